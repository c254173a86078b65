"""f-puzzles both ways, and f-puzzles as SudokuPad draws it."""

from dataclasses import replace
from typing import Any

import pytest

from converters import WriteError, convert
from converters.codec.js_json import dump
from converters.drawing import (
    Cage,
    Drawing,
    Element,
    Fill,
    Label,
    Meta,
    Paint,
    Path,
    Role,
    Stroke,
    StrokeLayer,
    Symbol,
)
from converters.formats.sudokupad import FORMAT, FPUZZLES
from converters.formats.sudokupad.document import SudokuPadDocument, content
from converters.lattice import SquareLattice
from converters.loss import LossKind
from converters.plain import bulb
from converters.registry import decode, formats
from converters.site import RIGHT, Kind, Site, Spot, cell
from tests.formats.sudokupad.samples import blank, link

CONSTRAINTS: dict[str, Any] = {
    "thermometer": [{"lines": [["R1C1", "R2C1"]]}],
    "slowthermometer": [{"lines": [["R1C1", "R2C1"]]}],
    "palindrome": [{"lines": [["R1C1", "R2C2", "R3C3"]]}],
    "renban": [{"lines": [["R1C1", "R2C1"]]}],
    "whispers": [{"lines": [["R1C1", "R2C1"]]}, {"lines": [["R1C4", "R2C4"]], "value": "4"}],
    "betweenline": [{"lines": [["R1C1", "R1C2", "R1C3"]]}],
    "lockout": [{"lines": [["R1C1", "R1C2", "R1C3"]]}],
    "regionsumline": [{"lines": [["R1C1", "R2C1"]]}],
    "entropicline": [{"lines": [["R1C1", "R2C1"]]}],
    "modularline": [{"lines": [["R1C1", "R2C1"]]}],
    "nabner": [{"lines": [["R1C1", "R2C1"]]}],
    "zipperline": [{"lines": [["R1C1", "R2C1"]]}],
    "doublearrow": [{"lines": [["R1C1", "R2C1"]]}],
    "regionsum": [{"lines": [["R1C1", "R2C1"]]}],
    "arrow": [
        {"lines": [["R1C1", "R1C2"], ["R1C1", "R2C1"]], "cells": ["R1C1"]},
        {"lines": [["R4C2", "R3C2"]], "cells": ["R4C1", "R4C2"]},
        {"lines": [], "cells": ["R2C2", "R3C3"]},
        {"lines": [["R3C4", "R4C4"]], "cells": []},
    ],
    "killercage": [{"cells": ["R1C1", "R1C2"], "value": "5"}, {"cells": ["R4C4"]}],
    "cage": [
        {"cells": ["R1C1"], "value": "a", "outlineC": "#ff0000", "fontC": "#00ff00"},
        {"cells": ["R2C1"], "outlineC": "#00000000", "fontC": "#000000"},
        {"cells": ["R3C1"]},
    ],
    "littlekillersum": [
        {"cell": "R0C1", "value": "7", "direction": "DR", "cells": ["R1C2", "R2C3", "R3C4"]},
        {"cell": "R5C0", "value": "9", "direction": "UR", "cells": ["R1C1"]},
    ],
    "sandwichsum": [{"cell": "R0C2", "value": "9"}],
    "xsum": [{"cell": "R2C0", "value": "9"}],
    "skyscraper": [{"cell": "R5C2", "value": "2"}, {"cell": "R5C3"}],
    "even": [{"cell": "R1C1"}],
    "odd": [{"cell": "R1C2"}],
    "minimum": [{"cell": "R2C2"}],
    "maximum": [{"cell": "R3C3"}],
    "poweroftwo": [{"cell": "R1C1"}],
    "prime": [{"cell": "R1C1"}],
    "ratio": [{"cells": ["R1C1", "R1C2"]}, {"cells": ["R1C1", "R3C1"], "value": "3"}],
    "difference": [{"cells": ["R1C1", "R2C1"], "value": "4"}],
    "xv": [{"cells": ["R1C1", "R2C1"], "value": "X"}],
    "quadruple": [{"cells": ["R1C1", "R1C2", "R2C1", "R2C2"], "values": [1, 2, 3]}],
    "inequality": [{"cells": ["R2C1", "R1C1"]}, {"cells": ["R2C1", "R2C2"]}],
    "clone": [{"cells": ["R1C1"], "cloneCells": ["R3C3"]}],
    "extraregion": [{"cells": ["R1C1", "R2C2"]}],
    "rowindexer": [{"cells": ["R1C1"]}],
    "columnindexer": [{"cells": ["R1C1"]}],
    "boxindexer": [{"cells": ["R1C1"]}],
    "line": [
        {"lines": [["R1C1", "R2C2"]], "outlineC": "#67f067", "width": 0.3, "fromConstraint": "x"}
    ],
    "rectangle": [
        {
            "cells": ["R1C1", "R1C2"],
            "width": 0.5,
            "height": 0.25,
            "baseC": "#ff0000",
            "outlineC": "#000000",
            "fontC": "#00ff00",
            "angle": 45,
            "value": "7",
        }
    ],
    "circle": [
        {
            "cells": ["R1C1", "R1C2", "R2C1"],
            "width": 0.5,
            "height": 0.5,
            "baseC": "#ff0000",
            "outlineC": "#000000",
            "fontC": "#000000",
        }
    ],
    "text": [{"cells": ["R0C1"], "value": "hi", "fontC": "#ff0000", "size": 0.6, "angle": 90}],
}
"""Items of each key, spelled as they are written back."""
FLAGS: dict[str, Any] = {
    **dict.fromkeys(("diagonal+", "diagonal-", "antiknight", "antiking"), True),
    **dict.fromkeys(("nonconsecutive", "disjointgroups"), True),
    "negative": ["xv"],
    "foglight": ["R1C1"],
    "triggereffect": [{"trigger": {"type": "cellvalue", "cell": "r1c1"}}],
    "metadata": {"norowcol": True},
    "successMessage": "well done",
}


