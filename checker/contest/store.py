"""Where runs and their verdicts are kept: an SQLite file, or PostgreSQL by its address.

Both are written through the same statements. What was written before a crash is there after it:
answers are noted before any is judged, and each group of verdicts is one transaction.
"""

import json
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    Table,
    and_,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from checker.contest.entries import Entry, Given
from checker.contest.tables import DECISION, ENTRY, GIVEN, RUN, SCHEMA, STEPS, VERDICT
from checker.contest.verdict import Judged
from converters.errors import UsageError, shown

_BUSY_MILLISECONDS: Final = 30_000
_POSTGRES: Final = "postgresql+psycopg"


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

    @contextmanager
    def begin(self) -> Generator[Connection]:
        """Give a transaction: all of it is kept, or nothing.

        Raises:
            UsageError: If the store cannot be reached or written.
        """
        with _told(self._engine.url), self._engine.begin() as connection:
            yield connection

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


def open_store(address: str) -> Store:
    """Open a store, and make or renew its tables.

    Args:
        address: A file's name for SQLite, or an address such as
            ``postgresql://user:password@host/database``.

    Raises:
        UsageError: If it cannot be reached, or a newer version of the program made it.
    """
    url = _url(address)
    with _told(url):
        engine = create_engine(url)
        if url.get_backend_name() == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
        _migrate(engine, url)
    return Store(engine)


def now() -> str:
    """Give the time as the store writes it: ISO 8601, in UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def given_of(row: Mapping[Any, Any]) -> Given:
    """Give the answer of a row."""
    return Given(*(str(row[name]) for name in Given._fields))


def _url(address: str) -> URL:
    """Understand an address; a plain name is a file."""
    if "://" not in address:
        return URL.create("sqlite", database=str(Path(address)))
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise _unreachable(shown(address), "an address that cannot be read") from error
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername=_POSTGRES)
    return url


@contextmanager
def _told(url: URL) -> Generator[None]:
    """Turn what the database says into an error of ours; the password is in no message."""
    where = url.render_as_string(hide_password=True)
    try:
        yield
    except ModuleNotFoundError as error:
        raise UsageError(
            where=where,
            found=f"no package {error.name}",
            want="the package that reaches this database",
            hint="pip install 'penpad[postgres]'",
        ) from error
    except NoSuchModuleError as error:
        raise _unreachable(where, "an unknown sort of database") from error
    except SQLAlchemyError as error:
        words = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
        raise _unreachable(where, " ".join(words.split())[:200]) from error


def _unreachable(where: str, found: str) -> UsageError:
    return UsageError(
        where=f"store {where}",
        found=found,
        want="an SQLite file, or postgresql://user@host/database",
        hint="nothing that was noted is lost; the same command goes on where it stopped",
    )


def _prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Let readers look while a run writes, and writers wait for each other."""
    cursor = connection.cursor()
    for words in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        f"busy_timeout={_BUSY_MILLISECONDS}",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {words}")
    cursor.close()


def _migrate(engine: Engine, url: URL) -> None:
    """Take every step that the store's version lacks, all in one transaction."""
    with engine.begin() as connection:
        SCHEMA.create(connection, checkfirst=True)
        version = connection.scalar(select(func.max(SCHEMA.c.version))) or 0
        if version > len(STEPS):
            raise UsageError(
                where=f"store {url.render_as_string(hide_password=True)}",
                found=f"tables of version {version}",
                want=f"at most {len(STEPS)}",
                hint="a newer penpad made it; update this one",
            )
        if version == 0 and inspect(connection).has_table(RUN.name):
            return  # somebody else made them just now
        for number, step in enumerate(STEPS[version:], start=version + 1):
            step(connection)
            connection.execute(insert(SCHEMA).values(version=number))


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
