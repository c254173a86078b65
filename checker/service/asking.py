"""Where the answer to a puzzle is: among its marks, in its key, in another link, board or string.

An answer elsewhere must be of this very puzzle: without any answer both must hold the same in every
cell, and it must have every mark that the author gave.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Final, TypeAlias

from checker.genre import Reading, cell_codes
from checker.registry import AnyGenre
from checker.rule import Remark, Text
from checker.service.matching import other_puzzle
from checker.service.opening import GenreChoice, Opened, choose_genre, open_document, open_link
from checker.service.owning import decode, own_board
from converters.drawing import Drawing, Label
from converters.errors import LinkError
from converters.site import Spot, cell

Codes: TypeAlias = tuple[tuple[str, ...], ...]
"""What stands in each cell, row by row, in the characters of a genre."""

_NO_KEY: Final = Text(
    de="Im Link ist keine Lösung hinterlegt.",
    en="The link stores no answer key.",
    nl="In de link is geen oplossing opgeslagen.",
)
_KEY_JUDGED: Final = Text(
    de="Geprüft wurde die hinterlegte Lösung, nicht die eingetragene.",
    en="The stored answer key was judged, not the marks.",
    nl="De opgeslagen oplossing is beoordeeld, niet de ingevulde.",
)
_OTHER_KEY: Final = Text(
    de="Die Antwort ist die im zweiten Link hinterlegte Lösung.",
    en="The answer is the key stored in the second link.",
    nl="Het antwoord is de oplossing die in de tweede link is opgeslagen.",
)
_CELLS_STRING: Final = Text(
    de="Die Antwort ist eine Zeichenkette mit einem Zeichen je Feld.",
    en="The answer is a string with one character a cell.",
    nl="Het antwoord is een tekenreeks met één teken per vakje.",
)
_GIVEN: Final = Text(
    de="Vorgegebene Zeichen fehlen in der Antwort: {cells}.",
    en="Marks that the author gave are not in the answer: {cells}.",
    nl="Gegeven tekens ontbreken in het antwoord: {cells}.",
)
_MARKS_ALONE: Final = Text(
    de="Die Antwort ist eine Datei, in der nur die Eintragungen stehen.",
    en="The answer is a file that holds a solver's marks only.",
    nl="Het antwoord is een bestand met alleen de ingevulde tekens.",
)
_PUZZLE: Final = "puzzle"
"""The path at which a file says that the puzzle is not in it."""
_EMPTY_CELL: Final = "."
_CELLS: Final = re.compile(r"[\w.?#]+")


@dataclass(frozen=True, slots=True)
class Question:
    """What to check and how.

    Attributes:
        genre: The genre's name; None: found out.
        convention: The name of the table to read marks by; None: the one that fits best.
        answer: Another link, board or cell string with the solver's marks; None: the marks drawn.
        key: Whether the stored key is judged instead of the marks.
        clue: A cell such as ``R3C2``, to tell what its clue counts; None: no clue is explained.
        marks_only: Whether a key stored in the answer's link is no answer, though it has no marks.
    """

    genre: str | None = None
    convention: str | None = None
    answer: str | None = None
    key: bool = False
    clue: str | None = None
    marks_only: bool = False

    @property
    def elsewhere(self) -> bool:
        """Tell whether the answer is to be found anywhere but among the marks."""
        return self.key or self.answer is not None


@dataclass(frozen=True, slots=True)
class Case:
    """One drawing ready to be judged."""

    drawing: Drawing
    notes: tuple[Remark, ...] = ()
    unread: tuple[Remark, ...] = ()


class Known:
    """A puzzle of a known genre; what it is without any answer is found out once."""

    def __init__(self, genre: AnyGenre, opened: Opened) -> None:
        """Take what a link shows and the genre that it is of."""
        self.genre = genre
        self.opened = opened
        self.case = Case(opened.drawing, opened.notes(), opened.unread())

    @cached_property
    def bare(self) -> Reading[object]:
        """The puzzle without any answer.

        Raises:
            ReadError: If it is no board of its genre.
        """
        return _bare(self.genre, self.case.drawing)

    @cached_property
    def codes(self) -> Codes:
        """What stands in each of its cells, row by row."""
        return _codes(self.genre, self.bare)

    @cached_property
    def given(self) -> Codes | None:
        """The same with the marks of an answer that the author drew; None: there are none."""
        given = replace(self.case.drawing, answer=())
        if self.genre.without_answer(given) == given:
            return None
        return _rows(self.genre, given)


class Posed:
    """A puzzle to which answers are judged; it is opened once for all of them."""

    def __init__(self, link: str, genre: str | None = None) -> None:
        """Decode a link.

        Args:
            link: A link, payload or board.
            genre: The genre's name; None: found out.

        Raises:
            PenpadError: If the link is unusable.
        """
        self._document = decode(link)
        self._wanted = genre
        self.own = own_board(self._document)

    @cached_property
    def opened(self) -> Opened:
        """What the link shows.

        Raises:
            ReadError: If its lattice cannot be drawn.
        """
        return open_document(self._document)

    @cached_property
    def choice(self) -> GenreChoice:
        """Its genre, or None, and the reason.

        Raises:
            UnknownName: If no genre has the name asked for.
        """
        return choose_genre(self.opened.drawing, wanted=self._wanted)

    @cached_property
    def known(self) -> Known | None:
        """The puzzle if its genre is known."""
        genre = self.choice.genre
        return None if genre is None else Known(genre, self.opened)


def find_answer(known: Known, asked: Question) -> Case | Remark:
    """Give the drawing to judge, or why there is none.

    Raises:
        PenpadError: If another answer is unusable.
        ReadError: If the puzzle, or the answer's, is no board of the genre.
    """
    if asked.answer is not None:
        return _from_answer(known, asked.answer, marks_only=asked.marks_only)
    if asked.key:
        return _from_key(known.case, known.genre, _KEY_JUDGED) or Remark(_NO_KEY)
    return known.case


def _from_key(case: Case, genre: AnyGenre, note: Text) -> Case | None:
    """Give a case whose marks are its stored key; None if it stores none."""
    if not case.drawing.key:
        return None
    bare = genre.without_answer(case.drawing)
    drawing = replace(bare, answer=case.drawing.key, key=())
    return replace(case, drawing=drawing, notes=(*case.notes, Remark(note)))


def _from_answer(known: Known, answer: str, *, marks_only: bool) -> Case | Remark:
    """Give the case that another link, board or cell string makes; a remark if it does not fit."""
    own, genre = known.case, known.genre
    cells = cells_string(own.drawing, answer)
    if cells is not None:
        drawing = replace(own.drawing, answer=cells)
        return replace(own, drawing=drawing, notes=(*own.notes, Remark(_CELLS_STRING)))
    other = _opened(answer)
    if is_marks_alone(other) and other.drawing.board == own.drawing.board:
        return _with_marks(own, other)
    theirs = _bare(genre, other.drawing)
    whole = partial(_rows, genre, replace(other.drawing, key=()))
    difference = difference_of(known, _codes(genre, theirs), whole, theirs.unread)
    if difference is not None:
        return difference
    unread = (*own.unread, *known.bare.unread, *theirs.unread, *other.unread())
    case = Case(other.drawing, (*own.notes, *other.notes()), unread)
    if not marks_only and genre.without_answer(other.drawing) == other.drawing:
        return _from_key(case, genre, _OTHER_KEY) or case
    return case


def difference_of(
    known: Known, bare: Codes, whole: Callable[[], Codes], unread: tuple[Remark, ...] = ()
) -> Remark | None:
    """Give why an answer belongs to another puzzle, or lacks a mark that the author gave.

    Args:
        known: The puzzle.
        bare: What stands in each cell of the answer's puzzle without the answer.
        whole: What stands there with it; only read if the author gave marks.
        unread: What was not understood of the answer's puzzle.
    """
    other = other_puzzle(known.codes, bare, (*known.bare.unread, *unread))
    if other is not None or known.given is None:
        return other
    return _unmet(known.given, known.codes, whole())


def _opened(answer: str) -> Opened:
    """Open an answer; what is wrong with it is said to be the answer's."""
    try:
        return open_link(answer)
    except LinkError as error:
        raise LinkError(
            where=f"answer, {error.where}", found=error.found, want=error.want, hint=error.hint
        ) from error


