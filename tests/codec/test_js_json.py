"""JSON as a browser reads and writes it."""

import json
import math
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from converters.codec.js_json import (
    JsonError,
    JsonValue,
    as_int,
    as_list,
    as_number,
    as_object,
    as_str,
    dump,
    in_order,
    number_text,
    parse,
)
from converters.errors import LinkError, WriteError
from converters.limits import MAX_DEPTH, MAX_DIGITS, MAX_VALUES

FLOATS = st.floats(allow_nan=False, allow_infinity=False)
# Between these and 1e21 a float is written with zeros for the digits that do not matter.
EXACT = st.floats(-1e15, 1e15)
SCALARS = st.none() | st.booleans() | st.integers(-(10**20), 10**20) | EXACT | st.text()
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def error_of(text: str) -> LinkError:
    with pytest.raises(LinkError) as caught:
        parse(text, where="line 3")
    return caught.value


@given(VALUES)
@settings(max_examples=200)
def test_parsing_undoes_dumping(value: JsonValue) -> None:
    assert parse(dump(value)) == value


@given(VALUES)
@settings(max_examples=100)
def test_python_reads_what_is_dumped(value: JsonValue) -> None:
    assert json.loads(dump(value)) == value


def test_a_dump_is_compact_and_keeps_umlauts_and_emoji() -> None:
    assert dump({"title": "Glühbirne 💡", "cells": [[], {}, None, True, False]}) == (
        '{"title":"Glühbirne 💡","cells":[[],{},null,true,false]}'
    )


def test_control_characters_and_lone_surrogates_are_escaped() -> None:
    assert dump('a"\\\n\t\x01\x7f\ud83d\u2028') == '"a\\"\\\\\\n\\t\\u0001\x7f\\ud83d\u2028"'


def test_keys_like_list_indices_come_first_as_in_a_browser() -> None:
    value: JsonValue = {"b": 1, "10": 2, "9": 3, "01": 4, "4294967295": 5, "4294967294": 6, "٣": 7}
    assert list(in_order(value)) == ["9", "10", "4294967294", "b", "01", "4294967295", "٣"]
    assert dump(value) == '{"9":3,"10":2,"4294967294":6,"b":1,"01":4,"4294967295":5,"٣":7}'
    assert dump(value, reorder=False).startswith('{"b":1,"10":2,')


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (10.0, "10"),
        (-0.0, "0"),
        (0.5, "0.5"),
        (-1.25, "-1.25"),
        (1e20, "100000000000000000000"),
        (123456789012345680000.0, "123456789012345680000"),
        (1e21, "1e+21"),
        (1.5e300, "1.5e+300"),
        (0.000001, "0.000001"),
        (1.5e-6, "0.0000015"),
        (1e-7, "1e-7"),
        (1.25e-7, "1.25e-7"),
        (5e-324, "5e-324"),
        (1.7976931348623157e308, "1.7976931348623157e+308"),
        (123.456, "123.456"),
        (7, "7"),
        (10**22, "1" + "0" * 22),
    ],
)
def test_numbers_are_spelt_as_javascript_spells_them(number: float, text: str) -> None:
    assert number_text(number) == text


@given(FLOATS)
@settings(max_examples=300)
def test_a_number_reads_back_as_itself(number: float) -> None:
    assert float(number_text(number)) == number


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_a_number_that_is_none_cannot_be_written(number: float) -> None:
    with pytest.raises(WriteError, match="want a finite number"):
        dump([number])


def test_a_number_is_read_by_value() -> None:
    assert dump(parse("[1.0,1e2,-0,12345678901234567890]")) == "[1,100,0,12345678901234567890]"


def test_the_last_of_two_equal_keys_wins() -> None:
    assert parse('{"a":1,"b":2,"a":3}') == {"a": 3, "b": 2}


def test_lone_surrogates_survive() -> None:
    assert parse('["\\ud83d","\ud83d","\\ud83d\\udca1"]') == ["\ud83d", "\ud83d", "💡"]


