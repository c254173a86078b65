"""What is said of one entry: its verdict, and everything that it rests on, in words that last.

A verdict is kept for years and read with other versions of the program, so it holds its sentences
in all languages and the names of its places, not the rules' own objects.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from checker.rule import Lang, Remark, Text, Violation
from converters.errors import PenpadError
from converters.site import name


class Verdict(StrEnum):
    """What an entry is, from the best to the worst; of several answers the worst counts."""

    EQUAL = "equal"
    NORMALISED = "normalised"
    OTHER_VALID = "other_valid"
    NEAR_MISS = "near_miss"
    NOT_CHECKED = "not_checked"
    UNFINISHED = "unfinished"
    WRONG = "wrong"
    OTHER_PUZZLE = "other_puzzle"
    UNUSABLE = "unusable"


VERDICTS: Final = tuple(Verdict)
RIGHT: Final = (Verdict.EQUAL, Verdict.NORMALISED, Verdict.OTHER_VALID)

MAX_BROKEN: Final = 40
"""Violations kept of one entry; an empty board has one for each of its cells."""

TITLES: Final[Mapping[Verdict, Text]] = {
    Verdict.EQUAL: Text(
        de="gleich der Lösung", en="equal to the key", nl="gelijk aan de oplossing"
    ),
    Verdict.NORMALISED: Text(
        de="gleich nach der vereinbarten Angleichung",
        en="equal after the written normalisation",
        nl="gelijk na de afgesproken normalisatie",
    ),
    Verdict.OTHER_VALID: Text(
        de="andere gültige Lösung", en="other valid solution", nl="andere geldige oplossing"
    ),
    Verdict.NEAR_MISS: Text(de="knapp daneben", en="near miss", nl="net mis"),
    Verdict.NOT_CHECKED: Text(de="nicht geprüft", en="not checked", nl="niet gecontroleerd"),
    Verdict.UNFINISHED: Text(de="unvollständig", en="unfinished", nl="nog niet af"),
    Verdict.WRONG: Text(de="falsch", en="wrong", nl="fout"),
    Verdict.OTHER_PUZZLE: Text(de="anderes Rätsel", en="other puzzle", nl="andere puzzel"),
    Verdict.UNUSABLE: Text(de="unbrauchbar", en="unusable", nl="onbruikbaar"),
}


class Told(NamedTuple):
    """One sentence with the places it speaks of."""

    text: Text
    cells: tuple[str, ...] = ()


class Broken(NamedTuple):
    """One broken rule."""

    rule: str
    cells: tuple[str, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Outcome:
    """The verdict on one answer, with its reasons.

    Attributes:
        verdict: What the answer is.
        kind: Which sort of near miss; empty for every other verdict.
        reasons: Why, and what an organiser should know.
        broken: The rules that are broken, at most `MAX_BROKEN` places.
        more: How many broken places are not listed.
    """

    verdict: Verdict
    kind: str = ""
    reasons: tuple[Told, ...] = ()
    broken: tuple[Broken, ...] = ()
    more: int = 0

    def to_json(self) -> dict[str, object]:
        """Give all but the verdict and its kind, as the store keeps it."""
        return {
            "reasons": [{"text": one.text._asdict(), "cells": one.cells} for one in self.reasons],
            "broken": [
                {"rule": one.rule, "cells": one.cells, "text": one.text._asdict()}
                for one in self.broken
            ],
            "more": self.more,
        }

    def packed(self) -> str:
        """Give all but the verdict and its kind as one text; equal outcomes give equal texts."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    def say(self, lang: Lang) -> tuple[str, ...]:
        """Give the sentences, reasons first."""
        return (
            *(one.text.say(lang) for one in self.reasons),
            *(one.text.say(lang) for one in self.broken),
        )


class Judged(NamedTuple):
    """One answer, known by its puzzle and its hash, with its verdict."""

    puzzle: str
    digest: str
    outcome: Outcome


def unpacked(verdict: str, kind: str, packed: str) -> Outcome:
    """Give the outcome that `Outcome.packed` wrote."""
    held: Any = json.loads(packed)
    return Outcome(
        Verdict(verdict),
        kind,
        tuple(Told(Text(**one["text"]), tuple(one["cells"])) for one in held["reasons"]),
        tuple(
            Broken(one["rule"], tuple(one["cells"]), Text(**one["text"])) for one in held["broken"]
        ),
        int(held["more"]),
    )


def told(remark: Remark) -> Told:
    """Give a remark in all languages."""
    return Told(_every(remark), tuple(map(name, remark.sites)))


def told_error(error: PenpadError) -> Told:
    """Give what an error says; its words are the same in every language."""
    return Told(plain_text(str(error)))


def broken_rules(violations: Sequence[Violation]) -> tuple[tuple[Broken, ...], int]:
    """Give violations in all languages, and how many are left out."""
    kept = violations[:MAX_BROKEN]
    listed = tuple(Broken(one.rule, tuple(map(name, one.sites)), _every(one)) for one in kept)
    return listed, len(violations) - len(kept)


def worst(outcomes: Iterable[Outcome]) -> Outcome:
    """Join the outcomes of one entry's several answers: the worst verdict, and every reason."""
    ranked = sorted(outcomes, key=lambda one: VERDICTS.index(one.verdict), reverse=True)
    first = ranked[0]
    return Outcome(
        first.verdict,
        first.kind,
        tuple(dict.fromkeys(reason for one in ranked for reason in one.reasons)),
        tuple(dict.fromkeys(broken for one in ranked for broken in one.broken)),
        sum(one.more for one in ranked),
    )


def _every(said: Remark | Violation) -> Text:
    """Give finished sentences, in which a brace is only a brace."""
    return _safe(*(said.say(lang) for lang in (Lang.DE, Lang.EN, Lang.NL)))


def plain_text(words: str) -> Text:
    """Give words that are the same in every language; a brace is only a brace."""
    return _safe(words, words, words)


def _safe(*words: str) -> Text:
    """Give words as templates: their braces doubled, and no character that no store can hold."""
    de, en, nl = (_storable(each).replace("{", "{{").replace("}", "}}") for each in words)
    return Text(de, en, nl)


def _storable(words: str) -> str:
    """Replace what PostgreSQL or UTF-8 cannot hold: zero characters and lone surrogates."""
    return (
        words.replace("\0", "\N{REPLACEMENT CHARACTER}")
        .encode("utf-8", "backslashreplace")
        .decode("utf-8")
    )
