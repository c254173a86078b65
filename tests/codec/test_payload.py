"""SudokuPad payloads behind their prefix: repairs, and what was never compressed."""

import json
import random
from contextlib import suppress
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.codec import payload as module
from converters.codec.lz import StreamError, compress_base64
from converters.codec.payload import Content, pack, unpack
from converters.errors import LinkError


def document(seed: int) -> str:
    """Give a document whose rules are letters drawn at random, half of them wide ones."""
    draw = random.Random(seed)
    letters = "akri lightup0123456789日本語灯明かり"
    rules = "".join(draw.choice(letters) + draw.choice("ﾟﾞﾝﾜ") for _ in range(400))
    return json.dumps(
        {"id": f"penpad{seed}", "rules": rules}, separators=(",", ":"), ensure_ascii=False
    )


# Few payloads have double slashes; these were looked for.
TEXT, PACKED = document(30), pack(document(30))
TWICE = document(1416)


def test_a_payload_as_written_needs_no_repair() -> None:
    assert unpack(PACKED) == Content(TEXT, packed=True, repairs=())
    assert pack(TEXT) == compress_base64(TEXT)


def test_plain_json_behind_the_prefix_is_kept() -> None:
    assert unpack(TEXT) == Content(TEXT, packed=False, repairs=())
    assert unpack(quote(TEXT)) == Content(TEXT, packed=False, repairs=("percent-escapes decoded",))


def test_a_text_that_would_shrink_to_nothing_was_not_compressed() -> None:
    assert unpack("Q" * 40) == Content("Q" * 40, packed=False, repairs=())


def test_a_tiny_document_is_read_although_its_payload_is_longer() -> None:
    assert unpack(pack("{}")).text == "{}"
    assert unpack(pack('{"a":1}')).packed


@pytest.mark.parametrize(
    ("mangled", "repairs"),
    [
        (quote(PACKED, safe=""), ("percent-escapes decoded",)),
        (PACKED.replace("+", " "), ("blanks read as +",)),
        (f"{PACKED[:50]}\r\n{PACKED[50:]}\n", ("line breaks removed",)),
        (PACKED + "/", ("slashes behind the end dropped",)),
        (PACKED.replace("//", "/"), ("1 collapsed slashes doubled",)),
    ],
    ids=["escaped", "blanks", "wrapped", "slash behind", "collapsed"],
)
def test_what_happens_to_a_payload_on_its_way_is_repaired(
    mangled: str, repairs: tuple[str, ...]
) -> None:
    assert "+" in PACKED
    assert unpack(mangled) == Content(TEXT, packed=True, repairs=repairs)


def test_two_collapsed_slashes_are_found_one_after_another() -> None:
    assert pack(TWICE).count("//") == 2
    assert unpack(pack(TWICE).replace("//", "/")) == Content(
        TWICE, packed=True, repairs=("2 collapsed slashes doubled",)
    )


@pytest.mark.parametrize("broken", ["%zz", "%E9"])
def test_escapes_a_browser_cannot_decode_are_left_alone(broken: str) -> None:
    text = f'{{"rules":"50{broken}"}}'
    assert unpack(text) == Content(text, packed=False, repairs=())


def test_a_payload_cut_short_keeps_its_own_error() -> None:
    with pytest.raises(StreamError, match=r"puzzle, character \d+: found no end"):
        unpack(PACKED[:100], where="puzzle")


def test_foreign_characters_are_named() -> None:
    with pytest.raises(LinkError, match="found 'é'"):
        unpack("Né")


def test_the_search_for_slashes_ends_with_its_allowance(monkeypatch: pytest.MonkeyPatch) -> None:
    collapsed = PACKED.replace("//", "/")
    monkeypatch.setattr(module, "_MAX_TRIED", len(collapsed))
    with pytest.raises(StreamError):
        unpack(collapsed)


def test_a_payload_of_nothing_but_hopeless_slashes_is_refused() -> None:
    hopeless = "".join(f"{PACKED[i : i + 3]}/" for i in range(0, 300, 3)) * 40
    with pytest.raises(LinkError):
        unpack(hopeless)


@given(st.integers(0, len(PACKED) - 1), st.sampled_from("A/+ %=\n"))
@settings(max_examples=100)
def test_a_changed_payload_gives_a_content_or_a_link_error(place: int, character: str) -> None:
    try:
        content = unpack(PACKED[:place] + character + PACKED[place + 1 :])
    except LinkError:
        return
    assert content.text


@given(st.text(max_size=30))
@settings(max_examples=200)
def test_any_text_gives_a_content_or_a_link_error(text: str) -> None:
    with suppress(LinkError):
        unpack(text)
