"""Where runs and their verdicts are kept: an SQLite file, or PostgreSQL by its address.

Both are written through the same statements. What was written before a crash is there after it:
answers are noted before any is judged, and each group of verdicts is one transaction.
"""

import json
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    Table,
    and_,
    bindparam,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from checker.contest.database import GOES_ON, identity, lost, opened, told
from checker.contest.entries import Entry, Given
from checker.contest.steps import STEPS, Step
from checker.contest.tables import DECISION, ENTRY, GIVEN, RUN, VERDICT
from checker.contest.verdict import Judged
from converters.errors import UsageError


@dataclass(frozen=True, slots=True)
class Files:
    """What a run grades, and with what.

    Attributes:
        contest: The contest's name.
        booklet: The booklet's text.
        booklet_digest: Its hash.
        entries_name: What the file of entries is called.
        entries_digest: Its hash.
        program: The program's version.
        rules: For each genre of the booklet the ids of its rules.
        puzzles: The puzzles as they are judged, with the solutions that the prover found.
    """

    contest: str
    booklet: str
    booklet_digest: str
    entries_name: str
    entries_digest: str
    program: str
    rules: Mapping[str, Sequence[str]]
    puzzles: str


@dataclass(frozen=True, slots=True)
class Run:
    """One grading, as far as it has come.

    Attributes:
        id: Its number.
        files: What it grades.
        started: When it began.
        loaded: Whether all its entries are noted.
        finished: Whether all its entries are judged.
    """

    id: int
    files: Files
    started: str
    loaded: bool
    finished: bool


class Progress(NamedTuple):
    """How far a run has come: different answers, and how many of them are judged."""

    answers: int
    judged: int


class Store:
    """A store that is open; made by `open_store`."""

    def __init__(self, engine: Engine) -> None:
        """Take a store whose tables are there."""
        self._engine = engine
        self._file = identity(engine.url)

    @contextmanager
    def begin(self) -> Generator[Connection]:
        """Give a transaction: all of it is kept, or nothing.

        Raises:
            UsageError: If the store cannot be reached or written, or its file was taken away.
        """
        with told(self._engine.url, GOES_ON), self._engine.begin() as connection:
            yield connection
        if identity(self._engine.url) != self._file:
            raise lost(self._engine.url)

    def close(self) -> None:
        """Close every connection."""
        self._engine.dispose()

    def newest(self, files: Files) -> Run | None:
        """Give the newest run over the same files by the same version; None: there is none."""
        same = and_(
            RUN.c.booklet_digest == files.booklet_digest,
            RUN.c.entries_digest == files.entries_digest,
            RUN.c.program == files.program,
        )
        wanted = select(RUN).where(same).order_by(RUN.c.id.desc())
        with self.begin() as connection:
            row = connection.execute(wanted).mappings().first()
        return _run(row) if row else None

    def start(self, files: Files) -> Run:
        """Note a new run."""
        values = {
            "contest": files.contest,
            "booklet": files.booklet,
            "booklet_digest": files.booklet_digest,
            "entries_name": files.entries_name,
            "entries_digest": files.entries_digest,
            "program": files.program,
            "rules": json.dumps(files.rules),
            "puzzles": files.puzzles,
            "started": now(),
        }
        with self.begin() as connection:
            made = connection.execute(insert(RUN).values(**values)).inserted_primary_key
        return self.run(int(made[0]) if made else 0)

    def run(self, number: int | None = None) -> Run:
        """Give a run; None: the newest.

        Raises:
            UsageError: If there is no such run; it lists those that there are.
        """
        with self.begin() as connection:
            rows = connection.execute(select(RUN).order_by(RUN.c.id)).mappings().all()
        wanted = [row for row in rows if number in (None, row["id"])]
        if wanted:
            return _run(wanted[-1])
        raise UsageError(
            where="run",
            found="no run yet" if not rows else f"no run {number}",
            want=", ".join(str(row["id"]) for row in rows[-20:]) or "a run",
            hint="penpad contest grade makes one",
        )

    def runs(self) -> tuple[Run, ...]:
        """Give all runs, the oldest first."""
        with self.begin() as connection:
            rows = connection.execute(select(RUN).order_by(RUN.c.id)).mappings().all()
        return tuple(map(_run, rows))

    def together(self, run: Run) -> tuple[int, ...]:
        """Give the newest run of each file that was graded with the booklet of a run."""
        same = and_(
            RUN.c.contest == run.files.contest, RUN.c.booklet_digest == run.files.booklet_digest
        )
        wanted = select(func.max(RUN.c.id)).where(same).group_by(RUN.c.entries_name)
        with self.begin() as connection:
            return tuple(sorted(connection.scalars(wanted)))

    def last_entry(self, run: int) -> int:
        """Give the number of the last entry noted for a run; 0: none is."""
        with self.begin() as connection:
            found = connection.scalar(select(func.max(ENTRY.c.number)).where(ENTRY.c.run == run))
        return found or 0

    def load(self, run: int, entries: Sequence[Entry]) -> None:
        """Note entries, and their answers as not judged yet; again noting changes nothing."""
        named = {entry.given.digest(): entry.given for entry in entries}
        givens = [{"digest": digest, **given._asdict()} for digest, given in named.items()]
        verdicts = [
            {"run": run, "puzzle": given.puzzle, "given": digest} for digest, given in named.items()
        ]
        with self.begin() as connection:
            _add(connection, GIVEN, givens)
            _add(connection, VERDICT, verdicts)
            _add(connection, ENTRY, [_entry_row(run, entry) for entry in entries])

    def mark(self, run: int, what: str) -> None:
        """Note that all entries of a run are ``loaded``, or that it is ``finished``."""
        column = RUN.c[what]
        with self.begin() as connection:
            connection.execute(
                update(RUN).where(RUN.c.id == run, column.is_(None)).values({column: now()})
            )

    def pending(self, run: int, after: tuple[str, str], most: int) -> list[Given]:
        """Give answers of a run that are not judged yet, by puzzle and hash.

        Args:
            run: The run.
            after: The puzzle and hash of the last one that was given before.
            most: How many at most.
        """
        place = tuple_(VERDICT.c.puzzle, VERDICT.c.given)
        wanted = (
            select(GIVEN)
            .join(VERDICT, VERDICT.c.given == GIVEN.c.digest)
            .where(VERDICT.c.run == run, VERDICT.c.verdict.is_(None), place > after)
            .order_by(VERDICT.c.puzzle, VERDICT.c.given)
            .limit(most)
        )
        with self.begin() as connection:
            return [given_of(row) for row in connection.execute(wanted).mappings()]

    def keep(self, run: int, judged: Sequence[Judged]) -> None:
        """Fill in verdicts; one that is there already stays as it is."""
        rows = [
            {
                "verdict": each.outcome.verdict.value,
                "kind": each.outcome.kind,
                "detail": each.outcome.packed(),
                "judged": now(),
                "at_puzzle": each.puzzle,
                "at_given": each.digest,
            }
            for each in judged
        ]
        if rows:
            with self.begin() as connection:
                connection.execute(_filling(run), rows)

    def progress(self, run: int) -> Progress:
        """Tell how far a run has come."""
        counted = select(func.count(), func.count(VERDICT.c.verdict)).where(VERDICT.c.run == run)
        with self.begin() as connection:
            answers, judged = connection.execute(counted).one()
        return Progress(answers, judged)

    def decide(self, values: Mapping[str, str]) -> None:
        """Note an organiser's decision; the newest one on an answer counts, all are kept."""
        with self.begin() as connection:
            connection.execute(insert(DECISION).values(**values, decided=now()))


