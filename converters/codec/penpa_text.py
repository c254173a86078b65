"""Penpa+'s abbreviations and header escapes: text to text, before deflating and after inflating.

Abbreviating replaces 31 words one after another; undoing goes the other way round. Every code is
a ``z`` and one character that is not a ``z``, so two codes never overlap. No long form but that
of ``zZ`` holds a ``z``, and none starts with a character that could complete a code; ``zZ`` is
undone last. So undoing one code neither makes nor breaks another, each code can be counted
beforehand, and the size of the result is known before anything grows.
"""

import re
from typing import Final

from converters.errors import LinkError
from converters.limits import MAX_INFLATED

ABBREVIATIONS: Final = (
    ("z", "zZ"),
    ('"qa"', "z9"),
    ('"pu_q"', "zQ"),
    ('"pu_a"', "zA"),
    ('"grid"', "zG"),
    ('"edit_mode"', "zM"),
    ('"surface"', "zS"),
    ('"line"', "zL"),
    ('"lineE"', "zE"),
    ('"wall"', "zW"),
    ('"cage"', "zC"),
    ('"number"', "zN"),
    ('"symbol"', "zY"),
    ('"special"', "zP"),
    ('"board"', "zB"),
    ('"command_redo"', "zR"),
    ('"command_undo"', "zU"),
    ('"command_replay"', "z8"),
    ('"numberS"', "z1"),
    ('"freeline"', "zF"),
    ('"freelineE"', "z2"),
    ('"thermo"', "zT"),
    ('"arrows"', "z3"),
    ('"direction"', "zD"),
    ('"squareframe"', "z0"),
    ('"polygon"', "z5"),
    ('"deletelineE"', "z4"),
    ('"killercages"', "z6"),
    ('"nobulbthermo"', "z7"),
    ('"__a"', "z_"),
    ("null", "zO"),
)
"""Each text and its code, in the order in which the editor replaces them."""

_CODES: Final = {"%2D": "\n", "%2C": ",", "%2E": "&", "%2F": "="}
_CODE: Final = re.compile("|".join(_CODES))
_ENTITIES: Final = {"&amp;": "&", "&lt;": "<", "&gt;": ">"}
_ENTITY: Final = re.compile("|".join(_ENTITIES))
_BREAK: Final = re.compile(r"<br ?/?>", re.IGNORECASE)
_TITLE_ESCAPES: Final = str.maketrans({",": "%2C", "\n": " "})
_RULES_ESCAPES: Final = str.maketrans({"\n": "%2D", ",": "%2C", "&": "%2E", "=": "%2F"})


def abbreviate(text: str) -> str:
    """Give the short form of a whole Penpa+ text.

    Source: Penpa+ ``class_p.js``, ``maketext``: the replacements in the order of the table.
    """
    for long, code in ABBREVIATIONS:
        text = text.replace(long, code)
    return text


def expand(packed: str, *, where: str = "payload", limit: int = MAX_INFLATED) -> str:
    """Undo the abbreviations; a ``z`` that begins no code stays.

    Args:
        packed: A whole text, or one line of it.
        where: What to call it in errors.
        limit: The most characters the result may have.

    Returns:
        The text as undoing the replacements one after another, last first, gives it.

    Raises:
        LinkError: If the result would be longer than `limit`; nothing is expanded then.

    Source: Penpa+ ``general.js``, ``load``.
    """
    size = len(packed)
    used: list[tuple[str, str]] = []
    for long, code in reversed(ABBREVIATIONS):
        if count := packed.count(code):
            size += count * (len(long) - len(code))
            used.append((code, long))
    if size > limit:
        raise LinkError(
            where=where,
            found=f"{size} characters once un-abbreviated",
            want=f"at most {limit}",
            hint="it is not a puzzle, or its undo history should be cleared first",
        )
    for code, long in used:
        packed = packed.replace(code, long)
    return packed


def escape_title(text: str) -> str:
    """Escape a title or an author for the header; a line break becomes a blank."""
    return text.translate(_TITLE_ESCAPES)


def unescape_title(field: str) -> str:
    """Give the title or author a header field stands for; a typed ``%2C`` is a comma too."""
    return field.replace("%2C", ",")


def escape_rules(text: str) -> str:
    """Escape rules or a success message for their line.

    Source: Penpa+ ``class_p.js``, ``maketext``: newline, comma, ``&`` and ``=`` only.
    """
    return text.translate(_RULES_ESCAPES)


def unescape_rules(field: str) -> str:
    """Give the plain text of escaped rules or of a success message.

    Each code is decoded once, on its own. The editor shows the result as HTML and writes it back
    from there, so ``<br>`` is a line break and ``&amp;``, ``&lt;`` and ``&gt;`` are characters;
    other tags stay as they are.
    """
    text = _CODE.sub(lambda match: _CODES[match[0]], field)
    text = _BREAK.sub("\n", text)
    return _ENTITY.sub(lambda match: _ENTITIES[match[0]], text)
