"""``penpad solve --proof`` and ``penpad verify-proof`` as docs/contract.md has them."""

from pathlib import Path

import pytest

from tests.command import penpad

PUZZLE = "..#...\n......\n2...0.\n......\n1##..2\n.#..3."
SEVERAL = "..#"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a folder with the proof of the puzzle."""
    assert penpad("solve", PUZZLE, "--proof", str(tmp_path / "proof")).exit == 0
    return tmp_path / "proof"


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_solve_tells_which_files_it_wrote(tmp_path: Path) -> None:
    told = penpad("solve", PUZZLE, "--proof", str(tmp_path), "--json").json()
    assert told["proof"] == [str(tmp_path / f"uniqueness.{end}") for end in ("opb", "pbp")]


def test_a_proof_is_accepted(folder: Path) -> None:
    ran = penpad("verify-proof", str(folder), PUZZLE)
    assert ran.exit == 0
    assert ran.out == ("accepted: Every step holds: the puzzle has exactly one solution. (akari)\n")


def test_a_proof_is_about_the_puzzle_in_any_format(folder: Path) -> None:
    link = penpad("convert", PUZZLE, "--to", "penpa").out.strip()
    told = penpad("verify-proof", str(folder), link, "--json").json()
    assert told["accepted"] is True
    assert told["solution"] == ["..#..o", "o.....", "2o..0.", "..o...", "1##.o2", "o#.o3o"]


def test_marks_of_a_solver_do_not_count(folder: Path) -> None:
    assert penpad("verify-proof", str(folder), PUZZLE.replace("..#", "o.#", 1)).exit == 0


def test_a_proof_of_another_puzzle_is_refused(folder: Path) -> None:
    ran = penpad("verify-proof", str(folder), PUZZLE.replace("3", "2"), "--json")
    assert ran.exit == 1
    assert ran.json()["accepted"] is False
    assert "is missing" in ran.json()["reason"]


def test_a_changed_formula_is_refused(folder: Path) -> None:
    spoil(folder / "uniqueness.opb", "1 x1 1 x2 ", "1 x1 2 x2 ")
    assert penpad("verify-proof", str(folder), PUZZLE).exit == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "abgelehnt: uniqueness.pbp, Zeile 2: 53 Ungleichungen genannt, 52 stehen"),
        ("en", "refused: uniqueness.pbp, line 2: 53 inequalities are named, the formula has 52"),
        ("nl", "afgewezen: uniqueness.pbp, regel 2: 53 ongelijkheden genoemd, de formule heeft"),
    ],
)
def test_a_changed_proof_is_refused(folder: Path, lang: str, words: str) -> None:
    spoil(folder / "uniqueness.pbp", "f 52", "f 53")
    ran = penpad("verify-proof", str(folder), PUZZLE, "--lang", lang)
    assert ran.exit == 1
    assert ran.out.startswith(words)


def test_of_several_solutions_there_is_no_proof(tmp_path: Path) -> None:
    ran = penpad("solve", SEVERAL, "--proof", str(tmp_path / "proof"), "--json")
    assert ran.exit == 0
    assert ran.json()["proof"] == []
    assert "exactly one solution" in ran.json()["notes"][-1]
    assert not (tmp_path / "proof").exists()


def test_without_proof_nothing_is_said_of_it() -> None:
    assert "proof" not in penpad("solve", PUZZLE, "--json").json()


def test_a_proof_is_not_about_marks(tmp_path: Path) -> None:
    ran = penpad("solve", PUZZLE, "--from-marks", "--proof", str(tmp_path))
    assert ran.exit == 2
    assert "--from-marks" in ran.err


def test_a_folder_without_a_proof_is_unusable(tmp_path: Path) -> None:
    ran = penpad("verify-proof", str(tmp_path), PUZZLE, "--json")
    assert ran.exit == 2
    assert ran.json()["error"]["found"] == "no such file"


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = penpad("solve", PUZZLE, "--proof", str(tmp_path / "file" / "proof"))
    assert ran.exit == 2
    assert "a folder that can be written" in ran.err


def test_a_proof_that_takes_too_long_is_unusable(folder: Path) -> None:
    ran = penpad("verify-proof", str(folder), PUZZLE, "--limit", "0")
    assert ran.exit == 2
    assert "--limit" in ran.err


def test_the_proof_of_a_puzzle_not_understood_is_unusable(folder: Path) -> None:
    ran = penpad("verify-proof", str(folder), "?..\n...", "--genre", "akari")
    assert ran.exit == 2
