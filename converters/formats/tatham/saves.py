"""Save files: lines ``KEY     :length:value``, where the length counts bytes.

The board is ``CPARAMS`` (else ``PARAMS``) and ``DESC``; the state that is shown is the one after
``STATEPOS`` - 1 of the moves that follow, the rest can be redone. ``RESTART`` takes all marks away.

Source: ``midend.c``, ``midend_serialise`` and ``midend_deserialise``.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from converters.errors import LinkError, shown
from converters.formats.tatham.document import TathamDocument, carry_out, read_desc, switches
from converters.limits import MAX_CELLS
from converters.plain import PlainGrid, size_number, splice

_MAGIC: Final = "SAVEFILE:"
_ENTRY: Final = re.compile(r"[\r\n]*([A-Z]{1,8}) {0,7}:([0-9]{1,9}):")
_END: Final = re.compile(r"\s*\Z")
_SIZE: Final = re.compile(r"([0-9]{1,12})(?:x([0-9]{1,12}))?.*", re.DOTALL)
_MOVES: Final = frozenset({"MOVE", "SOLVE", "RESTART"})


class Entry(NamedTuple):
    """One line of a save file: its key and value, and where the whole of it stands."""

    key: str
    value: str
    start: int
    end: int


def sniff(text: str) -> bool:
    """Tell whether it starts as every save file of the collection does."""
    return text.lstrip().startswith(_MAGIC)


def decode(text: str) -> TathamDocument:
    """Read a save file.

    Raises:
        LinkError: If it is of another game, is damaged, or holds a move that cannot be made.
    """
    entries = _entries(_as_bytes(text))
    game = _value(entries, "GAME")
    if game != "Light Up":
        raise LinkError(
            where="GAME",
            found=shown(game),
            want="'Light Up'",
            hint="save files of the other puzzles are not read",
        )
    grid = carry_out(_board(entries), _made(entries))
    return TathamDocument(text, grid, is_save=True, notes=_notes(entries))


def _made(entries: Sequence[Entry]) -> Iterator[tuple[str, str]]:
    """Give the moves that lead to the state that is shown, from the last restart on."""
    moves = _moves(entries)[: _position(entries) - 1]
    restarts = [number for number, entry in enumerate(moves, start=1) if entry.key == "RESTART"]
    first = restarts[-1] if restarts else 0
    for number, entry in enumerate(moves[first:], start=first + 1):
        yield f"{entry.key} {number}", entry.value


def _as_bytes(text: str) -> str:
    """Give the text with one character a byte, since lengths count bytes."""
    return text.encode("utf-8", "surrogatepass").decode("latin-1")


def _as_text(raw: str) -> str:
    return raw.encode("latin-1").decode("utf-8", "surrogatepass")


def _entries(raw: str) -> tuple[Entry, ...]:
    return tuple(_each(raw))


def _each(raw: str) -> Iterator[Entry]:
    start = len(raw) - len(raw.lstrip())
    while not _END.match(raw, start):
        found = _ENTRY.match(raw, start)
        end = found.end() + int(found[2]) if found else 0
        if found is None or end > len(raw):
            line = raw[start:].lstrip("\r\n")
            raise LinkError(
                where=f"save file, byte {len(raw) - len(line)}",
                found=shown(line),
                want="KEY     :length:value, the value as long as it says",
                hint="was the file cut short or edited?",
            )
        yield Entry(found[1], raw[found.end() : end], start, end)
        start = end


def _value(entries: Sequence[Entry], *keys: str) -> str:
    """Give the value of the first of these keys that is there."""
    values = {entry.key: entry.value for entry in entries}
    found = next((values[key] for key in keys if key in values), None)
    if found is None:
        raise LinkError(
            where="save file",
            found="no line " + " or ".join(keys),
            want="one",
            hint="was the file cut short?",
        )
    return found


def _board(entries: Sequence[Entry]) -> PlainGrid:
    size = _SIZE.fullmatch(params := _value(entries, "CPARAMS", "PARAMS"))
    if size is None:
        raise LinkError(
            where="PARAMS", found=shown(params), want="WxH", hint="was the file edited?"
        )
    cols = size_number(size[1], where="PARAMS")
    rows = size_number(size[2], where="PARAMS") if size[2] else cols
    return read_desc(_value(entries, "DESC"), rows, cols)


def _moves(entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.key in _MOVES]


def _position(entries: Sequence[Entry]) -> int:
    """Give which state is shown: 1 is the board without a move."""
    text = _value(entries, "STATEPOS")
    position = int(text) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else 0
    states = len(_moves(entries)) + 1
    if not 1 <= position <= states:
        raise LinkError(
            where="STATEPOS",
            found=shown(text),
            want=f"1 to {states}, the number of states in the file",
            hint="was the file cut short?",
        )
    return position


_DIGITS: Final = len(str(MAX_CELLS)) + 3


def _notes(entries: Sequence[Entry]) -> tuple[str, ...]:
    undone = len(_moves(entries)) + 1 - _position(entries)
    return (f"{undone} undone moves are kept and not shown",) if undone else ()


def with_move(base: TathamDocument, grid: PlainGrid) -> TathamDocument:
    """Give a save file with one more move, which leads to the grid; undone moves fall away."""
    raw = _as_bytes(base.text)
    entries = _entries(raw)
    position = _position(entries)
    kept, undone = _moves(entries)[: position - 1], _moves(entries)[position - 1 :]
    after = kept[-1].end if kept else entries[-1].end if not undone else undone[0].start
    move = "\n" + _line("MOVE", switches(base.grid, grid))
    edits = [(after, after, move), *((entry.start, entry.end, "") for entry in undone)]
    edits += [
        (entry.start, entry.end, "\n" + _line(entry.key, str(position + 1)))
        for entry in entries
        if entry.key in ("NSTATES", "STATEPOS")
    ]
    return decode(_as_text(splice(raw, sorted(edits))))


def _line(key: str, value: str) -> str:
    return f"{key:<8}:{len(value)}:{value}"
