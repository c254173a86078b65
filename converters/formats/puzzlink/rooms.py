"""Regions: which cells belong together, in which order pzprjs counts them, and their numbers.

Two cells share a region if a way leads from one to the other past no border. A number belongs to a
region and stands in its leftmost cell, of several the topmost; addresses list the numbers in the
order in which the regions' first cells are read.

Source: robx/pzprjs, ``AreaManager.js``; ``PieceList.js``, ``getTopCell``; ``Encode.js``,
``decodeRoomNumber16``.
"""

from collections.abc import Iterator, Sequence

from converters.connected import pieces
from converters.formats.puzzlink.board import (
    SET,
    Board,
    Draft,
    Marks,
    Value,
    borders,
    cells,
    flat,
    sides,
)
from converters.formats.puzzlink.codec import Codec
from converters.formats.puzzlink.runs import SIXTEEN, Along, packed_runs, read_along
from converters.site import BELOW, RIGHT, Kind, Site, cell


def regions(rows: int, cols: int, marks: Marks) -> tuple[tuple[Site, ...], ...]:
    """Give the cells of each region in reading order, the regions in that of their first cells."""
    walls = marks.get("border", {})

    def joined(here: Site) -> Iterator[Site]:
        return (there for there, edge in _beside(here.row, here.col) if edge not in walls)

    return tuple(tuple(sorted(piece)) for piece in pieces(flat(cells, rows, cols), joined))


def _beside(row: int, col: int) -> tuple[tuple[Site, Site], ...]:
    """Give the four neighbours of a cell, each with the edge on the way."""
    return (
        (cell(row - 1, col), Site(Kind.EDGE, row - 1, col, BELOW)),
        (cell(row, col + 1), Site(Kind.EDGE, row, col, RIGHT)),
        (cell(row + 1, col), Site(Kind.EDGE, row, col, BELOW)),
        (cell(row, col - 1), Site(Kind.EDGE, row, col - 1, RIGHT)),
    )


def top(region: Sequence[Site]) -> Site:
    """Give the cell that a region's number stands in."""
    return min(region, key=lambda site: (site.col, site.row))


def numbered_codec(name: str) -> Codec:
    """Give the codec of one number a region; its borders must have been read."""

    def read(body: str, start: int, draft: Draft) -> int:
        tops = [top(region) for region in regions(draft.rows, draft.cols, draft.marks)]
        return read_along(body, start, draft, Along(name, tops, SIXTEEN))

    def write(board: Board) -> str:
        return packed_runs([*_numbers(board, name)], SIXTEEN)

    return Codec(read, write)


def _numbers(board: Board, name: str) -> list[Value | None]:
    """Give each region's number: that of its top cell, else the first there is."""
    numbers = board.at(name)
    found: list[Value | None] = []
    for region in regions(board.rows, board.cols, board.marks):
        places = (top(region), *region)
        found.append(next((numbers[site] for site in places if site in numbers), None))
    return found


def tidy(draft: Draft) -> None:
    """Put each region's number into the cell that it is shown in; a second one is lost."""
    numbers = draft.marks.get("clue", {})
    if not numbers:
        return
    for region in regions(draft.rows, draft.cols, draft.marks):
        for site in region:
            if site in numbers and site != top(region):
                _move(draft, numbers, site, top(region))


def _move(draft: Draft, numbers: dict[Site, Value], site: Site, home: Site) -> None:
    value = numbers.pop(site)
    what = f"{value[0]}, a second number of its region"
    if home not in numbers:
        numbers[home] = value
        what = f"{value[0]}, not in its region's leftmost cell, where it is shown"
    draft.lose("cell.clue", what, site)


def put_borders(draft: Draft, labels: dict[Site, str]) -> None:
    """Note a border wherever the labels of two neighbours differ."""
    for edge in flat(borders, draft.rows, draft.cols):
        one, other = (labels.get(site, "") for site in sides(edge))
        if one != other:
            draft.put("border", edge, SET)


def region_lines(board: Board) -> tuple[str, ...]:
    """Write how many regions there are, and the number of each cell's, as files have them."""
    found = regions(board.rows, board.cols, board.marks)
    names = {site: str(number) for number, region in enumerate(found) for site in region}
    lines = ("".join(f"{names[site]} " for site in line) for line in cells(board.rows, board.cols))
    return (str(len(found)), *lines)
