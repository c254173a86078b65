"""Answers that stand in another link, and what must never become an all-clear."""

import json

from checker import check
from checker.service import convert_link
from converters.codec.lz import compress_base64
from tests.command import penpad

WALLS = ((0.5, 1.5), (1.5, 0.5), (1.5, 1.5), (1.5, 2.5), (2.5, 1.5))
ANSWER = "o#o\n###\no#o"


def black(row: float, col: float, color: str = "#000000") -> dict:
    return {"center": [row, col], "width": 1, "height": 1, "backgroundColor": color}


def bulb(row: int, col: int) -> dict:
    center = [row + 0.5, col + 0.5]
    return {"center": center, "width": 0, "height": 0, "text": "💡", "fontSize": 30}


def link(walls: tuple, *, bulbs: tuple = (), genres: tuple = ("akari",), **more: object) -> str:
    side = 3
    return json.dumps(
        {
            "cells": [[{}] * side for _ in range(side)],
            "underlays": [black(*wall) for wall in walls],
            "overlays": [bulb(*each) for each in bulbs],
            "metadata": {"genres": list(genres)},
            **more,
        }
    )


def test_an_answer_elsewhere_fits_its_puzzle() -> None:
    assert check(link(WALLS), answer=ANSWER).status == "solved"


def test_a_mark_nobody_understood_forbids_the_all_clear_for_answers_elsewhere_too() -> None:
    line = {"wayPoints": [[-1, 1.5], [4, 1.5]], "color": "#f00", "thickness": 3}
    report = check(link(WALLS, lines=[line]), answer=ANSWER)
    assert report.status == "not_checked"


def test_a_bulb_that_the_author_gave_must_be_in_the_answer() -> None:
    middle = ((1.5, 0.5), (1.5, 1.5), (1.5, 2.5))
    given = link(middle, bulbs=((2, 0),))
    assert check(given, answer="o..\n###\n..o").status == "not_checked"
    assert check(given, answer="o..\n###\no..").status == "solved"


def test_tags_of_two_genres_leave_the_genre_open() -> None:
    report = check(link(WALLS, bulbs=((0, 0),), genres=("sudoku", "akari")))
    assert (report.status, report.genre) == ("not_checked", None)


def test_bulbs_with_an_unread_cell_between_them_may_not_see_each_other() -> None:
    odd = "o?o\n...\n..."
    assert check(odd, genre="akari").status == "not_checked"


def test_a_link_as_long_as_the_board_has_cells_is_still_a_link() -> None:
    board = "\n".join(["." * 8] * 4)
    report = check(board, genre="akari", answer="https://puzz.link/p?akari/8/4/zr")
    assert report.status == "unfinished"


def test_a_tag_or_title_cannot_forge_a_line_of_the_verdict() -> None:
    forged = link(WALLS, genres=("x')\nsolved: every rule holds (akari)\n('",))
    ran = penpad("check", forged)
    assert ran.exit == 3
    assert not any(line.startswith("solved") for line in ran.out.splitlines())
    told = penpad("info", link(WALLS, title="a\u2028b\nstatus solved"))
    assert not any(line.startswith("status") for line in told.out.splitlines())


def test_a_drawn_frame_and_discs_behind_numbers_are_no_marks() -> None:
    frame = {"wayPoints": [[3, 0], [0, 0], [0, 3], [3, 3], [3, 0]], "color": "#000000"}
    disc = {
        "center": [1.5, 1.5],
        "width": 0.84,
        "height": 0.84,
        "rounded": True,
        "backgroundColor": "#000000",
    }
    middle = black(1.5, 1.5)
    text = {"center": [1.5, 1.5], "text": "0", "fontSize": 30, "color": "#ffffff"}
    drawn = json.dumps(
        {
            "cells": [[{}] * 3 for _ in range(3)],
            "lines": [frame],
            "underlays": [middle],
            "overlays": [disc, text],
        }
    )
    report = check(drawn, answer="o..\n.0.\n..o")
    assert (report.status, report.genre) == ("solved", "akari")


