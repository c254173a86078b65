"""The points about one puzzle of a page: its links, its solution, whether that is the only one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from checker.engines.prove import GaveUp, NoSolution, Several, Unique, Verdict, prove
from checker.lmd import Because, PageLink, Role
from checker.rule import Facts, Remark, Text, verbatim
from checker.service.checking import Checked
from checker.service.contrasting import Diff
from checker.service.drawn_answers import Asked, Case, Solution, answers
from checker.service.findings import Finding, Point, State
from checker.service.opening import Opened, choose_genre
from checker.service.posing import Posed, pose
from converters.drawing import Drawing
from converters.errors import PenpadError
from converters.sameness import Contrast, compared

_SHOWN: Final = 5
"""Differences of two links that are listed; `penpad diff` lists all."""
_LONGEST: Final = 40
"""Characters of an address that are told."""
_ALIKE: Final = Text(
    de="{left} und {right} zeigen dasselbe.",
    en="{left} and {right} show the same.",
    nl="{left} en {right} tonen hetzelfde.",
)
_UNLIKE: Final = Text(
    de="{left} und {right} zeigen verschiedene Rätsel: {count} {count:Unterschied|Unterschiede};"
    " {places}.",
    en="{left} and {right} show different puzzles: {count} {count:difference|differences};"
    " {places}.",
    nl="{left} en {right} tonen verschillende puzzels: {count} {count:verschil|verschillen};"
    " {places}.",
)
_ANSWERED: Final = Text(
    de="In den Rätseln von {left} und {right} sind verschiedene Zeichen einer Lösung eingetragen.",
    en="Different marks of an answer are drawn into the puzzles of {left} and {right}.",
    nl="In de puzzels van {left} en {right} zijn verschillende tekens van een antwoord getekend.",
)
_THERE: Final = Text(de="Es sind: {places}.", en="They are: {places}.", nl="Dat zijn: {places}.")
_SUPPOSED: Final = Text(
    de="Ob beide dasselbe Rätsel zeigen sollen, sagt die Seite nicht.",
    en="The page does not say whether both are to show the same puzzle.",
    nl="De pagina zegt niet of beide dezelfde puzzel moeten tonen.",
)
_FOUND: Final = Text(
    de="Es ist keine Lösung hinterlegt; das Programm hat die Lösung selbst gefunden.",
    en="No answer is stored; the program has found the solution by itself.",
    nl="Er is geen oplossing opgeslagen; het programma heeft haar zelf gevonden.",
)
_NOWHERE: Final = Text(
    de="Kein Link enthält eine Lösung, die zu prüfen wäre; --answer LINK gibt eine an.",
    en="No link holds a solution that could be checked; --answer LINK gives one.",
    nl="Geen link bevat een oplossing om te controleren; --answer LINK geeft er een.",
)
_UNIQUE: Final = Text(
    de="Es gibt genau eine Lösung ({genre}).",
    en="There is exactly one solution ({genre}).",
    nl="Er is precies één oplossing ({genre}).",
)
_SEVERAL: Final = Text(
    de="Es gibt mehrere Lösungen ({genre}).",
    en="There are several solutions ({genre}).",
    nl="Er zijn meerdere oplossingen ({genre}).",
)
_DIFFER: Final = Text(
    de="Zwei davon unterscheiden sich in {cells}.",
    en="Two of them differ at {cells}.",
    nl="Twee ervan verschillen bij {cells}.",
)
_NONE: Final = Text(
    de="Es gibt keine Lösung ({genre}); das lässt sich nicht erfüllen:",
    en="There is no solution ({genre}); this cannot be met:",
    nl="Er is geen oplossing ({genre}); hieraan kan niet worden voldaan:",
)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """All that was found about one puzzle of a page.

    Attributes:
        role: Which of them it is.
        cases: Its links, those that could be read.
        findings: The points.
        diffs: Links that do not show the same as the first one.
        solution: A solution that keeps every rule; None: none is known.
        judged: Every answer that the rules were asked about.
        several: Two solutions, where there are several.
    """

    role: Role
    cases: tuple[Case, ...]
    findings: tuple[Finding, ...] = ()
    diffs: tuple[Diff, ...] = ()
    solution: Solution | None = None
    judged: tuple[Checked, ...] = ()
    several: tuple[Drawing, ...] = ()


class _Compared(NamedTuple):
    """A link beside the first one, both without an answer."""

    finding: Finding
    diff: Diff
    case: Case


class _Proved(NamedTuple):
    """What the prover says of one link's puzzle; solutions are drawn."""

    finding: Finding
    solution: Solution | None = None
    several: tuple[Drawing, ...] = ()


