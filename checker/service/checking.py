"""The verdict on a link: which marks are the answer, which genre judges them, and what it says."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from checker.genre import Aside, Reading, board_text, cell_codes
from checker.registry import AnyGenre, genres
from checker.registry import convention as find_convention
from checker.rule import Lang, Remark, Report, Status, Text, Violation, judge, status_of, verbatim
from checker.service.matching import other_puzzle
from checker.service.opening import GenreChoice, Opened, choose_genre, open_document, open_link
from checker.service.owning import OwnBoard, decode, own_answer, own_board
from converters.drawing import Drawing, Label
from converters.errors import LinkError, ReadError, UnknownName, UsageError
from converters.site import Spot, cell, parse

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
_OWN: Final = Text(
    de="Die Eingabe ist in der Schreibweise dieses Genres.",
    en="The input is in this genre's own notation.",
    nl="De invoer is in de notatie van dit genre zelf.",
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
class Checked:
    """A report, and the drawing whose marks it judged (None if there is none).

    Attributes:
        report: The verdict.
        drawing: What it was read from.
        explained: What the clue asked for counts, in order; empty if none was asked for.
    """

    report: Report
    drawing: Drawing | None
    explained: tuple[Remark, ...] = ()

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``check --json`` prints."""
        told = {"explained": [step.say(lang) for step in self.explained]} if self.explained else {}
        return {**self.report.to_json(lang), **told}


@dataclass(frozen=True, slots=True)
class _Case:
    """One drawing ready to be judged."""

    drawing: Drawing
    notes: tuple[Remark, ...] = ()
    unread: tuple[Remark, ...] = ()


def check_link(link: str, question: Question | None = None) -> Checked:
    """Judge the solution on a link by every rule of its genre.

    Raises:
        PenpadError: If the link, the answer or a name in the question is unusable.
    """
    asked = question or Question()
    document = decode(link)
    own = own_board(document)
    if own is not None and asked.genre in (None, own.genre.name):
        answer = own if not asked.elsewhere else own_answer(asked.answer or "", own.genre)
        if answer is not None:
            return _own_judged(own, answer, asked)
    try:
        opened = open_document(document)
    except ReadError as error:
        return Checked(_not_checked(verbatim(str(error))), None)
    choice = choose_genre(opened.drawing, wanted=asked.genre)
    if choice.genre is None:
        return Checked(_not_checked(choice.reason, genre_reason=choice.reason), opened.drawing)
    try:
        return _judged(opened, choice, choice.genre, asked)
    except ReadError as error:
        report = _not_checked(verbatim(str(error)), genre=choice.genre.name)
        return Checked(replace(report, genre_reason=choice.reason), opened.drawing)


def check_board(board: object) -> Report:
    """Judge a board of any known genre.

    Raises:
        UnknownName: If no genre has such boards.
    """
    for genre in genres().values():
        if isinstance(board, genre.board):
            return _verdict(genre, board)
    raise UnknownName(
        where="board",
        found=type(board).__name__,
        want="a link, or a board of a known genre",
        hint="penpad genres lists them",
    )


def _own_judged(own: OwnBoard, answer: OwnBoard, asked: Question) -> Checked:
    """Judge a board in its genre's own notation, or another one as its answer."""
    other = other_puzzle(own.codes(), answer.codes())
    if other is not None:
        report = _not_checked(other, genre=own.genre.name, genre_reason=Remark(_OWN))
        return Checked(report, own.drawing())
    report = replace(check_board(answer.board), genre_reason=Remark(_OWN))
    drawing = answer.drawing()
    shown = drawing and _annotated(drawing, own.genre, answer.board, asked)
    return Checked(report, shown, _explained(own.genre, answer.board, asked))


