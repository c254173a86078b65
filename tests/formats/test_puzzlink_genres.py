"""The genres of puzz.link that are made of shared codes."""

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from urllib.parse import quote, unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
    first_spot,
)
from converters.errors import LinkError, PenpadError, WriteError
from converters.formats.puzzlink import decode, encode, from_drawing, summary, to_drawing
from converters.formats.puzzlink.varieties import ROWS
from converters.lattice import SquareLattice
from converters.site import BELOW, RIGHT, Kind, Site, Spot, cell
from tests.formats.puzzlink_samples import PAGE, SAMPLES, drawing, losses, question, written
from tests.strategies import drawings

NAMES = sorted(SAMPLES)
TAGS = sorted(tag for row in ROWS for tag in row.tags)
TEXTS = [PAGE + address for address, _ in SAMPLES.values()]
TEXTS += [file for _, file in SAMPLES.values()]
BODY = st.text("0123456789abcdefghijklmnopqrstuvwxyzABZ.-+=%@*$_/,", max_size=40)
TOKENS = st.text("0123456789.-+#*,[]cAX= /\n", max_size=120)


def vertex(row: int, col: int) -> Spot:
    return Spot(Site(Kind.VERTEX, row - 1, col - 1))


# --- every genre ------------------------------------------------------------------------------


def test_every_row_has_a_sample() -> None:
    assert len(ROWS) == len(SAMPLES) == 27


@pytest.mark.parametrize("name", NAMES)
def test_an_address_and_a_file_show_the_same_puzzle(name: str) -> None:
    address, file = SAMPLES[name]
    assert Counter(drawing(PAGE + address).question) == Counter(drawing(file).question)
    assert losses(PAGE + address) == losses(file) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_written_as_the_very_address_it_came_from(name: str) -> None:
    address, _ = SAMPLES[name]
    assert written(drawing(PAGE + address)) == PAGE + address


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_is_written_as_the_address_of_its_file(name: str) -> None:
    _, file = SAMPLES[name]
    assert drawing(file).answer
    assert unquote(written(drawing(file)).partition("?")[2]) == file + "/"


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_not_edited_stays(text: str) -> None:
    document = decode(text)
    again, lost = from_drawing(to_drawing(document).value, document)
    assert encode(again) == encode(document) == text
    assert lost == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_file_in_lines_reads_like_its_address(name: str) -> None:
    _, file = SAMPLES[name]
    lines = file.replace("/", "\n")
    escaped = PAGE + "/".join(map(quote, file.split("/")))
    assert drawing(lines).same_picture(drawing(file))
    assert drawing(escaped).same_picture(drawing(file))


@pytest.mark.parametrize("name", NAMES)
def test_one_mark_less_changes_one_value_of_a_file(name: str) -> None:
    _, file = SAMPLES[name]
    document = decode(file)
    before = to_drawing(document).value
    after = replace(before, answer=before.answer[:-1])
    link, lost = from_drawing(after, document)
    assert lost == ()
    assert to_drawing(link).value.same_picture(after)
    pairs = zip(file.split(" "), encode(link).split(" "), strict=True)
    assert sum(old != new for old, new in pairs) == 1


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_body_is_named(name: str) -> None:
    genre = SAMPLES[name][0].partition("/")[0]
    found = losses(f"{PAGE}{genre}/4/4/")
    assert bool(found) == (name != "simple-loop")  # which has no code for an empty board


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_over_is_named(name: str) -> None:
    assert losses(f"{PAGE}{SAMPLES[name][0].rstrip('/')}zzzzzzzz") != []


@pytest.mark.parametrize("name", NAMES)
def test_a_side_of_zero_is_an_error(name: str) -> None:
    genre = SAMPLES[name][0].partition("/")[0]
    with pytest.raises(LinkError, match="size: found 3 rows and 0 columns"):
        decode(f"{PAGE}{genre}/0/3/a")


@pytest.mark.parametrize("name", NAMES)
def test_the_summary_tells_genre_size_and_marks(name: str) -> None:
    found = summary(decode(SAMPLES[name][1]))
    assert found.tags[0] in TAGS
    assert found.rows == drawing(SAMPLES[name][1]).lattice.sites(Kind.CELL)[-1].row + 1
    assert sum(found.counts.values()) > 0
    assert found.notes == ()


# --- how it is drawn --------------------------------------------------------------------------


def test_a_border_is_a_line_along_the_grid() -> None:
    assert question("lits/2/1/g") == {Stroke(vertex(0, 1), vertex(1, 1), StrokeLayer.EDGE, "solid")}


def test_a_loop_runs_from_cell_to_cell() -> None:
    answer = drawing("pzprv3/simpleloop/1/3/. . . /1 -1 /").answer
    line = Stroke(Spot(cell(0, 0)), Spot(cell(0, 1)), StrokeLayer.LINE, "green")
    cross = Symbol(Spot(Site(Kind.EDGE, 0, 1, RIGHT)), "x-mark", "line")
    assert answer == (line, cross)


