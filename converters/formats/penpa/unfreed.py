"""Lines of before 3.2.2 between any two points, split into steps as the editor does on loading.

Source: Penpa+ ``class_p.js``, ``load_compat_fixes``.
"""

from collections.abc import Mapping

from converters.codec.js_json import JsonValue
from converters.errors import PenpadError
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import Header
from converters.formats.penpa.marks import free_steps
from converters.formats.penpa.read import numbered
from converters.formats.penpa.sheet import Sheet
from converters.formats.penpa.styles import OLD_LINES
from converters.limits import MAX_CELLS


def unfreed(
    document: PenpaDocument, header: Header, layers: Mapping[str, JsonValue]
) -> Mapping[str, JsonValue]:
    """Give layers with their free lines among the others, where nothing else is.

    Lattices that are not known keep them as they are.
    """
    if not any(layers.get(old) for old in OLD_LINES):
        return layers
    try:
        numbering, _ = numbered(document, header)
    except PenpadError:
        return layers
    sheet = Sheet("", layers, {}, numbering, (0, 0, 0))
    return {**layers, **{layer: _merged(sheet, old, layer) for old, layer in OLD_LINES.items()}}


def _merged(sheet: Sheet, old: str, layer: str) -> dict[str, JsonValue]:
    merged = dict(sheet.entries(layer))
    for key, code in sheet.entries(old).items():
        if len(merged) > MAX_CELLS:
            break
        for step in free_steps(sheet, key):
            merged.setdefault(step, code)
    return merged
