"""From a name on a server to a link that holds its puzzle.

Formats know who can be asked for a name, and ask nobody. Here somebody who can ask is handed in;
whatever is answered counts only if it can be read, else the next one is asked.
"""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlsplit

from checker.rule import Remark, Text
from converters import registry
from converters.errors import FetchError, LinkError, PenpadError, Remote, shown
from converters.net import PORTAL, Fetch, Fetched
from converters.shortlinks import is_shortener
from converters.wrapping import unwrapped

MAX_STEPS: Final = 4
"""How many names may lead from one to the next: a short link, a short id, and then two more."""

_ASKED: Final = Text(
    de="{host} wurde gefragt, wohin der Link führt.",
    en="{host} was asked where the link leads.",
    nl="{host} is gevraagd waar de link heen leidt.",
)
_KEPT: Final = Text(
    de="{host} hat am {day} um {hour} UTC gesagt, wohin der Link führt; --refresh fragt neu.",
    en="{host} said on {day} at {hour} UTC where the link leads; --refresh asks again.",
    nl="{host} zei op {day} om {hour} UTC waar de link heen leidt; --refresh vraagt opnieuw.",
)
_PORTAL_PAGE: Final = re.compile(r"(https?://)?([a-z.-]+)/\S*", re.IGNORECASE)
_LISTED: Final = 20
_WHOLE: Final = "does the page tell of a puzzle at all?"


@dataclass(frozen=True, slots=True)
class Resolved:
    """Input that needs no server any more.

    Attributes:
        text: The input, or the link that it only named.
        notes: Who was asked.
    """

    text: str
    notes: tuple[Remark, ...] = ()


def resolve_link(text: str, fetch: Fetch) -> Resolved:
    """Give the link that an input names; any input that holds its puzzle is given as it is.

    Args:
        text: Any input.
        fetch: Who asks.

    Raises:
        FetchError: If nobody asked knows the name, or names lead on and on.
        LinkError: If it is a page of the portal: which of its links is meant, nobody can say.
    """
    notes: tuple[Remark, ...] = ()
    for _ in range(MAX_STEPS):
        _refuse_page(text, fetch)
        remote = registry.remote(text)
        if remote is None:
            return Resolved(text, notes)
        text, note = _asked(remote, fetch)
        notes = (*notes, note)
    raise FetchError(
        where="link",
        found=f"a name that leads to a name, {MAX_STEPS} times",
        want="a puzzle at the end",
        hint="open the link in a browser and copy the address that appears",
    )


def _asked(remote: Remote, fetch: Fetch) -> tuple[str, Remark]:
    """Ask one after the other, until an answer can be read.

    Raises:
        FetchError: What the first one said, if none can.
    """
    failures: list[FetchError] = []
    for address in remote.ask:
        try:
            answer = fetch.target(address) if is_shortener(address) else fetch.page(address)
            value = answer.url if is_shortener(address) else _payload(answer.text, address)
        except FetchError as error:
            failures.append(error)
        else:
            return remote.lead + value + remote.tail, _note(address, answer)
    raise failures[0]


def _payload(body: str, address: str) -> str:
    """Give an answer as it stands in a link.

    Raises:
        FetchError: If it is no puzzle: that is how these servers say that they know none.
    """
    text = body.strip()
    # The bare text of a puzzle may stand behind SudokuPad's prefix as well as a packed one.
    payload = quote(f"scl{text}" if text.startswith("{") else text, safe="")
    try:
        registry.decode(f"https://sudokupad.app/{payload}")
    except PenpadError as error:
        raise FetchError(
            where=shown(address),
            found="an answer that is no puzzle",
            want="a puzzle of that name",
            hint="check the name; was the puzzle deleted, or not published yet?",
        ) from error
    return payload


def _note(address: str, answer: Fetched) -> Remark:
    host = urlsplit(address).hostname or ""
    if not answer.kept:
        return Remark(_ASKED, facts={"host": host})
    day, hour = f"{answer.at:%Y-%m-%d}", f"{answer.at:%H:%M}"
    return Remark(_KEPT, facts={"host": host, "day": day, "hour": hour})


def _refuse_page(text: str, fetch: Fetch) -> None:
    """Raise for a page of the portal, and list the links on it."""
    link = unwrapped(text)
    match = _PORTAL_PAGE.fullmatch(link)
    if match is None or match[2].lower() not in PORTAL:
        return
    # Its library for damaged pages takes long to load.
    from checker.lmd import links_in
    from checker.lmd.page import PUZZLES

    page = fetch.page(link if match[1] else f"https://{link}").text
    found = [each for each in links_in(page) if each.editor in PUZZLES]
    named = (f"{each.address} ({each.editor}, {each.role})" for each in found[:_LISTED])
    raise LinkError(
        where="link",
        found=f"a page of the portal with {len(found)} links to puzzles",
        want="one link",
        hint=f"give one of them: {', '.join(named)}" if found else _WHOLE,
    )
