"""How a board is solved step by step, for any genre whose rules are inequalities.

The genre's named strategies come first, the easiest before the harder, then single demands, sums of
two, look-ahead and longer sums; a case split comes last and is labelled. After each step all starts
again with the easiest. A step follows from the state before it, never from what it sets itself.

A solver is asked beforehand whether there is a solution at all, with the marks on the board. If
not, nothing is explained but what is wrong. What it finds guides the search for look-aheads, since
only the opposite of a solution's value can fail; it proves nothing, and no step rests on it.

On puzzles with one solution this finishes, given time: in the end by splits inside splits, of which
there are at most `checker.engines.looking.NESTED`.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeAlias, TypeVar

from checker.engines.backbone import backbone
from checker.engines.faults import why_wrong
from checker.engines.looking import LIMITS, LOOK_AHEAD, SIMPLE, SPLIT, Claims, Looker
from checker.engines.prove import SECONDS, TIME_UP
from checker.engines.search import two_solutions
from checker.engines.stepping import Stepper
from checker.engines.sums.highs import EXTRA, available
from checker.engines.sums.probing import Prober
from checker.genre import Genre
from checker.position import OPEN, Position
from checker.rule import Remark, Text, judge
from checker.strategy import Explanation, Literal, Step, Wrong
from checker.ways import open_places
from converters.errors import UsageError

B = TypeVar("B")

Tell: TypeAlias = Callable[[int, int], None]
"""Is told how many variables are known, of how many."""

_BACKBONE: Final = 2.0
"""Seconds to find out what the solutions share, where there are several; and for steps, if that
was not enough."""

NO_PROGRAMS: Final = Text(
    de="Ohne {extra} werden längere Summen nicht gesucht; es folgen Vorausschau und Fälle.",
    en="Without {extra} longer sums are not looked for; look-ahead and case splits follow.",
    nl="Zonder {extra} worden langere sommen niet gezocht; vooruitkijken en gevallen volgen.",
)
_SEVERAL: Final = Text(
    de="Das Rätsel hat mehrere Lösungen; unentschieden bleibt zum Beispiel {cells}.",
    en="The puzzle has several solutions; {cells} stays undecided, for example.",
    nl="De puzzel heeft meerdere oplossingen; onbeslist blijft bijvoorbeeld {cells}.",
)
_FREE: Final = Text(
    de="Das Rätsel hat mehrere Lösungen, und in keinem offenen Feld sind sich alle einig: nichts"
    " folgt mehr, zum Beispiel bleibt {cells} unentschieden.",
    en="The puzzle has several solutions, and in no open cell do all of them agree: nothing more"
    " follows, {cells} stays undecided, for example.",
    nl="De puzzel heeft meerdere oplossingen, en in geen enkel open vakje zijn ze het allemaal"
    " eens: er volgt niets meer, {cells} blijft bijvoorbeeld onbeslist.",
)
_NO_TIME: Final = Text(
    de="Die Zeit war um, bevor der nächste Schritt gefunden war.",
    en="Time was up before the next step was found.",
    nl="De tijd was om voordat de volgende stap was gevonden.",
)
_STUCK: Final = Text(
    de="Weiter führt keine der bekannten Strategien.",
    en="None of the strategies known leads any further.",
    nl="Geen van de bekende strategieën leidt verder.",
)


@dataclass(frozen=True, slots=True)
class Start(Generic[B]):
    """A board about to be explained.

    Attributes:
        board: The board as it is.
        genre: Its genre.
        position: What its marks say.
        deadline: When to stop, by `time.monotonic`.
        claims: The values that all solutions share; None if time was up before there was one.
        exact: Whether they were all found, and no value that is not shared is among them.
        differ: Variables whose values two solutions do not agree on; none if there is one only.
        wrong: Why there is nothing to explain; None if there is.
        notes: What was found beforehand, such as that time was up.
    """

    board: B
    genre: Genre[B]
    position: Position
    deadline: float
    claims: Claims | None = None
    exact: bool = False
    differ: tuple[int, ...] = ()
    wrong: Wrong | None = None
    notes: tuple[Remark, ...] = ()


def explain(
    board: B, genre: Genre[B], *, seconds: float = SECONDS, tell: Tell | None = None
) -> Explanation[B]:
    """Explain a board as far as it goes.

    Args:
        board: What to solve; its marks count as known.
        genre: Its genre; it must have ``problem``.
        seconds: How long to try.
        tell: Is told how far it is after each step.

    Raises:
        UsageError: If the genre's rules are not given as inequalities.
        ReadError: If the board is too large for them.
    """
    return follow(begin(board, genre, seconds=seconds), tell=tell)


def follow(start: Start[B], *, tell: Tell | None = None) -> Explanation[B]:
    """Explain a board that was begun; the arguments are those of `explain`."""
    known = tuple(Literal(*each) for each in start.position.known().items())
    steps: list[Step] = []
    total = start.position.problem.size
    for step in walk(start):
        steps.append(step)
        if tell is not None:
            tell(total - sum(1 for _ in start.position.open()), total)
    return _explanation(start, known, tuple(steps))


def begin(board: B, genre: Genre[B], *, seconds: float = SECONDS) -> Start[B]:
    """Look at a board before its first step; the arguments and errors are those of `explain`."""
    if genre.problem is None:
        raise UsageError(
            where="genre",
            found=genre.name,
            want="one whose rules are inequalities",
            hint="`penpad solve` and `penpad hint` know other genres as well",
        )
    deadline = time.monotonic() + seconds
    problem = genre.problem(board)
    start = Start(board, genre, Position(problem), deadline)
    found = two_solutions(problem, deadline)
    if found is None:
        return replace(start, notes=(Remark(TIME_UP, facts={"seconds": f"{seconds:g}"}),))
    if not found:
        bare = genre.problem(genre.unsolved(board))
        wrong = why_wrong(board, genre, problem, bare, deadline)
        return replace(start, wrong=wrong)
    if len(found) == 1:
        return replace(start, claims=_claims(found[0]), exact=True)
    soon = time.monotonic() + _BACKBONE
    shared = backbone(problem, found, min(deadline, soon))
    if not shared.exact:
        start = replace(start, deadline=min(deadline, soon + _BACKBONE))
    differ = tuple(abs(each) for each in set(found[0]).difference(found[1]))
    return replace(start, claims=_claims(shared.literals), exact=shared.exact, differ=differ)


def walk(start: Start[B]) -> Iterator[Step]:
    """Give step after step; each is put into the position before the next is looked for."""
    if start.wrong is not None or (start.exact and not _due(start)):
        return
    position, ways = start.position, start.genre.ways
    stepper = Stepper(position, (*ways.strategies, *SIMPLE), ways.words, None)
    looker = Looker(position, ways, start.deadline, programs=available())
    prober = Prober(position)
    while time.monotonic() < start.deadline:
        step = stepper.next() or _deeper(start, looker, prober)
        # A contradiction without any assumption would contradict the solution found beforehand.
        if not isinstance(step, Step):
            return
        for literal in step.sets:
            position.put(literal)
        yield step


def _due(start: Start[B]) -> bool:
    """Tell whether a value is open that all solutions known share."""
    values = start.position.values
    return any(values[each] == OPEN for each in start.claims or ())


def _deeper(start: Start[B], looker: Looker, prober: Prober) -> Step | None:
    """Give a step that needs more than a glance."""
    literals = [
        Literal(each, value)
        for each in start.position.open()
        for value in (1, 0)
        if start.claims is None or start.claims.get(each) == 1 - value
    ]
    if not start.exact:
        # Most of these may never follow: no long search for them.
        return looker.ahead(prober, literals, LIMITS[:1])
    step = looker.ahead(prober, literals)
    if step is None and looker.programs:
        step = looker.added(literals)
    return step or looker.split(literals)


def _explanation(
    start: Start[B], known: tuple[Literal, ...], steps: tuple[Step, ...]
) -> Explanation[B]:
    """Put together what was found, and say why it ends where it ends."""
    genre, position = start.genre, start.position
    left = open_places(position)
    board = with_known(start, position.known())
    finished = start.wrong is None and not left and not judge(genre.rules, board).violations
    return Explanation(
        steps=steps,
        board=board,
        finished=finished,
        splits=sum(step.strategy == SPLIT.id for step in steps),
        known=known,
        open=left,
        wrong=start.wrong,
        notes=(*_missing(start, steps, finished=finished), *why_stopped(start)),
    )


def _missing(start: Start[B], steps: tuple[Step, ...], *, finished: bool) -> Iterator[Remark]:
    """Say what would have been different with the extra."""
    tried = any(step.strategy in (LOOK_AHEAD.id, SPLIT.id) for step in steps)
    if not available() and (tried or not (finished or start.wrong)):
        yield Remark(NO_PROGRAMS, facts={"extra": EXTRA})


def why_stopped(start: Start[B]) -> Iterator[Remark]:
    """Say why there is no further step; nothing if nothing is open, or if marks are wrong."""
    yield from start.notes
    if start.notes or start.wrong is not None or not next(start.position.open(), None):
        return
    if start.differ:
        text = _FREE if start.exact and not _due(start) else _SEVERAL
        yield Remark(text, start.position.problem.places(start.differ)[:1])
    elif time.monotonic() > start.deadline:
        yield Remark(_NO_TIME)
    else:
        yield Remark(_STUCK)


def with_known(start: Start[B], values: dict[int, int]) -> B:
    """Give the board with marks for values; as it was, if the genre cannot mark them."""
    genre, problem = start.genre, start.position.problem
    if genre.with_marks is None or start.wrong is not None:
        return start.board
    marks = {problem.variable(each): value for each, value in values.items()}
    return genre.with_marks(start.board, marks)


def _claims(literals: Iterable[int]) -> Claims:
    return {abs(each): int(each > 0) for each in literals}
