"""janko text: one token a cell, blanks between them, in two forms.

The short form is a line ``ROWS COLS`` and one line a row. The long form is that of the pages of
janko.at: blocks that start with ``[problem]``, ``[solution]``, ``[moves]`` and ``[end]``, before
them lines such as ``puzzle Akari``. A token is ``-`` white, ``x`` black, a number, or ``o`` bulb.

The board is read from the problem and the bulbs from the solution: most published solutions write
``-`` on black cells, so nothing but the bulbs counts there. Moves and the lines before the first
block are kept and not read.

Source: janko.at, page source of its puzzles; puzzlekit-dataset, ``Akari_dataset.json``.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.drawing import Drawing
from converters.errors import LinkError, ReadError, shown
from converters.format import Format, Summary
from converters.loss import Loss, LossKind, Lossy
from converters.plain import (
    BULB,
    UNREAD,
    WALL,
    WHITE,
    Codes,
    PlainCell,
    PlainGrid,
    check_length,
    check_size,
    drawing_of,
    grid_of,
    size_number,
    splice,
)
from converters.site import cell

CODES: Final = Codes(fixed=MappingProxyType({"-": WHITE, "x": WALL, "o": BULB}), top=999)
TAGS: Final = ("akari",)

_SHORT: Final = re.compile(r"\s*[0-9]+[ \t]+[0-9]+[ \t]*\r?\n[ \t]*(?:[-xo]|[0-9]+)(?:\s|$)")
_LONG: Final = re.compile(r"(?mi)^[ \t]*\[problem\][ \t]*\r?$")
_LINE: Final = re.compile(r"[^\r\n]+")
_TOKEN: Final = re.compile(r"\S+")
_GENRES: Final = frozenset({"akari", "lightup", "light up", "bijutsukan"})
_SNIFFED: Final = 4000


class Token(NamedTuple):
    """One token and where it starts."""

    start: int
    text: str

    @property
    def end(self) -> int:
        """Give the offset behind it."""
        return self.start + len(self.text)


@dataclass(frozen=True, slots=True)
class JankoDocument:
    """A janko text as it came, and where the tokens of its cells are.

    Attributes:
        text: The whole input.
        cols: Tokens a row.
        problem: One token a cell, row by row.
        solution: The same of the solution block; empty if there is none.
        genre: What the line ``puzzle …`` says; empty without one.
        kept: Names of the blocks that are kept and not read.
        is_long: Whether the text has blocks.
    """

    text: str
    cols: int
    problem: tuple[Token, ...]
    solution: tuple[Token, ...] = ()
    genre: str = ""
    kept: tuple[str, ...] = ()
    is_long: bool = False

    @property
    def rows(self) -> int:
        """Give the number of rows."""
        return len(self.problem) // self.cols


def sniff(text: str) -> bool:
    """Tell whether it starts with two numbers and a row of tokens, or has a problem block."""
    head = text[:_SNIFFED]
    return _SHORT.match(head) is not None or _LONG.search(head) is not None


def decode(text: str) -> JankoDocument:
    """Find the tokens of the cells.

    Raises:
        LinkError: If a row is longer or shorter than the others, rows are missing or left over, or
            the board or text is too large.
    """
    check_length(text)
    lines = [(found.start(), found[0]) for found in _LINE.finditer(text) if found[0].strip()]
    if any(_block(line) for _, line in lines):
        return _decode_long(text, lines)
    size = lines[0][1].split() if lines else []
    if len(size) != _SIZE_WORDS:
        raise _no_size(lines[0][1] if lines else "")
    rows, cols = (size_number(word, where="line 1") for word in size)
    check_size(rows, cols, where="line 1")
    return JankoDocument(text, cols, _tokens(lines[1:], rows, cols, "row"))


def _decode_long(text: str, lines: Sequence[tuple[int, str]]) -> JankoDocument:
    blocks: dict[str, list[tuple[int, str]]] = {}
    name = ""
    for start, line in lines:
        starts = _block(line)
        name = starts or name
        content = blocks.setdefault(name, [])
        if not starts:
            content.append((start, line))
    problem = blocks.get("problem", [])
    cols = len(problem[0][1].split()) if problem else 0
    check_size(len(problem), cols, where="[problem]")
    tokens = _tokens(problem, len(problem), cols, "[problem], row")
    solution = blocks.get("solution", [])
    return JankoDocument(
        text,
        cols,
        tokens,
        _tokens(solution, len(problem), cols, "[solution], row") if solution else (),
        genre=_genre(line for name in _HEADS for _, line in blocks.get(name, [])),
        kept=tuple(each for each in blocks if each not in _READ and blocks[each]),
        is_long=True,
    )


_SIZE_WORDS: Final = 2
_HEADS: Final = ("", "begin")
"""Where the line ``puzzle …`` stands: before every block, or in the first one."""
_READ: Final = (*_HEADS, "problem", "solution")


def _block(line: str) -> str:
    """Give the name of the block a line starts; empty if it starts none."""
    found = _BLOCK.fullmatch(line.strip())
    return found[1].lower() if found else ""


_BLOCK: Final = re.compile(r"\[([A-Za-z]{1,20})\]")


def _genre(lines: Iterable[str]) -> str:
    words = (line.split(maxsplit=1) for line in lines)
    return next(
        (each[1].strip() for each in words if len(each) > 1 and each[0].lower() == "puzzle"), ""
    )


def _tokens(
    lines: Sequence[tuple[int, str]], rows: int, cols: int, where: str
) -> tuple[Token, ...]:
    """Give the tokens of ``rows`` lines of ``cols`` tokens each."""
    if len(lines) != rows:
        raise LinkError(
            where=where.removesuffix(", row"),
            found=f"{len(lines)} rows",
            want=f"{rows}",
            hint="the first line says ROWS COLS; problem and solution are equally large",
        )
    return tuple(
        token
        for number, line in enumerate(lines, start=1)
        for token in _row(line, cols, f"{where} {number}")
    )


def _row(line: tuple[int, str], cols: int, where: str) -> list[Token]:
    start, text = line
    tokens = [Token(start + found.start(), found[0]) for found in _TOKEN.finditer(text)]
    if len(tokens) != cols:
        raise LinkError(
            where=where,
            found=f"{len(tokens)} tokens",
            want=f"{cols}",
            hint="every cell is one token between blanks; a white cell is -",
        )
    return tokens


def _no_size(line: str) -> LinkError:
    return LinkError(
        where="line 1",
        found=shown(line),
        want="ROWS COLS, or the block [problem]",
        hint="put the numbers of rows and columns before the rows",
    )


def encode(document: JankoDocument) -> str:
    """Give the text; what was not edited is as it came."""
    return document.text


def summary(document: JankoDocument) -> Summary:
    """Say how large it is, what is on it, and which blocks were not read."""
    notes = tuple(f"the block [{name}] is kept and not read" for name in document.kept)
    return Summary(
        editor="janko.at",
        grid="square",
        rows=document.rows,
        cols=document.cols,
        tags=TAGS if _is_akari(document) else (document.genre,),
        counts=_grid(document).counts(),
        notes=notes,
    )


def _is_akari(document: JankoDocument) -> bool:
    return not document.genre or document.genre.lower() in _GENRES


def to_drawing(document: JankoDocument) -> Lossy[Drawing]:
    """Draw the board of the problem with the bulbs of the solution.

    Raises:
        ReadError: If the text says that it is of another genre.
    """
    if not _is_akari(document):
        raise ReadError(
            where="puzzle",
            found=shown(document.genre),
            want="Akari",
            hint="other genres are not read from janko text yet",
        )
    return Lossy(drawing_of(_grid(document), tags=TAGS), tuple(_unread(document)))


def _grid(document: JankoDocument) -> PlainGrid:
    cells = [CODES.read(token.text) or UNREAD for token in document.problem]
    for index, token in enumerate(document.solution):
        if token.text == "o":
            cells[index] = cells[index]._replace(bulb=True)
        elif CODES.read(token.text) is None:
            cells[index] = cells[index]._replace(unread=True)
    return PlainGrid(document.rows, document.cols, tuple(cells))


def _unread(document: JankoDocument) -> Iterator[Loss]:
    """Name the tokens nobody knows, and those of the solution that contradict the problem."""
    for block, tokens in (("problem", document.problem), ("solution", document.solution)):
        for index, token in enumerate(tokens):
            content = CODES.read(token.text)
            if content is None or _contradicts(content, CODES.read(document.problem[index].text)):
                site = cell(index // document.cols, index % document.cols)
                what = f"the token {shown(token.text)}"
                yield Loss(LossKind.NOT_UNDERSTOOD, f"{block}.{index}", what, site)


def _contradicts(content: PlainCell, asked: PlainCell | None) -> bool:
    """Tell whether a token says of a cell what the problem does not.

    White says nothing, for black cells are written as white ones; black says nothing of a number.
    """
    known = asked or WHITE
    return content.wall and (not known.wall or content.clue not in ("", known.clue))


def from_drawing(drawing: Drawing, base: JankoDocument | None) -> Lossy[JankoDocument]:
    """Write the plain marks; with a base of the same size only the cells that differ change.

    Raises:
        WriteError: If the lattice is not square.
    """
    grid, losses = grid_of(drawing)
    changed = grid.changes(_grid(base)) if base else None
    if base is None or changed is None:
        base, changed = _blank(grid.rows, grid.cols), tuple(range(len(grid.cells)))
    edits: list[tuple[int, int, str]] = []
    for index in changed:
        pieces, lost = _edits(base, index, grid)
        edits += pieces
        losses += lost
    text = splice(base.text, sorted([*_new_solution(base, grid, changed), *edits]))
    return Lossy(decode(text), losses)


def _edits(
    base: JankoDocument, index: int, grid: PlainGrid
) -> Lossy[tuple[tuple[int, int, str], ...]]:
    """Give the pieces of text that one changed cell replaces."""
    content, token = grid.cells[index], base.problem[index]
    ground = content._replace(bulb=False) if base.is_long else content
    code, losses = CODES.write(ground, grid.site(index))
    edits = [(token.start, token.end, code)]
    if base.solution:
        old = base.solution[index]
        rest = "-" if old.text in ("-", "o") else code
        edits.append((old.start, old.end, "o" if content.bulb else rest))
    return Lossy(tuple(edits), losses)


def _new_solution(
    base: JankoDocument, grid: PlainGrid, changed: Iterable[int]
) -> Iterator[tuple[int, int, str]]:
    """Give a solution block for a long text that has none but needs one for its new bulbs."""
    if base.is_long and not base.solution and any(grid.cells[index].bulb for index in changed):
        rows = (
            " ".join("o" if each.bulb else "-" for each in grid.cells[start : start + grid.cols])
            for start in range(0, len(grid.cells), grid.cols)
        )
        end = base.problem[-1].end
        yield end, end, "\n" + "\n".join(("[solution]", *rows))


def _blank(rows: int, cols: int) -> JankoDocument:
    line = " ".join("-" * cols)
    return decode("\n".join((f"{rows} {cols}", *[line] * rows)))


FORMAT: Final = Format(
    name="janko",
    title="janko text",
    sniff=sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=from_drawing,
)
