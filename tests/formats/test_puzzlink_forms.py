"""Damaged, older and other forms of the genres of puzz.link that are made of shared codes."""

from dataclasses import replace

import pytest

from converters.drawing import Fill, Meta
from converters.errors import ReadError
from converters.formats.puzzlink import decode, encode, from_drawing, summary, to_drawing
from converters.site import Spot, cell
from tests.formats.puzzlink_samples import PAGE, drawing, losses, written

KANPEN = "http://www.kanpen.net/"


# --- what pzprjs swallows ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("nurikabe/2/1/!1g", "not understood: the character '!' at R1C1 (body.0)"),
        ("nurikabe/2/1/z", "not understood: a run 'z' longer than the board at R1C1 (body.0)"),
        ("nurikabe/2/1/1", "not understood: 1 places missing, taken as empty at R1C2 (body.1)"),
        ("nurikabe/1/1/-1", "not understood: the broken number '-1' at R1C1 (body.0)"),
        ("nurikabe/1/1/1g", "not understood: 1 characters left over: 'g' (body.1)"),
        ("hitori/1/1/A", "not understood: the character 'A' at R1C1 (body.0)"),
        ("tapa/1/1/fz", "not understood: the broken clue 'fz' at R1C1 (body.0)"),
        ("yajilin/1/1/2z", "not understood: the broken clue '2z' at R1C1 (body.0)"),
        ("castle/1/1/9z", "not understood: the broken clue '9z' at R1C1 (body.0)"),
        ("lits/2/1/z", "not understood: the character 'z' at R1C1| (body.0)"),
        ("lits/2/1/1", "not understood: a mark past the last place (body.0)"),
        ("lits/2/2/0", "not understood: 2 places missing, taken as empty at R1C1_ (body.1)"),
        ("mashu/1/1/z", "not understood: the character 'z' at R1C1 (body.0)"),
        ("mashu/v:dark/1/1/0", "not understood: the variant 'dark' (variant)"),
        ("mashu/x/1/1/0", "not understood: the flag 'x' (flag)"),
        ("starbattle/1/1/x/", "not understood: the number of stars 'x' (body.0)"),
        ("starbattle/1/1/2", "not understood: the regions missing (body.1)"),
        ("tents/1/1/11_", "not understood: the character '_' at R1C1 (body.2)"),
        ("kakuro/1/1/k4", "not understood: a number outside the board missing at R1C0 (body.2)"),
        ("kakuro/1/1/l45", "not understood: a run 'l' longer than the board at R1C1 (body.0)"),
        ("lits/d/2/1/a", "not understood: 1 places missing at R1C2 (body.1)"),
        ("kakuro/1/1/k4_", "not understood: the character '_' at R1C0 (body.2)"),
    ],
)
def test_what_an_address_hides_is_named(address: str, found: str) -> None:
    assert losses(PAGE + address) == [found]


@pytest.mark.parametrize(
    ("file", "found"),
    [
        ("pzprv3/nurikabe/1/2/q . /", "not understood: the value 'q' at R1C1 (body.0)"),
        ("pzprv3/mashu/1/2/3 . /0 /", "not understood: the value '3' at R1C1 (body.0)"),
        ("pzprv3/kurotto/1/1/1 2 /. /", "more values than the 1 places that are left"),
        ("pzprv3/kurotto/1/2/1 /. . /", "1 values missing, taken as empty at R1C2 (clues)"),
        ("pzprv3/lits/1/2/1/0 /. . /", "1 cells missing at R1C2 (regions)"),
        ("pzprv3/kurotto/1/1/1 /. /x", "text behind the board: 'x' (line.3)"),
        ("pzprv3.2/country/1/1/odd//. /", "the setting 'odd' (line.1)"),
        ("pzprv3/starbattle/1/1/x/1/0 /. /", "the number 'x' (line.1)"),
        (
            "pzprv3.1/heyawake/1/2/0 /. 3 /. . /",
            "3, not in its region's leftmost cell, where it is shown at R1C2 (cell.clue)",
        ),
        (
            "pzprv3.1/heyawake/1/2/0 /1 3 /. . /",
            "3, a second number of its region at R1C2 (cell.clue)",
        ),
    ],
)
def test_what_a_file_hides_is_named(file: str, found: str) -> None:
    assert any(found in loss for loss in losses(file))


def test_history_behind_a_file_is_kept_and_noted() -> None:
    file = 'pzprv3/kurotto/1/1/1 /. /history:{\n "type": "pzpr"\n}'
    assert losses(file) == []
    assert summary(decode(file)).notes == (
        "trial steps or history behind the board are kept and not read",
    )


def test_a_value_nobody_knows_is_kept_by_an_edit_beside_it() -> None:
    document = decode("pzprv3/kurotto/1/2/q . /. . /")
    before = to_drawing(document).value
    shade = Fill(Spot(cell(0, 1)), ("dark-grey",))
    link, _ = from_drawing(replace(before, answer=(shade,)), document)
    assert encode(link) == "pzprv3/kurotto/1/2/q . /. # /"


