from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.drawing import Meta
from converters.errors import LinkError, ReadError, WriteError
from converters.formats import text
from converters.formats.puzzlink import (
    decode,
    encode,
    from_drawing,
    sniff,
    summary,
    to_drawing,
)
from converters.plain import bulb, dot, wall
from converters.site import cell

PAGE = "https://puzz.link/p?"
FILE = "pzprv3\nlightup\n2\n3\n# 1 . \n+ - . \n"
BOARDS = st.integers(1, 25).flatmap(
    lambda cols: st.lists(st.text(".#01234", min_size=cols, max_size=cols), min_size=1, max_size=6)
)
ANSWERS = st.integers(1, 6).flatmap(
    lambda cols: st.lists(
        st.text(".#01234567ox", min_size=cols, max_size=cols), min_size=1, max_size=6
    )
)


def as_text(link: str) -> str:
    return text.from_drawing(to_drawing(decode(link)).value, None).value.text


def as_link(board: str) -> str:
    return from_drawing(text.to_drawing(text.decode(board)).value, None).value.text


def losses(link: str) -> list[str]:
    return [str(loss) for loss in to_drawing(decode(link)).losses]


# --- the short address ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "board"),
    [
        ("0h1g", "0..1."),
        ("5a", "0.0.."),
        (".9g", "#4.."),
        ("g.b", ".#1.."),
        ("k", "....."),
        ("i4e", "...44"),
    ],
)
def test_every_character_of_a_body_has_its_cells(body: str, board: str) -> None:
    cols = len(board)
    assert as_text(f"{PAGE}akari/{cols}/1/{body}") == board
    assert losses(f"{PAGE}akari/{cols}/1/{body}") == []


def test_the_width_comes_first() -> None:
    assert as_text(PAGE + "akari/3/2/.h1h") == "#..\n1.."


@pytest.mark.parametrize(
    "address",
    [
        "http://pzv.jp/p.html?lightup/2/1/g.",
        "https://pzplus.tck.mn/p?bijutsukan/2/1/g.",
        PAGE + "akari_edit/2/1/g.",
        PAGE + "akari_play/2/1/g./",
        PAGE + "type=editor&akari/2/1/g.",
        "akari/2/1/g.",
        " https://puzz.link/p?akari/2/1/g\r\n./\n",
        "http://www.kanpen.net/bijutsukan.html?pzpr=2/1/g.",
        "http://www.kanpen.net/bijutsukan.html?pzpr=/2/1/g./",
        "http://www.kanpen.net/bijutsukan.html?problem=1/2/._5_/",
    ],
)
def test_all_forms_of_an_address_show_the_same_board(address: str) -> None:
    assert sniff(address)
    assert as_text(address) == ".#"
    assert losses(address) == []
    assert encode(decode(address)) == address


def test_only_a_kanpen_five_is_a_blank_black_cell() -> None:
    address = "http://www.kanpen.net/bijutsukan.html?problem=1/4/4_5_6_._"
    assert as_text(address) == "4#6."


@pytest.mark.parametrize(
    ("address", "found"),
    [
        (PAGE + "akari/v:dark/2/1/g.", "not understood: the variant 'dark' (variant)"),
        (PAGE + "v:dark/akari/2/1/g.", "not understood: the variant 'dark' (variant)"),
        (PAGE + "akari/d/2/1/g.", "not understood: the flag 'd' (flag)"),
    ],
)
def test_a_variant_or_flag_that_nobody_knows_is_named(address: str, found: str) -> None:
    assert as_text(address) == ".#"
    assert losses(address) == [found]


