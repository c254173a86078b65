import pytest

from converters.formats.penpa.nearest import SURFACES, TEXTS, line_style, nearest, rgb


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
    assert line_style(None, edge=False) == "solid"
    assert line_style(0.03, edge=False) == "thin"
    assert line_style(0.2, edge=True) == "thick"
    assert line_style(0.2, edge=False) == "solid"
