"""A booklet as organisers have them: some puzzles with rules known here, and some without."""

from dataclasses import replace

import pytest

from checker.contest.booklet import Booklet, Puzzle
from checker.contest.entries import Given
from checker.contest.judging import judge
from checker.contest.mistakes import Place
from checker.contest.sealing import Sealed, sealed, unusable
from checker.contest.verdict import Outcome, Verdict
from checker.rule import Lang
from checker.service import AnswerMode, convert_link
from converters import registry
from converters.drawing import Drawing, Element, Fill, Label
from converters.lattice import SquareLattice
from converters.site import Kind, Spot, cell
from tests.checker.contest.test_judging import CODE, PUZZLE, SOLVED, WORDING

SUDOKU = "1234 3412 2143 4321"
GIVENS = "1... ..1. ...3 .3.."
NURIKABE = "https://puzz.link/p?nurikabe/4/4/g1n3i2i"
DELTA = """\
.  .  1,3 .  B .
.  .  .   .  . .
.  O  .   .  W .
G2 .  .   .  . .
"""
DELTA_SOLVED = f"{DELTA}castle: R2C4 rrddlluu\na38: R3C2 rullurdd\n"


def digits(rows: str) -> tuple[Label, ...]:
    """Give digits; a dot is an empty cell."""
    return tuple(
        Label(Spot(cell(row, col)), text)
        for row, line in enumerate(rows.split())
        for col, text in enumerate(line)
        if text != "."
    )


def link(
    *question: Element, answer: tuple[Element, ...] = (), key: str = "", to: str = "sudokupad"
) -> str:
    lattice = SquareLattice(4, 4)
    cells = frozenset(lattice.sites(Kind.CELL))
    return registry.write(Drawing(lattice, cells, question, answer, digits(key)), to=to).value


def sudoku(entered: str = "", *, givens: str = GIVENS, key: str = "", to: str = "sudokupad") -> str:
    """Give a link whose digits are the solver's, but for those given."""
    own = tuple(each for each in digits(entered) if each not in digits(givens))
    return link(*digits(givens), answer=own, key=key, to=to)


def booklet() -> Booklet:
    akari = Puzzle("1", PUZZLE, wording=WORDING, solutions=(SOLVED,))
    puzzles = (
        akari,
        replace(akari, id="2", link=convert_link(PUZZLE, to="penpa").value),
        replace(akari, id="3", link=convert_link(PUZZLE, to="puzzlink").value, solutions=()),
        Puzzle("4", DELTA, wording="Number of turns in each row"),
        Puzzle("5", NURIKABE, codes=("0213", "3120")),
        Puzzle("6", sudoku(key=SUDOKU), wording="Row 2"),
    )
    return Booklet("All sorts", {each.id: each for each in puzzles})


@pytest.fixture(scope="module")
def ready() -> Sealed:
    return sealed(booklet(), "booklet.toml")


def graded(ready: Sealed, puzzle: str, **given: str) -> Outcome:
    (held,) = [each for each in ready.puzzles if each.id == puzzle]
    return judge(held, Given(puzzle, **given))


@pytest.mark.parametrize(
    ("puzzle", "given", "expected"),
    [
        ("1", {"board": SOLVED}, "equal"),
        ("2", {"board": SOLVED}, "equal"),
        ("3", {"board": SOLVED, "code": CODE}, "equal"),
        ("4", {"board": DELTA_SOLVED}, "equal"),
        ("4", {"board": DELTA}, "unfinished"),
        ("4", {"code": "2420"}, "near_miss"),
        ("4", {"board": SOLVED}, "other_puzzle"),
        ("4", {"link": NURIKABE}, "other_puzzle"),
        ("5", {"code": "3120"}, "equal"),
        ("5", {"code": "0223"}, "near_miss"),
        ("5", {"code": "9999"}, "wrong"),
        ("5", {"link": NURIKABE}, "not_checked"),
        ("5", {"link": NURIKABE, "code": "3120"}, "equal"),
        ("6", {"code": "3412"}, "equal"),
        ("6", {"code": "1234"}, "near_miss"),
        ("6", {"link": sudoku(SUDOKU)}, "equal"),
        ("6", {"link": sudoku(SUDOKU, key=SUDOKU)}, "equal"),
        ("6", {"link": sudoku(SUDOKU, to="penpa")}, "equal"),
        ("6", {"board": SUDOKU.replace(" ", "")}, "equal"),
        ("6", {"board": SUDOKU.replace(" ", "\n")}, "equal"),
        ("6", {"link": sudoku(key=SUDOKU)}, "unfinished"),
        ("6", {"link": sudoku("1234 .... .... ....")}, "unfinished"),
        ("6", {"link": sudoku("1243 3412 2143 4321")}, "wrong"),
        ("6", {"link": sudoku(givens="2... .... .... ....")}, "other_puzzle"),
        ("6", {"link": NURIKABE}, "other_puzzle"),
        ("6", {"link": NURIKABE.replace("/4/4/", "/4/5/")}, "other_puzzle"),
        ("6", {"link": "https://tinyurl.com/abcd1234"}, "not_checked"),
        ("6", {"link": sudoku(SUDOKU)[:-40]}, "unusable"),
    ],
)
def test_each_puzzle_is_graded_by_what_is_known_of_it(
    ready: Sealed, puzzle: str, given: dict[str, str], expected: str
) -> None:
    assert graded(ready, puzzle, **given).verdict.value == expected