def look_at(role: Role, cases: Sequence[Case], asked: Asked) -> Puzzle:
    """Give all points about one puzzle.

    Args:
        role: Which of them it is.
        cases: Its links that could be read; at least one.
        asked: What is wanted.

    Raises:
        PenpadError: If the answer given or the genre's name is unusable.
    """
    same = tuple(_contrasted(cases, role, asked))
    unlike = tuple(each for each in same if each.diff.found.contrasts)
    judged = tuple(answers(cases, role, asked))
    distinct = (cases[0], *(each.case for each in unlike))
    proved = tuple(_named(_proved(case, role, asked), case, distinct) for case in distinct)
    solution = next((each.solution for each in judged if each.finding.state is State.CLEAN), None)
    found = solution or next((each.solution for each in proved if each.solution), None)
    solved = () if judged else (_unjudged(role, found),)
    findings = (
        *(each.finding for each in same),
        *(each.finding for each in judged),
        *solved,
        *(each.finding for each in proved),
    )
    several = tuple(drawing for each in proved for drawing in each.several)
    checked = tuple(each.checked for each in judged)
    diffs = tuple(each.diff for each in unlike)
    return Puzzle(role, tuple(cases), findings, diffs, found, checked, several)


def _contrasted(cases: Sequence[Case], role: Role, asked: Asked) -> Iterator[_Compared]:
    """Compare every link with the first one, without an answer that is drawn into the puzzle."""
    for case in cases[1:]:
        first = cases[0]
        whole = _diff(first.opened, case.opened)
        diff = _diff(_bare(first.opened, asked), _bare(case.opened, asked))
        links = (first.link, case.link)
        yield _Compared(replace(_same(whole, diff, links), role=role), diff, case)


def _diff(left: Opened, right: Opened) -> Diff:
    return Diff(left, right, compared(left.drawing, right.drawing))


def _bare(opened: Opened, asked: Asked) -> Opened:
    """Give a link without marks of an answer: where it differs in those gives the answer away."""
    genre = choose_genre(opened.drawing, wanted=asked.genre).genre
    return replace(opened, drawing=genre.without_answer(opened.drawing)) if genre else opened


def _same(whole: Diff, diff: Diff, links: Sequence[PageLink]) -> Finding:
    """Make of two links a point: with all that they show, and without marks of an answer."""
    left, right = _names(diff, links)
    contrasts, notes = diff.found.contrasts, diff.notes()
    facts: Facts = {"left": left, "right": right, "count": len(contrasts)}
    if not whole.found.contrasts:
        told = (Remark(_ALIKE, facts=facts), *notes)
        return Finding(Point.SAME, State.NOT_CHECKED if notes else State.CLEAN, told)
    if not contrasts:
        marks = Remark(_THERE, facts={"places": _places(whole)})
        told = (Remark(_ANSWERED, facts=facts),)
        return Finding(Point.SAME, State.VIOLATED, told, revealed=(marks,))
    unlike = Remark(_UNLIKE, facts={**facts, "places": _places(diff)})
    if any(link.because is Because.ORDER for link in links):
        return Finding(Point.SAME, State.NOT_CHECKED, (unlike, Remark(_SUPPOSED)))
    return Finding(Point.SAME, State.VIOLATED, (unlike,))


