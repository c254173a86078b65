"""What was found on a page of the portal, as one HTML page without a script.

The page asks nobody for anything: its style is allowed by its hash, its pictures stand in it, and
everything else is forbidden. All that comes from outside is escaped; only ``http`` and ``https``
addresses become links.
"""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from typing import Final, NamedTuple

from converters.errors import ascii_safe

STYLE: Final = """
:root { color-scheme: light; }
body { font: 17px/1.5 Helvetica, Arial, 'Liberation Sans', sans-serif; color: #222;
  background: #fff; margin: 0 auto; max-width: 60em; padding: 1em; }
h1 { font-size: 1.4em; margin: 0; }
h2 { font-size: 1.1em; margin: 1.6em 0 .4em; }
.verdict { font-size: 1.2em; font-weight: bold; border-left: .4em solid; padding-left: .6em; }
.violated { color: #a3001b; }
.not_checked { color: #7a4b00; }
.clean { color: #1b6b2f; }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid #ccc; padding: .3em .8em .3em 0; text-align: left;
  vertical-align: top; }
td.state { font-weight: bold; }
td.state, td.short { white-space: nowrap; }
td.long { overflow-wrap: anywhere; }
.pictures { display: flex; flex-wrap: wrap; gap: 1.5em; }
figure { margin: 0; width: 17em; }
figcaption::first-letter { text-transform: uppercase; }
img { width: 100%; height: auto; }
.note { color: #555; font-size: .9em; }
"""


_LONGEST: Final = 80
"""Characters of an address that are seen."""


class Row(NamedTuple):
    """One point.

    Attributes:
        state: ``violated``, ``not_checked`` or ``clean``.
        label: The same in words.
        title: What was looked at.
        detail: Why.
    """

    state: str
    label: str
    title: str
    detail: str


class LinkRow(NamedTuple):
    """A link: what it shows, whose it is, why, and where it leads."""

    role: str
    editor: str
    reason: str
    address: str


class Picture(NamedTuple):
    """A picture as SVG, and what it shows."""

    caption: str
    svg: str


@dataclass(frozen=True, slots=True)
class Review:
    """All that the page tells, in words of one language.

    Attributes:
        lang: That language.
        title: The heading.
        verdict: The verdict in words.
        state: The verdict's state.
        rows: The points, the worst first.
        links: The links.
        pictures: The pictures.
        headings: Over the links and over the pictures.
        note: What stands below.
    """

    lang: str
    title: str
    verdict: str
    state: str
    rows: tuple[Row, ...]
    links: tuple[LinkRow, ...]
    pictures: tuple[Picture, ...]
    headings: tuple[str, str]
    note: str


def review_page(review: Review) -> str:
    """Give the page."""
    style = b64encode(sha256(STYLE.encode()).digest()).decode()
    policy = (
        f"default-src 'none'; style-src 'sha256-{style}'; img-src data:; base-uri 'none';"
        " form-action 'none'"
    )
    title = escape(review.title)
    lines = (
        "<!DOCTYPE html>",
        f'<html lang="{escape(review.lang)}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        "</head>",
        "<body>",
        f"<h1>{title}</h1>",
        f'<p class="verdict {escape(review.state)}">{escape(review.verdict)}</p>',
        "<table>",
        *map(_row, review.rows),
        "</table>",
        *_links(review),
        *_pictures(review),
        f'<p class="note">{escape(review.note)}</p>',
        "</body>",
        "</html>",
        "",
    )
    return ascii_safe("\n".join(lines))


def _row(row: Row) -> str:
    state = f'<td class="state {escape(row.state)}">{escape(row.label)}</td>'
    detail = f'<td class="long">{escape(row.detail)}</td>'
    return f"<tr>{state}<td>{escape(row.title)}</td>{detail}</tr>"


def _links(review: Review) -> Iterator[str]:
    if not review.links:
        return
    yield f"<h2>{escape(review.headings[0])}</h2>\n<table>"
    for link in review.links:
        told = (
            ("short", escape(link.role)),
            ("short", escape(link.editor)),
            ("long", _address(link.address)),
            ("long", escape(link.reason)),
        )
        cells = "".join(f'<td class="{kind}">{each}</td>' for kind, each in told)
        yield f"<tr>{cells}</tr>"
    yield "</table>"


def _address(address: str) -> str:
    """Give an address that can be clicked if that is harmless; a long one cut in what is seen."""
    seen = escape(address if len(address) <= _LONGEST else f"{address[:_LONGEST]}…")
    if not address.lower().startswith(("http://", "https://")):
        return seen
    return f'<a rel="noreferrer noopener" href="{escape(address)}">{seen}</a>'


def _pictures(review: Review) -> Iterable[str]:
    if not review.pictures:
        return
    yield f'<h2>{escape(review.headings[1])}</h2>\n<div class="pictures">'
    for picture in review.pictures:
        # A picture of its own: what one of them names cannot clash with another's.
        content = b64encode(ascii_safe(picture.svg).encode()).decode()
        caption = escape(picture.caption)
        image = f'<img alt="{caption}" src="data:image/svg+xml;base64,{content}">'
        yield f"<figure>{image}<figcaption>{caption}</figcaption></figure>"
    yield "</div>"
