"""Plain cells, boards of them, and the tables between them and a format's codes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.errors import LinkError, WriteError, shown
from converters.limits import MAX_CELLS, MAX_PLAIN, MAX_SIDE
from converters.loss import Loss, LossKind, Lossy
from converters.site import Site, cell


class PlainCell(NamedTuple):
    """What one cell holds; the default is a white cell."""

    wall: bool = False
    clue: str = ""
    bulb: bool = False
    dot: bool = False
    unread: bool = False


WHITE: Final = PlainCell()
WALL: Final = PlainCell(wall=True)
BULB: Final = PlainCell(bulb=True)
DOT: Final = PlainCell(dot=True)
UNREAD: Final = PlainCell(unread=True)


def numbered(text: str) -> PlainCell:
    """Give the black cell with a number."""
    return PlainCell(wall=True, clue=text)


@dataclass(frozen=True, slots=True)
class PlainGrid:
    """A board of plain cells.

    Attributes:
        rows: From top to bottom, at least 1.
        cols: From left to right, at least 1.
        cells: Row by row, rows times cols of them.
    """

    rows: int
    cols: int
    cells: tuple[PlainCell, ...]

    def at(self, site: Site) -> PlainCell:
        """Give what the cell at a site on the board holds."""
        return self.cells[site.row * self.cols + site.col]

    def site(self, index: int) -> Site:
        """Give the site of the cell with this index in `cells`."""
        return cell(index // self.cols, index % self.cols)

    def changes(self, before: "PlainGrid") -> tuple[int, ...] | None:
        """Give the indices of the cells that differ; None if the sizes do."""
        if (self.rows, self.cols) != (before.rows, before.cols):
            return None
        pairs = enumerate(zip(before.cells, self.cells, strict=True))
        return tuple(index for index, (old, new) in pairs if old != new)

    def counts(self) -> dict[str, int]:
        """Give how many cells hold each sort of mark, without the sorts that do not occur."""
        totals = {
            name: sum(1 for each in self.cells if each[place])
            for place, name in enumerate(PlainCell._fields)
        }
        return {name: total for name, total in totals.items() if total}


def check_length(text: str) -> None:
    """Refuse input that is longer than any board of one code a cell.

    Raises:
        LinkError: If it has more than `MAX_PLAIN` characters.
    """
    if len(text) > MAX_PLAIN:
        raise LinkError(
            where="input",
            found=f"{len(text)} characters",
            want=f"at most {MAX_PLAIN}",
            hint="is this the right file?",
        )


def check_size(rows: int, cols: int, *, where: str) -> None:
    """Refuse a board that is empty or too large, before anything is made for it.

    Raises:
        LinkError: If a side is 0 or above `MAX_SIDE`, or the board has more than `MAX_CELLS` cells.
    """
    if 1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE and rows * cols <= MAX_CELLS:
        return
    raise LinkError(
        where=where,
        found=f"{rows} rows and {cols} columns",
        want=f"1 to {MAX_SIDE} of each, and {MAX_CELLS} cells at most",
        hint="check the numbers that say how large the board is",
    )


def size_number(text: str, *, where: str) -> int:
    """Read one side of a board.

    Raises:
        LinkError: If it is no decimal number of up to 9 digits.
    """
    if text.isascii() and text.isdigit() and len(text) <= _SIZE_DIGITS:
        return int(text)
    raise LinkError(
        where=where,
        found=shown(text),
        want="a number of rows or columns",
        hint="check the numbers that say how large the board is",
    )


_SIZE_DIGITS: Final = 9


@dataclass(frozen=True, slots=True)
class Codes:
    """A format's table between its codes and cells.

    Attributes:
        fixed: Code to cell.
        top: The largest number that may stand on a black cell, written as its decimal digits.
    """

    fixed: Mapping[str, PlainCell]
    top: int

    def read(self, code: str) -> PlainCell | None:
        """Give the cell of a code; None if this format has no such code."""
        found = self.fixed.get(code)
        return numbered(code) if found is None and self._is_number(code) else found

    def write(self, content: PlainCell, site: Site) -> Lossy[str]:
        """Give the code of a cell, leaving out the fewest marks that it has no place for.

        Raises:
            WriteError: If the format has not even a code for a white cell.
        """
        if (code := self._code(content)) is not None:
            return Lossy(code)
        for left_out in _ways_out(content):
            code = self._code(_without(content, left_out))
            if code is not None:
                return Lossy(code, tuple(_left_out(content, mark, site) for mark in left_out))
        raise WriteError(
            where="cell", found="a white cell", want="a code for it", hint="please report this"
        )

    def write_all(self, grid: PlainGrid) -> Lossy[tuple[str, ...]]:
        """Give the codes of all cells of a grid, with everything that was left out."""
        written = [self.write(each, grid.site(index)) for index, each in enumerate(grid.cells)]
        losses = tuple(loss for _, lost in written for loss in lost)
        return Lossy(tuple(code for code, _ in written), losses)

    def _code(self, content: PlainCell) -> str | None:
        if content.clue:
            is_plain = content == numbered(content.clue) and self._is_number(content.clue)
            return content.clue if is_plain else None
        return next((code for code, each in self.fixed.items() if each == content), None)

    def _is_number(self, code: str) -> bool:
        digits = code.isascii() and code.isdigit() and len(code) <= len(str(self.top))
        return (
            digits and code not in self.fixed and code == str(int(code)) and int(code) <= self.top
        )


# What to leave out where not all fits: dots tell least, and a bulb on a black cell tells most.
_LEAVING: Final[Mapping[str, Callable[[PlainCell], PlainCell]]] = MappingProxyType(
    {
        "dot": lambda content: content._replace(dot=False),
        "clue": lambda content: content._replace(clue=""),
        "bulb": lambda content: content._replace(bulb=False),
        "unread": lambda content: content._replace(unread=False),
        "wall": lambda content: content._replace(wall=False),
    }
)


def _ways_out(content: PlainCell) -> Iterator[tuple[str, ...]]:
    """Give the sets of marks that could be left out, the smallest first; none comes first."""
    present = [mark for mark in _LEAVING if getattr(content, mark)]
    for count in range(len(present) + 1):
        yield from combinations(present, count)


def _without(content: PlainCell, marks: Iterable[str]) -> PlainCell:
    for mark in marks:
        content = _LEAVING[mark](content)
    return content


def _left_out(content: PlainCell, mark: str, site: Site) -> Loss:
    ground = "a black cell" if content.wall and mark != "wall" else "the board"
    what = {
        "dot": f"a dot on {ground}",
        "clue": f"{shown(content.clue)} on {ground}",
        "bulb": f"a bulb on {ground}",
        "unread": "a code that was not understood",
        "wall": "a black cell",
    }
    return Loss(LossKind.NOT_EXPRESSIBLE, f"cell.{mark}", what[mark], site)


def splice(text: str, edits: Iterable[tuple[int, int, str]]) -> str:
    """Replace pieces of a text and keep every other character.

    Args:
        text: What to change.
        edits: Start, end and new text of each piece, in order and not overlapping.
    """
    parts: list[str] = []
    done = 0
    for start, end, new in edits:
        parts += (text[done:start], new)
        done = end
    return "".join((*parts, text[done:]))
