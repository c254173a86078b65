"""What a puzzle genre is: how its drawings are read, drawn and judged.

Marks become a board by a `Convention`, a table of signs and what they mean. Some signs are listed
as meaning nothing: they become notes. A mark that no row of the table knows is *unread*, and
nothing unread can be ``solved``: nothing is guessed silently.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from checker.codes.view import CodeView
from checker.linear import Problem, Var
from checker.maker import Maker, Scale
from checker.rule import Remark, Rule, Text
from checker.verdict import Reason, Verdict
from checker.ways import NO_WAYS, Ways
from converters.drawing import Drawing, Element
from converters.site import Site

B = TypeVar("B")

UNREAD_CELL = "?"
"""How a text board shows a cell with a mark that was not understood."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sort of mark, told by how it looks.

    Attributes:
        title: What people call such marks, such as "circles".
        shows: Whether an element of a drawing is such a mark.
    """

    title: Text
    shows: Callable[[Element], bool]


class Row(NamedTuple):
    """One row of a convention: a sign and its meaning, in the genre's own words."""

    sign: Sign
    meaning: str


@dataclass(frozen=True, slots=True)
class Convention:
    """A table from drawn marks to meanings.

    Attributes:
        name: Stable, lower case; what reports and ``--convention`` use.
        title: What it says, in a few words.
        rows: Signs and what they mean; the first that fits counts.
        nothing: Signs that mean nothing; looked at after ``rows``.
    """

    name: str
    title: Text
    rows: tuple[Row, ...]
    nothing: tuple[Sign, ...] = ()

    def row(self, element: Element) -> Row | None:
        """Give the row a mark belongs to, its meaning empty if it means nothing; None: unread."""
        for row in self.rows:
            if row.sign.shows(element):
                return row
        return next((Row(sign, "") for sign in self.nothing if sign.shows(element)), None)


class Choice(NamedTuple):
    """The convention that fits a drawing best, and why."""

    convention: Convention
    reason: Remark


@dataclass(frozen=True, slots=True)
class Reading(Generic[B]):
    """A board and everything its drawing said besides.

    Attributes:
        board: What was understood.
        convention: The table it was read by.
        notes: Marks that mean nothing, and other things a solver should know.
        unread: Marks with no meaning or with two, each with its sites.
        listed: Which mark was read as what, where that is not plain to see.
        unsure: Whether what is unread may change the puzzle itself, so that no violation is sure.
    """

    board: B
    convention: Convention
    notes: tuple[Remark, ...] = ()
    unread: tuple[Remark, ...] = ()
    listed: tuple[Remark, ...] = ()
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class Notation(Generic[B]):
    """How a genre itself writes boards down, beside all formats; its text is its text board.

    Attributes:
        keys: Keys that all stand in its JSON, by which it is told from other JSON.
        is_json: Whether parsed JSON is a board of this genre.
        from_json: Parsed JSON to board. Raises `ReadError` if it is none.
        is_text: Whether a text is a text board of this genre and no other's; cheap, never raises.
        to_json: Board to the text of its JSON; `from_json` undoes it once that is parsed.
    """

    keys: tuple[str, ...]
    is_json: Callable[[object], bool]
    from_json: Callable[[object], B]
    is_text: Callable[[str], bool]
    to_json: Callable[[B], str]


