from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from converters.codec.deflate import deflate, inflate
from converters.codec.js_json import JsonValue, dump, parse
from converters.drawing import Drawing, Element, Paint, Symbol
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import HEADER, PenpaDocument
from converters.formats.penpa.header import CANVAS_X, FLIP_LR, IMAGE, THETA
from converters.formats.penpa.image import NO_IMAGE
from converters.loss import LossKind
from converters.site import Kind, Site, Spot
from tests.formats.penpa.texts import again, at, board, empty

SEA = "https://example.org/sea.png"
URL = ("url", f'"{SEA}"')
PLACED: dict[str, JsonValue] = {"url": SEA, "x": 19, "y": 57, "width": 114, "height": 38}
"""On the board of 3 by 3 cells of 38 pixels, half a cell from the canvas: over its second row."""
ROW: Symbol = Symbol(at(1, 1), "picture", width=3, height=1, paint=Paint(extra=(URL,)))


def with_image(image: dict[str, JsonValue]) -> PenpaDocument:
    return with_field(IMAGE, deflate(dump(image)))


def with_field(place: int, text: str, document: PenpaDocument | None = None) -> PenpaDocument:
    document = document or empty()
    return document.with_line(HEADER, document.header().with_field(place, text).text())


def drawn(image: dict[str, JsonValue]) -> Drawing:
    drawing, losses = FORMAT.to_drawing(with_image(image))
    assert losses == ()
    return drawing


def near(element: Element) -> Element:
    """The editor's canvas lies half a pixel beside the middle; here that half does not matter."""
    assert isinstance(element, Symbol)
    assert abs(element.at.dx + 0.5 / 38) < 1e-6
    assert abs(element.at.dy + 0.5 / 38) < 1e-6
    return replace(element, at=Spot(element.at.site))


def written(document: PenpaDocument) -> JsonValue:
    return parse(inflate(again(document).header().field(IMAGE)))


def test_a_picture_stands_at_its_middle_as_wide_as_it_is_in_cells() -> None:
    (picture,) = drawn(PLACED).question
    assert near(picture) == ROW


def test_a_picture_over_the_board_may_be_pale_and_without_white() -> None:
    more: dict[str, JsonValue] = {"opacity": 40, "foreground": True, "mask_white": True}
    (picture,) = drawn({**PLACED, **more, "threshold": 240}).question
    extra = (URL, ("mask_white", "true"), ("threshold", "240"))
    assert near(picture) == replace(ROW, over=True, paint=Paint(opacity=0.4, extra=extra))


@pytest.mark.parametrize("sides", [{}, {"width": 76}, {"height": 76}])
def test_a_picture_without_both_sides_stands_at_its_corner(sides: dict[str, JsonValue]) -> None:
    (picture,) = drawn({"url": SEA, "x": 19, "y": 19, **sides}).question
    assert isinstance(picture, Symbol)
    assert (picture.width, picture.height) == tuple(2 * (k in sides) for k in ("width", "height"))
    assert board().lattice.spot(0, 0).site == Site(Kind.VERTEX, -1, -1)
    x, y = board().lattice.point(picture.at)
    assert (round(x + 0.5 / 38, 6), round(y + 0.5 / 38, 6)) == (0, 0)


@pytest.mark.parametrize("image", [NO_IMAGE, '{"url":""}', "7", "{}"])
def test_without_an_address_there_is_no_picture(image: str) -> None:
    drawing, losses = FORMAT.to_drawing(with_field(IMAGE, deflate(image)))
    assert (drawing.question, losses) == ((), ())


@pytest.mark.parametrize(
    "odd",
    [
        {"url": 7},
        {"x": "1"},
        {"x": True},
        {"width": -38},
        {"height": 1e9},
        {"foreground": 1},
        {"opacity": "50"},
        {"angle": 90},
    ],
)
def test_a_picture_that_is_not_understood_is_named(odd: dict[str, JsonValue]) -> None:
    (loss,) = FORMAT.to_drawing(with_image({**PLACED, **odd})).losses
    assert (loss.kind, loss.path) == (LossKind.NOT_UNDERSTOOD, "header.image")


