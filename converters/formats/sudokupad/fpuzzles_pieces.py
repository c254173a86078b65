"""Elements of a drawing as items of f-puzzles' JSON, one element at a time.

A named constraint becomes itself. Anything else becomes a cosmetic where f-puzzles has one for it,
and else a loss.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from converters.codec.js_json import JsonValue
from converters.drawing import PLAIN, Cage, Element, Fill, Label, Paint, Path, Role, Stroke, Symbol
from converters.drawing import StrokeLayer as Layer
from converters.errors import with_article
from converters.formats.sudokupad.boxes import write_symbol
from converters.formats.sudokupad.colours import colour
from converters.formats.sudokupad.fields import PIXELS, Item, rounded, unseen, with_extra
from converters.formats.sudokupad.fpuzzles_items import cells_at
from converters.formats.sudokupad.fpuzzles_keys import (
    AREAS,
    BETWEEN,
    BOXES,
    COSMETIC,
    DIRECTIONS,
    IN_CELLS,
    LINES,
    OUTSIDE,
    UNIT,
    little_killer,
    name_of,
)
from converters.formats.sudokupad.looks import INKS, ROUND_STYLES, SIGNS, SIZES
from converters.loss import LossKind
from converters.shapes.line_styles import STYLES
from converters.shapes.pen import PIXEL
from converters.site import Kind, Site, Spot

Written: TypeAlias = tuple[str, Item]
"""The list an item belongs to, and the item."""


class Outcome(NamedTuple):
    """What became of an element: its item, if it has one, and what is lost, if anything is."""

    written: Written | None
    kind: LossKind = LossKind.NOT_EXPRESSIBLE
    lost: str = ""


_NOUNS: Final = MappingProxyType({Layer.ERASED: "erased line"})

_KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {name: key for table in (LINES, IN_CELLS, OUTSIDE, AREAS) for key, name in table.items()}
)
_LETTERS: Final[Mapping[str, str]] = MappingProxyType(
    {word: letters for letters, word in DIRECTIONS.items()}
)
_STEPS: Final[Mapping[str, int]] = MappingProxyType({"up": 1, "left": 1, "down": 0, "right": 0})
"""Which of the two cells at an inequality is the larger, in reading order."""
_CELLS: Final = "cells"
_DARK: Final = "#000000"


def item_of(element: Element, size: int) -> Outcome:
    """Write one element that is neither a cell's content, an arrow, a clone nor a region.

    Args:
        element: What to write.
        size: Rows of the board.
    """
    match element:
        case Path():
            return _path(element)
        case Stroke():
            return _stroke(element)
        case Symbol():
            return _symbol(element)
        case Label():
            return _label(element, size)
        case Cage():
            return _cage(element)
        case Fill():
            return Outcome(None, lost="a second colour of a cell, or one beside the cells")


def placed(at: Spot, item: Item) -> Item | None:
    """Give an item with the cells it is the middle of; None if there are no such cells."""
    if _CELLS in item:
        return item
    names: list[JsonValue] = [name_of(site) for site in cells_at(at)]
    return {_CELLS: names, **item} if names else None


def names(cells: Iterable[Site]) -> list[JsonValue]:
    """Give the names of cells."""
    return [name_of(site) for site in cells]


def in_cells(spots: Iterable[Spot]) -> list[JsonValue] | None:
    """Give the names of the cells a figure goes through; None if it leaves their middles."""
    found = tuple(spots)
    if any(spot != Spot(spot.site) or spot.site.kind is not Kind.CELL for spot in found):
        return None
    return names(spot.site for spot in found)


def is_bare(paint: Paint) -> bool:
    """Tell whether a paint says nothing but what an f-puzzles item said beside its meaning."""
    return replace(paint, extra=()) == PLAIN


def _done(key: str, item: Item, paint: Paint) -> Outcome:
    return Outcome((key, with_extra(item, paint.extra)))


def _path(path: Path) -> Outcome:
    line = in_cells(path.points)
    if line is None:
        return Outcome(None, lost=f"{with_article(path.shape)} that does not go from cell to cell")
    if path.shape in _KEYS and is_bare(path.paint):
        item: Item = {"lines": [line], **({"value": path.style} if path.style else {})}
        return _done(_KEYS[path.shape], item, path.paint)
    if path.shape in ("thermo-bare", "direction", "polygon", "svg", "frame", *_KEYS):
        return Outcome(None, lost=f"the figure {path.shape!r}")
    ink, width = path.paint.stroke or _DARK, path.paint.width
    odd = path.paint.fill or path.paint.opacity or path.paint.layer or path.style
    item = {"lines": [line], "outlineC": ink, "width": rounded((width or 0.08) / UNIT)}
    done = _done("line", item, path.paint)
    if odd or path.shape != "line" or not path.paint.stroke or width is None:
        return done._replace(
            kind=LossKind.APPROXIMATED, lost=f"the look of {with_article(path.shape)}"
        )
    return done


def _stroke(stroke: Stroke) -> Outcome:
    line = in_cells((stroke.start, stroke.end))
    if line is None or stroke.layer is not Layer.LINE:
        noun = _NOUNS.get(stroke.layer, stroke.layer.value)
        return Outcome(None, lost=f"{with_article(noun)} beside the cells' middles")
    look = STYLES.get(stroke.style, STYLES["solid"])
    width = stroke.paint.width or look.width(PIXEL) / PIXELS
    item: Item = {
        "lines": [line],
        "outlineC": stroke.paint.stroke or colour(look.colour) or look.colour,
        "width": rounded(width / UNIT),
    }
    what = f"the sort and look of {with_article(stroke.style)} line"
    return Outcome(("line", item), LossKind.APPROXIMATED, what)


def _symbol(symbol: Symbol) -> Outcome:
    named = _constraint(symbol) if is_bare(symbol.paint) and not symbol.angle else None
    if named is not None:
        return named
    shape = "circle" if symbol.shape == "pill" else symbol.shape
    key = next((key for key, name in BOXES.items() if name == shape), None)
    if key is None:
        return _sign(symbol)
    look = ROUND_STYLES.get(symbol.style or "hollow")
    fill, rim = (look.fill[:7], look.rim[:7]) if look and symbol.style else ("", "")
    width = symbol.width or 0.7
    item = placed(
        symbol.at,
        with_extra(
            {
                "width": width,
                "height": symbol.height or width,
                "baseC": symbol.paint.fill or fill or "#00000000",
                "outlineC": symbol.paint.stroke or rim or "#00000000",
                "fontC": _DARK,
                **({"angle": rounded(symbol.angle)} if symbol.angle else {}),
            },
            symbol.paint.extra,
        ),
    )
    if item is None:
        return Outcome(None, lost=f"{with_article(symbol.shape)} that is in the middle of no cells")
    exact = symbol.over and symbol.width and write_symbol(symbol) is not None
    plain = Paint(symbol.paint.fill, symbol.paint.stroke, extra=symbol.paint.extra)
    if exact and symbol.paint == plain:
        return Outcome((key, item))
    return Outcome((key, item), LossKind.APPROXIMATED, f"the look of {with_article(symbol.shape)}")


def _constraint(symbol: Symbol) -> Outcome | None:
    """Give the item of a named constraint; None if the symbol is none, or not where it should."""
    if symbol.shape in IN_CELLS.values():
        cell = in_cells((symbol.at,))
        return _done(_KEYS[symbol.shape], {"cell": cell[0]}, symbol.paint) if cell else None
    if symbol.shape == "inequality":
        return _inequality(symbol)
    if symbol.shape not in (*BETWEEN, "quadruple"):
        return None
    item = placed(symbol.at, with_extra({}, symbol.paint.extra))
    if item is None:
        return None
    if symbol.shape == "quadruple":
        digits = symbol.style.split(",") if symbol.style else []
        item["values"] = [int(digit) if _is_number(digit) else digit for digit in digits]
    elif symbol.style:
        item["value"] = symbol.style
    return Outcome((symbol.shape, item))


def _inequality(symbol: Symbol) -> Outcome | None:
    cells = cells_at(symbol.at)
    if len(cells) != 2 or len(symbol.toward) != 1 or symbol.toward[0] not in _STEPS:  # noqa: PLR2004 - a pair
        return None
    first = _STEPS[symbol.toward[0]]
    if (cells[0].row == cells[1].row) != (symbol.toward[0] in ("left", "right")):
        return None
    item: Item = {_CELLS: names((cells[first], cells[1 - first]))}
    return _done("inequality", item, symbol.paint)


def _sign(symbol: Symbol) -> Outcome:
    """Write a symbol as the letter or picture that shows it."""
    sign = SIGNS.get((symbol.shape, symbol.style)) or SIGNS.get((symbol.shape, "black"))
    if sign is None:
        return Outcome(None, lost=f"the symbol {symbol.shape!r}")
    words, size, ink = sign
    item = placed(symbol.at, {"value": words, "fontC": ink[:7], "size": rounded(size / UNIT)})
    if item is None:
        return Outcome(None, lost=f"{with_article(symbol.shape)} that is in the middle of no cells")
    return Outcome(("text", item), LossKind.APPROXIMATED, f"the {symbol.shape}, written as a text")


def _label(label: Label, size: int) -> Outcome:
    if label.style in (*OUTSIDE.values(), "little-killer") and is_bare(label.paint):
        clue = _outside(label, size)
        if clue is not None:
            return clue
    height = label.paint.size or SIZES.get(label.role, 0.5)
    look = INKS.get(label.style, INKS["black"])
    ink = label.paint.ink or ("" if label.style == "black" else look.ink[:7])
    item: Item = {
        "value": label.text,
        **({"fontC": ink} if ink else {}),
        "size": rounded(height / UNIT),
        **({"angle": rounded(label.angle)} if label.angle else {}),
    }
    whole = placed(label.at, with_extra(item, label.paint.extra))
    if whole is None or not label.text.strip():
        return Outcome(None, lost=f"the text {label.text!r}, in the middle of no cells")
    plain = Paint(ink=label.paint.ink, size=label.paint.size, extra=label.paint.extra)
    exact = replace(label, paint=PLAIN, angle=0.0) == Label(label.at, label.text, Role.TEXT)
    if exact and plain == label.paint and label.paint.size is not None:
        return Outcome(("text", whole))
    what = f"the look of the text {label.text!r}"
    return Outcome(("text", whole), LossKind.APPROXIMATED, what)


def _outside(label: Label, size: int) -> Outcome | None:
    cell = in_cells((label.at,))
    if cell is None or label.role is not Role.MEDIUM or label.baseline or label.angle:
        return None
    item: Item = {"cell": cell[0], **({"value": label.text} if label.text else {})}
    if label.style != "little-killer":
        return _done(_KEYS[label.style], item, label.paint) if not label.toward else None
    if label.toward in _LETTERS:
        item["direction"] = _LETTERS[label.toward]
        item[_CELLS] = little_killer(label.at.site, label.toward, size)
    return _done("littlekillersum", item, label.paint)


def _cage(cage: Cage) -> Outcome:
    item: Item = {_CELLS: names(cage.cells)}
    if cage.label:
        item["value"] = cage.label
    if cage.kind in AREAS.values() and is_bare(cage.paint) and not cage.label:
        return _done(_KEYS[cage.kind], item, cage.paint)
    cosmetic = cage.paint.stroke or cage.paint.ink or COSMETIC in dict(cage.paint.extra)
    extra = tuple(entry for entry in cage.paint.extra if entry[0] != COSMETIC)
    if cage.kind == "killer" and not cosmetic and is_bare(cage.paint):
        return _done("killercage", item, cage.paint)
    if cage.paint.stroke:
        item["outlineC"] = unseen(cage.paint.stroke)
    if cage.paint.ink:
        item["fontC"] = unseen(cage.paint.ink)
    done = _done("cage", item, replace(cage.paint, extra=extra))
    plain = Paint(stroke=cage.paint.stroke, ink=cage.paint.ink, extra=cage.paint.extra)
    if cage.kind == "killer" and plain == cage.paint:
        return done
    return done._replace(kind=LossKind.APPROXIMATED, lost=f"a cage of the sort {cage.kind!r}")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and text == str(int(text))


def entry(text: str) -> JsonValue:
    """Give the value of a cell: a number where it is one, as f-puzzles itself writes it."""
    return int(text) if _is_number(text) else text


def merged(label: Label, symbol: Symbol, item: Item) -> Iterator[Item]:
    """Give a box with the text that stands in it, if it is that box's own."""
    own = Paint(ink=label.paint.ink, extra=tuple(e for e in symbol.paint.extra if e[0] == _CELLS))
    if label == Label(symbol.at, label.text, Role.TEXT, angle=symbol.angle, paint=own):
        yield {**item, "value": label.text, **({"fontC": own.ink} if own.ink else {})}
