from pathlib import Path

import pytest

from checker.contest.example import BOOKLET, ENTRIES
from checker.contest.grading import Order
from checker.contest.results import totals
from checker.contest.store import open_store
from checker.contest.watching import Arrivals, watch
from converters.errors import UsageError
from tests.checker.contest.test_run import Here


def watched(folder: Path, *looks: dict[str, str]) -> tuple[list[str], list[str]]:
    """Watch a folder while files are written between the looks; give what was told."""
    booklet = folder.parent / "booklet.toml"
    booklet.write_text(BOOKLET)
    graded, refused, left = [], [], list(looks)

    def pause() -> None:
        if not left:
            raise KeyboardInterrupt
        for name, text in left.pop(0).items():
            (folder / name).write_text(text)

    arrivals = Arrivals(
        folder,
        Order(booklet, folder),
        graded=lambda path, run: graded.append(f"{path.name} {run.id}"),
        refused=lambda path, error: refused.append(f"{path.name}: {error.found}"),
        pause=pause,
    )
    with pytest.raises(KeyboardInterrupt):
        watch(open_store(str(folder.parent / "s.sqlite")), Here(), arrivals)
    return graded, refused


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "in"
    made.mkdir()
    return made


def test_each_file_is_graded_once_as_a_run_of_its_own(folder: Path) -> None:
    told = watched(folder, {"a.csv": ENTRIES}, {}, {"b.csv": ENTRIES + "Dora,1,,,1,\n"}, {}, {})
    assert told == (["a.csv 1", "b.csv 2"], [])
    store = open_store(str(folder.parent / "s.sqlite"))
    assert sum(totals(store, 1)["1"].values()) == 3


def test_a_file_that_is_still_growing_is_waited_for(folder: Path) -> None:
    half, whole = {"a.csv": ENTRIES[:90]}, {"a.csv": ENTRIES}
    assert watched(folder, half, whole, {}, {}) == (["a.csv 1"], [])


def test_a_file_that_is_none_stops_no_other(folder: Path) -> None:
    odd = {"a.csv": "name\nAda\n", "b.csv": ENTRIES, "c.pdf": "x"}
    assert watched(folder, odd, {}, {}) == (["b.csv 1"], ["a.csv: the column 'name'"])


def test_a_folder_that_is_not_there_is_an_error(folder: Path) -> None:
    with pytest.raises(UsageError, match="no folder"):
        watch(
            open_store(str(folder / "s.sqlite")),
            Here(),
            Arrivals(folder / "x", Order(folder / "b", folder)),
        )


def test_a_workbook_that_arrives_is_told_of(folder: Path) -> None:
    told = watched(folder, {"a.xlsx": "PK\x03\x04"}, {}, {})
    assert told == ([], ["a.xlsx: an Excel workbook, or another zip archive"])


def test_after_a_booklet_is_mended_the_files_it_refused_are_graded(folder: Path) -> None:
    broken = {"a.csv": ENTRIES, "../booklet.toml": BOOKLET.replace("[[puzzle]]", "[[puzle]]")}
    mended = {"../booklet.toml": BOOKLET}
    graded, (refused,) = watched(folder, broken, {}, {}, mended, {}, {})
    assert graded == ["a.csv 1"]
    assert refused.startswith("a.csv: the key 'puzle'")