def _judged(opened: Opened, choice: GenreChoice, genre: AnyGenre, asked: Question) -> Checked:
    """Find the answer and judge it."""
    case = _case(opened, genre, asked)
    if isinstance(case, Remark):
        report = _not_checked(case, genre=genre.name)
        return Checked(replace(report, genre_reason=choice.reason), opened.drawing)
    convention = (
        find_convention(genre, asked.convention)
        if asked.convention is not None
        else genre.choose(case.drawing).convention
    )
    reading = genre.read(case.drawing, convention)
    report = _report(genre, reading, case)
    explained = _explained(genre, reading.board, asked)
    drawing = _annotated(case.drawing, genre, reading.board, asked)
    return Checked(replace(report, genre_reason=choice.reason), drawing, explained)


def _annotated(drawing: Drawing, genre: AnyGenre, board: object, asked: Question) -> Drawing:
    """Add the marks of ours that the genre puts on an answer, and on the clue asked for."""
    if genre.annotate is None:
        return drawing
    clue = None if asked.clue is None else parse(asked.clue)
    return replace(drawing, marks=genre.annotate(board, clue))


def _explained(genre: AnyGenre, board: object, asked: Question) -> tuple[Remark, ...]:
    """Give what the clue asked for counts.

    Raises:
        UsageError: If the genre has no such clues.
        PenpadError: If there is no clue at this place, or nothing to count.
    """
    if asked.clue is None:
        return ()
    if genre.explain_clue is None:
        raise UsageError(
            where="--explain-clue",
            found=f"a puzzle of the genre {genre.name}",
            want="a genre whose clues count something along a loop",
            hint="leave the option out",
        )
    return genre.explain_clue(board, parse(asked.clue))


def _report(genre: AnyGenre, reading: Reading[object], case: _Case) -> Report:
    unread = (*case.unread, *reading.unread)
    unsure = reading.unsure or (genre.spreading and bool(case.unread))
    report = _verdict(genre, reading.board, unread, unsure=unsure)
    return replace(
        report,
        convention=reading.convention.name,
        notes=(*case.notes, *reading.notes, *report.notes),
    )


def _verdict(
    genre: AnyGenre, board: object, unread: tuple[Remark, ...] = (), *, unsure: bool = False
) -> Report:
    """Judge a board by all rules of its genre.

    Args:
        genre: The genre.
        board: Its board.
        unread: What was not understood.
        unsure: Whether the puzzle itself may be another, so that no violation is sure.
    """
    violations, notes = judge(genre.rules, board)
    aside = genre.aside(board) if genre.aside else Aside()
    reasons = (*unread, *aside.reasons)
    codes = cell_codes(genre, board)
    return Report(
        status=status_of(
            [one for one in violations if not unsure and _is_sure(one, reasons)], reasons
        ),
        genre=genre.name,
        violations=violations,
        notes=(*notes, *aside.notes),
        reasons=reasons,
        rows=len(codes),
        cols=len(codes[0]) if codes else 0,
        board_text=board_text(genre, board, unread),
    )


def _is_sure(violation: Violation, unread: Sequence[Remark]) -> bool:
    """Tell whether a violation holds whatever the cells between its places mean."""
    corridor = violation.facts.get("corridor")
    if not isinstance(corridor, tuple) or not unread:
        return True
    start, end = (corridor.index(site) for site in violation.sites[:2])
    between = set(corridor[start + 1 : end])
    return not any(between & set(remark.sites) for remark in unread)


def _case(opened: Opened, genre: AnyGenre, asked: Question) -> _Case | Remark:
    """Give the drawing to judge, or why there is none."""
    own = _Case(opened.drawing, opened.notes(), opened.unread())
    if asked.answer is not None:
        return _from_answer(own, genre, asked.answer, marks_only=asked.marks_only)
    if asked.key:
        return _from_key(own, genre, _KEY_JUDGED) or Remark(_NO_KEY)
    return own


def _from_key(case: _Case, genre: AnyGenre, note: Text) -> _Case | None:
    """Give a case whose marks are its stored key; None if it stores none."""
    if not case.drawing.key:
        return None
    bare = genre.without_answer(case.drawing)
    drawing = replace(bare, answer=case.drawing.key, key=())
    return replace(case, drawing=drawing, notes=(*case.notes, Remark(note)))


