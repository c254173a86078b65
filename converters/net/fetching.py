"""Asks for pages and for where short links lead, and keeps the answers.

An answer is used again for a week, one of the portal for ten minutes; then it is asked for anew.
`Fetcher.offline` uses kept answers alone, however old; `Fetcher.refresh` asks in any case.
"""

import sqlite3
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol
from urllib.parse import quote, urldefrag, urljoin, urlsplit

from converters.errors import FetchError, UsageError, shown
from converters.limits import MAX_REDIRECTS
from converters.net.pacing import Clock
from converters.net.policy import WAY_OUT, Patience, Policy, allowed, place_of
from converters.shortlinks import is_shortener

if TYPE_CHECKING:
    from requests_cache import CachedSession

    from converters.net.session import Asked

_FOUND: Final = 200
_REDIRECTS: Final = frozenset({301, 302, 303, 307, 308})
_NOT_KEPT: Final = 504
_FAILURES: Final = {
    401: "a page that wants a password",
    403: "a refusal",
    404: "nothing of that name",
    410: "nothing of that name any more",
    429: "a server that is too busy",
    502: "a server that is too busy",
    503: "a server that is too busy",
    504: "a server that is too busy",
}
_KEPT: Final = "!#$%&'()*+,/:;=?@[]~"
"""What may stand in an address as it is."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """An answer.

    Attributes:
        url: For a page the address that gave it, after all redirects; else where the link leads.
        text: The page; empty where only the address was wanted.
        at: When it was asked for.
        kept: Whether it was kept since then, and not asked for just now.
    """

    url: str
    text: str
    at: datetime
    kept: bool


class Fetch(Protocol):
    """Whoever can ask: a `Fetcher`, or in a test something that answers by itself."""

    def page(self, url: str) -> Fetched:
        """Give the text at an address."""
        ...

    def target(self, url: str) -> Fetched:
        """Give the address that a short link leads to."""
        ...


class _Answer(NamedTuple):
    """What came back for one address: a page, or where to go on."""

    url: str
    onward: str | None
    body: bytes
    at: datetime
    kept: bool


@dataclass(frozen=True, slots=True)
class Fetcher:
    """Asks servers within the bounds of a policy.

    Attributes:
        folder: Where answers are kept; None: in the user's own cache folder.
        policy: What may be asked.
        patience: What one answer may cost.
        clock: The time of day, and waiting.
        offline: Whether only kept answers are used.
        refresh: Whether kept answers are not used.
    """

    folder: Path | None = None
    policy: Policy = field(default_factory=Policy)
    patience: Patience = field(default_factory=Patience)
    clock: Clock = field(default_factory=Clock)
    offline: bool = False
    refresh: bool = False

    def page(self, url: str) -> Fetched:
        """Give the text at an address, following redirects.

        Raises:
            FetchError: If it or a redirect may not be asked, or gives no text within the bounds.
        """
        with _opened(self) as session:
            *_, last = self._steps(session, url)
        return Fetched(last.url, _text(last), last.at, last.kept)

    def target(self, url: str) -> Fetched:
        """Give the address that a short link leads to, without asking that address.

        Raises:
            FetchError: If it leads nowhere, or to a host that is not on the list.
        """
        with _opened(self) as session:
            for step in self._steps(session, url):
                if step.onward is not None and not is_shortener(step.onward):
                    return Fetched(step.onward, "", step.at, step.kept)
        raise _problem(url, "a page instead of the address that it leads to", "a redirect")

    def _steps(self, session: "CachedSession", url: str) -> Iterator[_Answer]:
        """Go on from redirect to redirect; the last answer is a page."""
        seen: list[str] = []
        onward: str | None = url
        while onward is not None:
            _refuse_circle(onward, seen)
            _refuse_plain(onward, seen)
            seen.append(urldefrag(onward).url)
            answer = self._asked(session, onward)
            yield answer
            onward = answer.onward

    def _asked(self, session: "CachedSession", url: str) -> _Answer:
        """Ask one address, or take what was kept of it."""
        place_of(url, self.policy)
        from converters.net.session import ask

        bare = urldefrag(url).url
        response = ask(session, bare, offline=self.offline, refresh=self.refresh)
        if self.offline and response.status_code == _NOT_KEPT:
            raise _problem(url, "no answer kept from before", "one", "leave out --offline once")
        onward = self._onward(url, response)
        return _Answer(url, onward, response.content, response.created_at, response.from_cache)

    def _onward(self, url: str, response: "Asked") -> str | None:
        """Give where a redirect leads, None if it is a page."""
        if response.status_code == _FOUND:
            return None
        location = response.headers.get("Location", "")
        if response.status_code not in _REDIRECTS or not location:
            raise _failed(url, response.status_code)
        # Headers arrive as Latin-1, whatever the bytes meant.
        written = location.encode("latin-1", "replace").decode("utf-8", "replace").strip()
        try:
            onward = urljoin(url, quote(written, safe=_KEPT))
        except ValueError as error:
            raise _problem(url, "a redirect to something odd", "one to an address") from error
        place_of(onward, self.policy)
        return onward


def fetcher(*, offline: bool = False, refresh: bool = False, hosts: Iterable[str] = ()) -> Fetcher:
    """Give the fetcher that keeps its answers in the user's own cache folder.

    Args:
        offline: Use kept answers alone.
        refresh: Use none of them.
        hosts: Further hosts that may be asked.

    Raises:
        UsageError: If both are wanted, or a host's name is none.
    """
    if offline and refresh:
        raise UsageError(
            where="--offline",
            found="--refresh as well",
            want="one of them",
            hint="--offline asks nobody, --refresh asks again",
        )
    return Fetcher(policy=allowed(hosts), offline=offline, refresh=refresh)


@contextmanager
def _opened(fetcher: Fetcher) -> Generator["CachedSession"]:
    """Open the session that asks and keeps.

    Raises:
        FetchError: If answers cannot be kept, or the library cannot work with one.
    """
    # Loading these libraries takes longer than reading most links.
    from platformdirs import user_cache_path
    from requests import RequestException

    from converters.net.session import Setup, open_session

    folder = fetcher.folder or user_cache_path("penpad", appauthor=False)
    setup = Setup(folder, fetcher.policy, fetcher.patience, fetcher.clock)
    try:
        with closing(open_session(setup, stale=fetcher.offline)) as session:
            yield session
    except RequestException as error:
        raise _unworkable(error) from error
    except (OSError, sqlite3.Error) as error:
        raise FetchError(
            where=f"folder {folder}",
            found="a place where no answers can be kept",
            want="a folder that can be written",
            hint=(
                "check its rights, and delete the files in it if they are damaged; or name another"
                " folder in XDG_CACHE_HOME"
            ),
        ) from error


def _unworkable(error: Exception) -> FetchError:
    found = f"an address or answer that is damaged ({type(error).__name__})"
    return FetchError(where="network", found=found, want="a usual one", hint=WAY_OUT)


def _refuse_circle(url: str, seen: Sequence[str]) -> None:
    if urldefrag(url).url in seen:
        raise _problem(seen[0], "redirects that go round in a circle", "an address at their end")
    if len(seen) > MAX_REDIRECTS:
        raise _problem(seen[0], f"more than {MAX_REDIRECTS} redirects", "an address at their end")


def _refuse_plain(url: str, seen: Sequence[str]) -> None:
    """Refuse to go on unencrypted where the way so far was: anybody on it could answer."""
    ways = [urlsplit(each).scheme.lower() for each in (*seen[-1:], url)]
    if ways == ["https", "http"]:
        raise _problem(seen[0], "a redirect from https to http", "one that stays encrypted")


def _text(answer: _Answer) -> str:
    try:
        return answer.body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _problem(answer.url, "an answer that is not UTF-8 text", "text") from error


def _failed(url: str, status: int) -> FetchError:
    return _problem(url, _FAILURES.get(status, f"the status {status}"), "an answer")


def _problem(url: str, found: str, want: str, hint: str = WAY_OUT) -> FetchError:
    return FetchError(where=shown(url), found=found, want=want, hint=hint)
