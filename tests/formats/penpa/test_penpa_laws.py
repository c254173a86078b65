"""The laws on everything that Penpa+ can say: more than the drawings all formats share."""

import json
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from converters.drawing import Cage, Drawing, Element
from converters.errors import LinkError, PenpadError, ReadError
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import HEADER, PenpaDocument, decode
from converters.formats.penpa.header import FLIP_LR, FLIP_UD, SQUARE_GRIDS, THETA
from converters.site import Site, cell
from tests.formats.penpa.pictures import damaged, elements, pictures
from tests.formats.penpa.texts import again, board, packed

FIXTURES = sorted((Path(__file__).parents[3] / "fixtures" / "links" / "penpa").glob("*.txt"))
DOCUMENTS = [decode(path.read_text(encoding="utf-8").strip()) for path in FIXTURES]
DRAWN = [
    document
    for document in DOCUMENTS
    if not document.legacy and document.header().grid in SQUARE_GRIDS
]
SLOW = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@SLOW
@given(pictures())
def test_l3_every_native_picture_comes_back_without_a_loss(drawing: Drawing) -> None:
    document, losses = FORMAT.from_drawing(drawing, None)
    read = FORMAT.to_drawing(again(document))
    assert read.value.same_picture(drawing)
    assert losses == read.losses == ()


@SLOW
@given(st.sampled_from(DRAWN), elements())
def test_l2_writing_over_a_link_gives_the_wanted_picture(
    base: PenpaDocument, more: list[Element]
) -> None:
    old = FORMAT.to_drawing(base).value
    wanted = replace(old, question=old.question[len(old.question) // 2 :], answer=tuple(more))
    document, losses = FORMAT.from_drawing(wanted, base)
    read = FORMAT.to_drawing(again(document)).value
    named = {int(loss.path.partition(".")[2]) for loss in losses}
    kept = [mark for place, mark in enumerate(more) if place not in named]
    assert Counter(kept) <= Counter(read.answer)
    assert Counter(read.question) == Counter(wanted.question)


# An answer of several alternatives is written as one, which a loss says; see test_key.py.
SINGLE = [document for document in DRAWN if not document.header().is_or]


@pytest.mark.parametrize("document", SINGLE, ids=lambda each: each.line(HEADER)[:20])
def test_l3_every_fixture_comes_back_from_a_new_link(document: PenpaDocument) -> None:
    drawing = FORMAT.to_drawing(document).value
    fresh, losses = FORMAT.from_drawing(drawing, None)
    assert FORMAT.to_drawing(again(fresh)).value.same_picture(drawing)
    assert losses == ()


@SLOW
@given(
    pictures(),
    st.sampled_from((0, 90, 180, 270)),
    st.sampled_from((1, -1)),
    st.sampled_from((1, -1)),
)
def test_a_turned_board_can_be_written_over_as_well(
    drawing: Drawing, theta: int, flip_lr: int, flip_ud: int
) -> None:
    upright = FORMAT.from_drawing(board(4, 4), None).value
    header = upright.header()
    for place, value in ((THETA, theta), (FLIP_LR, flip_lr), (FLIP_UD, flip_ud)):
        header = header.with_field(place, str(value))
    base = upright.with_line(HEADER, header.text())
    near = tuple(mark for mark in drawing.question if _near(mark))
    wanted = replace(drawing, board=board(4, 4).board, question=near, answer=())
    document, losses = FORMAT.from_drawing(wanted, base)
    assert losses == ()
    assert FORMAT.to_drawing(again(document)).value.same_picture(wanted)


def _near(mark: Element) -> bool:
    """Tell whether a mark stands within the ring that every board has around it."""
    place = getattr(mark, "at", None)
    return place is None or (-2 <= place.site.row <= 5 and -2 <= place.site.col <= 5)


@given(
    st.sets(st.builds(cell, st.integers(0, 3), st.integers(0, 3)), min_size=1),
    st.text("123456789", max_size=2),
)
def test_a_killer_cage_of_any_shape_comes_back_as_one(cells: set[Site], label: str) -> None:
    drawing = replace(board(4, 4), question=(Cage(tuple(sorted(cells)), label=label),))
    document, losses = FORMAT.from_drawing(drawing, None)
    assert losses == ()
    assert FORMAT.to_drawing(again(document)).value.same_picture(drawing)


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_l5_damage_inside_the_text_gives_a_drawing_or_a_clear_error(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(DRAWN))
    lines = [document.line(index) for index in range(len(document.packed))]
    index = data.draw(st.sampled_from([3, 4, 5, 3, 4, *range(len(lines))]))
    try:
        lines[index] = json.dumps(data.draw(damaged(json.loads(lines[index]))))
    except ValueError:
        fields = lines[index].split(",")
        place = data.draw(st.integers(0, len(fields) - 1))
        fields[place] = data.draw(st.sampled_from(("", "x", "-1", "9" * 500, "45", "ON", "true")))
        lines[index] = ",".join(fields)
    with suppress(LinkError, ReadError):
        damaged_document = decode(packed(*lines))
        FORMAT.summary(damaged_document)
        drawing, _ = FORMAT.to_drawing(damaged_document)
        assert FORMAT.from_drawing(drawing, damaged_document) == (damaged_document, ())


@given(st.text(max_size=60))
def test_l5_any_text_is_refused_clearly(text: str) -> None:
    FORMAT.sniff(text)
    with suppress(PenpadError):
        decode(text)
