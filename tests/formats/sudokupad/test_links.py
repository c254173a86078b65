from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from converters.codec.js_json import dump
from converters.codec.payload import pack
from converters.errors import FetchError, LinkError, PenpadError, ReadError
from converters.formats.sudokupad import FORMAT
from converters.formats.sudokupad.address import Kind
from converters.formats.sudokupad.document import Form, content, decode, encode, sniff
from converters.formats.sudokupad.reading import to_drawing
from converters.formats.sudokupad.summary import summary
from tests.formats.sudokupad.samples import NAMES, drawn, link, puzzle

SAME_PUZZLE = (
    *("plain-json", "older-prefix", "no-prefix", "bare-json", "json-behind-the-prefix"),
    *("escaped-in-the-path", "raw-in-the-path", "trailing-slash", "phone-app"),
)


@pytest.mark.parametrize("name", NAMES)
def test_an_untouched_link_comes_back_as_it_was(name: str) -> None:
    assert encode(decode(link(name))) == link(name)


@pytest.mark.parametrize("name", NAMES)
def test_every_form_is_recognised_and_drawn(name: str) -> None:
    assert sniff(link(name))
    assert drawn(decode(link(name))).board


@pytest.mark.parametrize("name", SAME_PUZZLE)
def test_all_forms_of_a_link_hold_the_same_puzzle(name: str) -> None:
    assert content(decode(link(name))) == content(decode(link("bare-json")))


def test_the_zipped_dialect_is_read_and_said() -> None:
    document = decode(link("zipped"))
    assert document.form is Form.ZIPPED
    assert "zipped" in summary(document).notes[0]
    assert content(document)["id"] == "made-here-4x4"


def test_a_collapsed_slash_is_repaired_and_said() -> None:
    document = decode(link("collapsed-slashes"))
    assert document.repairs == ("1 collapsed slashes doubled",)
    assert summary(document).notes == document.repairs


def test_settings_of_the_link_are_noted() -> None:
    assert summary(decode(link("settings-behind"))).notes == (
        "settings in the link: nogrid=1, conflictchecker=0",
    )


def test_the_query_wins_over_the_path_and_its_last_field_counts() -> None:
    payload = "scl" + pack('{"cells":[[{}]]}')
    text = f"https://sudokupad.app/0123456789?puzzleid=abcdefghij&puzzleid={payload}"
    assert decode(text).address.prefix == "scl"


def test_a_prefix_is_case_sensitive() -> None:
    with pytest.raises(FetchError):
        decode("https://sudokupad.app/SCL" + pack('{"cells":[[{}]]}'))


@pytest.mark.parametrize(
    "text",
    [
        "https://sudokupad.app/00tjfy70pd",
        "https://www.sudokupad.app/sudoku/00tjfy70pd/",
        "sudokupad.app/some-author/some-puzzle?setting-nogrid=1",
        "https://sudokupad.app/?puzzleid=00tjfy70pd",
        "https://app.crackingthecryptic.com/sudoku/JNJPbbDBHg",
        "https://cracking-the-cryptic.web.app/sudoku/JNJPbbDBHg",
        "sudokupad://puzzle/JNJPbbDBHg",
        "https://f-puzzles.com/?id=y5bp6dyq",
        "https://sudokupad.app/fpuzzlesy5bp6dyq",
        "00tjfy70pd",
        "JNJPbbDBHg",
    ],
)
def test_a_short_id_is_told_apart_and_says_what_to_do(text: str) -> None:
    assert sniff(text)
    with pytest.raises(FetchError) as found:
        decode(text)
    assert "short id" in str(found.value)
    assert "copy the long link" in str(found.value)


@pytest.mark.parametrize(
    "text",
    ["", "hello", "https://puzz.link/p?akari/3/3/k", "o#.\n.1.", "classic rock", "pack my box"],
)
def test_what_is_of_another_format_is_not_taken(text: str) -> None:
    assert not sniff(text)