@pytest.mark.parametrize(
    ("text", "where", "found"),
    [
        ("", "line 3, line 1, column 1", "its end"),
        ("[1,", "line 3, line 1, column 4", "its end"),
        ('{"a":1,\n "b":x}', "line 3, line 2, column 6", "'x}'"),
        ("[1] 2", "line 3, line 1, column 5", "'2'"),
        ("{'a':1}", "line 3, line 1, column 2", "\"'a':1}\""),
        ('["a\nb"]', "line 3, line 1, column 4", "'\\nb\"]'"),
        ("[NaN]", "line 3", "NaN"),
        ("[-Infinity]", "line 3", "-Infinity"),
    ],
)
def test_what_is_not_json_is_named_with_its_place(text: str, where: str, found: str) -> None:
    error = error_of(text)
    assert error.where == where
    assert error.found == found


def test_the_error_knows_the_place() -> None:
    with pytest.raises(JsonError) as caught:
        parse("[1,?]")
    assert caught.value.place == 3


@pytest.mark.parametrize(
    "number",
    [
        "9" * 5000,
        "9" * 309,
        "1e999",
        "1E+400",
        "-1e309",
        "9" * 300 + "e99",
        "0." + "1" * MAX_DIGITS,
    ],
    ids=["5000 digits", "past the floats", "e", "E+", "minus", "both", "fraction"],
)
def test_a_number_nobody_means_is_refused(number: str) -> None:
    error = error_of(f'{{"value":{number}}}')
    assert "a number of" in error.found
    assert str(MAX_DIGITS) in error.want


def test_a_long_number_that_floats_can_hold_is_read() -> None:
    assert parse("9" * 300) == int("9" * 300)
    assert parse("0." + "3" * 300) == 1 / 3
    assert parse("[1e-999,1e100]") == [0, 1e100]


def test_digits_inside_a_text_are_no_number() -> None:
    assert parse(f'["{"1" * 6561}","1e999"]') == ["1" * 6561, "1e999"]


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_nesting_is_read_to_the_limit_and_refused_beyond(opening: str) -> None:
    closing = "]" if opening == "[" else "}"
    parse(opening * (MAX_DEPTH - 1) + "[]" + closing * (MAX_DEPTH - 1))
    assert "deep" in error_of(opening * MAX_DEPTH + "[]" + closing * MAX_DEPTH).found


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '["]",' * 100_000, '["\\"]",' * 100_000, '["\\\\","]",' * 100_000],
    ids=["bare", "closed in texts", "after a quote", "after a backslash"],
)
def test_deep_nesting_never_reaches_the_recursion_limit(text: str) -> None:
    assert "deep" in error_of(text).found


def test_many_short_lists_and_brackets_in_texts_are_not_deep() -> None:
    text = json.dumps([[["[" * 300, {"a": "}{"}]]] * 500)
    assert parse(text) == json.loads(text)


def test_a_document_of_millions_of_values_is_refused() -> None:
    assert "values" in error_of("[" + "{}," * (MAX_VALUES + 1) + "{}]").found


def test_a_value_nested_too_deeply_cannot_be_written() -> None:
    value: list[JsonValue] = []
    value.append(value)
    with pytest.raises(WriteError, match="does it contain itself"):
        dump(value)


def test_narrowing_gives_the_value_itself() -> None:
    assert as_int(3, where="a") == as_int(3.0, where="a") == 3
    assert as_number(2.5, where="a") == 2.5
    assert as_str("x", where="a") == "x"
    assert as_list([1], where="a") == [1]
    assert as_object({"a": 1}, where="a") == {"a": 1}


@pytest.mark.parametrize(
    ("narrow", "value", "message"),
    [
        (as_int, True, "R1C1: found true, want a whole number"),
        (as_int, 2.5, "R1C1: found 2.5, want a whole number"),
        (as_int, "3", "R1C1: found '3', want a whole number"),
        (as_number, False, "R1C1: found false, want a number"),
        (as_str, None, "R1C1: found null, want a text"),
        (as_list, {}, "R1C1: found an object, want a list"),
        (as_object, [], "R1C1: found a list, want an object"),
    ],
)
def test_narrowing_names_what_stands_there(narrow, value: JsonValue, message: str) -> None:
    with pytest.raises(LinkError, match=message):
        narrow(value, where="R1C1")


@given(st.text(st.sampled_from('[]{}",:\\u0159.eE-+ ntrflas'), max_size=40) | st.text(max_size=20))
@example("[1]]")
@settings(max_examples=400)
def test_any_text_is_read_as_python_does_or_gives_a_link_error(text: str) -> None:
    with suppress(LinkError):
        assert parse(text) == json.loads(text)
