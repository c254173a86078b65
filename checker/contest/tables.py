"""The tables of a store as they are now; `checker.contest.steps` makes older ones so.

====================  =============================================================
table                 one row for
====================  =============================================================
``penpad_schema``     the store: its version
``penpad_run``        each grading: its files, program and rules
``penpad_given``      each different answer, known by its hash; shared by all runs
``penpad_entry``      each row of a run's file
``penpad_verdict``    each different answer of a run; empty until it is judged
``penpad_decision``   each decision of an organiser, in a contest
====================  =============================================================

Nothing is ever overwritten: an empty verdict is filled once, and everything else is only added.
"""

from typing import Final

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData()

SCHEMA: Final = Table("penpad_schema", METADATA, Column("version", Integer, primary_key=True))

RUN: Final = Table(
    "penpad_run",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("contest", Text, nullable=False),
    Column("booklet", Text, nullable=False),
    Column("booklet_digest", Text, nullable=False),
    Column("entries_name", Text, nullable=False),
    Column("entries_digest", Text, nullable=False),
    Column("program", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("puzzles", Text, nullable=False),
    Column("started", Text, nullable=False),
    Column("loaded", Text),
    Column("finished", Text),
)

GIVEN: Final = Table(
    "penpad_given",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("puzzle", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("fault", Text, nullable=False),
)

ENTRY: Final = Table(
    "penpad_entry",
    METADATA,
    Column("run", Integer, ForeignKey("penpad_run.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Integer, nullable=False),
    Column("entrant", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("time", Text, nullable=False),
    Column("seconds", Double),
    Column("lang", Text, nullable=False),
    Column("given", Text, ForeignKey("penpad_given.digest"), nullable=False),
)

VERDICT: Final = Table(
    "penpad_verdict",
    METADATA,
    Column("run", Integer, ForeignKey("penpad_run.id"), primary_key=True),
    # the puzzle comes first, so that a worker judges answers to one puzzle after another
    Column("puzzle", Text, primary_key=True),
    Column("given", Text, ForeignKey("penpad_given.digest"), primary_key=True),
    Column("verdict", Text),
    Column("kind", Text),
    Column("detail", Text),
    Column("judged", Text),
)

DECISION: Final = Table(
    "penpad_decision",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("entrant", Text, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("given", Text, ForeignKey("penpad_given.digest"), nullable=False),
    Column("verdict", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("decided", Text, nullable=False),
    # puzzles of other contests may have the same ids, and codes as short
    Column("contest", Text, nullable=False, server_default=""),
)

_BY_ENTRANT: Final = Index("penpad_entry_entrant", ENTRY.c.run, ENTRY.c.entrant, ENTRY.c.puzzle)
