from base64 import b64encode
from dataclasses import replace
from struct import pack
from xml.etree import ElementTree

import pytest

from converters.codec.js_json import dump
from converters.drawing import Fill, Label, Paint, Symbol
from converters.formats.svg.document import encode
from converters.formats.svg.draw import from_drawing
from converters.formats.svg.png import png_bytes
from converters.formats.svg.raster import MAX_BYTES, Size, size_of
from converters.loss import LossKind
from tests.formats.svg.scenes import at, board

PNG = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
    "YPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
"""One pixel."""
SEA = "https://example.org/sea.png"


def picture(url: str, *, extra: tuple[tuple[str, str], ...] = (), over: bool = False) -> Symbol:
    paint = Paint(extra=(("url", dump(url)), *extra))
    return Symbol(at(0, 0), "picture", width=1, height=0.5, over=over, paint=paint)


def svg(*elements: Fill | Label | Symbol) -> str:
    return encode(from_drawing(board(2, 2, elements)).value)


def losses(symbol: Symbol) -> list[tuple[LossKind, str]]:
    return [(loss.kind, loss.what) for loss in from_drawing(board(2, 2, [symbol])).losses]


def data(kind: str, start: bytes) -> str:
    return f"data:image/{kind};base64,{b64encode(start).decode()}"


def test_a_picture_in_the_drawing_is_shown_where_it_is() -> None:
    assert losses(picture(PNG)) == []
    text = svg(picture(PNG))
    assert '<image x="0" y="16" width="64" height="32" preserveAspectRatio="none" href=' in text
    assert PNG in text
    assert png_bytes(text) != png_bytes(svg())


def test_a_picture_is_below_everything_or_above() -> None:
    fill, label = Fill(at(0, 0), ("red",)), Label(at(0, 0), "7")
    below, above = svg(fill, label, picture(PNG)), svg(fill, label, picture(PNG, over=True))
    assert below.index("<image") < below.index("#ffa3a3")
    assert above.index("<image") > above.index("<text")


def test_a_pale_picture_is_pale() -> None:
    symbol = picture(PNG)
    pale = replace(symbol, paint=replace(symbol.paint, opacity=0.4))
    assert 'opacity="0.4" href=' in svg(pale)


def test_a_picture_without_sides_has_its_own_and_stands_at_its_corner() -> None:
    own = replace(picture(data("gif", b"GIF89a" + pack("<HH", 38, 76))), width=0, height=0)
    assert '<image x="32" y="32" width="64" height="128"' in svg(own)
    assert '<image x="32" y="32" width="128" height="256"' in svg(replace(own, width=2))
    assert '<image x="32" y="32" width="32" height="64"' in svg(replace(own, height=1))


def test_a_picture_of_elsewhere_is_a_frame_and_a_loss_and_its_address_is_not_written() -> None:
    kind, what = LossKind.NOT_EXPRESSIBLE, f"the picture at {SEA!r}, which is not fetched"
    assert losses(picture(SEA)) == [(kind, what)]
    text = svg(picture(SEA))
    assert "example.org" not in text
    assert "<image" not in text
    assert "M0 16h64v32h-64z" in text


def test_white_that_is_masked_out_is_named_where_it_is() -> None:
    masked = (("mask_white", "true"), ("threshold", "240"))
    kind = LossKind.APPROXIMATED
    found = [(kind, "white, which is masked out of the picture")]
    assert losses(picture(PNG, extra=masked)) == found
    assert losses(picture(PNG, extra=masked[:1])) == []


@pytest.mark.parametrize(
    "url",
    [
        *("javascript:alert(1)", "//example.org/a.png", "file:///etc/passwd", ""),
        *("data:image/svg+xml;base64,PHN2Zy8+", "data:text/html;base64,PHN2Zy8+"),
        *(PNG.replace("png", "PNG"), PNG + '"/><script>', PNG.replace(",", ",\n"), PNG[:-1]),
        *("data:image/png,abc", data("png", b"no picture"), data("jpeg", b"\xff\xd8\xff\xe0")),
        *(data("gif", b"GIF89a" + pack("<HH", 0, 9)), data("gif", b"GIF89a" + b"\xff" * 4)),
        *(data("webp", b"RIFF"), data("png", b"\x89PNG" + bytes(MAX_BYTES))),
    ],
)
def test_whatever_else_stands_there_is_not_written(url: str) -> None:
    text = svg(picture(url))
    (loss,) = from_drawing(board(2, 2, [picture(url)])).losses
    assert loss.kind is LossKind.NOT_EXPRESSIBLE
    tags = {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(text).iter()}
    assert tags <= {"svg", "title", "desc", "rect", "path"}


def test_an_address_that_is_no_text_is_none() -> None:
    for told in ("7", "{", "null"):
        symbol = replace(picture(""), paint=Paint(extra=(("url", told),)))
        assert [kind for kind, _ in losses(symbol)] == [LossKind.NOT_EXPRESSIBLE]


@pytest.mark.parametrize(
    ("kind", "start"),
    [
        ("png", b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR" + pack(">II", 300, 200)),
        ("gif", b"GIF87a" + pack("<HH", 300, 200)),
        ("jpeg", b"\xff\xd8\xff\xe0\0\x04ab\xff\xc2\0\x11\x08" + pack(">HH", 200, 300)),
        ("webp", b"RIFF\0\0\0\0WEBPVP8 " + bytes(7) + b"\x9d\x01\x2a" + pack("<HH", 300, 200)),
        ("webp", b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f" + pack("<I", 299 | 199 << 14)),
        ("webp", b"RIFF\0\0\0\0WEBPVP8X" + bytes(8) + pack("<IH", 299 | 199 << 24 & 0xFF000000, 0)),
    ],
)
def test_the_size_is_read_from_the_first_bytes(kind: str, start: bytes) -> None:
    assert size_of(data(kind, start)) == Size(300, 200)