def _from_answer(own: _Case, genre: AnyGenre, answer: str, *, marks_only: bool) -> _Case | Remark:
    """Give the case that another link, board or cell string makes; a remark if it does not fit."""
    cells = cells_string(own.drawing, answer)
    if cells is not None:
        drawing = replace(own.drawing, answer=cells)
        return replace(own, drawing=drawing, notes=(*own.notes, Remark(_CELLS_STRING)))
    try:
        other = open_link(answer)
    except LinkError as error:
        raise LinkError(
            where=f"answer, {error.where}", found=error.found, want=error.want, hint=error.hint
        ) from error
    if is_marks_alone(other) and other.drawing.board == own.drawing.board:
        return _with_marks(own, other)
    bare = _bare_reading(genre, own.drawing)
    difference = puzzle_differs(genre, own.drawing, other.drawing) or _unmet(
        genre, _codes(genre, bare), own.drawing, other.drawing
    )
    if difference is not None:
        return difference
    unread = (*own.unread, *bare.unread, *other.unread())
    case = _Case(other.drawing, (*own.notes, *other.notes()), unread)
    if not marks_only and genre.without_answer(other.drawing) == other.drawing:
        return _from_key(case, genre, _OTHER_KEY) or case
    return case


def puzzle_differs(genre: AnyGenre, ours: Drawing, theirs: Drawing) -> Remark | None:
    """Tell where two drawings show different puzzles of a genre, whatever the answers on them.

    Raises:
        ReadError: If one of them is no board of that genre.
    """
    return other_puzzle(_bare_rows(genre, ours), _bare_rows(genre, theirs))


def is_marks_alone(opened: Opened) -> bool:
    """Tell whether a file holds a solver's marks and says itself that the puzzle is not in it."""
    return not opened.drawing.question and any(loss.path == _PUZZLE for loss in opened.losses)


def _with_marks(own: _Case, other: Opened) -> _Case:
    """Give a case with the marks of a file that holds nothing else."""
    drawing = replace(own.drawing, answer=other.drawing.answer)
    losses = tuple(loss for loss in other.losses if loss.path != _PUZZLE)
    marks = replace(other, losses=losses)
    notes = (*own.notes, *marks.notes(), Remark(_MARKS_ALONE))
    return _Case(drawing, notes, (*own.unread, *marks.unread()))


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


def _unmet(
    genre: AnyGenre, bare: Sequence[Sequence[str]], ours: Drawing, theirs: Drawing
) -> Remark | None:
    """Give where the author drew a mark of an answer that the solver's answer has not."""
    given, whole = replace(ours, answer=()), replace(theirs, key=())
    if genre.without_answer(given) == given:
        return None  # the author drew none
    rows = zip(_rows(genre, given), bare, _rows(genre, whole), strict=True)
    cells = tuple(
        cell(row, col)
        for row, codes in enumerate(rows)
        for col, (ours_, bare_, theirs_) in enumerate(zip(*codes, strict=True))
        if ours_ not in (bare_, theirs_)
    )
    return Remark(_GIVEN, cells) if cells else None


def _bare_rows(genre: AnyGenre, drawing: Drawing) -> tuple[tuple[str, ...], ...]:
    return _codes(genre, _bare_reading(genre, drawing))


def _bare_reading(genre: AnyGenre, drawing: Drawing) -> Reading[object]:
    bare = genre.without_answer(drawing)
    return genre.read(bare, genre.choose(bare).convention)


def _rows(genre: AnyGenre, drawing: Drawing) -> tuple[tuple[str, ...], ...]:
    return _codes(genre, genre.read(drawing, genre.choose(drawing).convention))


def _codes(genre: AnyGenre, reading: Reading[object]) -> tuple[tuple[str, ...], ...]:
    return cell_codes(genre, reading.board, reading.unread)


def _not_checked(
    *reasons: Remark, genre: str | None = None, genre_reason: Remark | None = None
) -> Report:
    return Report(Status.NOT_CHECKED, genre=genre, genre_reason=genre_reason, reasons=reasons)
