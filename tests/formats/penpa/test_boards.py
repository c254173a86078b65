"""Links of the boards that are not square: drawn, turned, and written again."""

from math import atan2, degrees

import pytest
from hypothesis import HealthCheck, given, settings

from converters.compass import bearing
from converters.drawing import Drawing, Label, Role, Symbol
from converters.errors import LinkError, WriteError
from converters.formats.penpa import FORMAT, symbols
from converters.formats.penpa.document import CENTERS, QUESTION, SPACE, PenpaDocument
from converters.formats.penpa.header import NX
from converters.formats.penpa.symbol_rows import flags_of, values_of
from converters.formats.penpa.turns import Turn, board_turn, header_turn
from converters.lattices.hex import HexLattice
from converters.lattices.tri import TriLattice
from converters.lattices.turned import TurnedLattice
from converters.site import Kind, Site, Spot
from tests.formats.penpa.boards import SIZES, board, numbering, pictures, turns
from tests.formats.penpa.texts import again

every_grid = pytest.mark.parametrize("grid", SIZES)
TURNED = [(grid, turn) for grid in SIZES for turn in turns(grid)]
every_turn = pytest.mark.parametrize(("grid", "turn"), TURNED)


@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])
@given(pictures())
def test_l3_every_picture_comes_back_from_a_new_link(pair: tuple[Drawing, PenpaDocument]) -> None:
    drawing, _ = pair
    document, losses = FORMAT.from_drawing(drawing, None)
    read = FORMAT.to_drawing(again(document))
    assert read.value.same_picture(drawing)
    assert losses == read.losses == ()


@settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow])
@given(pictures())
def test_l2_every_picture_can_be_written_over_an_empty_link(
    pair: tuple[Drawing, PenpaDocument],
) -> None:
    drawing, base = pair
    document, losses = FORMAT.from_drawing(drawing, base)
    read = FORMAT.to_drawing(again(document))
    assert read.value.same_picture(drawing)
    assert losses == read.losses == ()
    assert document.line(0) == base.line(0)


@every_turn
def test_every_symbol_of_a_board_has_a_name_that_leads_back(grid: str, turn: Turn) -> None:
    first: dict[symbols.Look, object] = {}
    for family, value in values_of(grid):
        name = symbols.look(family, value, turn)
        assert name is not None
        # Two values of the firefly look alike on some boards.
        assert first.setdefault(name, (family, value)) == (family, value) or family == "firefly"
        assert symbols.code(name, turn) == first[name][::-1]


@every_turn
def test_every_part_of_a_symbol_has_a_name_that_leads_back(grid: str, turn: Turn) -> None:
    for family, (_, parts) in flags_of(grid).items():
        for shown in range(len(parts)):
            flags = [int(place == shown) for place in range(len(parts))]
            name = symbols.look(family, flags, turn)
            assert name is not None
            assert symbols.code(name, turn) == (flags, family)


@every_turn
def test_ids_and_places_are_one_to_one_however_a_board_is_turned(grid: str, turn: Turn) -> None:
    seen = numbering(board(grid, header_turn(turn)))
    assert seen.turn == turn
    for kind in Kind:
        for site in seen.lattice.sites(kind):
            point = seen.point(site)
            assert point is not None
            assert seen.site(point) == site


@every_turn
def test_a_turned_board_has_its_places_where_the_turn_carries_them(grid: str, turn: Turn) -> None:
    made, seen = numbering(board(grid)), numbering(board(grid, header_turn(turn)))
    one, other = sorted(made.cells)[0], sorted(made.cells)[-1]
    before, after = (_way(each, one, other) for each in (made, seen))
    off = (after - turn.sign * before - turn.degrees + 180) % 360 - 180
    assert off == pytest.approx(0, abs=1e-6)


def _way(at, one: int, other: int) -> float:
    """The bearing from one cell to another."""
    (x, y), (u, v) = (at.lattice.xy(at.site(point)) for point in (one, other))
    return degrees(atan2(v - y, u - x)) % 360


