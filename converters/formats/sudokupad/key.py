"""The expected answer as the string that SudokuPad compares cell by cell.

A digit or letter is itself. Marks that are all of one sort (bulbs, shaded cells) are ``1``, and
the item they stand for is kept beside the solution, so that reading gives them back.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.drawing import Drawing, Element, Fill, Label, Symbol
from converters.formats.sudokupad.cells import ANYTHING, EMPTY, FREE, is_given, write_solution
from converters.formats.sudokupad.pieces import loss, written
from converters.loss import Loss, LossKind
from converters.site import Kind, Site, Spot, cell

_MARK: Final = "1"
_ORIGIN: Final = Spot(cell(0, 0))
_LAYER: Final = "key"


class Solution(NamedTuple):
    """What is written of a key.

    Attributes:
        text: One character a cell; empty if there is nothing that could be compared.
        look: The item that a ``1`` stands for, if it is not the digit.
        added: Cells whose given was added, since the key does not name it.
        style: The style of all labels, if it is not black.
        capital: Whether its letters are capital; SudokuPad compares small ones.
        losses: What could not be written.
    """

    text: str = ""
    look: JsonValue = None
    added: tuple[Site, ...] = ()
    style: str = ""
    capital: bool = False
    losses: tuple[Loss, ...] = ()


def write_key(drawing: Drawing, givens: Mapping[Site, str], sites: Iterable[Site]) -> Solution:
    """Write the key of a drawing.

    Args:
        drawing: The whole drawing.
        givens: The values of cells that the document writes as givens.
        sites: All cells of the document, row by row, holes included.
    """
    wanted: dict[Site, str] = {}
    losses: list[Loss] = []
    mark = _only_mark(drawing.key)
    for element in drawing.key:
        character = _character(element, mark)
        site = _site(element, drawing)
        if character is None or site is None or site in wanted:
            losses.append(loss(LossKind.NOT_EXPRESSIBLE, _LAYER, _named(element), element))
            if site is not None:
                wanted.setdefault(site, FREE)
        else:
            wanted[site] = character
    if set(wanted.values()) <= {FREE}:
        # A solution without a character to compare counts as solved on opening.
        return Solution(losses=tuple(losses) or _nothing(drawing))
    added = {site: _small(text) for site, text in givens.items() if site not in wanted}
    text = write_solution({**added, **wanted}, sites)
    look = None if mark is None else _look(mark)
    capital = _is_capital(drawing.key)
    return Solution(text, look, tuple(added), _style(drawing.key), capital, tuple(losses))


def _nothing(drawing: Drawing) -> tuple[Loss, ...]:
    if not drawing.key:
        return ()
    what = "a key in which no cell is compared"
    return (loss(LossKind.NOT_EXPRESSIBLE, _LAYER, what, drawing.key[0]),)


def _only_mark(key: Iterable[Element]) -> Fill | Symbol | None:
    """Give the mark that the whole key is made of, moved to the origin; None if it is not so."""
    found: set[Element] = set()
    for element in key:
        if isinstance(element, Symbol) and element.shape == ANYTHING:
            continue
        if not isinstance(element, Fill | Symbol):
            return None
        found.add(replace(element, at=_ORIGIN))
    mark = next(iter(found)) if len(found) == 1 else None
    if not isinstance(mark, Fill | Symbol):
        return None
    pieces, losses = written(mark, _LAYER)
    return mark if len(pieces) == 1 and not losses else None


def _character(element: Element, mark: Element | None) -> str | None:
    if isinstance(element, Symbol) and element.shape == ANYTHING:
        return FREE
    if mark is not None:
        return _MARK
    if isinstance(element, Label) and _is_value(element) and element.text not in (EMPTY, FREE):
        return _small(element.text)
    return None


def _small(letter: str) -> str:
    """Give the small form of a letter; the letter itself if that is no single character."""
    small = letter.lower()
    return small if len(small) == 1 else letter


def _is_capital(key: Iterable[Element]) -> bool:
    """Tell whether all letters of a key are the capitals of what is written for them."""
    texts = [label.text for label in key if isinstance(label, Label) and _is_value(label)]
    changed = any(_small(text) != text for text in texts)
    return changed and all(_small(text).upper() == text for text in texts)


def _is_value(label: Label) -> bool:
    return is_given(replace(label, style="black"))


def _style(key: Iterable[Element]) -> str:
    """Give the style that all values of a key have; empty if it is black, or several."""
    styles = {label.style for label in key if isinstance(label, Label) and _is_value(label)}
    return styles.pop() if len(styles) == 1 and styles != {"black"} else ""


def _site(element: Element, drawing: Drawing) -> Site | None:
    """Give the cell of the board that an element is in the middle of."""
    if not isinstance(element, Fill | Label | Symbol):
        return None
    inside = element.at == Spot(element.at.site) and element.at.site in drawing.board
    return element.at.site if inside and element.at.site.kind is Kind.CELL else None


def _look(mark: Element) -> JsonValue:
    key, item = written(mark, _LAYER).pieces[0][:2]
    if isinstance(item, dict):
        return {**item, "over": True} if key == "overlays" else item
    return None


def _named(element: Element) -> str:
    match element:
        case Label():
            return f"the text {element.text!r} in the key (one character a cell is compared)"
        case Symbol():
            return f"the {element.shape} in the key"
        case _:
            return f"a {type(element).__name__.lower()} in the key"
