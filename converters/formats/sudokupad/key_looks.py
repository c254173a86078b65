"""What a digit of the solution stands for: the item of a mark, kept beside the solution."""

from typing import Final

from converters.codec.js_json import JsonValue, as_object
from converters.drawing import Element, Fill, Label, Symbol
from converters.errors import LinkError
from converters.formats.sudokupad.boxes import Sheet, read_box
from converters.formats.sudokupad.outlines import read_outline
from converters.formats.sudokupad.pieces import written
from converters.site import Spot, cell

ORIGIN: Final = Spot(cell(0, 0))
"""Where the mark of a look is."""
_WHERE: Final = "metadata.penpad.key"
_OVER: Final = "over"
_LAYER: Final = "key"


def write_key_look(mark: Element) -> JsonValue:
    """Give the item of a mark at the origin; null if there is none that reads back as the mark."""
    pieces, losses = written(mark, _LAYER)
    if len(pieces) != 1 or losses or not isinstance(pieces[0][1], dict):
        return None
    key, item = pieces[0][0], dict(pieces[0][1])
    look: JsonValue = {**item, _OVER: True} if key == "overlays" else item
    return look if read_key_look(look) == mark else None


def read_key_look(value: JsonValue) -> Fill | Label | Symbol | None:
    """Give the mark at the origin that a look is of; None if it is of no single one."""
    try:
        item = dict(as_object(value, where=_WHERE))
        if "d" in item:
            return read_outline(item, _WHERE)
        over = item.pop(_OVER, False) is True
        found = read_box(item, _WHERE, Sheet(1, 1, faded=False), over=over)
    except LinkError:
        return None
    return found[0] if len(found) == 1 else None
