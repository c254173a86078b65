import json
from pathlib import Path

import pytest

from converters.codec.deflate import deflate
from converters.codec.penpa_text import abbreviate
from converters.errors import LinkError
from converters.formats.penpa.document import (
    ANSWER,
    CENTERS,
    QUESTION,
    TAGS,
    decode,
    encode,
    sniff,
)
from converters.formats.penpa.header import GRIDS
from converters.limits import MAX_INFLATED, MAX_LINK
from tests.formats.penpa.texts import again, empty, lines_of, packed

FIXTURES = Path(__file__).parents[3] / "fixtures" / "links" / "penpa"
LINK = (FIXTURES / "akari-with-bulbs.txt").read_text(encoding="utf-8").strip()
PAYLOAD = LINK.partition("p=")[2]

SHAPES = {
    "a fragment": LINK,
    "a query": LINK.replace("#", "?"),
    "another host": f"http://penpa-edit.com/#m=edit&p={PAYLOAD}",
    "only the fragment": f"m=edit&p={PAYLOAD}",
    "a fragment with its sign": f"#m=edit&p={PAYLOAD}",
    "only the payload": PAYLOAD,
    "the payload first": f"https://example.org/#p={PAYLOAD}&m=edit",
    "no mode": f"https://opt-pan.github.io/penpa-edit/?p={PAYLOAD}",
    "a short link's tail": f"{LINK.replace('#', '?')}#Replay",
    "no padding": LINK.rstrip("="),
    "escaped for a mail": LINK.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D", 2),
    "blanks for plus": f"m=edit&p={PAYLOAD.replace('+', ' ')}",
    "the URL-safe alphabet": f"m=edit&p={PAYLOAD.replace('+', '-').replace('/', '_')}",
    "an escaped ampersand": f"https://example.org/?m=edit&amp;p={PAYLOAD}",
    "a blank at each end": f" {LINK} ",
}


@pytest.mark.parametrize("shape", sorted(set(SHAPES) - {"escaped for a mail"}))
def test_every_shape_of_address_holds_the_same_text_and_comes_back_exactly(shape: str) -> None:
    document = decode(SHAPES[shape])
    assert lines_of(document) == lines_of(decode(LINK))
    assert encode(document) == SHAPES[shape]
    assert sniff(SHAPES[shape])


def test_a_link_escaped_for_a_mail_is_read_as_before() -> None:
    link = f"m=edit&p={PAYLOAD.replace('+', '%2B').replace('/', '%2F')}".rstrip("=")
    assert lines_of(decode(link)) == lines_of(decode(LINK))


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.txt")), ids=lambda path: path.stem)
def test_a_rebuilt_payload_holds_the_same_lines(path: Path) -> None:
    document = decode(path.read_text(encoding="utf-8").strip())
    if document.legacy:
        return
    line = document.line(CENTERS)
    rebuilt = again(document.with_line(CENTERS, "[]").with_line(CENTERS, line))
    assert rebuilt.packed == document.packed


def test_an_edit_changes_one_line_and_no_other_spelling() -> None:
    # An old writer's unabbreviated line and a program's blanks stay as they are.
    lines = lines_of(empty())
    text = "\n".join(line if place % 2 else abbreviate(line) for place, line in enumerate(lines))
    document = decode(f"m=edit&p={deflate(text)}")
    edited = again(document.with_json(ANSWER, {"symbol": {"16": [3, "sun_moon", 2]}}))
    assert edited.json(ANSWER) == {"symbol": {"16": [3, "sun_moon", 2]}}
    changed = [n for n, line in enumerate(document.packed) if edited.packed[n] != line]
    assert changed == [ANSWER]


def test_setting_a_line_to_what_it_says_is_no_edit() -> None:
    document = decode(LINK)
    assert document.with_line(QUESTION, document.line(QUESTION)) is document


def test_a_line_that_an_old_link_lacks_is_added_behind_empty_ones() -> None:
    document = decode((FIXTURES / "first-shape-of-2019.txt").read_text(encoding="utf-8").strip())
    edited = again(document.with_json(TAGS, ["akari"]))
    assert edited.packed[:6] == document.packed
    assert lines_of(edited)[6:] == [""] * 11 + ['["akari"]']


@pytest.mark.parametrize("grid", GRIDS)
def test_all_fourteen_grid_types_are_held(grid: str) -> None:
    lines = lines_of(empty())
    lines[0] = lines[0].replace("square", grid, 1)
    link = packed(*lines)
    assert decode(link).header().grid == grid
    assert encode(decode(link)) == link


def test_the_letter_z_survives_in_titles_texts_and_the_source() -> None:
    document = empty()
    title = document.header().with_meta(
        title='z zO zZ "zG" null', author="zz", source="z.org/zO", rules="zA"
    )
    header = again(document.with_line(0, title.text())).header()
    assert (header.title, header.author, header.source, header.rules) == (
        *('z zO zZ "zG" null', "zz", "z.org/zO", "zA"),
    )


