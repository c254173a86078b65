"""What provers say of a board: one solution, several, none, or that they gave up."""

from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from checker.rule import Remark, Text
from converters.site import Site

B = TypeVar("B")

TIME_UP: Final = Text(
    de="Nach {seconds} {seconds:Sekunde|Sekunden} war noch nichts bewiesen.",
    en="Nothing was proved within {seconds} {seconds:second|seconds}.",
    nl="Na {seconds} {seconds:seconde|seconden} was nog niets bewezen.",
)
FAULT: Final = Text(
    de="Die Prüfung des Ergebnisses schlug fehl; das ist ein Fehler in penpad.",
    en="The result did not pass its check; this is a fault of penpad.",
    nl="De controle van het resultaat mislukte; dat is een fout in penpad.",
)


@dataclass(frozen=True, slots=True)
class Unique(Generic[B]):
    """Exactly one solution.

    Attributes:
        board: The solution.
        notes: In what sense it is the only one, where that has to be said.
    """

    board: B
    notes: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class Several(Generic[B]):
    """More than one solution.

    Attributes:
        boards: Two of them, as like each other as the search found.
        differ: The places where they differ.
        notes: What else may differ and was not counted.
    """

    boards: tuple[B, B]
    differ: tuple[Site, ...]
    notes: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class NoSolution:
    """No solution.

    Attributes:
        clash: Demands that cannot hold together, each in words with its places.
        rules: For each of them the id of the rule that makes it.
        minimal: Whether none of them can be spared; if not, time was up.
    """

    clash: tuple[Remark, ...]
    rules: tuple[str, ...]
    minimal: bool


@dataclass(frozen=True, slots=True)
class GaveUp:
    """Nothing was proved; ``limit`` says what stood in the way."""

    limit: Remark


Verdict: TypeAlias = Unique[B] | Several[B] | NoSolution | GaveUp


@dataclass(frozen=True, slots=True)
class Reason:
    """A mark that follows from a board, and why; or marks that cannot stay.

    Attributes:
        cells: The places it is about.
        demands: What it follows from beside the marks on the board, each with its places.
        rules: For each of them the id of the rule that makes it.
        text: The mark in words.
        wrong: Whether marks on the board are wrong, or the puzzle has no solution.
        by_marks: Whether marks are to blame for that.
    """

    cells: tuple[Site, ...]
    demands: tuple[Remark, ...]
    rules: tuple[str, ...]
    text: Remark
    wrong: bool = False
    by_marks: bool = False
