import pytest

from converters.drawing import Paint, Path, Stroke, StrokeLayer, Symbol
from converters.formats.penpa import styles, symbol_rows, symbols
from converters.formats.svg.draw import from_drawing
from converters.formats.svg.labels import TURNS
from converters.shapes.line_styles import CAGES, STYLES
from converters.shapes.symbols import SHAPES
from converters.shapes.tints import STYLES as TINTS
from converters.shapes.words import INKS
from tests.formats.svg.scenes import PARTS, at, board


def body(symbol: Symbol) -> str:
    return "".join(from_drawing(board(1, 1, [symbol])).value.body)


def test_every_symbol_of_penpa_has_a_shape_here() -> None:
    named = {look.shape for look in symbols.VALUES.values()}
    named |= {look.shape for look, _ in symbols.FLAGS.values()}
    assert named - SHAPES.keys() == set()


def test_every_line_text_and_cage_style_of_penpa_has_a_look_here() -> None:
    assert set(styles.LINES.values()) - {"invisible"} <= STYLES.keys()
    assert set(styles.CAGES.values()) <= CAGES.keys()
    assert set(styles.INKS.values()) <= INKS.keys()
    assert set(styles.BASELINES.values()) <= TURNS.keys()


def test_every_look_of_a_circle_has_a_tint() -> None:
    assert {*symbol_rows.ROUND_STYLES.values(), "double"} <= TINTS.keys()


@pytest.mark.parametrize("shape", sorted(SHAPES))
def test_every_shape_leaves_something_on_the_paper(shape: str) -> None:
    toward = PARTS.get(shape, ("up",))
    assert body(Symbol(at(0, 0), shape, "", toward)) != "".join(
        from_drawing(board(1, 1)).value.body
    )


def test_an_arrow_turns_with_its_direction() -> None:
    up, right = (body(Symbol(at(0, 0), "arrow", "black", (way,))) for way in ("up", "right"))
    assert up != right


def test_a_free_shape_has_what_its_paint_says_and_no_more() -> None:
    free = Symbol(at(0, 0), "square", width=0.5, paint=Paint(fill="#ff0000"))
    assert '<path fill="#ff0000" d="M-16 -16h32v32h-32z"/>' in body(free)


def test_a_shape_without_a_size_of_its_own_is_drawn_larger_as_a_whole() -> None:
    assert "scale(2)" in body(Symbol(at(0, 0), "bulb", width=2.0))


def test_the_same_symbol_twice_is_defined_once() -> None:
    two = [Symbol(at(0, 0), "bulb"), Symbol(at(0, 1), "bulb")]
    text = "".join(from_drawing(board(1, 2, two)).value.body)
    assert (text.count("<use "), text.count("<defs>")) == (2, 1)


def test_an_invisible_line_is_drawn_only_in_a_colour_of_its_own() -> None:
    seen = Stroke(at(0, 0), at(0, 1), StrokeLayer.LINE, "invisible", Paint(stroke="#123456"))
    unseen = Stroke(at(0, 0), at(0, 1), StrokeLayer.LINE, "invisible")
    assert "#123456" in "".join(from_drawing(board(1, 2, [seen])).value.body)
    assert from_drawing(board(1, 2, [unseen])).value.body == from_drawing(board(1, 2)).value.body


def test_an_arrow_with_a_thickness_has_no_bulb_of_its_own() -> None:
    points = (at(0, 0), at(0, 1))
    bulb, bare = Path(points, "arrow"), Path(points, "arrow", paint=Paint(width=0.1))
    texts = ["".join(from_drawing(board(1, 2, [path])).value.body) for path in (bulb, bare)]
    assert ["a25.6" in text for text in texts] == [True, False]
