"""Links for the editor that Penpa+ came from, which is at about its version 2.26.21.

That editor knows no escape for the letter z, no cells of several colours, no edges that end in the
middle of another, and no texts that run upwards. In JSON a z can be spelled otherwise; the header
and the message keep theirs as it is, since that editor does not expand codes there but for ``zO``.

Source: opt-pan/penpa-edit, ``general.js``; its issue 17.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from converters.codec.js_json import JsonValue
from converters.codec.penpa_text import abbreviate, expand
from converters.errors import PenpadError
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.fresh import HOST
from converters.formats.penpa.header import IMAGE
from converters.formats.penpa.points import Numbering
from converters.formats.penpa.read import numbered, version_of
from converters.formats.penpa.sheet import own_name, point_of
from converters.loss import Loss, LossKind, Lossy
from converters.site import Kind

OLDER_HOST: Final = "https://opt-pan.github.io/penpa-edit/"
NEWEST: Final = (2, 26, 21)
"""The newest version that such a link may say it was made with."""

_SETS: Final = ((lines.QUESTION, "pu_q"), (lines.ANSWER, "pu_a"))
_MODES: Final = (lines.MODE, lines.FULL_MODE)
_RAW: Final = (lines.HEADER, lines.MESSAGE)
_BASELINE: Final = {"number": 3, "numberS": 2}
"""Where the direction of a text stands in its entry."""


def for_older_editor(document: PenpaDocument) -> Lossy[PenpaDocument]:
    """Give a link like this one that opens in the editor of opt-pan.

    Args:
        document: A link of today for editing, such as `from_drawing` makes.

    Returns:
        The link, and whatever that editor cannot show.

    Raises:
        LinkError: If a line that is needed makes no sense.
    """
    numbering, _ = numbered(document, document.header())
    losses: list[Loss] = []
    version: list[JsonValue] = [*min(version_of(document), NEWEST)]
    made = document.with_json(lines.VERSION, version)
    for line, name in _SETS:
        layers = _object(made, line)
        kept: JsonValue = {
            layer: dict(_entries(name, layer, value, numbering, losses))
            if isinstance(value, dict) and not layer.startswith("command")
            else value
            for layer, value in layers.items()
        }
        made = made.with_json(line, kept) if layers else made
    for line in _MODES:
        made = made.with_json(line, _without_wedges(made, line)) if _object(made, line) else made
    header = made.header()
    fields = header.fields[:IMAGE]
    made = made.with_line(lines.HEADER, replace(header, fields=fields).text())
    packed = tuple(_spelled(made, line, losses) for line in range(len(made.packed)))
    before = made.parts.before.replace(HOST, OLDER_HOST)
    parts = made.parts._replace(before=before)
    return Lossy(replace(made, parts=parts, packed=packed, edited=True), tuple(losses))


def _object(document: PenpaDocument, line: int) -> Mapping[str, JsonValue]:
    try:
        value = document.json(line)
    except PenpadError:
        return {}
    return value if isinstance(value, dict) else {}


def _entries(
    name: str, layer: str, entries: Mapping[str, JsonValue], at: Numbering, losses: list[Loss]
) -> Iterator[tuple[str, JsonValue]]:
    """Give what that editor understands of a layer, and list the rest."""
    for key, value in entries.items():
        kind, what, kept = _older(layer, key, value, at)
        if kind is not None:
            point = point_of(key.partition(",")[0])
            site = None if point is None else at.site(point)
            losses.append(
                Loss(kind, f"{name}.{layer}.{key}", what, site, own_name(at.lattice, site))
            )
        if kind is not LossKind.NOT_EXPRESSIBLE:
            yield key, kept


def _older(
    layer: str, key: str, value: JsonValue, at: Numbering
) -> tuple[LossKind | None, str, JsonValue]:
    """Give how an entry is lost, if it is, and what is left of it."""
    if layer == "surface" and isinstance(value, list):
        what = "a cell of several colours, now of the first"
        return LossKind.APPROXIMATED, what, value[0] if value else 0
    place = _BASELINE.get(layer)
    if place and isinstance(value, list) and len(value) > place:
        what = "the direction that a text runs in"
        return LossKind.APPROXIMATED, what, value[:place]
    if layer == "lineE" and "," in key and _is_half(key, at):
        return LossKind.NOT_EXPRESSIBLE, "an edge that ends in the middle of one", value
    return None, "", value


def _is_half(key: str, at: Numbering) -> bool:
    """Tell whether a line along the grid begins or ends anywhere but on a vertex."""
    points = [point_of(end) for end in key.split(",")]
    sites = [at.site(point) for point in points if point is not None]
    return any(site is not None and site.kind is not Kind.VERTEX for site in sites)


def _without_wedges(document: PenpaDocument, line: int) -> dict[str, JsonValue]:
    """Give the editor's state without the tool for several colours."""
    return {
        key: {tool: each for tool, each in value.items() if tool != "multicolor"}
        if isinstance(value, dict)
        else value
        for key, value in _object(document, line).items()
    }


def _spelled(document: PenpaDocument, line: int, losses: list[Loss]) -> str:
    """Pack a line without the escape for z."""
    text = document.line(line)
    if line not in _RAW:
        # Outside of texts there is no z in JSON.
        return abbreviate(text.replace("z", r"\u007a"))
    if expand(text) != text:
        what = "a z before a capital letter, which this project and Penpa+ take for a code"
        losses.append(Loss(LossKind.APPROXIMATED, lines.LINE_NAMES[line], what))
    return text
