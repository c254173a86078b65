"""Replays: the steps of a solve, played on an empty board, and the solver's name and time.

A link keeps them in its parameters ``r`` (last step first) and ``q``; a copy of a session keeps
them in its solver's layer, first step first. A step is ``[layer, key, new value or null, set,
group, milliseconds]``; undoing is a step too. A list layer grows by its value, a move takes what is
at some points to another, and the only marks that go to the problem's set are erased edges.

Source: Penpa+ ``class_p.js``, ``maketext_replay``, ``record_replay`` and ``redo``.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from converters.codec.deflate import inflate
from converters.codec.js_json import JsonValue, parse
from converters.drawing import Element
from converters.errors import LinkError, UsageError
from converters.film import Film, Step
from converters.formats.penpa import document as lines
from converters.formats.penpa import script
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.fresh import layer_set
from converters.formats.penpa.marks import marks
from converters.formats.penpa.read import layers_of, numbered, version_of
from converters.formats.penpa.sessions import as_plain_editing
from converters.formats.penpa.sheet import Sheet, brief, point_of
from converters.formats.penpa.slim import slim
from converters.formats.penpa.styles import LAYERS, LISTS, OLD_LINES
from converters.loss import Loss

MAX_STEPS: Final = 20_000
"""Steps of a replay that are played; a long solve has some hundred."""

_KNOWN: Final = frozenset((*LAYERS, *OLD_LINES))
_ERASED: Final = "deletelineE"
_MOVE: Final = "move"
_UNITS: Final = (86_400_000, 3_600_000, 60_000, 1000, 100)
"""Milliseconds in the five parts of a clock."""
_PART: Final = re.compile(r"\s*(\d{1,6})\s*")
_NONE: Final = "penpaerror"
_MOST_NOTES: Final = 20


class Move(NamedTuple):
    """One step as it stands in a link, made sense of.

    Attributes:
        layer: The layer it changes, or ``move``.
        key: The key in it; empty: the next place of a list, or the point that is moved to.
        value: What is put there; None: what is there goes away.
        time: Milliseconds since the start, if counted.
    """

    layer: str
    key: str
    value: JsonValue
    time: int | None


class Tape(NamedTuple):
    """The steps of a link, first to last, and what could not be read of them."""

    moves: tuple[Move, ...]
    notes: tuple[str, ...]


@dataclass(slots=True)
class Board:
    """The solver's marks while they are played: the layers, and the erased edges."""

    layers: dict[str, JsonValue] = field(default_factory=layer_set)
    erased: dict[str, JsonValue] = field(default_factory=dict[str, JsonValue])

    def play(self, move: Move) -> None:
        """Make one step; what is not there cannot be moved or taken away."""
        if move.layer == _MOVE:
            for layer, start in move.value.items() if isinstance(move.value, dict) else ():
                self._carry(layer, script.text(start), move.key)
        elif move.layer in LISTS and not move.key:
            self._list(move.layer).append(move.value)
        elif move.layer in LISTS:
            self._relist(move)
        elif move.layer == _ERASED:
            _set(self.erased, move.key, move.value)
        else:
            _set(self._object(move.layer), move.key, move.value)

    def _list(self, layer: str) -> list[JsonValue]:
        found = self.layers[layer]
        return found if isinstance(found, list) else []

    def _object(self, layer: str) -> dict[str, JsonValue]:
        found = self.layers.setdefault(layer, {})
        return found if isinstance(found, dict) else {}

    def _relist(self, move: Move) -> None:
        """Change one figure of a list; its place stays when it goes away."""
        items = self._list(move.layer)
        place = point_of(move.key)
        if place is not None and place < len(items):
            items[place] = [] if move.value is None else move.value

    def _carry(self, layer: str, start: str, end: str) -> None:
        entries = self._object(layer) if layer in _KNOWN and layer not in LISTS else {}
        if start != end and start in entries:
            entries[end] = entries.pop(start)


