"""What JavaScript makes of values, where the editor's comparison depends on it.

An answer is compared as text, so it matters what counts as a number, how a value is joined to a
string, and in what order a plain sort leaves a list.
"""

import math
import re
from typing import Final

from converters.codec.js_json import JsonValue, number_text

_BLANKS: Final = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)
_DECIMAL: Final = re.compile(r"[-+]?(?:Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)")
_BASED: Final = re.compile(r"0(?:[xX][0-9a-fA-F]+|[oO][0-7]+|[bB][01]+)")
_MOST_DIGITS: Final = 1000


def text(value: JsonValue) -> str:
    """Give what a value reads as when it is joined to a string.

    >>> text([1, None, "a"]), text(True), text(2.0)
    ('1,,a', 'true', '2')
    """
    match value:
        case str():
            return value
        case bool():
            return "true" if value else "false"
        case None:
            return "null"
        case int() | float():
            return number_text(value)
        case list():
            return ",".join("" if item is None else text(item) for item in value)
        case dict():
            return "[object Object]"


def is_number(value: JsonValue) -> bool:
    """Tell whether a value is taken as a number: ``isNaN`` says no.

    >>> [is_number(each) for each in ("", " 3", "1e3", "0x1f", "A", "1,5", None)]
    [True, True, True, True, False, False, True]
    """
    return not math.isnan(number(value))


def number(value: JsonValue) -> float:
    """Give the number that a value is in a comparison; not a number for what is none."""
    match value:
        case bool() | None:
            return float(bool(value))
        case int() | float():
            return float(value) if abs(value) < 10**300 else math.inf
        case dict():
            return math.nan
        case _:
            return _number_of(text(value).strip(_BLANKS))


def is_code(value: JsonValue, *codes: int) -> bool:
    """Tell whether a value is one of these numbers itself, and no text that reads like it."""
    return not isinstance(value, bool) and isinstance(value, int | float) and value in codes


def sort_key(value: JsonValue) -> bytes:
    """Give the key that a plain sort goes by: the UTF-16 units of the joined text.

    >>> sorted(["24", "100", "3"], key=sort_key)
    ['100', '24', '3']
    """
    return text(value).encode("utf-16-be", "surrogatepass")


def _number_of(word: str) -> float:
    if not word:
        return 0.0
    if len(word) > _MOST_DIGITS:
        # Only whether it is one matters there.
        return math.inf if _DECIMAL.fullmatch(word) or _BASED.fullmatch(word) else math.nan
    if _BASED.fullmatch(word):
        return float(int(word, 0))
    return float(word) if _DECIMAL.fullmatch(word) else math.nan
