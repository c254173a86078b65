import pytest

from checker.genres.akari.colours import Shade, shade


@pytest.mark.parametrize(
    "css",
    [
        "#000",
        "black",
        "#333",
        "#2b2b2b",
        "#000000cc",
        "rgba(0,0,0,.5)",
        "#999999",
        "#cccccc",
        "Grey",
    ],
)
def test_everything_down_to_light_grey_is_black(css: str) -> None:
    assert shade(css) is Shade.BLACK


@pytest.mark.parametrize(
    ("css", "seen"),
    [
        ("#fff", Shade.WHITE),
        ("#eee", Shade.OTHER),
        ("none", Shade.NONE),
        ("#00000000", Shade.NONE),
        ("#ffffa3", Shade.YELLOW),
        ("rgba(255, 103, 0, .6)", Shade.ORANGE),
        ("#b3ffb3", Shade.GREEN),
        ("rgb(0,228,0)", Shade.GREEN),
        ("rgb(0,128,0)", Shade.OTHER),
        ("#c0e0ff", Shade.OTHER),
        ("#ffcc80", Shade.OTHER),
        ("#1a0000", Shade.BLACK),
        ("url(#x)", Shade.OTHER),
        ("hsl(0, 0%, 0%)", Shade.OTHER),
    ],
)
def test_a_colour_is_what_a_solver_would_call_it(css: str, seen: Shade) -> None:
    assert shade(css) is seen


def test_a_black_that_is_hardly_there_is_not_black() -> None:
    assert shade("#000", 0.1) is Shade.OTHER
    assert shade("#000", 0.0) is Shade.NONE


@pytest.mark.parametrize("css", ["#8b4513", "#808000", "#006400", "#eecab1", "#0000ff", "#800080"])
def test_a_dull_or_dark_colour_is_neither_black_nor_a_bulb(css: str) -> None:
    assert shade(css) is Shade.OTHER


@pytest.mark.parametrize("css", ["#00008b", "#000080", "#3b1e08", "#003000", "#400000"])
def test_a_colour_hardly_told_from_black_is_black(css: str) -> None:
    assert shade(css) is Shade.BLACK