def _names(diff: Diff, links: Sequence[PageLink]) -> tuple[str, str]:
    """Name two links by their formats; two of one format by their addresses as well."""
    left, right = (side.document.format.title for side in (diff.left, diff.right))
    if left != right:
        return left, right
    one, other = (link.address[:_LONGEST] for link in links)
    return f"{left} ({one})", f"{right} ({other})"


def _places(diff: Diff) -> str:
    return "; ".join(_place(diff, each) for each in diff.found.contrasts[:_SHOWN])


def _place(diff: Diff, contrast: Contrast) -> str:
    """Give where and how two links differ, such as ``R1C3: 1 → 2``."""
    cells = " ".join(diff.cells(contrast.sites))
    return f"{cells}: {contrast.left or '–'} → {contrast.right or '–'}"


def _unjudged(role: Role, found: Solution | None) -> Finding:
    """Tell of a solution that the page itself does not hold."""
    if found is None:
        return Finding(Point.SOLUTION, State.NOT_CHECKED, (Remark(_NOWHERE),), role)
    return Finding(Point.SOLUTION, State.CLEAN, (Remark(_FOUND),), role)


def _proved(case: Case, role: Role, asked: Asked) -> _Proved:
    """Tell whether a link's puzzle has one solution."""
    choice = choose_genre(case.opened.drawing, wanted=asked.genre)
    if choice.genre is None:
        return _Proved(_unproved(role, choice.reason))
    try:
        posed = pose(case.text, choice.genre.name)
        unread = posed.unread()
        if unread:
            return _Proved(_unproved(role, *unread))
        verdict = prove(posed.reading.board, posed.genre, seconds=asked.seconds)
    except PenpadError as error:
        return _Proved(_unproved(role, verbatim(str(error))))
    finding = _uniqueness(verdict, posed.genre.name, role)
    match verdict:
        case Unique(board):
            return _Proved(finding, Solution(case, proved=True, drawing=_drawn(posed, board)))
        case Several(boards):
            drawn = (_drawn(posed, board) for board in boards)
            return _Proved(finding, several=tuple(each for each in drawn if each is not None))
        case _:
            return _Proved(finding)


def _uniqueness(verdict: Verdict[object], genre: str, role: Role) -> Finding:
    """Make of a prover's verdict a point."""
    facts: Facts = {"genre": genre}
    match verdict:
        case Unique(_, notes):
            told = (Remark(_UNIQUE, facts=facts), *notes)
            return Finding(Point.UNIQUE, State.CLEAN, told, role)
        case Several(differ=differ):
            told, revealed = (Remark(_SEVERAL, facts=facts),), (Remark(_DIFFER, differ),)
            return Finding(Point.UNIQUE, State.VIOLATED, told, role, revealed=revealed)
        case NoSolution(reasons):
            told = (Remark(_NONE, facts=facts), *reasons)
            return Finding(Point.UNIQUE, State.VIOLATED, told, role)
        case GaveUp(limit):
            return _unproved(role, limit)


def _named(proved: _Proved, case: Case, distinct: Sequence[Case]) -> _Proved:
    """Name the link of a point, where links show several puzzles."""
    if len(distinct) == 1:
        return proved
    return proved._replace(finding=replace(proved.finding, link=case.link))


def _unproved(role: Role, *reasons: Remark) -> Finding:
    return Finding(Point.UNIQUE, State.NOT_CHECKED, reasons, role)


def _drawn(posed: Posed, board: object) -> Drawing | None:
    """Draw a solution in place of whatever is drawn on the link; None if it cannot be drawn."""
    bare = posed.genre.without_answer(posed.opened.drawing)
    try:
        return replace(bare, answer=posed.genre.draw(board).answer, key=())
    except PenpadError:
        return None
