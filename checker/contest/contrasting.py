"""What changed from one run to another, and for whom: after an erratum, or a new version."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, NamedTuple

from checker.contest.grading import stored_booklet
from checker.contest.results import Change, Score, changes, scores
from checker.rule import Remark, Text

if TYPE_CHECKING:
    from checker.contest.booklet import Booklet
    from checker.contest.store import Run, Store  # slow to load, and may be missing

_ENTRIES: Final = Text(
    de="Die Einsendungen sind andere: erst {before}, dann {after}.",
    en="The entries are other ones: first {before}, then {after}.",
    nl="De inzendingen zijn andere: eerst {before}, dan {after}.",
)
_ENTRIES_TEXT: Final = Text(
    de="Die Datei {after} hat sich geändert.",
    en="The file {after} has changed.",
    nl="Het bestand {after} is veranderd.",
)
_PROGRAM: Final = Text(
    de="Geprüft hat erst penpad {before}, dann {after}.",
    en="First penpad {before} judged, then {after}.",
    nl="Eerst beoordeelde penpad {before}, dan {after}.",
)
_PUZZLE: Final = Text(
    de="Rätsel {puzzle} ist im Heft geändert: {fields}.",
    en="Puzzle {puzzle} has changed in the booklet: {fields}.",
    nl="Puzzel {puzzle} is in het boekje veranderd: {fields}.",
)
_ONLY: Final = Text(
    de="Rätsel {puzzle} steht nur im Heft von Lauf {run}.",
    en="Puzzle {puzzle} is only in the booklet of run {run}.",
    nl="Puzzel {puzzle} staat alleen in het boekje van run {run}.",
)
_RULES: Final = Text(
    de="Im Heft ist geändert, was Punkte bringt oder kostet.",
    en="What earns or costs points has changed in the booklet.",
    nl="In het boekje is veranderd wat punten oplevert of kost.",
)
_UNFINISHED: Final = Text(
    de="Lauf {run} ist noch nicht zu Ende.",
    en="Run {run} has not come to its end yet.",
    nl="Run {run} is nog niet klaar.",
)
_OF_THE_FILE: Final = (
    "link",
    "title",
    "genre",
    "points",
    "wording",
    "codes",
    "solutions",
    "normalise",
)
"""What a booklet says of a puzzle; all else follows from it."""


class ScoreChange(NamedTuple):
    """An entrant whose points differ; None: the run has no entry of theirs."""

    entrant: str
    before: float | None
    after: float | None


class Contrast(NamedTuple):
    """Two runs compared.

    Attributes:
        causes: What differs in the files and the program.
        changes: The answers with another verdict, and those that only one run has.
        scores: The entrants with other points.
    """

    causes: tuple[Remark, ...]
    changes: tuple[Change, ...]
    scores: tuple[ScoreChange, ...]


def contrasted(store: "Store", before: "Run", after: "Run") -> Contrast:
    """Compare two runs.

    Raises:
        UsageError: If the store fails, or this program cannot read a run's booklet any more.
    """
    booklets = stored_booklet(before), stored_booklet(after)
    scored = (
        scores(store, [run.id], of) for run, of in zip((before, after), booklets, strict=True)
    )
    return Contrast(
        tuple(_causes(before, after, *booklets)),
        tuple(changes(store, before.id, after.id)),
        tuple(_moved(*scored)),
    )


def _causes(before: "Run", after: "Run", left: "Booklet", right: "Booklet") -> Iterator[Remark]:
    """Tell what differs in what was graded and with what."""
    for run in (before, after):
        if not run.finished:
            yield Remark(_UNFINISHED, facts={"run": run.id})
    for puzzle in dict.fromkeys((*left.puzzles, *right.puzzles)):
        yield from _of_puzzle(puzzle, (before, left), (after, right))
    if (left.accept, left.penalty) != (right.accept, right.penalty):
        yield Remark(_RULES)
    if before.files.entries_digest != after.files.entries_digest:
        names = before.files.entries_name, after.files.entries_name
        text = _ENTRIES if names[0] != names[1] else _ENTRIES_TEXT
        yield Remark(text, facts={"before": names[0], "after": names[1]})
    if before.files.program != after.files.program:
        versions = {"before": before.files.program, "after": after.files.program}
        yield Remark(_PROGRAM, facts=versions)


def _of_puzzle(
    puzzle: str, left: tuple["Run", "Booklet"], right: tuple["Run", "Booklet"]
) -> Iterator[Remark]:
    """Tell which keys of a puzzle differ, or that only one booklet has it."""
    held = [booklet.puzzles.get(puzzle) for _, booklet in (left, right)]
    for (run, _), one in zip((left, right), reversed(held), strict=True):
        if one is None:
            yield Remark(_ONLY, facts={"puzzle": puzzle, "run": run.id})
    old, new = (asdict(each) if each else {} for each in held)
    if fields := [name for name in _OF_THE_FILE if old and new and old[name] != new[name]]:
        yield Remark(_PUZZLE, facts={"puzzle": puzzle, "fields": ", ".join(fields)})


def _moved(before: Sequence[Score], after: Sequence[Score]) -> Iterator[ScoreChange]:
    """Give who has other points, those first whose points differ most."""
    one, other = ({each.entrant: each.points for each in listed} for listed in (before, after))
    moved = (
        ScoreChange(name, one.get(name), other.get(name))
        for name in dict.fromkeys((*one, *other))
        if one.get(name) != other.get(name)
    )
    yield from sorted(
        moved, key=lambda each: (-abs((each.after or 0) - (each.before or 0)), each.entrant)
    )
