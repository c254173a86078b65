"""A document without what nobody sees: undo, redo and replay history, and an empty background.

Custom colours that are switched off stay, since their author may want them back.

Source: Penpa+ ``class_p.js``, ``maketext``: it empties the stacks too, unless told to keep them.
"""

from dataclasses import replace
from typing import Final

from converters.codec.deflate import inflate
from converters.codec.js_json import JsonValue, parse
from converters.errors import LinkError
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.header import IMAGE
from converters.formats.penpa.styles import STACKS

_LAYERS: Final = (
    lines.QUESTION,
    lines.ANSWER,
    lines.QUESTION_COLOURS,
    lines.ANSWER_COLOURS,
)
_EMPTY: Final[JsonValue] = {"__a": []}


def slim(document: PenpaDocument) -> PenpaDocument:
    """Drop history, replay and the settings of a picture that is not there; the drawing stays.

    Lines that are no layers, or not understood, are left alone.
    """
    if document.legacy:
        return document
    for line in _LAYERS:
        document = _without_history(document, line)
    document = _without_empty_image(document)
    for name in ("q", "r"):
        if document.parameter(name):
            document = document.with_parameter(name, "")
    return document


def _without_history(document: PenpaDocument, line: int) -> PenpaDocument:
    layers = _layers(document, line)
    kept: dict[str, JsonValue] = {
        name: _EMPTY if name in STACKS and _has_steps(value) else value
        for name, value in layers.items()
    }
    return document.with_json(line, kept) if kept != layers else document


def _without_empty_image(document: PenpaDocument) -> PenpaDocument:
    """Take the header's last field away if it only says that there is no background picture."""
    header = document.header()
    if len(header.fields) != IMAGE + 1 or not header.field(IMAGE):
        return document
    try:
        image = parse(inflate(header.field(IMAGE)))
    except LinkError:
        return document
    if not isinstance(image, dict) or image.get("url"):
        return document
    bare = replace(header, fields=header.fields[:IMAGE])
    return document.with_line(lines.HEADER, bare.text())


def _has_steps(stack: JsonValue) -> bool:
    return isinstance(stack, dict) and bool(stack.get("__a"))


def _layers(document: PenpaDocument, line: int) -> dict[str, JsonValue]:
    """Give the layers of a line; none for a line that holds something else."""
    try:
        value = document.json(line)
    except LinkError:
        return {}
    return value if isinstance(value, dict) else {}