def board(**fields: Any) -> str:
    grid = [[{} for _ in range(4)] for _ in range(4)]
    return dump({"size": 4, "grid": grid, **fields})


def drawn(text: str) -> Drawing:
    document = decode(text)
    assert document.format is FPUZZLES
    assert document.losses() == ()
    return document.drawing()


def fresh(drawing: Drawing) -> SudokuPadDocument:
    assert FPUZZLES.from_drawing is not None
    return FPUZZLES.from_drawing(drawing, None).value


def losses(*elements: Element, answer: bool = False) -> list[tuple[str, LossKind]]:
    lattice, cells = blank(4, 4)
    layer = {"answer": elements} if answer else {"question": elements}
    assert FPUZZLES.from_drawing is not None
    found = FPUZZLES.from_drawing(Drawing(lattice, cells, **layer), None).losses
    return [(loss.what, loss.kind) for loss in found]


def in_sudokupad(drawing: Drawing) -> tuple[Drawing, SudokuPadDocument]:
    assert FORMAT.from_drawing is not None
    assert FORMAT.to_drawing is not None
    document = FORMAT.from_drawing(drawing, None).value
    return FORMAT.to_drawing(document).value, document


@pytest.mark.parametrize("key", CONSTRAINTS)
def test_a_constraint_is_written_back_as_it_was(key: str) -> None:
    drawing = drawn(board(**{key: CONSTRAINTS[key]}))
    assert content(fresh(drawing))[key] == CONSTRAINTS[key]


@pytest.mark.parametrize("key", CONSTRAINTS)
def test_sudokupad_shows_a_constraint_and_gives_its_name_back(key: str) -> None:
    drawing = drawn(board(**{key: CONSTRAINTS[key]}))
    again, _ = in_sudokupad(drawing)
    assert again.same_picture(drawing)