def test_a_slitherlink_runs_along_the_grid_and_its_border() -> None:
    answer = drawing("pzprv3.1/slither/1/1/3 /0 /1 0 /1 /-1 /").answer
    assert answer == (
        Stroke(vertex(0, 0), vertex(0, 1), StrokeLayer.EDGE, "green"),
        Stroke(vertex(0, 0), vertex(1, 0), StrokeLayer.EDGE, "green"),
        Symbol(Spot(Site(Kind.EDGE, 0, 0, BELOW)), "x-mark", "edge"),
    )


def test_an_arrow_points_where_its_code_says() -> None:
    at = Spot(cell(0, 0))
    for way, code in enumerate(("", "up", "down", "left", "right")):
        assert question(f"yajilin/1/1/{way}3") == {Label(at, "3", Role.ARROW, toward=code)}
    assert question("yajilin/1/1/2.") == {Label(at, "?", Role.ARROW, toward="down")}
    assert question("yajilin/1/1/7ff") == {Label(at, "255", Role.ARROW, toward="down")}
    assert question("yajilin/1/1/-2100") == {Label(at, "256", Role.ARROW, toward="down")}
    assert question("yajilin/1/1/+") == {Fill(at, ("grey",))}


def test_kakuro_has_walls_above_and_beside_the_board() -> None:
    shown = question("kakuro/1/1/k45")
    walls = {each.at.site for each in shown if isinstance(each, Symbol)}
    assert walls == {cell(-1, -1), cell(-1, 0), cell(0, -1)}
    labels = {(each.at.site, each.text) for each in shown if isinstance(each, Label)}
    assert labels == {(Site(Kind.CORNER, -1, 0, 2), "4"), (Site(Kind.CORNER, 0, -1, 1), "5")}


def test_a_kakuro_number_without_cells_is_named_unless_it_is_zero() -> None:
    assert losses(PAGE + "kakuro/1/1/00") == []
    assert losses(PAGE + "kakuro/1/1/05") == [
        "not understood: 5, a number without cells at R1C1 (cell.right)"
    ]


@pytest.mark.parametrize(("side", "high", "wide"), [(4, 2, 2), (6, 2, 3), (9, 3, 3)])
def test_a_sudoku_has_its_boxes(side: int, high: int, wide: int) -> None:
    boxes = [each for each in question(f"sudoku/{side}/{side}/zz") if isinstance(each, Cage)]
    assert {len(box.cells) for box in boxes} == {high * wide}
    assert len({box.cells[0].col for box in boxes}) == side // wide


def test_a_number_in_a_circle_and_an_empty_circle() -> None:
    first, second = Spot(cell(0, 0)), Spot(cell(0, 1))
    assert question("kurodoko/2/1/4.") == {
        Symbol(first, "circle", "white", width=0.86),
        Label(first, "4"),
        Symbol(second, "circle", "white", width=0.86),
    }


def test_stars_are_counted_above_the_last_column() -> None:
    assert Label(Spot(cell(-1, 1)), "2★", Role.MEDIUM) in question("starbattle/2/2/2/00")


def test_a_slant_falls_or_rises() -> None:
    answer = drawing("pzprv3/gokigen/1/2/. . . /. . . /1 2 /").answer
    assert answer == (
        Stroke(vertex(0, 0), vertex(1, 1), StrokeLayer.EDGE, "green"),
        Stroke(vertex(1, 1), vertex(0, 2), StrokeLayer.EDGE, "green"),
    )


def test_a_region_number_stands_in_the_leftmost_cell_of_its_region() -> None:
    # the right column and the upper row make one region, its leftmost cell is R1C1
    assert question("heyawake/2/2/8g72") >= {Label(Spot(cell(0, 0)), "7")}


# --- drawings of others -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        (Fill(Spot(cell(0, 0)), ("black",)), Fill(Spot(cell(0, 0)), ("dark-grey",))),
        (Symbol(Spot(cell(0, 0)), "dot", "black"), Fill(Spot(cell(0, 0)), ("green",))),
    ],
)
def test_another_look_of_the_same_is_taken_and_named(theirs: Element, ours: Element) -> None:
    before = replace(drawing(PAGE + "kurotto/2/1/g3"), answer=(theirs,))
    link, lost = from_drawing(before, None)
    assert to_drawing(link).value.answer == (ours,)
    assert [loss.kind for loss in lost] == ["approximated"]


def test_what_a_genre_has_not_is_named() -> None:
    star = Symbol(Spot(cell(0, 1)), "star", "black")
    before = replace(drawing(PAGE + "nurikabe/2/1/1g"), question=(star,))
    assert [str(loss) for loss in from_drawing(before, None).losses] == [
        "not expressible: the symbol black star at R1C2 (question.0)"
    ]


