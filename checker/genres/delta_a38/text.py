"""The text form of a board: one block with the clues, then what was drawn or listed.

::

    .   .  O  B  .
    .   .  .  .  G1
    .   .  2  .  .
    .   .  .  .  .
    2,? .  .  W-1 .
    regions:
    AAACC
    …
    castle: R3C4 drul
    a38: R1C3 dlddrdrulluuur
    passes: R2C2 R5C2

``.`` is an empty cell, ``O`` the circle, ``W B G`` a white, black or grey square with its number,
``7,3,?`` an A38 clue. A loop is its first cell and a letter a step: ``u r d l``; where it leaps,
the next cell is named, and ``castle either:`` may run either way. In place of loops an answer may
be drawn, with arrows named by their cell and direction::

    lines:
    ┌─┐..
    └─┘..
    arrows: R1C1r

What is not there is left out; ``passes:`` alone says that there are none.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from checker.genres.delta_a38.board import (
    Answer,
    DeltaBoard,
    Directed,
    Drawn,
    Line,
    Numbers,
    Route,
    Shade,
    Square,
    Step,
    are_beside,
    moves_of,
    numbers_of,
    route,
)
from converters.errors import LinkError, ReadError, shown
from converters.site import Site, cell, name, parse

EMPTY: Final = "."
CIRCLE: Final = "O"

_SHADES: Final = {"W": Shade.WHITE, "B": Shade.BLACK, "G": Shade.GREY}
_LETTERS: Final = {shade: letter for letter, shade in _SHADES.items()}
_WAYS: Final = {"u": (-1, 0), "r": (0, 1), "d": (1, 0), "l": (0, -1)}
_BOXES: Final = ".╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Line characters by the sum of 1 up, 2 right, 4 down, 8 left."""

_RIGHT: Final = 2
_DOWN: Final = 4
_UP_OF: Final = {(-1, 0): 1, (0, 1): _RIGHT, (1, 0): _DOWN, (0, -1): 8}

_SQUARE: Final = re.compile(r"([WBG])(-?\d{1,6})?")
_CLUE: Final = re.compile(r"[?\d][?\d,]*")
_TOKEN: Final = re.compile(rf"\.|O|{_SQUARE.pattern}|{_CLUE.pattern}")
_PART: Final = re.compile(r"(regions|lines|castle|castle either|a38|a38 either|passes|arrows):(.*)")
_HEADING: Final = re.compile(r"^[ \t]*(?:(?:castle|a38)(?: either)?:|(?:lines|regions):\s*$)", re.M)
"""What no other text has; so a slip among the clues is told as such."""

_GRIDS: Final = frozenset({"regions", "lines"})
_LOOPS: Final = ("castle", "a38")
_MOVES: Final = re.compile(r"R\d{1,4}C\d{1,4}|[urdl]+")
_ARROW: Final = re.compile(r"(R\d{1,4}C\d{1,4})([urdl])")


def to_text(board: DeltaBoard) -> str:
    """Give the text form of a board."""
    return "\n".join((*_clue_rows(board), *_region_rows(board), *_answer_rows(board.answer, board)))


def is_board(text: str) -> bool:
    """Tell whether a text is meant in this form: by its parts, or by clues and one circle."""
    if _HEADING.search(text):
        return True
    first, *_ = _PART.split(text.strip(), maxsplit=1)
    rows = [row.split() for row in first.splitlines() if row.strip()]
    tokens = [token for row in rows for token in row]
    return (
        len(rows) > 1
        and tokens.count(CIRCLE) == 1
        and min(map(len, rows)) > 1
        and all(_TOKEN.fullmatch(token) for token in tokens)
    )


def from_text(text: str) -> DeltaBoard:
    """Give the board of a text form; empty lines do not count.

    Raises:
        ReadError: If it is none, or there is no such board.
    """
    clues, parts = _split(text)
    at = _tokens(clues)
    starts = [site for site, token in at.items() if token == CIRCLE]
    if len(starts) != 1:
        raise _wrong(where="board", found=f"{len(starts)} circles", want="exactly one, written O")
    rows, cols = len(clues), len(clues[0].split())
    for part in parts.keys() & _GRIDS:
        _check_grid(parts[part], part, rows, cols)
    return DeltaBoard(
        rows=rows,
        cols=cols,
        start=starts[0],
        squares={site: _square(each) for site, each in at.items() if each[0] in _SHADES},
        numbers={site: _numbers(each, site) for site, each in at.items() if _CLUE.fullmatch(each)},
        answer=_drawn(parts) if _is_drawn(parts) else _loops(parts),
        region=_region(parts["regions"]) if "regions" in parts else None,
        passes=frozenset(_sites(parts["passes"])) if "passes" in parts else None,
    )