def open_store(address: str, steps: Sequence[Step] = STEPS) -> Store:
    """Open a store, and make or renew its tables.

    Args:
        address: A file's name for SQLite, or an address such as
            ``postgresql://user:password@host/database``.
        steps: What makes of a store of version n one of version n + 1.

    Raises:
        UsageError: If it cannot be reached, or a newer version of the program made it.
    """
    return Store(opened(address, steps))


def now() -> str:
    """Give the time as the store writes it: ISO 8601, in UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def given_of(row: Mapping[Any, Any]) -> Given:
    """Give the answer of a row."""
    return Given(*(str(row[name]) for name in Given._fields))


def _add(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Add rows; those that are there already stay as they are."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.execute(sqlite_insert(table).on_conflict_do_nothing(), rows)
    else:
        connection.execute(postgres_insert(table).on_conflict_do_nothing(), rows)


def _filling(run: int) -> Any:  # noqa: ANN401 - SQLAlchemy's own generic type
    return (
        update(VERDICT)
        .where(
            VERDICT.c.run == run,
            VERDICT.c.puzzle == bindparam("at_puzzle"),
            VERDICT.c.given == bindparam("at_given"),
            VERDICT.c.verdict.is_(None),
        )
        .values(
            verdict=bindparam("verdict"),
            kind=bindparam("kind"),
            detail=bindparam("detail"),
            judged=bindparam("judged"),
        )
    )


def _entry_row(run: int, entry: Entry) -> Mapping[str, Any]:
    return {
        "run": run,
        "number": entry.number,
        "line": entry.line,
        "entrant": entry.entrant,
        "puzzle": entry.given.puzzle,
        "time": entry.time,
        "seconds": entry.seconds,
        "lang": entry.lang,
        "given": entry.given.digest(),
    }


def _run(row: Mapping[Any, Any]) -> Run:
    files = Files(
        **{name: row[name] for name in Files.__slots__ if name != "rules"},
        rules=json.loads(row["rules"]),
    )
    return Run(row["id"], files, row["started"], bool(row["loaded"]), bool(row["finished"]))
