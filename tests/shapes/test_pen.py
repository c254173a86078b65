from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from converters.shapes.pen import (
    Piece,
    box,
    element,
    ellipse,
    escaped,
    number,
    polygon,
    written,
)


def test_numbers_are_short_and_never_minus_zero() -> None:
    assert [number(value) for value in (0.0, -0.0, -0.004, 1.5, 12.3456, 1e9)] == [
        "0",
        "0",
        "0",
        "1.5",
        "12.35",
        "1000000000",
    ]


def test_control_characters_and_half_emoji_are_replaced() -> None:
    assert escaped("a\x00b\ud83dc\uffffd") == "a�b�c�d"


@given(st.text(st.characters(codec=None, exclude_categories=()), max_size=20))
def test_any_text_may_stand_in_an_element_and_in_an_attribute(text: str) -> None:
    read = ElementTree.fromstring(element("text", (("x", escaped(text)),), escaped(text) or " "))
    assert read.tag == "text"


def test_neighbours_of_one_look_share_an_element() -> None:
    red, blue = (("stroke", "red"),), (("stroke", "blue"),)
    pieces = [
        Piece("outline", red, "M0 0"),
        Piece("outline", red, "M1 1"),
        Piece("outline", blue, ""),
    ]
    assert list(written(pieces)) == [
        '<path stroke="red" d="M0 0M1 1"/>',
        '<path stroke="blue" d=""/>',
    ]


def test_outlines_are_in_units_of_64_a_cell() -> None:
    assert polygon([(0, 0), (1, 0), (1, 1)]) == "M0 0L64 0L64 64z"
    assert box(0.5, 0.5, 1, 2) == "M32 32h64v128h-64z"
    assert ellipse(1, 1, 0.5) == "M96 64a32 32 0 1 1 -64 0a32 32 0 1 1 64 0z"
