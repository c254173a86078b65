"""The board of a solve: what each action does to it, undone and redone as SudokuPad does.

An entry toggles: if all cells that are selected have it, it is taken out, else it is put in. Cells
with a given take no digits. Every action that did something can be undone; one undo takes a whole
group back, and selections go with the entry behind them.

Source: SudokuPad ``puzzle.js``, ``act``, ``undo``, ``redo``.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from converters.errors import LinkError
from converters.formats.sudokupad.replay_stream import Action

VALUE: Final = "value"
CORNER: Final = "corner"
CENTRE: Final = "centre"
COLOUR: Final = "colour"
PEN: Final = "pen"
_ENTRIES: Final = {"vl": VALUE, "pm": CORNER, "cd": CENTRE, "co": COLOUR, "pe": PEN}
_TOOLS: Final = (VALUE, CORNER, CENTRE, COLOUR, PEN)
_CLEARED: Final = (VALUE, CENTRE, CORNER, COLOUR, PEN)
_SELECTING: Final = ("hl", "sl", "ds", "up")
_MOST_WORK: Final = 2_000_000
"""Cells that all actions of a replay may touch together."""

_TICK: Final = 50
"""Milliseconds."""

Key = tuple[int, str]
_NOTHING: Final[frozenset[str]] = frozenset()


class Change(NamedTuple):
    """What an action did to one sort of mark in one cell."""

    before: frozenset[str]
    after: frozenset[str]


class _Done(NamedTuple):
    """An action that can be undone: what it changed, and the selection before it."""

    action: Action
    before: tuple[tuple[Key, frozenset[str]], ...]
    selected: frozenset[int]


@dataclass(slots=True)
class _Board:
    """A board while it is being solved."""

    givens: frozenset[int]
    marks: dict[Key, frozenset[str]] = field(default_factory=dict[Key, frozenset[str]])
    selected: frozenset[int] = frozenset()
    undo: list[_Done] = field(default_factory=list[_Done])
    redo: list[Action] = field(default_factory=list[Action])
    behind: int = 0
    in_group: bool = False
    work: int = 0
    touched: set[Key] = field(default_factory=set[Key])


def played(actions: Iterable[Action], givens: frozenset[int]) -> Mapping[Key, frozenset[str]]:
    """Give what stands in each cell in the end: by number and sort, all that is there.

    Raises:
        LinkError: If an action means nothing, or all together are too much work.
    """
    marks: dict[Key, frozenset[str]] = {}
    for changes in scenes(actions, givens):
        marks |= {key: change.after for key, change in changes.items()}
    return {key: there for key, there in marks.items() if there}


def scenes(actions: Iterable[Action], givens: frozenset[int]) -> Iterator[Mapping[Key, Change]]:
    """Give what each action changes, in order; nothing for one that only selects.

    Raises:
        LinkError: As `played`.
    """
    board = _Board(givens)
    seen: dict[Key, frozenset[str]] = {}
    for action in actions:
        _do(board, action)
        changes = {
            key: Change(seen.get(key, _NOTHING), board.marks.get(key, _NOTHING))
            for key in sorted(board.touched)
        }
        board.touched.clear()
        seen |= {key: change.after for key, change in changes.items()}
        yield {key: change for key, change in changes.items() if change.before != change.after}


def duration(actions: Iterable[Action]) -> float:
    """Give the seconds a solve took, without its pauses; its own machine counted them."""
    return max((0, *deque(clock(actions), 1))) / 1000


def clock(actions: Iterable[Action]) -> Iterator[int]:
    """Give the milliseconds since the start, without pauses, at which each action was done."""
    ticks = 0
    for action in actions:
        paused = int(action.text) if action.name == "up" and action.text.isdecimal() else 0
        ticks = max(0, ticks + action.ticks - paused)
        yield ticks * _TICK


def _do(board: _Board, action: Action) -> None:
    board.work += len(board.selected) + len(action.cells or ()) + 1
    if board.work > _MOST_WORK:
        raise _refused(found="more changes than a solve has")
    if action.name == "ud":
        _undo(board)
    elif action.name == "rd":
        _redo(board)
    else:
        _step(board, action)


def _step(board: _Board, action: Action) -> None:
    done = _act(board, action)
    if done is None:
        return
    if board.redo and action.name in _SELECTING:
        board.behind += 1
    else:
        board.redo.clear()
        board.behind = 0
    board.undo.append(done)


def _act(board: _Board, action: Action) -> _Done | None:
    """Do an action; None if there was nothing to do."""
    selected = board.selected
    match action.name:
        case "hl" | "sl":
            board.selected = selected | frozenset(action.cells or ())
            return _Done(action, (), selected)
        case "ds":
            gone = selected if action.cells is None else selected & frozenset(action.cells)
            board.selected = selected - gone
            return _Done(action, (), selected) if gone else None
        case "gs" | "ge":
            board.in_group = action.name == "gs"
        case "cl":
            return _clear(board, action)
        case "pc" | "up" | "wt":
            pass
        case name if name in _ENTRIES:
            return _Done(action, _toggle(board, _ENTRIES[name], action.text.lower()), selected)
        case name:
            raise _refused(found=f"the action {name!r}")
    return _Done(action, (), selected)


def _toggle(board: _Board, sort: str, mark: str) -> tuple[tuple[Key, frozenset[str]], ...]:
    keys = [(cell, sort) for cell in sorted(board.selected) if _takes(board, cell, sort)]
    before = tuple((key, board.marks.get(key, _NOTHING)) for key in keys)
    board.touched.update(keys)
    everywhere = all(mark in marks for _, marks in before)
    for key, marks in before:
        if everywhere:
            board.marks[key] = marks - {mark}
        else:
            board.marks[key] = frozenset((mark,)) if sort == VALUE else marks | {mark}
    return before


def _takes(board: _Board, cell: int, sort: str) -> bool:
    """Tell whether a cell takes, and shows, marks of a sort."""
    if sort == VALUE:
        return cell not in board.givens
    if sort in (CORNER, CENTRE):
        return cell not in board.givens and not board.marks.get((cell, VALUE))
    return True


def _clear(board: _Board, action: Action) -> _Done | None:
    """Take out what the tool in hand has made, or else the next sort that is there."""
    if action.text not in ("0", "1", "2", "3", "4"):
        raise _refused(found=f"clearing by the tool {action.text!r}")
    tool = _TOOLS[int(action.text)]
    for sort in dict.fromkeys((tool, *_CLEARED)):
        keys = [(cell, sort) for cell in sorted(board.selected) if _takes(board, cell, sort)]
        before = tuple((key, board.marks.get(key, _NOTHING)) for key in keys)
        if any(marks for _, marks in before):
            board.touched.update(keys)
            board.marks |= dict.fromkeys(keys, _NOTHING)
            return _Done(action, before, board.selected)
    return None


def _undo(board: _Board) -> None:
    is_first = True
    while board.undo:
        action, before, selected = board.undo.pop()
        board.marks.update(before)
        board.touched.update(key for key, _ in before)
        board.selected = selected
        board.work += len(before) + 1
        if action.name in ("gs", "ge"):
            board.in_group = action.name == "ge"
        if board.behind == 0:
            board.redo.append(action)
        else:
            board.behind -= 1
            if board.behind == 0:
                break
        if is_first and action.name == "ds":
            break
        is_first = False
        if not (board.in_group or action.name in _SELECTING):
            break


def _redo(board: _Board) -> None:
    if board.behind:
        _undo(board)
    while board.redo:
        action = board.redo.pop()
        done = _act(board, action)
        board.work += len(board.selected) + 1
        if done is not None:
            board.undo.append(done)
        if not (board.in_group or action.name in _SELECTING):
            break


def _refused(*, found: str) -> LinkError:
    return LinkError(
        where="replay.data",
        found=found,
        want="the actions of a SudokuPad replay",
        hint="was the file edited by hand?",
    )
