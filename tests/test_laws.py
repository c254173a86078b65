"""The laws of the architecture, each for every format and every genre there is.

A new format or genre is held to them without a line being added here: the links of
``fixtures/links/<format>/`` and the boards of ``fixtures/boards/<genre>.txt`` are enough.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import takewhile
from pathlib import Path
from urllib.parse import unquote

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from checker.registry import AnyGenre, genres
from converters import PenpadError, ReadError, WriteError, decode, write
from converters.drawing import Cage, Drawing, Element, Meta, Stroke, first_spot
from converters.loss import Loss
from converters.plain import bulb
from converters.registry import Document, formats
from converters.site import Site
from tests.fuzz.case import Case
from tests.fuzz.links import FIXTURES as LINKS
from tests.fuzz.links import fixture_links
from tests.fuzz.parts import opened
from tests.fuzz.probe import probe
from tests.strategies import damaged_links, drawings, plain_drawings, text_boards

BOARDS = LINKS.parent / "boards"
FILES = sorted(LINKS.glob("*/*.txt"))
READ = [name for name, each in formats().items() if each.decode]
BOTH_WAYS = [name for name, each in formats().items() if each.to_drawing and each.from_drawing]
NO_ANSWERS = (
    "m=solve",
    "/scf",
    "penpa/first-version",
    "f-puzzles",
    "sudokupad/digits",
    "sudokupad/pack",
    "sudokupad/no-prefix",
    "sudokupad/collapsed-slashes",
    *("akari/", "lightup/", "bijutsukan/", "bijutsukan.html"),
    "puzzlink/genre-",
)
"""Words in links that cannot carry bulbs, or not as they are: one drawn makes another link."""
OWN_NAMES = ("id",)
"""Keys that name a document, so that editors keep no progress of another one under it."""


def label(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def read(path: Path) -> Document:
    return decode(path.read_text(encoding="utf-8"))


def drawn(path: Path) -> Drawing | None:
    """Draw a link; boards of some lattices are only held, not drawn."""
    try:
        return read(path).drawing()
    except PenpadError:
        return None


DRAWN = [path for path in FILES if path.parent.name in BOTH_WAYS and drawn(path)]
CARRY_ANSWERS = [
    path
    for path in DRAWN
    if not any(word in label(path) + " " + path.read_text("utf-8") for word in NO_ANSWERS)
]


@pytest.mark.parametrize("name", READ)
def test_every_format_that_is_read_has_a_link_to_prove_it(name: str) -> None:
    assert any(path.parent.name == name for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=label)
def test_l1_an_untouched_document_gives_back_its_very_link(path: Path) -> None:
    document = read(path)
    assert document.format.name == path.parent.name
    assert document.link() == path.read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("path", DRAWN, ids=label)
def test_l2_a_drawing_written_back_unchanged_changes_nothing(path: Path) -> None:
    document = read(path)
    native, losses = document.format.from_drawing(document.drawing(), document.native)
    assert replace(document, native=native).link() == document.link()
    assert losses == ()


@pytest.mark.parametrize("path", CARRY_ANSWERS, ids=label)
def test_l2_a_drawn_bulb_changes_one_line_or_key(path: Path) -> None:
    document = read(path)
    drawing = document.drawing()
    place = min(drawing.board - used(drawing) or drawing.board)
    solved = replace(drawing, answer=(*drawing.answer, bulb(place)))
    link, _ = write(solved, to=document.format.name, base=document)
    before, after = pieces(document.link()), pieces(link)
    start = common(before, after)
    end = common(before[start:][::-1], after[start:][::-1])
    assert len(before) - start - end <= 1
    assert bulb(place) in decode(link).drawing().answer


def used(drawing: Drawing) -> set[Site]:
    elements = (*drawing.question, *drawing.answer)
    return {spot.site for spot in map(first_spot, elements) if spot}


def pieces(link: str) -> list[str]:
    """Give the lines or the keys of a document; of one in one line its characters."""
    text = opened(unquote(link), lambda ways: ways - 1).text
    if text.startswith("{"):
        entries = json.loads(text).items()
        return [json.dumps(entry) for entry in entries if entry[0] not in OWN_NAMES]
    return text.split("\n") if "\n" in text else list(text)


def common(left: list[str], right: list[str]) -> int:
    """Give how many pieces two documents begin with alike."""
    pairs = zip(left, right, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


@pytest.mark.parametrize("name", BOTH_WAYS)
# A format may refuse most lattices, as f-puzzles does: it has square boards only.
@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(drawing=drawings() | plain_drawings())
def test_l3_what_does_not_come_back_is_named_as_lost(name: str, drawing: Drawing) -> None:
    plugin = formats()[name]
    try:
        native, losses = plugin.from_drawing(drawing, None)
    except WriteError:
        reject()
    again = plugin.to_drawing(plugin.decode(plugin.encode(native))).value
    assert list(unsaid(drawing, again, losses)) == []


def unsaid(before: Drawing, after: Drawing, losses: tuple[Loss, ...]) -> Iterator[str]:
    """Give every difference of two drawings at a place that no loss names."""
    places = {loss.site for loss in losses}
    words = " ".join(loss.path for loss in losses)
    if before.lattice != after.lattice:
        yield f"lattice {before.lattice} is {after.lattice}"
    yield from (f"cell {site}" for site in (before.board ^ after.board) - places)
    for layer in ("question", "answer", "key"):
        old, new = Counter(getattr(before, layer)), Counter(getattr(after, layer))
        yield from (f"{layer} lost {each}" for each in old - new if not sites(each) & places)
        yield from (f"{layer} got {each}" for each in new - old if not sites(each) & places)
    for field in fields(Meta):
        if field.compare and field.name not in ("tags", "extra") and field.name not in words:
            old, new = getattr(before.meta, field.name), getattr(after.meta, field.name)
            yield from [f"{field.name} {old!r} is {new!r}"] if old != new else []


def sites(element: Element) -> set[Site]:
    """Give the places that a loss may name an element by."""
    match element:
        case Stroke():
            return {element.start.site, element.end.site}
        case Cage():
            return set(element.cells)
        case _:
            spot = first_spot(element)
            return {spot.site} if spot else set()


def alphabet(genre: AnyGenre) -> str:
    """Give the characters of a genre's board fixtures."""
    lines = (BOARDS / f"{genre.name}.txt").read_text(encoding="utf-8").splitlines()
    return "".join(sorted({code for line in lines if not set(line) & set("= /") for code in line}))


# A genre whose boards need more than a character a cell has this law among its own tests.
@pytest.mark.parametrize("name", [name for name, each in genres().items() if each.codes is None])
@given(data=st.data())
def test_l4_reading_undoes_drawing_and_text(name: str, data: st.DataObject) -> None:
    genre = genres()[name]
    text = data.draw(text_boards(alphabet=alphabet(genre)))
    try:
        board = genre.from_text(text)
    except ReadError:
        reject()
    assert genre.from_text(genre.to_text(board)) == board
    drawing = genre.draw(board)
    reading = genre.read(drawing, genre.choose(drawing).convention)
    assert (reading.board, reading.unread) == (board, ())


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(case=damaged_links(fixture_links()))
def test_l5_any_input_gives_a_result_or_a_clear_error(case: Case) -> None:
    assert probe(case.link()).signature == ""
