"""From a drawing to an Akari board: what every mark means where it stands.

The author's layer says which cells are black and what numbers they carry; bulbs and dots count from
either layer, and the same mark in both is one. What has no meaning, or two, is unread and named
with its cell. Decisions where the texts are silent:

- A black cell in the solver's layer only is unread: it may be shading or a bulb.
- Holes block light like black cells; a number in one is unread, other marks in it are outside.
- A bulb drawn twice in one layer is unread, and so are two sorts of bulb on one cell.
- Of several characters written for bulbs the commonest is taken, the others are unread; and while
  there is another sort of mark that may be the bulbs, no violation is sure.
- A number that a solver wrote on a black cell must be its clue.
- Two shades on one cell in one layer are unread, and so is an author's black cell that is light as
  well; but black over white is black. A solver's colour, tick or circle on a black cell is nothing.
- Rings, tiny signs and pale colours of a solver mean nothing beside bulbs; where there is no bulb
  they might be bulbs, and are unread.
- A dot under a bulb or on a black cell means nothing and is not kept on the board.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from checker.genre import Convention, Reading
from checker.genres.akari import doubts, remarks, signs
from checker.genres.akari.board import AkariBoard
from checker.genres.akari.conventions import Meaning
from checker.reading.looks import is_telling
from checker.reading.marks import Layer, Mark, marks_of, reaches, shows_nothing
from checker.rule import Remark, Text
from converters.drawing import Drawing, Label, bounding_box
from converters.errors import ReadError
from converters.lattice import SquareLattice
from converters.limits import MAX_CELLS
from converters.site import Site, cell

_WRITTEN: Final = frozenset({signs.FIGURE.title, signs.VALUE.title})


@dataclass(frozen=True, slots=True)
class Ground:
    """The cells of a drawing.

    Attributes:
        rows: From top to bottom of the bounding box.
        cols: From left to right.
        board: The cells in play.
        holes: The other cells of the box.
    """

    rows: int
    cols: int
    board: frozenset[Site]
    holes: frozenset[Site]


def read(drawing: Drawing, convention: Convention) -> Reading[AkariBoard]:
    """Give the board of a drawing, with notes on all it ignored and all it did not understand.

    Raises:
        ReadError: If its cells are not square, or it has none.
    """
    ground = ground_of(drawing)
    marks = tuple(marks_of(drawing, convention))
    inside = tuple(mark for mark in marks if _is_inside(mark, ground))
    outside = tuple(mark for mark in marks if not _is_inside(mark, ground))
    walls = walls_of(inside) & ground.board
    usual = _usual_text(mark for mark in inside if _is_bulb_on_white(mark, walls))
    blacks = [mark for mark in inside if _is_grid_black(mark, walls, usual)]
    inside = tuple(mark for mark in inside if not _is_grid_black(mark, walls, usual))
    doubtful = tuple(doubts.unsure(inside, walls))
    dropped = set(map(id, doubtful))
    inside = tuple(mark for mark in inside if id(mark) not in dropped)
    bulbs, bad_bulbs = _bulbs(inside, walls)
    clues, bad_clues = _clues(inside, walls)
    board = AkariBoard(
        rows=ground.rows,
        cols=ground.cols,
        walls=walls | ground.holes,
        clues=clues,
        bulbs=bulbs & ground.board,
        dots=(_cells(inside, Meaning.DOT) & ground.board) - bulbs - walls,
    )
    strays = (
        *_strays(inside, walls, ground),
        *doubts.mixed(inside, walls),
        *(remarks.unknown(mark.element, mark.sites) for mark in doubtful),
        *_asked(inside, walls),
    )
    rival = tuple(remarks.rival(mark.sites) for mark in doubts.rivals(inside, walls, board))
    unread = (*strays, *_in_holes(outside, ground), *bad_clues, *bad_bulbs, *rival)
    ignored = (*_ignored(inside, walls, ground), *_none_on(blacks))
    notes = (*ignored, *_around(inside, outside, ground, board))
    return Reading(board, convention, notes, unread, unsure=bool(rival))


def ground_of(drawing: Drawing) -> Ground:
    """Give the cells of a drawing.

    Raises:
        ReadError: If they are not square, none or too many, or do not start at R1C1.
    """
    top, left, rows, cols = bounding_box(drawing.board)
    square = isinstance(drawing.lattice, SquareLattice) and (top, left) == (0, 0)
    if not square or not 0 < rows * cols <= MAX_CELLS:
        raise ReadError(
            where="board",
            found=f"{rows} rows and {cols} columns on the lattice {drawing.lattice.name!r}",
            want=f"an Akari of 1 to {MAX_CELLS} square cells that starts at R1C1",
            hint="only boards of square cells can be read as Akari",
        )
    return Ground(rows, cols, drawing.board, _box(rows, cols) - drawing.board)


@lru_cache(maxsize=16)
def _box(rows: int, cols: int) -> frozenset[Site]:
    """Give all cells of a rectangle; one drawing is asked for its own several times."""
    return frozenset(cell(row, col) for row in range(rows) for col in range(cols))


def _is_inside(mark: Mark, ground: Ground) -> bool:
    """Tell whether a mark lies on the board or might."""
    on_board = not ground.board.isdisjoint(mark.touched)
    return on_board or reaches(mark.element, ground.rows, ground.cols)


def walls_of(marks: Iterable[Mark]) -> frozenset[Site]:
    """Give the black cells: as the author shaded them, or by a white number on a black disc."""
    return frozenset(
        site
        for mark in marks
        if mark.layer is Layer.QUESTION and (mark.means(Meaning.WALL) or _is_disc(mark))
        for site in mark.cells
    )


def is_clue(mark: Mark, walls: frozenset[Site]) -> bool:
    """Tell whether a mark is a number or blank text on a black cell, whatever it is elsewhere."""
    on_wall = bool(mark.cells) and mark.cells[0] in walls
    return on_wall and mark.row is not None and signs.CLUE.shows(mark.element)


def _is_disc(mark: Mark) -> bool:
    """Tell whether a mark is a white figure on a black disc."""
    return (
        isinstance(mark.element, Label)
        and mark.element.style == "white-on-black"
        and mark.means(Meaning.CLUE)
    )


def _cells(marks: Iterable[Mark], meaning: Meaning) -> frozenset[Site]:
    return frozenset(site for mark in marks if mark.means(meaning) for site in mark.cells)


def _clues(
    marks: Iterable[Mark], walls: frozenset[Site]
) -> tuple[Mapping[Site, int], Iterator[Remark]]:
    """Give the author's number of each black cell, and what contradicts it."""
    given: dict[Site, dict[int, None]] = {}
    entered: list[tuple[Mark, int]] = []
    for mark in marks:
        number = _number(mark) if is_clue(mark, walls) else None
        if number is not None and mark.layer is Layer.QUESTION:
            given.setdefault(mark.cells[0], {})[number] = None
        elif number is not None:
            entered.append((mark, number))
    clues = {site: next(iter(numbers)) for site, numbers in given.items() if len(numbers) == 1}
    return clues, _contradictions(given, entered)


