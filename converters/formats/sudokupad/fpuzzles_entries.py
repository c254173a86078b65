"""A solver's entries put into an f-puzzles document, the constraints left as they are."""

from collections import Counter

from converters.codec.js_json import JsonValue, as_list, as_object
from converters.drawing import Drawing, Element, Label
from converters.formats.sudokupad.document import SudokuPadDocument, content, with_content
from converters.formats.sudokupad.fields import Item
from converters.site import Kind, Site, Spot


def with_entries(
    drawing: Drawing, old: Drawing, base: SudokuPadDocument
) -> SudokuPadDocument | None:
    """Give the document with other entries; None if anything else differs as well.

    Args:
        drawing: What to write.
        old: The drawing of the base.
        base: An f-puzzles document.
    """
    same = (
        Counter(drawing.question) == Counter(old.question)
        and Counter(drawing.key) == Counter(old.key)
        and drawing.meta == old.meta
    )
    gone = _entries(Counter(old.answer) - Counter(drawing.answer))
    new = _entries(Counter(drawing.answer) - Counter(old.answer))
    if not same or gone is None or new is None:
        return None
    fields = content(base)
    cells = {site: _cell(fields, site) for site in {**gone, **new}}
    if any(cell is None or cell.get("given") is True for cell in cells.values()):
        return None
    for site, cell in cells.items():
        if cell is not None:
            cell.pop("value", None)
            if site in new:
                cell["value"] = new[site]
    return with_content(base, fields)


def _entries(elements: Counter[Element]) -> dict[Site, JsonValue] | None:
    """Give the values of entries by cell; None if an element is no entry."""
    found: dict[Site, JsonValue] = {}
    for element in elements.elements():
        if not isinstance(element, Label) or element != Label(element.at, element.text):
            return None
        site = element.at.site
        if element.at != Spot(site) or site.kind is not Kind.CELL or site in found:
            return None
        is_number = element.text.isascii() and element.text.isdigit() and element.text[0] != "0"
        found[site] = int(element.text) if is_number else element.text
    return found


def _cell(fields: Item, site: Site) -> Item | None:
    rows = as_list(fields.get("grid"), where="grid")
    row = as_list(rows[site.row], where="grid") if 0 <= site.row < len(rows) else []
    return as_object(row[site.col], where="grid") if 0 <= site.col < len(row) else None
