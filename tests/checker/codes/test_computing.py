"""Codes of small solutions, one family after the other, each to be checked by eye."""

import pytest

from checker.codes.computing import Computed, compute
from checker.codes.parsing import parse_wording
from checker.codes.reading import Reading
from checker.codes.traits import CROSSING, DIGIT, EMPTY, LOOP, OUTSIDE, SHADED, STRAIGHT, TURN
from checker.codes.view import LOOP_TRAITS, CodeView, loop_traits
from checker.rule import Lang
from converters.site import cell


def picture(text: str, *, regions: str = "") -> CodeView:
    """Give a grid: ``#`` shaded, ``.`` empty, digits; regions by their letters."""
    rows = text.split()
    kinds = {"#": SHADED, ".": EMPTY}
    places = {
        cell(row, col): sign for row, line in enumerate(rows) for col, sign in enumerate(line)
    }
    return CodeView(
        len(rows),
        len(rows[0]),
        tells=frozenset({SHADED, EMPTY, DIGIT}),
        traits={site: frozenset({kinds.get(sign, DIGIT)}) for site, sign in places.items()},
        digits={site: sign for site, sign in places.items() if sign.isalnum()},
        regions={
            cell(row, col): ord(letter)
            for row, line in enumerate(regions.split())
            for col, letter in enumerate(line)
        }
        or None,
    )


def ring() -> CodeView:
    """Give a loop around the outside of 3×3 cells; its middle is empty."""
    around = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0)]
    cells = [cell(*place) for place in around]
    links = frozenset(frozenset(pair) for pair in zip(cells, (*cells[1:], cells[0]), strict=True))
    lines = loop_traits(links)
    places = [cell(row, col) for row in range(3) for col in range(3)]
    return CodeView(
        3,
        3,
        tells=LOOP_TRAITS | {EMPTY},
        traits={site: lines.get(site, frozenset({EMPTY})) for site in places},
        links=links,
    )


def computed(wording: str, view: CodeView) -> Computed:
    reading = parse_wording(wording)
    assert isinstance(reading, Reading), reading
    return compute(reading, view)


def code(wording: str, view: CodeView) -> str:
    found = computed(wording, view)
    assert found.code is not None, found.reasons
    return found.code


def reason(wording: str, view: CodeView) -> str:
    found = computed(wording, view)
    assert found.code is None
    return found.reasons[0].say(Lang.EN)


SQUARE = picture("123 456 789")
MIXED = picture("1.# ##2 .3#")
LONG = picture("#" * 11 + " " + "." * 10 + "#")


def test_a_total_is_one_number_for_all_lines() -> None:
    grid = picture("#.# ##. ...")
    assert code("Number of shaded cells in row 1, then row 2", grid) == "22"
    assert code("Total number of shaded cells in rows 1 and 2", grid) == "4"
    assert code("Total number of shaded cells in row 3", grid) == "0"


@pytest.mark.parametrize(
    ("wording", "expected"),
    [
        ("Row 2", "456"),
        ("Row 2, column 1", "456147"),
        ("Last row then first column", "789147"),
        ("Row 2 from right to left", "654"),
        ("Column 3 from bottom to top", "963"),
        ("Zeile 1 und Spalte 2", "123258"),
        ("The bottom two rows", "456789"),
        ("The middle row", "456"),
        ("Cell R2C3", "6"),
        ("The diagonal from top left to bottom right", "159"),
        ("The diagonal from top right to bottom left", "357"),
        ("The diagonal from bottom left to top right", "753"),
        ("Row 1, followed by a comma, followed by row 3", "123,789"),
    ],
)
def test_plain_content_of_lines(wording: str, expected: str) -> None:
    assert code(wording, SQUARE) == expected


@pytest.mark.parametrize(
    ("wording", "expected"),
    [
        ("Row 1, X for empty, S for shaded", "1XS"),
        ("Row 2, S for shaded cells, otherwise the digit", "SS2"),
        ("Row 3, S for shaded, X otherwise", "XXS"),
        ("Row 1, X for empty, S for shaded, ignore the numbers", "XS"),
        ("Digits in column 2, X for empty cells", "X3"),
        ("Column 3, ignoring shaded cells", "2"),
        ("Row 1, X for empty, S after each shaded cell", "1XS"),
        ("The shaded cells in row 2, S for shaded", "SS"),
    ],
)
def test_letters_and_filters(wording: str, expected: str) -> None:
    assert code(wording, MIXED) == expected


