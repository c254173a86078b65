"""``penpad code`` on whole puzzles: one of each family."""

import pytest

from checker.codes.comparing import Result
from checker.rule import Status
from checker.service import Coded, CodeWish, code_link
from converters import registry
from converters.drawing import Drawing, Element, Fill, Label, Stroke, StrokeLayer
from converters.errors import UsageError
from converters.lattice import SquareLattice
from converters.site import Spot, cell
from tests.command import penpad

AKARI = "o1.#\n..o.\n.#.o"
"""One solution of an Akari; its bulbs stand in R1C1, R2C3 and R3C4."""
DELTA = """\
.  .  1,3 .  B .
.  .  .   .  . .
.  O  .   .  W .
G2 .  .   .  . .
lines:
┌┐....
└┼┐┌─┐
.└┘│.│
...└─┘
"""
LATIN = ("5678", "7856", "6587", "8765")


def digits(rows: tuple[str, ...], *, as_key: bool = False) -> str:
    """Give a link with digits: entered ones for Penpa+, stored ones for SudokuPad."""
    marks: tuple[Element, ...] = tuple(
        Label(Spot(cell(row, col)), digit)
        for row, line in enumerate(rows)
        for col, digit in enumerate(line)
        if digit != "."
    )
    sites = frozenset(cell(row, col) for row in range(4) for col in range(4))
    answer, key = ((), marks) if as_key else (marks, ())
    drawing = Drawing(SquareLattice(4, 4), sites, answer=answer, key=key)
    return registry.write(drawing, to="sudokupad" if as_key else "penpa").value


def told(link: str, wording: str, typed: str | None = None, **more: object) -> Coded:
    return code_link(link, CodeWish(wording, typed, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wording", "code"),
    [
        ("Number of bulbs in each row", "111"),
        ("Die Anzahl der Glühbirnen in jeder Spalte, von links nach rechts", "1011"),
        ("For each row, the column number of the first bulb", "134"),
        ("For each row, the positions of the bulbs", "134"),
        ("Row 1, L for bulb, X for empty, otherwise the digit. S for black cells", "LSXS"),
        ("Row 3: B for bulb, X for empty, S for black", "XSXB"),
        ("Het aantal zwarte vakjes in elke rij", "201"),
    ],
)
def test_akari_codes(wording: str, code: str) -> None:
    found = told(AKARI, wording)
    assert (found.status, found.code) == (Status.SOLVED, code)


@pytest.mark.parametrize(
    ("wording", "code"),
    [
        ("The number of turns in each row, from top to bottom", "2422"),
        ("Row 2: C for corner, S for straight, X for crossing", "CXCCSC"),
        ("Zeile 3: A für A38, D für Delta", "DAADDD"),
        ("Number of A38 cells in each row", "3320"),
        ("Number of crossings in each row", "0100"),
        ("For each row except the last, the number of lines leading down from that row", "242"),
    ],
)
def test_delta_a38_codes(wording: str, code: str) -> None:
    found = told(DELTA, wording)
    assert (found.status, found.code) == (Status.SOLVED, code)


def test_digits_entered_on_any_link_give_a_code_that_is_not_checked() -> None:
    found = told(digits(LATIN), "Row 2, then column 1")
    assert (found.status, found.code) == (Status.NOT_CHECKED, "78565768")


def test_digits_stored_with_a_link_give_a_code() -> None:
    assert told(digits(LATIN, as_key=True), "Box 2").code == "7856"
    assert told(digits(LATIN, as_key=True), "Row 4", key=True).code == "8765"


def test_a_digit_that_is_missing_is_named_instead_of_a_code() -> None:
    found = told(digits(("5678", "78.6", "6587", "8765")), "Row 2")
    assert found.code is None
    assert found.reasons[0].sites == (cell(1, 2),)


def test_cells_without_a_digit_may_have_a_letter() -> None:
    assert told(digits(("5678", "78.6", "6587", "8765")), "Row 2, X for empty").code == "78X6"


def test_lines_and_shaded_cells_of_an_unknown_genre_are_told_as_drawn() -> None:
    sites = frozenset(cell(row, col) for row in range(2) for col in range(3))
    ring = [cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 0)]
    lines = tuple(
        Stroke(Spot(one), Spot(other), StrokeLayer.LINE, "green")
        for one, other in zip(ring, (*ring[1:], ring[0]), strict=True)
    )
    letter = Label(Spot(cell(0, 2)), "Q")
    fill = Fill(Spot(cell(1, 2)), ("dark-grey",))
    drawing = Drawing(SquareLattice(2, 3), sites, question=(letter,), answer=(*lines, fill))
    link = registry.write(drawing, to="penpa").value
    assert told(link, "Number of turns in each row").code == "22"
    assert told(link, "Number of shaded cells in each column").code == "001"
    assert told(link, "Number of stars in each row").code is None


