"""Links that hold no puzzle, only the name of one on a server, and what to say of them."""

import re
from typing import Final

from converters.errors import FetchError, Remote, shown
from converters.limits import MAX_NAME

SHORTENERS: Final = frozenset(
    {"tinyurl.com", "tinypuz.com", "bit.ly", "t.co", "is.gd", "goo.gl", "rb.gy", "cutt.ly"}
)
"""Hosts whose every address leads somewhere else."""

_HOST: Final = re.compile(
    r"(?:https?://)?(?:www\.|preview\.)?([a-z0-9.-]+)(?::\d+)?/[^\s]+", re.IGNORECASE
)
_SCHEME: Final = re.compile(r"https?://", re.IGNORECASE)


def is_shortener(link: str) -> bool:
    """Tell whether a link is the address of a link shortener.

    >>> is_shortener("tinyurl.com/abcdef"), is_shortener("https://puzz.link/p?akari/2/2/i.")
    (True, False)
    """
    match = _HOST.fullmatch(link[:MAX_NAME])
    return match is not None and match[1].lower() in SHORTENERS


def refuse_short(link: str) -> None:
    """Raise for the address of a link shortener; do nothing for any other input.

    Raises:
        FetchError: If ``link`` can only be understood by asking a server where it leads.
    """
    if not is_shortener(link):
        return
    # What follows # belongs to the browser: Penpa+ puts "#Replay" there to tell people.
    address = link.partition("#")[0]
    asked = address if _SCHEME.match(address) else f"https://{address}"
    raise FetchError(
        where="link",
        found=f"the short link {shown(link)}",
        want="the long link it leads to",
        hint=(
            "penpad's commands ask where it leads; or open it in a browser and copy the address"
            " that appears"
        ),
        remote=Remote((asked,)),
    )
