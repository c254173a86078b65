"""What Penpa+ has no marks for, in one picture behind the board."""

import json
from base64 import b64decode
from dataclasses import replace

from checker.service import convert_link
from converters import registry
from converters.backdrop import without_picture, write_with_picture
from converters.drawing import Drawing, Fill, Label, Paint, Path, Symbol
from converters.lattice import SquareLattice
from converters.loss import LossKind
from converters.site import Kind, Spot, cell
from tests.command import penpad

LATTICE = SquareLattice(3, 3)
PLAIN = Drawing(
    LATTICE, frozenset(LATTICE.sites(Kind.CELL)), question=(Label(Spot(cell(1, 1)), "5"),)
)
SCRIBBLE = Path(
    tuple(Spot(cell(0, 0), x, 0.1 * y) for x, y in ((-0.3, 0), (-0.1, 1), (0.1, 0), (0.3, 1))),
    "line",
    paint=Paint(stroke="#ff0000", width=0.05),
)
SCRIBBLED = replace(PLAIN, question=(SCRIBBLE, *PLAIN.question))


def picture_of(link: str) -> Symbol:
    question = registry.decode(link).drawing().question
    (found,) = [each for each in question if isinstance(each, Symbol) and each.shape == "picture"]
    return found


def svg_of(picture: Symbol) -> str:
    url = json.loads(dict(picture.paint.extra)["url"])
    return b64decode(url.partition(",")[2]).decode()


def test_what_is_left_over_is_drawn_and_the_rest_is_not() -> None:
    link = write_with_picture(SCRIBBLED, to="penpa").value
    svg = svg_of(picture_of(link))
    assert "#ff0000" in svg
    assert "<text" not in svg
    assert "<rect" not in svg


def test_its_losses_say_that_it_is_seen_and_not_editable() -> None:
    (loss,) = write_with_picture(SCRIBBLED, to="penpa").losses
    assert (loss.kind, loss.path, loss.site) == (LossKind.APPROXIMATED, "question.0", cell(0, 0))
    assert loss.what.endswith("in the background picture, not editable")


def test_nothing_left_over_means_no_picture() -> None:
    assert write_with_picture(PLAIN, to="penpa") == registry.write(PLAIN, to="penpa")


def test_it_lies_over_the_board_where_shading_would_hide_it() -> None:
    shaded = replace(SCRIBBLED, question=(Fill(Spot(cell(0, 0)), ("grey",)), *SCRIBBLED.question))
    links = [write_with_picture(drawing, to="penpa").value for drawing in (SCRIBBLED, shaded)]
    assert [picture_of(link).over for link in links] == [False, True]


def test_a_link_with_such_a_picture_is_written_back_as_it_is() -> None:
    link = write_with_picture(SCRIBBLED, to="penpa").value
    document = registry.decode(link)
    assert registry.write(document.drawing(), to="penpa", base=document).value == link
    assert registry.write(document.drawing(), to="penpa").losses == ()


def test_it_can_be_taken_away_again() -> None:
    link = write_with_picture(SCRIBBLED, to="penpa").value
    bare = without_picture(registry.decode(link).drawing())
    assert bare.question == PLAIN.question


def test_a_carried_link_comes_back_from_behind_the_picture() -> None:
    original = registry.write(SCRIBBLED, to="sudokupad").value
    there = convert_link(original, to="penpa", carry=True, picture=True).value
    assert picture_of(there)
    assert convert_link(there, to="sudokupad").value == original


def test_only_formats_with_a_picture_take_one() -> None:
    original = registry.write(SCRIBBLED, to="sudokupad").value
    ran = penpad("convert", original, "--to", "puzzlink", "--picture")
    assert ran.exit == 2
    assert "--picture" in ran.err


def test_the_command_draws_it() -> None:
    original = registry.write(SCRIBBLED, to="sudokupad").value
    ran = penpad("convert", original, "--to", "penpa", "--picture")
    assert picture_of(ran.out.strip())