def test_colours_of_two_sorts_are_not_told_of() -> None:
    sites = frozenset(cell(0, col) for col in range(2))
    fills = tuple(Fill(Spot(cell(0, at)), (style,)) for at, style in enumerate(("red", "green")))
    letter = Label(Spot(cell(0, 0)), "Q")
    drawing = Drawing(SquareLattice(1, 2), sites, question=(letter,), answer=fills)
    link = registry.write(drawing, to="penpa").value
    assert told(link, "Number of shaded cells in each row").code is None


def test_the_solution_may_be_given_beside_the_link() -> None:
    bare = AKARI.replace("o", ".")
    found = told(bare, "Number of bulbs in each row", answer=AKARI)
    assert (found.status, found.code) == (Status.SOLVED, "111")


def test_the_program_may_solve_the_puzzle_itself() -> None:
    found = told(".3.\n#.#", "Number of bulbs in each row", solve=True)
    assert (found.status, found.code) == (Status.SOLVED, "21")


def test_of_two_solutions_no_code_is_made() -> None:
    found = told("..\n..", "Number of bulbs in each row", solve=True, genre="akari")
    assert (found.code, found.result) == (None, None)


def test_an_unfinished_solution_gives_its_code_and_no_success() -> None:
    ran = penpad("code", "o#.", "--wording", "Number of bulbs in each row", "--json")
    assert (ran.exit, ran.json()["code"], ran.json()["solution"]) == (3, "1", "unfinished")


@pytest.mark.parametrize(
    ("typed", "result", "exit_"),
    [
        ("111", "equal", 0),
        ("1 1 1", "normalised", 0),
        ("112", "different", 1),
        ("1011", "near_miss", 1),
        ("11", "near_miss", 1),
    ],
)
def test_a_typed_code_is_judged(typed: str, result: str, exit_: int) -> None:
    wording = "Number of bulbs in each row"
    ran = penpad("code", AKARI, "--wording", wording, "--typed", typed, "--json")
    assert (ran.exit, ran.json()["result"]) == (exit_, result)


def test_json_tells_reading_code_typed_and_result() -> None:
    ran = penpad(
        *("code", AKARI, "--wording", "Number of bulbs in each row"),
        *("--typed", "111", "--json", "--lang", "de"),
    )
    told_ = ran.json()
    assert list(told_)[:4] == ["reading", "code", "typed", "result"]
    assert told_["reading"] == "die Anzahl dieser Felder (Lampe): jede Zeile"
    assert "Ein gleicher Code belegt nur die Felder" in told_["notes"][-1]


def test_a_wording_that_is_not_understood_says_which_part() -> None:
    ran = penpad("code", AKARI, "--wording", "Row 1, then the mood of the bulbs", "--json")
    assert (ran.exit, ran.json()["result"]) == (3, "not_understood")
    assert ran.json()["not_understood"] == ["mood of the bulbs"]
    assert ran.json()["reading"] == "what the cells hold: row 1"


def test_the_text_output_begins_with_the_result() -> None:
    ran = penpad("code", AKARI, "--wording", "Number of bulbs in each row", "--typed", "111")
    assert ran.out.splitlines() == [
        "equal",
        "  read as: the number of these cells (bulb): every row",
        "  code: 111",
    ]
    assert "every rule holds" in ran.err


def test_two_places_for_the_solution_are_refused() -> None:
    with pytest.raises(UsageError):
        told(AKARI, "Row 1", key=True, solve=True)


def test_a_wording_is_read_before_any_solving() -> None:
    found = told("..\n..", "the mood", solve=True)
    assert (found.result, found.status) == (Result.NOT_UNDERSTOOD, None)
