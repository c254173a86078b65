import pytest

from checker.contest.booklet import Puzzle
from checker.contest.entries import Given
from checker.contest.judging import judge
from checker.contest.verdict import Verdict, unpacked
from checker.contest.worker import Task, work
from checker.rule import Lang
from checker.service import AnswerMode, convert_link

PUZZLE = "...#.\n....3\n..#..\n.....\n2.#.."
SOLVED = "..o#o\n...o3\n..#.o\no....\n2o#.."
CODE = "21111"
WORDING = "Number of bulbs in each row"


def puzzle(
    *,
    solutions: tuple[str, ...] = (SOLVED,),
    codes: tuple[str, ...] = (),
    normalise: tuple[str, ...] = (),
) -> Puzzle:
    wording = "" if codes else WORDING
    return Puzzle("1", PUZZLE, "", "akari", 5, wording, codes, solutions, normalise)


def verdict(given: Given, of: Puzzle | None = None) -> str:
    return judge(of or puzzle(), given).verdict.value


def test_the_booklets_solution_is_equal() -> None:
    assert verdict(Given("1", board=SOLVED)) == "equal"


def test_dots_in_empty_cells_change_nothing() -> None:
    assert verdict(Given("1", board=SOLVED.replace(".", "x"))) == "equal"


@pytest.mark.parametrize("to", ["penpa", "sudokupad", "puzzlink"])
def test_the_solution_may_be_a_link_of_any_editor(to: str) -> None:
    assert verdict(Given("1", link=convert_link(SOLVED, to=to).value)) == "equal"


DELTA = """\
.  .  1,3 .  B .
.  .  .   .  . .
.  O  .   .  W .
G2 .  .   .  . .
"""


@pytest.mark.parametrize("to", ["penpa", "sudokupad", "text", "delta-a38"])
@pytest.mark.parametrize(
    ("castle", "a38", "expected"),
    [
        ("R2C4 rrddlluu", "R3C2 rullurdd", "equal"),
        ("R2C4 rlrrddlluu", "R3C2 rullurdd", "wrong"),  # there, back and there again
        ("R2C4 rrddlluu", "R3C2 rlrullurdd", "wrong"),
        ("R2C4 r R3C6 dlluu", "R3C2 rullurdd", "unfinished"),  # over a corner
    ],
)
def test_a_list_of_cells_is_judged_as_such_whatever_form_the_puzzle_has(
    castle: str, a38: str, expected: str, to: str
) -> None:
    board = f"{DELTA}castle: {castle}\na38: {a38}\n"
    posed = convert_link(DELTA, to=to).value
    of = Puzzle("1", posed, solutions=(f"{DELTA}castle: R2C4 rrddlluu\na38: R3C2 rullurdd\n",))
    assert verdict(Given("1", board=board), of) == expected


def test_a_missing_bulb_is_unfinished_and_the_dark_cells_are_named() -> None:
    outcome = judge(puzzle(), Given("1", board=SOLVED.replace("2o#", "2.#")))
    assert outcome.verdict is Verdict.UNFINISHED
    assert ("akari/too-few-bulbs", ("R5C1", "R4C1")) in [
        (each.rule, each.cells) for each in outcome.broken
    ]


def test_two_bulbs_that_see_each_other_are_wrong_in_all_languages() -> None:
    outcome = judge(puzzle(), Given("1", board=SOLVED.replace("o....", "o...o")))
    assert outcome.verdict is Verdict.WRONG
    said = {lang: outcome.say(lang)[0] for lang in Lang}
    assert len(set(said.values())) == 3
    assert all("R4C1" in words for words in said.values())


def test_what_was_read_how_is_told_with_a_verdict_that_may_be_protested() -> None:
    marked = SOLVED.replace("2o#", "2.#").replace("o....", "ox...")
    outcome = judge(puzzle(), Given("1", board=marked))
    assert outcome.verdict is Verdict.UNFINISHED
    assert outcome.say(Lang.EN)[0] == "Without meaning: dots (1, first at R4C2)."
    drawn = f"{DELTA}lines:\n┌┐....\n└┼┐┌─┐\n.└┘│.│\n...└─┘\n".replace("G2", "G3")
    of = Puzzle("1", DELTA.replace("G2", "G3"))
    assert judge(of, Given("1", board=drawn)).say(Lang.EN) == (
        "The direction of the castle loop is not told, and neither is right;"
        " the one from R2C4 to R2C5 was judged.",
        "The direction of the A38 loop is not told; the one from R3C2 to R3C3 is right.",
        "R4C1: steps towards minus steps away are 2, wanted is 3.",
    )


