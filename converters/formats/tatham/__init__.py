"""Simon Tatham's "Light Up": game ids, ids with moves, and save files.

``WxH[params]:DESC`` is a board; ``W:DESC`` a square one; only the size matters among the
parameters. After a blank may stand moves, ``S;Lx,y;Ix,y``: that is how an answer is handed on, and
what the program writes into the ``MOVE`` lines of its save files. The address of the web version,
``…/lightup.html#ID``, is read as well. ``WxH#seed`` names a random number, not a board, and is
refused. So are descriptions without a size, as on puzzle-light-up.com: any word could be one.

An edit of an id rewrites its moves; an edit of a save file adds one move, as playing on would.

Source: Simon Tatham's Portable Puzzle Collection, ``lightup.c`` (``validate_desc``, ``new_game``,
``execute_move``) and ``midend.c`` (``midend_serialise``).
"""

from typing import Final

from converters.drawing import Drawing
from converters.errors import WriteError
from converters.format import Format, Summary
from converters.formats.tatham import ids, saves
from converters.formats.tatham.document import CODES, MIN_SIDE, TathamDocument
from converters.loss import Lossy
from converters.plain import WHITE, PlainGrid, check_length, drawing_of, grid_of

TAGS: Final = ("akari",)


def sniff(text: str) -> bool:
    """Tell whether it starts as a game id of Light Up or a save file does."""
    return ids.sniff(text) or saves.sniff(text)


def decode(text: str) -> TathamDocument:
    """Read a game id, with or without moves, or a save file.

    Raises:
        LinkError: If the program itself would refuse it, if it is a random seed, if the save
            file is of another game, or if it is too long.
    """
    check_length(text)
    return saves.decode(text) if saves.sniff(text) else ids.decode(text)


def encode(document: TathamDocument) -> str:
    """Give the text; what was not edited is as it came."""
    return document.text


def summary(document: TathamDocument) -> Summary:
    """Say how large it is and what is on it."""
    return Summary(
        editor="Simon Tatham's Light Up",
        grid="square",
        rows=document.grid.rows,
        cols=document.grid.cols,
        tags=TAGS,
        counts=document.grid.counts(),
        notes=document.notes,
    )


def to_drawing(document: TathamDocument) -> Lossy[Drawing]:
    """Draw the board as it stands after the moves; nothing can be lost."""
    return Lossy(drawing_of(document.grid, tags=TAGS))


def from_drawing(drawing: Drawing, base: TathamDocument | None) -> Lossy[TathamDocument]:
    """Write the plain marks; with a base of the same size its parameters and history stay.

    Raises:
        WriteError: If the lattice is not square, or a side is below 2, which the program refuses.
    """
    wanted, lost = grid_of(drawing)
    if min(wanted.rows, wanted.cols) < MIN_SIDE:
        raise WriteError(
            where="board",
            found=f"{wanted.rows} rows and {wanted.cols} columns",
            want=f"at least {MIN_SIDE} of each",
            hint="Light Up refuses smaller boards; write it as puzzlink or text",
        )
    if base is not None and wanted.changes(base.grid) == ():
        return Lossy(base, lost)
    codes, losses = CODES.write_all(wanted)
    return Lossy(_written(codes, wanted, base), (*lost, *losses))


def _written(
    codes: tuple[str, ...], wanted: PlainGrid, base: TathamDocument | None
) -> TathamDocument:
    rows, cols = wanted.rows, wanted.cols
    grid = PlainGrid(rows, cols, tuple(CODES.read(code) or WHITE for code in codes))
    if base is None or (base.grid.rows, base.grid.cols) != (rows, cols):
        return ids.decode(ids.text_of(f"{cols}x{rows}:", grid))
    if base.is_save and _walls(grid) == _walls(base.grid):
        return saves.with_move(base, grid)
    return ids.decode(ids.text_of(base.head or f"{cols}x{rows}:", grid))


def _walls(grid: PlainGrid) -> tuple[tuple[bool, str], ...]:
    return tuple((each.wall, each.clue) for each in grid.cells)


FORMAT: Final = Format(
    name="tatham",
    title="Tatham Light Up",
    sniff=sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=from_drawing,
)
