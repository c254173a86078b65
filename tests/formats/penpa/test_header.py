import pytest

from converters.errors import LinkError
from converters.formats.penpa.header import BORDER, RULES, SOURCE, THETA, parse_header

SHORT = "square,9,8,38,0,1,1,380,342,84,84"
LONG = f"{SHORT},0,0,0,0,Title: One%2C two,Author: A%2C B,https://example.org/,R,ON,true,xyz"


def test_fields_come_back_as_they_were_spelled() -> None:
    assert parse_header(LONG).text() == LONG
    assert parse_header(SHORT).text() == SHORT


def test_title_and_author_escape_only_their_commas() -> None:
    header = parse_header(LONG)
    assert (header.title, header.author, header.is_or) == ("One, two", "A, B", True)


def test_old_links_have_no_title_and_no_rules() -> None:
    header = parse_header(SHORT)
    assert (header.title, header.rules, header.is_or) == ("", "", False)


def test_rules_have_escapes_of_their_own_and_were_html_once() -> None:
    rules = "a%2Db%2C c %2E d%2Fe<br>%2Eamp; &lt;b>"
    header = parse_header(LONG.replace(",R,", f",{rules},"))
    assert header.rules == "a\nb, c & d=e\n& <b>"


def test_a_comma_in_the_source_is_found_out() -> None:
    header = parse_header(LONG.replace("https://example.org/", "https://example.org/a,b,c"))
    assert header.source == "https://example.org/a,b,c"
    assert (header.rules, header.field(BORDER)) == ("R", "ON")
    assert header.repairs
    assert "a%2Cb%2Cc,R,ON" in header.text()


def test_a_border_field_glued_to_the_rules_is_found_out() -> None:
    header = parse_header(f"{LONG.partition(',R,')[0]},Be nice.ON,false")
    assert (header.rules, header.field(BORDER), header.is_or) == ("Be nice.", "ON", False)
    assert header.repairs


def test_a_field_that_an_old_link_lacks_can_be_set() -> None:
    header = parse_header(SHORT).with_field(RULES, "Loop.")
    assert header.text() == f"{SHORT},0,0,0,0,Title: ,Author: ,,Loop."


def test_a_canvas_of_seventeen_digits_is_not_reformatted() -> None:
    line = SHORT.replace(",380,", ",380.00000000000006,")
    assert parse_header(line).with_field(THETA, "0").text() == line


def test_a_comma_in_a_new_source_is_escaped() -> None:
    header = parse_header(SHORT).with_meta(title="a,b", author="", source="x,y", rules="1\n2")
    assert header.field(SOURCE) == "x%2Cy"
    assert parse_header(header.text()).source == "x,y"


def test_a_damaged_label_is_noticed() -> None:
    header = parse_header(LONG.replace("Author:", "AutYor:"))
    assert "AutYor" in header.oddities()[0]
    assert parse_header(LONG).oddities() == ()


@pytest.mark.parametrize("size", ["", "x", "-1", "0", "301", "9" * 5000, "1e9", "0x10", "٣"])
def test_sizes_that_make_no_board_are_refused(size: str) -> None:
    with pytest.raises(LinkError, match="field 1"):
        parse_header(SHORT.replace(",9,", f",{size},"))


def test_an_unknown_grid_type_is_refused() -> None:
    with pytest.raises(LinkError, match="grid type"):
        parse_header(SHORT.replace("square", "cube"))
