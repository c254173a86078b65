"""Answers to puzzles whose rules nobody here knows: what a stored solution says of them.

A solution is that of the booklet, else the one stored in the puzzle's link. Entries of digits are
compared cell by cell, whatever editor they come from. Of shadings, lines and symbols there are many
ways to draw the same, so there the editor's own comparison is asked: what it accepts is equal, and
of what it does not accept nothing is said.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from checker.contest.booklet import Puzzle
from checker.contest.lookalikes import plain_digits
from checker.contest.verdict import Outcome, Told, Verdict, plain_text, told
from checker.rule import Remark, Text
from checker.service import compare_link
from checker.service.asking import cells_string, is_marks_alone
from checker.service.matching import differing_at, other_puzzle
from checker.service.opening import Opened, open_link
from converters.drawing import Drawing, Element, Label, Role, Symbol, bounding_box
from converters.errors import PenpadError
from converters.site import Kind, Site, Spot, cell

_ONLY_KEY: Final = Text(
    de="Verglichen mit der hinterlegten Lösung; die Regeln dieses Rätsels sind hier nicht bekannt.",
    en="Compared with the stored solution; the rules of this puzzle are not known here.",
    nl="Vergeleken met de opgeslagen oplossing; de regels van deze puzzel zijn hier niet bekend.",
)
_OTHERWISE: Final = Text(
    de="Anders als in der hinterlegten Lösung: {cells}.",
    en="Other than in the stored solution: {cells}.",
    nl="Anders dan in de opgeslagen oplossing: {cells}.",
)
_EMPTY: Final = Text(
    de="Leer sind noch {count} {count:Feld|Felder}, zuerst {cell}.",
    en="{count} {count:cell is|cells are} still empty, the first one {cell}.",
    nl="Er {count:is|zijn} nog {count} {count:vakje|vakjes} leeg, als eerste {cell}.",
)
_NOTHING: Final = Text(
    de="Es ist nichts eingetragen.", en="Nothing is entered.", nl="Er is niets ingevuld."
)
_NOT_AS_STORED: Final = Text(
    de="Der Editor erkennt dies nicht als die hinterlegte Lösung; gleich kann es trotzdem sein,"
    " denn er vergleicht, wie es gezeichnet ist.",
    en="The editor does not take this for the stored solution; it may still be the same, since it"
    " compares how things are drawn.",
    nl="De editor herkent dit niet als de opgeslagen oplossing; het kan toch dezelfde zijn, want"
    " hij vergelijkt hoe iets is getekend.",
)

_Digits: TypeAlias = Mapping[Site, str]
_FULL_SIZE: Final = (Role.VALUE, Role.LARGE)
_ANYTHING: Final = "anything"
"""The mark of a key for a cell that is not compared."""


def has_key(puzzle: Puzzle) -> bool:
    """Tell whether there is a solution that answers can be compared with."""
    return bool(_digit_keys(puzzle)) or _is_stored(puzzle)


def is_of_other_genre(puzzle: Puzzle) -> bool:
    """Tell whether a puzzle shows that it is of another genre: by its tag, or digits everywhere."""
    drawing = _drawing(puzzle)
    given = _digits(drawing.question).keys()
    full = any(drawing.board <= given | key.keys() for key in _digit_keys(puzzle))
    return full or bool(drawing.meta.tags)


def judge_by_key(puzzle: Puzzle, answer: str) -> Outcome | None:
    """Give the verdict on a link or board; None: nothing can be said of it.

    Raises:
        PenpadError: If it is unusable.
    """
    ours = _drawing(puzzle)
    marks, theirs = _marks(ours, answer)
    if theirs is not None and theirs.drawing.board != ours.board:
        return _other_board(ours, theirs.drawing)
    given = _digits(ours.question)
    entered = {**_digits(theirs.drawing.question if theirs else ()), **_digits(marks)}
    # a string of cells, or a file with marks alone, need not repeat what is given
    whole = theirs is not None and not is_marks_alone(theirs)
    held = entered if whole else {**given, **entered}
    foreign = [site for site, text in given.items() if held.get(site) != text]
    if foreign:
        return _other(differing_at(sorted(foreign)))
    keys = _digit_keys(puzzle)
    if keys and not _is_drawn(marks):
        return _closest(_compared({**given, **entered}, key) for key in keys)
    return _by_editor(puzzle, answer, marks) if _is_stored(puzzle) else None


def other_size(ours: Drawing, theirs: Drawing) -> Outcome | None:
    """Give the verdict on an answer whose board is of another size; None: it is not."""
    sizes = [bounding_box(each.board)[2:] for each in (ours, theirs)]
    return _other_board(ours, theirs) if sizes[0] != sizes[1] else None


def _other_board(ours: Drawing, theirs: Drawing) -> Outcome | None:
    """Give the verdict on an answer whose board has other cells; None: it has the same."""
    return _other(other_puzzle(_blank(ours), _blank(theirs)))


def _other(reason: Remark | None) -> Outcome | None:
    return Outcome(Verdict.OTHER_PUZZLE, reasons=(told(reason),)) if reason else None


def _closest(outcomes: Iterable[Outcome]) -> Outcome:
    """Give the best of the verdicts by several keys; of equal ones the first."""
    order = (Verdict.EQUAL, Verdict.UNFINISHED, Verdict.WRONG)
    return min(outcomes, key=lambda one: order.index(one.verdict))


def given_digits(drawing: Drawing) -> tuple[tuple[str, ...], ...]:
    """Give the digits that a puzzle gives, row by row; an empty text where it gives none."""
    given = _digits(drawing.question)
    _, _, rows, cols = bounding_box(drawing.board)
    return tuple(tuple(given.get(cell(row, col), "") for col in range(cols)) for row in range(rows))


def _compared(entered: _Digits, key: _Digits) -> Outcome:
    """Compare digits, cell by cell."""
    wrong = tuple(sorted(site for site, text in key.items() if entered.get(site, text) != text))
    if wrong:
        return _by_key(Verdict.WRONG, Remark(_OTHERWISE, wrong))
    empty = tuple(sorted(key.keys() - entered.keys()))
    if empty:
        return _by_key(Verdict.UNFINISHED, Remark(_EMPTY, empty[:1], {"count": len(empty)}))
    return Outcome(Verdict.EQUAL)


def _by_key(verdict: Verdict, reason: Remark) -> Outcome:
    return Outcome(verdict, reasons=(told(reason), Told(_ONLY_KEY)))


def _by_editor(puzzle: Puzzle, answer: str, marks: Iterable[Element]) -> Outcome | None:
    """Ask the puzzle's editor, which knows one way to draw its solution."""
    if not tuple(marks):
        return _by_key(Verdict.UNFINISHED, Remark(_NOTHING))
    stored = compare_link(puzzle.link, answer).stored
    if stored is None:
        return None
    if stored.accepted:
        return Outcome(
            Verdict.EQUAL, reasons=tuple(Told(plain_text(each)) for each in stored.notes)
        )
    return _by_key(Verdict.NOT_CHECKED, Remark(_NOT_AS_STORED))


