import pytest

from converters.drawing import Cage, Fill, Label, Meta, Paint, Path, Role, Symbol
from converters.formats.sudokupad.document import decode
from converters.formats.sudokupad.reading import to_drawing
from converters.formats.sudokupad.writer import from_drawing
from converters.lattice import SquareLattice
from converters.loss import LossKind
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell
from tests.formats.sudokupad.samples import drawn, link, losses, puzzle


def spot(row: int, col: int) -> Spot:
    return Spot(cell(row, col))


def test_positions_are_row_first_and_a_centre_is_a_cell() -> None:
    document = puzzle(2, 3, lines=[{"wayPoints": [[0.5, 2.5], [1.5, 2.5]], "color": "#f00"}])
    (line,) = drawn(document).question
    assert isinstance(line, Path)
    assert line.points == (spot(0, 2), spot(1, 2))
    assert line.paint == Paint(stroke="#ff0000")


def test_whole_numbers_are_vertices_and_halves_on_the_border_are_edges() -> None:
    way = [[1, 1], [1, 0.5], [0.5, 1], [-0.4, 1.5]]
    (line,) = drawn(puzzle(lines=[{"wayPoints": way, "color": "#000"}])).question
    assert isinstance(line, Path)
    assert line.points == (
        Spot(Site(Kind.VERTEX, 0, 0)),
        Spot(Site(Kind.EDGE, 0, 0, BELOW)),
        Spot(Site(Kind.EDGE, 0, 0, RIGHT)),
        Spot(cell(-1, 1), 0.0, 0.1),
    )


def test_any_value_of_a_cell_is_a_given() -> None:
    document = decode('{"cells":[[{"value":7},{"value":"a"}],[{"value":""},{"value":null}]]}')
    assert drawn(document).question == (Label(spot(0, 0), "7"), Label(spot(0, 1), "a"))


def test_pencil_marks_are_labels_of_their_own() -> None:
    document = decode('{"cells":[[{"pencilMarks":[1,2],"centremarks":["3"]}]]}')
    assert drawn(document).question == (
        Label(spot(0, 0), "12", Role.CORNER),
        Label(spot(0, 0), "3", Role.CENTRE),
    )


def test_an_unknown_field_of_a_cell_is_a_loss_with_its_place() -> None:
    (loss,) = losses(decode('{"cells":[[{},{"parity":1}]]}'))
    assert (loss.kind, loss.path, loss.site) == (
        LossKind.NOT_UNDERSTOOD,
        "cells[0][1].parity",
        cell(0, 1),
    )


@pytest.mark.parametrize(
    ("written", "styles", "colors"),
    [
        ("#000000", ("black",), ()),
        ("#000000FF", ("black",), ()),
        ("#000", ("custom",), ("#00000080",)),
        ("black", ("custom",), ("#00000080",)),
        ("#CFCFCF", ("custom",), ("#cfcfcf",)),
        ("#cfcfcf", ("custom",), ("#cfcfcf80",)),
        ("#ccccccff", ("light-grey",), ()),
        ("rgba(255, 103, 0, .6)", ("bright-orange",), ()),
        ("#ff0000", ("custom",), ("#ff000080",)),
    ],
)
def test_a_colour_without_alpha_is_half_transparent_but_for_four_spellings(
    written: str, styles: tuple[str, ...], colors: tuple[str, ...]
) -> None:
    item = {"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": written}
    assert drawn(puzzle(underlays=[item])).question == (Fill(spot(0, 0), styles, colors),)


def test_old_puzzles_are_always_half_transparent() -> None:
    assert drawn(decode(link("faded"))).question == (Fill(spot(0, 0), ("custom",), ("#ff000080",)),)


def test_a_merged_area_is_split_into_its_cells() -> None:
    area = {"center": [0.5, 1.0], "width": 2, "height": 1, "backgroundColor": "#000000"}
    assert drawn(puzzle(1, 2, underlays=[area])).question == (
        Fill(spot(0, 0), ("black",)),
        Fill(spot(0, 1), ("black",)),
    )


def test_an_area_with_a_rim_or_on_top_is_a_symbol() -> None:
    area = {"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#000000"}
    framed = {**area, "borderColor": "#ff0000", "thickness": 6.4}
    document = puzzle(1, 1, underlays=[framed], overlays=[area])
    below, above = drawn(document).question
    paint = Paint(fill="#000000", stroke="#ff0000", width=0.1)
    assert below == Symbol(spot(0, 0), "square", width=1, paint=paint)
    assert above == Symbol(spot(0, 0), "square", width=1, over=True, paint=Paint(fill="#000000"))