def replay(document: PenpaDocument) -> Film:
    """Give the solve that a link keeps.

    Raises:
        UsageError: If it keeps none.
        ReadError: If its lattice is not known.
        LinkError: If the link itself makes no sense.
    """
    tape = _tape(document)
    solver, time = _solver(document)
    numbering, _ = numbered(document, document.header())
    sheet = Sheet("r", {}, {}, numbering, version_of(document))
    return Film(solver, time, tuple(_steps(sheet, tape.moves)), tape.notes)


def moment(document: PenpaDocument, step: int) -> PenpaDocument:
    """Give the board after some steps as a link for editing.

    Args:
        document: A link that keeps a solve.
        step: How many steps are played; 0 is the empty board.

    Raises:
        UsageError: If it keeps no solve.
    """
    board = Board()
    for move in _tape(document).moves[:step]:
        board.play(move)
    document = as_plain_editing(slim(document)).with_json(lines.ANSWER, board.layers)
    question = layers_of(document, lines.QUESTION)
    erased = question.get(_ERASED)
    if board.erased:
        merged: dict[str, JsonValue] = {**(erased if isinstance(erased, dict) else {})}
        document = document.with_json(
            lines.QUESTION, {**question, _ERASED: {**merged, **board.erased}}
        )
    return document


def clock(text: str) -> int | None:
    """Give the milliseconds of a clock ``d:h:m:s:t``, or ``h:m:s:t`` as old links have it.

    >>> clock("00:00:20:30:0"), clock("00:01:02:3"), clock("undefined")
    (1230000, 62300, None)
    """
    parts = [_PART.fullmatch(part) for part in text.split(":")]
    if not len(_UNITS) - 1 <= len(parts) <= len(_UNITS):
        return None
    numbers = [int(part[1]) for part in parts if part]
    if len(numbers) < len(parts):
        return None
    return sum(map(int.__mul__, numbers, _UNITS[-len(numbers) :]))


def _solver(document: PenpaDocument) -> tuple[str, int | None]:
    """Give the solver's name and time, as far as the link says."""
    if document.cloned:
        return "", clock(document.line(lines.CHECKS))
    try:
        told = parse(inflate(document.parameter("q"), where="q"), where="q")
    except LinkError:
        return "", None
    facts = told if isinstance(told, dict) else {}
    name, time = facts.get("sname"), facts.get("stime")
    return name if isinstance(name, str) else "", clock(time) if isinstance(time, str) else None


def _tape(document: PenpaDocument) -> Tape:
    notes: list[str] = []
    found = _raw(document, notes)
    if len(found) > MAX_STEPS:
        notes.append(f"only the first {MAX_STEPS} of {len(found)} steps are played")
    moves: list[Move] = []
    bad = 0
    for place, entry in enumerate(found[:MAX_STEPS], start=1):
        move = _move(entry)
        if move is not None:
            moves.append(move)
            continue
        bad += 1
        if bad <= _MOST_NOTES:
            notes.append(f"step {place} is left out: {brief(entry)} makes no sense")
    if bad > _MOST_NOTES:
        notes.append(f"{bad - _MOST_NOTES} more steps make no sense")
    return Tape(tuple(moves), tuple(notes))


def _raw(document: PenpaDocument, notes: list[str]) -> Sequence[JsonValue]:
    """Give the steps as they stand, first to last.

    Raises:
        UsageError: If there are none.
    """
    packed = document.parameter("r")
    if packed and _NONE not in packed:
        try:
            found = parse(inflate(packed, where="r"), where="r")
        except LinkError as error:
            notes.append(f"the replay is damaged: {error}")
            return ()
        if not isinstance(found, list):
            notes.append(f"the replay is {brief(found)}, not a list of steps")
            return ()
        return found[::-1]
    if not document.legacy:
        stack = layers_of(document, lines.ANSWER).get("command_replay")
        found = stack.get("__a") if isinstance(stack, dict) else None
        if isinstance(found, list) and found:
            return found
    raise UsageError(
        where="link",
        found="no replay",
        want="a link that Penpa+ exported as a replay",
        hint="in the editor it is one of the choices of Share, open to a solver",
    )