class Aside(NamedTuple):
    """What is to be said of a verdict beside its violations.

    Attributes:
        notes: What it depends on, and what a solver should know.
        reasons: What could not be judged; it forbids ``solved``.
    """

    notes: tuple[Remark, ...] = ()
    reasons: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class Genre(Generic[B]):
    """One sort of puzzle; B is its board.

    Attributes:
        name: Stable, lower case; what ``--genre`` takes.
        title: How people call it.
        tags: The names links use for it, lower case.
        sources: The rule sentences by their numbers.
        by_reading: The numbers of the sentences that the reader itself enforces.
        rules: All rules; with ``by_reading`` they cover all ``sources``.
        conventions: How its marks may be drawn; the first is the default.
        choose: Gives the convention that fits a drawing best.
        read: Drawing to board. Raises `ReadError` if the lattice cannot hold such a board.
        recognise: Why a drawing is wholly of this genre; None if it is not. Never raises.
        board: The boards' type, by which a bare board finds its genre.
        without_answer: A drawing without the marks that belong to an answer, in either layer.
        unsolved: A board without the solver's marks, to compare the puzzles of two links.
        draw: Board to drawing; `read` undoes it.
        from_text: Text board to board. Raises `ReadError` if it is none.
        to_text: Board to text board, one character a cell unless there are ``codes``; `from_text`
            undoes it.
        problem: The rules, and the solver's marks on the board, as 0/1 inequalities; raises
            `ReadError` if the board is too large for them. None: there is no prover.
        with_values: The board with the solver's marks that some variables' values stand for; those
            not named are 0.
        with_marks: The board with marks of the solver for values known, 0 as well as 1, and no
            others. None: its steps cannot be drawn.
        ways: How people solve it.
        codes: What stands in each cell of the puzzle, row by row; None: its text board's characters
            are that.
        aside: What is to be said of a verdict beside its violations.
        own: How it writes boards down itself; None: in text boards that a format reads.
        explain_clue: What a clue counts in an answer, step by step. Raises `UsageError` if there is
            no clue in the cell.
        spreading: Whether a mark that nobody understood leaves every violation unsure, wherever.
        annotate: Marks of ours on the picture of an answer, and of what the clue in a cell counts.
        undrawn: What of a board its drawing does not show; None: it shows everything.
        key: The marks of an answer that an editor shall ask for; None: all that `draw` puts there.
        scales: How hard its puzzles are, beside the scale by its strategies.
        maker: Makes new puzzles of it.
        prove: Its own prover, where its rules are no inequalities: from a board whose marks must be
            kept, and seconds. None: ``problem`` is proved, if there is one.
        reason: Its own next mark with a reason, from a board with marks, and seconds; or why there
            is none. None: steps of ``ways`` are given.
        code_view: What solution codes can say of a board with an answer. None: nothing.
    """

    name: str
    title: Text
    tags: tuple[str, ...]
    sources: Mapping[str, Text]
    by_reading: frozenset[str]
    rules: tuple[Rule[B], ...]
    conventions: tuple[Convention, ...]
    choose: Callable[[Drawing], Choice]
    read: Callable[[Drawing, Convention], Reading[B]]
    recognise: Callable[[Drawing], Remark | None]
    board: type[B]
    without_answer: Callable[[Drawing], Drawing]
    unsolved: Callable[[B], B]
    draw: Callable[[B], Drawing]
    from_text: Callable[[str], B]
    to_text: Callable[[B], str]
    problem: Callable[[B], Problem] | None = None
    with_values: Callable[[B, Mapping[Var, int]], B] | None = None
    with_marks: Callable[[B, Mapping[Var, int]], B] | None = None
    ways: Ways = NO_WAYS
    codes: Callable[[B], Sequence[Sequence[str]]] | None = None
    aside: Callable[[B], Aside] | None = None
    own: Notation[B] | None = None
    explain_clue: Callable[[B, Site], tuple[Remark, ...]] | None = None
    spreading: bool = False
    annotate: Callable[[B, Site | None], tuple[Element, ...]] | None = None
    undrawn: Callable[[B], tuple[Remark, ...]] | None = None
    key: Callable[[B], tuple[Element, ...]] | None = None
    scales: tuple[Scale[B], ...] = ()
    maker: Maker[B] | None = None
    prove: Callable[[B, float], Verdict[B]] | None = None
    reason: Callable[[B, float], Reason | Remark] | None = None
    code_view: Callable[[B], CodeView] | None = None


def cell_codes(
    genre: Genre[B], board: B, unread: Iterable[Remark] = ()
) -> tuple[tuple[str, ...], ...]:
    """Give what stands in each cell, row by row, with ``?`` where a mark was not understood."""
    codes = genre.codes(board) if genre.codes else genre.to_text(board).splitlines()
    rows = [list(row) for row in codes]
    for remark in unread:
        for site in remark.sites:
            if 0 <= site.row < len(rows) and 0 <= site.col < len(rows[site.row]):
                rows[site.row][site.col] = UNREAD_CELL
    return tuple(map(tuple, rows))


def board_text(genre: Genre[B], board: B, unread: Iterable[Remark] = ()) -> tuple[str, ...]:
    """Give the text board one string a row; of one character a cell also what is not understood."""
    if genre.codes:
        return tuple(genre.to_text(board).splitlines())
    return tuple("".join(row) for row in cell_codes(genre, board, unread))