def test_a_replay_is_not_taken_and_explained() -> None:
    replay = '{"format":"replay_v1.0","puzzle":"scl","replay":"{}"}'
    assert not sniff(replay)
    with pytest.raises(LinkError, match="replay"):
        decode(replay)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"cells":[]}', "cells"),
        ('{"cells":[[],[]]}', "cells"),
        ('{"cells":3}', "cells"),
        ('{"cells":[[{}],7]}', "cells[1]"),
        ('{"cells":[[{},3]]}', "cells[0][1]"),
        ('{"cells":[[{},{"value":[1]}]]}', "cells[0][1].value"),
        (dump({"cells": [[{}] * 1001]}), "cells"),
        (dump({"cells": [[{}] * 150] * 150}), "cells"),
        (dump({"cells": [[{}]], "lines": [{}] * 20_001}), "document"),
        (dump({"cells": [[{}]], "lines": [[1] * 200_001]}), "document"),
        (dump({"cells": [[{}]], "rules": "a" * 2_100_000}), "document"),
        ('{"size":0,"grid":[]}', "size"),
        ('{"size":1000000000,"grid":[]}', "size"),
        ('{"size":2,"grid":[3]}', "grid[0]"),
        ('{"puzzles":{}}', "puzzles"),
        ('{"title":"no puzzle"}', "document"),
        ("scl", "payload"),
        ("scf", "payload"),
        ("https://sudokupad.app/", "link"),
        ("https://f-puzzles.com/?load=", "link"),
    ],
)
def test_a_document_without_a_board_names_the_key_at_fault(text: str, where: str) -> None:
    with pytest.raises(LinkError) as found:
        decode(text)
    assert found.value.where == where


@pytest.mark.parametrize("payload", ["%%%%", "!!!!", "N4", "N4Ig", "AAAA", "\ud800", "=", "/" * 50])
def test_a_payload_that_holds_nothing_is_refused(payload: str) -> None:
    with pytest.raises(LinkError):
        decode("scl" + payload)


def test_a_code_of_83_cells_is_drawn_and_said() -> None:
    document = decode(link("digits-83"))
    assert document.kind is Kind.SCF
    assert "83 cells" in to_drawing(document).losses[0].what
    assert any("83" in note for note in summary(document).notes)


def test_classic_links_are_read_though_sudokupad_has_dropped_them() -> None:
    assert any("no longer opens" in note for note in summary(decode(link("digits-older"))).notes)


def test_a_pack_gives_the_puzzle_its_link_names() -> None:
    drawing, losses = to_drawing(decode(link("pack")))
    assert drawing == drawn(decode(link("plain-json")))
    assert [loss.path for loss in losses] == ["puzzles[1]"]
    with pytest.raises(FetchError):
        to_drawing(decode(link("pack").replace("#puzzle0", "#puzzle1")))
    with pytest.raises(LinkError, match="2 puzzles"):
        to_drawing(decode(link("pack").replace("#puzzle0", "#puzzle7")))


def test_a_pack_names_its_puzzles_and_what_picks_each() -> None:
    names = [{"title": "One", "author": "me"}, {}, 3, *([{}] * 60)]
    puzzles = [{"puzzle": "x", **name} if isinstance(name, dict) else {} for name in names]
    puzzles[:1] = [{"puzzle": "scf" + "0" * 81}]
    notes = summary(decode("pack" + pack(dump({"puzzles": puzzles})))).notes
    assert notes[0] == "#puzzle0: without a title, 9 × 9 cells"
    assert notes[1] == "#puzzle1: without a title, only named"
    assert notes[2].startswith("#puzzle2: without a title, unreadable: ")
    assert notes[-1] == "and 13 more"


