"""Outlines moved to where they are drawn: turned, scaled, then shifted."""

import math
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from converters.shapes.pen import UNIT, Point, number

_TOKENS: Final = re.compile(r"[A-Za-z]|-?[0-9.]+")
_ARC: Final = 7
_RADII: Final = slice(0, 2)


class Placing(NamedTuple):
    """Where an outline that is drawn around the origin goes.

    Attributes:
        at: Its place, in cell sides.
        scale: How many times larger it becomes.
        angle: Degrees clockwise.
    """

    at: Point = (0.0, 0.0)
    scale: float = 1.0
    angle: float = 0.0


def placed(data: str, placing: Placing) -> str:
    """Give an outline at its place.

    Args:
        data: Path data as `converters.shapes.pen` writes them: ``M L C Q A z``, and small letters
            for what is relative.
        placing: Where it goes.
    """
    return "".join(
        command + " ".join(number(value) for value in values)
        for command, values in _moved(data, placing)
    )


def _moved(data: str, placing: Placing) -> Iterator[tuple[str, Sequence[float]]]:
    for command, values in _commands(data):
        shift = placing.at if command.isupper() else (0.0, 0.0)
        match command:
            case "z" | "Z":
                yield "z", ()
            case "h":
                yield "l", _point(values[0], 0, placing, shift)
            case "v":
                yield "l", _point(0, values[0], placing, shift)
            case "a" | "A":
                for start in range(0, len(values), _ARC):
                    yield command, _arc(values[start : start + _ARC], placing, shift)
            case _:
                yield command, _points(values, placing, shift)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    command, values = "", list[float]()
    for token in _TOKENS.findall(data):
        if not token.isalpha():
            values.append(float(token))
            continue
        if command:
            yield command, values
        command, values = token, []
    if command:
        yield command, values


def _points(values: Sequence[float], placing: Placing, shift: Point) -> Sequence[float]:
    pairs = zip(values[::2], values[1::2], strict=True)
    return [part for x, y in pairs for part in _point(x, y, placing, shift)]


def _point(x: float, y: float, placing: Placing, shift: Point) -> Point:
    turn = math.radians(placing.angle)
    cos, sin = placing.scale * math.cos(turn), placing.scale * math.sin(turn)
    return shift[0] * UNIT + x * cos - y * sin, shift[1] * UNIT + x * sin + y * cos


def _arc(values: Sequence[float], placing: Placing, shift: Point) -> Sequence[float]:
    rx, ry = (placing.scale * radius for radius in values[_RADII])
    turn, large, sweep, x, y = values[2:]
    return (rx, ry, turn + placing.angle, large, sweep, *_point(x, y, placing, shift))
