"""The answer that the editor makes of layers; ids are those of the 3 by 3 board of `texts`."""

import json
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.formats.penpa.boxes import Boxes, boxes_of
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import (
    CHECKS,
    CLONE_CHECKS,
    HEADER,
    MODE,
    OR_CHECKS,
    QUESTION,
    TAGS,
    VERSION,
    PenpaDocument,
)
from converters.formats.penpa.fresh import boxes as setting
from converters.formats.penpa.guess import guessed
from converters.formats.penpa.header import TITLE
from converters.formats.penpa.script import is_number, number, sort_key, text
from converters.formats.penpa.sessions import as_clone, as_solving
from converters.formats.penpa.solution import solution, solution_text, solving_of
from tests.formats.penpa.texts import N, X, empty, with_layers

AND_KINDS = ("surface", "line", "edge", "wall", "number", "symbol")


def made(document: PenpaDocument, *ticked: str) -> dict[str, list]:
    """The six lists, those that are empty left out."""
    lists = solution(solving_of(document), Boxes(ticked))
    return {kind: entries for kind, entries in zip(AND_KINDS, lists, strict=True) if entries}


def of(answer: Mapping, *ticked: str, question: Mapping | None = None) -> dict[str, list]:
    return made(with_layers(question, answer), *ticked)


def either(answer: Mapping, *ticked: str, question: Mapping | None = None) -> list[list]:
    return solution(solving_of(with_layers(question, answer)), Boxes((), ticked))


def tagged(document: PenpaDocument, *tags: str) -> PenpaDocument:
    return document.with_json(TAGS, [*tags])


def test_nothing_ticked_asks_for_everything() -> None:
    marks = {"surface": {"16": 1}, "number": {"17": ["5", 2, "1"]}}
    assert of(marks) == {"surface": ["16"], "number": ["17,5"]}
    assert of(marks, "number") == {"number": ["17,5"]}


def test_greys_and_black_are_shading_and_colours_are_not() -> None:
    shades = {str(16 + style): style for style in range(1, 9)}
    assert of({"surface": shades}, "surface") == {"surface": ["17", "19", "20", "24"]}


def test_a_cell_shaded_in_the_problem_is_no_answer() -> None:
    shaded = {"surface": {"16": 4, "17": 4}}
    assert of(shaded, "surface", question={"surface": {"16": 8}}) == {"surface": ["17"]}
    # A cell of several colours is not taken as shaded there.
    assert of(shaded, question={"surface": {"16": [8]}}) == {"surface": ["16", "17"]}


def test_several_colours_in_a_cell_count_only_exactly() -> None:
    shades = {"surface": {"16": [1, 4], "17": 2}}
    assert of(shades, "surface") == {}
    assert of(shades, "surface_exact") == {"surface": [[16, 1, 4], [17, 2]]}


def test_white_squares_stand_in_the_list_of_shading() -> None:
    marks = {"surface": {"17": 1}, "symbol": {"16": [2, "square_LL", 1], "17": [2, "square_LL", 1]}}
    assert of(marks) == {"surface": ["16", "17"]}
    assert of(marks, "square") == {"surface": ["16", "17"]}
    assert of(marks, "surface") == {"surface": ["17"]}


def test_entries_are_sorted_as_texts() -> None:
    assert of({"surface": {"3": 1, "100": 1, "24": 1}}) == {"surface": ["100", "24", "3"]}
    # A sort by code points would put the emoji last, one by UTF-16 units does not.
    assert sorted(["\ufffd", "\U0001f600"], key=sort_key) == ["\U0001f600", "\ufffd"]


def test_green_lines_are_single_and_style_30_is_double() -> None:
    lines = {"16,17": 3, "17,18": 30, "23,24": 2, "24,25": 8}
    assert of({"line": lines}, "loopline") == {"line": ["16,17,1", "17,18,2"]}
    assert of({"line": lines}, "loopline_exact") == {
        "line": ["16,17,3", "17,18,30", "23,24,2", "24,25,8"]
    }


