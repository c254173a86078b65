from checker.pages.scenes import Line
from checker.rule import Lang
from converters.site import cell
from tests.checker.pages.stories import story


def test_a_step_shows_the_demands_it_adds_up_with_what_is_known_put_in() -> None:
    corner = story().scenes[2]
    assert corner.added is not None
    assert corner.added.lines == (
        Line(1, "x₈ + x₁₁ ≥ 1", "R3C3 wants 1 bulb."),
        Line(1, "x₁₀ + x₁₁ ≤ 1", "At most one bulb in R4C2, R4C3 and R4C4, which see each other."),
        Line(1, "x₈ + x₁₀ ≤ 1", "At most one bulb in R3C2 and R4C2, which see each other."),
    )
    assert (corner.added.total, corner.follows) == ("2x₁₀ ≤ 1", "x₁₀ = 0")


def test_a_step_names_its_places() -> None:
    corner = story().scenes[2]
    assert corner.sets == (cell(3, 1),)
    assert cell(2, 2) in corner.because


def test_a_step_is_told_in_the_language_asked_for() -> None:
    corner = story(lang=Lang.DE).scenes[2]
    assert corner.title == "Ecke der Zahl"
    assert corner.text.endswith("Keine Lampe in R4C2.")
