"""What the editors' own comparisons say: they know one stored answer each, and no rules."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from checker.rule import Lang, Remark, Text, verbatim
from checker.service.asking import cells_string, is_marks_alone, puzzle_differs
from checker.service.matching import differing_at
from checker.service.opening import choose_genre, open_link
from checker.service.owning import decode
from converters import registry
from converters.drawing import Drawing, Element, Label
from converters.errors import ReadError
from converters.site import Kind, Site, Spot
from converters.stored import Difference, Stored

_NONE: Final = Text(
    de="Im Link ist keine Lösung hinterlegt, die der Editor vergleicht.",
    en="The link stores no answer that its editor would compare.",
    nl="In de link is geen oplossing opgeslagen die de editor vergelijkt.",
)
_OTHER_BOARD: Final = Text(
    de="Die Antwort hat ein anderes Gitter als die hinterlegte Lösung.",
    en="The answer has another board and cannot be compared with the stored one.",
    nl="Het antwoord heeft een ander diagram dan de opgeslagen oplossing.",
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What an editor says of marks.

    Attributes:
        stored: Its verdict; None: it has nothing to compare.
        notes: What to know about it.
    """

    stored: Stored | None
    notes: tuple[Remark, ...] = ()

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give what ``check --stored --json`` adds."""
        notes = [note.say(lang) for note in self.notes]
        if self.stored is None:
            return {"stored": None, "stored_notes": notes}
        return {
            "stored": {
                "accepted": self.stored.accepted,
                "missing": [_difference(each) for each in self.stored.missing],
                "extra": [_difference(each) for each in self.stored.extra],
            },
            "stored_notes": notes,
        }


def compare_link(link: str, answer: str | None = None) -> Comparison:
    """Tell what the link's own editor would say of the marks on it, or of another answer.

    Args:
        link: A link that stores an answer.
        answer: Another link, board or cell string with the solver's marks; None: the link's own.

    Raises:
        PenpadError: If the link or the answer is unusable.
    """
    document = decode(link)
    compare = document.format.stored
    if compare is None:
        return Comparison(None, (Remark(_NONE),))
    marks: Sequence[Element] | None = None
    try:
        if answer is not None:
            found = _marks(document, answer)
            if isinstance(found, Remark):
                return Comparison(None, (found,))
            marks = found
        stored: Stored | None = compare(document.native, marks)
    except ReadError as error:
        return Comparison(None, (verbatim(str(error)),))
    if stored is None:
        return Comparison(None, (Remark(_NONE),))
    return Comparison(stored, tuple(verbatim(note) for note in stored.notes))


def _marks(document: registry.Document, answer: str) -> Sequence[Element] | Remark:
    """Give the marks of another answer, or why they are not of this puzzle."""
    drawing = document.drawing()
    cells = cells_string(drawing, answer)
    if cells is not None:
        return _on_givens(drawing, cells) or cells
    opened = open_link(answer)
    other = opened.drawing
    if other.lattice != drawing.lattice or other.board != drawing.board:
        return Remark(_OTHER_BOARD)
    marks = other.answer or other.key
    alone = is_marks_alone(opened)  # a file without its puzzle is of whichever puzzle it fits
    foreign = None if alone else _of_genre(drawing, other)
    return foreign or _on_givens(drawing, (*other.question, *marks)) or marks


def _of_genre(ours: Drawing, theirs: Drawing) -> Remark | None:
    """Tell where the answer's puzzle is another by its genre's own reading, if one is known.

    Raises:
        ReadError: If one of them is no board of that genre.
    """
    genre = choose_genre(ours).genre
    return None if genre is None else puzzle_differs(genre, ours, theirs)


def _on_givens(drawing: Drawing, marks: Iterable[Element]) -> Remark | None:
    """Tell where an answer holds another value than is given: then it is of another puzzle.

    No editor lets a solver change a given, so all of them compare the given itself.
    """
    given = dict(_values(drawing.question))
    differing = {site for site, text in _values(marks) if given.get(site, text) != text}
    return differing_at(sorted(differing))


def _values(elements: Iterable[Element]) -> Iterator[tuple[Site, str]]:
    """Give the plain values of cells, as givens are, in small letters."""
    for each in elements:
        if isinstance(each, Label) and each.at.site.kind is Kind.CELL and _is_plain(each):
            yield each.at.site, each.text.lower()


def _is_plain(label: Label) -> bool:
    return label == Label(Spot(label.at.site), label.text)


def _difference(difference: Difference) -> dict[str, object]:
    return {
        "kind": difference.kind,
        "cells": list(difference.cells),
        "what": difference.what,
    }
