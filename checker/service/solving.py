"""The solution of a link's puzzle, as a link, and whether it is the only one."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from checker.engines.prove import SECONDS, GaveUp, NoSolution, Several, Unique, prove
from checker.proofs import Proof
from checker.registry import AnyGenre
from checker.rule import Lang, Remark, Text
from checker.service.converting import prepared
from checker.service.opening import Opened
from checker.service.owning import own_board, rewritten
from checker.service.posing import Posed, pose
from checker.service.proving import check_provable, written_proof
from converters import registry
from converters.loss import Loss, Lossy
from converters.site import Site, name

__all__ = ["SECONDS", "Answer", "Solved", "Wish", "solve_link"]


class Answer(StrEnum):
    """How many solutions there are."""

    UNIQUE = "unique"
    SEVERAL = "several"
    NONE = "none"
    GAVE_UP = "gave_up"


_NOT_MINIMAL: Final = Text(
    de="Die Zeit war um, bevor feststand, ob alle diese Forderungen nötig sind.",
    en="Time was up before it was known whether all these demands are needed.",
    nl="De tijd was om voordat vaststond of al deze eisen nodig zijn.",
)
_NOT_UNIQUE: Final = Text(
    de="Kein Beweis geschrieben: Es gibt ihn nur für Rätsel, die genau eine Lösung haben.",
    en="No proof was written: there is one only of puzzles with exactly one solution.",
    nl="Geen bewijs geschreven: dat is er alleen voor puzzels met precies één oplossing.",
)
_TOO_SLOW: Final = Text(
    de="Kein Beweis geschrieben: {seconds} {seconds:Sekunde reichte|Sekunden reichten} nicht.",
    en="No proof was written: {seconds} {seconds:second was|seconds were} not enough.",
    nl="Geen bewijs geschreven: {seconds} {seconds:seconde was|seconden waren} niet genoeg.",
)


@dataclass(frozen=True, slots=True)
class Wish:
    """What to solve and how.

    Attributes:
        genre: The genre's name; None: found out.
        to: The format of the solutions; None: that of the input.
        from_marks: Whether the solver's marks must be kept.
        seconds: How long to try.
        proof: Whether to write down the proof that there is only one solution.
    """

    genre: str | None = None
    to: str | None = None
    from_marks: bool = False
    seconds: float = SECONDS
    proof: bool = False


@dataclass(frozen=True, slots=True)
class Solved:
    """What ``penpad solve`` tells.

    Attributes:
        answer: How many solutions there are.
        genre: The genre's name.
        genre_reason: Why this genre.
        solutions: None, one or two of them as links.
        differ: Where two of them differ.
        reasons: Without a solution: demands that cannot hold together, or why nothing was proved.
        rules: For each demand the id of the rule that makes it.
        notes: What a solver should know.
        losses: What the links do not hold of the input.
        proof: Why there is only one solution, as two texts; None if not asked for or not found.
    """

    answer: Answer
    genre: str
    genre_reason: Remark
    solutions: tuple[str, ...] = ()
    differ: tuple[Site, ...] = ()
    reasons: tuple[Remark, ...] = ()
    rules: tuple[str, ...] = ()
    notes: tuple[Remark, ...] = ()
    losses: tuple[Loss, ...] = ()
    proof: Proof | None = None

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``solve --json`` prints, without its losses."""
        clash = [
            {"rule": rule, "cells": list(map(name, reason.sites))}
            for rule, reason in zip(self.rules, self.reasons, strict=False)
        ]
        return {
            "status": self.answer.value,
            "solutions": list(self.solutions),
            "differ": [name(site) for site in self.differ],
            "genre": self.genre,
            "genre_reason": self.genre_reason.say(lang),
            "reasons": [reason.say(lang) for reason in self.reasons],
            "clash": clash,
            "notes": [note.say(lang) for note in self.notes],
        }


class _Case(NamedTuple):
    """A link's puzzle, and the solution as it is going to be told."""

    opened: Opened
    genre: AnyGenre
    solved: Solved


def solve_link(link: str, wish: Wish | None = None) -> Solved:
    """Solve a link's puzzle and prove whether the solution is the only one.

    Args:
        link: Any readable input.
        wish: What to solve and how.

    Raises:
        PenpadError: If the input is unusable, is of no genre that can be solved, or the target
            format cannot hold the solution.
    """
    asked = wish or Wish()
    posed = pose(link, asked.genre, marks=asked.from_marks)
    if asked.proof:
        check_provable(posed.genre, from_marks=asked.from_marks)
    told = Solved(Answer.GAVE_UP, posed.genre.name, posed.genre_reason, notes=posed.notes)
    unread = posed.unread()
    if unread:
        # A rule may hang on what was not understood: nothing can be said of this puzzle.
        return replace(told, reasons=unread)
    case = _Case(posed.opened, posed.genre, told)
    solved = _solved(case, posed.reading.board, asked)
    return _with_proof(solved, posed, asked.seconds) if asked.proof else solved


def _with_proof(solved: Solved, posed: Posed, seconds: float) -> Solved:
    """Add the written proof, or the note why there is none."""
    proof = None
    if solved.answer is Answer.UNIQUE:
        proof = written_proof(posed.genre, posed.reading.board, seconds)
    if proof is None:
        why = _TOO_SLOW if solved.answer is Answer.UNIQUE else _NOT_UNIQUE
        note = Remark(why, facts={"seconds": f"{seconds:g}"})
        return replace(solved, notes=(*solved.notes, note))
    return replace(solved, proof=proof)


def _solved(case: _Case, board: object, asked: Wish) -> Solved:
    verdict = prove(board, case.genre, from_marks=asked.from_marks, seconds=asked.seconds)
    match verdict:
        case Unique(solution, notes):
            solved = _with_links(case, (solution,), Answer.UNIQUE, asked)
            return replace(solved, notes=(*solved.notes, *notes))
        case Several(boards, differ, notes):
            solved = _with_links(case, boards, Answer.SEVERAL, asked)
            return replace(solved, differ=differ, notes=(*solved.notes, *notes))
        case NoSolution(reasons, rules, minimal):
            notes = case.solved.notes if minimal else (*case.solved.notes, Remark(_NOT_MINIMAL))
            return replace(
                case.solved, answer=Answer.NONE, reasons=reasons, rules=rules, notes=notes
            )
        case GaveUp(limit):
            return replace(case.solved, reasons=(limit,))


def _with_links(case: _Case, boards: tuple[object, ...], answer: Answer, asked: Wish) -> Solved:
    """Write solutions into copies of the input."""
    written = [_written(case, board, asked.to) for board in boards]
    return replace(
        case.solved,
        answer=answer,
        solutions=tuple(each.value for each in written),
        losses=tuple(dict.fromkeys(loss for each in written for loss in each.losses)),
    )


def _written(case: _Case, board: object, to: str | None) -> Lossy[str]:
    """Write one solution in place of the marks on the input."""
    document = case.opened.document
    own = document.format.name
    written = own_board(document)
    if written is not None and to in (None, own):
        return Lossy(rewritten(written, board))
    bare = case.genre.without_answer(case.opened.drawing)
    drawing = replace(bare, answer=case.genre.draw(board).answer)
    ready, losses = prepared(replace(case.opened, drawing=drawing), to=to or own)
    base = document if to in (None, own) else None
    link = registry.write(ready, to=to or own, base=base)
    return Lossy(link.value, (*case.opened.losses, *losses, *link.losses))
