"""Rules and what they find: language-free facts first, words last.

A rule is one decorated function that yields every place where a board breaks it. What it found is
data (`Violation`, `Remark`): it can be compared, pickled and sent to another process, and becomes a
sentence only when somebody names a language. `Report` holds the whole verdict on one board.

A template may use ``{cell}`` (the first site), ``{cells}`` (all of them) and every fact by its
name. ``{want:bulb|bulbs}`` picks the word for one or for any other count.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice
from types import MappingProxyType
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from converters.site import Site, name

B = TypeVar("B")

Fact: TypeAlias = int | str | Site | tuple[Site, ...]
Facts: TypeAlias = Mapping[str, Fact]
Labels: TypeAlias = Callable[[Site], str]
"""How a lattice names its places, `converters.lattice.Lattice.label`."""

NO_FACTS: Final[Facts] = MappingProxyType({})

MAX_FOUND: Final = 10_000
"""Violations listed for one rule: a full 100 by 100 board of bulbs would have a million pairs."""


class Lang(StrEnum):
    """The languages every text has."""

    DE = "de"
    EN = "en"
    NL = "nl"


_AND: Final = {Lang.DE: " und ", Lang.EN: " and ", Lang.NL: " en "}


class Text(NamedTuple):
    """One sentence or name in three languages; see the module's text for its templates."""

    de: str
    en: str
    nl: str

    def say(self, lang: Lang, facts: Facts | None = None, *, label: Labels = name) -> str:
        """Give the words.

        Args:
            lang: The language.
            facts: What the template names; sites are printed 1-based.
            label: How the board's lattice names its places.
        """
        template = {Lang.DE: self.de, Lang.EN: self.en, Lang.NL: self.nl}[lang]
        words = {key: _worded(fact, lang, label) for key, fact in (facts or {}).items()}
        return template.format(**words)


class _Word(NamedTuple):
    """A fact ready to be put into a template."""

    text: str
    single: bool

    def __format__(self, spec: str) -> str:
        """Give the text, or of ``one|many`` the form that fits the count."""
        one, bar, many = spec.partition("|")
        if not bar:
            return self.text
        return one if self.single else many


