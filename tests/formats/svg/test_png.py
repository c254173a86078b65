import struct

import pytest

from converters.drawing import Label
from converters.errors import UsageError, WriteError
from converters.formats.svg.document import encode
from converters.formats.svg.draw import from_drawing
from converters.formats.svg.letters import drawn_letters
from converters.formats.svg.png import MAX_WIDTH, png_bytes
from converters.formats.svg.stroke_font import letters, text_advance
from tests.formats.svg.scenes import at, board, labels

CLUE = encode(from_drawing(board(1, 1, [Label(at(0, 0), "7")])).value)
EMPTY = encode(from_drawing(board(1, 1)).value)


def size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_picture_becomes_a_png_of_the_size_asked_for() -> None:
    png = png_bytes(EMPTY, width=360)
    assert png.startswith(b"\x89PNG")
    assert size(png) == (360, 360)


def test_a_clue_is_seen_in_the_png() -> None:
    assert png_bytes(CLUE) != png_bytes(EMPTY)


def test_a_clue_is_seen_where_the_machine_has_no_font() -> None:
    import resvg_py

    def bare(svg: str) -> bytes:
        return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)

    assert bare(CLUE) == bare(EMPTY)
    assert bare(drawn_letters(CLUE)) != bare(EMPTY)


def test_no_text_is_left_when_the_letters_are_drawn() -> None:
    assert "text>" not in drawn_letters(encode(from_drawing(labels()).value))


@pytest.mark.parametrize("width", [0, -1, MAX_WIDTH + 1])
def test_a_width_out_of_range_is_refused(width: int) -> None:
    with pytest.raises(UsageError, match="width"):
        png_bytes(EMPTY, width=width)


def test_what_is_no_svg_is_one_clear_sentence() -> None:
    with pytest.raises(WriteError, match="does not render"):
        png_bytes("<svg")


def test_a_long_picture_is_the_same_though_a_process_of_its_own_renders_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    png = png_bytes(CLUE)
    monkeypatch.setattr("converters.formats.svg.rendering.LONG", 0)
    assert png_bytes(CLUE) == png
    with pytest.raises(WriteError, match="does not render"):
        png_bytes("<svg")


def test_every_letter_of_a_clue_differs_from_every_other() -> None:
    chars = "0123456789ABCDEFGHIJKLMNPQRSTUVWXYZ?!+-=≠<>≤≥/×*#%&.,:;()"  # O is drawn like 0
    shapes = {str(list(letters(char))) for char in chars}
    assert len(shapes) == len(chars)


def test_a_letter_without_a_stroke_of_its_own_is_a_box() -> None:
    assert list(letters("漢")) == list(letters("字"))


def test_accents_are_dropped_but_for_the_two_dots() -> None:
    assert list(letters("é")) == list(letters("e"))
    assert list(letters("ü")) != list(letters("u"))
    assert text_advance("ü") == text_advance("u")
    assert list(letters("ß")) == list(letters("ss"))