def test_crosses_have_one_point_and_are_no_lines() -> None:
    assert of({"line": {"135": 98}, "lineE": {"135": 98}}, "loopline_exact", "loopedge_exact") == {}


def test_keys_are_not_turned_round() -> None:
    assert of({"line": {"17,16": 3}}) == {"line": ["17,16,1"]}


def test_lines_within_the_outer_ring_are_left_out_unless_given_ones_are() -> None:
    ring = {"line": {"8,9": 3, "9,16": 3}}
    assert of(ring, "loopline") == {"line": ["9,16,1"]}
    assert of(ring, "ignoreloopline") == {"line": ["8,9,1", "9,16,1"]}


def test_half_lines_along_the_ring_are_left_out_too() -> None:
    # The middle of the right edge of the ring's cell 8.
    assert of({"line": {f"8,{3 * N + 8}": 3}}, "loopline") == {}
    assert of({"line": {f"15,{2 * N + 15}": 3}}, "loopline") == {}


@pytest.mark.parametrize(("style", "left"), [(2, False), (13, False), (8, True), (3, True)])
def test_lines_over_given_ones_are_ignored_if_wished(style: int, left: bool) -> None:
    question = {"line": {"16,17": style}}
    lines = of({"line": {"16,17": 3}}, "ignoreloopline", question=question)
    assert lines == ({"line": ["16,17,1"]} if left else {})


BORDER = f"{N + 8},{N + 9}"
"""Above the first cell."""
INNER = f"{N + 9},{N + 16}"
"""Right of the first cell."""


def test_edges_on_a_thick_frame_are_ignored_if_they_are_ticked() -> None:
    edges = {"lineE": {BORDER: 3, INNER: 3}}
    assert of(edges, "loopedge") == {"edge": [f"{INNER},1"]}
    # Nothing ticked: everything, the border too.
    assert of(edges) == {"edge": sorted([f"{BORDER},1", f"{INNER},1"])}


def test_old_links_ignore_the_border_only_if_they_say_so() -> None:
    old = with_layers({}, {"lineE": {BORDER: 3}}).with_json(VERSION, [2, 26, 20])
    assert made(old, "loopedge") == {"edge": [f"{BORDER},1"]}
    assert made(old, "ignoreborder") == {}


def test_a_thin_frame_is_no_border() -> None:
    document = with_layers({}, {"lineE": {BORDER: 3}})
    state = document.json(MODE)
    thin = document.with_json(MODE, {**state, "grid": ["1", "2", "2"]})
    assert made(thin, "loopedge") == {"edge": [f"{BORDER},1"]}


def test_given_edges_are_ignored() -> None:
    edges = {"lineE": {INNER: 3}}
    assert of(edges, "loopedge", question={"lineE": {INNER: 2}}) == {}
    assert of(edges, "loopedge", question={"lineE": {INNER: 8}}) == {"edge": [f"{INNER},1"]}


REGIONS = {"surface": {"16": 2, "17": 5, "23": 2, "24": 5}}


def test_colours_are_borders_in_genres_of_regions() -> None:
    document = tagged(with_layers({}, REGIONS), "fillomino")
    borders = [f"{INNER},1", f"{N + 16},{N + 23},1"]
    assert made(document, "loopedge") == {"edge": borders}
    assert made(tagged(document, "akari"), "loopedge") == {}


def test_borders_of_colours_leave_given_ones_out_and_come_once() -> None:
    drawn = {**REGIONS, "lineE": {INNER: 3}}
    document = tagged(with_layers({"lineE": {f"{N + 16},{N + 23}": 2}}, drawn), "araf")
    assert made(document, "loopedge") == {"edge": [f"{INNER},1"]}


