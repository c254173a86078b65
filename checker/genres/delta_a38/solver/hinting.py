"""The next line that a solver can draw, and the fewest clues it follows from.

A line follows from some clues and the marks on the board if nothing can be solved without it. First
it is asked what follows from no clue at all, then from each demand of a clue alone; every solution
that such a question finds without some of the lines rules all these out at once, so there are few
questions. Only then are reasons of several clues looked for: from all clues, those that can be
spared are taken out.

Lines that are *not* there, and regions, are given only where no line follows: a board cannot hold
them half done, so the same hint would come again and again.
"""

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from checker.genres.delta_a38.board import DeltaBoard
from checker.genres.delta_a38.solver.cores import Clash, clash
from checker.genres.delta_a38.solver.demands import Demand, worded
from checker.genres.delta_a38.solver.engine import Core, Engine, Values
from checker.genres.delta_a38.solver.formula import Formula, formula, marks
from checker.genres.delta_a38.solver.model import Literal
from checker.genres.delta_a38.solver.proving import NO_ROOM, NO_ROOM_RULE
from checker.rule import Fact, Remark, Text
from checker.verdict import TIME_UP, Reason
from converters.site import Site

MANY: Final = 4
"""For how many lines reasons of several clues are looked for, the smallest of which is given."""

QUICK: Final = 0.1
"""How hard it may be to tell whether a line follows from one clue, as the engine measures it: large
boards have nearly every freedom with one clue, and it takes long to find out which."""

MISSES: Final = 3
"""How many such questions may be too hard before the next clue is asked about."""

_LINE: Final = Text(
    de="Zwischen {one} und {other} läuft eine Linie.",
    en="A line goes from {one} to {other}.",
    nl="Tussen {one} en {other} loopt een lijn.",
)
_NO_LINE: Final = Text(
    de="Zwischen {one} und {other} läuft keine Linie.",
    en="No line goes from {one} to {other}.",
    nl="Tussen {one} en {other} loopt geen lijn.",
)
_IN_A: Final = Text(
    de="{cell} gehört zu A38.", en="{cell} belongs to A38.", nl="{cell} hoort bij A38."
)
_IN_C: Final = Text(
    de="{cell} gehört zur Burgmauer.",
    en="{cell} belongs to the castle.",
    nl="{cell} hoort bij de kasteelmuur.",
)
_ANYWAY: Final = Text(
    de="Dafür genügt, wo Hinweise, Kreis und Eintragungen stehen, was die Hinweise auch sagen.",
    en="Where the clues, the circle and the marks are is enough for it, whatever the clues say.",
    nl="Waar aanwijzingen, cirkel en invullingen staan is daarvoor genoeg, wat de aanwijzingen "
    "ook zeggen.",
)
_WRONG: Final = Text(
    de="{count:Diese Eintragung lässt|Diese Eintragungen lassen} sich nicht zu einer Lösung"
    " ergänzen.",
    en="{count:This mark|These marks} cannot be completed to a solution.",
    nl="{count:Deze invulling kan|Deze invullingen kunnen} niet tot een oplossing worden"
    " aangevuld.",
)
_NONE: Final = Text(
    de="Was {count:dieser Hinweis sagt, lässt sich nicht|diese Hinweise sagen, lässt sich nicht"
    " zusammen} erfüllen.",
    en="What {count:this clue says cannot be met|these clues say cannot be met together}.",
    nl="Aan wat {count:deze aanwijzing zegt, kan niet|deze aanwijzingen zeggen, kan niet samen}"
    " worden voldaan.",
)
_DONE: Final = Text(
    de="Es ist nichts mehr zu tun: Alle Linien sind gezogen.",
    en="There is nothing left to do: all lines are drawn.",
    nl="Er is niets meer te doen: alle lijnen zijn getrokken.",
)
_OPEN: Final = Text(
    de="Es wurde nichts gefunden, was noch folgt.",
    en="Nothing was found that still follows.",
    nl="Er werd niets gevonden dat nog volgt.",
)


class _Mark(NamedTuple):
    """Something that a solver may write down."""

    literal: Literal
    cells: tuple[Site, ...]
    text: Text


_Marks: TypeAlias = list[_Mark]


class _Search(NamedTuple):
    """A board in the solver.

    Attributes:
        engine: The solver.
        given: The marks on the board, by their literals.
        switches: The demands of the clues, by the literals that switch them on.
        deadline: When to stop, by `time.monotonic`.
    """

    engine: Engine
    given: Mapping[Literal, tuple[Site, ...]]
    switches: Mapping[Literal, Demand]
    deadline: float

    def on(self) -> tuple[Literal, ...]:
        """Give all marks and all demands."""
        return (*self.given, *self.switches)


class _Forced(NamedTuple):
    mark: _Mark
    demands: tuple[Literal, ...]