@pytest.mark.parametrize("key", CONSTRAINTS)
def test_a_constraint_taken_out_of_a_sudokupad_link_leaves_nothing_behind(key: str) -> None:
    _, document = in_sudokupad(drawn(board(**{key: CONSTRAINTS[key]})))
    empty, plain = in_sudokupad(drawn(board()))
    assert FORMAT.from_drawing is not None
    fields = content(FORMAT.from_drawing(empty, document).value)
    lists = ("underlays", "overlays", "lines", "arrows", "cages")
    assert [item for name in lists for item in fields.get(name, [])] == []
    assert fields["regions"] == content(plain)["regions"]


@pytest.mark.parametrize("key", FLAGS)
def test_a_constraint_on_the_whole_board_goes_both_ways(key: str) -> None:
    drawing = drawn(board(**{key: FLAGS[key]}))
    assert content(fresh(drawing))[key] == FLAGS[key]
    again, _ = in_sudokupad(drawing)
    assert again.meta == drawing.meta


def test_every_constraint_has_a_picture() -> None:
    svg = formats()["svg"]
    assert svg.from_drawing is not None
    known = {key: items for key, items in CONSTRAINTS.items() if key != "line"}
    found = svg.from_drawing(drawn(board(**known)), None).losses
    assert {loss.what for loss in found if "its own format" not in loss.what} == set()


def test_f_puzzles_in_sudokupad_is_drawn_as_sudokupad_draws_it() -> None:
    thermo = CONSTRAINTS["thermometer"]
    _, document = in_sudokupad(drawn(board(thermometer=thermo, antiking=True)))
    fields = content(document)
    (line,), (round_end,) = fields["lines"], fields["underlays"]
    assert (line["color"], line["thickness"]) == ("#cfcfcf", 21)
    assert line["wayPoints"] == [[0.5, 0.5], [1.5, 0.5]]
    assert (round_end["width"], round_end["rounded"]) == (0.85, True)
    assert fields["metadata"]["antiking"] is True
    assert fields["global"] == ["antiking"]


def test_a_changed_whole_board_constraint_changes_its_lines() -> None:
    drawing, document = in_sudokupad(drawn(board(**{"diagonal+": True, "antiknight": True})))
    assert FORMAT.from_drawing is not None
    meta = replace(drawing.meta, extra=(("diagonal-", "true"),))
    fields = content(FORMAT.from_drawing(replace(drawing, meta=meta), document).value)
    assert [line["wayPoints"] for line in fields["lines"]] == [[[0, 0], [4, 4]]]
    assert "antiknight" not in fields["metadata"]
    gone = content(FORMAT.from_drawing(replace(drawing, meta=Meta()), document).value)
    assert gone.get("lines", []) == []


def test_a_constraint_edited_by_hand_is_what_it_shows() -> None:
    _, document = in_sudokupad(drawn(board(difference=[{"cells": ["R1C1", "R1C2"]}])))
    fields = content(document)
    fields["overlays"][0] |= {"width": 0.4, "height": 0.4}
    again = decode(dump(fields)).drawing()
    (dot,) = [e for e in again.question if isinstance(e, Symbol)]
    assert (dot.shape, dot.width) == ("circle", 0.4)


@pytest.mark.parametrize(
    "spec",
    [
        [],
        ["path"],
        ["path", "renban", "", [], []],
        ["path", "renban", "", [["x", 1]], []],
        ["path", "renban", 3, [[1, 1]], []],
        ["cage", "killer", [[0, 0]], []],
        ["cage", "clone", [[0, 0]], [[1]]],
        ["unknown", "", [0, 0], []],
        ["symbol", "bulb", "", [0.5, 0.5], []],
        ["path", "polygon", "", [[0.5, 0.5]], []],
    ],
)
def test_a_name_that_says_nothing_is_not_believed(spec: Any) -> None:
    item = {"wayPoints": [[0, 0], [1, 1]], "color": "#ff0000", "penpad": spec}
    (path,) = decode(dump({"cells": [[{}]], "lines": [item]})).drawing().question
    assert isinstance(path, Path)
    assert path.shape == "line"


