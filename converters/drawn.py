"""Constraints with a name, as what a solver sees of them: plain shapes and texts.

A format that knows constraints by name (a ratio, a quadruple, an even cell) keeps them so. Where
only the picture counts, each is what the editors draw for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeAlias

from converters.drawing import Element, Label, Role, Symbol

_Drawn: TypeAlias = Callable[[Symbol], tuple[Element, ...]]
_DOT: Final = 0.26
_RING: Final = 0.44
_LARGE: Final = 0.7


def drawn(element: Element) -> tuple[Element, ...]:
    """Give what is seen of an element: itself, unless it is a constraint with a name."""
    if isinstance(element, Symbol) and element.shape in _SHAPES:
        return _SHAPES[element.shape](element)
    if isinstance(element, Label) and element.style == "little-killer":
        return (replace(element, style="black", role=Role.ARROW),)
    return (element,)


def _on_disc(symbol: Symbol, style: str, ink: str, width: float) -> tuple[Element, ...]:
    disc = Symbol(symbol.at, "circle", style, width=width, over=True)
    words = symbol.style.replace(",", " ")
    return (disc, Label(symbol.at, words, Role.SMALL, ink)) if words else (disc,)


def _dark_dot(symbol: Symbol) -> tuple[Element, ...]:
    return _on_disc(symbol, "black", "white", _DOT)


def _light_dot(symbol: Symbol) -> tuple[Element, ...]:
    return _on_disc(symbol, "white", "black", _DOT)


def _quadruple(symbol: Symbol) -> tuple[Element, ...]:
    return _on_disc(symbol, "white", "black", _RING)


def _letters(symbol: Symbol) -> tuple[Element, ...]:
    return (Label(symbol.at, symbol.style, Role.MEDIUM),)


def _odd(symbol: Symbol) -> tuple[Element, ...]:
    return (Symbol(symbol.at, "circle", "light-grey", width=_LARGE),)


def _even(symbol: Symbol) -> tuple[Element, ...]:
    return (Symbol(symbol.at, "square", "light-grey", width=_LARGE),)


_SHAPES: Final[Mapping[str, _Drawn]] = MappingProxyType(
    {
        "ratio": _dark_dot,
        "difference": _light_dot,
        "xv": _letters,
        "quadruple": _quadruple,
        "odd": _odd,
        "even": _even,
    }
)
