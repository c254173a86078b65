"""JSON as a browser reads and writes it, within bounds.

Reading is Python's own scanner behind cheap looks at the text: could it be nested too deeply or
hold a number that is too long. Only where the answer is "perhaps" is it looked at closely.
Writing follows ``JSON.stringify``: no blanks, raw Unicode but for lone surrogates, numbers in
JavaScript's spelling, keys that look like list indices first.

A number is read by value, so ``1.0`` is written back as ``1``; a document keeps the text of
whatever nobody edited. Whole numbers keep all their digits, also where JavaScript would round.
"""

import json
import math
import re
from itertools import accumulate
from json.encoder import encode_basestring
from typing import Final, TypeAlias

from converters.errors import LinkError, WriteError, shown
from converters.limits import MAX_DEPTH, MAX_DIGITS, MAX_VALUES

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
"""Whatever JSON can say."""

_PASSES: Final = 12
"""How many layers of brackets are peeled off before the text is looked at closely."""
_NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_AS_NUMBERS: Final = bytes(
    {**dict.fromkeys(b"0123456789", 48), **dict.fromkeys(b"eE", 101)}.get(i, 32) for i in range(256)
)
# Below two hundred digits and three-digit exponents a number is finite, and none is too long.
_SUSPICIOUS: Final = (b"0" * 200, b"0e000", b"0e 000")  # a sign is a blank there
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_WRITER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)
# Whole floats, exponents, keys that look like list indices, lone surrogates: perhaps in a text.
_OTHERWISE: Final = re.compile('[0-9][.]0(?![0-9])|[0-9]e[-+]|"[0-9]+":|[\ud800-\udfff]')
_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,9}")
_MAX_INDEX: Final = 2**32 - 2
_PLAIN: Final = 21
"""JavaScript writes numbers below ten to this power without an exponent."""
_SMALL: Final = -6
"""And numbers with at most this many zeros after the point."""


class JsonError(LinkError):
    """A text that is not JSON.

    Attributes:
        place: Where that shows, counted from 0.
    """

    def __init__(self, error: json.JSONDecodeError, where: str) -> None:
        rest = error.doc[error.pos : error.pos + 20]
        super().__init__(
            where=f"{where}, line {error.lineno}, column {error.colno}",
            found=shown(rest) if rest else "its end",
            want=f"JSON ({error.msg})",
            hint="was the link cut or edited by hand?",
        )
        self.place = error.pos


class _BadNumberError(ValueError):
    """A number the scanner came across and must not read."""


def parse(text: str, *, where: str = "document") -> JsonValue:
    """Read one JSON text.

    Args:
        text: The text; lone surrogates are allowed, written out or escaped.
        where: What to call it in errors.

    Returns:
        The value. Of two equal keys the last wins, at the place of the first, as in a browser.

    Raises:
        LinkError: If it is not JSON, is nested deeper than `MAX_DEPTH`, has more than
            `MAX_VALUES` values, or holds ``NaN``, ``Infinity``, a number beyond the floats or
            one of more than `MAX_DIGITS` digits.
    """
    if sum(map(text.count, ",[{")) > MAX_VALUES:
        raise _oversized(where, values=MAX_VALUES)
    if _is_deep(text):
        raise _oversized(where, depth=MAX_DEPTH)
    try:
        return _loads(text)
    except json.JSONDecodeError as error:
        raise JsonError(error, where) from error
    except _BadNumberError as error:
        raise LinkError(
            where=where,
            found=str(error),
            want=f"finite numbers of at most {MAX_DIGITS} digits",
            hint="was the document edited by hand?",
        ) from error


def dump(value: JsonValue, *, reorder: bool = True) -> str:
    """Write a value as ``JSON.stringify`` does.

    Args:
        value: What to write.
        reorder: Put keys that look like list indices first, in ascending order, as every object
            that went through a browser has them.

    Returns:
        The text, without blanks.

    Raises:
        WriteError: If it is nested deeper than `MAX_DEPTH` or holds a number that is not finite.
    """
    text = _quickly(value)
    if text is not None:
        return text
    parts: list[str] = []
    _write(value, parts, reorder=reorder, room=MAX_DEPTH)
    return "".join(parts)


def _quickly(value: JsonValue) -> str | None:
    """Write a value with Python's own writer; None where a browser might write it otherwise."""
    try:
        text = _WRITER.encode(value)
    except (ValueError, RecursionError):  # not finite, or too deep
        return None
    if _OTHERWISE.search(text) or _is_deep(text):
        return None
    return text


def number_text(number: float) -> str:
    """Give a finite number in JavaScript's spelling: ``10``, ``0.000001``, ``1e-7``, ``1e+21``.

    Raises:
        WriteError: If it is not finite.

    Source: ECMAScript, Number::toString.
    """
    if isinstance(number, int):
        return str(number)
    if not math.isfinite(number):
        raise WriteError(
            where="number", found=str(number), want="a finite number", hint="JSON has no other"
        )
    sign = "-" if number < 0 else ""
    digits, point = _decimal(abs(number))
    return sign + _placed(digits, point)


def string_text(text: str) -> str:
    """Quote a string as ``JSON.stringify`` does: raw Unicode, lone surrogates escaped."""
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", encode_basestring(text))