def test_a_link_of_f_puzzles_converts_to_sudokupad_and_back() -> None:
    text = board(**CONSTRAINTS)
    scl = convert(text, to="sudokupad")
    assert decode(scl.value).format is FORMAT
    back = decode(convert(scl.value, to="fpuzzles").value)
    assert back.format is FPUZZLES
    assert back.drawing().same_picture(decode(text).drawing())


def test_entries_go_into_an_f_puzzles_base_and_leave_all_else() -> None:
    base = decode(link("f-puzzles"))
    old = base.drawing()
    assert FPUZZLES.from_drawing is not None
    answer = (*old.answer, Label(Spot(cell(1, 0)), "4"))
    document, lost = FPUZZLES.from_drawing(replace(old, answer=answer), base.native)
    before, after = content(base.native), content(document)
    assert lost == ()
    assert {key for key in after if after[key] != before[key]} == {"grid"}
    assert after["grid"][1][0]["value"] == 4
    assert FPUZZLES.from_drawing(old, base.native).value is base.native


def test_keys_never_seen_before_survive_an_edit() -> None:
    text = board(moon=[1], killercage=[{"cells": ["R1C1"]}])
    document = decode(text)
    grid = [[{"tide": 3, "value": 1, "given": True}, *([{}] * 3)], *([[{}] * 4] * 3)]
    document = decode(board(moon=[1], killercage=[{"cells": ["R1C1"]}], grid=grid))
    old = document.drawing()
    assert FPUZZLES.from_drawing is not None
    kept = tuple(e for e in old.question if not isinstance(e, Label | Cage) or e != Label(e, ""))  # type: ignore[arg-type,union-attr]
    cageless = tuple(e for e in kept if not (isinstance(e, Cage) and e.kind == "killer"))
    fields = content(FPUZZLES.from_drawing(replace(old, question=cageless), document.native).value)
    assert fields["moon"] == [1]
    assert fields["grid"][0][0] == {"tide": 3, "value": 1, "given": True}
    assert "killercage" not in fields


def test_the_grid_is_written_back() -> None:
    cells = {
        (0, 0): {"value": 1, "given": True, "c": "#ff0000"},
        (0, 1): {"value": 2, "highlight": "#00ff00", "cornerPencilMarks": [1, 2]},
        (0, 2): {"centerPencilMarks": [3], "c": "#ff0000", "cArray": ["#ff0000", "#0000ff"]},
        (0, 3): {"givenPencilMarks": [1, 12], "region": None},
        (1, 1): {"region": 1},
    }
    grid = [[cells.get((row, col), {}) for col in range(4)] for row in range(4)]
    solution = ["1", ".", "12", "a", *(["."] * 12)]
    again = content(fresh(drawn(board(grid=grid, solution=solution))))
    assert again["grid"] == grid
    assert again["solution"] == solution


def test_what_a_solver_drew_stays_the_solvers() -> None:
    line = Path(
        (Spot(cell(0, 0)), Spot(cell(1, 1))), "line", paint=Paint(stroke="#ff0000", width=1)
    )
    lattice, cells = blank(4, 4)
    drawing = Drawing(lattice, cells, answer=(line, Path(line.points, "arrow")))
    again = decode(FPUZZLES.encode(fresh(drawing))) if FPUZZLES.encode else None
    assert again is not None
    assert again.drawing().answer == drawing.answer


E_ = LossKind.NOT_EXPRESSIBLE
A_ = LossKind.APPROXIMATED
EDGE = Spot(Site(Kind.EDGE, 0, 0, RIGHT))
OFF = Spot(cell(0, 0), 0.1, 0.2)


