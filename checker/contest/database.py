"""A database by its address: how it is opened, brought up to date, and spoken of.

A store remembers its version. A program that knows more steps than the store has taken takes the
rest when it opens it, all in one transaction and alone: whoever comes meanwhile waits, and whatever
ends it leaves the store as it was.
"""

import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from checker.contest.steps import Step
from checker.contest.tables import SCHEMA
from converters.errors import UsageError

_BUSY_MILLISECONDS: Final = 30_000
_POSTGRES: Final = "postgresql+psycopg"
_LOCK: Final = 0x70656E706164
"""The number under which PostgreSQL lets one program at a time change the tables."""


def opened(address: str, steps: Sequence[Step]) -> Engine:
    """Connect to a database whose tables are made or renewed if need be.

    Args:
        address: A file's name for SQLite, or an address.
        steps: What makes of a store of version n one of version n + 1.

    Raises:
        UsageError: If it cannot be reached, or has taken more steps than there are.
    """
    url = _url(address)
    with told(url, _REACH):
        engine = create_engine(url)
        if url.get_backend_name() == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
        try:
            _migrate(engine, steps)
        except BaseException:
            engine.dispose()
            raise
    return engine


def identity(url: URL) -> tuple[int, int] | None:
    """Give what a store's file is known by, whatever its name; None: it has none, or is gone.

    A file that was deleted can be written on as long as it is open: all would be lost at the end.
    """
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    try:
        held = Path(url.database).stat()
    except OSError:
        return None
    return held.st_dev, held.st_ino


@contextmanager
def told(url: URL, hint: str) -> Generator[None]:
    """Turn what the database says into an error of ours; the password is in no message.

    Args:
        url: The database.
        hint: The way out of whatever is wrong with it.
    """
    where = _named(url)
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
        raise _unreachable(where, "an unknown sort of database", hint) from error
    except SQLAlchemyError as error:
        raise _unreachable(where, _words(error), hint) from error


def lost(url: URL) -> UsageError:
    """Say that a store's file was taken away while it was open."""
    return UsageError(
        where=f"store {_named(url)}",
        found="a file that was deleted or replaced meanwhile",
        want="the file as it was when it was opened",
        hint="put it back, or grade again: the same command makes a new store",
    )


def _url(address: str) -> URL:
    """Understand an address; a plain name is a file."""
    if "://" not in address:
        return URL.create("sqlite", database=str(Path(address)))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise _unreachable(_UNTOLD, "an address that cannot be read", _REACH) from error
    if "@" in (url.host or ""):
        found = "an @ inside the user or password, which is written %40"
        raise _unreachable(_UNTOLD, found, _REACH)
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername=_POSTGRES)
    return url


def _named(url: URL) -> str:
    """Give an address as it is written, without the driver and the password."""
    if url.get_backend_name() == "sqlite":
        return url.database or "in memory"
    named = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
    return _SECRET.sub("***", named)


_SECRET: Final = re.compile(r"(?<=password=)[^&]*")
"""A password that has a name, and so a place of its own."""

_UNTOLD: Final = "address"
"""What an address is called of which nobody knows where its password ends."""


def _words(error: SQLAlchemyError) -> str:
    """Give what happened; of a connection that broke off a driver only tells how it noticed."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return "a connection that broke off, perhaps since the server restarts"
    said = str(getattr(error, "orig", None) or error)
    words = " ".join(said.split()) or type(error).__name__
    return next((ours for theirs, ours in _SAID if theirs in words), words[:200])


_SAID: Final = (
    (
        "unable to open database file",
        "a file that cannot be opened, for want of its folder or of the right to write there",
    ),
    ("file is not a database", "a file that is no store"),
    ("disk image is malformed", "a file that is damaged"),
    ("no such table: penpad", "a store without all of its tables"),
    ("disk is full", "a full disk"),
    ("No space left", "a full disk"),
    ("readonly database", "a file that may not be written"),
    ("database is locked", "a store that another program has locked for long"),
    ("Connection refused", "no server that answers there"),
    ("could not translate host name", "a host that nobody knows"),
    ("failed to resolve host", "a host that nobody knows"),
    ("timeout expired", "a server that does not answer in time"),
    ("password authentication failed", "a password that the server does not take"),
    ("no password supplied", "a server that wants a password"),
    ("permission denied", "a user who may not do this"),
    ("no schema has been selected", "a user who may not make tables there"),
    ("FATAL: role", "a user whom the server does not know"),
    ("FATAL: database", "no database of that name"),
    ("the database system is", "a server that is just starting or ending"),
)
"""What databases say that people run into, and what that is."""


def _unreachable(where: str, found: str, hint: str) -> UsageError:
    return UsageError(
        where=f"store {where}",
        found=found,
        want="an SQLite file, or postgresql://user@host/database",
        hint=hint,
    )


GOES_ON: Final = "nothing that was noted is lost; the same command goes on where it stopped"
_REACH: Final = "check the address, and whether the server or the folder is there and may be used"


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


def _migrate(engine: Engine, steps: Sequence[Step]) -> None:
    """Take every step that the store's version lacks.

    Raises:
        UsageError: If the store's version is a later one.
    """
    with engine.connect() as connection:
        if _version(connection, steps) == len(steps):
            return
    with engine.connect() as connection, _alone(connection):
        # somebody else may have taken them just now
        version = _version(connection, steps)
        _refuse_foreign(connection, version)
        SCHEMA.create(connection, checkfirst=True)
        for number, step in enumerate(steps[version:], start=version + 1):
            step(connection)
            connection.execute(insert(SCHEMA).values(version=number))


def _refuse_foreign(connection: Connection, version: int) -> None:
    """Leave a file alone that another program keeps its tables in.

    Raises:
        UsageError: If it is one. In PostgreSQL programs may share a database; a file is of one.
    """
    if (
        connection.dialect.name == "sqlite"
        and not version
        and inspect(connection).get_table_names()
    ):
        raise UsageError(
            where=f"store {_named(connection.engine.url)}",
            found="an SQLite file of another program",
            want="a store that penpad contest grade wrote, or a new name",
            hint="name another file with --store",
        )


def _version(connection: Connection, steps: Sequence[Step]) -> int:
    """Give how many steps a store has taken; 0: it is none yet.

    Raises:
        UsageError: If it has taken more than there are.
    """
    if not inspect(connection).has_table(SCHEMA.name):
        return 0
    version = connection.scalar(select(func.max(SCHEMA.c.version))) or 0
    if version > len(steps):
        raise UsageError(
            where=f"store {_named(connection.engine.url)}",
            found=f"tables of version {version}",
            want=f"at most {len(steps)}",
            hint="a newer penpad made it; update this one, or name another store",
        )
    return version


@contextmanager
def _alone(connection: Connection) -> Generator[None]:
    """Give a transaction in which nobody else changes tables, and all of which happens or nothing.

    SQLite's driver begins no transaction for a change of tables, so it is begun by hand. While a
    table is made anew, rows that point to it are left alone; at the end all must lead somewhere.
    """
    if connection.dialect.name != "sqlite":
        with connection.begin():
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            yield
        return
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.commit()
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield
        _refuse_strays(connection)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    finally:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        connection.commit()


def _refuse_strays(connection: Connection) -> None:
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise SQLAlchemyError(_ASTRAY)


_ASTRAY: Final = "rows that lead nowhere after a change of its tables"
