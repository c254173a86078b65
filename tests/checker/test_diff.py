"""``penpad diff``: exits, words, the picture."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from checker.service import convert_link
from tests.command import penpad

BOARD = "o.1\n.#.\n..."
SOLVED = "o.1\n.#o\n..."
OTHER = "..2\n.#.\n#.."


def test_boards_with_other_bulbs_are_the_same_puzzle() -> None:
    ran = penpad("diff", BOARD, SOLVED)
    assert (ran.exit, ran.out) == (0, "same: both links show one puzzle\n")


def test_another_clue_and_another_wall_are_told_in_reading_order() -> None:
    ran = penpad("diff", BOARD, OTHER)
    assert (ran.exit, ran.out.splitlines()) == (
        1,
        [
            "different: 2 differences",
            "R1C3  text     1 → 2",
            "R3C1  shading  nothing → dark",
        ],
    )


def test_the_words_come_in_german_and_dutch() -> None:
    german, dutch = (penpad("diff", BOARD, OTHER, "--lang", lang).out for lang in ("de", "nl"))
    assert "verschieden: 2 Unterschiede" in german
    assert "verschillend: 2 verschillen" in dutch


def test_a_cell_and_its_shading_are_named_in_the_language_asked_and_texts_are_not() -> None:
    assert penpad("diff", "..\n.1", "...\n...", "--lang", "de").out.splitlines()[1:] == [
        "R1C3  Gitter   nichts → Feld",
        "R2C3  Gitter   nichts → Feld",
        "R2C2  Färbung  dunkel → nichts",
        "R2C2  Text     1 → nichts",
    ]


def test_json_has_the_keys_of_the_contract() -> None:
    assert penpad("diff", BOARD, OTHER, "--json").json() == {
        "same": False,
        "differences": [
            {"what": "text", "cells": ["R1C3"], "left": "1", "right": "2"},
            {"what": "shading", "cells": ["R3C1"], "left": "", "right": "dark"},
        ],
        "notes": [],
    }


@pytest.mark.parametrize("to", ["penpa", "sudokupad", "puzzlink", "tatham", "janko"])
def test_a_conversion_is_the_same_puzzle(to: str) -> None:
    assert penpad("diff", BOARD, convert_link(BOARD, to=to).value).exit == 0


def test_the_picture_shows_both_and_frames_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "both.svg"
    assert penpad("diff", BOARD, OTHER, "-o", str(file)).exit == 1
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    pictures = root.findall("{http://www.w3.org/2000/svg}svg")
    assert [picture.get("x") for picture in pictures] == ["0", str(float(pictures[1].get("x")))]


def test_an_unusable_link_is_exit_2() -> None:
    assert penpad("diff", BOARD, "https://puzz.link/p?akari/3").exit == 2
