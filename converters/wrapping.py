"""What people copy along with a link: quotes, brackets, markup, the sentence around it.

Only an address is unwrapped: a text board may begin and end with anything. Pairs around an address
are taken off before it is decoded (`unwrapped`). All else is tried only with input that no format
reads as it is (`rereadings`), for what looks like wrapping may be part of a payload: a full stop
at the end, or a blank where a plus sign was. Then the one address in a running text is looked for,
in Markdown, in HTML, in a quoted mail whose lines were broken, or behind a page that leads on to
it. Of several addresses nobody could say which is meant.
"""

import re
from collections.abc import Iterator
from html import unescape
from typing import Final
from urllib.parse import unquote

from converters.errors import LinkError

_PAIRS: Final = {
    "<": ">",
    '"': '"',
    "'": "'",
    "`": "`",
    "(": ")",
    "[": "]",
    "“": "”",
    "„": "“",
    "«": "»",
    "»": "«",
    "\N{LEFT SINGLE QUOTATION MARK}": "’",
    "\N{SINGLE LOW-9 QUOTATION MARK}": "\N{LEFT SINGLE QUOTATION MARK}",
}
_MARKDOWN: Final = re.compile(r"\[[^\[\]]{0,500}\]\((\S+)\)")
_ADDRESS: Final = re.compile(r"https?://", re.IGNORECASE)
_UNSEEN: Final = "\ufeff\u200b\u2060\N{SOFT HYPHEN}"
"""Characters without width that editors and pages put around or into what is copied."""
_NOTHING: Final = dict.fromkeys(map(ord, _UNSEEN))

_QUOTED_LINE: Final = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
_SOFT_BREAK: Final = re.compile(r"=\r?\n")
_EQUALS: Final = re.compile("=3D", re.IGNORECASE)
_RUN: Final = re.compile(r"https?://[^\s<>\"`|«»“”„]{1,2000000}", re.IGNORECASE)
"""An address as far as it can reach in a running text."""
_NEXT_LINE: Final = re.compile(
    r"[ \t]{0,20}\r?\n[ \t]{0,20}([^\s<>\"`|«»“”„]+)[ \t]{0,20}(?=[\r\n]|\Z)"
)
"""A line that holds one word, which may be more of the address."""
_BROKEN: Final = 60
"""From which length on a line may have been broken."""
_ALONG: Final = re.compile(r"[?&][a-z_]{1,20}=(https?%3A%2F%2F[^&\s]+)", re.IGNORECASE)
"""The parameter of a page that leads on to the address."""
_WHOLLY_ESCAPED: Final = re.compile(r"https?%3A%2F%2F\S+", re.IGNORECASE)
_BEHIND: Final = ".,;:!?'*_~/…"
"""Punctuation that ends a sentence, not an address."""
_MOST_BRACKETS: Final = 20
"""Closing brackets that are taken away one by one."""
_CLOSING: Final = {")": "(", "]": "[", "}": "{"}
_MARKUP: Final = re.compile(r"\](?=\(|[^][]{1,200}\[/)|\[/|\)\[|\\[nr\"]")
"""Where an address ends in Markdown, BBCode or the text of a program."""


def unwrapped(text: str) -> str:
    """Give the link inside what surrounds it; other input as it is, without outer white space.

    >>> unwrapped(" <https://puzz.link/p?akari/2/2/i.> ")
    'https://puzz.link/p?akari/2/2/i.'
    """
    bare = text.strip().strip(_UNSEEN).strip()
    markdown = _MARKDOWN.fullmatch(bare)
    inner = (markdown[1] if markdown else bare).strip()
    while inner[:1] in _PAIRS and _ADDRESS.match(inner[1:].lstrip("".join(_PAIRS))):
        inner = inner[1:].strip().removesuffix(_PAIRS[inner[0]]).strip()
    return _seen(inner) if _ADDRESS.match(inner) else bare


def _seen(address: str) -> str:
    """Give an address without unseen characters; texts in a plain payload may have them."""
    return address if "{" in address else address.translate(_NOTHING)


def rereadings(text: str) -> tuple[str, ...]:
    """Give what else the link in some input may be, the likeliest first.

    Args:
        text: Input that cannot be decoded as it is.

    Returns:
        Addresses, each once; none if there is no address in it.

    Raises:
        LinkError: If there are several addresses.

    >>> rereadings("Have a look: https://puzz.link/p?akari/2/2/i., it is nice.")
    ('https://puzz.link/p?akari/2/2/i',)
    """
    plain = _unpacked(text)
    found = tuple(dict.fromkeys(_cleaned(run[0]) for run in _RUN.finditer(plain)))
    if len(found) > 1:
        raise _several(len(found))
    return tuple(dict.fromkeys(_spellings(plain))) if found else ()


def _unpacked(text: str) -> str:
    """Give a text without the marks of mails and pages."""
    plain = _QUOTED_LINE.sub("", text)
    if _SOFT_BREAK.search(plain) and _EQUALS.search(plain):
        plain = _EQUALS.sub("=", _SOFT_BREAK.sub("", plain))
    plain = plain.translate(_NOTHING)
    escaped = _WHOLLY_ESCAPED.search(plain) if not _ADDRESS.search(plain) else None
    along = _ALONG.search(plain)
    for target in (along and along[1], escaped and escaped[0]):
        if target:
            return unquote(target)
    return plain


def _spellings(plain: str) -> Iterator[str]:
    """Give the address in a text that has one: its lines put together, then alone, then whole."""
    run = _RUN.search(plain)
    if run is None:
        return
    lines, end = [run[0]], run.end()
    while len(lines[-1]) >= _BROKEN and (more := _NEXT_LINE.match(plain, end)):
        lines.append(more[1])
        end = more.end()
    yield _cleaned("".join(lines))
    yield _cleaned(run[0])
    yield _cleaned(run[0].partition(",")[0])
    if not plain[: run.start()].strip():
        yield _cleaned("".join(plain.split()))


def _cleaned(address: str) -> str:
    """Give an address without the punctuation and markup behind it."""
    address = unescape(_MARKUP.split(address, maxsplit=1)[0]).rstrip(_BEHIND)
    for _ in range(_MOST_BRACKETS):
        opening = _CLOSING.get(address[-1:])
        if not opening or address.count(opening) >= address.count(address[-1]):
            break
        address = address[:-1].rstrip(_BEHIND)
    return address


def refuse_several(link: str) -> None:
    """Raise if more than one address stands in the input: nobody could say which is meant.

    Raises:
        LinkError: If there are several.
    """
    if not _ADDRESS.match(link):
        return
    others = [word for word in link.split()[1:] if _ADDRESS.match(word)]
    if others:
        raise _several(len(others) + 1)


def _several(count: int) -> LinkError:
    return LinkError(
        where="input",
        found=f"{count} links",
        want="one link",
        hint="give them one after the other",
    )
