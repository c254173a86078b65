"""Files of one contest that arrived one after another, with one result."""

import csv
import io
import re
from pathlib import Path

import pytest

from tests.command import penpad

BOOKLET = 'name = "Friday"\n[[puzzle]]\nid = "1"\nlink = "...1"\npoints = 5\n'
HEADING = "entrant,puzzle,board,time\n"
RIGHT, UNFINISHED = "..o1", "...1"


def results(folder: Path, *more: str) -> str:
    return penpad("contest", "results", "--store", str(folder / "s.sqlite"), *more).out


def arrives(folder: Path, name: str, *entries: str) -> None:
    """Grade a file."""
    (folder / name).write_text(HEADING + "".join(f"{each}\n" for each in entries))
    files = (str(folder / "booklet.toml"), str(folder / name))
    more = ("--store", str(folder / "s.sqlite"), "--workers", "1")
    assert penpad("contest", "grade", *files, *more).exit == 0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("together")
    (made / "booklet.toml").write_text(BOOKLET)
    arrives(made, "first.csv", f"Ada,1,{UNFINISHED},10:00", f"Ben,1,{RIGHT},10:00")
    arrives(made, "second.csv", f"Ada,1,{RIGHT},11:00", f"Ben,1,{UNFINISHED},09:00")
    return made


def counted(folder: Path, *more: str) -> list[tuple[str, ...]]:
    """Give the file, the entrant and the verdict of each entry that counts."""
    listed = csv.DictReader(io.StringIO(results(folder, "--csv", *more)))
    rows = [row for row in listed if row["counts"] == "True"]
    return [(row["file"], row["entrant"], row["verdict"]) for row in rows]


def test_of_entries_in_several_files_the_last_in_time_counts(folder: Path) -> None:
    assert counted(folder, "--together") == [
        ("first.csv", "Ben", "equal"),
        ("second.csv", "Ada", "equal"),
    ]


def test_a_run_alone_knows_its_own_file_only(folder: Path) -> None:
    assert {file for file, *_ in counted(folder)} == {"second.csv"}


def test_scores_and_one_entrants_entries_are_those_of_all_files(folder: Path) -> None:
    assert ["Ada", "5", "1", "2"] in map(str.split, results(folder, "--together").splitlines())
    told = results(folder, "--together", "--entrant", "Ada", "--lang", "en")
    assert re.findall(r"\S+ line \d+", told) == ["first.csv line 2", "second.csv line 2"]


def test_the_page_names_the_file_of_each_entry(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    results(folder, "--together", "-o", str(page))
    text = page.read_text()
    links = re.findall(r'href="#(e\d+-\d+)"', text)
    assert set(links) == {"e1-1", "e2-2"}
    assert all(f'id="{each}"' in text for each in links)
    assert "<td>first.csv 2</td>" in text


def test_a_file_that_came_again_counts_in_its_newest_form(tmp_path: Path) -> None:
    (tmp_path / "booklet.toml").write_text(BOOKLET)
    arrives(tmp_path, "first.csv", f"Ada,1,{UNFINISHED},10:00")
    arrives(tmp_path, "second.csv", f"Ben,1,{UNFINISHED},10:00")
    arrives(tmp_path, "first.csv", f"Ada,1,{RIGHT},10:00")
    assert counted(tmp_path, "--together") == [
        ("second.csv", "Ben", "unfinished"),
        ("first.csv", "Ada", "equal"),
    ]
