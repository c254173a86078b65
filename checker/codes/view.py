"""What a solution shows of each cell, without its genre: that is all a code can be made of.

A view says which properties it *tells of*. A cell without a property it tells of surely lacks it;
of every other property nothing is known, and a code that needs it is not computed. The same goes
for loops and regions: None means that the solution has none that the view knows.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from checker.codes.reading import Sort
from checker.codes.traits import (
    CROSSING,
    DIGIT,
    EMPTY,
    JUNCTION,
    LOOP,
    SHADED,
    STRAIGHT,
    TURN,
)
from converters.drawing import (
    Drawing,
    Element,
    Fill,
    Label,
    Role,
    Stroke,
    StrokeLayer,
    bounding_box,
)
from converters.lattice import SquareLattice
from converters.site import Kind, Site, Spot, cell

Links = frozenset[frozenset[Site]]
"""Lines between the centres of neighbouring cells."""

LOOP_TRAITS: Final = frozenset({LOOP, TURN, STRAIGHT, CROSSING, JUNCTION})
"""What `loop_traits` tells of."""

_OTHERS: Final = (Role.VALUE, Role.LARGE)


@dataclass(frozen=True, slots=True)
class CodeView:
    """A solution as a code sees it.

    Attributes:
        rows: Cells from top to bottom.
        cols: Cells from left to right.
        tells: The properties it knows of every cell.
        traits: The properties of the cells; a cell that is absent has none.
        digits: What is written in cells, such as ``7`` or ``12``.
        links: Lines of loops and paths; None: it knows none.
        regions: The region of each cell, by any number; None: it knows none.
        absent: Cells of the rectangle that are not in play; no code reads them.
    """

    rows: int
    cols: int
    tells: frozenset[str]
    traits: Mapping[Site, frozenset[str]] = field(hash=False)
    digits: Mapping[Site, str] = field(default_factory=dict[Site, str], hash=False)
    links: Links | None = None
    regions: Mapping[Site, int] | None = field(default=None, hash=False)
    absent: frozenset[Site] = frozenset()

    def cells(self) -> Iterator[Site]:
        """Give all cells in play, in reading order."""
        places = (cell(row, col) for row in range(self.rows) for col in range(self.cols))
        return (site for site in places if site not in self.absent)

    def unknown(self, sort: Sort) -> tuple[str, ...]:
        """Give the properties of a sort that the view does not tell of."""
        return tuple(sorted(trait.name for trait in sort if trait.name not in self.tells))

    def has(self, site: Site, sort: Sort) -> bool:
        """Tell whether a cell is of a sort; only of properties that are told this is known."""
        own = self.traits.get(site, frozenset())
        return all((trait.name in own) != trait.lacks for trait in sort)


def loop_traits(links: Links) -> Mapping[Site, frozenset[str]]:
    """Give what cells are by the lines through them: turns, crossings and so on."""
    around: dict[Site, list[Site]] = {}
    for link in links:
        one, other = sorted(link)
        around.setdefault(one, []).append(other)
        around.setdefault(other, []).append(one)
    return {site: frozenset({LOOP, *_shape(ends)}) for site, ends in around.items()}


def _shape(ends: list[Site]) -> tuple[str, ...]:
    """Give what the lines to some neighbours make of a cell; an end of a path is neither."""
    match len(ends):
        case 2:
            straight = ends[0].row == ends[1].row or ends[0].col == ends[1].col
            return (STRAIGHT,) if straight else (TURN,)
        case 3:
            return (JUNCTION,)
        case 4:
            return (CROSSING,)
        case _:
            return ()


def marks_view(drawing: Drawing, marks: Iterable[Element]) -> CodeView | None:
    """Give the view of a drawing of no known genre: what an answer's marks plainly show.

    Digits are the givens and those of the answer. Shaded cells are told of if all fills of the
    answer look alike, loops if all its lines do and lead from cells to neighbours; else colours or
    lines may mean anything.

    Args:
        drawing: A square grid.
        marks: The answer, such as the solver's marks or the stored solution.

    Returns:
        None: it is no square grid, or no mark of the answer says any of this.
    """
    answer = tuple(marks)
    entered, shaded, links = _digits(answer), _shaded(answer), _links(answer)
    top, left, rows, cols = bounding_box(drawing.board)
    if not isinstance(drawing.lattice, SquareLattice) or (top, left) != (0, 0):
        return None
    if not entered and shaded is None and links is None:
        return None
    digits = {**_digits(drawing.question), **entered}
    lines = loop_traits(links or frozenset())
    places = (cell(row, col) for row in range(rows) for col in range(cols))
    return CodeView(
        rows,
        cols,
        tells=frozenset({DIGIT, EMPTY})
        | frozenset({SHADED} if shaded is not None else ())
        | frozenset(LOOP_TRAITS if links is not None else ()),
        traits={
            site: frozenset({DIGIT if site in digits else EMPTY})
            | frozenset({SHADED} if site in (shaded or ()) else ())
            | lines.get(site, frozenset())
            for site in drawing.board
        },
        digits={site: text for site, text in digits.items() if site in drawing.board},
        links=links,
        absent=frozenset(site for site in places if site not in drawing.board),
    )


def has_digits(marks: Iterable[Element]) -> bool:
    """Tell whether there are full-size entries among marks."""
    return bool(_digits(marks))


def _digits(marks: Iterable[Element]) -> dict[Site, str]:
    """Give the full-size entries in the middles of cells; candidates are none."""
    return {
        mark.at.site: mark.text
        for mark in marks
        if isinstance(mark, Label)
        and mark.role in _OTHERS
        and _is_middle(mark.at)
        and mark.text.isalnum()
    }


def _is_middle(spot: Spot) -> bool:
    return spot.site.kind is Kind.CELL and (spot.dx, spot.dy) == (0, 0)


def _shaded(marks: Iterable[Element]) -> frozenset[Site] | None:
    """Give the filled cells; None: there are none, or of several colours."""
    fills = [mark for mark in marks if isinstance(mark, Fill)]
    if len({mark.css() for mark in fills}) != 1 or not all(_is_middle(mark.at) for mark in fills):
        return None
    return frozenset(mark.at.site for mark in fills)


def _links(marks: Iterable[Element]) -> Links | None:
    """Give the lines from cell to cell; None: there are none, or they are of several sorts."""
    lines = [mark for mark in marks if isinstance(mark, Stroke) and mark.layer is StrokeLayer.LINE]
    ends = [(line.start, line.end) for line in lines]
    if len({(line.style, line.paint.stroke) for line in lines}) != 1 or not all(
        _is_middle(one) and _is_middle(other) and _are_beside(one.site, other.site)
        for one, other in ends
    ):
        return None
    return frozenset(frozenset({one.site, other.site}) for one, other in ends)


def _are_beside(one: Site, other: Site) -> bool:
    return abs(one.row - other.row) + abs(one.col - other.col) == 1