def _move(entry: JsonValue) -> Move | None:
    """Make sense of one step; None if it makes none."""
    if not isinstance(entry, list) or len(entry) < 3:  # noqa: PLR2004 - layer, key, value
        return None
    layer, key, value = entry[:3]
    time = entry[5] if len(entry) > 5 else None  # noqa: PLR2004 - the sixth is the time
    counted = int(time) if isinstance(time, int | float) and not isinstance(time, bool) else None
    if layer == _MOVE and isinstance(key, dict):
        return Move(_MOVE, script.text(value), key, counted)
    if not isinstance(layer, str) or layer not in _KNOWN or not isinstance(key, str | int):
        return None
    if layer in LISTS and key == -1:
        return Move(layer, "", value, counted)
    if layer == _ERASED and isinstance(value, str):
        value = 1
    return Move(layer, script.text(key), value or None, counted)


def _set(entries: dict[str, JsonValue], key: str, value: JsonValue) -> None:
    if value is None:
        entries.pop(key, None)
    else:
        entries[key] = value


def _steps(sheet: Sheet, moves: Sequence[Move]) -> Iterator[Step]:
    """Play the steps and give what each changes that can be seen."""
    board = Board()
    shown: dict[tuple[str, str], tuple[Element, ...]] = {}
    for move in moves:
        touched = _touched(board, move)
        board.play(move)
        gone: list[Element] = []
        come: list[Element] = []
        for place in touched:
            gone += shown.pop(place, ())
            shown[place] = _seen(sheet, board, place)
            come += shown[place]
        yield Step(move.time, move.layer, _cells(sheet, move), tuple(gone), tuple(come))


def _touched(board: Board, move: Move) -> tuple[tuple[str, str], ...]:
    """Give the layers and keys that a step changes."""
    if move.layer == _MOVE and isinstance(move.value, dict):
        return tuple(
            (layer, key)
            for layer, start in move.value.items()
            for key in (script.text(start), move.key)
            if layer in _KNOWN
        )
    if move.layer in LISTS and not move.key:
        items = board.layers.get(move.layer)
        return ((move.layer, str(len(items) if isinstance(items, list) else 0)),)
    return ((move.layer, move.key),)


def _seen(sheet: Sheet, board: Board, place: tuple[str, str]) -> tuple[Element, ...]:
    """Give the marks that are drawn for one entry."""
    layer, key = place
    found = board.erased if layer == _ERASED else board.layers.get(layer)
    one: Mapping[str, JsonValue]
    if isinstance(found, list):
        index = point_of(key)
        there = index is not None and index < len(found)
        one = {layer: [found[index]] if index is not None and there else []}
    else:
        entries = found if isinstance(found, dict) else {}
        one = {layer: {key: entries[key]} if key in entries else {}}
    alone = Sheet(sheet.name, one, {}, sheet.at, sheet.version, sheet.seen)
    return tuple(mark for mark in marks(alone) if not isinstance(mark, Loss))


def _cells(sheet: Sheet, move: Move) -> tuple[str, ...]:
    """Name the places of a step."""
    keys = [move.key] if move.key else []
    if move.layer == _MOVE and isinstance(move.value, dict):
        keys = [*(script.text(start) for start in move.value.values()), move.key]
    elif move.layer in LISTS and isinstance(move.value, list):
        keys = [script.text(point) for point in move.value[:_MOST_NOTES]]
    points = [part.removesuffix("E") for key in keys for part in key.split(",")]
    spots = [sheet.spot(point) for point in dict.fromkeys(points)]
    return tuple(sheet.at.lattice.label(spot.site) for spot in spots if spot is not None)
