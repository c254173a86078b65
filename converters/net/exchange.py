"""One question to one server, and its whole answer, bounded in every way.

The connection is made to an address that was looked at before, not to a name that could by then
mean another. A server may be slow, endless, compressed a thousandfold, or wrong about its length;
a clock that runs beside cuts the connection off, whatever the reading is waiting for.
"""

import socket
import ssl
import threading
import time
import zlib
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPException
from io import BytesIO
from typing import Final

from certifi import where as certificates
from urllib3 import HTTPHeaderDict, HTTPResponse
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.exceptions import HTTPError
from urllib3.exceptions import TimeoutError as ReadTimeout
from urllib3.response import BaseHTTPResponse

from converters.errors import FetchError
from converters.net.addresses import in_time, is_public
from converters.net.policy import WAY_OUT, Patience, Place, Policy

_GZIP: Final = frozenset({"gzip", "x-gzip"})
_PACKINGS: Final = _GZIP | {"", "identity"}
_GZIP_HEADER: Final = 31
_PIECE: Final = 2**14
_DIGITS: Final = 15
# What no longer fits the unpacked answer, and what nobody here wants to keep.
_DROPPED: Final = frozenset(
    {"content-encoding", "content-length", "set-cookie", "set-cookie2", "transfer-encoding"}
)
_OFFLINE: Final = (
    "is there a network? without one, long links, payloads and files still work, and --offline"
    " uses what was asked before"
)


@dataclass(frozen=True, slots=True)
class _Clock:
    """The time that is left for one answer."""

    total: float
    start: float = field(default_factory=time.monotonic)

    def left(self) -> float:
        return max(self.start + self.total - time.monotonic(), 0.001)

    def is_over(self) -> bool:
        return time.monotonic() >= self.start + self.total


def exchange(
    place: Place, policy: Policy, patience: Patience, headers: Mapping[str, str]
) -> HTTPResponse:
    """Ask one address once, and read the whole answer.

    Args:
        place: What to ask; redirects are not followed.
        policy: Gives the addresses of names, and says whether they have to be public.
        patience: What it may cost.
        headers: What to send beside ``Host``.

    Returns:
        The answer, unpacked, held in memory.

    Raises:
        FetchError: If there is no answer within these bounds.
    """
    clock = _Clock(patience.total)
    connection = _connected(place, policy, patience, clock)
    try:
        with _cut_off(connection.sock, clock):
            return _asked(connection, place, patience, headers)
    except (HTTPError, HTTPException, OSError, ValueError, zlib.error) as error:
        if clock.is_over():
            raise _too_slow(place) from error
        raise _failed(place, error) from error
    finally:
        connection.close()


def _asked(
    connection: HTTPConnection, place: Place, patience: Patience, headers: Mapping[str, str]
) -> HTTPResponse:
    sent = {"Host": place.host_field, "Accept-Encoding": "gzip", **headers, "Connection": "close"}
    connection.request("GET", place.target, headers=sent, preload_content=False)
    response = connection.getresponse()
    try:
        # Only a page is read; what a redirect or a refusal has to say stands before the body.
        body = _body(place, response, patience) if response.status == HTTPStatus.OK else b""
        return _held(place, response, body)
    finally:
        response.close()


def _body(place: Place, response: BaseHTTPResponse, patience: Patience) -> bytes:
    """Read and unpack as much as is allowed."""
    packing = response.headers.get("Content-Encoding", "").strip().lower()
    if packing not in _PACKINGS:
        raise _bad(place, f"an answer packed as {packing[:20]!r}", "one that is plain or gzip")
    told = response.headers.get("Content-Length", "")
    if told.isdigit() and (len(told) > _DIGITS or int(told) > patience.size):
        raise _too_large(place, patience)
    body = bytearray()
    pieces = response.stream(_PIECE, decode_content=False)
    for piece in _unpacked(pieces) if packing in _GZIP else pieces:
        body += piece
        if len(body) > patience.size:
            raise _too_large(place, patience)
    return bytes(body)


