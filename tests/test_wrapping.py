"""What people copy along with a link does no harm, and is never taken for a part of the puzzle."""

from urllib.parse import quote

import pytest

from converters import decode
from converters.errors import FetchError, LinkError
from converters.wrapping import rereadings

AKARI = "https://puzz.link/p?akari/6/6/nekcakbl"


def _plain_sudoku() -> str:
    return "https://sudokupad.app/scl" + quote('{"id":"a","cells":[[{"value":3},{}],[{},{}]]}')


@pytest.mark.parametrize(
    "text",
    [
        "<URL:{}>",
        "{}.",
        "{},",
        "{};",
        "{}!",
        "{}?",
        "{})",
        "({}).",
        "**{}**",
        "||{}||",
        '"{}",',
        "- {}",
        "1. {}",
        "Look: {}",
        "Hello!\n\n{}\n\nHave fun",
        "> {}",
        "> > {}",
        "```\n{}\n```",
        "[a puzzle]({}).",
        '[a puzzle]({} "hard")',
        "Try [a puzzle]({}) today",
        '<a href="{}">Play</a>',
        "<p><a class=x href='{}'>Play here</a></p>",
        "[url={}]Play[/url]",
        "[url]{}[/url]",
        '{{"url": "{}"}}',
        '=HYPERLINK("{}";"x")',
        "P1\t{}\tAkari",
        "P1,{},Akari",
        "\u200b{}\u200b",
        "\ufeff{}",
    ],
)
@pytest.mark.parametrize("link", [AKARI, _plain_sudoku()])
def test_the_link_in_a_text_is_the_puzzle(text: str, link: str) -> None:
    document = decode(text.format(link))
    assert document.drawing().same_picture(decode(link).drawing())
    assert document.losses() == ()


@pytest.mark.parametrize(
    "text",
    [
        quote(AKARI, safe=""),
        f"https://www.google.com/url?q={quote(AKARI, safe='')}&sa=D",
        f"https://l.example.com/l.php?u={quote(AKARI, safe='')}",
    ],
)
def test_a_page_that_leads_on_is_passed_over(text: str) -> None:
    assert decode(text).link() == AKARI


@pytest.mark.parametrize("mark", ["", "  ", "> ", "> > "])
def test_the_lines_of_a_mail_are_put_together(mark: str) -> None:
    link = "https://puzz.link/p?akari/20/20/" + "zzzzzzzzzzzzzzzzzzzzg" * 3
    lines = [link[at : at + 70] for at in range(0, len(link), 70)]
    assert rereadings("\n".join(mark + line for line in lines))[0] == link


def test_a_short_line_is_followed_by_no_more_of_the_link() -> None:
    assert decode(f"See\n{AKARI}\nbye").link() == AKARI


def test_quoted_printable_mails_are_read() -> None:
    link = "https://example.org/penpa-edit/#m=solve&p=abc"
    assert rereadings("Hi=\n https://example.org/penpa-edit/#m=3Dsolve=\n&p=3Dabc")[0] == link


def test_a_link_twice_in_a_text_is_one() -> None:
    assert decode(f'<a href="{AKARI}">{AKARI}</a>').link() == AKARI


def test_of_two_links_in_a_text_none_is_chosen() -> None:
    with pytest.raises(LinkError, match="2 links"):
        decode(f"Either {AKARI} or https://puzz.link/p?akari/2/2/i.")


def test_a_short_link_in_a_sentence_is_asked_for() -> None:
    with pytest.raises(FetchError):
        decode("Here it is: https://tinyurl.com/abcdef.")


def test_what_no_reading_helps_is_refused_as_it_stands() -> None:
    with pytest.raises(LinkError, match="nothing is here"):
        decode("nothing is here: https://example.org/page")


def test_a_full_stop_that_is_a_clue_stays() -> None:
    # The last of four cells is a black cell without a number.
    assert decode("https://puzz.link/p?akari/2/2/i.").link().endswith("i.")
    assert decode("https://puzz.link/p?akari/2/2/h..").losses() == ()


def test_what_stands_behind_an_address_comes_back_with_it() -> None:
    assert decode(f"{AKARI}&fbclid=abc").link() == f"{AKARI}&fbclid=abc"