@pytest.mark.parametrize(
    ("wording", "expected"),
    [
        ("Number of shaded cells in each row", "121"),
        ("Number of empty cells in each column from right to left", "011"),
        ("For each column, the number of empty cells", "110"),
        ("Number of shaded cells in each row except the last", "12"),
        ("Number of shaded cells in the grid", "4"),
        ("Length of the longest run of shaded cells in each row", "121"),
        ("Lengths of the shaded blocks in row 2 and column 3", "211"),
        ("For each row, the column number of the first shaded cell", "313"),
        ("For each row, the positions of the shaded cells", "3123"),
        ("Sizes of the areas of shaded cells, clockwise", "112"),
        ("Sizes of the areas of shaded cells, smallest first", "112"),
    ],
)
def test_counts_runs_and_places(wording: str, expected: str) -> None:
    assert code(wording, MIXED) == expected


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("", "111"),
        ("X for 10 or more", "X1"),
        ("Only the last digit for two-digit numbers", "11"),
        ("Both digits for two-digit numbers", "111"),
    ],
)
def test_ten_and_more_is_written_as_the_wording_says(rule: str, expected: str) -> None:
    assert code(f"Number of shaded cells in each row. {rule}", LONG) == expected


def test_an_unsaid_rule_for_ten_and_more_is_noted() -> None:
    notes = computed("Number of shaded cells in each row", LONG).notes
    assert [note.say(Lang.EN)[:35] for note in notes] == ["There is a number of 10 or more, an"]


@pytest.mark.parametrize(
    ("wording", "expected"),
    [
        ("Number of turns in each row", "202"),
        ("Anzahl der Abbiegungen in jeder Spalte, von links nach rechts", "202"),
        ("Row 1: T for turn, S for straight", "TST"),
        ("Row 2: S for straight, X for empty", "SXS"),
        ("For each row except the last, the number of lines leading down from that row", "22"),
        ("For each column, the number of lines leading right from that column", "220"),
        ("Number of loop cells in each row", "323"),
        ("Lengths of the horizontal loop segments in rows 1 and 3", "33"),
    ],
)
def test_loops(wording: str, expected: str) -> None:
    assert code(wording, ring()) == expected


def test_a_crossing_is_neither_a_turn_nor_straight() -> None:
    middle = cell(1, 1)
    ends = [cell(0, 1), cell(1, 0), cell(1, 2), cell(2, 1)]
    traits = loop_traits(frozenset(frozenset({middle, end}) for end in ends))
    assert traits[middle] == {LOOP, CROSSING}
    assert not {TURN, STRAIGHT} & traits[middle]


REGIONS = picture("123 456 789", regions="aab abb aab")


@pytest.mark.parametrize(
    ("wording", "expected"),
    [
        ("The digits of the region containing R1C1", "12478"),
        ("Row 1 with dashes for region borders", "12-3"),
        (
            "For each cell in row 2, the size of the region it belongs to",
            "544",
        ),
    ],
)
def test_regions(wording: str, expected: str) -> None:
    assert code(wording, REGIONS) == expected


def test_boxes_are_those_of_a_sudoku() -> None:
    grid = picture("1234 5678 9abc defg")
    assert code("Box 2, then box 3", grid) == "34789ade"


@pytest.mark.parametrize(
    ("wording", "words"),
    [
        ("Row 1", "R1C2: the wording does not say what to write for this cell."),
        ("Row 9, X for empty", "There is no row 9 in this grid."),
        ("Number of stars in each row", "The solution does not tell which cells these are: star."),
        ("The marked row", "Which rows or columns are marked, the wording does not say."),
        ("Row 1, S for shaded, T for shaded, X for empty", "R1C3: several letters fit: S, T."),
        ("Box 1", "There are boxes only in grids of 4×4, 6×6 or 9×9 cells."),
        ("The digits of the region of R1C1", "The solution does not tell which regions there are."),
        (
            "Number of lines leading down in each row",
            "The solution has no lines that could be counted.",
        ),
    ],
)
def test_what_the_solution_does_not_tell_is_no_code(wording: str, words: str) -> None:
    assert reason(wording, MIXED) == words


def test_areas_outside_a_loop_need_a_view_that_knows_them() -> None:
    assert OUTSIDE not in MIXED.tells
    assert reason("Number of cells outside the loop", MIXED).endswith("outside the loop.")


def test_a_length_that_does_not_fit_is_noted() -> None:
    notes = computed("Row 1, 4 characters", SQUARE).notes
    assert [note.say(Lang.EN) for note in notes] == [
        "The wording says that the code has 4 characters; the computed one has 3."
    ]