def reason(board: DeltaBoard, seconds: float) -> Reason | Remark:
    """Give the next mark with the fewest clues found that force it; or why there is none.

    Args:
        board: The puzzle; the marks on it are kept, and if they are wrong, that is the answer.
        seconds: How long to try.

    Raises:
        UsageError: If the solver is not installed.
    """
    deadline = time.monotonic() + seconds
    whole = formula(board, switched=True)
    given = marks(board, whole)
    lines = dict(_sides(whole))
    switches = {literal: demand for demand, literal in whole.switches.items()}
    search = _Search(Engine(whole.model), given, switches, deadline)
    values = search.engine.one(search.on(), deadline)
    if values is None:
        return Remark(TIME_UP, facts={"seconds": f"{seconds:g}"})
    if isinstance(values, Core):
        return _wrong(board, search)
    drawn = set(given.values())
    open_ = [
        _Mark(
            literal if values(literal) else -literal, cells, _LINE if values(literal) else _NO_LINE
        )
        for literal, cells in lines.items()
        if cells not in drawn
    ]
    used = [each for each in open_ if each.text is _LINE]
    if not used:
        return Remark(_DONE)
    others = [*_cells(whole, values), *(each for each in open_ if each.text is _NO_LINE)]
    found = _smallest(search, used) or _smallest(search, others)
    return Remark(_OPEN) if found is None else _told(board, search, found)


def _sides(whole: Formula) -> Iterator[tuple[Literal, tuple[Site, ...]]]:
    """Give for each two neighbouring cells the bit for a line between them."""
    for side in whole.ground.sides():
        steps = (side.first, side.second), (side.second, side.first)
        taken = [loop[each] for loop in (whole.castle, whole.a38) for each in steps if each in loop]
        if taken:
            yield (
                whole.model.either(taken),
                (whole.ground.site(side.first), whole.ground.site(side.second)),
            )


def _cells(whole: Formula, values: Values) -> Iterator[_Mark]:
    """Give the region of each cell as a mark."""
    for at, literal in enumerate(whole.region):
        sign, text = (1, _IN_A) if values(literal) else (-1, _IN_C)
        if at not in whole.ground.numbers and at not in whole.ground.squares:
            yield _Mark(sign * literal, (whole.ground.site(at),), text)


def _smallest(search: _Search, some: Sequence[_Mark]) -> _Forced | None:
    """Give the mark with the fewest demands found, if one of these follows at all."""
    began = time.monotonic()
    for demands in ((), *((each,) for each in search.switches)):
        for mark in _following(search, some, demands, QUICK):
            return _Forced(mark, demands)
        if time.monotonic() > began + (search.deadline - began) / 2:
            break
    found: list[_Forced] = []
    for mark in _following(search, some, tuple(search.switches), math.inf):
        now = time.monotonic()
        core = clash(
            search.engine,
            tuple(search.switches),
            now + (search.deadline - now) / MANY,
            beside=(*search.given, -mark.literal),
        )
        if isinstance(core, Clash):
            found.append(_Forced(mark, core.literals))
        if len(found) == MANY or time.monotonic() > search.deadline:
            break
    return min(found, key=lambda each: len(each.demands), default=None)


def _following(
    search: _Search, some: Sequence[_Mark], demands: Sequence[Literal], effort: float
) -> Iterator[_Mark]:
    """Give the marks that follow from some demands and the marks on the board.

    After some that are too hard to tell nothing more is looked for.
    """
    left, missed = list(some), 0
    while left and missed < MISSES:
        mark = left.pop(0)
        assumed = (*search.given, *demands, -mark.literal)
        found = search.engine.one(assumed, search.deadline, effort)
        if found is None:
            missed += 1
        elif isinstance(found, Core):
            yield mark
        else:
            left = [each for each in left if found(each.literal)]


def _told(board: DeltaBoard, search: _Search, found: _Forced) -> Reason:
    demands = [search.switches[literal] for literal in found.demands]
    facts: dict[str, Fact] = dict(zip(("one", "other"), found.mark.cells, strict=False))
    return Reason(
        cells=found.mark.cells,
        demands=tuple(worded(each, board) for each in demands) or (Remark(_ANYWAY),),
        rules=tuple(each.rule for each in demands),
        text=Remark(found.mark.text, found.mark.cells, facts),
    )


def _wrong(board: DeltaBoard, search: _Search) -> Reason:
    """Say which marks cannot stay together, and which clues are against them."""
    found = clash(search.engine, search.on(), search.deadline)
    literals = found.literals if isinstance(found, Clash) else search.on()
    cells = dict.fromkeys(site for each in literals for site in search.given.get(each, ()))
    demands = [search.switches[each] for each in literals if each in search.switches]
    if not literals:
        # Not even clues that say nothing leave room: the circle stands for all that is in the way.
        room = Remark(NO_ROOM, (board.start,))
        return Reason((board.start,), (room,), (NO_ROOM_RULE,), room, wrong=True)
    marked = sum(each in search.given for each in literals)
    return Reason(
        cells=tuple(cells) or tuple(each.site for each in demands),
        demands=tuple(worded(each, board) for each in demands),
        rules=tuple(each.rule for each in demands),
        text=Remark(_WRONG if cells else _NONE, facts={"count": marked or len(demands)}),
        wrong=True,
        by_marks=bool(cells),
    )