# --- what pzprjs swallows ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "board", "found"),
    [
        ("gf.", "..#", "not understood: the character 'f' at R1C2 (body.1)"),
        ("gB.", "..#", "not understood: the character 'B' at R1C2 (body.1)"),
        ("g%.", "..#", "not understood: the character '%' at R1C2 (body.1)"),
        ("g/.", "..#", "not understood: the character '/' at R1C2 (body.1)"),
        ("g.", ".#.", "not understood: 1 places missing, taken as empty at R1C3 (body.2)"),
        ("", "...", "not understood: 3 places missing, taken as empty at R1C1 (body.0)"),
        ("i.1", "...", "not understood: 2 characters left over: '.1' (body.1)"),
        (".z", "#..", "not understood: a run 'z' longer than the board at R1C2 (body.1)"),
    ],
)
def test_what_pzprjs_swallows_is_named_with_its_place(body: str, board: str, found: str) -> None:
    assert as_text(f"{PAGE}akari/3/1/{body}") == board
    assert losses(f"{PAGE}akari/3/1/{body}") == [found]


def test_a_size_without_a_body_is_a_white_board_and_named() -> None:
    assert as_text(PAGE + "akari/2/2") == "..\n.."
    assert losses(PAGE + "akari/2/2") == losses(PAGE + "akari/2/2/")
    assert len(losses(PAGE + "akari/2/2")) == 1


@pytest.mark.parametrize("tail", ["/", "\n", "/ \n", "\n/"])
def test_a_closing_slash_or_line_end_is_no_loss(tail: str) -> None:
    assert losses(PAGE + "akari/2/1/g." + tail) == []


@pytest.mark.parametrize(
    ("address", "message"),
    [
        (PAGE + "akari/0/3/i", "size: found 3 rows and 0 columns"),
        (PAGE + "akari/x/3/i", "size: found 'i', want a number"),
        (PAGE + "akari/", "size: found '', want a number"),
        (PAGE + "akari/3", "size: found '', want a number"),
        (PAGE + "akari/99999999/99999999/i", "size: found 99999999 rows"),
        (PAGE + "akari/" + "9" * 5000 + "/3/i", "size: found '9999"),
        ("pzprv3/lightup/99999999/99999999/. .", "size: found 99999999 rows"),
        ("pzprv3/lightup", "size: found '', want a number"),
        ("https://puzz.link/", "address: found 'https://puzz.link/', want the name of a genre"),
        (PAGE + "=", "address: found"),
    ],
)
def test_an_address_without_a_usable_size_is_refused(address: str, message: str) -> None:
    assert sniff(address)
    with pytest.raises(LinkError) as raised:
        decode(address)
    assert str(raised.value).startswith(message)


# --- writing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "body"),
    [
        ("4", "e"),  # pzprjs writes two whites behind the last number, though there are none
        ("4.", "e"),
        ("4.#", "9./"),
        ("4#", "4./"),
        ("....................#", "z./"),
        (".....................#", "zg./"),
        ("2" + "." * 25, "czi"),
    ],
)
def test_an_address_is_written_as_pzprjs_writes_it(board: str, body: str) -> None:
    assert as_link(board) == f"{PAGE}akari/{len(board)}/1/{body}"


@given(BOARDS)
def test_a_board_comes_back_from_its_short_address(rows: list[str]) -> None:
    board = "\n".join(rows)
    assert "?akari/" in as_link(board)
    assert as_text(as_link(board)) == board
    assert losses(as_link(board)) == []


@given(ANSWERS)
def test_a_board_with_an_answer_comes_back(rows: list[str]) -> None:
    board = "\n".join(rows)
    assert as_text(as_link(board)) == board
    assert losses(as_link(board)) == []


def test_an_answer_is_written_as_the_files_address() -> None:
    assert as_link("o1\nx#") == PAGE + "pzprv3/lightup/2/2/%23%201%20/%2B%20-%20//"


def test_a_number_above_4_is_written_as_the_files_address_which_can_hold_it() -> None:
    assert as_link("7.") == PAGE + "pzprv3/lightup/1/2/7%20.%20//"


def test_a_bulb_on_a_black_cell_can_be_written_in_no_form_and_is_named() -> None:
    written, lost = from_drawing(text.to_drawing(text.decode("!.")).value, None)
    assert written.text == PAGE + "akari/2/1/.g"
    assert [str(loss) for loss in lost] == [
        "not expressible: a bulb on a black cell at R1C1 (cell.bulb)"
    ]