def _contradictions(
    given: Mapping[Site, Mapping[int, None]], entered: Iterable[tuple[Mark, int]]
) -> Iterator[Remark]:
    """Give every black cell with two numbers, and every number a solver put on another one."""
    for site, numbers in given.items():
        if len(numbers) > 1:
            yield remarks.two_numbers(site, tuple(numbers))
    for mark, number in entered:
        if number not in given.get(mark.cells[0], ()):
            yield remarks.other_number(mark.element, mark.sites)


def _number(mark: Mark) -> int | None:
    return signs.number_of(mark.element.text) if isinstance(mark.element, Label) else None


def _tells(mark: Mark) -> bool:
    """Tell whether a text says something even where no black cell is under it."""
    return isinstance(mark.element, Label) and is_telling(mark.element)


def _asked(marks: Iterable[Mark], walls: frozenset[Site]) -> Iterator[Remark]:
    """Give the question marks that a solver put on black cells where the author has none."""
    asking = [mark for mark in marks if is_clue(mark, walls) and _asks(mark)]
    given = {mark.cells[0] for mark in asking if mark.layer is Layer.QUESTION}
    for mark in asking:
        if mark.cells[0] not in given:
            yield remarks.other_number(mark.element, mark.sites)


def _asks(mark: Mark) -> bool:
    return isinstance(mark.element, Label) and signs.bare(mark.element.text) == "?"


def _bulbs(
    marks: Iterable[Mark], walls: frozenset[Site]
) -> tuple[frozenset[Site], tuple[Remark, ...]]:
    """Give the cells with one bulb, and what looks like one but is drawn twice or otherwise."""
    drawn = [mark for mark in marks if mark.means(Meaning.BULB) and not is_clue(mark, walls)]
    usual = _usual_text(drawn)
    odd = [mark for mark in drawn if not _counts(mark, usual)]
    at: dict[Site, list[Mark]] = {}
    for mark in drawn:
        for site in mark.cells if _counts(mark, usual) else ():
            at.setdefault(site, []).append(mark)
    twice = {site for site, here in at.items() if not _is_one(here)}
    unread = (
        *(remarks.unknown(mark.element, mark.sites) for mark in odd),
        *(remarks.two_bulbs(site) for site in sorted(twice)),
    )
    return frozenset(at) - twice, unread


def _is_bulb_on_white(mark: Mark, walls: frozenset[Site]) -> bool:
    return mark.means(Meaning.BULB) and walls.isdisjoint(mark.cells)


def _none_on(blacks: list[Mark]) -> Iterator[Remark]:
    """Give the note on characters on black cells, if there are any."""
    if blacks:
        yield remarks.nothing(signs.ON_BLACK, [mark.cells[0] for mark in blacks])