def _clue_rows(board: DeltaBoard) -> Iterator[str]:
    """Give the clues in columns."""
    rows = codes(board)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        padded = (token.ljust(width) for token, width in zip(row, widths, strict=True))
        yield " ".join(padded).rstrip()


def codes(board: DeltaBoard) -> tuple[tuple[str, ...], ...]:
    """Give what stands in each cell of the puzzle, row by row."""
    return tuple(
        tuple(_code(board, cell(row, col)) for col in range(board.cols))
        for row in range(board.rows)
    )


def _code(board: DeltaBoard, site: Site) -> str:
    if site in board.squares:
        shade, value = board.squares[site]
        return _LETTERS[shade] + ("" if value is None else str(value))
    if site in board.numbers:
        return str(board.numbers[site]).replace("/", ",")
    return CIRCLE if site == board.start else EMPTY


def _region_rows(board: DeltaBoard) -> Iterator[str]:
    if board.region is not None:
        yield "regions:"
        for row in range(board.rows):
            sites = (cell(row, col) for col in range(board.cols))
            yield "".join("A" if site in board.region else "C" for site in sites)


def _answer_rows(answer: Answer, board: DeltaBoard) -> Iterator[str]:
    if isinstance(answer, Directed):
        for loop, each in (("castle", answer.castle), ("a38", answer.a38)):
            yield f"{loop}{' either' if each.either else ''}: {_path(each)}".rstrip()
    elif answer.lines:
        yield "lines:"
        yield from _boxes(answer.lines, board)
    if isinstance(answer, Drawn) and answer.arrows:
        yield f"arrows: {' '.join(_arrow(each) for each in sorted(answer.arrows))}"
    if board.passes is not None:
        yield f"passes: {' '.join(map(name, sorted(board.passes)))}".rstrip()


def _path(loop: Route) -> str:
    """Give a loop as its first cell and the way from each cell to the next, back to the first."""
    if not loop.cells:
        return ""
    parts = [name(loop.cells[0]), " "]
    for here, after in moves_of(loop.cells):
        if are_beside(here, after):
            parts.append(_letter(here, after))
        elif after != loop.cells[0] or here != loop.cells[-1]:
            parts.append(f" {name(after)} ")
    return "".join(parts).strip()


def _letter(here: Site, after: Site) -> str:
    way = (after.row - here.row, after.col - here.col)
    return next(letter for letter, each in _WAYS.items() if each == way)


def _arrow(arrow: Step) -> str:
    return name(arrow.start) + _letter(*arrow)


def _boxes(lines: Iterable[Line], board: DeltaBoard) -> Iterator[str]:
    sums: dict[Site, int] = {}
    for one, other in lines:
        for here, after in ((one, other), (other, one)):
            way = (after.row - here.row, after.col - here.col)
            sums[here] = sums.get(here, 0) + _UP_OF[way]
    for row in range(board.rows):
        yield "".join(_BOXES[sums.get(cell(row, col), 0)] for col in range(board.cols))