def test_a_drawing_of_another_genre_is_not_written_as_akari() -> None:
    drawing = replace(text.to_drawing(text.decode("..")).value, meta=Meta(tags=("aqre",)))
    with pytest.raises(WriteError, match="'aqre', want one of akari"):
        from_drawing(drawing, None)


def test_an_edit_keeps_the_page_name_and_mode() -> None:
    document = decode("http://pzv.jp/p.html?type=editor&lightup_edit/3/1/i")
    drawing = replace(to_drawing(document).value, question=(wall(cell(0, 1)),))
    written = from_drawing(drawing, document).value
    assert encode(written) == "http://pzv.jp/p.html?type=editor&lightup_edit/3/1/g.g"


def test_an_edit_of_an_address_without_a_body_adds_the_slash() -> None:
    document = decode(PAGE + "akari/2/1")
    drawing = replace(to_drawing(document).value, question=(wall(cell(0, 1)),))
    assert encode(from_drawing(drawing, document).value) == PAGE + "akari/2/1/g./"


def test_a_kanpen_address_is_edited_into_one_of_puzz_link() -> None:
    document = decode("http://www.kanpen.net/bijutsukan.html?problem=1/2/._5_/")
    drawing = replace(to_drawing(document).value, question=())
    assert encode(from_drawing(drawing, document).value) == PAGE + "akari/2/1/h"


def test_a_solved_short_address_becomes_the_files_address() -> None:
    document = decode("http://pzv.jp/p.html?lightup/2/1/g.")
    drawing = replace(to_drawing(document).value, answer=(bulb(cell(0, 0)),))
    assert encode(from_drawing(drawing, document).value) == (
        PAGE + "pzprv3/lightup/1/2/%23%20-%20//"
    )


# --- files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "file",
    [
        FILE,
        FILE.replace("\n", "\r\n"),
        "pzprv3/lightup/2/3/# 1 . /+ - . /",
        "pzprv3.1/lightup/2/3/# 1 ./+ - .",
        "pzprv3/akari/2/3/#  1 .\t/+ - . //",
        PAGE + "pzprv3/lightup/2/3/%23%201%20.%20/%2B%20-%20.%20//",
        PAGE + "type=player&pzprv3%2Flightup%2F2%2F3%2F%23%201%20.%20%2F+%20-%20.%20%2F",
        PAGE + "pzprv3/lightup/2/3/# 1 .%0A+ - .%0A",
    ],
)
def test_all_forms_of_a_file_show_the_same_board(file: str) -> None:
    assert sniff(file)
    assert as_text(file) == "o1.\nx#."
    assert losses(file) == []
    assert encode(decode(file)) == file


def test_the_rows_come_first_in_a_file() -> None:
    assert summary(decode(FILE)).rows == 2


@pytest.mark.parametrize(
    "tail",
    [
        ". - . \n. . . \n",
        'history:{\n "type": "pzpr"\n}\n',
        'info:{"metadata":{}}',
        ". . . \n. . . \nTrialData(1)\n. . . \n+ . . \n",
        "http://pzv.jp/p.html?lightup/3/2/g1h.g",
    ],
)
def test_ticks_trials_and_history_are_kept_and_noted(tail: str) -> None:
    assert losses(FILE + tail) == []
    assert encode(decode(FILE + tail)) == FILE + tail
    assert summary(decode(FILE + tail)).notes == (
        "ticked numbers, trial steps or history behind the board are kept and not read",
    )


def test_a_file_without_a_tail_needs_no_note() -> None:
    assert summary(decode(FILE + "\n \n")).notes == ()


@pytest.mark.parametrize(
    ("file", "board", "found"),
    [
        ("1/2/q ./", "?.", ["not understood: the value 'q' at R1C1 (cell.0)"]),
        ("1/2/-2 ./", "?.", ["not understood: the value '-2' at R1C1 (cell.0)"]),
        ("1/2/%C3%20./", "?.", ["not understood: the value '\ufffd' at R1C1 (cell.0)"]),
        (
            "2/2/# /1 ./",
            "o1\n..",
            [
                "not understood: 1 values instead of 2; what follows moves at R1C1 (row.1)",
                "not understood: 1 cells missing, taken as white at R2C2 (cell.3)",
            ],
        ),
        (
            "1/2/. # 1 ./",
            ".o",
            ["not understood: more values than the 2 cells that are left at R1C1 (row.1)"],
        ),
        ("1/1/#/x y/", "o", ["not understood: text behind the board: 'x y' (line.2)"]),
    ],
)
def test_what_a_file_does_not_say_well_is_named(file: str, board: str, found: list[str]) -> None:
    assert as_text("pzprv3/lightup/" + file) == board
    assert losses("pzprv3/lightup/" + file) == found