def test_a_rim_of_the_colour_of_its_area_is_no_rim() -> None:
    item = {"center": [0.5, 0.5], "width": 1, "height": 1}
    item |= {"backgroundColor": "#000000", "borderColor": "#000000"}
    assert drawn(puzzle(underlays=[item])).question == (Fill(spot(0, 0), ("black",)),)


def test_a_box_with_a_text_is_a_symbol_and_a_label() -> None:
    dot, words = drawn(decode(link("bare-json"))).question[-6:-4]
    assert isinstance(dot, Symbol)
    assert (dot.shape, dot.width, dot.over) == ("circle", 0.3, True)
    assert isinstance(words, Label)
    assert (words.text, words.paint.size, words.at) == ("1", 0.25, dot.at)


def test_a_font_is_drawn_four_pixels_larger_than_stored() -> None:
    (label,) = drawn(puzzle(overlays=[{"center": [0, 0], "text": 12, "fontSize": 28}])).question
    assert isinstance(label, Label)
    assert (label.text, label.paint.size) == ("12", 0.5)


def test_an_unknown_attribute_is_kept_as_text() -> None:
    item = {"center": [0, 0], "text": "a", "stroke-width": 3, "odd": {"x": [1]}}
    (label,) = drawn(puzzle(overlays=[item])).question
    assert label.paint.extra == (("stroke-width", "3"), ("odd", '{"x":[1]}'))


def test_what_cannot_be_seen_is_no_mark() -> None:
    items = [
        {"center": [0.5, 0.5], "width": 1, "height": 1, "class": "board-position"},
        {"center": [0.5, 0.5], "width": 0, "height": 1, "backgroundColor": "#000000"},
        {"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#ffffff00"},
    ]
    document = puzzle(underlays=items, lines=[{}, {"wayPoints": [[0, 0], [1, 1]]}])
    assert drawn(document).question == ()
    assert losses(document) == ()


def test_an_outline_is_kept_as_text_and_stands_at_its_start() -> None:
    (path,) = drawn(puzzle(lines=[{"d": "M32 96L1 1", "color": "#000", "target": "x"}])).question
    assert isinstance(path, Path)
    assert (path.shape, path.points, path.paint.layer) == ("svg", (spot(1, 0),), "x")
    assert path.paint.extra == (("d", '"M32 96L1 1"'),)


def test_a_line_of_one_pixel_is_drawn_two_wide_and_an_arrow_is_not() -> None:
    way = {"wayPoints": [[0.5, 0.5], [1.5, 0.5]], "color": "#000"}
    lines, arrows = [{**way, "thickness": 1}, {**way, "thickness": 3}], [{**way, "thickness": 1}]
    (thin, usual) = drawn(puzzle(lines=lines)).question
    (arrow,) = drawn(puzzle(arrows=arrows)).question
    assert [64 * (each.paint.width or 0) for each in (thin, usual, arrow)] == [2, 3, 1]


def test_points_win_over_an_outline() -> None:
    item = {"d": "M32 96", "wayPoints": [[0.5, 0.5], [1.5, 0.5]], "color": "#000"}
    (path,) = drawn(puzzle(lines=[item])).question
    assert isinstance(path, Path)
    assert path.shape == "line"


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({}, "killer"),
        ({"style": "box"}, "box"),
        ({"style": "killer"}, "killer"),
        ({"style": ""}, "none"),
        ({"style": None}, "none"),
        ({"hidden": True}, "hidden"),
        ({"type": "rowcol"}, "rowcol"),
        ({"style": "windoku"}, "windoku"),
    ],
)
def test_a_cages_kind_is_its_style(fields: dict[str, object], kind: str) -> None:
    cage = {"cells": [[0, 0], [0, 1]], "value": 12, **fields}
    (found,) = drawn(puzzle(cages=[cage])).question
    assert isinstance(found, Cage)
    assert (found.kind, found.label) == (kind, "12")


@pytest.mark.parametrize(
    "look", [{"style": "none"}, {"style": "hidden"}, {"type": "rowcol"}, {"type": "disjoint"}]
)
def test_a_cage_that_draws_nothing_is_hidden_unless_it_has_a_label(look: dict[str, str]) -> None:
    cage = {"cells": [[0, 0]], **look}
    bare = drawn(puzzle(cages=[cage]))
    (found,) = bare.question
    assert isinstance(found, Cage)
    assert found.kind == "hidden"
    assert found.paint.extra == tuple((key, f'"{value}"') for key, value in look.items())
    written, lost = from_drawing(bare, None)
    assert (drawn(written).question, lost) == (bare.question, ())
    (labelled,) = drawn(puzzle(cages=[{**cage, "value": "7"}])).question
    assert isinstance(labelled, Cage)
    assert (labelled.kind == "hidden", labelled.label) == (False, "7")


