"""JSON as a browser reads and writes it, within bounds.

Reading is Python's own scanner behind two cheap looks at the text: could it be nested too deeply,
could it hold a number that is too long. Only where the answer is "perhaps" is it looked at
closely. Writing follows ``JSON.stringify``: no blanks, raw Unicode but for lone surrogates,
numbers in JavaScript's spelling, keys that look like list indices first.

A number is read by value, so ``1.0`` is written back as ``1``; a document keeps the text of
whatever nobody edited. Whole numbers keep all their digits, also where JavaScript would round.
"""

import json
import math
import re
from json.encoder import encode_basestring
from typing import Final, TypeAlias

from converters.errors import LinkError, WriteError, shown
from converters.limits import MAX_DEPTH, MAX_DIGITS

JsonValue: TypeAlias = "None | bool | int | float | str | list[JsonValue] | dict[str, JsonValue]"
"""Whatever JSON can say."""

_BRACKET_OR_STRING: Final = re.compile(r'[\[{]|[\]}]|"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
# Two hundred digits and a two-digit exponent are still finite, and no digit run is too long.
_SUSPICIOUS: Final = re.compile(r"(?<![0-9])[0-9]{200}|[eE]\+?[0-9]{3}")
_DIGITS: Final = re.compile(r"[0-9]+")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,9}")
_MAX_INDEX: Final = 2**32 - 2
_PLAIN: Final = 21
"""JavaScript writes numbers below ten to this power without an exponent."""
_SMALL: Final = -6
"""And numbers with at most this many zeros after the point."""


class _BadNumber(ValueError):
    """A number the scanner came across and must not read."""


def parse(text: str, *, where: str = "document") -> JsonValue:
    """Read one JSON text.

    Args:
        text: The text; lone surrogates are allowed, written out or escaped.
        where: What to call it in errors.

    Returns:
        The value. Of two equal keys the last wins, at the place of the first, as in a browser.

    Raises:
        LinkError: If it is not JSON, is nested deeper than `MAX_DEPTH`, or holds ``NaN``,
            ``Infinity``, a number beyond the floats or one of more than `MAX_DIGITS` digits.
    """
    if _may_be_deep(text) and _depth(text) > MAX_DEPTH:
        raise LinkError(
            where=where,
            found=f"brackets more than {MAX_DEPTH} deep",
            want="a document of a sensible shape",
            hint="it is not a puzzle",
        )
    try:
        return _loads(text)
    except json.JSONDecodeError as error:
        raise _malformed(error, where) from error
    except (_BadNumber, RecursionError) as error:
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
    parts: list[str] = []
    _write(value, parts, reorder=reorder, room=MAX_DEPTH)
    return "".join(parts)


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
    kinds = {list: "a list", dict: "an object"}
    found = kinds.get(type(value)) or (shown(value) if isinstance(value, str) else dump(value))
    return LinkError(where=where, found=found, want=want, hint="was the link edited by hand?")


def _may_be_deep(text: str) -> bool:
    """Tell whether nesting could pass `MAX_DEPTH`; brackets inside strings count as well."""
    brackets = text.encode("ascii", "replace").translate(None, _NOT_BRACKETS)
    passes = 0
    while len(brackets) + passes > MAX_DEPTH:
        shorter = brackets.replace(b"[]", b"").replace(b"{}", b"")
        passes += 2
        if len(shorter) == len(brackets) or passes > MAX_DEPTH:
            return True
        brackets = shorter
    return False


def _depth(text: str) -> int:
    deepest = depth = 0
    for match in _BRACKET_OR_STRING.finditer(text):
        if match[0] in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif match[0] in "]}":
            depth -= 1
    return deepest


def _loads(text: str) -> JsonValue:
    if _SUSPICIOUS.search(text):
        value: JsonValue = json.loads(
            text, parse_constant=_refuse, parse_int=_int, parse_float=_float
        )
        return value
    value = json.loads(text, parse_constant=_refuse)
    return value


def _refuse(name: str) -> JsonValue:
    raise _BadNumber(name)


def _int(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        message = f"a number of {len(digits)} digits"
        raise _BadNumber(message)
    return int(digits)


def _float(digits: str) -> float:
    if len(digits) > MAX_DIGITS:
        message = f"a number of {len(digits)} digits"
        raise _BadNumber(message)
    number = float(digits)
    if math.isinf(number):
        raise _BadNumber(shown(digits))
    return number


def _malformed(error: json.JSONDecodeError, where: str) -> LinkError:
    rest = error.doc[error.pos : error.pos + 20]
    return LinkError(
        where=f"{where}, line {error.lineno}, column {error.colno}",
        found=shown(rest) if rest else "its end",
        want=f"JSON ({error.msg})",
        hint="was the link cut or edited by hand?",
    )


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
    for key in _in_order(value) if reorder else value:
        parts += before, string_text(key), ":"
        _write(value[key], parts, reorder=reorder, room=room - 1)
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


def string_text(text: str) -> str:
    """Quote a string as ``JSON.stringify`` does: raw Unicode, lone surrogates escaped."""
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", encode_basestring(text))


def _in_order(keys: dict[str, JsonValue]) -> list[str]:
    indices = [key for key in keys if _INDEX.fullmatch(key) and int(key) <= _MAX_INDEX]
    if not indices:
        return list(keys)
    ahead = set(indices)
    return sorted(indices, key=int) + [key for key in keys if key not in ahead]


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
