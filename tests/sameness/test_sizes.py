"""How far sizes count: what reaches beyond its cell, or is long, is no dot of a size class."""

import pytest

from converters.drawing import Drawing, Element, Label, Paint, Role, Symbol
from converters.lattice import SquareLattice
from converters.registry import decode, write
from converters.sameness import compared
from converters.site import Kind, Spot, parse

BLACK = Paint(fill="#000000")
RIM = Paint(stroke="#000000")


def board(*question: Element) -> Drawing:
    lattice = SquareLattice(5, 5)
    return Drawing(lattice, frozenset(lattice.sites(Kind.CELL)), question)


def box(width: float, height: float = 0.0, *, paint: Paint = RIM, place: str = "R3C3") -> Symbol:
    return Symbol(Spot(parse(place)), "square", width=width, height=height, paint=paint)


def text(size: float) -> Label:
    return Label(Spot(parse("R3C3")), "7", Role.TEXT, paint=Paint(size=size))


def told(left: Element, right: Element) -> list[tuple[str, str]]:
    return [(each.left, each.right) for each in compared(board(left), board(right)).contrasts]


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (box(0.44), box(0.86)),  # size classes of dots
        (box(1.0), box(0.8)),
        (box(2.0, 1.0), box(1.6, 0.8)),
        (text(0.3), text(0.9)),
        (text(1.2), text(0.9)),
    ],
)
def test_size_classes_do_not_count(left: Element, right: Element) -> None:
    assert told(left, right) == []


def test_a_frame_around_three_cells_is_no_square_in_the_middle_one() -> None:
    assert told(box(2.8, 0.8), box(0.8)) == [("square, 2.8 × 0.8 cells", "square, 0.8 × 0.8 cells")]


def test_a_text_as_large_as_two_cells_is_no_clue() -> None:
    assert told(text(2.0), text(0.7)) == [("7, 2 cells high", "7, 0.7 cells high")]


def test_of_several_shapes_at_one_place_the_largest_counts() -> None:
    left = board(box(3.0), box(0.5))
    assert compared(left, board(box(3.0))).contrasts == ()
    assert len(compared(left, board(box(0.5))).contrasts) == 1


def test_a_turned_box_lies_the_other_way() -> None:
    turned = Symbol(Spot(parse("R3C3")), "square", width=2.8, height=0.8, angle=90, paint=RIM)
    assert told(box(0.8, 2.8), turned) == []
    assert len(told(box(2.8, 0.8), turned)) == 1


def test_a_size_moves_with_its_board() -> None:
    lattice = SquareLattice(6, 6)
    cells = frozenset(site for site in lattice.sites(Kind.CELL) if min(site.row, site.col) > 0)
    beside = Drawing(lattice, cells, (box(0.8, place="R4C4"),))
    assert len(compared(board(box(2.8, 0.8)), beside).contrasts) == 1


@pytest.mark.parametrize("place", ["R3C3", "R3C3|", "R3C3_"])
def test_a_long_thin_box_becomes_a_line_in_penpa(place: str) -> None:
    drawing = board(box(3.0, 0.1, paint=BLACK, place=place))
    link, losses = write(drawing, to="penpa")
    assert [loss.what for loss in losses] == ["a long thin box, now a line"]
    assert compared(drawing, decode(link).drawing()).contrasts == ()


@pytest.mark.parametrize(
    ("width", "height", "shape", "ways"),
    [
        (0.6, 0.12, "bar", ("right", "left")),
        (0.3, 0.7, "bar-thick", ("down", "up")),
    ],
)
def test_a_short_bar_becomes_the_bar_of_penpa(
    width: float, height: float, shape: str, ways: tuple[str, ...]
) -> None:
    drawing = board(box(width, height, paint=BLACK))
    link, _ = write(drawing, to="penpa")
    again = decode(link).drawing()
    assert again.question == (Symbol(Spot(parse("R3C3")), shape, "black", ways, paint=BLACK),)
    assert compared(drawing, again).contrasts == ()


def test_a_bar_that_lies_is_none_that_stands() -> None:
    assert told(box(0.6, 0.12, paint=BLACK), box(0.12, 0.6, paint=BLACK)) == [
        ("bar left right", "bar down up")
    ]


def test_what_becomes_smaller_in_penpa_is_a_difference_with_a_loss_at_its_place() -> None:
    drawing = board(Symbol(Spot(parse("R3C3")), "circle", width=2.5, paint=RIM))
    link, losses = write(drawing, to="penpa")
    (contrast,) = compared(drawing, decode(link).drawing()).contrasts
    assert contrast.sites == (parse("R3C3"),)
    assert [loss.where() for loss in losses] == ["R3C3"]