def test_colours_are_borders_on_plain_square_boards_only() -> None:
    document = tagged(with_layers({}, REGIONS), "compass")
    line = document.line(HEADER).replace("square,", "sudoku,", 1)
    assert made(document.with_line(HEADER, line), "loopedge") == {}


def test_two_cells_of_several_colours_always_differ() -> None:
    document = tagged(with_layers({}, {"surface": {"16": [1, 2], "23": [1, 2]}}), "pentominous")
    assert made(document, "loopedge") == {"edge": [f"{N + 15},{N + 16},1"]}


def test_the_first_words_of_a_title_are_tags_if_there_are_none() -> None:
    document = with_layers({}, REGIONS)
    header = document.header().with_field(TITLE, "Title: Spiral Galaxies 3")
    assert "edge" in made(document.with_line(HEADER, header.text()), "loopedge")


@pytest.mark.parametrize(
    ("title", "tag"),
    [
        ("Sudoku", "classic"),
        ("Arrow Sudoku", "classic"),
        ("Consecutive Pairs Sudoku", "consecutivepairs"),
        ("Consecutive Clone Sudoku", "classic"),
        ("Consecutive Sudoku", "consecutive"),
        ("Nonconsecutive Sudoku", "nonconsecutive"),
        ("STAR battle", "starbattle"),
        ("tomtom (easy)", "tomtom"),
    ],
)
def test_the_editor_guesses_tags(title: str, tag: str) -> None:
    assert guessed(title) == (tag,)


@pytest.mark.parametrize("title", ["", "Star", "Spiral", "My Sudoku", "A nice big Sudoku"])
def test_other_titles_tell_nothing(title: str) -> None:
    assert guessed(title) == ()


def test_walls_are_green() -> None:
    key = f"{2 * N + 16},{2 * N + 17}"
    assert of({"wall": {key: 3, f"{key}0": 2}}, "wall") == {"wall": [key]}


def numbers(value: object, style: int = 2, size: str = "1", tags: tuple[str, ...] = ()) -> list:
    document = tagged(with_layers({}, {"number": {"16": [value, style, size]}}), *tags)
    return made(document, "number").get("number", [])


@pytest.mark.parametrize("style", [2, 8, 9, 10])
def test_green_blue_and_red_numbers_count(style: int) -> None:
    assert numbers("5", style) == ["16,5"]


@pytest.mark.parametrize("style", [0, 1, 3, 4, 5, 6, 7, 11])
def test_other_numbers_do_not_count(style: int) -> None:
    assert numbers("5", style) == []


@pytest.mark.parametrize(("size", "counts"), [("1", 1), ("5", 1), ("6", 1), ("10", 1), ("4", 0)])
def test_texts_count_by_their_size(size: str, counts: int) -> None:
    assert len(numbers("5", size=size)) == counts


@pytest.mark.parametrize("value", ["", " 3", "1e3", "-2", "0x1", "AbC", "Infinity", 7, ".5"])
def test_what_javascript_takes_for_a_number_counts_and_so_do_letters(value: object) -> None:
    assert numbers(value) == [f"16,{value}"]


@pytest.mark.parametrize("value", ["1,5", "A1", "é", "1_0", "٣", "-inf", "0x", "1e", {}])
def test_other_texts_do_not_count(value: object) -> None:
    assert numbers(value) == []


def test_the_tag_non_alphanumeric_lets_any_text_count() -> None:
    assert numbers("A1!", tags=("non-alphanumeric",)) == ["16,A1!"]


def test_the_tag_alphabet_wants_a_letter_and_makes_it_small() -> None:
    assert numbers("B", tags=("alphabet",)) == ["16,b"]
    assert numbers("5", tags=("alphabet",)) == []


def test_the_tag_tightfit_compares_corner_marks_too() -> None:
    corners = {"numberS": {str(4 * N + 64): ["3", 2], str(4 * N + 65): ["3", 1]}}
    assert of(corners, "number") == {}
    document = tagged(with_layers({}, corners), "tightfit")
    assert made(document, "number") == {"number": [f"{4 * N + 64},3"]}


