"""What a digit of the solution stands for: the spelling of a mark, kept beside the solution."""

from typing import Final

from converters.codec.js_json import JsonValue, as_object
from converters.drawing import Element, Fill, Label, Symbol
from converters.errors import LinkError
from converters.formats.sudokupad.boxes import Sheet, read_box
from converters.formats.sudokupad.spelling import SORT, read_spelled, spelled
from converters.site import Spot, cell

ORIGIN: Final = Spot(cell(0, 0))
"""Where the mark of a look is."""
_WHERE: Final = "metadata.penpad.key"
_OVER: Final = "over"


def write_key_look(mark: Element) -> JsonValue:
    """Give the spelling of a mark at the origin."""
    return spelled(mark)


def read_key_look(value: JsonValue) -> Fill | Label | Symbol | None:
    """Give the mark at the origin that a look is of; None if it is of no single one.

    Args:
        value: A spelling; or the item of a mark, as links of older versions have it.
    """
    try:
        item = dict(as_object(value, where=_WHERE))
        if SORT in item:
            mark = read_spelled(item)
            return mark if isinstance(mark, Fill | Label | Symbol) else None
        over = item.pop(_OVER, False) is True
        found = read_box(item, _WHERE, Sheet(1, 1, faded=False), over=over)
    except LinkError:
        return None
    return found[0] if len(found) == 1 else None
