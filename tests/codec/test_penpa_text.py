"""Penpa+'s abbreviations and header escapes."""

import tracemalloc

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from converters.codec.penpa_text import (
    ABBREVIATIONS,
    abbreviate,
    escape_rules,
    escape_title,
    expand,
    unescape_rules,
    unescape_title,
)
from converters.errors import LinkError

RICH_IN_Z = st.text(st.sampled_from('zzzZOQ_0129"lnu'), max_size=40)
PIECES = st.sampled_from([piece for pair in ABBREVIATIONS for piece in pair] + ["z", "a", '"'])
TEXTS = RICH_IN_Z | st.lists(PIECES, max_size=12).map("".join)


def undone_one_by_one(packed: str) -> str:
    for long, code in reversed(ABBREVIATIONS):
        packed = packed.replace(code, long)
    return packed


def test_there_are_31_abbreviations_and_z_comes_first() -> None:
    assert len(dict(ABBREVIATIONS)) == len({code for _, code in ABBREVIATIONS}) == 31
    assert ABBREVIATIONS[0] == ("z", "zZ")


def test_no_code_can_overlap_another() -> None:
    assert all(code[0] == "z" and code[1:] != "z" and len(code) == 2 for _, code in ABBREVIATIONS)
    assert not any("z" in long for long, _ in ABBREVIATIONS[1:])


def test_a_layer_is_abbreviated_as_the_editor_does() -> None:
    assert abbreviate('{"line":{},"lineE":null,"title":"Pizza"}') == (
        '{zL:{},zE:zO,"title":"PizZzZa"}'
    )


def test_a_line_of_a_layer_is_expanded() -> None:
    assert expand("{zS:{},zN:{},zO:z1}") == '{"surface":{},"number":{},null:"numberS"}'


def test_an_older_text_keeps_a_z_that_begins_no_code() -> None:
    assert expand("Title: Pizza") == "Title: Pizza"


@given(TEXTS)
@example("zzZ")
@example("zZO")
@example("zzzZZO")
@settings(max_examples=400)
def test_expanding_is_undoing_one_code_after_another(packed: str) -> None:
    assert expand(packed) == undone_one_by_one(packed)


@given(TEXTS)
@settings(max_examples=400)
def test_expanding_undoes_abbreviating(text: str) -> None:
    assert expand(abbreviate(text)) == text


@given(TEXTS)
@settings(max_examples=100)
def test_the_limit_is_exact(packed: str) -> None:
    size = len(expand(packed))
    assert len(expand(packed, limit=size)) == size
    with pytest.raises(LinkError, match=f"found {size} characters"):
        expand(packed, limit=size - 1)


def test_a_text_that_would_grow_past_the_limit_is_refused_before_it_grows() -> None:
    packed = "z8" * 2**20
    tracemalloc.start()
    try:
        with pytest.raises(LinkError) as caught:
            expand(packed, where="line 4", limit=8 * 2**20)
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()
    assert caught.value.where == "line 4"
    assert caught.value.found == f"{16 * 2**20} characters once un-abbreviated"


def test_a_title_only_escapes_its_commas() -> None:
    assert escape_title("Akari, bitte & danke = 2") == "Akari%2C bitte & danke = 2"
    assert unescape_title("Akari%2C bitte & danke = 2%2D") == "Akari, bitte & danke = 2%2D"


def test_a_title_stays_on_its_line() -> None:
    assert escape_title("two\nlines") == "two lines"


def test_rules_escape_line_breaks_commas_and_two_signs() -> None:
    assert escape_rules("a, b\n1 & 2 = 3") == "a%2C b%2D1 %2E 2 %2F 3"


def test_rules_come_back_as_html() -> None:
    assert unescape_rules("1 &lt; 2<br>3 &amp;amp; 4<BR/><b>5</b>") == "1 < 2\n3 &amp; 4\n<b>5</b>"
    assert unescape_rules("a %2Eamp; b%2D%2C%2F") == "a & b\n,="


def test_each_code_is_decoded_once() -> None:
    assert unescape_rules("%%2D2C") == "%\n2C"


@given(st.text(st.characters(exclude_characters="%&<", exclude_categories=["Cs"])))
@settings(max_examples=100)
def test_unescaping_undoes_escaping(text: str) -> None:
    assert unescape_rules(escape_rules(text)) == text
    assert unescape_title(escape_title(text)) == text.replace("\n", " ")
