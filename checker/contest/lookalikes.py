"""Letters that look like others, or like nothing: full-width digits, zero-width signs and the like.

They come from other keyboards and from pages that things were copied from, and now and then from
somebody who wants to pass for another. What only looks alike is never taken for the same: it is
told, to somebody who can look. A digit of any script is that digit.
"""

import unicodedata
from typing import Final

_DASHES: Final = dict.fromkeys("‐‑‒–—―−﹘", "-")  # noqa: RUF001 - they are the point
_LATIN: Final = dict(
    zip(
        "АВЕКМНОРСТУХІЈЅасеорухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο",  # noqa: RUF001 - they are the point
        "ABEKMHOPCTYXIJSaceopyxijsABEZHIKMNOPTYXo",
        strict=True,
    )
)
_PLAIN: Final = str.maketrans({**_DASHES, **_LATIN})


def plain_signs(text: str) -> str:
    """Give a text with each sign as the usual one that it looks like, and none that is invisible.

    >>> plain_signs(chr(0xFF12) + "1" + chr(0x200B) + "B")
    '21B'
    """
    if text.isascii():
        return text
    composed = unicodedata.normalize("NFKC", text)
    return "".join(map(_sign, composed)).translate(_PLAIN)


def plain_digits(text: str) -> str:
    """Give a text with usual digits for those of other scripts, and no invisible signs.

    >>> plain_digits(chr(0xFF12) + chr(0x200B))
    '2'
    """
    return text if text.isascii() else "".join(map(_sign, text))


def is_invisible(sign: str) -> bool:
    """Tell whether nothing is seen of a sign, not even a gap."""
    return unicodedata.category(sign) == "Cf"


def odd_signs(text: str) -> tuple[str, ...]:
    """Name the signs of a text that are not what they look like, each once.

    >>> odd_signs(chr(0xFF12) + "1" + chr(0xFF12))
    ('FULLWIDTH DIGIT TWO (U+FF12)',)
    """
    odd = dict.fromkeys(sign for sign in text if plain_signs(sign) != sign)
    return tuple(f"{unicodedata.name(sign, '?')} (U+{ord(sign):04X})" for sign in odd)


def _sign(sign: str) -> str:
    if is_invisible(sign):
        return ""
    digit = unicodedata.decimal(sign, None)
    return sign if digit is None else str(digit)
