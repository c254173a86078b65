"""Words for marks: what sort each is, and sentences about them."""

from collections.abc import Sequence
from typing import Final

from checker.rule import Remark, Text
from converters.drawing import Element, Fill, Label, Path, Stroke, Symbol
from converters.errors import shown
from converters.site import Site


def about(text: Text, element: Element, sites: Sequence[Site]) -> Remark:
    """Give a remark on one mark; ``{mark}`` becomes its description."""
    sort, look = described(element)
    return Remark(filled(text, "mark", sort), tuple(sites), {"look": look})


def filled(text: Text, word: str, by: Text) -> Text:
    """Put a text into a template in each language."""
    hole = "{" + word + "}"
    return Text(*(outer.replace(hole, inner) for outer, inner in zip(text, by, strict=True)))


def described(element: Element) -> tuple[Text, str]:
    """Give what sort of mark an element is, and its look as its format names it.

    The look has no quotation marks: each language has its own around it.
    """
    match element:
        case Fill():
            sort, look = _FILL, "/".join(element.styles)
        case Label():
            sort, look = _LABEL, element.text
        case Symbol():
            sort, look = _SYMBOL, f"{element.shape} {element.style}"
        case Stroke():
            sort, look = _STROKE, f"{element.layer.value} {element.style}"
        case Path():
            sort, look = _PATH, f"{element.shape} {element.style}"
        case _:
            sort, look = _CAGE, element.kind
    return sort, shown(look.strip())[1:-1]


_FILL: Final = Text("die Färbung „{look}“", "the shading '{look}'", "de kleur '{look}'")
_LABEL: Final = Text("der Text „{look}“", "the text '{look}'", "de tekst '{look}'")
_SYMBOL: Final = Text("das Symbol „{look}“", "the symbol '{look}'", "het symbool '{look}'")
_STROKE: Final = Text("die Linie „{look}“", "the line '{look}'", "de lijn '{look}'")
_PATH: Final = Text("die Figur „{look}“", "the figure '{look}'", "de figuur '{look}'")
_CAGE: Final = Text("der Käfig „{look}“", "the cage '{look}'", "de kooi '{look}'")
