"""Damages a text: as letters, and as the JSON it holds."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

Mutation: TypeAlias = Callable[[str, Random], str]

ODD_CHARACTERS: Final = '\x00\t\n "%&,-.0129:=?AZ[]azZ{}~\x7f\u00a0é\u2028\ud800\udc00\U0001f4a1'
ODD_VALUES: Final = (
    "null", "true", "false", "0", "1", "-1", "5", "99999999999999999999", "1e999", "-1e999", "1e5",
    "0.5", "-0.0", "NaN", "Infinity", '""', '"x"', '"1"', '"-1"', '"a,b"', '"1,2"', '"\\ud800"',
    "[]", "{}", "[[]]", "[null]", "[0,0,0]", "[-1,-1]", "[1,2,3,4,5,6,7]", '{"0":null}',
    '{"-1":[1,1]}', '{"x":{}}', '"#12345"', '"url(x)"', "9" * 500, "[" * 300, '{"a":' * 300,
)  # fmt: skip
_NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
_VALUE: Final = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|\[\]|\{\}')
_OPENERS: Final = "[{\"'(<"


def damaged(text: str, random: Random) -> str:
    """Give the text with one to three things done to it."""
    for _ in range(random.choice((1, 1, 2, 3))):
        text = random.choice(MUTATIONS)(text, random)
    return text


def cut_short(text: str, random: Random) -> str:
    return text[: _place(text, random)]


def cut_out(text: str, random: Random) -> str:
    start, end = _piece(text, random)
    return text[:start] + text[end:]


def doubled(text: str, random: Random) -> str:
    start, end = _piece(text, random)
    return text[:end] + text[start:]


def swapped(text: str, random: Random) -> str:
    start, end = _piece(text, random)
    middle = (start + end) // 2
    return text[:start] + text[middle:end] + text[start:middle] + text[end:]


def bit_flipped(text: str, random: Random) -> str:
    place = _place(text, random)
    return text[:place] + "".join(
        chr(ord(letter) ^ (1 << random.randrange(7))) for letter in text[place : place + 1]
    ) + text[place + 1 :]  # fmt: skip


def replaced(text: str, random: Random) -> str:
    place = _place(text, random)
    return text[:place] + random.choice(ODD_CHARACTERS) + text[place + 1 :]


def put_in(text: str, random: Random) -> str:
    place = _place(text, random)
    letters = random.choice(ODD_CHARACTERS + _OPENERS) * random.choice((1, 1, 2, 40))
    return text[:place] + letters + text[place:]


def number_changed(text: str, random: Random) -> str:
    """Replace one number by one that is near, far, negative or no integer."""
    new = random.choice(("0", "-1", "1", "7", "99", "1000", "65536", "-5", "1.5", "9" * 30))
    return _one_replaced(_NUMBER, text, new, random)


def value_changed(text: str, random: Random) -> str:
    """Replace what looks like one JSON value by another."""
    return _one_replaced(_VALUE, text, random.choice(ODD_VALUES), random)


def json_changed(text: str, random: Random) -> str:
    """Change one node of one line that is JSON; another text is only changed as letters."""
    lines = text.split("\n")
    place = random.randrange(len(lines))
    try:
        value = json.loads(lines[place])
    except (ValueError, RecursionError):
        return value_changed(text, random)
    lines[place] = json.dumps(_node_changed(value, random), separators=(",", ":"))
    return "\n".join(lines)


def _node_changed(value: Any, random: Random) -> Any:
    """Walk down a random way and drop, double or replace what is there."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice(list(value))
        if random.random() < 0.1:
            return {name: part for name, part in value.items() if name != key}
        new_key = random.choice((key, key, key, key, "-1", "x", "", "1,2", "999999"))
        return {
            (new_key if name == key else name): (
                _node_changed(part, random) if name == key else part
            )
            for name, part in value.items()
        }
    if isinstance(value, list) and value and random.random() < 0.85:
        place = random.randrange(len(value))
        if random.random() < 0.1:
            return value[:place] + value[place + random.choice((0, 1)) :] + value[:place]
        return [*value[:place], _node_changed(value[place], random), *value[place + 1 :]]
    return random.choice(_NEW_NODES)


def _new_nodes() -> tuple[Any, ...]:
    def readable(text: str) -> bool:
        return not text.startswith(("[" * 9, '{"a":{"a":'))

    return tuple(json.loads(text) for text in ODD_VALUES if readable(text))


_NEW_NODES: Final = _new_nodes()


def _one_replaced(pattern: re.Pattern[str], text: str, new: str, random: Random) -> str:
    start = _place(text, random)
    match = pattern.search(text, start) or pattern.search(text)
    return text[: match.start()] + new + text[match.end() :] if match else text + new


def _place(text: str, random: Random) -> int:
    return random.randrange(len(text) + 1)


def _piece(text: str, random: Random) -> tuple[int, int]:
    """Give the ends of a piece: mostly a few characters, sometimes anything."""
    start = _place(text, random)
    length = random.choice((1, 2, 5, 20, 100, len(text)))
    return start, min(len(text), start + random.randint(1, max(1, length)))


MUTATIONS: Final[tuple[Mutation, ...]] = (
    cut_short, cut_out, doubled, swapped, bit_flipped, replaced, put_in, number_changed,
    value_changed, json_changed, json_changed, json_changed,
)  # fmt: skip
