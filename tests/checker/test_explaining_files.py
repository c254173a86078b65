from pathlib import Path

import pytest

from tests.command import penpad

BOARD = "...2\n.#..\n..1.\n#..."


@pytest.mark.parametrize(
    ("ending", "start"),
    [(".html", b"<!DOCTYPE html>"), (".svg", b"<svg ")],
)
def test_an_explanation_becomes_a_page_or_a_sheet(
    ending: str, start: bytes, tmp_path: Path
) -> None:
    file = tmp_path / f"steps{ending}"
    assert penpad("explain", BOARD, "-o", str(file)).exit == 0
    assert file.read_bytes().startswith(start)


def test_steps_that_went_to_a_file_are_not_printed_as_well(tmp_path: Path) -> None:
    ran = penpad("explain", BOARD, "-o", str(tmp_path / "page.html"))
    assert ran.out == "solved in 7 steps; the hardest: clue corner\n"


def test_the_page_speaks_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    penpad("explain", BOARD, "-o", str(file), "--lang", "nl")
    assert "Stap 3 van 7: " in file.read_text(encoding="utf-8")


def test_marks_on_the_board_are_there_from_the_start(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    penpad("explain", BOARD.replace("...2", "..o2"), "-o", str(file))
    text = file.read_text(encoding="utf-8")
    assert "with the marks of the start there is no other solution" in text
    assert "x₃</text>" not in text


def test_another_ending_is_refused_before_anything_is_explained(tmp_path: Path) -> None:
    ran = penpad("explain", BOARD, "-o", str(tmp_path / "steps.txt"))
    assert (ran.exit, "want .html or .svg or .png" in ran.err) == (2, True)


def test_what_was_not_understood_leaves_no_file_behind(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    link = "@fixtures/links/penpa/digits-drawn.txt"
    ran = penpad("explain", link, "--genre", "akari", "-o", str(file))
    assert (ran.exit, "was not written: there is no explanation" in ran.err) == (3, True)
    assert not file.exists()