def _split(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """Give the rows of clues, and each part's lines by its name."""
    clues: list[str] = []
    parts: dict[str, list[str]] = {}
    here = clues
    for row in (each.strip() for each in text.splitlines()):
        part = _PART.fullmatch(row)
        if part and part[1] in parts:
            raise _wrong(where=part[1], found="a second part of this name", want="each part once")
        if part:
            here = parts[part[1]] = [part[2].strip()] if part[2].strip() else []
        elif row:
            here.append(row)
    return clues, parts


def _is_drawn(parts: Mapping[str, object]) -> bool:
    """Tell whether an answer is drawn; one without anything is."""
    drawn = bool(parts.keys() & {"lines", "arrows"})
    listed = sorted(part.removesuffix(" either") for part in parts if part.startswith(_LOOPS))
    if listed and (drawn or listed != sorted(_LOOPS)):
        raise _wrong(
            where="board",
            found=", ".join(sorted(parts)),
            want="both loops, castle and a38, or lines",
        )
    return not listed


def _tokens(clues: list[str]) -> dict[Site, str]:
    """Give each cell's token."""
    rows = [row.split() for row in clues]
    for number, row in enumerate(rows, start=1):
        if len(row) != len(rows[0]):
            raise _wrong(
                where=f"row {number}",
                found=f"{len(row)} cells",
                want=f"{len(rows[0])}, as in row 1",
            )
        for col, token in enumerate(row, start=1):
            if not _TOKEN.fullmatch(token):
                raise _wrong(
                    where=f"R{number}C{col}",
                    found=token,
                    want="one of . O W B G, with a number, or 7,3,?",
                )
    return {
        cell(row, col): token for row, line in enumerate(rows) for col, token in enumerate(line)
    }


def _check_grid(lines: list[str], part: str, rows: int, cols: int) -> None:
    """Refuse a part with a character a cell that has not the size of the board."""
    if len(lines) != rows or any(len(line) != cols for line in lines):
        raise _wrong(where=part, found=" ".join(lines), want=f"{rows} rows of {cols} characters")


def _square(token: str) -> Square:
    return Square(_SHADES[token[0]], int(token[1:]) if token[1:] else None)


def _numbers(token: str, site: Site) -> Numbers:
    entries = [each for each in token.split(",") if each]
    for each in entries:
        if each != "?" and (not each.isdecimal() or len(each) > len(str(10**5))):
            raise _wrong(
                where=name(site), found=token, want="numbers and ? with commas between them"
            )
    return numbers_of([None if each == "?" else int(each) for each in entries], where=name(site))


def _region(rows: list[str]) -> frozenset[Site]:
    """Read regions, one letter a cell."""
    if any(set(row) - set("AC") for row in rows):
        raise _wrong(where="regions", found=" ".join(rows), want="rows of the letters A and C")
    return frozenset(
        cell(row, col)
        for row, line in enumerate(rows)
        for col, code in enumerate(line)
        if code == "A"
    )


def _loops(parts: Mapping[str, list[str]]) -> Directed:
    both = {part.removesuffix(" either"): part for part in parts}
    castle, a38 = (
        route(_visits(" ".join(parts[part])), either=part.endswith("either"))
        for part in (both["castle"], both["a38"])
    )
    return Directed(castle, a38)


def _visits(path: str) -> Iterator[Site]:
    """Follow a path of cells and letters."""
    here: Site | None = None
    for move in path.split():
        if not _MOVES.fullmatch(move) or (here is None and move[0] != "R"):
            raise _wrong(where="loop", found=move, want="a cell such as R3C5, then letters u r d l")
        if move[0] == "R":
            here = _site(move)
            yield here
            continue
        for letter in move:
            here = _moved(here, letter)
            yield here


def _moved(here: Site | None, letter: str) -> Site:
    row, col = (here.row, here.col) if here else (0, 0)
    down, right = _WAYS[letter]
    return cell(row + down, col + right)


def _drawn(parts: Mapping[str, list[str]]) -> Drawn:
    """Read lines drawn with box characters; a line must be drawn in both of its cells."""
    rows = parts.get("lines", [])
    sums = {cell(row, col): code for row, line in enumerate(rows) for col, code in enumerate(line)}
    lines: set[Line] = set()
    for site, code in sums.items():
        if code not in _BOXES:
            raise _wrong(where=name(site), found=code, want=f"one of {_BOXES}")
        for way, bit in _UP_OF.items():
            after = cell(site.row + way[0], site.col + way[1])
            there = _BOXES.find(sums.get(after, EMPTY)) & _UP_OF[-way[0], -way[1]]
            if _BOXES.index(code) & bit and not there:
                raise _wrong(
                    where=name(site), found=code, want=f"a line that goes on in {name(after)}"
                )
            if _BOXES.index(code) & bit & (_RIGHT | _DOWN):
                lines.add(Line(site, after))
    return Drawn(frozenset(lines), frozenset(_arrows(" ".join(parts.get("arrows", [])))))


def _arrows(text: str) -> Iterator[Step]:
    for each in text.split():
        arrow = _ARROW.fullmatch(each)
        if not arrow:
            raise _wrong(where="arrows", found=each, want="a cell and u, r, d or l, such as R3C5u")
        site = _site(arrow[1])
        yield Step(site, _moved(site, arrow[2]))


def _sites(rows: Iterable[str]) -> Iterator[Site]:
    return (_site(each) for row in rows for each in row.split())


def _site(text: str) -> Site:
    try:
        return parse(text)
    except LinkError as error:
        raise _wrong(where=error.where, found=text, want=error.want) from error


def _wrong(*, where: str, found: str, want: str) -> ReadError:
    return ReadError(
        where=where,
        found=shown(found),
        want=want,
        hint="clues come first, then regions:, castle:, a38:, lines:, arrows: and passes:",
    )