def test_one_candidate_left_is_a_number() -> None:
    assert numbers([0, 0, 1, 0, 0, 0, 0, 0, 0], size="7") == ["16,3"]
    assert numbers([0, 0, 1, 1, 0, 0, 0, 0, 0], size="7") == []
    # The tenth flag is compared though it is never drawn.
    assert numbers([0] * 9 + [1], size="7") == ["16,10"]


def test_a_number_over_a_black_given_is_not_compared() -> None:
    drawn = {"number": {"16": ["5", 2, "1"]}}
    assert of(drawn, question={"number": {"16": ["4", 1, "1"]}}) == {}
    assert of(drawn, question={"number": {"16": ["4", 1, "6"]}}) == {"number": ["16,5"]}
    assert of(drawn, question={"number": {"16": ["4", 3, "1"]}}) == {"number": ["16,5"]}


SYMBOLS = [
    ("circle", [1, "circle_M", 1], "16,1A"),
    ("tri", [4, "tri", 1], "16,4B"),
    ("arrow", [8, "arrow_S", 1], "16,8C"),
    ("battleship", [6, "battleship_B", 1], "16,6D"),
    ("battleship", [4, "battleship_B+", 1], "16,4D+"),
    ("star", [3, "star", 1], "16,1E"),
    ("tent", [2, "tents", 1], "16,2F"),
    ("math", [3, "math_G", 1], "16,3G"),
    ("akari", [3, "sun_moon", 2], "16,3H"),
    ("mine", [5, "sun_moon", 2], "16,5I"),
]


@pytest.mark.parametrize(("box", "symbol", "entry"), SYMBOLS)
def test_each_family_has_its_box_and_letter(box: str, symbol: list, entry: str) -> None:
    assert of({"symbol": {"16": symbol}}, box) == {"symbol": [entry]}
    assert of({"symbol": {"16": symbol}}) == {"symbol": [entry]}
    assert of({"symbol": {"16": symbol}}, "wall") == {}


@pytest.mark.parametrize(
    "symbol",
    [
        [3, "circle_M", 1],
        [1, "circle_L", 1],
        [1, "tents", 1],
        [0, "star", 1],
        [1, "math", 1],
        5,
        [],
    ],
)
def test_other_symbols_are_not_compared(symbol: object) -> None:
    assert of({"symbol": {"16": symbol}}) == {}


def test_or_lists_are_one_a_box_without_letters() -> None:
    marks = {
        "surface": {"17": 1},
        "symbol": {"16": [3, "sun_moon", 2], "18": [2, "math", 1], "23": [2, "square_LL", 1]},
    }
    assert either(marks, "surface", "square", "math", "akari") == [["17"], ["23"], ["18,2"], ["16"]]


def test_or_lists_leave_out_borders_and_given_lines() -> None:
    marks = {"line": {"8,9": 3, "16,17": 3}, "lineE": {BORDER: 3}}
    question = {"line": {"16,17": 2}}
    assert either(marks, "loopline", "loopedge", question=question) == [["8,9,1"], []]
    exact = either(marks, "loopline_exact", "loopedge_exact", "surface_exact", question=question)
    assert exact == [["16,17,3", "8,9,3"], [f"{BORDER},3"], []]


def test_or_lists_of_numbers_and_walls_are_those_of_the_and_form() -> None:
    marks = {"number": {"16": ["5", 2, "1"]}, "wall": {"114,115": 3}}
    assert either(marks, "number", "wall") == [["16,5"], ["114,115"]]


def test_any_and_box_outweighs_the_or_boxes() -> None:
    document = empty().with_json(OR_CHECKS, setting("sol_or_", OR_BOXES, ["akari"]))
    assert boxes_of(document) == Boxes((), ("akari",))
    ticked = document.with_json(CHECKS, setting("sol_", AND_BOXES, ["wall"]))
    assert boxes_of(ticked) == Boxes(("wall",))
    assert boxes_of(empty()).everything


