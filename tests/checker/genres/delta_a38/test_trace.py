"""From drawn lines to two loops."""

from checker.genres.delta_a38.answer.trace import (
    Fault,
    Untraced,
    joined,
    strands,
    stray_arrows,
    traced,
)
from checker.genres.delta_a38.board import Directed, Route, Step
from converters.site import Site, parse
from tests.checker.genres.delta_a38.listed import RIGHT, drawn

START = parse("R3C2")


def cells(text: str) -> tuple[Site, ...]:
    return tuple(map(parse, text.split()))


def traced_lines(lines: str = RIGHT, arrows: str = "") -> Directed | Untraced:
    return traced(drawn(lines, arrows), START)


def test_the_line_through_the_circle_is_the_a38_loop_and_goes_straight_on_at_its_crossing() -> None:
    found = traced_lines()
    assert isinstance(found, Directed)
    assert found.a38 == Route(cells("R3C2 R2C2 R1C2 R1C1 R2C1 R2C2 R2C3 R3C3"), either=True)
    assert found.castle == Route(cells("R2C4 R2C5 R2C6 R3C6 R4C6 R4C5 R4C4 R3C4"), either=True)


def test_an_arrow_turns_its_loop_and_no_other() -> None:
    found = traced_lines(arrows="R3C2r")
    assert isinstance(found, Directed)
    assert found.a38 == Route(cells("R3C2 R3C3 R2C3 R2C2 R2C1 R1C1 R1C2 R2C2"))
    assert found.castle.either


def test_arrows_against_each_other_are_all_named() -> None:
    found = traced_lines(arrows="R2C4r R4C4r R3C2r")
    assert found == Untraced(contradicting=(Step(*cells("R2C4 R2C5")), Step(*cells("R4C4 R4C5"))))


def test_an_arrow_beside_all_lines_is_stray() -> None:
    assert stray_arrows(drawn(arrows="R4C1r R2C4r")) == (Step(*cells("R4C1 R4C2")),)


def test_a_branch_is_final_and_two_ends_are_not() -> None:
    assert traced_lines("┌┐....\n└┼┐┌─┐\n.└┘│.│\n..╶┴─┘") == Untraced(
        castle=Fault(ends=cells("R4C3"), branches=cells("R4C4"), final=True)
    )
    assert traced_lines("┌┐....\n└┼┐┌─┐\n.└┘╵.│\n...╶─┘") == Untraced(
        castle=Fault(ends=cells("R3C4 R4C4"))
    )


def test_a_line_that_crosses_a_ring_is_two_strands() -> None:
    graph = joined(drawn("┌─┐...\n│╶┼╴..\n└─┘...\n......").lines)
    found = list(strands(graph, graph))
    assert [strand.closed for strand in found] == [False, True]
    assert found[0].cells == cells("R2C2 R2C3 R2C4")