def _is_grid_black(mark: Mark, walls: frozenset[Site], usual: str) -> bool:
    """Tell whether a mark is what a solver's string of all cells has on a black cell."""
    on_wall = mark.layer is Layer.ANSWER and bool(mark.cells) and mark.cells[0] in walls
    return on_wall and signs.is_grid_black(mark.element, usual)


def _usual_text(bulbs: Iterable[Mark]) -> str:
    """Give the character that most bulbs are written as; empty if they are drawn."""
    written = Counter(
        signs.bare(mark.element.text)
        for mark in bulbs
        if isinstance(mark.element, Label) and _is_written(mark)
    )
    return max(written, key=lambda text: (written[text], text), default="")


def _counts(mark: Mark, usual: str) -> bool:
    """Tell whether a mark is a bulb where it stands: in a cell, and written as most are."""
    if not isinstance(mark.element, Label) or not _is_written(mark):
        return bool(mark.cells)
    entered = mark.layer is Layer.ANSWER and bool(mark.cells)
    return entered and signs.bare(mark.element.text) == usual


def _is_written(mark: Mark) -> bool:
    """Tell whether a mark is a character, which authors use for other things."""
    return mark.row is not None and mark.row.sign.title in _WRITTEN


def _is_one(marks: list[Mark]) -> bool:
    """Tell whether marks on one cell are the same mark, at most once in each layer."""
    signs_here = {mark.row.sign.title for mark in marks if mark.row}
    layers = Counter(mark.layer for mark in marks)
    return len(signs_here) == 1 and max(layers.values()) == 1


def _strays(marks: Iterable[Mark], walls: frozenset[Site], ground: Ground) -> Iterator[Remark]:
    """Give everything that has no meaning, or none where it stands."""
    for mark in marks:
        about = _stray(mark, walls, ground)
        if about is not None:
            yield about


def _stray(mark: Mark, walls: frozenset[Site], ground: Ground) -> Remark | None:
    """Say what is wrong with a mark by itself; None if nothing is."""
    element, sites = mark.element, mark.sites
    if mark.row is None:
        seen = not shows_nothing(element, ground.board) and not doubts.is_harmless(mark, walls)
        return remarks.unknown(element, sites) if seen else None
    match mark.row.meaning:
        case Meaning.WALL | Meaning.CLUE if not mark.cells:
            return remarks.unknown(element, sites)
        case Meaning.WALL if not walls.issuperset(ground.board.intersection(mark.cells)):
            return remarks.wall_in_answer(element, sites)
        case Meaning.CLUE if mark.cells[0] not in walls and _tells(mark):
            return remarks.number_on_white(element, sites)
        case Meaning.DOT if _is_given_text(mark, walls):
            return remarks.number_on_white(element, sites)
        case _:
            return None


def _is_given_text(mark: Mark, walls: frozenset[Site]) -> bool:
    """Tell whether a mark is an author's text and no clue."""
    given = isinstance(mark.element, Label) and mark.layer is Layer.QUESTION
    return given and not is_clue(mark, walls)


def _in_holes(marks: Iterable[Mark], ground: Ground) -> Iterator[Remark]:
    """Give the numbers in holes: whoever drew them may have meant black cells."""
    for mark in marks:
        in_hole = not ground.holes.isdisjoint(mark.cells)
        if in_hole and signs.CLUE.shows(mark.element) and _number(mark) is not None:
            yield remarks.number_in_hole(mark.element, mark.sites)


def _ignored(marks: Iterable[Mark], walls: frozenset[Site], ground: Ground) -> Iterator[Remark]:
    """Give one note for each sort of mark that means nothing."""
    at: dict[Text, list[Site]] = {}
    for mark in marks:
        title = _ignored_as(mark, walls, ground)
        if title is not None:
            at.setdefault(title, []).extend(mark.sites[:1])
    return (remarks.nothing(title, sites) for title, sites in at.items())


def _ignored_as(mark: Mark, walls: frozenset[Site], ground: Ground) -> Text | None:
    """Give what a mark without meaning is called; None if it has one, or is unread."""
    if mark.row is None:
        return (
            remarks.FRAME if shows_nothing(mark.element, ground.board) else doubts.tick(mark, walls)
        )
    if is_clue(mark, walls):
        return None
    if mark.row.meaning in ("", Meaning.DOT):
        return mark.row.sign.title
    blank = mark.means(Meaning.CLUE) and bool(mark.cells) and not _tells(mark)
    return remarks.BLANK if blank else None


def _around(
    inside: Iterable[Mark], outside: Iterable[Mark], ground: Ground, board: AkariBoard
) -> Iterator[Remark]:
    """Give the notes on what is not a matter of single marks: holes, margins, layers."""
    given = [mark for mark in inside if mark.layer is Layer.QUESTION and mark.means(Meaning.BULB)]
    bulbs = sorted(board.bulbs & _cells(given, Meaning.BULB))
    if bulbs:
        yield remarks.given_bulbs(bulbs)
    if ground.holes:
        yield remarks.holes(sorted(ground.holes))
    beyond = [site for mark in outside for site in mark.sites[:1]]
    if beyond:
        yield remarks.outside(beyond)
