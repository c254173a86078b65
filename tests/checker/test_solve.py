"""``penpad solve`` as docs/contract.md has it."""

from dataclasses import replace

import pytest

from converters.drawing import Fill
from converters.registry import decode, write
from converters.site import Spot, cell
from tests.command import penpad

PUZZLE = "..#...\n......\n2...0.\n......\n1##..2\n.#..3."
SOLVED = "..#..o\no.....\n2o..0.\n..o...\n1##.o2\no#.o3o"


def test_the_only_solution_is_given_in_the_format_of_the_input() -> None:
    ran = penpad("solve", PUZZLE)
    assert ran.exit == 0
    assert ran.out == SOLVED + "\n"
    assert ran.err.startswith("unique: exactly one solution\n")


@pytest.mark.parametrize("format_", ["penpa", "puzzlink", "sudokupad", "tatham", "janko"])
def test_the_solution_of_any_format_is_accepted_by_check(format_: str) -> None:
    link = penpad("convert", PUZZLE, "--to", format_).out.strip()
    solved = penpad("solve", link, "--json").json()
    assert solved["status"] == "unique"
    assert solved["losses"] == []
    checked = penpad("check", solved["solutions"][0], "--json").json()
    assert checked["status"] == "solved"
    assert checked["board"]["text"] == SOLVED.split("\n")


def test_a_short_puzzlink_address_is_solved_as_its_long_form() -> None:
    solved = penpad("solve", "https://puzz.link/p?akari/7/6/g0ak.gbm6bj.hck", "--json").json()
    assert solved["solutions"][0].startswith("https://puzz.link/p?pzprv3/lightup/6/7/")


def test_the_format_of_the_solution_can_be_chosen() -> None:
    assert penpad("solve", PUZZLE, "--to", "tatham").out.startswith("6x6:bBi2c0g1BBb2aBb3a S;L0,1;")


def test_several_solutions_are_two_links_and_the_cells_where_they_differ() -> None:
    ran = penpad("solve", "..#", "--json")
    assert ran.exit == 0
    told = ran.json()
    assert told["status"] == "several"
    assert sorted(told["solutions"]) == [".o#", "o.#"]
    assert told["differ"] == ["R1C1", "R1C2"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "R1C1 verlangt 3 Lampen."),
        ("en", "R1C1 wants 3 bulbs."),
        ("nl", "R1C1 wil 3 lampjes."),
    ],
)
def test_without_a_solution_the_demands_that_clash_are_told(lang: str, words: str) -> None:
    ran = penpad("solve", "3.\n.#", "--lang", lang)
    assert ran.exit == 0
    assert words in ran.out


def test_a_clash_is_also_given_as_rules_and_cells() -> None:
    told = penpad("solve", "3.\n.#", "--json").json()
    assert told["status"] == "none"
    assert told["solutions"] == []
    assert told["clash"] == [{"rule": "akari/too-few-bulbs", "cells": ["R1C1"]}]


def test_marks_are_forgotten_unless_they_are_to_be_kept() -> None:
    wrong = "o.o\n###"
    assert penpad("solve", wrong, "--json").json()["status"] == "several"
    kept = penpad("solve", wrong, "--from-marks", "--json").json()
    assert kept["status"] == "none"
    assert kept["clash"][-1] == {"rule": "akari/mark", "cells": ["R1C3"]}


def test_a_puzzle_with_a_mark_that_is_not_understood_is_not_solved() -> None:
    drawing = decode(PUZZLE).drawing()
    blue = Fill(Spot(cell(0, 0)), ("black",), ("#c0e0ff",))
    link = write(replace(drawing, question=(*drawing.question, blue)), to="sudokupad").value
    ran = penpad("solve", link, "--genre", "akari", "--json")
    assert ran.exit == 3
    assert ran.json()["status"] == "gave_up"
    assert "R1C1" in ran.json()["reasons"][0]


def test_an_empty_board_of_any_size_is_solved() -> None:
    told = penpad("solve", "\n".join(["." * 40] * 40), "--genre", "akari", "--json").json()
    assert told["status"] == "several"


def test_a_board_too_large_to_be_proved_is_given_up() -> None:
    board = "\n".join(["." * 1000] * 5)
    ran = penpad("solve", board, "--genre", "akari", "--json")
    assert ran.exit == 3
    assert ran.json()["status"] == "gave_up"
    assert "terms" in ran.json()["reasons"][0]


def test_input_of_no_known_genre_is_unusable() -> None:
    ran = penpad("solve", "...", "--json")
    assert ran.exit == 2
    assert ran.json()["error"]["found"] == "a puzzle whose genre is not known"
    assert "akari" in ran.json()["error"]["hint"]
