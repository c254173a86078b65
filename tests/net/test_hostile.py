"""Servers that mean harm, or are broken: each gives one clear error, within its bounds."""

import gzip
import socket
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from converters.errors import FetchError
from converters.net import Fetcher, Patience, Policy
from converters.net.fetching import _refuse_plain
from tests.net.server import Reply, answering, fetching, leading, raw, serving

SMALL = Patience(connect=2, read=1, total=0.5, size=100_000)
HEAD = b"HTTP/1.1 200 OK\r\n\r\n"


def refusal(tmp_path: Path, reply: Reply, patience: Patience = SMALL) -> str:
    with serving({"/a": reply}) as server:
        with pytest.raises(FetchError) as found:
            fetching(server, tmp_path, patience=patience).page(server.url("sudokupad.app", "/a"))
        assert len(server.asked) == 1
    return str(found.value)


@pytest.mark.parametrize(
    ("target", "found"),
    [
        ("http://evil.example/", "the host evil.example, which is not on the list"),
        ("https://tinyurl.com.evil.example/", "not on the list"),
        ("http://127.0.0.1/", "the host 127.0.0.1, which is not on the list"),
        ("http://[::1]/", "an odd host"),
        ("http://2130706433/", "not on the list"),
        ("http://localhost/", "the host localhost"),
        ("http://169.254.169.254/latest/meta-data/", "not on the list"),
        ("http://user@tinyurl.com/", "a user's name"),
        ("http://tinyurl.com\\@evil.example/", "a user's name"),
        ("http://tinyurl.com:22/", "port 22"),
        ("http://tinyurl.com:0/", "port 0"),
        ("http://tinyurl.com:99999/", "something odd"),
        ("file:///etc/passwd", "the scheme 'file'"),
        ("ftp://tinyurl.com/", "the scheme 'ftp'"),
        ("javascript:alert(1)", "the scheme 'javascript'"),
        ("http://[bad/", "a redirect to something odd"),
        ("https:///", "no host"),
    ],
)
def test_a_redirect_to_what_may_not_be_asked_is_refused(
    tmp_path: Path, target: str, found: str
) -> None:
    assert found in refusal(tmp_path, leading(target))


def test_a_listed_name_that_points_inside_is_refused_before_any_connection(tmp_path: Path) -> None:
    with serving({"/a": answering(b"secret")}) as server:
        with pytest.raises(FetchError, match=r"the address 127\.0\.0\.1, which is not a public"):
            fetching(server, tmp_path, private=False).page(server.url("sudokupad.app", "/a"))
        assert server.asked == []


def test_one_address_inside_among_public_ones_is_enough(tmp_path: Path) -> None:
    policy = Policy(look_up=lambda *_: ("93.184.216.34", "::ffff:10.0.0.1"))
    with pytest.raises(FetchError, match="the address ::ffff:10"):
        Fetcher(tmp_path, policy=policy).page("https://sudokupad.app/a")


def test_a_name_is_looked_up_once_and_that_very_address_is_asked(tmp_path: Path) -> None:
    answers = [("127.0.0.1",), ("10.0.0.1",)]
    with serving({"/a": answering(b"here")}) as server:
        asking = fetching(server, tmp_path)
        turning = replace(asking.policy, look_up=lambda *_: answers.pop(0))
        asking = replace(asking, policy=turning)
        assert asking.page(server.url("sudokupad.app", "/a")).text == "here"
    assert answers == [("10.0.0.1",)]


def test_redirects_in_a_circle_are_noticed(tmp_path: Path) -> None:
    with serving({"/a": leading("/b"), "/b": leading("/a#again")}) as server:
        with pytest.raises(FetchError, match="round in a circle"):
            fetching(server, tmp_path).page(server.url("sudokupad.app", "/a"))
        assert len(server.asked) == 2


