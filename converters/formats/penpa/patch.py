"""Changes entries of the layers and leaves everything else as it stands.

What is compared are two sets of entries: those that the document's own drawing is written as, and
those of the drawing wanted. Only where they differ the document is touched, so its oddities stay:
numbers as numbers, unknown layers, history, the packed spelling of all lines without a change.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from converters.codec.js_json import JsonValue, dump
from converters.formats.penpa import document as lines
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.entries import Entry
from converters.formats.penpa.fresh import layer_set
from converters.formats.penpa.marks import free_steps
from converters.formats.penpa.sheet import Sheet
from converters.formats.penpa.styles import OLD_LINES

Layers = dict[str, JsonValue]

_COLOURED: Final = ("1", '"true"')


@dataclass(frozen=True, slots=True)
class Change:
    """What to do to one layer set: entries to take away, then entries to put in or over others."""

    drop: tuple[Entry, ...]
    put: tuple[Entry, ...]

    @property
    def empty(self) -> bool:
        """Tell whether there is nothing to do."""
        return not self.drop and not self.put


class Draft:
    """The layers of one set while they are changed; what it is made from is left alone."""

    __slots__ = ("_before", "_lists", "_objects")

    def __init__(self, before: Mapping[str, JsonValue]) -> None:
        self._before = before
        self._objects: dict[str, Layers] = {}
        self._lists: dict[str, list[JsonValue]] = {}

    def object(self, name: str) -> Layers:
        """Give a layer keyed by points, to write into; one that is no object gives way."""
        if name not in self._objects:
            found = self._before.get(name)
            self._objects[name] = dict(found) if isinstance(found, dict) else {}
        return self._objects[name]

    def list(self, name: str) -> list[JsonValue]:
        """Give a list layer, to write into; one that is no list gives way."""
        if name not in self._lists:
            found = self._before.get(name)
            self._lists[name] = [*found] if isinstance(found, list) else []
        return self._lists[name]

    def changed(self) -> bool:
        """Tell whether a layer now differs."""
        objects = any(
            layer != (self._before.get(name) or {}) for name, layer in self._objects.items()
        )
        return objects or any(
            layer != (self._before.get(name) or []) for name, layer in self._lists.items()
        )

    def layers(self) -> Layers:
        """Give all layers: those there were at their places, missing ones behind."""
        edited: Layers = {**self._objects, **self._lists}
        return {**self._before, **{**layer_set(), **self._before, **edited}}


def change(before: Iterable[Entry], after: Iterable[Entry]) -> Change:
    """Give what leads from one set of entries to another."""
    old, new = _listed(before), _listed(after)
    put = tuple(entry for text, entry in new.items() if text not in old)
    over = {(entry.layer, entry.key) for entry in put if entry.key}
    drop = tuple(
        entry
        for text, entry in old.items()
        if text not in new and (entry.layer, entry.key) not in over
    )
    return Change(drop, put)


def applied(
    document: PenpaDocument, sheet: Sheet, todo: Change, places: tuple[int, int]
) -> PenpaDocument:
    """Change one layer set.

    Args:
        document: Where it stands.
        sheet: The layer set as it is now.
        todo: The change.
        places: The lines of the layers and of their colours.
    """
    if todo.empty:
        return document
    layers, colours = Draft(sheet.layers), Draft(sheet.colours)
    if any(entry.layer in OLD_LINES.values() for entry in todo.drop):
        _split_free_lines(sheet, layers)
    for entry in todo.drop:
        _drop(layers, colours, entry)
    for entry in todo.put:
        _put(layers, colours, entry)
    document = document.with_json(places[0], layers.layers())
    if not colours.changed():
        return document
    return switched_on(document).with_json(places[1], colours.layers())


def switched_on(document: PenpaDocument) -> PenpaDocument:
    """Switch custom colours on; colours left over from before are wiped, as nobody saw them."""
    if document.line(lines.COLOURED).strip() in _COLOURED:
        return document
    document = document.with_line(lines.COLOURED, "1")
    for line in (lines.QUESTION_COLOURS, lines.ANSWER_COLOURS):
        if not (document.solving and line == lines.ANSWER_COLOURS):
            document = document.with_json(line, layer_set())
    return document


def _listed(entries: Iterable[Entry]) -> dict[str, Entry]:
    """Give entries by a text that is equal only for equal ones; figures are counted."""
    found: dict[str, Entry] = {}
    for entry in entries:
        text = f"{entry.layer} {entry.key} {dump(entry.value)} {dump(entry.colour)}"
        if not entry.key:
            while text in found:
                text += "+"
        found[text] = entry
    return found


def _split_free_lines(sheet: Sheet, layers: Draft) -> None:
    """Turn old free lines into steps, as the editor does, so that one of them can go."""
    for old, layer in OLD_LINES.items():
        target = layers.object(layer)
        for key, value in sheet.entries(old).items():
            for step in free_steps(sheet, key):
                target.setdefault(step, value)
        layers.object(old).clear()


def _drop(layers: Draft, colours: Draft, entry: Entry) -> None:
    if entry.key:
        layers.object(entry.layer).pop(entry.key, None)
        colours.object(entry.layer).pop(entry.key, None)
        return
    items, tints = layers.list(entry.layer), colours.list(entry.layer)
    for index, item in enumerate(items):
        if _same_figure(item, entry.value):
            # Its place stays, since colours are counted by it.
            items[index] = []
            tints[index : index + 1] = [None] if index < len(tints) else []
            return


def _put(layers: Draft, colours: Draft, entry: Entry) -> None:
    if entry.key:
        layers.object(entry.layer)[entry.key] = entry.value
        colours.object(entry.layer).pop(entry.key, None)
        if entry.colour is not None:
            colours.object(entry.layer)[entry.key] = entry.colour
        return
    items = layers.list(entry.layer)
    items.append(entry.value)
    if entry.colour is not None:
        tints = colours.list(entry.layer)
        tints += [None] * (len(items) - len(tints))
        tints[len(items) - 1] = entry.colour


def _same_figure(item: JsonValue, wanted: JsonValue) -> bool:
    """Tell whether an item has these points; a closed figure may end where it began."""
    if not isinstance(item, list) or not isinstance(wanted, list):
        return False
    points = [str(point) for point in item]
    return [str(point) for point in wanted] in (points, [*points, *points[:1]])
