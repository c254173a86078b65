"""The verbs about answers and solves: check --stored, answer, replay, slim."""

import json
from pathlib import Path

import pytest

from converters.codec.lz import compress_base64
from converters.drawing import Label
from converters.formats.penpa import FORMAT
from converters.registry import decode
from converters.site import Spot, cell
from tests.command import penpad
from tests.formats.penpa.texts import at, with_layers

LINKS = Path(__file__).parents[3] / "fixtures" / "links"
OTHER = f"@{LINKS}/penpa/akari-other-solution.txt"
DIGITS = f"@{LINKS}/penpa/digits-drawn.txt"
REPLAY = f"@{LINKS}/penpa/replay.txt"


def test_a_right_solution_may_not_be_the_stored_one() -> None:
    ran = penpad("check", OTHER, "--stored", "--json")
    assert (ran.exit, ran.json()["status"]) == (0, "solved")
    assert ran.json()["stored"] == {
        "accepted": False,
        "missing": [
            {"kind": "symbol", "cells": ["R1C1"], "what": "bulb"},
            {"kind": "symbol", "cells": ["R3C3"], "what": "bulb"},
        ],
        "extra": [
            {"kind": "symbol", "cells": ["R1C3"], "what": "bulb"},
            {"kind": "symbol", "cells": ["R3C1"], "what": "bulb"},
        ],
    }


def test_without_the_option_nothing_is_said_of_the_stored_answer() -> None:
    assert "stored" not in penpad("check", OTHER, "--json").json()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ["Der Editor nimmt die Lösung nicht an.", "fehlt: Symbol R1C1 bulb", "überzählig:"]),
        ("en", ["The editor does not accept the solution.", "missing: symbol R1C1 bulb", "extra:"]),
        ("nl", ["De editor accepteert de oplossing niet.", "ontbreekt: symbool R1C1", "te veel:"]),
    ],
)
def test_differences_are_told_in_three_languages(lang: str, words: list[str]) -> None:
    out = penpad("check", OTHER, "--stored", "--lang", lang).out
    assert all(word in out for word in words)


def test_another_answer_is_compared_instead() -> None:
    ran = penpad("check", OTHER, "--stored", "--answer", "o..\n.0.\n..o", "--json")
    assert ran.json()["stored"]["accepted"] is True


def test_an_answer_of_another_size_is_not_compared() -> None:
    ran = penpad("check", OTHER, "--stored", "--answer", "o..\n.0.", "--json")
    assert ran.json()["stored"] is None
    assert "another board" in ran.json()["stored_notes"][0]


def test_the_stored_answer_is_compared_without_a_known_genre() -> None:
    link = penpad("answer", DIGITS).out.strip()
    ran = penpad("check", link, "--stored", "--answer", DIGITS, "--json")
    assert (ran.exit, ran.json()["status"]) == (3, "not_checked")
    assert ran.json()["stored"] == {"accepted": True, "missing": [], "extra": []}


def test_copied_cells_are_compared_with_a_sudokupad_solution() -> None:
    cells = [[{"value": 1}, {}], [{}, {}]]
    link = json.dumps({"id": "x", "cells": cells, "metadata": {"solution": "1221"}})
    right = penpad("check", link, "--stored", "--answer", "1221", "--json").json()
    assert right["stored"] == {"accepted": True, "missing": [], "extra": []}
    wrong = penpad("check", link, "--stored", "--answer", "1222", "--json").json()
    assert wrong["stored"]["missing"] == [{"kind": "number", "cells": ["R2C2"], "what": "1"}]
    assert wrong["stored"]["extra"] == [{"kind": "number", "cells": ["R2C2"], "what": "2"}]


@pytest.mark.parametrize("link", ["o..\n.0.\n..o", DIGITS])
def test_a_link_without_a_stored_answer_says_so(link: str) -> None:
    ran = penpad("check", link, "--stored", "--json")
    assert ran.json()["stored"] is None
    assert ran.json()["stored_notes"] == [
        "The link stores no answer that its editor would compare."
    ]


def test_the_answer_link_knows_what_is_drawn() -> None:
    ran = penpad("answer", DIGITS, "--json")
    assert ran.exit == 0
    assert list(ran.json()) == ["link", "kinds", "answer", "notes"]
    assert ran.json()["kinds"] == ["number"]
    assert ran.json()["answer"] == [[], [], [], [], ["14,1", "15,2", "20,2", "21,1"], []]
    assert penpad("answer", DIGITS).out == ran.json()["link"] + "\n"


def test_traps_of_an_answer_are_notes() -> None:
    ran = penpad("answer", DIGITS, "--kinds", "number,star")
    assert (ran.exit, ran.err) == (
        0,
        "note: no symbol is in the answer: a solver who draws one is refused\n",
    )


def test_an_answer_without_a_mark_is_refused() -> None:
    ran = penpad("answer", f"@{LINKS}/penpa/akari-empty.txt", "--json")
    assert (ran.exit, ran.json()["error"]["code"]) == (2, "usage")