def test_two_numbers_in_one_cell_are_one_too_many() -> None:
    labels = (Label(Spot(cell(0, 0)), "1"), Label(Spot(cell(0, 0)), "2"))
    before = replace(drawing(PAGE + "nurikabe/1/1/1"), question=labels)
    link, lost = from_drawing(before, None)
    assert encode(link) == PAGE + "nurikabe/1/1/1"
    assert [loss.path for loss in lost] == ["question.1"]


def test_a_line_around_a_box_says_nothing_new() -> None:
    before = drawing(PAGE + "sudoku/4/4/zg")
    edge = Stroke(vertex(0, 2), vertex(1, 2), StrokeLayer.EDGE, "solid")
    lost = from_drawing(replace(before, question=(*before.question, edge)), None).losses
    assert [loss.kind for loss in lost] == ["approximated"]


def test_a_hole_is_an_empty_cell_where_the_genre_has_such() -> None:
    before = drawing(PAGE + "simpleloop/3/1/")
    holed = replace(before, board=before.board - {cell(0, 1)})
    link, lost = from_drawing(holed, None)
    assert encode(link) == PAGE + "simpleloop/3/1/8"
    assert [str(loss) for loss in lost] == [
        "approximated: a hole, written as an empty cell at R1C2 (board)"
    ]


def test_a_hole_is_lost_elsewhere() -> None:
    before = drawing(PAGE + "kurotto/3/1/i")
    lost = from_drawing(replace(before, board=before.board - {cell(0, 1)}), None).losses
    assert [str(loss) for loss in lost] == ["not expressible: a hole at R1C2 (board)"]


def test_another_lattice_is_an_error() -> None:
    before = replace(drawing(PAGE + "kurotto/1/1/1"), board=frozenset())
    with pytest.raises(WriteError, match="a board of square cells"):
        from_drawing(before, None)


def test_a_larger_board_is_written_anew() -> None:
    document = decode(PAGE + "kurotto_edit/1/1/1")
    link, _ = from_drawing(drawing(PAGE + "kurotto/2/1/1g"), document)
    assert encode(link) == PAGE + "kurotto/2/1/1g"


def test_an_edit_keeps_the_page_and_mode() -> None:
    document = decode("http://pzv.jp/p.html?kurotto_edit/2/1/1g")
    before = to_drawing(document).value
    link, _ = from_drawing(replace(before, question=()), document)
    assert encode(link) == "http://pzv.jp/p.html?kurotto_edit/2/1/h"


# --- laws -------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(tag=st.sampled_from(TAGS), picture=drawings())
def test_what_does_not_come_back_is_named(tag: str, picture: Drawing) -> None:
    before = replace(picture, meta=replace(picture.meta, tags=(tag,)))
    link, lost = from_drawing(before, None)
    again = drawing(encode(link))
    assert again.lattice == SquareLattice(*again_size(before))
    named = {loss.site for loss in lost}
    for old, new in ((before.question, again.question), (before.answer, again.answer)):
        for element in ((Counter(old) - Counter(new)) + (Counter(new) - Counter(old))).elements():
            spot = first_spot(element)
            assert spot is not None
            assert spot.site in named, element


def again_size(picture: Drawing) -> tuple[int, int]:
    return max(each.row for each in picture.board) + 1, max(each.col for each in picture.board) + 1


@settings(max_examples=150, deadline=None)
@given(name=st.sampled_from(NAMES), cols=st.integers(1, 5), rows=st.integers(1, 5), body=BODY)
def test_any_body_reads_and_is_written_as_it_was_read(
    name: str, cols: int, rows: int, body: str
) -> None:
    genre = SAMPLES[name][0].partition("/")[0]
    check_law(f"{PAGE}{genre}/{cols}/{rows}/{body}")


@settings(max_examples=150, deadline=None)
@given(name=st.sampled_from(NAMES), start=st.integers(0, 200), tokens=TOKENS)
def test_any_file_reads_and_is_written_as_it_was_read(name: str, start: int, tokens: str) -> None:
    file = SAMPLES[name][1]
    check_law(file[:start] + tokens + file[start + len(tokens) :])


def check_law(text: str) -> None:
    """Check that a document that can be drawn loses nothing that was understood."""
    with suppress(PenpadError):
        document = decode(text)
        before = to_drawing(document).value
        kept, lost = from_drawing(before, document)
        assert encode(kept) == text
        assert lost == ()
        link, named = from_drawing(before, None)
        places = {loss.site for loss in named}
        again = to_drawing(link).value
        for element in (Counter(before.question) - Counter(again.question)).elements():
            spot = first_spot(element)
            assert spot is not None
            assert spot.site in places


def test_a_castle_wall_without_a_number_shows_no_direction() -> None:
    document = decode("pzprv3/castle/1/2/2,-1,0 4,3,1 /0 ")
    drawing, losses = to_drawing(document)
    assert losses == ()
    assert [mark.text for mark in drawing.question if isinstance(mark, Label)] == ["3"]