def test_a_copy_of_a_session_has_its_boxes_on_the_next_line() -> None:
    document = as_clone(empty()).with_json(CLONE_CHECKS, setting("sol_", AND_BOXES, ["wall"]))
    assert boxes_of(document) == Boxes(("wall",))


def test_a_link_for_solving_has_no_marks() -> None:
    assert made(as_solving(with_layers({}, {"surface": {"16": 1}}))) == {}


def test_missing_layers_are_empty() -> None:
    document = with_layers({}, {"line": [], "symbol": None})
    assert solution_text(solution(solving_of(document), Boxes())) == "[[],[],[],[],[],[]]"


def test_old_free_lines_are_split_into_steps_where_nothing_is() -> None:
    marks = {"freeline": {"16,18": 3}, "line": {"16,17": 30}}
    assert of(marks, "loopline") == {"line": ["16,17,2", "17,18,1"]}


def test_every_lattice_has_a_frame() -> None:
    document = with_layers({}, {"lineE": {"1,2": 3}})
    line = document.line(HEADER)
    square = solving_of(document).around
    assert len(square.frame) == 24
    assert sum(style == 2 for style in square.frame.values()) == 12
    assert square.grid is not None
    assert square.grid.width == X
    assert line.startswith("square")


def test_an_erased_frame_moves_the_window_of_colours() -> None:
    erased = {f"{N + 8 + i},{N + 9 + i}": 1 for i in range(3)}
    document = tagged(with_layers({"deletelineE": erased}, REGIONS), "araf")
    assert isinstance(document.json(QUESTION), dict)
    assert made(document, "loopedge") == {"edge": [f"{INNER},1", f"{N + 16},{N + 23},1"]}


def test_javascript_joins_and_compares_values_in_its_own_way() -> None:
    assert text([1, None, [2, "a"], {}]) == "1,,2,a,[object Object]"
    assert [number(value) for value in (True, None, [], [5], "0b11", 10**400)] == [
        *(1.0, 0.0, 0.0, 5.0, 3.0, float("inf")),
    ]
    assert is_number("9" * 2000)
    assert not is_number("9" * 2000 + "x")


def test_the_text_is_that_of_json_without_blanks() -> None:
    document = with_layers({}, {"number": {"16": ["é", 2, "1"]}, "surface": {"16": [1, 2]}})
    lists = solution(solving_of(tagged(document, "non-alphanumeric")), Boxes(("surface_exact",)))
    assert solution_text(lists) == "[[[16,1,2]],[],[],[],[],[]]"
    assert json.loads(solution_text(lists))[0] == [[16, 1, 2]]


SCALARS = st.none() | st.booleans() | st.integers(-2, 40) | st.sampled_from(["", "1", "7", "star"])
ODD = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=4), max_leaves=6)
KEYS = st.sampled_from(["16", "17", "x", "", "16,17", "17,", ",", "16,17,18", f"{N + 9},{N + 16}"])
LAYERS = st.dictionaries(
    st.sampled_from(
        ["surface", "number", "numberS", "symbol", "line", "lineE", "wall", "freeline"]
    ),
    st.dictionaries(KEYS, ODD, max_size=4) | ODD,
    max_size=5,
)


@given(LAYERS, LAYERS, st.sampled_from(["fillomino", "alphabet", "non-alphanumeric", "tightfit"]))
@settings(max_examples=60)
def test_nothing_in_the_layers_breaks_the_answer(given_: dict, drawn: dict, tag: str) -> None:
    solving = solving_of(tagged(with_layers(given_, drawn), tag))
    for ticked in (Boxes(), Boxes(AND_BOXES), Boxes((), OR_BOXES)):
        lists = solution(solving, ticked)
        assert json.loads(solution_text(lists)) == lists
