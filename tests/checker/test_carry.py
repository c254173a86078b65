"""Links that keep the link they were made from."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from checker.service import convert_link
from converters import registry
from converters.drawing import Fill, Label, Symbol
from converters.site import Spot, cell, name
from tests.command import penpad

LINKS = Path(__file__).parent.parent.parent / "fixtures" / "links"
THERE = [
    ("penpa/akari-solved.txt", "sudokupad"),
    ("penpa/holes-and-outside-clues.txt", "sudokupad"),
    ("penpa/every-layer.txt", "sudokupad"),
    ("sudokupad/akari-with-bulbs.txt", "penpa"),
    ("sudokupad/metadata-in-three-places.txt", "penpa"),
    ("puzzlink/akari.txt", "penpa"),
    ("puzzlink/akari.txt", "sudokupad"),
]


def link_of(file: str) -> str:
    return (LINKS / file).read_text(encoding="utf-8").strip()


def edited(link: str, *marks: Fill | Label | Symbol) -> str:
    """Give a link whose problem has more marks, as its own editor would export it."""
    document = registry.decode(link)
    drawing = document.drawing()
    more = replace(drawing, question=(*drawing.question, *marks))
    return registry.write(more, to=document.format.name, base=document).value


@pytest.mark.parametrize(("file", "to"), THERE)
def test_there_and_back_is_the_very_link(file: str, to: str) -> None:
    original = link_of(file)
    there = convert_link(original, to=to, carry=True).value
    back = convert_link(there, to=registry.decode(original).format.name)
    assert (back.value, back.losses) == (original, ())


def test_what_is_carried_is_no_part_of_the_drawing() -> None:
    original = link_of("penpa/akari-solved.txt")
    bare, carrier = (
        registry.decode(convert_link(original, to="sudokupad", carry=carry).value).drawing()
        for carry in (False, True)
    )
    assert bare.same_picture(carrier)


def test_an_edit_of_the_conversion_is_made_in_the_original() -> None:
    original = link_of("penpa/undo-history.txt")
    there = convert_link(original, to="sudokupad", carry=True).value
    clue = Label(Spot(cell(0, 0)), "7")
    back = convert_link(edited(there, clue), to="penpa").value
    before, after = registry.decode(original), registry.decode(back)
    assert clue in after.drawing().question
    assert set(before.drawing().question) < set(after.drawing().question)
    assert [
        line
        for line, (old, new) in enumerate(
            zip(before.native.packed, after.native.packed, strict=True)
        )
        if old != new
    ] == [3]


def test_the_source_of_a_puzzle_stays_beside_what_is_carried() -> None:
    original = link_of("sudokupad/akari-with-bulbs.txt")
    document = registry.decode(convert_link(original, to="penpa", carry=True).value)
    drawing = document.drawing()
    named = replace(drawing, meta=replace(drawing.meta, source="https://example.org/1,2"))
    there = registry.write(named, to="penpa", base=document).value
    assert registry.decode(there).drawing().meta.source == "https://example.org/1,2"
    assert document.format.carried(registry.decode(there).native) == original


def test_diff_does_not_look_at_what_is_carried() -> None:
    one = link_of("penpa/akari-solved.txt")
    there = convert_link(one, to="sudokupad", carry=True).value
    changed = edited(there, Fill(Spot(cell(0, 0)), ("black",)))
    ran = penpad("diff", one, changed, "--json").json()
    assert [each["cells"] for each in ran["differences"]] == [[name(cell(0, 0))]]


def test_formats_without_room_are_refused_with_a_way_out() -> None:
    for to in ("tatham", "svg"):
        ran = penpad("convert", "o.1\n.#.", "--to", to, "--carry")
        assert (ran.exit, "leave out --carry" in ran.err) == (2, True)


def test_what_the_editor_changes_by_itself_is_no_edit() -> None:
    drawing = registry.decode(link_of("sudokupad/metadata-in-three-places.txt")).drawing()
    meta = replace(drawing.meta, title="Sudoku", message="Well done!")
    told = replace(drawing, key=(), meta=meta)
    original = registry.write(told, to="sudokupad").value
    document = registry.decode(convert_link(original, to="penpa", carry=True).value)
    made = document.drawing()
    # It drops the message of a link for solving, and writes the tags it guesses from a title.
    exported = replace(made, meta=replace(made.meta, message="", tags=("classic",)))
    link = registry.write(exported, to="penpa", base=document).value
    assert convert_link(link, to="sudokupad").value == original


def test_an_export_without_the_answer_leaves_no_blanks_behind() -> None:
    cells = [[{"value": 1}, {}], [{}, {}]]
    original = json.dumps({"cells": cells, "metadata": {"solution": "1?21"}})
    there = registry.decode(convert_link(original, to="penpa", carry=True).value)
    exported = registry.encode(there.format, there.native.with_parameter("a", ""))
    assert exported != there.link()
    assert convert_link(exported, to="sudokupad").value == original
