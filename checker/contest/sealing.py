"""A booklet made ready: every puzzle opened, its solutions checked, its uniqueness looked at.

What an organiser would otherwise learn from protests is said before anything is graded: a solution
that breaks a rule, a puzzle with two solutions, a code that its own wording does not give.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from checker.codes.comparing import has_numbers_apart
from checker.contest.booklet import Booklet, Puzzle
from checker.contest.coding import codes_of, has_signs, normaliser
from checker.contest.judging import solutions_of
from checker.contest.keyed import has_key, is_of_other_genre
from checker.contest.mistakes import Mistake, Place
from checker.contest.neighbours import acquainted
from checker.rule import Report, Status
from checker.service import Answer, Question, Solved, Wish, check_link, solve_link
from converters.errors import PenpadError, shown
from converters.site import name

SECONDS: Final = 5.0
"""How long a puzzle's solutions are looked for."""


class Sealed(NamedTuple):
    """Puzzles ready to be judged by, and what their organiser should look at again."""

    puzzles: tuple[Puzzle, ...]
    warnings: tuple[Mistake, ...]


def sealed(booklet: Booklet, file: str, *, seconds: float = SECONDS) -> Sealed:
    """Make every puzzle ready.

    Args:
        booklet: The contest.
        file: What the booklet is called in messages.
        seconds: How long each puzzle's solutions are looked for.

    Raises:
        UsageError: If a puzzle's link is unusable.
    """
    puzzles: list[Puzzle] = []
    warnings: list[Mistake] = []
    for each in booklet.puzzles.values():
        place = booklet.places.get(each.id, Place(1, 1))
        broken = unusable(each, file, place)
        if broken is not None:
            raise broken.error()
        puzzle, found = _proved(each, seconds)
        puzzles.append(puzzle)
        wrong = (*_doubts(each), *found, *_solution_faults(each), *_code_faults(puzzle))
        wrong += tuple(_blurred(puzzle))
        warnings += (
            Mistake(file, place, f"puzzle {shown(each.id)}: {what}", want, hint)
            for what, want, hint in wrong
        )
    return Sealed(tuple(acquainted(puzzles)), tuple(warnings))


def unusable(puzzle: Puzzle, file: str, place: Place) -> Mistake | None:
    """Give why nothing could be said of entries for a puzzle; None: something can."""
    try:
        report = check_link(puzzle.link, Question(puzzle.genre or None)).report
    except PenpadError as error:
        found = f"puzzle {shown(puzzle.id)}: a link with {error.found} ({error.where})"
        return Mistake(file, place, found, error.want, error.hint)
    if report.status is Status.NOT_CHECKED and not codes_of(puzzle).every() and not has_key(puzzle):
        fault = _unchecked(report)
        return Mistake(file, place, f"puzzle {shown(puzzle.id)}: {fault[0]}", *fault[1:])
    return None


def _unchecked(report: Report) -> "_Fault":
    return (
        "a link that is not understood wholly: " + "; ".join(map(str, report.reasons[:3])),
        "a puzzle of a known genre, or the codes that are right",
        'copy the whole link, name the genre, or list codes = ["…"]',
    )


_Fault = tuple[str, str, str]
"""What was found, what was wanted, and a way out."""


def _doubts(puzzle: Puzzle) -> Iterator[_Fault]:
    """Tell if not the rules can decide, because the link is not understood wholly."""
    report = check_link(puzzle.link, Question(puzzle.genre or None)).report
    if report.status is Status.NOT_CHECKED and report.genre is not None:
        yield _unchecked(report)
    elif report.status is Status.NOT_CHECKED and not is_of_other_genre(puzzle):
        yield _ruleless(puzzle)


def _ruleless(puzzle: Puzzle) -> _Fault:
    """Tell by what a puzzle of no known genre is graded."""
    means = ["its solution"] if has_key(puzzle) else []
    means += ["its codes"] if codes_of(puzzle).every() else []
    return (
        f"no genre whose rules are known; answers are compared with {' and '.join(means)} alone",
        "a puzzle of a known genre, or one of another genre on purpose",
        "if it is of a known genre, name that: penpad genres lists them",
    )


def _proved(puzzle: Puzzle, seconds: float) -> tuple[Puzzle, tuple[_Fault, ...]]:
    """Look for the puzzle's solutions; the prover's own becomes the booklet's, if that has none."""
    solved = _solved(puzzle, seconds)
    if solved is None:
        return puzzle, ()
    if solved.answer is Answer.SEVERAL:
        fault = (
            "more than one solution (they differ at " + _named(solved) + ")",
            "a puzzle with exactly one",
            "correct the puzzle, or let every right board count",
        )
        return replace(puzzle, several=True), (fault,)
    if solved.answer is Answer.NONE:
        return puzzle, (("no solution at all", "a puzzle with one", "is this the right link?"),)
    if solved.answer is Answer.UNIQUE and not solutions_of(puzzle).marks:
        return replace(puzzle, solutions=solved.solutions), ()
    return puzzle, ()


def _named(solved: Solved) -> str:
    return ", ".join(map(name, solved.differ[:5]))


def _solved(puzzle: Puzzle, seconds: float) -> Solved | None:
    """Ask the prover; None: its genre has none, or a package is missing."""
    try:
        return solve_link(puzzle.link, Wish(genre=puzzle.genre or None, seconds=seconds))
    except PenpadError:
        return None


def _solution_faults(puzzle: Puzzle) -> Iterator[_Fault]:
    """Give the booklet's solutions that are none."""
    for number, why in solutions_of(puzzle).faults if puzzle.solutions else ():
        yield (
            f"solution {number + 1} is not right: {why}",
            "a solution that keeps every rule",
            "it is not counted as a key; correct it, or leave it out",
        )


def _code_faults(puzzle: Puzzle) -> Iterator[_Fault]:
    """Give wordings that nobody understands, and codes that a wording does not give."""
    if not puzzle.wording:
        return
    codes, plain = codes_of(puzzle), normaliser(puzzle)
    if not codes.every():
        yield (
            "no code from its wording: " + "; ".join(map(str, codes.reasons)),
            "a wording that is understood and a solution, or codes",
            'list the right codes: codes = ["…"]',
        )
    computed = [code for code, _ in codes.computed]
    if computed and codes.listed and not set(map(plain, computed)) & set(map(plain, codes.listed)):
        yield (
            f"the code {shown(codes.listed[0])}, where the wording gives {shown(computed[0])}",
            "the code that the wording asks for",
            "look at the wording and the code again",
        )


def _blurred(puzzle: Puzzle) -> Iterator[_Fault]:
    """Give codes that would say less without what the booklet says does not matter."""
    codes = codes_of(puzzle)
    for code in codes.every():
        if "separators" in puzzle.normalise and has_signs(codes, code):
            yield (
                f"the code {shown(code)}, in which separators stand for something",
                "no normalisation that takes them away",
                'they count here; to say so, give this puzzle a list: normalise = ["blanks"]',
            )
        elif {"blanks", "separators"} & {*puzzle.normalise} and has_numbers_apart(code):
            yield (
                f"the code {shown(code)}, which run together could be of other numbers",
                "numbers of one length, or blanks and separators that matter",
                "whoever separates it elsewhere gets near_miss: decide on those",
            )
