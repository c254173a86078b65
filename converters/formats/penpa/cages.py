"""Killer cages: one thing to a solver, but three layers in the link.

The cells stand in ``killercages``, the outline is single segments in ``cage``, the sum is a corner
text in ``numberS``. Where a cage's whole outline is there in one style, it is read as one `Cage`
together with its sum, and outline and sum are not read a second time. Otherwise the cage is marked
as one without outline, and whatever segments there are remain strokes.
"""

from collections.abc import Sequence
from typing import Final

from converters.codec.js_json import JsonValue
from converters.drawing import PLAIN, Cage, Paint
from converters.formats.penpa import styles
from converters.formats.penpa.sheet import Sheet, brief, named, point_of
from converters.loss import Loss
from converters.site import Kind

OUTLINE: Final = "outline"
"""Name of the paint's extra that tells an outline other than the usual one, or ``none``."""
NO_OUTLINE: Final = '"none"'
USUAL: Final = "dashed"
PLAIN_SUM: Final = 1
"""The text style of a sum that needs no label of its own."""


def killers(sheet: Sheet) -> tuple[list[Cage | Loss], dict[str, set[str]]]:
    """Read the killer cages.

    Returns:
        Cages and losses, and the keys of ``cage`` and ``numberS`` that belong to them.
    """
    found: list[Cage | Loss] = []
    used: dict[str, set[str]] = {"cage": set(), "numberS": set()}
    for index, item in enumerate(sheet.items("killercages")):
        if item in ([], None):
            continue
        points = _cells(sheet, item)
        if points is None:
            found.append(sheet.loss("killercages", index, brief(item)))
        else:
            found.append(_cage(sheet, points, used))
    return found, used


def _cells(sheet: Sheet, item: JsonValue) -> list[int] | None:
    """Give the cells of one cage; None if the entry is anything else."""
    if not isinstance(item, list):
        return None
    points: list[int] = []
    for entry in item:
        point = point_of(entry)
        site = None if point is None else sheet.at.site(point)
        if point is None or site is None or site.kind is not Kind.CELL:
            return None
        points.append(point)
    return points


def _cage(sheet: Sheet, points: Sequence[int], used: dict[str, set[str]]) -> Cage:
    cells = tuple(site for point in points if (site := sheet.at.site(point)))
    keys = _outline(sheet, points)
    entries = sheet.entries("cage")
    looks = {(brief(entries.get(key)), sheet.css("cage", key)) for key in keys}
    code = entries.get(keys[0]) if keys and len(looks) == 1 else None
    style = named(styles.CAGES, code)
    if style is None:
        return Cage(cells, paint=Paint(extra=((OUTLINE, NO_OUTLINE),)))
    used["cage"].update(keys)
    colour = sheet.css("cage", keys[0])
    extra = () if style == USUAL else ((OUTLINE, f'"{style}"'),)
    paint = Paint(stroke=colour, extra=extra) if colour or extra else PLAIN
    return Cage(cells, label=_sum(sheet, points, used["numberS"]), paint=paint)


def _outline(sheet: Sheet, points: Sequence[int]) -> list[str]:
    """Give the keys of the outline as they are spelled in the link."""
    entries = sheet.entries("cage")
    pairs = [(f"{a},{b}", f"{b},{a}") for a, b in sheet.at.outline(points)]
    return [back if back in entries and key not in entries else key for key, back in pairs]


def _sum(sheet: Sheet, points: Sequence[int], used: set[str]) -> str:
    """Give the sum in a corner if it looks as usual; else it stays a label.

    It stands in the first cell of the list, or in the first one as the board is seen.
    """
    places = {site: point for point in points if (site := sheet.at.site(point))}
    for point in dict.fromkeys((points[0], places[min(places)])):
        key = str(sheet.at.outline([point])[0][0])
        entry = sheet.entries("numberS").get(key)
        text = entry[0] if isinstance(entry, list) and entry[1:] == [PLAIN_SUM] else None
        if isinstance(text, str | int) and not isinstance(text, bool) and str(text).strip():
            used.add(key)
            return str(text).strip()
    return ""
