"""The session that asks and keeps: requests with a cache, on top of our own bounded exchange.

The libraries' own following of redirects, cookies, proxies and passwords are all switched off.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from http.cookiejar import DefaultCookiePolicy
from importlib import metadata
from pathlib import Path
from typing import Final, Protocol, cast

from requests import PreparedRequest, Response
from requests.adapters import BaseAdapter, HTTPAdapter
from requests_cache import CachedSession
from urllib3 import HTTPResponse
from urllib3.exceptions import HTTPError
from urllib3.util import Retry

from converters.limits import WAIT_SECONDS
from converters.net.exchange import exchange
from converters.net.pacing import Clock, turn
from converters.net.policy import PORTAL, Patience, Place, Policy, place_of

_BUSY: Final = (429, 502, 503, 504)
_RETRIES: Final = 3
_WEEK: Final = 7 * 24 * 3600
# An author who mends a page and asks again must not be told of the old one.
_MINUTES: Final = 600


@dataclass(frozen=True, slots=True)
class Setup:
    """What a session needs to know.

    Attributes:
        folder: Where answers and turns are kept.
        policy: What may be asked.
        patience: What an answer may cost.
        clock: The time, for turns and for waiting.
    """

    folder: Path
    policy: Policy
    patience: Patience
    clock: Clock


def open_session(setup: Setup, *, stale: bool) -> CachedSession:
    """Give a session that keeps its answers.

    Args:
        setup: What it needs to know.
        stale: Whether an answer counts however old it is.
    """
    setup.folder.mkdir(parents=True, exist_ok=True)
    session = _Session(
        str(setup.folder / "answers.sqlite"),
        backend="sqlite",
        serializer="json",
        expire_after=_WEEK,
        urls_expire_after={each: _MINUTES for each in PORTAL},  # noqa: C420 - keys of a wider type
        allowable_codes=(200, 301, 302, 303, 307, 308),
        allowable_methods=("GET",),
        ignored_parameters=(),
        stale_if_error=stale,
    )
    session.trust_env = False
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    session.headers.clear()
    session.headers.update({"User-Agent": f"penpad/{metadata.version('penpad')}", "Accept": "*/*"})
    adapter = _Adapter(setup)
    for scheme in ("http://", "https://"):
        session.mount(scheme, adapter)
    return session


class Asked(Protocol):
    """What the two libraries have in common of an answer.

    Attributes:
        status_code: The status.
        content: The body, unpacked.
        created_at: When the server gave it.
        from_cache: Whether it was kept.
    """

    status_code: int
    content: bytes
    created_at: datetime
    from_cache: bool

    @property
    def headers(self) -> Mapping[str, str]:
        """Give the fields before the body."""
        ...


def ask(session: CachedSession, url: str, *, offline: bool, refresh: bool) -> Asked:
    """Ask one address, or take what was kept of it; without either the status is 504.

    Raises:
        FetchError: If there is no answer within the bounds.
        requests.RequestException: If the library cannot work with the address.
    """
    given = session.request(  # pyright: ignore[reportUnknownMemberType]  # half typed
        "GET", url, allow_redirects=False, only_if_cached=offline, force_refresh=refresh
    )
    return cast("Asked", given)


class _Session(CachedSession):  # what to do with redirects is a method of it
    def get_redirect_target(self, resp: Response) -> None:
        """Give no target: redirects are checked and followed elsewhere."""


class _Adapter(BaseAdapter):  # the library's seam for other ways to send a request
    """Asks within what is left of the time; redirects and busy servers share one such time."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self._setup = setup
        self._builder = HTTPAdapter()
        self._left = setup.patience.total
        self._pauses = WAIT_SECONDS

    def send(self, request: PreparedRequest, *_: object, **__: object) -> Response:
        """Ask, again if the server is busy, and give the whole answer.

        Raises:
            FetchError: If there is none within the bounds.
        """
        place = place_of(request.url or "", self._setup.policy)
        return self._builder.build_response(request, self._asked(place, request.headers))

    def close(self) -> None:
        """Do nothing: no connection outlives its answer."""
        self._builder.close()

    def _asked(self, place: Place, headers: Mapping[str, str]) -> HTTPResponse:
        """Ask, and ask again if the server is busy and says so."""
        retry = Retry(_RETRIES, status_forcelist=_BUSY, backoff_factor=1, raise_on_status=False)
        response = self._once(place, headers)
        while retry.is_retry("GET", response.status) and retry.total:
            retry = retry.increment("GET", place.target, response)
            pause = max(_pause(retry, response), 1.0)
            if pause > self._pauses:
                break
            self._pauses -= pause
            self._setup.clock.sleep(pause)
            response = self._once(place, headers)
        return response

    def _once(self, place: Place, headers: Mapping[str, str]) -> HTTPResponse:
        folder, clock = self._setup.folder / "turns", self._setup.clock
        with turn(folder, place.host, clock):
            start = time.monotonic()
            patience = replace(self._setup.patience, total=self._left)
            try:
                return exchange(place, self._setup.policy, patience, headers)
            finally:
                self._left = max(self._left - (time.monotonic() - start), 0.0)


def _pause(retry: Retry, response: HTTPResponse) -> float:
    """Give how long to wait: as long as the server says, else longer each time."""
    try:
        told = retry.get_retry_after(response)
    except HTTPError:  # a date that is none
        told = None
    return told if told is not None else retry.get_backoff_time()
