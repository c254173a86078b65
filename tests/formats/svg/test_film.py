"""Films: marks that come and go, without a script."""

from xml.etree import ElementTree

from converters import plain
from converters.film import Step
from converters.formats.svg.film import PACE, film
from converters.site import cell
from tests.formats.svg.scenes import board

BULB, OTHER = plain.bulb(cell(0, 0)), plain.bulb(cell(1, 1))
SWITCH = "{http://www.w3.org/2000/svg}set"


def steps(*times: int | None) -> list[Step]:
    """A bulb is put on, taken away again, and another one is put on."""
    changes = [((), (BULB,)), ((BULB,), ()), ((), (OTHER,))]
    return [
        Step(time, "symbol", (), gone, come)
        for time, (gone, come) in zip(times, changes, strict=True)
    ]


def switches(svg: str) -> list[tuple[str | None, str | None]]:
    """When each mark comes, and how long it stays (None: to the end)."""
    found = ElementTree.fromstring(svg).iter(SWITCH)
    return [(each.get("begin"), each.get("dur")) for each in found]


def test_a_mark_is_shown_from_its_step_to_the_one_that_takes_it_away() -> None:
    made = film(board(2, 2), steps(0, 0, 0))
    assert PACE == 400
    assert made.losses == ()
    assert switches(made.value) == [("0.4s", "0.4s"), ("1.2s", None)]


def test_a_live_film_keeps_the_times_of_the_solve() -> None:
    assert switches(film(board(2, 2), steps(1500, 4000, 9000), live=True).value) == [
        ("1.5s", "2.5s"),
        ("9s", None),
    ]


def test_steps_without_a_time_follow_at_an_even_pace() -> None:
    assert switches(film(board(2, 2), steps(1000, None, 500), live=True).value) == [
        ("1s", "0.4s"),
        ("1.4s", None),
    ]


def test_marks_are_hidden_before_they_come_and_nothing_is_a_script() -> None:
    svg = film(board(2, 2, answer=[OTHER]), steps(0, 0, 0)).value
    assert svg.count('visibility="hidden"') == 2
    assert "script" not in svg


def test_a_mark_that_goes_at_once_is_not_drawn() -> None:
    svg = film(board(2, 2), steps(1000, 1000, 2000), live=True).value
    assert switches(svg) == [("2s", None)]


def test_marks_that_cannot_be_drawn_are_losses() -> None:
    odd = Step(0, "symbol", (), (), (plain.bulb(cell(10**6, 0)),))
    assert len(film(board(2, 2), [odd]).losses) == 1