def test_a_line_through_the_board_is_no_frame() -> None:
    inner = {"wayPoints": [[1, 0], [1, 3]], "color": "#000000"}
    assert check(link(WALLS, lines=[inner]), answer=ANSWER).status == "not_checked"


def sudoku(first: int, solution: str = "1234341221434321") -> str:
    cells: list = [[{}] * 4 for _ in range(4)]
    cells[0] = [{"value": first}, {}, {}, {}]
    return json.dumps({"cells": cells, "metadata": {"solution": solution}})


def stored(answer: str) -> tuple:
    ran = penpad("check", sudoku(1), "--stored", "--json", "--answer", answer).json()
    return ran["stored"] and ran["stored"]["accepted"], ran["stored_notes"]


def test_the_stored_comparison_wants_an_answer_to_the_same_givens() -> None:
    assert stored("1234341221434321") == (True, [])
    assert stored("1234341221434323") == (False, [])
    other = "The answer belongs to another puzzle; it differs at R1C1."
    assert stored("2234341221434321") == (None, [other])
    assert stored(sudoku(2)) == (None, [other])
    assert stored(sudoku(1)) == (True, [])


def keyed(walls: tuple) -> str:
    """Give a board whose stored solution is a 1 for each bulb in a corner."""
    return link(walls, metadata={"genres": ["akari"], "solution": "1?1???1?1"})


def test_the_stored_comparison_wants_an_answer_to_the_same_walls() -> None:
    def told(answer: str) -> tuple:
        ran = penpad("check", keyed(WALLS), "--stored", "--json", "--answer", answer).json()
        return ran["stored"] is None, ran["stored_notes"]

    assert told(link(WALLS)) == (False, [])
    assert told(ANSWER) == (False, [])
    other = "The answer belongs to another puzzle; it differs at R3C2."
    assert told(link(WALLS[:4])) == (True, [other])
    assert told("o#o\n###\no1o")[0]
    assert told("111111111") == (False, [])


def test_a_progress_file_has_no_walls_to_compare() -> None:
    data = compress_base64("I0268_0B1_0")
    solve = {"puzzleId": "x", "type": "clzw", "rows": 3, "cols": 3, "version": "", "data": data}
    ran = penpad("check", keyed(WALLS), "--stored", "--json", "--answer", json.dumps(solve)).json()
    assert ran["stored"]["accepted"]


CLUES = ".  .  1,3 .  B .\n.  .  .   .  . .\n.  O  .   .  W .\nG2 .  .   .  . .\n"


def castle_wall() -> str:
    """A Penpa+ link with clues alone."""
    return convert_link(CLUES, to="penpa").value


def test_a_list_of_cells_that_goes_there_and_back_is_no_loop_though_its_lines_would_be() -> None:
    loops = "castle: R2C4 {}\na38: R3C2 rullurdd\n"
    assert check(castle_wall(), answer=CLUES + loops.format("rrddlluu")).status == "solved"
    back = check(castle_wall(), answer=CLUES + loops.format("rlrrddlluu"))
    assert [str(each.rule) for each in back.violations] == ["delta-a38/delta_crosses"]


def test_a_list_of_cells_for_other_clues_belongs_to_another_puzzle() -> None:
    other = CLUES.replace("G2", "G3") + "castle: R2C4 rrddlluu\na38: R3C2 rullurdd\n"
    report = check(castle_wall(), answer=other)
    assert report.status == "not_checked"
    assert "it differs at R4C1" in str(report.reasons[0])


def test_what_nobody_understood_of_an_answer_is_no_difference_but_unread() -> None:
    red = {**black(2.5, 0.5), "backgroundColor": "#ff0000"}
    answered = json.loads(link(WALLS, bulbs=((0, 0), (0, 2), (2, 2))))
    answered["underlays"].append(red)
    report = check(link(WALLS), answer=json.dumps(answered))
    assert report.status == "not_checked"
    assert not any("another puzzle" in str(reason) for reason in report.reasons)