def test_there_are_no_boxes_but_those_that_are_listed() -> None:
    assert drawn(puzzle(2, 2)).question == ()
    regions = [[[0, 0], [0, 1]], "not a list", [[1, 0], 7]]
    document = puzzle(2, 2, regions=regions)
    assert drawn(document).question == (
        Cage((cell(0, 0), cell(0, 1)), "region"),
        Cage((cell(1, 0),), "region"),
    )
    assert [loss.path for loss in losses(document)] == ["regions[1]"]


def test_metadata_is_found_in_three_places_and_the_object_wins() -> None:
    document = decode(link("metadata-in-three-places"))
    drawing = drawn(document)
    assert drawing.meta == Meta(
        title="The object wins",
        author="older",
        rules="First.\nStill first.\nSecond: with a colon.",
        message="Well done",
        extra=(("metadata.norowcol", "true"),),
    )
    assert drawing.question == (Cage((cell(0, 0),), label="7"),)
    assert losses(document) == ()


def test_rules_may_be_a_list() -> None:
    assert drawn(puzzle(metadata={"rules": ["one", "two"]})).meta.rules == "one\ntwo"


def test_a_solution_says_digits_empty_cells_and_free_ones() -> None:
    document = puzzle(2, 2, metadata={"solution": "1.?a"})
    assert drawn(document).key == (
        Label(spot(0, 0), "1"),
        Symbol(spot(1, 0), "anything"),
        Label(spot(1, 1), "a"),
    )


def test_a_solution_may_be_a_number_or_have_blanks_around_it() -> None:
    assert len(drawn(puzzle(2, 2, metadata={"solution": 1234})).key) == 4
    assert len(drawn(puzzle(2, 2, metadata={"solution": " 1234\n"})).key) == 4


def test_a_solution_that_is_too_short_is_a_loss_and_no_key() -> None:
    document = puzzle(2, 2, metadata={"solution": "123"})
    assert drawn(document).key == ()
    assert losses(document)[0].path == "metadata.solution"


@pytest.mark.parametrize("solution", ["123", "12345"])
def test_a_solution_of_a_wrong_length_says_nothing_against_the_marks(solution: str) -> None:
    (loss,) = losses(puzzle(2, 2, metadata={"solution": solution}))
    assert loss.kind is LossKind.APPROXIMATED


def test_a_solution_counts_the_cells_of_the_border_too() -> None:
    # Only the cell in the middle is of the puzzle; the ring around it is painted over in white.
    ring = [(row, col) for row in range(3) for col in range(3) if (row, col) != (1, 1)]
    white = [
        {"center": [row + 0.5, col + 0.5], "width": 1, "height": 1, "backgroundColor": "#fffe"}
        for row, col in ring
    ]
    framed = {"regions": [[[1, 1]]], "overlays": white}
    document = puzzle(3, 3, **framed, metadata={"solution": "????7????"})
    assert losses(document) == ()
    assert [each for each in drawn(document).key if isinstance(each, Label)] == [
        Label(Spot(cell(1, 1)), "7")
    ]
    alone = puzzle(3, 3, **framed, metadata={"solution": "7"})
    assert drawn(alone).key == ()
    assert [loss.what for loss in losses(alone)] == ["a solution of 1 characters for 9 cells"]


def test_a_solution_of_empty_cells_only_is_named() -> None:
    document = puzzle(2, 2, metadata={"solution": "...."})
    assert drawn(document).key == ()
    (loss,) = losses(document)
    assert (loss.kind, loss.path) == (LossKind.APPROXIMATED, "metadata.solution")
    assert loss.what == "a solution of empty cells only, solved on opening"


@pytest.mark.parametrize("value", [0, "0", ""])
def test_a_cage_of_value_0_without_cells_says_nothing(value: object) -> None:
    noise = puzzle(2, 2, cages=[{"value": value}, {"value": value, "cells": []}])
    assert losses(noise) == ()
    assert drawn(noise) == drawn(puzzle(2, 2, cages=[]))


def test_a_solution_may_be_a_list_of_rows() -> None:
    document = puzzle(2, 2, metadata={"solution": ["12", "34"]})
    assert losses(document) == ()
    assert [mark.text for mark in drawn(document).key if isinstance(mark, Label)] == [*"1234"]


