from pathlib import Path

import pytest

from checker.rule import Lang
from checker.service import grade_link
from tests.command import penpad

MADE = ("make", "akari", "--size", "5x6", "--seed", "3")


def test_a_made_puzzle_is_a_puzzlink_address_of_that_size() -> None:
    assert penpad(*MADE).out.startswith("https://puzz.link/p?akari/6/5/")


def test_the_solution_that_comes_with_a_puzzle_is_its_only_one() -> None:
    made = penpad(*MADE, "--json").json()
    assert penpad("solve", made["link"], "--json").json()["solutions"] == [made["solution"]]


def test_the_seed_that_is_told_gives_the_puzzle_again() -> None:
    made = penpad("make", "akari", "--size", "4x4", "--json").json()
    again = penpad("make", "akari", "--size", "4x4", "--seed", str(made["seed"]), "--json")
    assert again.json() == made


def test_the_grade_of_a_made_puzzle_is_the_one_that_info_tells() -> None:
    made = penpad(*MADE, "--grade", "tricky", "--json").json()
    told = penpad("info", "--grade", "--json", made["link"]).json()
    assert (made["grade"], told["grades"]["tatham"]) == ("tricky", "tricky")


def test_a_puzzle_that_cannot_be_found_ends_with_exit_3() -> None:
    ran = penpad("make", "akari", "--size", "1x1", "--grade", "hard", "--limit", "0.1", "--json")
    assert (ran.exit, ran.json()["link"], ran.json()["reasons"]) == (
        3,
        None,
        ["No such puzzle was found within 0.1 seconds."],
    )


def test_a_size_without_columns_is_refused() -> None:
    ran = penpad("make", "akari", "--size", "5")
    assert (ran.exit, "want ROWSxCOLS" in ran.err) == (2, True)


def test_info_tells_both_grades_in_the_language_asked_for() -> None:
    told = penpad("info", "--grade", "--lang", "de", "...2\n.#..\n..1.\n#...").out
    assert [line for line in told.splitlines() if line.startswith("Grad")] == [
        "Grad    clue-corner (nach Strategien: Ecke der Zahl)",
        "Grad    tricky (nach Tathams Light Up: auch Mengen von Feldern)",
    ]


def test_a_puzzle_of_two_solutions_has_no_grade() -> None:
    told = penpad("info", "--grade", "--json", "...\n.#.\n...").json()
    assert (told["grade"], told["grades"]) == (None, {})
    assert told["notes"][-1] == "No grade: the puzzle has several solutions."


def test_a_puzzle_without_solution_has_no_grade() -> None:
    told = penpad("info", "--grade", "--json", "4..").json()
    assert told["notes"][-1] == "No grade: the puzzle has no solution."


def test_an_unknown_genre_has_no_grade() -> None:
    told = penpad("info", "--grade", "--json", "@fixtures/links/penpa/digits-drawn.txt").json()
    assert (told["genre"], told["grade"]) == (None, None)


def test_without_being_asked_info_tells_no_grade() -> None:
    assert "grade" not in penpad("info", "--json", ".").json()


def test_what_is_not_understood_leaves_a_puzzle_without_grade() -> None:
    link = Path("fixtures/links/penpa/every-layer.txt").read_text(encoding="utf-8")
    graded = grade_link(link, genre="akari")
    assert graded.grades == ()
    assert "has no known meaning" in str(graded.notes[0])


def test_a_grade_that_hangs_on_a_missing_library_is_no_matter_of_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("checker.engines.sums.highs.find_spec", lambda _: None)
    # Sums alone solve it, but no look-ahead.
    graded = grade_link("https://puzz.link/p?akari/10/10/jbh.rchcpah.n.jbpchcp.jah")
    assert graded.grades[0].name is None
    assert [note.say(Lang.EN) for note in graded.notes] == [
        "No grade by strategies: without penpad[solve] nobody knows whether a sum would spare"
        " the case split."
    ]


def test_a_genre_without_scales_has_no_grade() -> None:
    told = penpad("info", "--grade", "--json", "@fixtures/boards/delta-a38-wrong.json").json()
    assert (told["genre"], told["grade"]) == ("delta-a38", None)
    assert told["notes"][-1] == "There are no grades for delta-a38."


def test_a_board_of_no_sure_genre_is_graded_by_the_genre_named() -> None:
    told = penpad("info", "--grade", "--genre", "akari", "--json", "..").json()
    assert (told["genre"], told["genre_reason"]) == ("akari", "The genre was given.")
    assert told["notes"] == ["No grade: the puzzle has several solutions."]
    single = penpad("info", "--grade", "--genre", "akari", "--json", ".#.").json()
    assert single["grade"] == "isolated-cell"