def test_of_a_pack_the_puzzle_is_summed_up_that_the_link_picks() -> None:
    told = summary(decode(link("pack")))
    assert (told.grid, told.rows, told.cols, told.title) == ("square", 4, 4, "Four by four")
    assert told.notes == ("puzzle 0 of 2 in the pack 'Two'",)
    whole = summary(decode(link("pack").replace("#puzzle0", "")))
    assert (whole.grid, whole.rows, whole.counts) == ("pack", 0, {"puzzles": 2})
    assert whole.notes == (
        "#puzzle0: one, by penpad, 4 × 4 cells",
        "#puzzle1: without a title, only named",
    )
    named = summary(decode(link("pack").replace("#puzzle0", "#puzzle1")))
    assert named.notes[0].startswith("puzzle 1 of 2 in the pack, which is not read: ")
    assert named.notes[1:] == whole.notes


def test_a_pack_in_a_pack_is_refused() -> None:
    inner = "pack" + pack('{"puzzles":[]}')
    outer = decode("pack" + pack(dump({"puzzles": [{"puzzle": inner}]})))
    with pytest.raises(LinkError, match="a pack in a pack"):
        to_drawing(outer)


def test_the_summary_counts_what_is_there() -> None:
    told = summary(decode(link("plain-json")))
    assert (told.editor, told.grid) == ("SudokuPad (made with penpad fixtures)", "square")
    assert (told.rows, told.cols, told.title, told.author) == (4, 4, "Four by four", "penpad")
    assert told.counts == {
        "cells": 16,
        "givens": 3,
        "regions": 4,
        "cages": 1,
        "lines": 2,
        "arrows": 1,
        "underlays": 2,
        "overlays": 2,
    }


def test_the_summary_of_f_puzzles_counts_constraints() -> None:
    told = summary(decode(link("f-puzzles")))
    assert (told.editor, told.rows, told.rules) == ("f-puzzles", 4, "Normal sudoku rules apply.")
    assert told.counts["givens"] == 1
    assert told.counts["entries"] == 1
    assert told.counts["renban"] == 1


@pytest.mark.parametrize("kind", ["scf", "classic"])
def test_a_code_that_is_far_too_long_is_refused_before_it_is_read(kind: str) -> None:
    with pytest.raises(LinkError, match="4001 characters"):
        decode("https://sudokupad.app/" + kind + "0" * 4001)


def test_a_wrong_solution_is_noted() -> None:
    assert "1 characters for 2 cells" in summary(decode(link("solution-too-short"))).notes[0]
    assert "solved on opening" in summary(decode(link("solved-on-opening"))).notes[0]
    free = puzzle(1, 2, metadata={"solution": "123"})
    assert "compares the first ones" in summary(free).notes[0]


LINKS = [link(name) for name in NAMES]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(LINKS))
    start = draw(st.integers(0, len(text)))
    length = draw(st.integers(0, 6))
    return text[:start] + draw(st.text(max_size=4)) + text[start + length :]


@given(damaged())
def test_a_damaged_link_raises_an_error_of_ours_or_gives_a_document(text: str) -> None:
    sniff(text)
    with suppress(LinkError, FetchError):
        document = decode(text)
        assert encode(document) == text
        summary(document)
        with suppress(ReadError, LinkError, FetchError):
            to_drawing(document)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["#fff", "R1C1", "nan", "cells", "penpad-hole"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["cells", "center", "width", "value", "text", "wayPoints", "d", "style"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=8,
)
KEYS = st.sampled_from(
    [
        *("regions", "cages", "lines", "arrows", "underlays", "overlays", "metadata", "metaData"),
        *("foglight", "solution", "killercage", "circle", "text", "line", "arrow", "title"),
    ]
)


@given(st.dictionaries(KEYS, VALUES | st.lists(VALUES, max_size=3), max_size=4), st.booleans())
def test_any_content_is_drawn_or_becomes_losses(fields: dict[str, object], as_scl: bool) -> None:
    board = {"cells": [[{}, {}]]} if as_scl else {"size": 2, "grid": [[{}, {}]]}
    document = decode(dump({**fields, **board}))
    summary(document)
    drawing = to_drawing(document).value
    assert FORMAT.from_drawing is not None
    with suppress(PenpadError):
        encode(FORMAT.from_drawing(drawing, None).value)