def test_a_bulb_in_a_file_changes_one_value_and_keeps_the_rest() -> None:
    tail = ". - . \n. . . \nhistory:{}"
    document = decode(FILE + tail)
    drawing = to_drawing(document).value
    solved = replace(drawing, answer=(*drawing.answer, bulb(cell(1, 2))))
    assert encode(from_drawing(solved, document).value) == (FILE.replace("- . ", "- # ") + tail)


def test_a_dot_in_a_files_address_is_written_with_its_escape() -> None:
    document = decode(PAGE + "pzprv3/lightup/1/2/%23%20.%20//")
    drawing = to_drawing(document).value
    dotted = replace(drawing, answer=(*drawing.answer, dot(cell(0, 1))))
    assert encode(from_drawing(dotted, document).value) == (
        PAGE + "pzprv3/lightup/1/2/%23%20%2B%20//"
    )


def test_a_file_with_cells_missing_is_written_anew_when_it_is_edited() -> None:
    document = decode("pzprv3/lightup/1/3/. 1/")
    solved = replace(to_drawing(document).value, answer=(bulb(cell(0, 2)),))
    assert as_text(encode(from_drawing(solved, document).value)) == ".1o"


# --- other genres, other input ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "size"),
    [
        (PAGE + "aqre/3/2/g3g", (2, 3)),
        (PAGE + "icelom/a/3/2/0/0/g", (2, 3)),
        ("pzprv3/aqre/2/3/. . . /", (2, 3)),
        (PAGE + "aqre", (0, 0)),
        ("http://www.kanpen.net/satogaeri.html?problem=9/._._/", (0, 0)),
    ],
)
def test_another_genre_is_kept_and_says_that_it_is_not_read_yet(
    link: str, size: tuple[int, int]
) -> None:
    document = decode(link)
    assert encode(document) == link
    assert (document.rows, document.cols) == size
    assert summary(document).notes == ("this genre is not read yet",)
    with pytest.raises(ReadError, match="not read yet"):
        to_drawing(document)


def test_the_summary_counts_the_marks() -> None:
    found = summary(decode(FILE))
    assert found.tags == ("akari",)
    assert found.counts == {"wall": 2, "clue": 1, "bulb": 1, "dot": 1}


@pytest.mark.parametrize(
    "link",
    [
        "",
        "..#\n1..",
        "7x7:a",
        "https://swaroopg92.github.io/penpa-edit/?m=edit&p=tVRN/3/3/",
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=tVRN/3/3/",
        "https://sudokupad.app/scl1/2/3",
        "https://example.org/?akariness",
        "{}",
    ],
)
def test_other_input_is_not_taken_for_an_address(link: str) -> None:
    assert not sniff(link)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(
        [
            PAGE + "akari/3/2/.h1h",
            FILE + ". - . \n. . . \nhistory:{}",
            PAGE + "pzprv3/lightup/2/3/%23%201%20.%20/%2B%20-%20.%20//",
            "http://www.kanpen.net/bijutsukan.html?problem=1/2/._5_/",
        ]
    ),
    st.integers(0, 60),
    st.integers(0, 8),
    st.text(max_size=4),
)
def test_damage_gives_a_board_or_a_clear_error(link: str, start: int, cut: int, new: str) -> None:
    damaged = link[:start] + new + link[start + cut :]
    with suppress(LinkError, ReadError):
        document = decode(damaged)
        assert encode(document) == damaged
        drawing = to_drawing(document).value
        assert from_drawing(drawing, document) == (document, ())
