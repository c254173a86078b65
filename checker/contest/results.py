"""What came of a run, row by row: verdicts, decisions, points, and which entry counts.

Everything is read from the store in a stream; which of an entrant's several entries for one puzzle
counts is decided by the database: the last in time, and of those without a time the last line. Runs
over several files of one contest may be taken together; then an entry counts among those of all.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Subquery, and_, func, or_, select

from checker.contest.booklet import Booklet
from checker.contest.entries import Given
from checker.contest.store import Store, given_of
from checker.contest.tables import DECISION, ENTRY, GIVEN, RUN, VERDICT
from checker.contest.verdict import Outcome, Verdict, unpacked

PENDING: Final = ""
"""What stands for the verdict of an answer that is not judged yet."""

_ROWS: Final = 500
_BEFORE_ALL: Final = -1e15
"""Seconds before every date that can be written; dates before 1970 are below zero."""


@dataclass(frozen=True, slots=True)
class Row:
    """One entry with everything that is known of it.

    Attributes:
        run: The run that judged it.
        file: The file's name.
        number: Its number in the file.
        line: The line of the file on which it begins.
        entrant: Who sent it in.
        time: When, as it stands in the file.
        lang: The entrant's language; empty: the booklet's.
        given: What was sent in.
        digest: The hash of that.
        outcome: The program's verdict; None: the run has not come to it yet.
        counts: Whether no later entry takes its place.
        decision: An organiser's verdict on just this answer; None: there is none.
        reason: Why.
        judged: When the program judged it.
    """

    run: int
    file: str
    number: int
    line: int
    entrant: str
    time: str
    lang: str
    given: Given
    digest: str
    outcome: Outcome | None
    counts: bool
    decision: Verdict | None = None
    reason: str = ""
    judged: str = ""

    @property
    def verdict(self) -> Verdict | None:
        """Give what holds: the organiser's decision, else the program's verdict."""
        return self.decision or (self.outcome.verdict if self.outcome else None)

    def points(self, booklet: Booklet) -> float:
        """Give what it earns; an entry that does not count earns nothing."""
        if not self.counts or self.verdict is None:
            return 0.0
        return booklet.points(self.given.puzzle, self.verdict)


class Score(NamedTuple):
    """One entrant's score."""

    entrant: str
    points: float
    right: int
    entries: int


class Change(NamedTuple):
    """One answer on which two runs differ.

    Attributes:
        entrant: Whose.
        puzzle: For which puzzle.
        line: Its line in the first run's file, or in the other's if only that has it.
        before: The verdict; `PENDING`: there is none yet; None: the run has no such entry.
        after: The same in the other run.
    """

    entrant: str
    puzzle: str
    line: int
    before: str | None
    after: str | None


class _Decided(NamedTuple):
    verdict: Verdict
    reason: str


def rows(store: Store, *runs: int, counting: bool = False) -> Iterator[Row]:
    """Give the entries of runs, each in its file's order.

    Args:
        store: The store.
        runs: The runs, all of one contest.
        counting: Whether only those are given that count.
    """
    with store.begin() as connection:
        decided = _decisions(connection, runs)
        ranked = _ranked(runs)
        wanted = (
            select(ranked, GIVEN, VERDICT.c.verdict, VERDICT.c.kind, VERDICT.c.detail)
            .add_columns(VERDICT.c.judged, RUN.c.entries_name)
            .join(RUN, RUN.c.id == ranked.c.run)
            .join(GIVEN, GIVEN.c.digest == ranked.c.given)
            .join(
                VERDICT,
                and_(
                    VERDICT.c.run == ranked.c.run,
                    VERDICT.c.given == ranked.c.given,
                    VERDICT.c.puzzle == GIVEN.c.puzzle,
                ),
            )
            .order_by(ranked.c.run, ranked.c.number)
        )
        if counting:
            wanted = wanted.where(ranked.c.rank == 1)
        streamed = connection.execution_options(yield_per=_ROWS).execute(wanted)
        for row in streamed.mappings():
            yield _row(row, decided)


def scores(store: Store, runs: Sequence[int], booklet: Booklet) -> tuple[Score, ...]:
    """Give every entrant's score, the best first; equal scores in the order of their names."""
    points: dict[str, list[float]] = {}
    for row in rows(store, *runs):
        held = points.setdefault(row.entrant, [0.0, 0, 0])
        earned = row.points(booklet)
        held[0] += earned
        held[1] += row.counts and row.verdict in booklet.accept
        held[2] += 1
    listed = (Score(name, held[0], int(held[1]), int(held[2])) for name, held in points.items())
    return tuple(sorted(listed, key=lambda one: (-one.points, one.entrant)))


