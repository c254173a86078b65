"""Stores of other versions: made by words that stand here as they were, and opened by today's."""

from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, MetaData, create_engine, inspect, text

from checker.contest.booklet import Puzzle
from checker.contest.entries import Given
from checker.contest.results import rows
from checker.contest.run import Job, grade
from checker.contest.steps import STEPS
from checker.contest.store import open_store
from checker.contest.tables import METADATA
from checker.contest.verdict import Verdict
from converters.errors import UsageError
from tests.checker.contest.test_run import Here

RIGHT = Given("1", board="o.#\n..o")
WRONG = Given("1", board="oo#\n..o")
PUZZLE = Puzzle("1", "..#\n...", genre="akari", solutions=("o.#\n..o",))

VERSION_1 = """
CREATE TABLE penpad_schema (version INTEGER NOT NULL, PRIMARY KEY (version));
CREATE TABLE penpad_run (
    id {serial} NOT NULL, contest TEXT NOT NULL, booklet TEXT NOT NULL,
    booklet_digest TEXT NOT NULL, entries_name TEXT NOT NULL, entries_digest TEXT NOT NULL,
    program TEXT NOT NULL, rules TEXT NOT NULL, puzzles TEXT NOT NULL, started TEXT NOT NULL,
    loaded TEXT, finished TEXT, PRIMARY KEY (id));
CREATE TABLE penpad_given (
    digest TEXT NOT NULL, puzzle TEXT NOT NULL, link TEXT NOT NULL, board TEXT NOT NULL,
    code TEXT NOT NULL, fault TEXT NOT NULL, PRIMARY KEY (digest));
CREATE TABLE penpad_entry (
    run INTEGER NOT NULL, number INTEGER NOT NULL, line INTEGER NOT NULL, entrant TEXT NOT NULL,
    puzzle TEXT NOT NULL, time TEXT NOT NULL, seconds {double}, lang TEXT NOT NULL,
    given TEXT NOT NULL, PRIMARY KEY (run, number),
    FOREIGN KEY(run) REFERENCES penpad_run (id),
    FOREIGN KEY(given) REFERENCES penpad_given (digest));
CREATE INDEX penpad_entry_entrant ON penpad_entry (run, entrant, puzzle);
CREATE TABLE penpad_verdict (
    run INTEGER NOT NULL, puzzle TEXT NOT NULL, given TEXT NOT NULL, verdict TEXT, kind TEXT,
    detail TEXT, judged TEXT, PRIMARY KEY (run, puzzle, given),
    FOREIGN KEY(run) REFERENCES penpad_run (id),
    FOREIGN KEY(given) REFERENCES penpad_given (digest));
CREATE TABLE penpad_decision (
    id {serial} NOT NULL, entrant TEXT NOT NULL, puzzle TEXT NOT NULL, given TEXT NOT NULL,
    verdict TEXT NOT NULL, reason TEXT NOT NULL, decided TEXT NOT NULL, PRIMARY KEY (id),
    FOREIGN KEY(given) REFERENCES penpad_given (digest));
INSERT INTO penpad_schema VALUES (1);
INSERT INTO penpad_run (contest, booklet, booklet_digest, entries_name, entries_digest, program,
    rules, puzzles, started, loaded)
    VALUES ('c', 'b', 'b', 'e', 'e', '{program}', '{{}}', '[]', '2026-01-01', '2026-01-01');
INSERT INTO penpad_given VALUES ('{right}', '1', '', 'o.#\n..o', '', '');
INSERT INTO penpad_given VALUES ('{wrong}', '1', '', 'oo#\n..o', '', '');
INSERT INTO penpad_entry VALUES (1, 1, 2, 'Ada', '1', '', NULL, '', '{right}');
INSERT INTO penpad_entry VALUES (1, 2, 3, 'Ben', '1', '', NULL, '', '{wrong}');
INSERT INTO penpad_verdict VALUES
    (1, '1', '{right}', 'equal', '', '{{"reasons":[],"broken":[],"more":0}}', '2026-01-01');
INSERT INTO penpad_verdict VALUES (1, '1', '{wrong}', NULL, NULL, NULL, NULL)
"""
"""A store of version 1 with a run of two answers of which one is judged."""


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of each sort, empty."""
    if request.param == "sqlite":
        yield str(tmp_path / "s.sqlite")
    else:
        yield request.getfixturevalue("postgres")


def reached(address: str) -> Engine:
    if "://" not in address:
        return create_engine(f"sqlite:///{address}")
    return create_engine(address.replace("postgresql://", "postgresql+psycopg://"))


def make_version_1(address: str) -> None:
    engine = reached(address)
    sqlite = engine.dialect.name == "sqlite"
    words = VERSION_1.format(
        serial="INTEGER" if sqlite else "SERIAL",
        double="DOUBLE" if sqlite else "DOUBLE PRECISION",
        program=metadata.version("penpad"),
        right=RIGHT.digest(),
        wrong=WRONG.digest(),
    )
    with engine.begin() as connection:
        for each in words.split(";"):
            connection.exec_driver_sql(each)
    engine.dispose()


def renamed(connection: Connection) -> None:
    """A later step that changes what is there: a new column, and a column with another name."""
    connection.execute(text("ALTER TABLE penpad_run ADD COLUMN note TEXT NOT NULL DEFAULT 'old'"))
    connection.execute(text("ALTER TABLE penpad_run RENAME COLUMN note TO remark"))


def remade(connection: Connection) -> None:
    """A step that makes a table anew, to which rows of others point."""
    connection.execute(text("CREATE TABLE penpad_new AS SELECT * FROM penpad_given"))
    if connection.dialect.name == "postgresql":
        connection.execute(text("ALTER TABLE penpad_new ADD PRIMARY KEY (digest)"))
        connection.execute(text("DROP TABLE penpad_given CASCADE"))
    else:
        connection.execute(text("DROP TABLE penpad_given"))
        connection.execute(text("CREATE UNIQUE INDEX penpad_new_digest ON penpad_new (digest)"))
    connection.execute(text("ALTER TABLE penpad_new RENAME TO penpad_given"))


def broken(connection: Connection) -> None:
    """A step that fails half way."""
    connection.execute(text("ALTER TABLE penpad_run ADD COLUMN half TEXT"))
    connection.execute(text("SELECT * FROM nowhere"))


def test_a_half_judged_run_of_version_1_goes_on_in_a_program_with_more_steps(
    address: str,
) -> None:
    make_version_1(address)
    store = open_store(address, (*STEPS, renamed, remade))
    grade(Job(store, 1, {"1": PUZZLE}, Here()))
    ada, ben = rows(store, 1)
    assert (ada.verdict, ada.judged) == (Verdict.EQUAL, "2026-01-01")
    assert ben.verdict is Verdict.WRONG
    with store.begin() as connection:
        versions = connection.scalars(text("SELECT version FROM penpad_schema ORDER BY 1")).all()
        assert versions == [1, 2, 3, 4]
        assert connection.scalar(text("SELECT remark FROM penpad_run")) == "old"
    store.close()


def test_a_decision_of_version_1_belongs_to_the_contest_it_was_made_in(address: str) -> None:
    make_version_1(address)
    engine = reached(address)
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO penpad_decision (entrant, puzzle, given, verdict, reason, decided)"
                " VALUES ('Ada', '1', :given, 'wrong', 'late', '2026-01-02')"
            ),
            {"given": RIGHT.digest()},
        )
    engine.dispose()
    store = open_store(address)
    ada, _ = rows(store, 1)
    assert (ada.decision, ada.reason) == (Verdict.WRONG, "late")
    with store.begin() as connection:
        assert connection.scalar(text("SELECT contest FROM penpad_decision")) == "c"
    store.close()


def test_a_step_that_fails_leaves_the_store_as_it_was(address: str) -> None:
    make_version_1(address)
    with pytest.raises(UsageError, match="nowhere"):
        open_store(address, (*STEPS, broken))
    store = open_store(address)
    with store.begin() as connection:
        assert "half" not in [
            each["name"] for each in inspect(connection).get_columns("penpad_run")
        ]
        assert connection.scalar(text("SELECT max(version) FROM penpad_schema")) == len(STEPS)
    store.close()


def test_a_store_of_a_newer_version_is_refused_and_left_alone(address: str) -> None:
    open_store(address, (*STEPS, renamed)).close()
    with pytest.raises(UsageError) as raised:
        open_store(address)
    assert raised.value.found == f"tables of version {len(STEPS) + 1}"
    assert raised.value.hint.startswith("a newer penpad made it; update this one")
    open_store(address, (*STEPS, renamed)).close()


def test_the_steps_make_the_tables_that_the_program_works_with(address: str) -> None:
    open_store(address).close()
    engine = reached(address)
    made = look(engine)
    drop = MetaData()
    drop.reflect(engine)
    drop.drop_all(engine)
    METADATA.create_all(engine)
    assert made == look(engine)
    engine.dispose()


def look(engine: Engine) -> dict[str, object]:
    """Give each table's columns, keys and indexes."""
    found = inspect(engine)
    return {
        name: (
            [(each["name"], str(each["type"])) for each in found.get_columns(name)],
            [each["nullable"] for each in found.get_columns(name)],
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(each["constrained_columns"][0] for each in found.get_foreign_keys(name)),
            [(each["name"], each["column_names"]) for each in found.get_indexes(name)],
        )
        for name in sorted(found.get_table_names())
    }
