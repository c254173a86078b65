"""How hard a link's puzzle is."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from checker.engines.grades import scales
from checker.engines.prove import SECONDS, GaveUp, NoSolution, Several, Unique, prove
from checker.engines.sums.highs import EXTRA, available
from checker.registry import AnyGenre
from checker.rule import Lang, Remark, Text, verbatim
from checker.service.posing import Posed, pose
from converters.errors import ReadError

__all__ = ["Graded", "grade_link"]

_NO_SCALE: Final = Text(
    de="Für {genre} gibt es keine Grade.",
    en="There are no grades for {genre}.",
    nl="Voor {genre} zijn er geen graden.",
)
_SEVERAL: Final = Text(
    de="Kein Grad: Das Rätsel hat mehrere Lösungen.",
    en="No grade: the puzzle has several solutions.",
    nl="Geen graad: de puzzel heeft meerdere oplossingen.",
)
_NONE: Final = Text(
    de="Kein Grad: Das Rätsel hat keine Lösung.",
    en="No grade: the puzzle has no solution.",
    nl="Geen graad: de puzzel heeft geen oplossing.",
)
_NO_TIME: Final = Text(
    de="Kein Grad {scale}: {seconds} {seconds:Sekunde reichte|Sekunden reichten} nicht.",
    en="No grade {scale}: {seconds} {seconds:second was|seconds were} not enough.",
    nl="Geen graad {scale}: {seconds} {seconds:seconde was|seconden waren} niet genoeg.",
)
_NO_PROGRAMS: Final = Text(
    de="Kein Grad {scale}: Ohne {extra} ist unbekannt, ob eine Summe die Fallunterscheidung"
    " erspart.",
    en="No grade {scale}: without {extra} nobody knows whether a sum would spare the case split.",
    nl="Geen graad {scale}: zonder {extra} is onbekend of een som de gevalsonderscheiding"
    " bespaart.",
)

_UNKNOWN: Final = Text("", "", "")


class Grade(NamedTuple):
    """One grade.

    Attributes:
        scale: The scale's name.
        title: Whose grades these are.
        name: The grade; None if it was not found.
        text: What it needs; empty if it was not found.
    """

    scale: str
    title: Text
    name: str | None
    text: Text

    def say(self, lang: Lang) -> str:
        """Give the grade, and in brackets whose it is and what it needs."""
        return f"{self.name} ({self.title.say(lang)}: {self.text.say(lang)})"


@dataclass(frozen=True, slots=True)
class Graded:
    """How hard a puzzle is.

    Attributes:
        grades: One for each of the genre's scales, its main one first; none if it has no grade.
        notes: Why a grade is missing.
    """

    grades: tuple[Grade, ...] = ()
    notes: tuple[Remark, ...] = ()

    def to_json(self) -> Mapping[str, object]:
        """Give what ``info --grade --json`` tells beside the rest."""
        return {
            "grade": self.grades[0].name if self.grades else None,
            "grades": {each.scale: each.name for each in self.grades},
        }


def grade_link(link: str, *, genre: str | None = None, seconds: float = SECONDS) -> Graded:
    """Tell how hard a link's puzzle is, if it has exactly one solution.

    Args:
        link: Any readable input; marks of a solver do not count.
        genre: The genre's name; None: found out.
        seconds: How long to try.

    Raises:
        PenpadError: If the input is unusable.
    """
    try:
        posed = pose(link, genre)
    except ReadError as error:
        return Graded(notes=(verbatim(str(error)),))
    deadline = time.monotonic() + seconds
    unfit = _unfit(posed, seconds)
    if unfit:
        return Graded(notes=unfit)
    grades = tuple(_graded(posed.genre, posed.reading.board, deadline))
    why = _NO_TIME if available() or time.monotonic() > deadline else _NO_PROGRAMS
    missing = (each.title for each in grades if each.name is None)
    return Graded(grades, tuple(_missing(why, title, seconds) for title in missing))


def _unfit(posed: Posed, seconds: float) -> tuple[Remark, ...]:
    """Say why a puzzle has no grade; nothing if it has."""
    if not scales(posed.genre):
        return (Remark(_NO_SCALE, facts={"genre": posed.genre.name}),)
    if posed.unread():
        return posed.unread()
    verdict = prove(posed.reading.board, posed.genre, seconds=seconds)
    match verdict:
        case Unique():
            return ()
        case Several():
            return (Remark(_SEVERAL),)
        case NoSolution():
            return (Remark(_NONE),)
        case GaveUp(limit):
            return (limit,)


def _graded(genre: AnyGenre, board: object, deadline: float) -> Iterator[Grade]:
    """Grade a puzzle on every scale."""
    for scale in scales(genre):
        name = scale.grade(board, scale.last(), deadline)
        yield Grade(scale.name, scale.title, name, scale.grades.get(name or "", _UNKNOWN))


def _missing(why: Text, title: Text, seconds: float) -> Remark:
    """Say why there is no grade on one of the scales."""
    text = Text(*(of.replace("{scale}", said) for of, said in zip(why, title, strict=True)))
    return Remark(text, facts={"seconds": f"{seconds:g}", "extra": EXTRA})
