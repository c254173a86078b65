"""docs/contract.md: the keys and exits that scripts rely on are those that the commands give."""

import re
from pathlib import Path

import pytest

from checker.cli import VERBS
from tests.command import penpad

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
LINKS = ROOT / "fixtures/links"
EMPTY = str(LINKS / "penpa/akari-empty.txt")
WRONG = str(LINKS / "penpa/akari-wrong.txt")
DELTA = str(LINKS / "penpa/delta-a38-setters-way.txt")
TITLED = str(LINKS / "text/one-clue-changed.txt")
CODE = ("code", str(LINKS / "penpa/akari-with-bulbs.txt"), "--wording", "Row 1: B for bulb")
RUNS = [
    ("check", WRONG),
    ("check", EMPTY, "--stored"),
    ("check", DELTA, "--explain-clue", "R1C3"),
    ("info", EMPTY),
    ("info", EMPTY, "--grade"),
    ("convert", EMPTY, "--to", "text"),
    ("convert", EMPTY, "--to", "text", "--strict"),
    ("show", EMPTY),
    ("diff", EMPTY, TITLED),
    ("diff", EMPTY, EMPTY),
    ("solve", EMPTY),
    ("hint", EMPTY),
    ("hint", WRONG),
    ("explain", EMPTY),
    ("make", "akari", "--size", "5x5", "--seed", "1"),
    ("new",),
    (*CODE,),
    (*CODE, "--typed", "zz"),
    ("verify", str(ROOT / "fixtures/pages/clean.html")),
    ("verify", str(ROOT / "fixtures/pages/two-solutions.html")),
    ("answer", str(LINKS / "penpa/digits-drawn.txt")),
    ("replay", str(LINKS / "penpa/replay.txt")),
    ("slim", str(LINKS / "penpa/undo-history.txt")),
    ("genres",),
    ("formats",),
    ("rules", "akari"),
]


def rows(heading: str) -> list[list[str]]:
    """Give the cells of the table below a heading row."""
    table = PAGE.split(f"| {heading} |")[1].split("\n\n")[0]
    lines = table.splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def names(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


KEYS = {row[0].strip("`"): row[1] for row in rows("verb | keys | exits")}
EXITS = {row[0].strip("`"): row[2].split() for row in rows("verb | keys | exits")}
PARTS = [(*re.findall(r"`([^`]+)`", row[0]), names(row[1])) for row in rows("part | keys")]


def test_every_verb_has_its_line() -> None:
    assert set(KEYS) == set(VERBS) - {"contest"}


@pytest.mark.parametrize("run", RUNS, ids=lambda run: " ".join(run)[:40])
def test_a_verb_gives_the_keys_and_an_exit_of_its_line(run: tuple[str, ...]) -> None:
    ran = penpad(*run, "--json")
    always, _, sometimes = KEYS[run[0]].partition("[")
    assert names(always) <= set(ran.json()) <= names(always) | names(sometimes)
    assert str(ran.exit) in EXITS[run[0]]


@pytest.mark.parametrize(("verb", "part", "keys"), PARTS)
def test_what_stands_inside_has_the_keys_of_its_line(verb: str, part: str, keys: set[str]) -> None:
    found = [penpad(*run, "--json").json()[part] for run in RUNS if run[0] == verb]
    inside = [each for value in found for each in (value if isinstance(value, list) else [value])]
    assert inside
    assert all(set(each) == keys for each in inside)


def test_a_proof_and_its_check_give_the_keys_of_their_lines(tmp_path: Path) -> None:
    solved = penpad("solve", EMPTY, "--proof", str(tmp_path), "--json")
    always, _, sometimes = KEYS["solve"].partition("[")
    assert set(solved.json()) == names(always) | names(sometimes)
    checked = penpad("verify-proof", str(tmp_path), EMPTY, "--json")
    assert set(checked.json()) == names(KEYS["verify-proof"])
    assert str(checked.exit) in EXITS["verify-proof"]
