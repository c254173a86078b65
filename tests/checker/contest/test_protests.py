"""What an organiser answers a protest with, at the terminal and on the page."""

from pathlib import Path

import pytest

from tests.command import penpad


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The example, graded; Ben sent in two codes for puzzle 2."""
    folder = tmp_path_factory.mktemp("protests")
    penpad("contest", "init", str(folder))
    files = (str(folder / "booklet.toml"), str(folder / "entries.csv"))
    address = str(folder / "s.sqlite")
    penpad("contest", "grade", *files, "--store", address, "--workers", "1")
    return address


def test_all_entries_of_one_entrant_are_told_with_reasons_and_the_right_code(store: str) -> None:
    told = penpad("contest", "results", "--store", store, "--entrant", "Ben", "--lang", "en").out
    assert told.splitlines() == [
        "Puzzle 1, entries.csv line 9, 10:05: equal after the written normalisation; points: 5",
        "  code: 2 1 1 1 1",
        "  right code: 21111",
        "Puzzle 2, entries.csv line 10, 10:20: near miss (slip); points: 0",
        "  Replaced by a later entry.",
        "  Transposed: character 5 and the next one.",
        "  code: 121121",
        "  right code: 121112",
        "Puzzle 2, entries.csv line 11, 10:40: equal to the key; points: 10",
        "  code: 121112",
        "  right code: 121112",
    ]


def test_one_entrants_entries_as_json_are_only_theirs(store: str) -> None:
    told = penpad("contest", "results", "--store", store, "--entrant", "Ben", "--json").json()
    assert [row["code"] for row in told["rows"]] == ["2 1 1 1 1", "121121", "121112"]
    assert [each["entrant"] for each in told["scores"]] == ["Ben"]


def test_of_an_entrant_who_is_not_there_nothing_is_printed(store: str) -> None:
    ran = penpad("contest", "results", "--store", store, "--entrant", "Bob", "--csv")
    assert (ran.exit, ran.out) == (2, "")
    assert "found no entry of 'Bob'" in ran.err


def test_the_page_has_the_right_code_beside_a_wrong_one(store: str, tmp_path: Path) -> None:
    path = tmp_path / "r.html"
    penpad("contest", "results", "--store", store, "-o", str(path))
    (entry,) = [each for each in path.read_text("utf-8").split("<details")[1:] if "121121" in each]
    assert "<pre>121112</pre>" in entry.replace("\n", "")


def test_a_very_long_answer_is_cut_on_the_page(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "e.csv").write_text(f"entrant,puzzle,board\nAda,1,{'o' * 500_000}\n")
    files = (str(tmp_path / "booklet.toml"), str(tmp_path / "e.csv"))
    stored = ("--store", str(tmp_path / "s.sqlite"))
    penpad("contest", "grade", *files, *stored, "--workers", "1")
    penpad("contest", "results", *stored, "-o", str(tmp_path / "r.html"))
    assert (tmp_path / "r.html").stat().st_size < 100_000


def test_a_name_is_found_however_its_accent_is_typed(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "e.csv").write_text("entrant,puzzle,code\nJ\u00fcrgen,1,21112\n", "utf-8")
    files = (str(tmp_path / "booklet.toml"), str(tmp_path / "e.csv"))
    stored = ("--store", str(tmp_path / "s.sqlite"))
    penpad("contest", "grade", *files, *stored, "--workers", "1")
    typed = "Ju\u0308rgen "
    assert penpad("contest", "decide", typed, "1", "equal", "--reason", "late", *stored).exit == 0
    told = penpad("contest", "results", "--entrant", typed, *stored).out
    assert "equal to the key; points: 5" in told
    assert "Decided: late (the program's verdict: near miss)" in told