@pytest.mark.parametrize(
    ("puzzle", "answer", "shown"),
    [
        ("1", DELTA_SOLVED, "4"),
        ("1", convert_link(DELTA_SOLVED, to="penpa").value, "4"),
        ("1", sudoku(SUDOKU), "6"),
        ("4", convert_link(SOLVED, to="sudokupad").value, "1"),
        ("6", NURIKABE, "5"),
        ("6", SOLVED, "1"),
    ],
)
def test_an_answer_to_another_puzzle_of_the_booklet_is_said_to_be_its(
    ready: Sealed, puzzle: str, answer: str, shown: str
) -> None:
    outcome = graded(ready, puzzle, link=answer)
    assert outcome.verdict is Verdict.OTHER_PUZZLE
    assert outcome.say(Lang.EN)[0] == f"This is puzzle '{shown}' of the booklet."


def test_an_answer_to_a_puzzle_of_no_booklet_is_named_by_its_differences_alone(
    ready: Sealed,
) -> None:
    outcome = graded(ready, "1", board=SOLVED.replace("o....", "o#..."))
    assert outcome.say(Lang.EN) == ("The answer belongs to another puzzle; it differs at R4C2.",)


def test_a_wrong_digit_is_named_and_that_no_rules_are_known(ready: Sealed) -> None:
    outcome = graded(ready, "6", board="1243341221434321")
    assert outcome.say(Lang.EN) == (
        "Other than in the stored solution: R1C3 and R1C4.",
        "Compared with the stored solution; the rules of this puzzle are not known here.",
    )


def test_a_booklet_with_puzzles_of_other_genres_is_no_mistake(ready: Sealed) -> None:
    assert ready.warnings == ()


def test_the_organiser_is_told_by_what_a_puzzle_of_no_visible_genre_is_graded() -> None:
    bare = Puzzle("8", sudoku(), codes=("3412",))
    (warning,) = sealed(Booklet("One", {"8": bare}), "booklet.toml").warnings
    assert warning.found == (
        "puzzle '8': no genre whose rules are known; answers are compared with its codes alone"
    )


def test_a_key_whose_digits_stand_for_marks_makes_no_drawn_answer_unfinished() -> None:
    puzzle = Puzzle("9", link(key="1... .1.. .... ...."))
    drawn = link(answer=shaded((0, 0), (1, 1)))
    assert judge(puzzle, Given("9", link=drawn)).verdict.value == "not_checked"
    assert judge(puzzle, Given("9", board="1....1" + 10 * ".")).verdict.value == "equal"


def test_a_puzzle_without_rules_key_or_code_is_refused() -> None:
    for useless in (Puzzle("5", NURIKABE), Puzzle("6", sudoku(), wording="Row 2")):
        assert unusable(useless, "booklet.toml", Place(1, 1)) is not None


def test_solutions_of_the_booklet_count_before_the_stored_one() -> None:
    other = replace(booklet().puzzles["6"], solutions=("4321214334121234",))
    assert judge(other, Given("6", board="4321214334121234")).verdict.value == "other_puzzle"
    free = Puzzle("6", link(key=SUDOKU), solutions=("4321214334121234", SUDOKU.replace(" ", "")))
    for right in free.solutions:
        assert judge(free, Given("6", board=right)).verdict.value == "equal"


def shaded(*names: tuple[int, int], style: str = "black") -> tuple[Fill, ...]:
    return tuple(Fill(Spot(cell(*each)), (style,)) for each in names)


def test_shadings_are_equal_if_the_editor_says_so_and_else_not_checked() -> None:
    solution = shaded((0, 0), (1, 1), style="dark-grey")
    solved = link(answer=solution, to="penpa")
    keyed = convert_link(solved, to="penpa", answer=AnswerMode.KEY).value
    puzzle = Puzzle("7", keyed)
    assert judge(puzzle, Given("7", link=solved)).verdict.value == "equal"
    other = link(answer=shaded((0, 0), (2, 2)), to="penpa")
    assert judge(puzzle, Given("7", link=other)).verdict.value == "not_checked"
    assert judge(puzzle, Given("7", link=keyed)).verdict.value == "unfinished"


def test_a_digit_of_full_width_is_that_digit(ready: Sealed) -> None:
    typed = SUDOKU.replace(" ", "").replace("2", chr(0xFF12))
    assert graded(ready, "6", board=typed).verdict is Verdict.EQUAL


def test_two_digits_in_one_cell_are_neither_of_them() -> None:
    own = tuple(each for each in digits(SUDOKU) if each not in digits(GIVENS))
    both = link(*digits(GIVENS), answer=(*digits(".4.. .... .... ...."), *own))
    outcome = judge(Puzzle("6", sudoku(), solutions=(SUDOKU.replace(" ", ""),)), Given("6", both))
    assert outcome.verdict is Verdict.WRONG
    assert "R1C2" in outcome.say(Lang.EN)[0]
