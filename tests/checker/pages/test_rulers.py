from checker.pages.rulers import ruled
from converters.drawing import Drawing, Label
from converters.lattice import SquareLattice
from converters.lattices.hex import HexLattice
from converters.site import Spot, cell


def board(*places: tuple[int, int], question: tuple[Label, ...] = ()) -> Drawing:
    cells = frozenset(cell(*place) for place in places)
    return Drawing(SquareLattice(5, 5), cells, question=question)


def numbers(drawing: Drawing) -> list[tuple[str, Spot]]:
    return [(each.text, each.at) for each in ruled(drawing).marks if isinstance(each, Label)]


def test_columns_are_numbered_above_and_rows_to_the_left() -> None:
    assert numbers(board((0, 0), (0, 1), (1, 0))) == [
        ("1", Spot(cell(0, 0), 0, -0.75)),
        ("2", Spot(cell(0, 1), 0, -0.75)),
        ("1", Spot(cell(0, 0), -0.75, 0)),
        ("2", Spot(cell(1, 0), -0.75, 0)),
    ]


def test_a_number_stands_beyond_a_clue_outside_of_the_board() -> None:
    clue = Label(Spot(cell(-1, 0)), "3")
    assert numbers(board((0, 0), question=(clue,)))[0] == ("1", Spot(cell(0, 0), 0, -1.75))


def test_a_board_without_rows_and_columns_has_no_numbers() -> None:
    assert numbers(Drawing(SquareLattice(1, 1), frozenset())) == []
    hexagons = HexLattice(2)
    assert numbers(Drawing(hexagons, frozenset(hexagons.sites(cell(0, 0).kind)))) == []
