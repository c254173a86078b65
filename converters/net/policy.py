"""Which addresses may be asked: a list of hosts, two schemes, two ports.

An address is cut into pieces once, here, and everything else works on the pieces: two readers who
understand one address differently are how a forbidden host slips through.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from converters.errors import FetchError, UsageError, shown
from converters.limits import CONNECT_SECONDS, FETCH_SECONDS, MAX_FETCHED, READ_SECONDS
from converters.net.addresses import look_up

PORTAL: Final = frozenset({"logic-masters.de", "www.logic-masters.de", "test.logic-masters.de"})
"""The Rätselportal of Logic Masters Deutschland."""

HOSTS: Final = PORTAL | frozenset(
    {
        "tinyurl.com", "www.tinyurl.com", "preview.tinyurl.com", "tinypuz.com", "www.tinypuz.com",
        "sudokupad.app", "www.sudokupad.app", "beta.sudokupad.app", "alpha.sudokupad.app",
        "sudokupad.svencodes.com", "firebasestorage.googleapis.com",
        "app.crackingthecryptic.com", "test.crackingthecryptic.com", "cracking-the-cryptic.web.app",
        "f-puzzles.com", "www.f-puzzles.com",
        "puzz.link", "www.puzz.link", "pzv.jp", "www.pzv.jp", "pzprxs.vercel.app",
        "swaroopg92.github.io", "opt-pan.github.io", "rjrudman.github.io", "penpa-edit.com",
        "www.penpa-edit.com", "logicmastersindia.com", "www.logicmastersindia.com",
    }
)  # fmt: skip
"""Hosts that may be asked, or that a short link may lead to: the portal, the two shorteners that
puzzlers use, SudokuPad with its older hosts and what it falls back on, f-puzzles, puzz.link with
its mirrors, and those of Penpa+."""

PORTS: Final = {"http": 80, "https": 443}

_LABEL: Final = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?"
_HOST: Final = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")
_ODD: Final = re.compile(r"[^!-~]|\\")
WAY_OUT: Final = (
    "open the link in a browser and copy the long address from there; long links, payloads and"
    " files need no network"
)


class Place(NamedTuple):
    """The pieces of an address that may be asked.

    Attributes:
        scheme: ``http`` or ``https``.
        host: In lower case, without a dot at the end.
        port: The port to connect to.
        target: Path and query, as they are sent.
    """

    scheme: str
    host: str
    port: int
    target: str

    @property
    def host_field(self) -> str:
        """Give what is sent as ``Host``."""
        return self.host if self.port == PORTS[self.scheme] else f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Policy:
    """What may be asked.

    Attributes:
        hosts: The hosts.
        ports: The ports.
        look_up: Gives the addresses of a name.
        private: Whether addresses that are not public are allowed too; only for tests with a server
            on the same machine.
    """

    hosts: frozenset[str] = HOSTS
    ports: frozenset[int] = frozenset(PORTS.values())
    look_up: Callable[[str, int], Sequence[str]] = look_up
    private: bool = False


@dataclass(frozen=True, slots=True)
class Patience:
    """How much an answer may cost.

    Attributes:
        connect: Seconds to connect.
        read: Seconds of silence.
        total: Seconds for everything, redirects as well; waiting for one's turn does not count.
        size: Bytes of the answer, unpacked.
    """

    connect: float = CONNECT_SECONDS
    read: float = READ_SECONDS
    total: float = FETCH_SECONDS
    size: int = MAX_FETCHED


def allowed(more: Iterable[str]) -> Policy:
    """Give the policy that allows further hosts.

    Raises:
        UsageError: If one is not the name of a host.
    """
    names = [name.strip().lower().removesuffix(".") for name in more]
    for name in names:
        if not _HOST.fullmatch(name):
            raise UsageError(
                where="--allow-host",
                found=shown(name),
                want="the name of a host, such as example.org",
                hint="give the name alone, without https:// and without a path",
            )
    return Policy(hosts=HOSTS | frozenset(names))


def place_of(url: str, policy: Policy) -> Place:
    """Cut an address into its pieces, if it may be asked.

    Raises:
        FetchError: If it is none, or not allowed.
    """
    parts, port = _cut(url)
    scheme, host = parts.scheme.lower(), (parts.hostname or "").removesuffix(".")
    if scheme not in PORTS:
        raise _refused(url, f"the scheme {shown(scheme)}", "http or https")
    if "@" in parts.netloc:
        raise _refused(url, "a user's name before the host", "an address without one")
    if not _HOST.fullmatch(host):
        raise _refused(url, "no host" if not host else "an odd host", "an address with a host")
    if host not in policy.hosts:
        hint = f"if you trust it, add --allow-host {host}; or {WAY_OUT}"
        raise _refused(url, f"the host {host}, which is not on the list", "a known host", hint)
    port = PORTS[scheme] if port is None else port
    if port not in policy.ports:
        raise _refused(url, f"port {port}", f"port {' or '.join(map(str, sorted(policy.ports)))}")
    query = f"?{parts.query}" if parts.query else ""
    return Place(scheme, host, port, (parts.path or "/") + query)


def _cut(url: str) -> tuple[SplitResult, int | None]:
    if _ODD.search(url):
        raise _refused(url, "a character that no address has", "an address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise _refused(url, "something odd where the host should be", "an address") from error
    return parts, port


def _refused(url: str, found: str, want: str, hint: str = WAY_OUT) -> FetchError:
    return FetchError(where=shown(url), found=found, want=want, hint=hint)