@pytest.mark.parametrize("key", ["bgimage", "customstyle"])
def test_what_may_draw_anything_is_named_and_kept(key: str) -> None:
    document = puzzle(metadata={key: "something"})
    assert [(loss.kind, loss.path) for loss in losses(document)] == [
        (LossKind.NOT_UNDERSTOOD, f"metadata.{key}")
    ]
    assert drawn(document).meta.extra == ((f"metadata.{key}", '"something"'),)
    assert losses(puzzle(metadata={key: ""})) == ()


def test_rows_of_several_lengths_leave_cells_out_of_the_board() -> None:
    drawing = drawn(decode(link("jagged-rows")))
    assert drawing.lattice == SquareLattice(3, 3)
    assert cell(1, 0) in drawing.board
    assert cell(1, 1) not in drawing.board
    assert len(drawing.board) == 6


def test_fog_and_settings_are_kept_for_the_way_back() -> None:
    assert drawn(decode(link("fog"))).meta.extra == (
        ("foglight", "[[0,0]]"),
        ("triggereffect", "[]"),
    )
    meta = drawn(decode(link("settings-behind"))).meta
    assert meta.grid == "none"
    assert meta.extra == (("setting-conflictchecker", '"0"'),)
    assert drawn(decode(link("in-the-query"))).meta.grid == "none"


def test_digit_codes_are_a_sudoku_with_boxes() -> None:
    drawing = drawn(decode(link("digits")))
    givens = [element for element in drawing.question if isinstance(element, Label)]
    assert [(given.text, given.at.site) for given in givens] == [
        ("5", cell(0, 0)),
        ("7", cell(1, 1)),
        ("1", cell(4, 4)),
        ("9", cell(8, 8)),
    ]
    regions = [element for element in drawing.question if isinstance(element, Cage)]
    assert len(regions) == 9
    assert (drawing.meta.title, drawing.meta.author) == ("Four digits", "penpad")
    assert sum(isinstance(element, Path) for element in drawing.question) == 2


@pytest.mark.parametrize(
    ("key", "item", "path"),
    [
        ("underlays", {"center": [1]}, "underlays[0].center"),
        ("overlays", {"center": [0, 1e300], "text": "a"}, "overlays[0].center"),
        ("overlays", {"center": [0, 0], "width": []}, "overlays[0].width"),
        ("overlays", {"center": [0, 0], "text": {}}, "overlays[0].text"),
        ("lines", {"wayPoints": [[0, 0], "x"]}, "lines[0].wayPoints[1]"),
        ("lines", {"wayPoints": [[0, 0], [1e9, 0]]}, "lines[0].wayPoints[1]"),
        ("arrows", 7, "arrows[0]"),
        ("cages", {"cells": [[0, 0, 0]]}, "cages[0].cells[0]"),
        ("cages", {"cells": [[0, 10**300]]}, "cages[0].cells[0]"),
    ],
)
def test_a_faulty_item_is_a_loss_with_its_key(key: str, item: object, path: str) -> None:
    document = puzzle(**{key: [item]})
    assert [loss.path for loss in losses(document)] == [path]
    assert drawn(document).question == ()


def test_a_list_that_is_none_is_a_loss() -> None:
    paths = [loss.path for loss in losses(puzzle(lines=7, cages={}, regions="x", metadata=[]))]
    assert sorted(paths) == ["cages", "lines", "metadata", "regions"]


def test_splitting_areas_does_not_grow_out_of_bounds() -> None:
    area = {"center": [50, 50], "width": 100, "height": 100, "backgroundColor": "#000000"}
    document = puzzle(100, 100, underlays=[area] * 50)
    assert len(to_drawing(document).value.question) == 50
    assert len(drawn(puzzle(100, 100, underlays=[area] * 2)).question) == 20_000


def test_a_constraint_named_many_times_is_told_once() -> None:
    rules = drawn(decode("scf" + "o" * 13 + "K*" + "x" * 1000)).meta.rules
    assert len(rules.splitlines()) == 2


@pytest.mark.parametrize("colour", ["#ffffff00", "transparent", "rgba(0,0,0,0)"])
def test_a_text_in_a_clear_colour_stays_unseen(colour: str) -> None:
    item = {"center": [0.5, 0.5], "width": 1, "height": 1, "text": "5", "color": colour}
    (label,) = drawn(puzzle(overlays=[item])).question
    assert label.paint.ink == "none"
