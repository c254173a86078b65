"""SudokuPad's zipped dialect."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.codec.js_json import JsonValue
from converters.codec.zipped import unzip, zip_text
from converters.errors import LinkError, WriteError
from converters.limits import MAX_DEPTH, MAX_VALUES

ZIPPED = (
    "{id:'akari1',metadata:{rules:'Don\\'t guess',t:'Akari'},cs:50,"
    "ce:[[{v:1},,{v:2}],[,,]],a:[{c:d23be7,hl:0.3,th:5,wp:[[0.5,0.5],[1,-1.25]]}],"
    "u:[{ct:[2,3],c2:#F,c1:#0,r:t,te:''},{w:1,h:1e-7,r:f}]}"
)
DOCUMENT: JsonValue = {
    "id": "akari1",
    "metadata": {"title": "Akari", "rules": "Don't guess"},
    "cellSize": 50,
    "cells": [[{"value": 1}, {}, {"value": 2}], [{}, {}, {}]],
    "arrows": [
        {
            "color": "#d23be7",
            "headLength": 0.3,
            "thickness": 5,
            "wayPoints": [[0.5, 0.5], [1, -1.25]],
        }
    ],
    "underlays": [
        {
            "center": [2, 3],
            "backgroundColor": "#FFFFFF",
            "borderColor": "#000000",
            "rounded": True,
            "text": "",
        },
        {"width": 1, "height": 1e-7, "rounded": False},
    ],
}
WORDS = st.text(st.characters(exclude_characters='"', exclude_categories=["Nd", "Cs"]), max_size=8)
KEYS = st.sampled_from(
    ["color", "cells", "title", "d", "value", "rules", "key with blanks", "it's"]
)
LOSSLESS = st.recursive(
    st.booleans() | st.integers(-999, 9999) | WORDS | st.just("#12ab34"),
    lambda inner: (
        st.lists(inner, min_size=1, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)
    ),
    max_leaves=10,
)


def error_of(text: str) -> LinkError:
    with pytest.raises(LinkError) as caught:
        unzip(text)
    return caught.value


def test_a_zipped_document_is_read_under_its_long_names() -> None:
    assert unzip(ZIPPED) == DOCUMENT


def test_a_document_is_written_as_sudokupad_writes_it() -> None:
    assert zip_text(DOCUMENT) == ZIPPED


@given(LOSSLESS)
@settings(max_examples=200)
def test_unzipping_undoes_zipping_where_nothing_can_be_lost(value: JsonValue) -> None:
    assert unzip(zip_text(value)) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[,,]", [{}, {}, {}]),
        ("[]", [{}]),
        ("[ , 1 , ]", [{}, 1, {}]),
        ("[1,]", [1, {}]),
        ("{}", {}),
        ("[123456,true,null]", [123456, True, None]),
        ("[abcdef,#abcdef]", ["#abcdef", "#abcdef"]),
        ("{c:123456}", {"color": "#123456"}),
        ("{c: 123456}", {"color": 123456}),
        ("{c:1234567}", {"color": 1234567}),
        ("{d:5,d2:'M 0 0'}", {"duration": 5, "d": "M 0 0"}),
        ('{"t":"say \'no\'"}', {"title": "say 'no'"}),
        ("{t:'say \"no\"'}", {"title": 'say "no"'}),
        ("{'t' : 'a\\\\','it\\'s':1}", {"title": "a\\", "it's": 1}),
        ("{t:'’\\u2019\\n'}", {"title": "’’\n"}),
        ("{t:'no [,,] :true, {a:1}'}", {"title": "no [,,] :true, {a:1}"}),
        ("{t:'\\ud83d'}", {"title": "\ud83d"}),
    ],
)
def test_each_oddity_of_the_dialect_is_read(text: str, value: JsonValue) -> None:
    assert unzip(text) == value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ([{}, {}], "[,]"),
        ([{}], "[]"),
        ([[], [{}]], "[[],[]]"),
        ({}, "{}"),
        ({"regions": [], "id": {}}, "{id:{}}"),
        ({"title": "a", "id": "b", "2": "c", "cells": None}, "{2:'c',id:'b',t:'a',ce:null}"),
        ({"key with blanks": True}, "{'key with blanks':t}"),
        ([True, "#000000", "1234", "-7", "007", "-0", "12345678901234567890"], None),
        ({"color": "#ABCDEF", "value": "#abc", "text": 'say "it\'s"'}, None),
    ],
)
def test_each_oddity_of_the_dialect_is_written(value: JsonValue, text: str | None) -> None:
    others = {
        7: "[true,'#000000',1234,-7,'007','-0','12345678901234567890']",
        3: "{c:ABCDEF,v:'#abc',te:'say \\'it\\'s\\''}",
    }
    assert zip_text(value) == (text or others[len(value) if isinstance(value, list) else 3])


@pytest.mark.parametrize(
    ("text", "where", "found"),
    [
        ("{t:maybe}", "document, character 4", "'maybe'"),
        ("{t:'open}", "document, character 4", '"\'"'),
        ("{t:é}", "document, character 4", "'é'"),
        ("{t:1]", "document, character 5", "']'"),
        ("{t:1,}", "document, character 5", "',}'"),
        ("[[1,2]", "document, character 7", "its end"),
        ("", "document, character 1", "its end"),
        ("[{v:1},{v:1.}]", "document, character 11", "'1.'"),
        ("{t:'a\nb'}", "document, character 4", "\"'a\\nb'}\""),
        ('{"a" 1}', "document, character 6", "'1}'"),
        ("[" * 100_000, "document", f"brackets more than {MAX_DEPTH} deep"),
    ],
    ids=range(11),
)
def test_what_is_not_zipped_is_named_with_its_place(text: str, where: str, found: str) -> None:
    error = error_of(text)
    assert error.where == where
    assert error.found == found


def test_a_text_of_millions_of_words_is_refused() -> None:
    assert "words and marks" in error_of("a:" * (MAX_VALUES + 1)).found


def test_two_keys_that_are_written_alike_are_refused() -> None:
    with pytest.raises(WriteError, match="keys 'color' and 'c': found both in one object"):
        zip_text({"color": "red", "c": 1})


def test_a_document_that_contains_itself_is_refused() -> None:
    value: list[JsonValue] = []
    value.append(value)
    with pytest.raises(WriteError, match="does it contain itself"):
        zip_text(value)


@given(st.text(st.sampled_from("{}[],:'\"\\t f1é.#-ace"), max_size=40) | st.text(max_size=20))
@settings(max_examples=400)
def test_any_text_gives_a_document_or_a_link_error(text: str) -> None:
    with suppress(LinkError):
        unzip(text)
