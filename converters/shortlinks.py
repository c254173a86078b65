"""Links that hold no puzzle, only the name of one on a server, and what to say of them."""

import re
from typing import Final

from converters.errors import FetchError, shown

SHORTENERS: Final = frozenset(
    {"tinyurl.com", "tinypuz.com", "bit.ly", "t.co", "is.gd", "goo.gl", "rb.gy", "cutt.ly"}
)
"""Hosts whose every address leads somewhere else."""

_HOST: Final = re.compile(r"(?:https?://)?(?:www\.|preview\.)?([a-z0-9.-]+)/[^\s]+", re.IGNORECASE)


def refuse_short(link: str) -> None:
    """Raise for the address of a link shortener; do nothing for any other input.

    Raises:
        FetchError: If ``link`` can only be understood by asking a server where it leads.
    """
    match = _HOST.fullmatch(link[:300])
    if match and match[1].lower() in SHORTENERS:
        raise FetchError(
            where="link",
            found=f"the short link {shown(link)}",
            want="the long link it leads to",
            hint=(
                "penpad will follow short links once it can use the network; until then open it"
                " in a browser and copy the address that appears"
            ),
        )
