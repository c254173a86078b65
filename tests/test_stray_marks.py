"""A Penpa+ Akari with a mark too many never gets an all-clear, whatever it is and wherever it is.

The marks are put into the link itself, below everything that reads it.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from checker.rule import Lang, Status
from checker.service import Question, check_link
from converters import decode
from converters.codec.deflate import deflate
from converters.codec.js_json import JsonValue, dump
from converters.formats.penpa import FORMAT
from converters.formats.penpa.document import ANSWER, CENTERS, HEADER, QUESTION, PenpaDocument
from converters.formats.penpa.header import IMAGE
from converters.registry import Document

SOLVED = Path(__file__).parent.parent / "fixtures" / "links" / "penpa" / "akari-solved.txt"
AKARI = Question(genre="akari")
BULB = [3, "sun_moon", 2]
STRAYS: dict[str, tuple[str, JsonValue]] = {
    "a bulb": ("symbol", BULB),
    "a sun": ("symbol", [1, "sun_moon", 1]),
    "a moon": ("symbol", [2, "sun_moon", 1]),
    "a bomb": ("symbol", [4, "sun_moon", 1]),
    "a circle": ("symbol", [2, "circle_L", 1]),
    "a star": ("symbol", [1, "star", 1]),
    "an arrow": ("symbol", [3, "arrow_B_B", 1]),
    "a tent": ("symbol", [2, "tents", 2]),
    "a shape nobody knows": ("symbol", [1, "no_such_family", 1]),
    "a style nobody knows": ("symbol", [77, "sun_moon", 1]),
    "a digit": ("number", ["7", 2, "1"]),
    "a letter": ("number", ["k", 2, "1"]),
    "a black cell": ("surface", 4),
    "a thing nobody knows": ("no_such_layer", 1),
}


def cells() -> list[str]:
    """Give the board's cells as the link numbers them: differences, from the first on."""
    steps = native().json(CENTERS)
    assert isinstance(steps, list)
    return [str(sum(steps[: end + 1])) for end in range(len(steps))]  # type: ignore[arg-type]


def native() -> PenpaDocument:
    found: PenpaDocument = document().native
    return found


def document() -> Document:
    return decode(SOLVED.read_text(encoding="utf-8"))


def with_mark(line: int, sort: str, cell: str, mark: JsonValue) -> str | None:
    """Give the link with one mark more; None if that very mark stands there in either layer."""
    layers: dict[int, Any] = {each: native().json(each) for each in (QUESTION, ANSWER)}
    if any((layer.get(sort) or {}).get(cell) == mark for layer in layers.values()):
        return None
    marks = {**(layers[line].get(sort) or {}), cell: mark}
    edited = native().with_json(line, {**layers[line], sort: marks})
    return replace(document(), native=edited).link()


def test_the_link_itself_is_solved() -> None:
    assert check_link(document().link()).report.status is Status.SOLVED


@pytest.mark.parametrize("name", STRAYS)
def test_a_mark_too_many_in_the_answer_forbids_solved(name: str) -> None:
    assert passed(ANSWER, name) == []


# A black cell more in the problem is another problem, which may be solved as well.
@pytest.mark.parametrize("name", sorted(STRAYS.keys() - {"a black cell"}))
def test_a_mark_too_many_in_the_problem_forbids_solved(name: str) -> None:
    assert passed(QUESTION, name) == []


def passed(line: int, name: str) -> list[str]:
    """Give the cells that may hold a mark while the link stays solved."""
    sort, mark = STRAYS[name]
    links = {cell: with_mark(line, sort, cell, mark) for cell in cells()}
    return [
        cell
        for cell, link in links.items()
        if link and check_link(link).report.status is Status.SOLVED
    ]


@pytest.mark.parametrize("place", [0, 10_000])
def test_a_picture_is_never_passed_over(place: int) -> None:
    image = {"url": "https://example.org/sea.png", "x": place, "y": place}
    header = native().header().with_field(IMAGE, deflate(dump(image)))
    link = FORMAT.encode(native().with_line(HEADER, header.text()))
    assert check_link(link, AKARI).report.status is Status.NOT_CHECKED


def test_a_link_with_a_picture_behind_its_board_is_not_checked() -> None:
    link = SOLVED.with_name("background-image.txt").read_text(encoding="utf-8")
    (reason,) = check_link(link, AKARI).report.reasons
    assert "picture" in reason.say(Lang.EN)