@lru_cache(maxsize=256)
def _drawing(puzzle: Puzzle) -> Drawing:
    """Open a puzzle's link; once in a process."""
    return open_link(puzzle.link).drawing


@lru_cache(maxsize=256)
def _is_stored(puzzle: Puzzle) -> bool:
    """Tell whether the puzzle's link stores a solution that its editor compares."""
    keyed = bool(_drawing(puzzle).key)  # a link that wants nothing accepts anything
    return keyed and compare_link(puzzle.link).stored is not None


@lru_cache(maxsize=256)
def _digit_keys(puzzle: Puzzle) -> tuple[_Digits, ...]:
    """Give the solutions that are digits: the booklet's, else the one stored in the link."""
    try:
        drawing = _drawing(puzzle)
        if not puzzle.solutions:
            return tuple(filter(None, (_all_digits(drawing.key),)))
        return tuple(filter(None, (_solution(drawing, each) for each in puzzle.solutions)))
    except PenpadError:
        return ()


def _solution(drawing: Drawing, solution: str) -> _Digits | None:
    """Give the digits of a booklet's solution; None: it is not of this board, or not of digits."""
    marks, other = _marks(drawing, solution)
    if other is None:
        return _all_digits(marks)
    found = _all_digits(other.drawing.answer or other.drawing.key)
    return found if other.drawing.board == drawing.board else None


def _all_digits(marks: Iterable[Element]) -> _Digits | None:
    """Give the digits that marks are; None: there are none, or other marks among them."""
    compared = [mark for mark in marks if not _is_anything(mark)]
    found = _digits(compared)
    return found if found and len(found) == len(compared) else None


def _is_drawn(marks: Iterable[Element]) -> bool:
    """Tell whether an answer is drawn without a digit: those of a key may stand for bulbs."""
    some = tuple(marks)
    return not _digits(some) and any(not isinstance(mark, Label) for mark in some)


def _is_anything(mark: Element) -> bool:
    return isinstance(mark, Symbol) and mark.shape == _ANYTHING


def _marks(drawing: Drawing, answer: str) -> tuple[tuple[Element, ...], Opened | None]:
    """Give a solver's marks, and the link they are on; None: they came as one string."""
    cells = cells_string(drawing, "".join(answer.split()))
    if cells is not None:
        return cells, None
    other = open_link(answer)
    return other.drawing.answer, other


def _digits(marks: Iterable[Element]) -> dict[Site, str]:
    """Give the full-size entries of cells, in small letters; candidates are none.

    Of two in one cell neither is the cell's: both are given, as one text that no key has.
    """
    held: dict[Site, str] = {}
    for site, text in _entries(marks):
        other = held.get(site, text)
        held[site] = text if other == text else f"{other} {text}"
    return held


def _entries(marks: Iterable[Element]) -> Iterator[tuple[Site, str]]:
    for mark in marks:
        if isinstance(mark, Label) and mark.role in _FULL_SIZE:
            # a digit of another script, or of full width, is that digit
            site, text = mark.at.site, plain_digits(mark.text.strip()).lower()
            if site.kind is Kind.CELL and mark.at == Spot(site) and text.isalnum():
                yield site, text


def _blank(drawing: Drawing) -> tuple[tuple[str, ...], ...]:
    """Give the rows of a board's bounding box, whether its cells are in play or not."""
    top, left, rows, cols = bounding_box(drawing.board)
    held = {(site.row - top, site.col - left) for site in drawing.board}
    return tuple(
        tuple("." if (row, col) in held else "" for col in range(cols)) for row in range(rows)
    )
