"""A finished picture, and how it is written down."""

from dataclasses import dataclass
from typing import Final

from converters.shapes.pen import element, escaped

FONTS: Final = "Helvetica,Arial,'Liberation Sans','DejaVu Sans','Noto Sans',sans-serif"
"""Plain fonts, one of which most machines have; resvg does not guess a substitute."""


@dataclass(frozen=True, slots=True)
class SvgDocument:
    """A picture that stands alone: no script, no style sheet, nothing fetched from elsewhere.

    Attributes:
        view: Left, top, width and height in user units, as written.
        width: Width on the page, in pixels, as written.
        height: Height on the page, in pixels, as written.
        title: What a screen reader says first.
        description: What it says next.
        body: Finished elements in drawing order.
    """

    view: tuple[str, str, str, str]
    width: str
    height: str
    title: str
    description: str
    body: tuple[str, ...]


def encode(document: SvgDocument) -> str:
    """Write a picture as SVG text, one element a line."""
    root = (
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("width", document.width),
        ("height", document.height),
        ("viewBox", " ".join(document.view)),
        ("role", "img"),
        ("font-family", FONTS),
        ("text-anchor", "middle"),
    )
    left, top, width, height = document.view
    paper = (("x", left), ("y", top), ("width", width), ("height", height), ("fill", "#fff"))
    lines = (
        "",
        element("title", (), escaped(document.title)),
        element("desc", (), escaped(document.description)),
        element("rect", paper),
        *document.body,
        "",
    )
    return element("svg", root, "\n".join(lines)) + "\n"


def looks_like_svg(text: str) -> bool:
    """Tell whether some input is an SVG picture."""
    start = text[:1000].lstrip("\ufeff \t\r\n")
    return start.startswith("<svg") or (start.startswith("<?xml") and "<svg" in start)
