from dataclasses import replace
from typing import Any

import pytest

from converters.drawing import Cage, Drawing, Meta
from converters.formats.sudokupad.document import SudokuPadDocument, content, decode, encode
from converters.formats.sudokupad.writer import from_drawing
from converters.loss import LossKind
from converters.site import cell
from tests.formats.sudokupad.samples import blank, drawn, puzzle

BOARD = Drawing(*blank(2, 2))


def written(drawing: Drawing, base: SudokuPadDocument | None = None) -> SudokuPadDocument:
    return decode(encode(from_drawing(drawing, base).value))


def lines(document: SudokuPadDocument) -> list[dict[str, Any]]:
    fields: Any = content(document)
    return fields.get("lines", [])


def test_the_frame_runs_once_around_the_board() -> None:
    (frame,) = lines(written(BOARD))
    assert frame["d"] == "M0 0L0 128M0 0L128 0M0 128L128 128M128 0L128 128"
    assert (frame["role"], frame["target"]) == ("penpad-frame-thick", "cell-grids")


def test_regions_draw_the_frame_themselves() -> None:
    region = Cage(tuple(sorted(BOARD.board)), "region")
    assert lines(written(replace(BOARD, question=(region,)))) == []


@pytest.mark.parametrize("frame", ["thick", "thin", "none"])
@pytest.mark.parametrize("dots", [True, False])
@pytest.mark.parametrize("grid", ["solid", "none"])
def test_frame_and_dots_come_back(frame: str, dots: bool, grid: str) -> None:
    drawing = replace(BOARD, meta=Meta(frame=frame, dots=dots, grid=grid))
    document, losses = from_drawing(drawing, None)
    assert losses == ()
    assert drawn(decode(encode(document))).same_picture(drawing)


def test_no_frame_is_the_outer_lines_painted_over_in_white() -> None:
    (frame,) = lines(written(replace(BOARD, meta=Meta(frame="none"))))
    assert (frame["color"], frame["thickness"]) == ("#FFFFFFFF", 3)


def test_every_vertex_has_a_dot() -> None:
    _, dots = lines(written(replace(BOARD, meta=Meta(dots=True))))
    assert dots["d"].count("M") == 9
    assert dots["role"] == "penpad-dots"


def test_between_two_cells_that_are_not_in_play_no_line_is_drawn() -> None:
    holes = {cell(0, 1), cell(1, 1)}
    drawing = replace(BOARD, board=BOARD.board - holes)
    document, losses = from_drawing(drawing, None)
    hole, frame = lines(document)
    assert hole["d"] == "M64 0L128 0M64 64L128 64M64 128L128 128M128 0L128 128"
    assert frame["d"] == "M0 0L0 128M0 0L64 0M0 128L64 128M64 0L64 128"
    assert {(loss.kind, loss.site) for loss in losses} == {
        (LossKind.APPROXIMATED, site) for site in holes
    }
    assert drawn(decode(encode(document))).board == drawing.board


def test_a_hole_amid_cells_in_play_is_kept_though_all_its_lines_are_drawn() -> None:
    wide = Drawing(*blank(3, 3))
    drawing = replace(wide, board=wide.board - {cell(1, 1)})
    assert drawn(written(drawing)).same_picture(drawing)


def test_white_boxes_of_older_links_are_holes() -> None:
    box = {"center": [0.5, 1.5], "width": 1.05, "height": 1.05, "role": "penpad-hole"}
    assert drawn(puzzle(1, 2, overlays=[box])).board == {cell(0, 0)}


@pytest.mark.parametrize("cells", [None, 7, [[0]], [["a", "b"]]])
def test_holes_that_name_no_cells_are_none(cells: Any) -> None:
    line = {"d": "M0 0", "role": "penpad-hole", "penpad": cells}
    assert drawn(puzzle(1, 2, lines=[line])).board == {cell(0, 0), cell(0, 1)}


def test_an_unknown_frame_is_the_usual_one() -> None:
    line = {"d": "M0 0", "role": "penpad-frame-golden"}
    assert drawn(puzzle(1, 2, lines=[line])).meta.frame == "thick"


def test_another_frame_takes_the_place_of_the_old_one_in_an_edited_link() -> None:
    document = written(replace(BOARD, meta=Meta(title="A", frame="none", dots=True)))
    changed = replace(drawn(document), meta=Meta(title="A", frame="thick"))
    again = written(changed, document)
    assert [line["role"] for line in lines(again)] == ["penpad-frame-thick"]
    assert drawn(again).same_picture(changed)


def test_a_picture_without_cells_has_no_frame_and_says_so() -> None:
    empty = replace(BOARD, board=frozenset(), meta=Meta(frame="thin"))
    losses = from_drawing(empty, None).losses
    assert [loss.path for loss in losses] == ["meta.frame"]