def test_a_hexagon_turned_by_a_sixth_counts_its_rows_anew() -> None:
    # Of side 3: the upper left cell is carried to the right end of the first row.
    made, seen = numbering(board("hex")), numbering(board("hex", (60, 1, 1)))
    assert seen.lattice == made.lattice == HexLattice(3)
    corner = made.point(Site(Kind.CELL, 0, 0))
    assert seen.lattice.label(seen.site(corner)) == "R1C3"
    assert seen.turn.word("right") == "down-right"


def test_a_hexagon_turned_by_a_twelfth_has_no_rows_and_keeps_its_names() -> None:
    seen = numbering(board("hex", (30, 1, 1)))
    assert seen.lattice == TurnedLattice(HexLattice(3), 30)
    assert seen.turn.word("right") == "right-down"


@pytest.mark.parametrize(
    ("grid", "turn", "renamed"),
    [
        ("tri", (120, 1, 1), True),
        ("tri", (0, -1, 1), True),
        ("tri", (180, 1, 1), False),
        ("tri", (60, -1, 1), False),
        ("pyramid", (0, -1, 1), True),
        ("pyramid", (180, 1, 1), False),
        ("iso", (120, 1, 1), False),
    ],
)
def test_only_turns_of_rows_into_rows_rename(
    grid: str, turn: tuple[int, int, int], renamed: bool
) -> None:
    lattice = numbering(board(grid, turn)).lattice
    assert isinstance(lattice, TurnedLattice) is not renamed


@pytest.mark.parametrize(
    ("grid", "text", "toward"),
    [
        ("hex", "3_0", "up-left"),
        ("hex", "3_5", "down-right"),
        ("tri", "_2", "left"),
        ("pyramid", "12_3", "right"),
        ("iso", "3_0", "left-up"),
        ("iso", "3_5", "left-down"),
        ("snub_square", "3_7", "down-right"),
        ("penrose_P3", "3_3", "down"),
    ],
)
def test_arrow_numbers_point_in_the_directions_of_their_board(
    grid: str, text: str, toward: str
) -> None:
    document = board(grid)
    cell = numbering(document).cells[0]
    document = document.with_json(QUESTION, {"number": {str(cell): [text, 1, "2"]}})
    (label,) = FORMAT.to_drawing(document).value.question
    assert isinstance(label, Label)
    assert (label.role, label.text, label.toward) == (Role.ARROW, text[:-2], toward)


def test_words_lie_at_the_bearings_of_the_lattice() -> None:
    assert bearing("down-right", "square") == bearing("down-right", "snub_square") == 45
    assert bearing("down-right", "hex") == bearing("down-right", "tri") == 60
    assert bearing("right-down", "iso") == 30
    assert bearing("15deg", "snub_square") == 15
    assert bearing("sideways", "hex") is None


def test_a_number_whose_arrow_the_editor_does_not_draw_is_a_loss() -> None:
    document = board("snub_square", (30, 1, 1))
    cell = numbering(document).made.cells[0]
    document = document.with_json(QUESTION, {"number": {str(cell): ["3_7", 1, "2"]}})
    (loss,) = FORMAT.to_drawing(document).losses
    assert "75deg" in loss.what
    assert loss.where() == "c1"


@pytest.mark.parametrize(
    ("grid", "layer", "understood"),
    [
        ("hex", "symbol", False),
        ("hex", "number", False),
        ("iso", "number", False),
        ("iso", "symbol", True),
        ("cairo_pentagonal", "number", True),
    ],
)
def test_keys_with_an_e_are_read_where_the_editor_knows_them(
    grid: str, layer: str, understood: bool
) -> None:
    document = board(grid)
    cell = numbering(document).cells[0]
    entry = [1, "circle_L", 1] if layer == "symbol" else ["1", 1, "1"]
    document = document.with_json(QUESTION, {layer: {f"{cell}E": entry}})
    drawing, losses = FORMAT.to_drawing(document)
    assert (len(drawing.question), len(losses)) == ((1, 0) if understood else (0, 1))


@pytest.mark.parametrize(
    ("grid", "family"), [("hex", "bars_B"), ("pyramid", "polyhex"), ("iso", "kakuro")]
)
def test_symbols_that_a_board_does_not_draw_are_losses(grid: str, family: str) -> None:
    document = board(grid)
    cell = numbering(document).cells[-1]
    document = document.with_json(QUESTION, {"symbol": {str(cell): [1, family, 1]}})
    drawing, (loss,) = FORMAT.to_drawing(document)
    assert drawing.question == ()
    assert loss.where() == drawing.lattice.label(loss.site)