def test_an_unescaped_z_of_an_old_writer_stays() -> None:
    lines = [*lines_of(empty())]
    lines[0] = lines[0].replace("Title: ", "Title: Puzzle")
    link = f"m=edit&p={deflate(chr(10).join(lines))}"
    assert decode(link).header().title == "Puzzle"


def test_the_other_parameters_stay_as_they_are() -> None:
    link = f"https://example.org/#m=solve&p={PAYLOAD}&q=abc&r=penpaerror&a=x%2B"
    document = decode(link)
    assert document.parameter("q") == "abc"
    assert document.parameter("a") == "x%2B"
    assert encode(document.with_json(TAGS, [])).endswith("&q=abc&r=penpaerror&a=x%2B")


def test_a_parameter_is_added_replaced_and_taken_away() -> None:
    document = decode(f"m=edit&p={PAYLOAD}&l=x")
    assert encode(document.with_parameter("l", "solvedup")) == f"m=edit&p={PAYLOAD}&l=solvedup"
    assert encode(document.with_parameter("l", "")) == f"m=edit&p={PAYLOAD}"


def test_of_two_payloads_the_later_wins_as_in_the_editor() -> None:
    assert lines_of(decode(f"m=edit&p=AAAA&p={PAYLOAD}")) == lines_of(decode(LINK))


def test_another_sites_address_inside_is_explained() -> None:
    link = "https://swaroopg92.github.io/penpa-edit/?m=edit&p=https://puzz.link/p?akari/2/2/a"
    assert sniff(link)
    with pytest.raises(LinkError, match="give that address itself") as raised:
        decode(link)
    assert raised.value.where == "p"


def test_a_text_of_the_first_version_is_held() -> None:
    link = (FIXTURES / "first-version.txt").read_text(encoding="utf-8").strip()
    assert decode(link).legacy
    assert encode(decode(link)) == link


BAD = {
    "another grid": ["hexagon,3,3,38,0,1,1,152,152,24,24", "[]", "{}", "{}", "{}", "[]"],
    "too few fields": ["square,3,3", "[]", "{}", "{}", "{}", "[]"],
    "no number": ["square,x,3,38,0,1,1,152,152,24,24", "[]", "{}", "{}", "{}", "[]"],
    "no size": ["square,0,3,38,0,1,1,152,152,24,24", "[]", "{}", "{}", "{}", "[]"],
    "too large": ["square,3,1000000000,38,0,1,1,152,152,24,24", "[]", "{}", "{}", "{}", "[]"],
    "too few lines": ["square,3,3,38,0,1,1,152,152,24,24", "[]", "{}"],
    "nothing": [""],
}


@pytest.mark.parametrize("what", sorted(BAD))
def test_a_text_of_another_structure_is_refused_with_its_line(what: str) -> None:
    with pytest.raises(LinkError) as raised:
        decode(packed(*BAD[what]))
    assert raised.value.where.startswith("line ")
    assert raised.value.hint


@pytest.mark.parametrize("link", ["", "m=edit&p=", "m=edit&p=A", "m=edit&p=%%%", LINK[:-40]])
def test_a_payload_that_is_cut_or_no_base64_is_refused(link: str) -> None:
    with pytest.raises(LinkError):
        decode(link)


def test_a_line_that_is_no_json_is_named_when_it_is_asked_for() -> None:
    lines = lines_of(empty())
    lines[QUESTION] = '{"surface":'
    with pytest.raises(LinkError, match="line 3"):
        decode(packed(*lines)).json(QUESTION)


@pytest.mark.parametrize(
    "text",
    [
        "https://puzz.link/p?akari/4/4/g0h1i",
        "https://example.org/?p=123",
        "4x4:aB2",
        "https://sudokupad.app/scl" + "N4Ig" * 30,
        "..1.\n#...",
        json.dumps({"cells": []}),
        "ä" * 60,
        "",
    ],
)
def test_other_inputs_are_not_taken_for_penpa(text: str) -> None:
    assert not sniff(text)


def test_more_than_the_limits_allow_is_refused() -> None:
    with pytest.raises(LinkError, match="characters"):
        decode("m=edit&p=" + "A" * (MAX_LINK + 1))
    lines = lines_of(empty())
    bomb = "\n".join([*lines[:3], "z8" * (MAX_INFLATED // 8), *lines[4:]])
    with pytest.raises(LinkError, match="un-abbreviated"):
        decode(f"m=edit&p={deflate(bomb)}")


def test_a_long_word_that_does_not_inflate_is_no_payload() -> None:
    assert not sniff("A" * 61)