def _unpacked(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Unpack a little at a time; the library at hand takes a stream that is cut short for whole.

    Raises:
        zlib.error: If it is not one whole stream.
    """
    stream = zlib.decompressobj(_GZIP_HEADER)
    for piece in pieces:
        left = piece
        while left:
            yield stream.decompress(left, _PIECE)
            left = stream.unconsumed_tail
    if not stream.eof or stream.unused_data:
        raise zlib.error


def _held(place: Place, response: BaseHTTPResponse, body: bytes) -> HTTPResponse:
    kept = HTTPHeaderDict()
    for name, value in response.headers.items():
        if name.lower() not in _DROPPED:
            kept.add(name, value)
    return HTTPResponse(
        BytesIO(body),
        headers=kept,
        status=response.status,
        reason=response.reason,
        request_url=place.target,
        preload_content=False,
    )


def _connected(place: Place, policy: Policy, patience: Patience, clock: _Clock) -> HTTPConnection:
    """Connect to the first of a host's addresses that takes it."""
    failure: Exception | None = None
    for address in _addresses(place, policy, clock):
        connection = _connection(place, address, min(patience.connect, clock.left()))
        try:
            connection.connect()
        except (HTTPError, OSError, ValueError) as error:
            connection.close()
            failure = failure or error
        else:
            connection.timeout = min(patience.read, clock.left())
            return connection
        if clock.is_over():
            break
    raise _unreached(place, failure) from failure


def _connection(place: Place, address: str, timeout: float) -> HTTPConnection:
    if place.scheme == "http":
        return HTTPConnection(address, place.port, timeout=timeout)
    # The name is what the certificate is for; the address is only where to find it.
    return HTTPSConnection(
        address,
        place.port,
        timeout=timeout,
        ssl_context=_trust(),
        server_hostname=place.host,
        assert_hostname=place.host,
    )


def _trust() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.load_verify_locations(certificates())
    return context


def _addresses(place: Place, policy: Policy, clock: _Clock) -> Sequence[str]:
    """Look a name up, and refuse it if any of its addresses is not public."""
    try:
        found = in_time(policy.look_up, place.host, place.port, seconds=clock.left())
    except TimeoutError as error:
        raise _too_slow(place) from error
    except (OSError, UnicodeError) as error:
        raise _unknown(place) from error
    closed = [] if policy.private else [each for each in found if not is_public(each)]
    if closed:
        raise _bad(
            place,
            f"the address {closed[0]}, which is not a public one",
            "a host that everybody reaches",
        )
    return found


@contextmanager
def _cut_off(sock: socket.socket | None, clock: _Clock) -> Generator[None]:
    """Cut the connection off when time is up, whatever is being read."""
    timer = threading.Timer(clock.left(), _shut, (sock,))
    timer.daemon = True
    timer.start()
    try:
        yield
        if clock.is_over():  # an answer without a length ends where the connection does
            raise TimeoutError
    finally:
        timer.cancel()


def _shut(sock: socket.socket) -> None:
    with suppress(OSError):  # it has ended by itself
        # Not the method of an encrypted socket, which changes what the reading thread stands on.
        socket.socket.shutdown(sock, socket.SHUT_RDWR)


def _bad(place: Place, found: str, want: str, hint: str = WAY_OUT) -> FetchError:
    return FetchError(where=place.host, found=found, want=want, hint=hint)


def _too_large(place: Place, patience: Patience) -> FetchError:
    return _bad(place, f"an answer of more than {patience.size} bytes", "one of a usual size")


def _too_slow(place: Place) -> FetchError:
    hint = f"try again later, or {WAY_OUT}"
    return _bad(place, "no whole answer in time", "a server that is faster", hint)


def _unknown(place: Place) -> FetchError:
    return _bad(place, "a name that cannot be looked up", "a host that can be reached", _OFFLINE)


def _unreached(place: Place, error: Exception | None) -> FetchError:
    # A certificate for another name is a ValueError of urllib3's.
    if isinstance(error, ssl.SSLError | ValueError):
        return _bad(place, "a certificate that is not its own", "a host that proves who it is")
    return _bad(place, "no connection", "a host that can be reached", _OFFLINE)


def _failed(place: Place, error: Exception) -> FetchError:
    found = "silence" if isinstance(error, TimeoutError | ReadTimeout) else "a broken answer"
    hint = f"try again later, or {WAY_OUT}"
    return _bad(place, found, "a whole answer as HTTP has it", hint)