# --- older and other forms --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pzprv3/heyawake/1/2/2/0 1 /2 . /. . /", "pzprv3.1/heyawake/1/2/1 /2 . /. . /"),
        ("pzprv3/slither/1/1/3 /1 0 /1 /0 /", "pzprv3.1/slither/1/1/3 /0 /1 0 /1 /0 /"),
        ("pzprv3/kurotto/1/1/1 /. /", PAGE + "kurotto/1/1/1"),
        (PAGE + "lits/d/2/2/aabb", PAGE + "lits/2/2/0o"),
        ("http://www.kanpen.net/slitherlink.html?problem=1/2/3_._/", PAGE + "slither/2/1/8"),
        (
            "http://www.kanpen.net/heyawake.html?problem=1/2/2/0_0_0_0_3/0_1_0_1_/",
            PAGE + "heyawake/2/1/g3g",
        ),
        ("http://www.kanpen.net/lits.html?problem=1/2/2/0_1_/", PAGE + "lits/2/1/g"),
        (
            "http://www.geocities.co.jp/heyawake/?problem=3x2/2in1x2/2x1/1x1/0in1x1",
            PAGE + "heyawake/3/2/mc2h0",
        ),
        ("http://www.kanpen.net/lits.html?pzpr=c/2/1/g", PAGE + "lits/2/1/g"),
        ("http://www.kanpen.net/yajilin.html?problem=1/3/18_._-4_/", PAGE + "yajilin/3/1/32a0."),
        ("http://www.kanpen.net/sudoku.html?problem=1/3_/", PAGE + "sudoku/1/1/3"),
        ("http://www.kanpen.net/hitori.html?problem=1/2/3_0_/", PAGE + "hitori/2/1/3."),
        (
            "http://www.kanpen.net/kakuro.html?problem=2/3/0_0_0_0/0_1_0_4/1_0_3_0/1_2_0_0//",
            PAGE + "kakuro/2/1/k.43",
        ),
    ],
)
def test_other_forms_show_the_same_puzzle(old: str, new: str) -> None:
    assert losses(old) == []
    assert set(drawing(old).question) == set(drawing(new).question)


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("heyawake.html?problem=1/2/2/0_0_0_0/0_1_0_9/", "the rectangle '0 1 0 9' (line.3)"),
        ("heyawake.html?problem=1/1/x/", "the number of rectangles (line.1)"),
        ("kakuro.html?problem=2/2/9_9_0_0//", "the wall '9 9 0 0' (line.1)"),
        ("yajilin.html?problem=1/1/64_/", "the value '64' at R1C1 (body.0)"),
    ],
)
def test_what_a_kanpen_address_hides_is_named(address: str, found: str) -> None:
    assert f"not understood: {found}" in losses(KANPEN + address)


def test_an_edit_of_the_older_form_is_written_in_the_newer() -> None:
    document = decode(PAGE + "lits/d/2/1/ab")
    link, _ = from_drawing(replace(to_drawing(document).value, question=()), document)
    assert encode(link) == PAGE + "lits/2/1/0"


def test_an_edit_of_a_kanpen_address_is_one_of_puzz_link() -> None:
    document = decode(KANPEN + "yajilin.html?problem=1/2/18_._/")
    link, _ = from_drawing(replace(to_drawing(document).value, question=()), document)
    assert encode(link) == PAGE + "yajilin/2/1/b"


def test_a_new_mark_in_a_file_without_its_lines_is_written_anew() -> None:
    document = decode("pzprv3/kurotto/1/1/1 /")
    shade = Fill(Spot(cell(0, 0)), ("dark-grey",))
    link, lost = from_drawing(replace(to_drawing(document).value, answer=(shade,)), document)
    assert encode(link) == PAGE + "pzprv3/kurotto/1/1/1%20/%23%20//"
    assert lost == ()


def test_kanpen_has_no_star_battle() -> None:
    with pytest.raises(ReadError, match="kanpen has no such genre"):
        drawing("http://www.kanpen.net/starbattle.html?problem=1/1/._/")


def test_a_setting_travels_in_the_meta_data() -> None:
    before = drawing(PAGE + "yajilin/ob/1/1/a")
    assert before.meta.extra == (("puzzlink.settings", '"bo"'),)
    assert written(before) == PAGE + "yajilin/ob/1/1/a"
    assert "a setting" not in written(replace(before, meta=Meta(tags=("yajilin",))))


@pytest.mark.parametrize(
    ("rooms", "found"),
    [
        ("3x2", []),
        ("2x2", ["rooms missing, taken as one (line.2)"]),
        ("9x9", ["the room '9x9' (line.1)", "rooms missing, taken as one (line.2)"]),
        ("1x1/2x2/x", ["the room 'x' (line.3)"]),
        ("3x2/1x1", ["text behind the board: '1x1' (line.2)"]),
    ],
)
def test_what_is_wrong_with_rooms_of_the_applet_is_named(rooms: str, found: list[str]) -> None:
    address = f"http://www.geocities.jp/heyawake/?problem=3x2/{rooms}"
    assert losses(address) == [f"not understood: {each}" for each in found]
