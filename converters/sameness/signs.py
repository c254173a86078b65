"""Symbols that are also characters, and one character for those that say the same."""

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "up": "↑",
        "up-right": "↗",
        "right": "→",
        "down-right": "↘",
        "down": "↓",
        "down-left": "↙",
        "left": "←",
        "up-left": "↖",
    }
)
"""Directions as arrows."""

SHAPES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bulb": "💡",
        "sun": "circle",
        "moon": "☾",
        "mine": "💣",
        "mines": "💣",
        "tree": "🌲",
        "tent": "⛺",
        "fish": "🐟",
        "waves": "≈",
        "water": "≈",
        "ship-dot": "·",
        "star": "★",
        "star-four": "✦",
        "x-mark": "×",
        "times": "×",
        "x": "×",
        "big-x": "×",
        "dot": "•",
        "ring": "○",
        "triangle": "△",
        "box": "□",
        "slash": "/",
        "backslash": "\\",
        "x-in-ring": "⊗",
        "infinity": "∞",
        "plus": "+",
        "minus": "−",
        "asterisk": "✱",
        "divided": "÷",
        "equals": "=",
        "not-equal": "≠",
        "at-most": "≤",
        "at-least": "≥",
        "arrow": "→",
        "thick-arrow": "→",
        "arrow-small": "→",
        "arrow-short": "→",
    }
)
"""Shapes that are also characters."""

_TWINS: Final = {
    "☀": "circle",
    "\N{FULLWIDTH TILDE}": "≈",
    "~": "≈",
    "☆": "★",
    "⭐": "★",
    "✧": "✦",
    "✕": "×",
    "✖": "×",
    "❌": "×",
    "●": "•",
    "⚫": "•",
    "\N{MATHEMATICAL RISING DIAGONAL}": "/",
    "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}": "/",
    "\N{MATHEMATICAL FALLING DIAGONAL}": "\\",
    "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}": "\\",
    "-": "−",
    "–": "−",
    "*": "✱",
    "\N{ASTERISK OPERATOR}": "✱",
    "➡": "→",
    "⬅": "←",
    "⬆": "↑",
    "⬇": "↓",
    "💣💣": "💣",
    "🌳": "🌲",
}
SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        **{sign: sign for sign in (*SHAPES.values(), *WORDS.values())},
        **_TWINS,
    }
)
"""Characters that are also shapes, and the one that stands for all that look alike."""


def plain(text: str) -> str:
    """Give a text as it is compared: no looks of its characters, no case, no blanks around it.

    >>> plain(" ☆\N{VARIATION SELECTOR-16}"), plain("A  b")
    ('☆', 'a b')
    """
    letters = unicodedata.normalize("NFC", text).replace("\ufe0f", "").casefold()
    return " ".join(letters.split())
