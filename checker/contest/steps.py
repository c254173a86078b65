"""The steps by which a new or older store becomes as `checker.contest.tables` has it.

A step stands as it was written, in words of its own: it never looks at the tables of today, which
later steps have still to make. A new store takes all of them, one after the other, like an old one.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from sqlalchemy import Connection

Step: TypeAlias = Callable[[Connection], None]
"""What makes of a store of version n one of version n + 1."""

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "sqlite": {"serial": "INTEGER", "double": "DOUBLE"},
    "postgresql": {"serial": "SERIAL", "double": "DOUBLE PRECISION"},
}
"""What each database calls numbers that it gives by itself, and numbers with a fraction."""

_FIRST: Final = (
    """CREATE TABLE penpad_run (
    id {serial} NOT NULL PRIMARY KEY,
    contest TEXT NOT NULL,
    booklet TEXT NOT NULL,
    booklet_digest TEXT NOT NULL,
    entries_name TEXT NOT NULL,
    entries_digest TEXT NOT NULL,
    program TEXT NOT NULL,
    rules TEXT NOT NULL,
    puzzles TEXT NOT NULL,
    started TEXT NOT NULL,
    loaded TEXT,
    finished TEXT
)""",
    """CREATE TABLE penpad_given (
    digest TEXT NOT NULL PRIMARY KEY,
    puzzle TEXT NOT NULL,
    link TEXT NOT NULL,
    board TEXT NOT NULL,
    code TEXT NOT NULL,
    fault TEXT NOT NULL
)""",
    """CREATE TABLE penpad_entry (
    run INTEGER NOT NULL REFERENCES penpad_run (id),
    number INTEGER NOT NULL,
    line INTEGER NOT NULL,
    entrant TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    time TEXT NOT NULL,
    seconds {double},
    lang TEXT NOT NULL,
    given TEXT NOT NULL REFERENCES penpad_given (digest),
    PRIMARY KEY (run, number)
)""",
    "CREATE INDEX penpad_entry_entrant ON penpad_entry (run, entrant, puzzle)",
    """CREATE TABLE penpad_verdict (
    run INTEGER NOT NULL REFERENCES penpad_run (id),
    puzzle TEXT NOT NULL,
    given TEXT NOT NULL REFERENCES penpad_given (digest),
    verdict TEXT,
    kind TEXT,
    detail TEXT,
    judged TEXT,
    PRIMARY KEY (run, puzzle, given)
)""",
    """CREATE TABLE penpad_decision (
    id {serial} NOT NULL PRIMARY KEY,
    entrant TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    given TEXT NOT NULL REFERENCES penpad_given (digest),
    verdict TEXT NOT NULL,
    reason TEXT NOT NULL,
    decided TEXT NOT NULL
)""",
)


def _first(connection: Connection) -> None:
    """Make the tables of a new store."""
    for statement in _FIRST:
        connection.exec_driver_sql(statement.format_map(_WORDS[connection.dialect.name]))


_SECOND: Final = (
    "ALTER TABLE penpad_decision ADD COLUMN contest TEXT NOT NULL DEFAULT ''",
    """UPDATE penpad_decision SET contest = COALESCE((
    SELECT penpad_run.contest FROM penpad_run
    JOIN penpad_entry ON penpad_entry.run = penpad_run.id
    WHERE penpad_entry.entrant = penpad_decision.entrant
    AND penpad_entry.puzzle = penpad_decision.puzzle
    AND penpad_entry.given = penpad_decision.given
    AND penpad_run.started <= penpad_decision.decided
    ORDER BY penpad_run.id DESC LIMIT 1
), '')""",
)


def _second(connection: Connection) -> None:
    """Note of which contest a decision is: that of the newest run that could have been meant."""
    for statement in _SECOND:
        connection.exec_driver_sql(statement)


STEPS: Final[tuple[Step, ...]] = (_first, _second)
"""All steps, the first one from nothing; never changed, only added to."""
