"""SudokuPad's replay and progress files: a solve, and the grid it ends in.

``.replay`` holds the puzzle's payload and the solve; ``.progress`` only the solve, so its drawing
has an empty board of the right size. Both are kept letter by letter; they are only read.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from converters.codec.js_json import JsonValue, as_int, as_object, as_str, dump, parse
from converters.codec.lz import compress_base64, decompress_base64
from converters.drawing import Drawing, Element, Label, Role
from converters.errors import FetchError, LinkError, Remote
from converters.film import Film, Step
from converters.format import Summary
from converters.formats.sudokupad.content import MAX_CELLS, MAX_TEXT, check_length
from converters.formats.sudokupad.document import SudokuPadDocument
from converters.formats.sudokupad.document import decode as decode_puzzle
from converters.formats.sudokupad.reading import to_drawing as draw_puzzle
from converters.formats.sudokupad.replay_board import (
    CENTRE,
    COLOUR,
    CORNER,
    PEN,
    VALUE,
    Change,
    Key,
    clock,
    duration,
    played,
    scenes,
)
from converters.formats.sudokupad.replay_stream import Action, first_actions, read_actions
from converters.formats.sudokupad.solver_marks import pen, shading, small, values
from converters.formats.sudokupad.summary import summary as sum_up_puzzle
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.site import Kind, Site, Spot, cell, name

_MOST_CHANGES: Final = 100_000
"""Cells that the steps of a film may change together; a long solve changes some thousand."""
_ROLES: Final = {CORNER: Role.CORNER, CENTRE: Role.CENTRE}


@dataclass(frozen=True, slots=True)
class Replay:
    """One file.

    Attributes:
        text: The file as it came.
        puzzle: The puzzle in it; None if there is none.
        rows: Rows of the board.
        cols: Columns of the board.
        version: Which SudokuPad wrote it.
        actions: All that was done.
    """

    text: str
    puzzle: SudokuPadDocument | None
    rows: int
    cols: int
    version: str
    actions: tuple[Action, ...]


def decode(text: str) -> Replay:
    """Read a file.

    Raises:
        LinkError: If it is damaged, or not what `sniff` took it for; ``where`` is the key.
        FetchError: If it only names its puzzle.
    """
    check_length(text)
    fields = as_object(parse(text, where="replay"), where="replay")
    solve = _solve(fields)
    rows, cols = (as_int(solve.get(key), where=f"replay.{key}") for key in ("rows", "cols"))
    if not (rows > 0 and cols > 0 and rows * cols <= MAX_CELLS):
        raise LinkError(
            where="replay.rows",
            found="a board of that size",
            want=f"at most {MAX_CELLS} cells",
            hint="was the file edited by hand?",
        )
    version = solve.get("version")
    stream = _stream(solve)
    named = version if isinstance(version, str) else ""
    puzzle = fields.get("puzzle")
    return Replay(
        text,
        _inner(as_str(puzzle, where="puzzle"), text) if puzzle is not None else None,
        rows,
        cols,
        named,
        read_actions(stream, rows, cols, named),
    )


def _inner(link: str, text: str) -> SudokuPadDocument:
    """Read the puzzle in a file; if it is only named, tell how the file reads with it inside."""
    try:
        return decode_puzzle(link)
    except FetchError as error:
        before, found, behind = text.partition(json.dumps(link))
        if error.remote is None or not found or found in behind:
            raise
        ask, lead, tail = error.remote
        remote = Remote(ask, f'{before}"{lead}', f'{tail}"{behind}')
        raise FetchError(
            where="puzzle", found=error.found, want=error.want, hint=error.hint, remote=remote
        ) from error


def encode(document: Replay) -> str:
    """Give the file as it came."""
    return document.text


def summary(document: Replay) -> Summary:
    """Give what can be said of the puzzle and of the solve."""
    own = Summary("SudokuPad", "square", document.rows, document.cols)
    if document.puzzle is not None:
        own = sum_up_puzzle(document.puzzle)
    count = len(document.actions)
    minutes, seconds = divmod(int(duration(document.actions)), 60)
    note = (
        f"a solve of {count} actions in {minutes} min {seconds} s, as the solver's machine counted"
    )
    return replace(own, notes=(*own.notes, note), counts={**own.counts, "actions": count})


def to_drawing(document: Replay) -> Lossy[Drawing]:
    """Draw the puzzle and, as the answer, what the solve ends in.

    Raises:
        LinkError: If the solve does not fit its puzzle, or means nothing.
    """
    drawing, losses = _puzzle(document)
    found = tuple(_marks(document, _givens(document, drawing)))
    answer = tuple(each for each in found if not isinstance(each, Loss))
    own = tuple(each for each in found if isinstance(each, Loss))
    return Lossy(replace(drawing, answer=(*drawing.answer, *answer)), (*losses, *own))


def replay(document: Replay) -> Film:
    """Give the solve step by step: the actions that change a mark, each with its time.

    Raises:
        LinkError: As `to_drawing`.
    """
    givens = _givens(document, _puzzle(document).value)
    notes: dict[str, None] = {}
    steps: list[Step] = []
    room = _MOST_CHANGES
    for time, changes in zip(
        clock(document.actions), scenes(document.actions, givens), strict=True
    ):
        room -= len(changes)
        if room < 0:
            notes[f"only the first {len(steps)} steps are shown"] = None
            break
        if changes:
            steps.append(_filmed(document, time, changes, notes))
    seconds = duration(document.actions)
    return Film(time=round(1000 * seconds), steps=tuple(steps), notes=tuple(notes))


def moment(document: Replay, step: int) -> Replay:
    """Give the file as if the solver had stopped after some steps; SudokuPad opens it there.

    Raises:
        LinkError: As `to_drawing`.
    """
    givens = _givens(document, _puzzle(document).value)
    changing = [at for at, changes in enumerate(scenes(document.actions, givens), 1) if changes]
    count = changing[step - 1] if step else 0
    fields = as_object(parse(document.text, where="replay"), where="replay")
    solve = _solve(fields)
    solve["data"] = compress_base64(first_actions(_stream(solve), count))
    if "replay" in fields:
        packed = isinstance(fields["replay"], str)
        fields["replay"] = dump(solve, reorder=False) if packed else solve
    return replace(document, text=dump(fields, reorder=False), actions=document.actions[:count])


def _filmed(
    document: Replay, time: int, changes: Mapping[Key, Change], notes: dict[str, None]
) -> Step:
    """Give one step of the film; what cannot be drawn of it becomes a note."""
    gone: list[Element] = []
    come: list[Element] = []
    for (index, sort), change in changes.items():
        site = cell(*divmod(index, document.cols))
        before, after = (
            dict.fromkeys(_mark(site, sort, marks)) if marks else {} for marks in change
        )
        notes |= {str(each): None for each in after if isinstance(each, Loss)}
        gone += (each for each in before if not isinstance(each, Loss) and each not in after)
        come += (each for each in after if not isinstance(each, Loss) and each not in before)
    cells = dict.fromkeys(index for index, _ in changes)
    sites = (cell(*divmod(index, document.cols)) for index in cells)
    layers = dict.fromkeys(sort for _, sort in changes)
    return Step(time, "+".join(layers), tuple(map(name, sites)), tuple(gone), tuple(come))


def _givens(document: Replay, drawing: Drawing) -> frozenset[int]:
    """Give the numbers of the cells that take no digit."""
    return frozenset(
        element.at.site.row * document.cols + element.at.site.col
        for element in drawing.question
        if isinstance(element, Label) and _is_given(element)
    )


def _is_given(label: Label) -> bool:
    site = label.at.site
    return label == Label(Spot(site), label.text) and site.kind is Kind.CELL


def _puzzle(document: Replay) -> Lossy[Drawing]:
    lattice = SquareLattice(document.rows, document.cols)
    if document.puzzle is None:
        what = "the puzzle, which is not in the file"
        blank = Drawing(lattice, frozenset(lattice.sites(Kind.CELL)))
        return Lossy(blank, (Loss(LossKind.NOT_UNDERSTOOD, "puzzle", what),))
    drawn = draw_puzzle(document.puzzle)
    if drawn.value.lattice != lattice:
        raise LinkError(
            where="replay.rows",
            found=f"a solve of {document.rows} × {document.cols} cells",
            want="the size of its puzzle",
            hint="do both belong together?",
        )
    return drawn


def _marks(document: Replay, givens: frozenset[int]) -> Iterator[Element | Loss]:
    for (index, sort), marks in sorted(played(document.actions, givens).items()):
        site = cell(*divmod(index, document.cols))
        yield from _mark(site, sort, marks)


def _mark(site: Site, sort: str, marks: frozenset[str]) -> Iterator[Element | Loss]:
    if sort == VALUE:
        yield from (values(site, text) for text in marks if text)
    elif sort == COLOUR:
        yield shading(site, marks)
    elif sort == PEN:
        yield from pen(site, marks)
    else:
        yield small(site, marks, _ROLES[sort])


def _solve(fields: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Give the solve, which may be a text in the file, or the whole file."""
    solve = fields.get("replay", fields)
    if isinstance(solve, str):
        check_length(solve)
        solve = parse(solve, where="replay")
    return as_object(solve, where="replay")


def _stream(solve: dict[str, JsonValue]) -> str:
    data = as_str(solve.get("data", ""), where="replay.data")
    if solve.get("type") != "clzw":
        raise LinkError(
            where="replay.type",
            found=str(solve.get("type"))[:20],
            want="'clzw'",
            hint="SudokuPad writes no other since 2021",
        )
    return decompress_base64(data, where="replay.data", limit=MAX_TEXT) if data else ""
