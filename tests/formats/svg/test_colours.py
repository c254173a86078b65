import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from converters.formats.svg.colours import css


@pytest.mark.parametrize(
    ("given_as", "written_as"),
    [
        ("#ABC", "#abc"),
        ("#a1b2c3", "#a1b2c3"),
        ("#ff000080", "rgba(255,0,0,0.502)"),
        ("#f008", "rgba(255,0,0,0.533)"),
        ("rgb(1, 2, 3)", "rgb(1,2,3)"),
        ("rgb(100% 0% 50%)", "rgb(255,0,128)"),
        ("rgba(255, 103, 0, .6)", "rgba(255,103,0,0.6)"),
        ("rgb(1 2 3 / 50%)", "rgba(1,2,3,0.5)"),
        ("rgb(999,0,0)", "rgb(255,0,0)"),
        ("RebeccaPurple", "rebeccapurple"),
        (" transparent ", "none"),
        ("none", "none"),
    ],
)
def test_css_colours_are_written_in_one_plain_way(given_as: str, written_as: str) -> None:
    assert css(given_as) == written_as


@pytest.mark.parametrize(
    "text",
    [
        "",
        "#ab",
        "#abcde",
        "url(#x)",
        "url(https://example.org)",
        'red"/><script>',
        "rgb(1,2)",
        "rgb(1,2,3,4,5)",
        "hsl(1,2%,3%)",
        "var(--x)",
        "reddish",
        "#١٢٣",
        "a" * 10**6,
    ],
)
def test_what_is_no_colour_is_refused(text: str) -> None:
    assert css(text) is None


@given(st.text("#0123456789abcdefrgbu(),. %/<>\"'&;", max_size=30))
def test_nothing_but_a_colour_gets_through(text: str) -> None:
    assert re.fullmatch(r"#[0-9a-f]{3,6}|rgba?\([0-9.,]+\)|[a-z]*", css(text) or "")
