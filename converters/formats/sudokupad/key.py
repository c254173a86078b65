"""The expected answer as the string that SudokuPad compares cell by cell.

A digit or letter is itself. If the answer has no values but marks (bulbs, shaded cells), each sort
of them is a digit, the first one ``1``, and what it stands for is kept beside the solution, so that
reading gives it back. Lines, and marks beside values, cannot be compared: where they stand, a
cell may hold anything. Nothing that SudokuPad ignores makes an answer wrong or right.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from converters.codec.js_json import JsonValue
from converters.drawing import Drawing, Element, Fill, Label, Stroke, Symbol
from converters.formats.sudokupad.cells import ANYTHING, EMPTY, FREE, is_given, write_solution
from converters.formats.sudokupad.key_looks import ORIGIN, write_key_look
from converters.formats.sudokupad.pieces import loss
from converters.loss import Loss, LossKind
from converters.site import Kind, Site, Spot

_DIGITS: Final = "123456789"
_LAYER: Final = "key"
_ALTERNATIVES: Final = "any-of-several"
"""A sign that each sort of mark in the key is an answer of its own."""


class Solution(NamedTuple):
    """What is written of a key.

    Attributes:
        text: One character a cell; empty if there is nothing that could be compared.
        looks: What ``1``, ``2``, … stand for, if they are not the digits.
        added: Cells whose given was added, since the key does not name it.
        style: The style of all labels, if it is not black.
        capital: Whether its letters are capital; SudokuPad compares small ones.
        losses: What could not be written.
    """

    text: str = ""
    looks: tuple[JsonValue, ...] = ()
    added: tuple[Site, ...] = ()
    style: str = ""
    capital: bool = False
    losses: tuple[Loss, ...] = ()


class _Sort(NamedTuple):
    """The character that one sort of mark is compared as, and its look."""

    character: str
    look: JsonValue


def write_key(drawing: Drawing, givens: Mapping[Site, str], sites: Iterable[Site]) -> Solution:
    """Write the key of a drawing.

    Args:
        drawing: The whole drawing.
        givens: The values of cells that the document writes as givens.
        sites: All cells of the document, row by row, holes included.
    """
    wanted: dict[Site, str] = {}
    losses: list[Loss] = []
    sorts = _sorts(drawing)
    for element in drawing.key:
        site = _site(element, drawing)
        character = None if site is None else _character(element, sorts)
        if character is None or site is None or site in wanted:
            losses.append(loss(LossKind.NOT_EXPRESSIBLE, _LAYER, _named(element), element))
            if site is not None:
                wanted.setdefault(site, FREE)
        elif character not in (FREE, _compared(givens.get(site, character))):
            what = f"{_name(element)} in the key, on a given that a solver cannot change"
            losses.append(loss(LossKind.NOT_EXPRESSIBLE, _LAYER, what, element))
            wanted[site] = FREE
        else:
            wanted[site] = character
    if set(wanted.values()) <= {FREE}:
        # A solution without a character to compare counts as solved on opening.
        return Solution(losses=tuple(losses) or _nothing(drawing))
    added = {site: _compared(text) for site, text in givens.items() if site not in wanted}
    text = write_solution({**added, **wanted}, sites)
    looks = tuple(sort.look for sort in sorts.values())
    losses += _told(drawing, sorts)
    capital = _is_capital(drawing.key)
    return Solution(text, looks, tuple(added), _style(drawing.key), capital, tuple(losses))


def entered(drawing: Drawing) -> Mapping[Site, str]:
    """Give what a solver has to enter into cells, or finds there as a given."""
    sorts = _sorts(drawing)
    found: dict[Site, str] = {}
    for element in drawing.key:
        site, character = _site(element, drawing), _character(element, sorts)
        if site is not None and character not in (None, FREE):
            found.setdefault(site, str(character))
    return found


def _nothing(drawing: Drawing) -> tuple[Loss, ...]:
    if not drawing.key:
        return ()
    what = "a key in which no cell is compared"
    return (loss(LossKind.NOT_EXPRESSIBLE, _LAYER, what, drawing.key[0]),)


def _sorts(drawing: Drawing) -> Mapping[Element, _Sort]:
    """Give the sorts of marks in a key, moved to the origin; none if the key has values."""
    if any(isinstance(element, Label) for element in drawing.key):
        return {}
    marks = (element for element in drawing.key if _is_mark(element))
    inside = (mark for mark in marks if _site(mark, drawing) is not None)
    found = dict.fromkeys(map(_moved, inside))
    return {
        mark: _Sort(digit, write_key_look(mark))
        for mark, digit in zip(found, _DIGITS, strict=False)
    }


def _is_mark(element: Element) -> bool:
    return isinstance(element, Fill) or (
        isinstance(element, Symbol) and element.shape not in (ANYTHING, _ALTERNATIVES)
    )


def _moved(mark: Element) -> Element:
    return replace(mark, at=ORIGIN) if isinstance(mark, Fill | Symbol) else mark


def _character(element: Element, sorts: Mapping[Element, _Sort]) -> str | None:
    if isinstance(element, Symbol) and element.shape == ANYTHING:
        return FREE
    if _moved(element) in sorts:
        return sorts[_moved(element)].character
    if isinstance(element, Label) and _is_value(element) and element.text not in (EMPTY, FREE):
        return _small(element.text)
    return None


def _told(drawing: Drawing, sorts: Mapping[Element, _Sort]) -> Iterable[Loss]:
    """Say which digit is which mark, if there are several sorts: a solver must be told."""
    if len(sorts) > 1:
        pairs = ", ".join(f"{sort.character} for {_name(mark)}" for mark, sort in sorts.items())
        what = f"several sorts of marks in the key, compared as digits: {pairs}"
        yield loss(LossKind.APPROXIMATED, _LAYER, what, drawing.key[0])


def _compared(given: str) -> str:
    """Give the character that a given is compared as; one of two digits cannot be."""
    return _small(given) if len(given) == 1 else FREE


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
    return len(label.text) == 1 and is_given(replace(label, style="black"))


def _style(key: Sequence[Element]) -> str:
    """Give the style that all values of a key have; empty if it is black, or several."""
    styles = {label.style for label in key if isinstance(label, Label) and _is_value(label)}
    return styles.pop() if len(styles) == 1 and styles != {"black"} else ""


def _site(element: Element, drawing: Drawing) -> Site | None:
    """Give the cell of the board that an element is in the middle of."""
    if not isinstance(element, Fill | Label | Symbol) or _is_of_all(element):
        return None
    inside = element.at == Spot(element.at.site) and element.at.site in drawing.board
    return element.at.site if inside and element.at.site.kind is Kind.CELL else None


def _is_of_all(element: Element) -> bool:
    """Tell whether an element says something of the whole key, wherever it stands."""
    return isinstance(element, Symbol) and element.shape == _ALTERNATIVES


def _named(element: Element) -> str:
    """Say what of a key is not compared."""
    if _is_of_all(element):
        return "that any one of several answers is enough, in the key"
    if isinstance(element, Label):
        return f"the text {element.text!r} in the key (one character a cell is compared)"
    return f"{_name(element)} in the key (only values of cells are compared)"


def _name(element: Element) -> str:
    match element:
        case Symbol():
            return f"the {element.style} {element.shape}".replace("  ", " ")
        case Fill():
            return f"the {' and '.join(element.styles)} fill"
        case Stroke():
            return f"the {element.style} {element.layer.value}"
        case _:
            return f"a {type(element).__name__.lower()}"
