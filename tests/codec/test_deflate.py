"""Base64 and deflate, as Penpa+ packs texts and as mail and chat mangle them."""

import base64
import tracemalloc
import zlib
from contextlib import suppress
from urllib.parse import quote

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from converters.codec.deflate import deflate, inflate
from converters.errors import LinkError, WriteError

TEXT = "".join(f"{row},{row * row * row}ü\n" for row in range(40))
PAYLOAD = deflate(TEXT)
VALID = st.text(st.characters(exclude_categories=["Cs"]))


def raw(text: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(text) + packer.flush()


def base64_of(packed: bytes) -> str:
    return base64.b64encode(packed).decode()


def error_of(payload: str) -> LinkError:
    with pytest.raises(LinkError) as caught:
        inflate(payload)
    return caught.value


@given(VALID)
@settings(max_examples=100)
def test_inflating_undoes_deflating(text: str) -> None:
    assert inflate(deflate(text)) == text


def test_a_payload_is_raw_deflate_in_padded_base64() -> None:
    assert zlib.decompress(base64.b64decode(PAYLOAD, validate=True), -15).decode() == TEXT
    assert len(PAYLOAD) % 4 == 0


@pytest.mark.parametrize(
    "mangled",
    [
        PAYLOAD.rstrip("="),
        quote(PAYLOAD, safe=""),
        quote(quote(PAYLOAD, safe=""), safe=""),
        PAYLOAD.replace("+", " "),
        PAYLOAD.replace("+", "-").replace("/", "_"),
        f"\n  {PAYLOAD[:20]}\r\n  {PAYLOAD[20:]}\t\n",
        PAYLOAD[:20] + "%0D%0A" + PAYLOAD[20:],
        f"%{ord(PAYLOAD[0]):x}{PAYLOAD[1:]}",
    ],
    ids=["bare", "escaped", "twice", "blanks", "url-safe", "wrapped", "breaks", "letter"],
)
def test_what_mail_and_chat_do_to_a_payload_is_repaired(mangled: str) -> None:
    assert {"+", "/"} <= set(PAYLOAD)
    assert inflate(mangled) == TEXT


def test_a_zlib_header_is_read() -> None:
    assert inflate(base64_of(zlib.compress(TEXT.encode()))) == TEXT


def test_a_stored_block_is_not_mistaken_for_a_zlib_header() -> None:
    packer = zlib.compressobj(0, zlib.DEFLATED, -15)
    assert inflate(base64_of(packer.compress(b"akari") + packer.flush())) == "akari"


def test_bytes_behind_the_end_are_ignored() -> None:
    assert inflate(base64_of(raw(b"akari") + b"behind")) == "akari"


@pytest.mark.parametrize(
    ("payload", "place", "found"),
    [
        ("ab*d", "payload, character 3", "'*'"),
        ("abcdé", "payload, character 5", "'é'"),
        ("\ud800abc", "payload, character 1", r"'\ud800'"),
        ("ab%2", "payload, character 3", "'%'"),
        ("ab%41%7Ecd", "payload, character 6", "'%7E'"),
        ("ab==cd", "payload, character 3", "'='"),
        ("abcde", "payload", "5 base64 characters"),
        ("", "payload", "0 base64 characters"),
        (" =", "payload", "0 base64 characters"),
        ("/////w==", "payload", "bytes that do not inflate"),
        (base64_of(raw(b"akari")[:-3]), "payload", "a stream without its end"),
        (base64_of(raw(b"akari \xff")), "payload, inflated byte 7", "byte 0xff"),
    ],
)
def test_what_is_no_payload_is_named_with_its_place(payload: str, place: str, found: str) -> None:
    error = error_of(payload)
    assert error.where == place
    assert error.found == found


def test_half_a_surrogate_pair_cannot_be_written() -> None:
    with pytest.raises(WriteError, match="character 3"):
        deflate("ab\ud800")


def test_a_text_of_just_the_limit_is_read() -> None:
    payload = deflate("a" * 1000)
    assert inflate(payload, limit=1000) == "a" * 1000
    with pytest.raises(LinkError, match="more than 999 bytes"):
        inflate(payload, limit=999)


def test_a_payload_of_a_gigabyte_is_refused_before_it_is_there() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    mebibyte = b"a" * 2**20
    packed = b"".join(packer.compress(mebibyte) for _ in range(200)) + packer.flush()
    payload = base64_of(packed)
    tracemalloc.start()
    try:
        assert "more than" in error_of(payload).found
        assert tracemalloc.get_traced_memory()[1] < 48 * 2**20
    finally:
        tracemalloc.stop()


@given(st.text(st.characters(), max_size=60))
@example("\ud800")
@settings(max_examples=200)
def test_any_text_gives_a_text_or_a_link_error(text: str) -> None:
    with suppress(LinkError):
        inflate(text)


@given(st.integers(0, len(PAYLOAD) - 1), st.sampled_from("Az9+/=% é"))
@settings(max_examples=200)
def test_a_changed_payload_gives_a_text_or_a_link_error(place: int, character: str) -> None:
    with suppress(LinkError):
        inflate(PAYLOAD[:place] + character + PAYLOAD[place + 1 :])
