"""Where the payload stands in a Penpa+ link, and the other parameters around it.

The editor takes the query if there is one, else the fragment, splits at ``&`` and keeps the last of
two equal names. Many stored links are only the fragment, or only the payload.

Source: Penpa+ ``general.js``, ``load`` and ``urlParam``.
"""

import re
from typing import Final, NamedTuple

from converters.errors import LinkError, shown

_PAYLOAD: Final = re.compile(r"(?:^|[?#&])(?:amp;)?p=([^&#]*)")
_PARAMETER: Final = re.compile(r"(?:^|[?#&])(?:amp;)?(\w+)=([^&#]*)")
_FOREIGN: Final = re.compile(r"https?(?::|%3A)", re.IGNORECASE)


class Parts(NamedTuple):
    """A link in three pieces; joined they are the link, byte for byte."""

    before: str
    payload: str
    after: str


def split(link: str) -> Parts:
    """Cut a link around the value of its parameter ``p``; all of it if it has no parameter.

    Raises:
        LinkError: If the value is the address of a puzzle on another site.
    """
    start, stop = _span(link)
    payload = link[start:stop]
    if _FOREIGN.match(payload):
        raise LinkError(
            where="p",
            found=f"an address of another site, {shown(payload)}",
            want="a Penpa+ payload",
            hint="give that address itself; Penpa+ only imports it",
        )
    return Parts(link[:start], payload, link[stop:])


def parameters(parts: Parts) -> dict[str, str]:
    """Give the parameters beside the payload, as they are spelled; the last of a name wins."""
    text = f"{parts.before}&{parts.after}"
    return {match[1]: match[2].strip() for match in _PARAMETER.finditer(text)}


def with_parameter(after: str, name: str, value: str) -> str:
    """Replace a parameter behind the payload or add it; an empty value takes it away."""
    kept = re.sub(rf"&(?:amp;)?{name}=[^&#]*", "", after)
    return f"&{name}={value}{kept}" if value else kept


def has_payload(link: str) -> bool:
    """Tell whether a link has a parameter ``p`` at all."""
    return _PAYLOAD.search(link) is not None


def _span(link: str) -> tuple[int, int]:
    """Give where the payload begins and ends: in the query, else in the fragment, else anywhere."""
    inside = [match.span(1) for match in _PAYLOAD.finditer(link)]
    fragment = link.find("#")
    query = [span for span in inside if fragment < 0 or span[0] < fragment]
    start, stop = (query or inside or [(0, len(link))])[-1]
    while start < stop and link[start].isspace():
        start += 1
    while start < stop and link[stop - 1].isspace():
        stop -= 1
    return start, stop
