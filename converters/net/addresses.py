"""Names to addresses, and which addresses are out in the open.

A name on the list can still be made to point into somebody's own network, or at this very machine.
So what counts is the address: only public ones are asked.
"""

import ipaddress
import socket
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Final, TypeAlias

_Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

# How networks with IPv6 alone reach hosts of IPv4: the last 32 bits are the other address.
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


def look_up(host: str, port: int) -> Sequence[str]:
    """Give the addresses of a name, in the order the system would try them.

    Raises:
        OSError: If it has none.
        UnicodeError: If it cannot be a name.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(where[0]) for *_, where in found))


def is_public(address: str) -> bool:
    """Tell whether an address is one that everybody reaches.

    Private, loopback, link-local, multicast, reserved and unspecified ones are not. An address of
    IPv6 that stands for one of IPv4 is what that one is.

    >>> is_public("93.184.216.34"), is_public("::ffff:127.0.0.1")
    (True, False)
    """
    try:
        read = ipaddress.ip_address(address)
    except ValueError:
        return False
    return _is_open(_inner(read) or read)


def in_time(
    look: Callable[[str, int], Sequence[str]], host: str, port: int, *, seconds: float
) -> Sequence[str]:
    """Look a name up in at most so many seconds.

    The system's look-up cannot be interrupted, so a slow one is left behind in its own thread.

    Raises:
        TimeoutError: If that was too short.
        OSError: If the name has no address.
        UnicodeError: If it cannot be a name.
    """
    future: Future[Sequence[str]] = Future()

    def work() -> None:
        try:
            future.set_result(look(host, port))
        except BaseException as error:  # noqa: BLE001 - handed on to whoever waits
            future.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    return future.result(timeout=seconds)


def _inner(read: _Address) -> ipaddress.IPv4Address | None:
    """Give the address of IPv4 that one of IPv6 stands for."""
    if isinstance(read, ipaddress.IPv4Address):
        return None
    if read in _NAT64:
        return ipaddress.IPv4Address(int(read) & 0xFFFFFFFF)
    return read.ipv4_mapped or read.sixtofour


def _is_open(read: _Address) -> bool:
    closed = (
        read.is_private,
        read.is_loopback,
        read.is_link_local,
        read.is_multicast,
        read.is_reserved,
        read.is_unspecified,
        isinstance(read, ipaddress.IPv6Address) and read.is_site_local,
    )
    return read.is_global and not any(closed)