def test_other_formats_are_told_to_be_converted_first() -> None:
    ran = penpad("answer", "o..\n.0.\n..o")
    assert ran.exit == 2
    assert "convert it --to penpa first" in ran.err
    assert penpad("slim", "o..").exit == 2
    assert penpad("replay", "o..").exit == 2


def test_a_replay_tells_its_steps() -> None:
    told = penpad("replay", REPLAY, "--json").json()
    assert (told["solver"], told["time"], told["at"]) == ("Ada", 10_300, 4)
    assert [(each["step"], each["time"], each["cells"]) for each in told["steps"]] == [
        (1, 1500, ["R1C3"]),
        (2, 4000, ["R1C3"]),
        (3, 5200, ["R1C1"]),
        (4, 9100, ["R3C3"]),
    ]


def test_the_board_at_a_moment_is_a_link() -> None:
    ran = penpad("replay", REPLAY, "--at", "3")
    assert ran.err == "step 3 of 4; solver: Ada; time: 0:00:10\n"
    assert penpad("convert", ran.out.strip(), "--to", "text").out == "o..\n.0.\n...\n"
    assert penpad("check", penpad("replay", REPLAY).out.strip()).exit == 0


def test_a_sudokupad_replay_file_is_stepped_through(tmp_path: Path) -> None:
    puzzle = json.dumps({"cells": [[{}, {}], [{}, {}]]})
    data = compress_base64("I0_20B1_0J_0I3_20B1_0")
    own = {"type": "clzw", "rows": 2, "cols": 2, "version": "0.589.0", "data": data}
    file = tmp_path / "solve.replay"
    file.write_text(json.dumps({"format": "replay_v1.0", "puzzle": puzzle, "replay": own}))
    told = penpad("replay", str(file), "--json").json()
    assert [(each["step"], each["time"], each["cells"]) for each in told["steps"]] == [
        (1, 1000, ["R1C1"]),
        (2, 2000, ["R2C2"]),
    ]
    ran = penpad("replay", str(file), "--at", "1")
    assert ran.err == "step 1 of 2; time: 0:00:02\n"
    assert decode(ran.out).drawing().answer == (Label(Spot(cell(0, 0)), "1"),)
    film = tmp_path / "film.svg"
    assert penpad("replay", str(file), "-o", str(film)).exit == 0
    assert film.read_text(encoding="utf-8").count("<set ") == 2


@pytest.mark.parametrize("step", ["-1", "5"])
def test_a_step_that_is_not_there_is_refused(step: str) -> None:
    ran = penpad("replay", REPLAY, "--at", step)
    assert ran.exit == 2
    assert "want 0 to 4" in ran.err


def test_the_film_is_an_animated_picture(tmp_path: Path) -> None:
    file = tmp_path / "film.svg"
    ran = penpad("replay", REPLAY, "-o", str(file), "--live")
    assert (ran.exit, ran.out) == (0, "")
    svg = file.read_text(encoding="utf-8")
    assert svg.count("<set ") == 3
    assert 'begin="1.5s" dur="2.5s"' in svg


def test_a_film_is_svg_only(tmp_path: Path) -> None:
    ran = penpad("replay", REPLAY, "-o", str(tmp_path / "film.png"))
    assert ran.exit == 2
    assert "only SVG moves" in ran.err


def test_a_slim_link_says_what_was_saved() -> None:
    ran = penpad("slim", f"@{LINKS}/penpa/undo-history.txt", "--json")
    thin = ran.json()
    before = (LINKS / "penpa/undo-history.txt").read_text(encoding="utf-8").strip()
    assert thin["saved"] == len(before) - len(thin["link"]) > 0
    assert decode(thin["link"]).drawing() == decode(before).drawing()
    told = penpad("slim", before)
    assert told.out.strip() == thin["link"]
    assert told.err.startswith(f"note: {thin['saved']} characters saved, {len(thin['link'])} left.")


def test_a_link_that_gets_no_shorter_is_given_back() -> None:
    thin = penpad("slim", DIGITS).out.strip()
    ran = penpad("slim", thin)
    assert ran.out.strip() == thin
    assert ran.err.startswith("note: 0 characters saved")


def test_long_links_are_warned_about() -> None:
    marks = {str(16 + at): [f"{at * 7919 % 99991}{at}", 2, "1"] for at in range(2500)}
    link = FORMAT.encode(with_layers({}, {"number": marks}))
    assert len(link) > 7360
    assert "many programs take no more than 7360" in penpad("slim", link).err
    assert "no more than 7360" in penpad("convert", link, "--to", "penpa").err
    assert "no more than 7360" not in penpad("convert", DIGITS, "--to", "penpa").err


def test_the_drawing_keeps_its_marks_through_answer_and_back() -> None:
    link = penpad("answer", DIGITS).out.strip()
    key = decode(link).drawing().key
    assert key[0] == Label(at(0, 0), "1", style="green")
    assert json.loads(penpad("check", link, "--stored", "--json").out)["stored"]["extra"] == []
