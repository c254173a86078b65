"""Slips of the fingers: what may have happened to a right code while it was typed.

Nothing is known here but the two codes. What is said is true of them, whatever was meant: the code
without its third character *is* what was typed. Short codes are too like each other for most of it.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from checker.codes.slips import Slip, slipped
from checker.rule import Remark, Text

LEAST: Final = 4
"""Characters that a code needs before a single wrong one counts as a slip."""

_CUT: Final = Text(
    de="Abgeschnitten: es {missing:fehlt|fehlen} {missing} Zeichen.",
    en="Cut off: {missing} {missing:character is|characters are} missing.",
    nl="Afgekapt: er {missing:ontbreekt|ontbreken} {missing} {missing:teken|tekens}.",
)
_NO_ZEROS: Final = Text(
    de="Vorn {missing:fehlt eine Null|fehlen {missing} Nullen}, wie Tabellen sie weglassen.",
    en="{missing:A zero is|{missing} zeros are} missing in front, as spreadsheets drop them.",
    nl="Vooraan {missing:ontbreekt een nul|ontbreken {missing} nullen}, zoals rekenbladen doen.",
)
_GAP: Final = Text(
    de="Nur das {at}. Zeichen fehlt.",
    en="Only character {at} is missing.",
    nl="Alleen teken {at} ontbreekt.",
)
_LONGER: Final = Text(
    de="Der Code stimmt, danach {extra:kommt|kommen} {extra} Zeichen zu viel.",
    en="The code is right, followed by {extra} {extra:character|characters} too many.",
    nl="De code klopt, daarna {extra:komt|komen} er {extra} {extra:teken|tekens} te veel.",
)
_WITHIN: Final = Text(
    de="Der Code ist enthalten, mit {extra} Zeichen zu viel davor oder darum herum.",
    en="The code is in it, with {extra} {extra:character|characters} too many before or around it.",
    nl="De code zit erin, met {extra} {extra:teken|tekens} te veel ervoor of eromheen.",
)
_SURPLUS: Final = Text(
    de="Nur das {at}. Zeichen ist zu viel.",
    en="Only character {at} is too many.",
    nl="Alleen teken {at} is te veel.",
)
_SWAPPED: Final = Text(
    de="Vertauscht: das {at}. und das nächste Zeichen.",
    en="Transposed: character {at} and the next one.",
    nl="Verwisseld: teken {at} en het volgende.",
)
_ONE: Final = Text(
    de="Nur das {at}. Zeichen ist anders.",
    en="Only character {at} differs.",
    nl="Alleen teken {at} is anders.",
)
_LOOKALIKE: Final = Text(
    de="Gleich, wenn O für 0 und I oder l für 1 steht.",
    en="Equal if O stands for 0, and I or l for 1.",
    nl="Gelijk als O voor 0 staat, en I of l voor 1.",
)
_BACKWARDS: Final = Text(
    de="Das ist der Code von hinten nach vorn.",
    en="This is the code from back to front.",
    nl="Dit is de code van achter naar voren.",
)
_DIGITS: Final = str.maketrans("OIL", "011")


def finger_slips(typed: str, code: str) -> Iterator[Remark]:
    """Give the slips that make a code what was typed.

    Args:
        typed: In capitals, without blanks and separators.
        code: The right one, likewise.
    """
    if typed.translate(_DIGITS) == code.translate(_DIGITS):
        yield slipped(Slip.LOOKALIKE, _LOOKALIKE)
    elif len(typed) < len(code):
        yield from _shorter(typed, code)
    elif len(typed) > len(code):
        yield from _longer(typed, code)
    else:
        yield from _as_long(typed, code)


def backwards(typed: str, code: str) -> Iterator[Remark]:
    """Tell if a code was typed from back to front."""
    if typed == code[::-1] != code:
        yield slipped(Slip.DIRECTION, _BACKWARDS)


def _shorter(typed: str, code: str) -> Iterator[Remark]:
    missing = len(code) - len(typed)
    if code.startswith(typed) and 2 * len(typed) >= len(code):
        yield slipped(Slip.SHORT, _CUT, missing=missing)
    if len(code) >= LEAST and typed and code == "0" * missing + typed:
        yield slipped(Slip.SHORT, _NO_ZEROS, missing=missing)
    elif missing == 1 and len(code) >= LEAST and not code.startswith(typed):
        gap = _gap(code, typed)
        if gap:
            yield slipped(Slip.SHORT, _GAP, at=gap)


def _longer(typed: str, code: str) -> Iterator[Remark]:
    extra = len(typed) - len(code)
    if len(code) < LEAST:
        return
    if typed.startswith(code):
        yield slipped(Slip.LONG, _LONGER, extra=extra)
    elif code in typed:
        yield slipped(Slip.LONG, _WITHIN, extra=extra)
    elif extra == 1 and (gap := _gap(typed, code)):
        yield slipped(Slip.LONG, _SURPLUS, at=gap)


def _gap(long: str, short: str) -> int:
    """Give the number of the character that a text has more than another; 0: that is not all."""
    at = next(
        (at for at, pair in enumerate(zip(long, short, strict=False)) if len({*pair}) > 1),
        len(short),
    )
    return at + 1 if long[:at] + long[at + 1 :] == short else 0


def _as_long(typed: str, code: str) -> Iterator[Remark]:
    if len(code) < LEAST:
        return
    wrong = [at for at, (one, other) in enumerate(zip(typed, code, strict=True)) if one != other]
    if len(wrong) == 1:
        yield slipped(Slip.WRONG, _ONE, at=wrong[0] + 1)
    for first, second in pairwise(wrong):
        crossed = (typed[first], typed[second]) == (code[second], code[first])
        if crossed and len(wrong) == 2 and second == first + 1:  # noqa: PLR2004 - the two of them
            yield slipped(Slip.SWAPPED, _SWAPPED, at=first + 1)
