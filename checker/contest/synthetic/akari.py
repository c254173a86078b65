"""Synthetic Akari: a solution is a text board, and a fault is another character in it."""

from collections.abc import Iterator, Sequence
from operator import ne
from random import Random
from typing import Final, TypeAlias

from checker.contest.synthetic import typed
from checker.contest.synthetic.crafts import Case, Craft, Made, Sent, loosened, new_board
from checker.contest.verdict import Verdict
from checker.registry import genre as find_genre
from converters import registry

WORDING: Final = "Number of bulbs in each row"

_FORMATS: Final = ("puzzlink", "penpa", "sudokupad", "text")
_AKARI: Final = "akari"
_EVERY: Final = 5

_Rows: TypeAlias = tuple[str, ...]
_Case: TypeAlias = Case[_Rows]


def _made(name: str, size: int, seed: int) -> Made[_Rows]:
    """Make one puzzle; every fifth one has two solutions."""
    made = new_board(_AKARI, size, seed)
    board, rows, other = made.board, _rows(made.solution), None
    if int(name) % _EVERY == 0:
        weaker = _fewer_clues(rows, Random(seed))  # noqa: S311 - the same seed, the same contest
        board, *both = loosened(_AKARI, map(_board, weaker), ne)
        rows, other = map(_rows, both)
    return Made(
        id=name,
        genre=_AKARI,
        link=_link(_rows(board), "puzzlink"),
        solution=_text(rows),
        right=rows,
        wording=WORDING,
        code="".join(str(row.count("o")) for row in rows),
        other=other,
    )


def _fewer_clues(rows: _Rows, random: Random) -> Iterator[_Rows]:
    """Drop one clue after the other."""
    rows = tuple(row.replace("o", ".") for row in rows)
    clues = [place for digit in "01234" for place in _places(rows, digit)]
    random.shuffle(clues)
    for place in clues:
        rows = _with(rows, place, "#")
        yield rows


def _rows(board: object) -> _Rows:
    return tuple(find_genre(_AKARI).to_text(board).splitlines())


def _board(rows: _Rows) -> object:
    return find_genre(_AKARI).from_text(_text(rows))


def _text(rows: Sequence[str]) -> str:
    return "\n".join(rows)


def _link(rows: _Rows, form: str) -> str:
    """Give a board as a link of some format."""
    return registry.write(find_genre(_AKARI).draw(_board(rows)), to=form).value


def _places(rows: Sequence[str], sort: str) -> list[tuple[int, int]]:
    return [
        (row, col) for row, line in enumerate(rows) for col, at in enumerate(line) if at == sort
    ]


def _with(rows: _Rows, place: tuple[int, int], sign: str) -> _Rows:
    row, col = place
    line = rows[row]
    return (*rows[:row], line[:col] + sign + line[col + 1 :], *rows[row + 1 :])


def _drawn(case: _Case, rows: _Rows, sent: Sent) -> Sent:
    """Give a board in some format, with some dots: they mean nothing."""
    free = _places(rows, ".")
    for place in case.random.sample(free, case.random.randrange(min(len(free), 4) + 1)):
        rows = _with(rows, place, "x")
    form = case.random.choice(_FORMATS)
    if form == "text":
        return sent._replace(board=_text(rows))
    return sent._replace(link=_link(rows, form))


def _name(place: tuple[int, int]) -> str:
    row, col = place
    return f"R{row + 1}C{col + 1}"


def _right_board(case: _Case) -> Sent:
    return _drawn(case, case.made.right, Sent(Verdict.EQUAL))


def _code_beside_board(case: _Case) -> Sent:
    return _right_board(case)._replace(verdict=Verdict.NEAR_MISS, code=case.made.code[:-1])


def _missing_bulb(case: _Case) -> Sent:
    """Leave a bulb out: no other one sees its cell, so that is dark."""
    place = case.random.choice(_places(case.made.right, "o"))
    sent = Sent(Verdict.UNFINISHED, rule="akari/unlit-cell", cell=_name(place))
    return _drawn(case, _with(case.made.right, place, "."), sent)


def _surplus_bulb(case: _Case) -> Sent:
    """Give a board with a bulb too many: every white cell of a solution is lit already."""
    place = case.random.choice(_places(case.made.right, "."))
    sent = Sent(Verdict.WRONG, rule="akari/bulbs-see-each-other", cell=_name(place))
    return _drawn(case, _with(case.made.right, place, "o"), sent)


def _other_wall(case: _Case) -> Sent:
    place = case.random.choice(_places(case.made.right, "."))
    sent = Sent(Verdict.OTHER_PUZZLE, cell=_name(place))
    return _drawn(case, _with(case.made.right, place, "#"), sent)


def _cut_link(case: _Case) -> Sent:
    link = _link(case.made.right, "penpa")
    return Sent(Verdict.UNUSABLE, link=link[: len(link) * 2 // 3])


def _other_solution(case: _Case) -> Sent | None:
    other = case.made.other
    return None if other is None else _drawn(case, other, Sent(Verdict.OTHER_VALID))


CRAFT: Final[Craft[_Rows]] = Craft(
    make=_made,
    right=_right_board,
    sorts=(
        _right_board,
        *typed.SORTS,
        _code_beside_board,
        _missing_bulb,
        _surplus_bulb,
        _other_wall,
        _cut_link,
    ),
    doubled=(_other_solution,),
)