def test_a_killer_cage_on_a_hexagon_is_cells_without_an_outline() -> None:
    document = board("hex")
    cells = [*numbering(document).cells[:3]]
    document = document.with_json(QUESTION, {"killercages": [cells]})
    drawing, losses = FORMAT.to_drawing(document)
    assert losses == ()
    fresh, losses = FORMAT.from_drawing(drawing, None)
    assert losses == ()
    assert FORMAT.to_drawing(again(fresh)).value.same_picture(drawing)


@pytest.mark.parametrize(
    ("grid", "at", "margin"),
    [
        ("hex", Site(Kind.CELL, -1, 1), "[1]"),
        ("tri", Site(Kind.CELL, 4, 0, 1), "[1]"),
        ("pyramid", Site(Kind.CELL, 4, 0), "[1]"),
        ("hex", Site(Kind.VERTEX, -1, -1, 0), "[0]"),
    ],
)
def test_a_new_link_has_a_margin_for_what_lies_beyond_the_board(
    grid: str, at: Site, margin: str
) -> None:
    lattice = numbering(board(grid)).lattice
    mark = Symbol(Spot(at), "circle", "white", width=0.5 if grid == "tri" else 0.86)
    drawing = Drawing(lattice, frozenset(lattice.sites(Kind.CELL)), (mark,))
    document, losses = FORMAT.from_drawing(drawing, None)
    assert (document.line(SPACE), losses) == (margin, ())
    assert FORMAT.to_drawing(again(document)).value.same_picture(drawing)


def test_cells_out_of_play_stay_so_and_the_picture_stays_where_it_was() -> None:
    document = board("hex").with_json(CENTERS, [*numbering(board("hex")).cells[:1]])
    drawing = FORMAT.to_drawing(document).value
    fresh = FORMAT.from_drawing(drawing, None).value
    assert len(drawing.board) == 1
    assert fresh.line(0) == document.line(0)
    assert fresh.line(CENTERS) == document.line(CENTERS)


def test_points_that_are_no_cells_are_losses() -> None:
    document = board("tri").with_json(CENTERS, [0])
    drawing, losses = FORMAT.to_drawing(document)
    assert drawing.board == frozenset()
    assert [loss.path for loss in losses] == ["centerlist"]


def test_boards_larger_than_the_editor_allows_are_read_but_not_made() -> None:
    lattice = TriLattice(21)
    with pytest.raises(WriteError, match="tri board"):
        FORMAT.from_drawing(Drawing(lattice, frozenset(lattice.sites(Kind.CELL))), None)


@pytest.mark.parametrize(("space", "valid"), [("[2]", True), ("[3]", False), ("[-1]", False)])
def test_a_margin_that_leaves_no_board_is_refused_as_in_the_editor(space: str, valid: bool) -> None:
    document = board("hex").with_line(SPACE, space)
    if valid:
        assert FORMAT.to_drawing(document).value.lattice == HexLattice(1)
    else:
        with pytest.raises(LinkError, match="margins"):
            FORMAT.to_drawing(document)


def test_a_size_out_of_range_is_refused() -> None:
    document = board("iso")
    large = document.with_line(0, document.header().with_field(NX, "21").text())
    with pytest.raises(LinkError, match="1 to 20"):
        FORMAT.to_drawing(large)


@pytest.mark.parametrize("text", ["", "x", "nan", "1e9"])
def test_a_penrose_board_without_a_variation_is_refused(text: str) -> None:
    document = board("penrose_P3")
    damaged = document.with_line(0, document.header().with_field(12, text).text())
    with pytest.raises(LinkError, match="decimal"):
        FORMAT.to_drawing(damaged)


def test_header_fields_give_the_turn_that_gives_them() -> None:
    for theta in range(0, 360, 15):
        for flip_lr in (1, -1):
            for flip_ud in (1, -1):
                turn = board_turn(theta, flip_lr, flip_ud, "hex")
                assert board_turn(*header_turn(turn), "hex") == turn