def in_order(value: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Give an object as a browser keeps it: keys that look like list indices first, ascending."""
    indices = [key for key in value if _INDEX.fullmatch(key) and int(key) <= _MAX_INDEX]
    if not indices:
        return value
    return {key: value[key] for key in sorted(indices, key=int)} | value


def as_int(value: JsonValue, *, where: str) -> int:
    """Narrow to a whole number; ``2.0`` is one, ``true`` is not.

    Raises:
        LinkError: If it is something else.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    raise _unexpected(value, "a whole number", where)


def as_number(value: JsonValue, *, where: str) -> float:
    """Narrow to a number.

    Raises:
        LinkError: If it is something else.
    """
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    raise _unexpected(value, "a number", where)


def as_str(value: JsonValue, *, where: str) -> str:
    """Narrow to a text.

    Raises:
        LinkError: If it is something else.
    """
    if isinstance(value, str):
        return value
    raise _unexpected(value, "a text", where)


def as_list(value: JsonValue, *, where: str) -> list[JsonValue]:
    """Narrow to a list.

    Raises:
        LinkError: If it is something else.
    """
    if isinstance(value, list):
        return value
    raise _unexpected(value, "a list", where)


def as_object(value: JsonValue, *, where: str) -> dict[str, JsonValue]:
    """Narrow to an object.

    Raises:
        LinkError: If it is something else.
    """
    if isinstance(value, dict):
        return value
    raise _unexpected(value, "an object", where)


def _unexpected(value: JsonValue, want: str, where: str) -> LinkError:
    if isinstance(value, list | dict):
        found = "a list" if isinstance(value, list) else "an object"
    else:
        found = shown(value) if isinstance(value, str) else json.dumps(value)
    return LinkError(where=where, found=found, want=want, hint="was the link edited by hand?")


def _oversized(where: str, *, values: int = 0, depth: int = 0) -> LinkError:
    return LinkError(
        where=where,
        found=f"more than {values} values" if values else f"brackets more than {depth} deep",
        want="a document of a sensible size and shape",
        hint="it is not a puzzle",
    )


def _is_deep(text: str) -> bool:
    """Tell whether brackets outside strings are nested deeper than `MAX_DEPTH`.

    Only up to the first mistake, but no scanner gets beyond it.
    """
    plain = text.replace("\\\\", "").replace('\\"', "") if "\\" in text else text
    outside = "".join(plain.split('"')[::2]).encode("ascii", "replace")
    brackets = peeled = outside.translate(None, _NOT_BRACKETS)
    for _ in range(_PASSES):
        if len(peeled) <= MAX_DEPTH - 2 * _PASSES:
            return False
        peeled = peeled.replace(b"[]", b"").replace(b"{}", b"")
    steps = (1 if bracket in b"[{" else -1 for bracket in brackets)
    return any(depth > MAX_DEPTH for depth in accumulate(steps))


def _loads(text: str) -> JsonValue:
    numbers = text.encode("ascii", "replace").translate(_AS_NUMBERS)
    decoder = _CAREFUL if any(sign in numbers for sign in _SUSPICIOUS) else _QUICK
    value: JsonValue = decoder.decode(text)  # here Any ends
    return value


def _refuse(name: str) -> JsonValue:
    raise _BadNumberError(name)


def _int(digits: str) -> int:
    _float(digits)
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if len(digits) > MAX_DIGITS or math.isinf(number):
        message = f"{digits[:20]}…, a number of {len(digits)} characters"
        raise _BadNumberError(message)
    return number


_QUICK: Final = json.JSONDecoder(parse_constant=_refuse)
_CAREFUL: Final = json.JSONDecoder(parse_constant=_refuse, parse_int=_int, parse_float=_float)


def _write(value: JsonValue, parts: list[str], *, reorder: bool, room: int) -> None:
    if room < 0:
        raise WriteError(
            where="document",
            found=f"brackets more than {MAX_DEPTH} deep",
            want="a document of a sensible shape",
            hint="does it contain itself?",
        )
    if isinstance(value, dict):
        _write_object(value, parts, reorder=reorder, room=room)
    elif isinstance(value, list):
        _write_list(value, parts, reorder=reorder, room=room)
    else:
        parts.append(_scalar(value))


def _write_object(
    value: dict[str, JsonValue], parts: list[str], *, reorder: bool, room: int
) -> None:
    before = "{"
    for key, item in (in_order(value) if reorder else value).items():
        parts += before, string_text(key), ":"
        _write(item, parts, reorder=reorder, room=room - 1)
        before = ","
    parts.append("}" if value else "{}")


def _write_list(value: list[JsonValue], parts: list[str], *, reorder: bool, room: int) -> None:
    before = "["
    for item in value:
        parts.append(before)
        _write(item, parts, reorder=reorder, room=room - 1)
        before = ","
    parts.append("]" if value else "[]")


def _scalar(value: bool | float | str | None) -> str:  # noqa: FBT001 - JSON has booleans
    if isinstance(value, str):
        return string_text(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return number_text(value)


def _decimal(number: float) -> tuple[str, int]:
    """Give the shortest digits that read back as the number, and where the point stands."""
    mantissa, _, exponent = repr(number).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    point = len(digits) - len(fraction) + int(exponent or 0)
    return digits.rstrip("0") or "0", point


def _placed(digits: str, point: int) -> str:
    if digits == "0":
        return "0"
    if len(digits) <= point <= _PLAIN:
        return digits.ljust(point, "0")
    if 0 < point <= _PLAIN:
        return f"{digits[:point]}.{digits[point:]}"
    if _SMALL < point <= 0:
        return f"0.{'0' * -point}{digits}"
    fraction = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{digits[0]}{fraction}e{point - 1:+d}"