@pytest.mark.parametrize(
    ("element", "what", "kind"),
    [
        (bulb(cell(0, 0)), "the bulb, written as a text", A_),
        (Symbol(OFF, "bulb"), "a bulb that is in the middle of no cells", E_),
        (Symbol(OFF, "circle"), "a circle that is in the middle of no cells", E_),
        (Symbol(OFF, "difference"), "the symbol 'difference'", E_),
        (Symbol(EDGE, "circle", "white"), "the look of a circle", A_),
        (Symbol(EDGE, "polyomino"), "the symbol 'polyomino'", E_),
        (Symbol(EDGE, "inequality", toward=("up",)), "the symbol 'inequality'", E_),
        (Path((EDGE,), "line"), "a line that does not go from cell to cell", E_),
        (Path((Spot(cell(0, 0)),), "frame"), "the figure 'frame'", E_),
        (Path((Spot(cell(0, 0)),), "line"), "the look of a line", A_),
        (Path((Spot(cell(0, 0)),), "arrow", paint=Paint(width=0.5)), "the look of an arrow", A_),
        (
            Stroke(Spot(cell(0, 0)), Spot(cell(0, 1)), StrokeLayer.LINE),
            "the sort and look of a solid line",
            A_,
        ),
        (
            Stroke(Spot(cell(0, 0)), Spot(cell(0, 1)), StrokeLayer.EDGE),
            "an edge beside the cells' middles",
            E_,
        ),
        (Cage((cell(0, 0),), "box"), "a cage of the sort 'box'", A_),
        (Cage((cell(0, 0),), "clone"), "one area of a clone alone", E_),
        (Fill(EDGE, ("black",)), "a second colour of a cell, or one beside the cells", E_),
        (Label(Spot(cell(0, 0)), "x", Role.LARGE), "the look of the text 'x'", A_),
        (Label(OFF, "x"), "the text 'x', in the middle of no cells", E_),
        (Label(OFF, "x", Role.MEDIUM, "sandwich"), "the text 'x', in the middle of no cells", E_),
        (Label(Spot(cell(9, 9)), "5"), "the look of the text '5'", A_),
        (Cage((cell(9, 9),), "region"), "a cell of two regions, or outside the board", E_),
    ],
)
def test_what_f_puzzles_has_no_word_for_is_a_loss(
    element: Element, what: str, kind: LossKind
) -> None:
    assert (what, kind) in losses(element)


def test_a_key_of_marks_and_of_empty_cells_is_a_loss() -> None:
    lattice, cells = blank(2, 2)
    key = (Label(Spot(cell(0, 0)), "1"), bulb(cell(0, 1)))
    assert FPUZZLES.from_drawing is not None
    found = FPUZZLES.from_drawing(Drawing(lattice, cells, key=key), None).losses
    assert [loss.what for loss in found] == [
        "a symbol in the key",
        "that R1C2 must stay empty",
        "that R2C1 must stay empty",
        "that R2C2 must stay empty",
    ]


def test_a_meta_without_words_in_f_puzzles_is_a_loss() -> None:
    lattice, cells = blank(2, 2)
    meta = Meta(source="x", tags=("akari",), grid="none", frame="thin", dots=True)
    meta = replace(meta, extra=(("tab", "1"),))
    assert FPUZZLES.from_drawing is not None
    found = FPUZZLES.from_drawing(Drawing(lattice, cells - {cell(0, 0)}, meta=meta), None).losses
    assert [loss.path for loss in found] == [
        *("meta.tab", "meta.source", "meta.tags", "meta.grid", "meta.frame", "meta.dots"),
        "board",
    ]


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (101, 101)])
def test_a_board_that_is_no_square_is_refused(rows: int, cols: int) -> None:
    with pytest.raises(WriteError):
        fresh(Drawing(SquareLattice(rows, cols), frozenset()))


def test_a_message_in_a_cage_is_the_message() -> None:
    cage = {"cells": ["R1C1"], "value": "msgcorrect: well done", "outlineC": "#ffffff00"}
    assert drawn(board(cage=[cage])).meta == Meta(message="well done")
    found = decode(board(cage=[cage], successMessage="other")).losses()
    assert [loss.what for loss in found] == ["a second message on success"]