def test_endless_redirects_are_left_after_five(tmp_path: Path) -> None:
    with serving({f"/{n}": leading(f"/{n + 1}") for n in range(99)}) as server:
        with pytest.raises(FetchError, match="more than 5 redirects"):
            fetching(server, tmp_path).page(server.url("sudokupad.app", "/0"))
        assert len(server.asked) == 6


def test_a_redirect_without_an_aim_is_refused(tmp_path: Path) -> None:
    assert "the status 302" in refusal(tmp_path, answering(status=302))


def test_a_shortener_that_shows_a_page_is_told(tmp_path: Path) -> None:
    asks = {"/a": answering(b"<h1>Are you sure?</h1>")}
    with serving(asks) as server, pytest.raises(FetchError, match="a page instead of"):
        fetching(server, tmp_path).target(server.url("tinyurl.com", "/a"))


def test_200_megabytes_are_refused_by_their_length_alone(tmp_path: Path) -> None:
    assert "more than 100000 bytes" in refusal(tmp_path, answering(b"", length=str(200 * 2**20)))


@pytest.mark.parametrize("head", [HEAD, b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"])
def test_a_body_that_never_ends_is_cut_at_the_size(tmp_path: Path, head: bytes) -> None:
    piece = b"a" * 10_000
    chunk = b"2710\r\n" + piece + b"\r\n" if b"chunked" in head else piece
    patience = Patience(total=20, size=100_000)
    assert "more than 100000 bytes" in refusal(tmp_path, raw(head, forever=chunk), patience)


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"HTTP/1.1 200 OK\r\nX-Slow: ",
        HEAD,
        b"HTTP/1.1 200 OK\r\nContent-Length: 50000\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_a_byte_now_and_then_is_cut_off_when_time_is_up(tmp_path: Path, start: bytes) -> None:
    slow = raw(start, pause=0.05, forever=b"1")
    assert "no whole answer in time" in refusal(tmp_path, slow)


def test_slow_redirects_share_one_time(tmp_path: Path) -> None:
    def slow(number: int) -> Reply:
        head = f"HTTP/1.1 302 Found\r\nLocation: /{number + 1}\r\nContent-Length: 0\r\n\r\n"
        return raw(b"", head.encode(), pause=0.2)

    with serving({f"/{number}": slow(number) for number in range(9)}) as server:
        asking = fetching(server, tmp_path, patience=SMALL)
        with pytest.raises(FetchError, match="no whole answer in time"):
            asking.page(server.url("sudokupad.app", "/0"))
        assert len(server.asked) <= 4


def test_silence_ends_after_the_reading_time(tmp_path: Path) -> None:
    silent = raw(HEAD, b"", pause=30)
    patience = Patience(connect=2, read=0.2, total=20)
    assert "found silence" in refusal(tmp_path, silent, patience)


@pytest.mark.parametrize("packing", ["gzip", "x-gzip"])
def test_a_bomb_is_cut_at_the_size_it_unpacks_to(tmp_path: Path, packing: str) -> None:
    bomb = gzip.compress(b"\0" * 50_000_000, 9)
    assert len(bomb) < 100_000
    reply = answering(bomb, Content_Encoding=packing)
    assert "more than 100000 bytes" in refusal(tmp_path, reply)


@pytest.mark.parametrize("packing", ["br", "zstd", "gzip, gzip", "deflate"])
def test_other_packings_than_asked_for_are_refused(tmp_path: Path, packing: str) -> None:
    assert "packed as" in refusal(tmp_path, answering(b"abc", Content_Encoding=packing))


def test_a_packed_answer_is_unpacked(tmp_path: Path) -> None:
    reply = answering(gzip.compress(b"here"), Content_Encoding="gzip")
    with serving({"/a": reply}) as server:
        assert fetching(server, tmp_path).page(server.url("sudokupad.app", "/a")).text == "here"


@pytest.mark.parametrize(
    "reply",
    [
        answering(b"abc", length="10"),
        answering(b"abc", Content_Encoding="gzip"),
        answering(b"", Content_Encoding="gzip"),
        answering(gzip.compress(b"here")[:-9], Content_Encoding="gzip"),
        answering(gzip.compress(b"here")[:-1], Content_Encoding="gzip"),
        answering(gzip.compress(b"here") + b"more", Content_Encoding="gzip"),
        raw(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhere\r\n"),
        raw(b"what?"),
        raw(b"HTTP/1.1 999999 OK\r\n\r\n"),
        raw(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabcde"),
        raw(b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 1000 + b"\r\n"),
        raw(b"HTTP/1.1 200 OK\r\nA: " + b"b" * 100_000 + b"\r\n\r\n"),
        raw(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"),
        raw(b""),
    ],
)
def test_an_answer_that_breaks_http_is_told(tmp_path: Path, reply: Reply) -> None:
    assert "sudokupad.app: found a broken answer" in refusal(tmp_path, reply)


@pytest.mark.parametrize("status", [204, 301, 400, 401, 403, 404, 410, 418, 500])
def test_every_other_status_is_one_error(tmp_path: Path, status: int) -> None:
    assert "found" in refusal(tmp_path, answering(status=status))


def test_a_name_that_takes_long_to_look_up_is_left(tmp_path: Path) -> None:
    forever = threading.Event()

    def look_up(*_: object) -> tuple[str, ...]:
        forever.wait(20)
        return ()

    asking = Fetcher(tmp_path, policy=Policy(look_up=look_up), patience=Patience(total=0.1))
    with pytest.raises(FetchError, match="no whole answer in time"):
        asking.page("https://sudokupad.app/a")
    forever.set()


def test_a_name_that_nobody_knows_says_what_still_works(tmp_path: Path) -> None:
    def look_up(*_: object) -> tuple[str, ...]:
        raise socket.gaierror

    asking = Fetcher(tmp_path, policy=Policy(look_up=look_up))
    with pytest.raises(FetchError, match="long links, payloads and files still work"):
        asking.page("https://sudokupad.app/a")


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_port_where_nobody_listens_is_no_connection(tmp_path: Path, scheme: str) -> None:
    with serving({}) as server:
        asking = fetching(server, tmp_path)
    with pytest.raises(FetchError, match="found no connection"):
        asking.page(f"{scheme}://sudokupad.app:{server.port}/a")


def test_a_server_without_encryption_does_not_prove_who_it_is(tmp_path: Path) -> None:
    with serving({}) as server, pytest.raises(FetchError, match="a certificate that is not its"):
        fetching(server, tmp_path).page(f"https://sudokupad.app:{server.port}/a")


ANSWER = (
    b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Encoding: gzip\r\n"
    b"Transfer-Encoding: chunked\r\nLocation: /b\r\n\r\n"
    b"18\r\n" + gzip.compress(b"here", mtime=0) + b"\r\n0\r\n\r\n"
)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    start, length = draw(st.integers(0, len(ANSWER))), draw(st.integers(0, 20))
    return ANSWER[:start] + draw(st.binary(max_size=8)) + ANSWER[start + length :]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(damaged())
def test_a_damaged_answer_is_text_or_one_error(tmp_path: Path, answer: bytes) -> None:
    with serving({"/a": raw(answer), "/b": answering(b"there")}) as server:
        asking = fetching(server, tmp_path, patience=SMALL, refresh=True)
        with suppress(FetchError):
            assert isinstance(asking.page(server.url("sudokupad.app", "/a")).text, str)


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    assert "not UTF-8" in refusal(tmp_path, answering(b"\xff\xfe\x00"))


def test_nobody_is_asked_unencrypted_who_was_to_be_asked_encrypted() -> None:
    encrypted, plain = "https://sudokupad.app/a", "http://sudokupad.app/b"
    with pytest.raises(FetchError, match="a redirect from https to http"):
        _refuse_plain(plain, [encrypted])
    for before, after in ((plain, plain), (plain, encrypted), (encrypted, encrypted)):
        _refuse_plain(after, [before])
    _refuse_plain(plain, [])
