"""Codes as entrants mistype them: the slip that is told is the right one, or none is told."""

from dataclasses import replace

import pytest

from checker.contest.booklet import Neighbour, Puzzle, parse_booklet
from checker.contest.coding import judge_code
from checker.contest.sealing import sealed
from checker.contest.verdict import RIGHT, Outcome, Verdict
from checker.rule import Lang

LISTED = Puzzle("1", "...\n...", codes=("0213120",))
PICTURE = "..o#o\n...o3\n..#.o\no....\n2o#.."
WORDED = Puzzle(
    "1",
    "...#.\n....3\n..#..\n.....\n2.#..",
    "",
    "akari",
    wording="Number of bulbs in each row",
    solutions=(PICTURE,),
)


def said(puzzle: Puzzle, typed: str) -> list[str]:
    """Give what is told of a near miss."""
    outcome = judge_code(puzzle, typed)
    assert outcome.verdict is Verdict.NEAR_MISS
    return list(outcome.say(Lang.EN))


ZERO = "A zero is missing in front, as spreadsheets drop them."
LETTERS = "Equal if O stands for 0, and I or l for 1."


@pytest.mark.parametrize(
    ("typed", "slip"),
    [
        ("0213129", "Only character 7 differs."),
        ("9213120", "Only character 1 differs."),
        ("0213210", "Transposed: character 5 and the next one."),
        ("2013120", "Transposed: character 1 and the next one."),
        ("013120", "Only character 2 is missing."),
        ("021120", "Only character 4 is missing."),
        ("021312", "Cut off: 1 character is missing."),
        ("0213", "Cut off: 3 characters are missing."),
        ("213120", ZERO),
        ("213 120", ZERO),
        ("02133120", "Only character 5 is too many."),
        ("02131200", "The code is right, followed by 1 character too many."),
        ("0213120.0", "The code is right, followed by 1 character too many."),
        ("0213120 = 9", "The code is right, followed by 2 characters too many."),
        ("0213120 sorry", "The code is right, followed by 5 characters too many."),
        ("0213120 0213120", "The code is right, followed by 7 characters too many."),
        ("=0213120", "The code is in it, with 1 character too many before or around it."),
        ("'0213120", "The code is in it, with 1 character too many before or around it."),
        ("(0213120)", "The code is in it, with 2 characters too many before or around it."),
        ("code: 0213120", "The code is in it, with 4 characters too many before or around it."),
        ("O213120", LETTERS),
        ("o2l3l20", LETTERS),
        ("02I3I2O", LETTERS),
        ("0213 12O", LETTERS),
    ],
)
def test_a_slip_is_told(typed: str, slip: str) -> None:
    assert said(LISTED, typed) == [slip]
    assert judge_code(LISTED, typed).kind == "slip"


@pytest.mark.parametrize("typed", ["0213 120", "0,2,1,3,1,2,0", "0213/120", " 0213120 "])
def test_another_spelling_is_one_unless_the_booklet_allows_it(typed: str) -> None:
    assert judge_code(LISTED, typed).kind == "spelling"
    lax = Puzzle("1", "...\n...", codes=("0213120",), normalise=("blanks", "separators"))
    assert judge_code(lax, typed).verdict is Verdict.NORMALISED


@pytest.mark.parametrize("typed", ["O2131Z0", "0212130", "2,13E+05", "3120213", "0000000", "02"])
def test_where_several_slips_would_be_needed_nothing_is_claimed(typed: str) -> None:
    assert judge_code(LISTED, typed).verdict is Verdict.WRONG


def test_the_other_direction_and_columns_instead_of_rows_are_told() -> None:
    assert said(WORDED, "11112") == [
        "This would be the code read in the other direction: every row.",
        "This would be the code with every column instead of every row.",
    ]


DELTA = """\
.  .  1,3 .  B .
.  .  .   .  . .
.  O  .   .  W .
G2 .  .   .  . .
"""
LOOPS = f"""{DELTA}lines:
┌┐....
└┼┐┌─┐
.└┘│.│
...└─┘
"""
TURNS = Puzzle("1", DELTA, wording="Number of turns in each row", solutions=(LOOPS,))


def test_the_code_of_two_loops_counts_the_turns_of_both() -> None:
    assert judge_code(TURNS, "2422").verdict is Verdict.EQUAL


@pytest.mark.parametrize(
    ("typed", "slip"),
    [
        ("222202", "This would be the code with every column instead of every row."),
        ("2242", "This would be the code read in the other direction: every row."),
        ("2432", "Only character 3 differs."),
        ("242", "Cut off: 1 character is missing."),
        ("422", "Only character 1 is missing."),
        ("2,4,2,2 = 10", "The code is right, followed by 3 characters too many."),
    ],
)
def test_slips_with_the_code_of_two_loops_are_told(typed: str, slip: str) -> None:
    assert slip in said(TURNS, typed)