def test_damage_and_pictures_of_turned_boards_or_on_no_canvas_are_named() -> None:
    turned = with_field(THETA, "90", with_image(PLACED))
    mirrored = with_field(FLIP_LR, "-1", with_image(PLACED))
    nowhere = with_field(CANVAS_X, "0", with_image(PLACED))
    for document in (with_field(IMAGE, "damaged"), turned, mirrored, nowhere):
        (loss,) = FORMAT.to_drawing(document).losses
        assert (loss.kind, loss.path) == (LossKind.NOT_UNDERSTOOD, "header.image")


def test_a_picture_is_written_in_pixels_again() -> None:
    drawing = drawn({**PLACED, "opacity": 40})
    for base in (None, empty()):
        document, losses = FORMAT.from_drawing(drawing, base)
        assert losses == ()
        assert written(document) == {
            **PLACED,
            **{"opacity": 40, "foreground": False, "mask_white": False},
        }


def test_a_picture_that_is_taken_away_leaves_the_field_of_a_new_board() -> None:
    drawing = replace(drawn(PLACED), question=())
    document = FORMAT.from_drawing(drawing, with_image(PLACED)).value
    assert written(document) == parse(NO_IMAGE)


def test_an_untouched_picture_keeps_its_very_field() -> None:
    base = with_image(PLACED)
    drawing = FORMAT.to_drawing(base).value
    changed = replace(drawing, answer=(Symbol(at(0, 0), "bulb", over=True),))
    document = FORMAT.from_drawing(changed, base).value
    assert document.header().field(IMAGE) == base.header().field(IMAGE)


def test_a_picture_stays_where_it_is_when_the_canvas_grows() -> None:
    drawing = drawn(PLACED)
    canvas = drawing.meta.canvas
    assert canvas is not None
    wide = replace(drawing.meta, canvas=replace(canvas, width=canvas.width + 2))
    document, losses = FORMAT.from_drawing(replace(drawing, meta=wide), with_image(PLACED))
    assert losses == ()
    found = written(document)
    assert isinstance(found, dict)
    assert found["x"] == 19 + 38


@pytest.mark.parametrize(
    "picture",
    [
        replace(ROW, paint=Paint()),
        replace(ROW, paint=Paint(extra=(("url", "{"),))),
        replace(ROW, paint=Paint(extra=(("url", '""'),))),
        replace(ROW, paint=Paint(extra=(("url", "7"),))),
        replace(ROW, width=1e6),
        replace(ROW, at=Spot(Site(Kind.EDGE, 0, 0, 99))),
        replace(ROW, at=at(10**9, 0)),
        replace(ROW, width=float("nan")),
    ],
)
def test_a_picture_that_cannot_be_written_is_named(picture: Symbol) -> None:
    for base in (None, with_image(PLACED)):
        document, (loss,) = FORMAT.from_drawing(replace(board(), question=(picture,)), base)
        assert (loss.kind, loss.path) == (LossKind.NOT_EXPRESSIBLE, "question.0")
        assert written(document) == parse(NO_IMAGE)


def test_a_second_picture_and_one_of_a_solver_are_named() -> None:
    other = replace(ROW, at=at(0, 1))
    drawing = replace(board(), question=(ROW, other), answer=(ROW,))
    losses = FORMAT.from_drawing(drawing, None).losses
    assert [loss.path for loss in losses] == ["question.1", "answer.0"]


numbers = st.integers(-900, 900) | st.floats(-900, 900)
sides = st.none() | st.integers(0, 900) | st.floats(0, 900)
images: st.SearchStrategy[dict[str, JsonValue]] = st.fixed_dictionaries(
    {"url": st.just(SEA), "x": numbers, "y": numbers},
    optional={
        "width": sides,
        "height": sides,
        "opacity": st.integers(-1, 101),
        "foreground": st.booleans(),
        "mask_white": st.booleans(),
        "threshold": st.integers(0, 255),
    },
)


@settings(max_examples=60, deadline=None)
@given(images)
def test_what_is_written_draws_the_same_or_is_named(image: dict[str, JsonValue]) -> None:
    drawing = FORMAT.to_drawing(with_image(image)).value
    document, losses = FORMAT.from_drawing(drawing, None)
    whole = all(not isinstance(value, float) for value in image.values())
    same = FORMAT.to_drawing(again(document)).value.same_picture(drawing)
    assert same if whole else same or losses