def totals(store: Store, run: int) -> Mapping[str, Mapping[str, int]]:
    """Count the entries of each puzzle by the program's verdicts."""
    wanted = (
        select(ENTRY.c.puzzle, VERDICT.c.verdict, func.count())
        .join(
            VERDICT,
            and_(
                VERDICT.c.run == ENTRY.c.run,
                VERDICT.c.given == ENTRY.c.given,
                VERDICT.c.puzzle == ENTRY.c.puzzle,
            ),
        )
        .where(ENTRY.c.run == run, VERDICT.c.verdict.is_not(None))
        .group_by(ENTRY.c.puzzle, VERDICT.c.verdict)
        .order_by(ENTRY.c.puzzle, VERDICT.c.verdict)
    )
    counted: dict[str, dict[str, int]] = {}
    with store.begin() as connection:
        for puzzle, verdict, count in connection.execute(wanted):
            counted.setdefault(puzzle, {})[verdict] = count
    return counted


def find(store: Store, runs: Sequence[int], entrant: str, puzzle: str) -> Row | None:
    """Give the entry of an entrant that counts for a puzzle; None: there is none."""
    found = (row for row in rows(store, *runs, counting=True) if row.entrant == entrant)
    return next((row for row in found if row.given.puzzle == puzzle), None)


def changes(store: Store, before: int, after: int) -> Iterator[Change]:
    """Give every answer that has another verdict in another run, and those only one of them has."""
    left, right = _verdicts(before), _verdicts(after)
    same = and_(
        left.c.entrant == right.c.entrant,
        left.c.puzzle == right.c.puzzle,
        left.c.given == right.c.given,
    )
    differs = or_(left.c.verdict != right.c.verdict, right.c.verdict.is_(None))
    verdicts = left.c.verdict, right.c.verdict
    # two queries, since older SQLite knows no full join
    changed = select(left.c.entrant, left.c.puzzle, left.c.line, *verdicts)
    changed = changed.select_from(left.outerjoin(right, same)).where(differs)
    added = select(right.c.entrant, right.c.puzzle, right.c.line, *verdicts)
    added = added.select_from(right.outerjoin(left, same)).where(left.c.entrant.is_(None))
    for wanted, line in ((changed, left.c.line), (added, right.c.line)):
        with store.begin() as connection:
            streamed = connection.execution_options(yield_per=_ROWS)
            for row in streamed.execute(wanted.order_by(line)):
                yield Change(*row)


def _ranked(runs: Sequence[int]) -> Subquery:
    """Give the entries of runs, each with its rank among those of its entrant and puzzle."""
    # an entry without a time comes before all that have one
    newest_first = (
        func.coalesce(ENTRY.c.seconds, _BEFORE_ALL).desc(),
        ENTRY.c.run.desc(),
        ENTRY.c.number.desc(),
    )
    rank = func.row_number().over(
        partition_by=(ENTRY.c.entrant, ENTRY.c.puzzle), order_by=newest_first
    )
    columns = [column for column in ENTRY.c if column.name != "puzzle"]
    return select(*columns, rank.label("rank")).where(ENTRY.c.run.in_(runs)).subquery()


def _verdicts(run: int) -> Subquery:
    """Give each different answer of each entrant with its verdict in a run."""
    wanted = (
        select(
            ENTRY.c.entrant,
            ENTRY.c.puzzle,
            ENTRY.c.given,
            func.max(ENTRY.c.line).label("line"),
            func.coalesce(func.max(VERDICT.c.verdict), PENDING).label("verdict"),
        )
        .join(
            VERDICT,
            and_(
                VERDICT.c.run == ENTRY.c.run,
                VERDICT.c.given == ENTRY.c.given,
                VERDICT.c.puzzle == ENTRY.c.puzzle,
            ),
        )
        .where(ENTRY.c.run == run)
        .group_by(ENTRY.c.entrant, ENTRY.c.puzzle, ENTRY.c.given)
    )
    return wanted.subquery()


def _decisions(
    connection: Connection, runs: Sequence[int]
) -> Mapping[tuple[str, str, str], _Decided]:
    """Give the newest decision on each answer of each entrant in the contest of runs."""
    contests = select(RUN.c.contest).where(RUN.c.id.in_(runs))
    wanted = select(DECISION).where(DECISION.c.contest.in_(contests)).order_by(DECISION.c.id)
    found = connection.execute(wanted).mappings()
    return {
        (row["entrant"], row["puzzle"], row["given"]): _Decided(
            Verdict(row["verdict"]), row["reason"]
        )
        for row in found
    }


def _row(held: Mapping[Any, Any], decided: Mapping[tuple[str, str, str], _Decided]) -> Row:
    given = given_of(held)
    decision = decided.get((held["entrant"], given.puzzle, held["given"]))
    judged = held["verdict"] is not None
    return Row(
        run=held["run"],
        file=Path(held["entries_name"]).name,
        number=held["number"],
        line=held["line"],
        entrant=held["entrant"],
        time=held["time"],
        lang=held["lang"],
        given=given,
        digest=held["given"],
        outcome=unpacked(held["verdict"], held["kind"], held["detail"]) if judged else None,
        counts=held["rank"] == 1,
        decision=decision.verdict if decision else None,
        reason=decision.reason if decision else "",
        judged=held["judged"] or "",
    )