def test_another_wall_makes_it_another_puzzle() -> None:
    outcome = judge(puzzle(), Given("1", board=SOLVED.replace("o....", "o#...")))
    assert outcome.verdict is Verdict.OTHER_PUZZLE
    assert outcome.reasons[0].cells == ("R4C2",)


def test_a_valid_board_that_is_not_the_booklets_is_raised_to_the_organiser() -> None:
    loose = Puzzle("1", "...\n...", genre="akari", solutions=("o..\n..o",))
    assert verdict(Given("1", board=".o.\no.o"), loose) == "wrong"
    assert verdict(Given("1", board="..o\no.."), loose) == "other_valid"


def test_the_key_in_an_unmarked_link_is_not_the_entrants_answer() -> None:
    keyed = convert_link(SOLVED, to="penpa", answer=AnswerMode.KEY).value
    assert verdict(Given("1", link=keyed)) == "unfinished"


def test_a_link_that_only_a_server_knows_is_not_checked() -> None:
    assert verdict(Given("1", link="https://tinyurl.com/abcd1234")) == "not_checked"


@pytest.mark.parametrize("link", ["https://example.com/1", "m=edit&p=abc", "\ud800"])
def test_what_is_no_puzzle_link_is_unusable(link: str) -> None:
    assert verdict(Given("1", link=link)) == "unusable"


def test_nothing_at_all_is_unusable() -> None:
    assert verdict(Given("1")) == "unusable"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (CODE, "equal"),
        ("2 1-1 1 1", "near_miss"),  # the booklet allows for nothing
        ("12111", "near_miss"),
        ("2111", "near_miss"),
        ("76666", "wrong"),
    ],
)
def test_a_code_is_measured_by_the_one_its_wording_gives(typed: str, expected: str) -> None:
    assert verdict(Given("1", code=typed)) == expected


def test_what_the_booklet_says_does_not_matter_does_not_matter() -> None:
    forgiving = puzzle(normalise=("blanks", "separators"))
    assert verdict(Given("1", code="2 1-1 1 1"), forgiving) == "normalised"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("ABCD", "equal"), ("ABDC", "near_miss"), ("ABC", "near_miss"), ("WXYZ", "wrong")],
)
def test_a_code_without_a_wording_is_measured_by_the_booklets(typed: str, expected: str) -> None:
    assert verdict(Given("1", code=typed), puzzle(codes=("ABCD",))) == expected


def test_a_right_board_beside_a_wrong_code_is_a_near_miss() -> None:
    outcome = judge(puzzle(), Given("1", board=SOLVED, code="76666"))
    assert (outcome.verdict, outcome.kind) == (Verdict.NEAR_MISS, "right-board")


def test_a_right_code_beside_a_wrong_board_is_not_right() -> None:
    board = SOLVED.replace("o....", "o...o")
    assert verdict(Given("1", board=board, code=CODE)) == "wrong"


def test_a_code_for_a_puzzle_without_any_is_not_checked() -> None:
    bare = Puzzle("1", PUZZLE, genre="akari")
    assert verdict(Given("1", code=CODE), bare) == "not_checked"


def test_a_puzzle_that_the_booklet_lacks_is_named() -> None:
    (judged,) = work(Task(None, (Given("{0}", code=CODE),)))
    assert judged.outcome.verdict is Verdict.UNUSABLE
    assert judged.outcome.say(Lang.EN) == ("The booklet has no puzzle '{0}'.",)


def test_an_outcome_comes_back_as_it_was_kept() -> None:
    outcome = judge(puzzle(), Given("1", board=SOLVED.replace("o....", "o...o")))
    assert unpacked(outcome.verdict.value, outcome.kind, outcome.packed()) == outcome


@pytest.mark.parametrize(
    "given",
    [
        Given("1", code=convert_link(SOLVED, to="penpa").value),
        Given("1", code=SOLVED),
        Given("1", link=CODE),
        Given("1", board=CODE),
    ],
)
def test_a_right_answer_in_the_wrong_column_is_a_near_miss(given: Given) -> None:
    outcome = judge(puzzle(), given)
    assert (outcome.verdict, outcome.kind) == (Verdict.NEAR_MISS, "other-column")
    assert outcome.say(Lang.EN)[0].startswith("The answer is right, but stands in another column")


def test_a_wrong_answer_in_the_wrong_column_is_no_near_miss() -> None:
    assert verdict(Given("1", code=SOLVED.replace("3", "4"))) == "wrong"
    assert verdict(Given("1", link="21112")) == "other_puzzle"
