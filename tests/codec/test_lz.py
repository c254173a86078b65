"""lz-string, against vectors made by npm's package and against PyPI's where that is right."""

import json
import tracemalloc
from contextlib import suppress
from pathlib import Path

import lzstring
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from converters.codec.lz import (
    StreamError,
    compress_base64,
    compress_uri,
    decompress_base64,
    decompress_uri,
)
from converters.errors import LinkError

# Made with npm lz-string 1.5.0: compressToBase64 and compressToEncodedURIComponent.
VECTORS = json.loads((Path(__file__).parent / "lz_vectors.json").read_text("ascii"))
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
CELLS = json.dumps({"cells": [[{}, {"value": row}, {"given": True}] for row in range(60)]})
PACKED = compress_base64(CELLS)
ANY_TEXT = st.text(st.characters())
BMP = st.text(st.characters(max_codepoint=0xD7FF))
REPEATING = st.lists(st.sampled_from(["ab", "{}", ",", "[0,1]", "ü", "日", "a" * 9]), max_size=60)


def stream(*codes: tuple[int, int]) -> str:
    """Give the base64 of numbers, each with its width in bits."""
    bits = "".join(f"{number:0{width}b}"[::-1] for number, width in codes)
    bits += "0" * (-len(bits) % 6)
    return "".join(ALPHABET[int(bits[i : i + 6], 2)] for i in range(0, len(bits), 6))


def bomb(codes: int, unit: str) -> str:
    """Give a stream in which each code is the entry it makes, so each is one unit longer."""
    literal = [(1, 2), (ord(unit), 16)]
    return stream(*literal, *((size, size.bit_length()) for size in range(4, 4 + codes)))


def joined(text: str) -> str:
    """Give the text with its surrogate pairs joined."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


@pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))
def test_each_vector_of_npm_is_met_to_the_byte(vector: dict[str, str]) -> None:
    text = joined(vector["text"])
    assert compress_base64(text) == vector["base64"]
    assert compress_uri(text) == vector["uri"]
    assert decompress_base64(vector["base64"]) == text
    assert decompress_uri(vector["uri"]) == text


def test_an_emoji_is_written_as_its_two_halves_and_comes_back_as_one() -> None:
    assert compress_base64("💡") == compress_base64("\ud83d\udca1")
    assert decompress_base64(compress_base64("\ud83d\udca1")) == "💡"


@given(ANY_TEXT)
@example("\udca1\ud83d")
@settings(max_examples=200)
def test_decompressing_undoes_compressing(text: str) -> None:
    assert decompress_base64(compress_base64(text)) == joined(text)
    assert decompress_uri(compress_uri(text)) == joined(text)


@given(BMP | REPEATING.map("".join))
@settings(max_examples=100)
def test_pypi_lzstring_agrees_where_it_is_right(text: str) -> None:
    other = lzstring.LZString()
    assert compress_base64(text) == other.compressToBase64(text)
    assert compress_uri(text) == other.compressToEncodedURIComponent(text)


@given(st.integers(1, 600), st.integers(1, 300))
@settings(max_examples=30)
def test_long_texts_with_many_units_come_back(length: int, step: int) -> None:
    text = "".join(chr(0x3000 + i * step % 5000) + "ab" for i in range(length))
    assert decompress_base64(compress_base64(text)) == text


def test_padding_may_be_missing_or_too_long() -> None:
    assert PACKED.endswith("=")
    assert decompress_base64(PACKED.rstrip("=")) == CELLS
    assert decompress_base64(PACKED + "===") == CELLS


def test_what_stands_behind_the_end_is_ignored() -> None:
    assert decompress_base64(PACKED.rstrip("=") + "////") == CELLS


def test_zero_bits_cut_off_at_the_end_are_not_missed() -> None:
    packed = compress_base64("a").rstrip("=")
    assert packed.endswith("A")
    assert decompress_base64(packed.rstrip("A")) == "a"


def test_an_address_may_turn_plus_into_a_blank_and_end_in_dollars() -> None:
    text = next(v["text"] for v in VECTORS if "+" in v["uri"] and "-" in v["uri"])
    packed = compress_uri(text)
    assert decompress_uri(packed.replace("+", " ") + "$$") == text


@pytest.mark.parametrize("cut", [1, 10, len(PACKED) // 2, len(PACKED) - 10])
def test_a_payload_cut_short_says_so(cut: int) -> None:
    with pytest.raises(StreamError) as caught:
        decompress_base64(PACKED[:cut])
    assert caught.value.place <= cut


@pytest.mark.parametrize(
    ("packed", "place", "found"),
    [
        ("", "payload, character 0", "nothing"),
        ("==", "payload, character 0", "nothing"),
        (stream((3, 2), (0, 16)), "payload, character 1", "reference 3 of 0"),
        (stream((0, 2), (97, 8), (5, 3), (0, 9)), "payload, character 3", "reference 5 of 4"),
        ("NoAA", "payload, character 4", "no end"),
        ("NoIg*Q==", "payload, character 5", "'*'"),
        ("NoIgé", "payload, character 5", "'é'"),
        ("No g", "payload, character 3", "' '"),
        ("No=g", "payload, character 3", "'='"),
        ("\ud800", "payload, character 1", r"'\ud800'"),
    ],
)
def test_what_is_no_stream_is_named_with_its_place(packed: str, place: str, found: str) -> None:
    with pytest.raises(LinkError) as caught:
        decompress_base64(packed)
    assert caught.value.where == place
    assert caught.value.found == found


def test_a_foreign_character_in_an_address_is_named() -> None:
    with pytest.raises(LinkError, match="address, character 2: found '/'"):
        decompress_uri("N/A", where="address")


def test_a_text_of_just_the_limit_is_read() -> None:
    assert decompress_base64(PACKED, limit=len(CELLS)) == CELLS
    with pytest.raises(LinkError, match=f"more than {len(CELLS) - 1} characters"):
        decompress_base64(PACKED, limit=len(CELLS) - 1)


@pytest.mark.parametrize("unit", ["a", "日", "\ud800"], ids=["latin", "cjk", "surrogate"])
def test_a_payload_aiming_at_a_gigabyte_is_refused_before_it_is_there(unit: str) -> None:
    payload = bomb(45_000, unit)
    assert len(payload) < 120_000
    tracemalloc.start()
    try:
        with pytest.raises(LinkError, match="more than 16777216 characters"):
            decompress_base64(payload)
        assert tracemalloc.get_traced_memory()[1] < 48 * 2**20
    finally:
        tracemalloc.stop()


def test_a_long_text_of_short_entries_is_counted_as_it_grows() -> None:
    text = "".join(chr(0x4E00 + i % 50) + chr(0x4E00 + i // 50 % 50) for i in range(5000))
    assert decompress_base64(compress_base64(text), limit=20_000) == text


@given(st.text(st.sampled_from(ALPHABET), max_size=80))
@settings(max_examples=300)
def test_any_base64_gives_a_text_or_a_link_error(packed: str) -> None:
    with suppress(LinkError):
        decompress_base64(packed)


@given(st.integers(0, len(PACKED) - 1), st.sampled_from("Az9+/= é"))
@settings(max_examples=200)
def test_a_changed_payload_gives_a_text_or_a_link_error(place: int, character: str) -> None:
    with suppress(LinkError):
        decompress_base64(PACKED[:place] + character + PACKED[place + 1 :])