def puzzle_differs(genre: AnyGenre, ours: Drawing, theirs: Drawing) -> Remark | None:
    """Tell where two drawings show different puzzles of a genre, whatever the answers on them.

    Raises:
        ReadError: If one of them is no board of that genre.
    """
    one, other = (_codes(genre, _bare(genre, each)) for each in (ours, theirs))
    return other_puzzle(one, other)


def is_marks_alone(opened: Opened) -> bool:
    """Tell whether a file holds a solver's marks and says itself that the puzzle is not in it."""
    return not opened.drawing.question and any(loss.path == _PUZZLE for loss in opened.losses)


def _with_marks(own: Case, other: Opened) -> Case:
    """Give a case with the marks of a file that holds nothing else."""
    drawing = replace(own.drawing, answer=other.drawing.answer)
    losses = tuple(loss for loss in other.losses if loss.path != _PUZZLE)
    marks = replace(other, losses=losses)
    notes = (*own.notes, *marks.notes(), Remark(_MARKS_ALONE))
    return Case(drawing, notes, (*own.unread, *marks.unread()))


def cells_string(drawing: Drawing, answer: str) -> tuple[Label, ...] | None:
    """Read what SudokuPad's "Copy Cells" gives; None if it cannot be that.

    A board of one row stays a text board, whose alphabet says more.
    """
    last = max(drawing.board, default=None)
    if last is None or last.row == 0:
        return None
    cols = max(site.col for site in drawing.board) + 1
    if len(answer) != (last.row + 1) * cols or not _CELLS.fullmatch(answer):
        return None
    return tuple(
        Label(Spot(cell(at // cols, at % cols)), text)
        for at, text in enumerate(answer)
        if text != _EMPTY_CELL
    )


def _unmet(given: Codes, bare: Codes, whole: Codes) -> Remark | None:
    """Give where the author drew a mark of an answer that the solver's answer has not."""
    rows = zip(given, bare, whole, strict=True)
    cells = tuple(
        cell(row, col)
        for row, codes in enumerate(rows)
        for col, (ours_, bare_, theirs_) in enumerate(zip(*codes, strict=True))
        if ours_ not in (bare_, theirs_)
    )
    return Remark(_GIVEN, cells) if cells else None


def _bare(genre: AnyGenre, drawing: Drawing) -> Reading[object]:
    bare = genre.without_answer(drawing)
    return genre.read(bare, genre.choose(bare).convention)


def _rows(genre: AnyGenre, drawing: Drawing) -> Codes:
    return _codes(genre, genre.read(drawing, genre.choose(drawing).convention))


def _codes(genre: AnyGenre, reading: Reading[object]) -> Codes:
    return cell_codes(genre, reading.board, reading.unread)