BOOKLET = """
name = "Two with codes"
normalise = ["blanks"]
[[puzzle]]
id = "left"
link = "...\\n..."
codes = ["12345"]
[[puzzle]]
id = "right"
link = "...\\n...\\n..."
codes = ["77889", "12346"]
"""


def judged(puzzle: str, typed: str) -> Outcome:
    booklet = parse_booklet(BOOKLET, "booklet").booklet
    assert booklet is not None
    ready = {each.id: each for each in sealed(booklet, "booklet").puzzles}
    return judge_code(ready[puzzle], typed)


def test_the_code_of_another_puzzle_is_told() -> None:
    outcome = judged("left", "77 889")
    assert (outcome.verdict, outcome.kind) == (Verdict.NEAR_MISS, "other-puzzle")
    assert outcome.say(Lang.EN) == ("This is the code of puzzle 'right'.",)


def test_a_slip_that_makes_the_code_of_another_puzzle_may_be_either() -> None:
    assert judged("left", "12346").say(Lang.EN) == (
        "This is the code of puzzle 'right'.",
        "Only character 5 differs.",
    )


def test_whose_code_it_is_is_told_also_where_a_puzzle_has_none() -> None:
    bare = Puzzle("left", "...\n...", neighbours=(Neighbour("right", ("77889",)),))
    outcome = judge_code(bare, "77889")
    assert outcome.verdict is Verdict.NOT_CHECKED
    assert outcome.say(Lang.EN)[0] == "This is the code of puzzle 'right'."


def test_a_code_of_its_own_is_right_whatever_other_puzzles_have() -> None:
    assert judged("right", "12346").verdict is Verdict.EQUAL


def easy(code: str, *normalise: str) -> Puzzle:
    return Puzzle("1", "...\n...", codes=(code,), normalise=normalise)


@pytest.mark.parametrize("typed", ["112", "1,12", "1 - 12"])
def test_numbers_that_are_run_together_or_separated_otherwise_are_right(typed: str) -> None:
    outcome = judge_code(easy("1 12", "blanks", "separators"), typed)
    assert outcome.verdict is Verdict.NORMALISED


@pytest.mark.parametrize("typed", ["11 2", "11,2", "1 1 2"])
def test_numbers_that_are_separated_elsewhere_are_not_let_pass(typed: str) -> None:
    elsewhere, *_ = said(easy("1 12", "blanks", "separators"), typed)
    assert elsewhere.startswith("The numbers are separated elsewhere than in the right code")


@pytest.mark.parametrize("typed", ["O", "--O", "----O", "O-"])
def test_dashes_that_stand_for_cells_are_never_taken_away(typed: str) -> None:
    puzzle = easy("O----", "blanks", "separators")
    assert judge_code(puzzle, "O ----").verdict is Verdict.NORMALISED
    assert judge_code(puzzle, typed).verdict not in RIGHT


def test_a_wording_says_what_a_dash_stands_for() -> None:
    puzzle = replace(
        WORDED,
        wording="Row 1: O for bulb, - for empty, X for shaded",
        normalise=("separators",),
    )
    assert judge_code(puzzle, "--OXO").verdict is Verdict.EQUAL
    assert judge_code(puzzle, "O-XO").verdict not in RIGHT


@pytest.mark.parametrize(
    ("code", "what"),
    [("O--X", "in which separators stand for something"), ("1 12", "could be of other numbers")],
)
def test_a_booklet_that_takes_away_what_a_code_says_is_told_so(code: str, what: str) -> None:
    parsed = parse_booklet(
        'name = "c"\nnormalise = ["separators"]\n[[puzzle]]\nid = "1"\nlink = "..#\\n..."\n'
        f'genre = "akari"\ncodes = ["{code}"]\n',
        "b.toml",
    )
    assert parsed.booklet is not None
    assert any(what in str(each) for each in sealed(parsed.booklet, "b.toml").warnings)


FULL_WIDTH = "".join(chr(ord(digit) - ord("0") + 0xFF10) for digit in "0213120")


@pytest.mark.parametrize(
    ("typed", "sign"),
    [
        (FULL_WIDTH, "FULLWIDTH DIGIT ZERO (U+FF10)"),
        ("0213\u200b120", "ZERO WIDTH SPACE (U+200B)"),
        ("\u0660213120", "ARABIC-INDIC DIGIT ZERO (U+0660)"),
    ],
)
def test_signs_of_another_keyboard_make_no_wrong_answer(typed: str, sign: str) -> None:
    (reason,) = said(LISTED, typed)
    assert sign in reason


def test_a_zero_width_blank_is_a_blank() -> None:
    assert judge_code(easy("0213120", "blanks"), "0213\u200b120").verdict is Verdict.NORMALISED
