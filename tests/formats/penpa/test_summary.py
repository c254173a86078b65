from pathlib import Path

import pytest

from converters.codec.deflate import deflate
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import CONTEST, HEADER, SPACE, VERSION, decode
from converters.formats.penpa.header import FLIP_UD, GRID, MULTISOLUTION, NX
from converters.formats.penpa.sessions import as_solving
from tests.formats.penpa.texts import board, empty

FIXTURES = Path(__file__).parents[3] / "fixtures" / "links" / "penpa"


def notes(name: str) -> str:
    text = (FIXTURES / f"{name}.txt").read_text(encoding="utf-8").strip()
    return "\n".join(FORMAT.summary(decode(text)).notes)


def test_a_summary_tells_editor_size_texts_and_counts() -> None:
    link = (FIXTURES / "akari-with-bulbs.txt").read_text(encoding="utf-8").strip()
    summary = FORMAT.summary(decode(link))
    assert (summary.editor, summary.grid) == ("Penpa+ 3.2.3", "square")
    assert (summary.rows, summary.cols) == (4, 4)
    assert (summary.title, summary.author, summary.tags) == ("Akari 4×4", "penpad", ("akari",))
    assert summary.rules.startswith("Place bulbs & light")
    assert summary.counts == {"surface": 4, "number": 3, "answer symbol": 5}
    assert summary.notes == ()


def test_rows_and_columns_are_those_the_solver_sees() -> None:
    document = empty(2, 3)
    turned = document.with_line(HEADER, document.header().with_field(4, "90").text())
    summary = FORMAT.summary(turned)
    assert (summary.rows, summary.cols) == (3, 2)
    assert summary.notes == ("the board is turned by 90 degrees",)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("turned-and-mirrored", "mirrored left to right"),
        ("mangled-by-mail", "has been repaired"),
        ("without-mode", "does not say"),
        ("border-glued-to-rules", "glued"),
        ("comma-in-source", "comma"),
        ("undo-history", "undo history of 5 steps"),
        ("holes-and-outside-clues", "white margins: 1 top, 1 right"),
        ("akari-answer-stored", "an answer is stored"),
        ("empty-answer", "solved on opening"),
        ("copy-of-a-session", "copy of a solver's session"),
        ("background-image", "background image"),
    ],
)
def test_oddities_are_noted(name: str, words: str) -> None:
    assert words in notes(name)


def test_old_and_foreign_links_are_summed_up_as_far_as_they_are_read() -> None:
    assert FORMAT.summary(decode_fixture("first-version")).editor == "Penpa (first version)"
    hexagons = FORMAT.summary(decode_fixture("hex-board"))
    assert (hexagons.grid, hexagons.counts) == ("hex", {"surface": 1})
    assert FORMAT.summary(empty().with_line(VERSION, "")).editor == "Penpa+ of unknown version"


def decode_fixture(name: str):
    return decode((FIXTURES / f"{name}.txt").read_text(encoding="utf-8").strip())


def test_an_answer_in_a_link_for_editing_is_noted_as_dropped() -> None:
    assert "drops it" in FORMAT.summary(empty().with_parameter("a", "x")).notes[0]


def test_a_title_that_the_editor_stumbles_over_is_noted() -> None:
    document = empty()
    header = document.header().with_meta(title="Star", author="", source="", rules="")
    starry = FORMAT.summary(document.with_line(HEADER, header.text()))
    assert any("cannot open it" in note for note in starry.notes)


def test_a_contest_link_is_noted() -> None:
    contest = FORMAT.summary(empty().with_line(CONTEST, '"comp"'))
    assert any("contest" in note for note in contest.notes)


def test_a_long_link_is_noted() -> None:
    long = decode(f"{FORMAT.encode(empty())}&x={'y' * 9000}")
    assert any("refuse links" in note for note in FORMAT.summary(long).notes)


def test_a_damaged_layer_does_not_stop_the_summary() -> None:
    document = empty().with_line(3, "{").with_line(HEADER, empty().header().text())
    assert FORMAT.summary(document).counts == {}
    assert FORMAT.summary(document).rows == board().lattice.rows
    odd = empty().with_line(HEADER, empty().header().with_field(GRID, "kakuro").text())
    assert FORMAT.summary(odd.with_line(5, "{}")).rows == 0


def test_a_damaged_margin_or_answer_does_not_stop_the_summary() -> None:
    document = as_solving(empty()).with_line(SPACE, "{").with_parameter("a", "damaged!")
    assert FORMAT.summary(document).notes[0].startswith("the stored answer cannot be read")
    assert FORMAT.summary(document.with_parameter("a", deflate("7"))).notes == (
        "an answer is stored",
    )


def test_replays_large_boards_and_every_mirroring_are_noted() -> None:
    header = empty().header().with_field(FLIP_UD, "-1").with_field(NX, "150")
    document = empty().with_line(HEADER, header.text()).with_parameter("r", "x")
    text = "\n".join(FORMAT.summary(document).notes)
    assert "top to bottom" in text
    assert "larger than the editor allows" in text
    assert "replay" in text


def test_an_empty_list_among_several_answers_is_noted() -> None:
    header = empty().header().with_field(MULTISOLUTION, "true")
    document = as_solving(empty().with_line(HEADER, header.text()))
    noted = FORMAT.summary(document.with_parameter("a", deflate('[["16"],[]]'))).notes
    assert any("one list" in note for note in noted)
