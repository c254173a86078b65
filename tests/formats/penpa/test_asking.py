"""Keys of other editors as checks of Penpa+: open cells, givens, and titles that suggest rules."""

import json
from dataclasses import replace

from converters.codec.deflate import inflate
from converters.drawing import Drawing, Element, Label, Meta, Paint, Role, Symbol
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import TAGS, PenpaDocument
from converters.formats.penpa.guess import NO_CONFLICT
from converters.lattice import SquareLattice
from converters.site import Kind, cell
from tests.formats.penpa.texts import again, at, board

OPEN = Symbol(at(0, 2), "anything")


def keyed(*key: Element, given: tuple[Element, ...] = (), title: str = "") -> Drawing:
    return replace(board(), question=given, key=key, meta=Meta(title=title))


def numbers(document: PenpaDocument) -> list[str]:
    found: list[str] = json.loads(inflate(document.parameter("a")))[4]
    return found


def sudoku(title: str, *wrong: Label) -> PenpaDocument:
    """Give a link with a title and the digits of a usual sudoku, but for the wrong ones."""
    lattice = SquareLattice(9, 9)
    wrongs = {label.at: label for label in wrong}
    cells = [(row, col) for row in range(9) for col in range(9)]
    digits = [Label(at(row, col), str((3 * row + row // 3 + col) % 9 + 1)) for row, col in cells]
    key = tuple(wrongs.get(label.at, label) for label in digits)
    cells_in_play = frozenset(lattice.sites(Kind.CELL))
    drawing = Drawing(lattice, cells_in_play, key=key, meta=Meta(title=title))
    return FORMAT.from_drawing(drawing, None).value


def test_an_open_cell_is_left_out_of_the_check_and_comes_back() -> None:
    drawing = keyed(Label(at(0, 0), "1"), OPEN)
    document, losses = FORMAT.from_drawing(drawing, None)
    assert numbers(document) == ["16,1"]
    assert losses == ()
    read = FORMAT.to_drawing(again(document)).value
    assert OPEN in read.key
    assert read.question == ()


def test_no_entry_in_an_open_cell_makes_the_answer_wrong() -> None:
    document = FORMAT.from_drawing(keyed(Label(at(0, 0), "1"), OPEN), None).value
    right, more = Label(at(0, 0), "1", style="green"), Label(at(0, 2), "5", style="green")
    assert FORMAT.stored is not None
    verdicts = [FORMAT.stored(document, marks) for marks in ((right,), (right, more))]
    assert [verdict and verdict.accepted for verdict in verdicts] == [True, True]


def test_a_cell_with_a_text_of_its_own_can_be_open_too() -> None:
    clue = Label(at(0, 2), "odd", Role.TEXT, paint=Paint(size=0.4))
    document, losses = FORMAT.from_drawing(keyed(Label(at(0, 0), "1"), OPEN, given=(clue,)), None)
    assert {loss.path for loss in losses} == {"question.0"}
    assert OPEN in FORMAT.to_drawing(again(document)).value.key


def test_a_free_text_does_not_keep_its_cell_from_being_asked_for() -> None:
    sign = Label(at(0, 0), "X", Role.TEXT, paint=Paint(size=0.7))
    document, losses = FORMAT.from_drawing(keyed(Label(at(0, 0), "1"), given=(sign,)), None)
    assert numbers(document) == ["16,1"]
    assert {loss.path for loss in losses} == {"question.0"}


def test_small_letters_are_compared_as_well() -> None:
    document, losses = FORMAT.from_drawing(keyed(Label(at(0, 0), "a")), None)
    assert (numbers(document), losses) == (["16,a"], ())


def test_a_key_of_open_cells_alone_asks_for_nothing() -> None:
    document, losses = FORMAT.from_drawing(keyed(OPEN), None)
    assert document.parameter("a") == ""
    assert [loss.path for loss in losses] == ["key.0"]


def test_a_given_that_is_what_the_key_wants_is_no_loss() -> None:
    given = Label(at(0, 0), "1")
    document, losses = FORMAT.from_drawing(keyed(given, Label(at(0, 1), "2"), given=(given,)), None)
    assert (numbers(document), losses) == (["17,2"], ())


def test_a_title_that_suggests_a_sudoku_gets_a_tag_where_the_answer_is_none() -> None:
    twice = Label(at(0, 1), "1")
    assert sudoku("Killer Sudoku", twice).json(TAGS) == [NO_CONFLICT]


def test_a_usual_sudoku_keeps_the_editors_help() -> None:
    assert sudoku("Sudoku").json(TAGS) == []


def test_a_title_that_suggests_nothing_needs_no_tag() -> None:
    assert sudoku("Renban Loops", Label(at(0, 1), "1")).json(TAGS) == []


def test_the_cells_of_a_larger_board_are_not_those_of_a_usual_sudoku() -> None:
    lattice = SquareLattice(3, 3)
    drawing = Drawing(
        lattice,
        frozenset((cell(0, 0),)),
        key=(Label(at(0, 0), "1"),),
        meta=Meta(title="Sudoku"),
    )
    assert FORMAT.from_drawing(drawing, None).value.json(TAGS) == [NO_CONFLICT]