def _worded(fact: Fact, lang: Lang, label: Labels) -> _Word:
    """Give a fact as words of one language."""
    match fact:
        case int() | str():
            return _Word(str(fact), str(fact) == "1")
        case Site():
            return _Word(label(fact), single=True)
        case _:
            names = [label(site) for site in fact]
            ends = [", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names
            return _Word(_AND[lang].join(ends), len(names) == 1)


class Found(NamedTuple):
    """One place where a rule is broken.

    Attributes:
        sites: The places, the one that stands for it first.
        facts: What its text names and a program may want, such as ``want`` and ``found``.
        text: What it says where the rule's own text does not fit; None: it fits.
        final: Whether no further mark can put it right here, though elsewhere the rule's kind can.
    """

    sites: tuple[Site, ...]
    facts: Facts = NO_FACTS
    text: Text | None = None
    final: bool = False


@dataclass(frozen=True, slots=True)
class Rule(Generic[B]):
    """One way in which a board can be wrong.

    Attributes:
        id: What is wrong, ``genre/what-is-wrong``; stable and never reused.
        covers: The numbers of the source sentences it enforces.
        text: What a violation says.
        find: Gives every place where a board breaks it.
        healable: Whether further marks can still put it right; judged by kind, not by search.
    """

    id: str
    covers: tuple[str, ...]
    text: Text
    find: Callable[[B], Iterable[Found]]
    healable: bool


def rule(
    rule_id: str, *, covers: Iterable[str], text: Text, healable: bool = False
) -> Callable[[Callable[[B], Iterable[Found]]], Rule[B]]:
    """Make a rule of the function below; the arguments are `Rule`'s attributes."""

    def made(find: Callable[[B], Iterable[Found]]) -> Rule[B]:
        return Rule(rule_id, tuple(covers), text, find, healable)

    return made


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule at one place, without words.

    Attributes:
        rule: The rule's id (rules themselves hold functions and do not pickle).
        sites: The places, the one that stands for it first.
        facts: What was wanted, what was found.
        text: The rule's templates.
        healable: Whether further marks can still put it right.
    """

    rule: str
    sites: tuple[Site, ...]
    facts: Facts = field(hash=False)
    text: Text
    healable: bool

    def __str__(self) -> str:
        """Give the sentence in English, places by their names on a square board."""
        return self.say(Lang.EN)

    def say(self, lang: Lang, *, label: Labels = name) -> str:
        """Give the sentence a solver reads."""
        return self.text.say(lang, _with_cells(self.sites, self.facts), label=label)


@dataclass(frozen=True, slots=True)
class Remark:
    """A note or a reason, without words.

    Attributes:
        text: The templates.
        sites: The places it speaks of, if any.
        facts: What the templates name.
    """

    text: Text
    sites: tuple[Site, ...] = ()
    facts: Facts = field(default_factory=dict[str, Fact], hash=False)

    def __str__(self) -> str:
        """Give the sentence in English, places by their names on a square board."""
        return self.say(Lang.EN)

    def say(self, lang: Lang, *, label: Labels = name) -> str:
        """Give the sentence."""
        return self.text.say(lang, _with_cells(self.sites, self.facts), label=label)


def verbatim(words: str) -> Remark:
    """Give a remark that says the same words in every language, such as a loss."""
    return Remark(Text("{words}", "{words}", "{words}"), facts={"words": words})


def _with_cells(sites: tuple[Site, ...], facts: Facts) -> Facts:
    """Give the facts with ``cell`` and ``cells``, which every template may use."""
    return {"cell": sites[0], "cells": sites, **facts} if sites else facts


class Status(StrEnum):
    """The verdict on one board, as docs/contract.md defines it."""

    SOLVED = "solved"
    VIOLATED = "violated"
    UNFINISHED = "unfinished"
    NOT_CHECKED = "not_checked"


class Judgement(NamedTuple):
    """Everything the rules say of one board: violations in the rules' order, and notes."""

    violations: tuple[Violation, ...]
    notes: tuple[Remark, ...] = ()


_CUT: Final = Text(
    de="{rule}: nur die ersten {count} Verstöße sind aufgeführt.",
    en="{rule}: only the first {count} violations are listed.",
    nl="{rule}: alleen de eerste {count} overtredingen staan vermeld.",
)


def judge(rules: Iterable[Rule[B]], board: B, *, most: int = MAX_FOUND) -> Judgement:
    """Give all violations of all rules.

    Args:
        rules: The genre's rules.
        board: What they judge.
        most: How many violations are listed for one rule; a note tells if there are more.
    """
    violations: list[Violation] = []
    notes: list[Remark] = []
    for each in rules:
        found = iter(each.find(board))
        violations += (_violation(each, one) for one in islice(found, most))
        if next(found, None) is not None:
            notes.append(Remark(_CUT, facts={"rule": each.id, "count": most}))
    return Judgement(tuple(violations), tuple(notes))


def _violation(broken: Rule[B], found: Found) -> Violation:
    """Give one found place as the violation that leaves the process."""
    healable = broken.healable and not found.final
    text = found.text or broken.text
    return Violation(broken.id, found.sites, dict(found.facts), text, healable)


def status_of(violations: Iterable[Violation], unread: Sequence[Remark]) -> Status:
    """Give the verdict.

    A violation that no further mark can heal is final whatever else is on the board. Else
    anything unread forbids both ``solved`` and ``unfinished``.

    Args:
        violations: All that were found.
        unread: Everything that was not understood, and every rule that could not be judged.
    """
    healable = [violation.healable for violation in violations]
    if not all(healable):
        return Status.VIOLATED
    if unread:
        return Status.NOT_CHECKED
    return Status.UNFINISHED if healable else Status.SOLVED


@dataclass(frozen=True, slots=True)
class Report:
    """The whole verdict on one board; picklable and without words until one asks for them.

    Attributes:
        status: The verdict.
        genre: The genre's name; None if it is not known.
        genre_reason: Why this genre, or why none.
        convention: The name of the table its marks were read by; None if none was.
        violations: All that were found, healable or not.
        notes: What a solver should know: marks that were ignored, holes, the layer read.
        reasons: Why it was not checked; every mark that was not understood.
        rows: Rows of the board's bounding box; 0 if there is no board.
        cols: Its columns.
        board_text: The board, one string a row; empty if there is none.
    """

    status: Status
    genre: str | None = None
    genre_reason: Remark | None = None
    convention: str | None = None
    violations: tuple[Violation, ...] = ()
    notes: tuple[Remark, ...] = ()
    reasons: tuple[Remark, ...] = ()
    rows: int = 0
    cols: int = 0
    board_text: tuple[str, ...] = ()

    def to_json(self, lang: Lang, *, label: Labels = name) -> dict[str, object]:
        """Give the object that ``check --json`` prints, keys in docs/contract.md's order."""
        reason = self.genre_reason
        return {
            "status": self.status.value,
            "genre": self.genre,
            "genre_reason": reason.say(lang, label=label) if reason else None,
            "convention": self.convention,
            "violations": [_violation_json(one, lang, label) for one in self.violations],
            "notes": [remark.say(lang, label=label) for remark in self.notes],
            "reasons": [remark.say(lang, label=label) for remark in self.reasons],
            "board": {"rows": self.rows, "cols": self.cols, "text": list(self.board_text)},
        }


def _violation_json(violation: Violation, lang: Lang, label: Labels) -> dict[str, object]:
    """Give one violation as ``check --json`` prints it."""
    return {
        "rule": violation.rule,
        "cells": [label(site) for site in violation.sites],
        "facts": {key: _fact_json(fact, label) for key, fact in violation.facts.items()},
        "text": violation.say(lang, label=label),
    }


def _fact_json(fact: Fact, label: Labels) -> object:
    """Give a fact as JSON: places by their names."""
    match fact:
        case int() | str():
            return fact
        case Site():
            return label(fact)
        case _:
            return [label(site) for site in fact]
