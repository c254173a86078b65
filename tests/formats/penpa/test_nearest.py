import pytest

from converters.formats.penpa.nearest import (
    SURFACES,
    TEXTS,
    alpha,
    line_style,
    nearest,
    over,
    rgb,
    with_opacity,
)


@pytest.mark.parametrize(
    ("css", "found"),
    [
        ("#abc", (170, 187, 204)),
        ("#abcf", (170, 187, 204)),
        ("#a0b0c0", (160, 176, 192)),
        ("#a0b0c0ff", (160, 176, 192)),
        ("rgb(1, 2, 3)", (1, 2, 3)),
        ("rgba(1,2,3,.5)", (1, 2, 3)),
        (" Red ", (255, 0, 0)),
        ("rgb(1)", None),
        ("nothing", None),
        ("", None),
    ],
)
def test_css_colours_are_read_in_their_usual_forms(css: str, found: object) -> None:
    assert rgb(css) == found


@pytest.mark.parametrize(
    ("css", "name"), [("#111", "black"), ("#fea", "yellow"), ("#c1e1ff", "blue"), ("?", "black")]
)
def test_the_nearest_surface_is_found(css: str, name: str) -> None:
    assert nearest(css, SURFACES) == name


def test_the_nearest_ink_is_found() -> None:
    assert nearest("rgb(10,120,200)", TEXTS) == "light-blue"


def test_widths_choose_thin_usual_or_thick() -> None:
    assert line_style(None) == "solid"
    assert line_style(0.03) == "thin"
    assert line_style(0.2) == "thick"


def test_opacity_becomes_a_part_of_the_colour() -> None:
    assert with_opacity("#102030", 0.5) == "#10203080"
    assert with_opacity("#10203080", 0.5) == "#10203040"
    assert with_opacity("hsl(0 0% 0%)", 0.5) == "hsl(0 0% 0%)"


def test_a_colour_over_another_is_mixed_on_paper() -> None:
    assert over("#ff000080", "#ffffff") == "#ff7f7f"
    assert over("#00ff00", "#000000") == "#00ff00"


def test_the_strength_of_a_colour_is_read_in_every_form() -> None:
    assert [round(alpha(css), 2) for css in ("#abc", "#abc8", "rgba(1,2,3,.6)", "red")] == [
        *(1.0, 0.53, 0.6, 1.0)
    ]
