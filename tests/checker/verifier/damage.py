"""Proofs damaged in ways that must not be accepted."""

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple

from checker.proofs import Proof
from tests.checker.verifier import naive

TRIES = 100


class Damaged(NamedTuple):
    """A damaged proof and what was done to it."""

    how: str
    files: Proof


def damaged(files: Proof, random: Random) -> Damaged:
    """Damage a formula or proof so that it does not prove the same any more.

    A damage that by chance leaves a valid proof of the very formula, as a plain second checker
    finds, is not used: ``7 x1 >= 1`` says what ``1 x1 >= 1`` does, and another line may follow too.
    """
    for _ in range(TRIES):
        spoilt = random.choice((_formula, _proof))(files, random)
        if not naive.same(spoilt.files.formula, files.formula) or not naive.accepts(*spoilt.files):
            return spoilt
    raise AssertionError(files)


def _formula(files: Proof, random: Random) -> Damaged:
    how, text = _spoilt(files.formula, random)
    return Damaged(f"formula: {how}", files._replace(formula=text))


def _proof(files: Proof, random: Random) -> Damaged:
    how, text = _spoilt(files.steps, random)
    return Damaged(f"proof: {how}", files._replace(steps=text))


def _spoilt(text: str, random: Random) -> tuple[str, str]:
    lines = text.splitlines()
    # a comment says nothing
    at = random.choice([n for n, line in enumerate(lines) if not line.startswith("*")])
    how, change = random.choice(tuple(CHANGES.items()))
    changed = change(lines[at], random)
    return f"{how} in {lines[at]!r}", "\n".join((*lines[:at], *changed, *lines[at + 1 :], ""))


def _digit(line: str, random: Random) -> list[str]:
    return _replaced(r"\d", line, random, lambda old: random.choice("0123456789".replace(old, "")))


def _sign(line: str, random: Random) -> list[str]:
    return _replaced(r"~?x", line, random, lambda old: "x" if old == "~x" else "~x")


def _number(line: str, random: Random) -> list[str]:
    return _replaced(r"-?\d+", line, random, lambda old: str(int(old) + random.choice((-1, 1))))


def _word(line: str, random: Random) -> list[str]:
    return _replaced(r"\S+", line, random, lambda _: "")


def _dropped(_line: str, _random: Random) -> list[str]:
    return []


def _replaced(pattern: str, line: str, random: Random, change: Callable[[str], str]) -> list[str]:
    found = list(re.finditer(pattern, line))
    if not found:
        return [line]
    one = random.choice(found)
    return [line[: one.start()] + change(one[0]) + line[one.end() :]]


CHANGES: Final[Mapping[str, Callable[[str, Random], list[str]]]] = {
    "another digit": _digit,
    "the opposite literal": _sign,
    "a number 1 off": _number,
    "a word less": _word,
    "a line less": _dropped,
}
