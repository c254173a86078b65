"""Which symbols turn with the board, and how: some with mistakes that old puzzles rely on.

Before 3.0.5 a few families were drawn in other ways on mirrored boards; the editor still draws
puzzles of that time so. On tilings one of them never was put right. Such an arrow along a side of
a cell also stands a tenth of a cell askew, which is not said here.

Source: Penpa+ ``class_square.js`` and its pull requests 108, 109 and 120; ``class_uniform.js``.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from converters.compass import bearing
from converters.formats.penpa.turns import Turn


class Spin(NamedTuple):
    """How a family turns with the board.

    Attributes:
        turns: It turns along.
        mirrors: It is mirrored as well.
        pivot: Degrees between the direction that is turned and the one its word names.
        along: The same for the second of two words.
        square: Its words are those of square boards, since it is drawn in a square everywhere.
    """

    turns: bool = True
    mirrors: bool = True
    pivot: int = 0
    along: int = 0
    square: bool = False

    def words(self, words: Iterable[str], turn: Turn) -> tuple[str, ...]:
        """Give the directions as seen on a turned board, in canonical order."""
        if self.square:
            turn = turn._replace(grid="square")
        if self.turns:
            seen = turn if self.mirrors else turn.unmirrored()
            words = [self._word(word, seen) for word in words]
        return in_order(words, turn.grid)

    def _word(self, word: str, turn: Turn) -> str:
        side, mark, way = word.partition(">")
        if not mark:
            return turn.word(word, self.pivot)
        return f"{turn.word(side, self.pivot)}>{turn.word(way, self.along)}"


def in_order(words: Iterable[str], grid: str = "square") -> tuple[str, ...]:
    """Sort directions clockwise from the right; other words stay before or behind as they were."""
    return tuple(
        sorted(words, key=lambda word: [bearing(part, grid) or 0 for part in word.split(">")])
    )


def spin_of(family: str, value: int | None, turn: Turn) -> Spin:
    """Give how a symbol turns with the board, by family and value."""
    square = turn.grid in _SQUARES
    if family in _SIDES and (turn.early or not square):
        return _EARLY_SIDES
    if not square and family in _UPRIGHT_ELSEWHERE:
        return _PLAIN
    if family == "kakuro" and turn.grid == "pyramid":
        return _SPLIT
    if turn.early and (early := _EARLY.get(family)):
        return _TURNED if (family, value) in _EARLY_TURNED else early
    return _spin(family)


def _spin(family: str) -> Spin:
    return SPINS.get(family, _PLAIN)


_SQUARES: Final = frozenset(("square", "sudoku", "kakuro"))
_PLAIN: Final = Spin(turns=False)
_TURNED: Final = Spin()
_SIDES: Final = frozenset(f"arrow_fouredge_{code}" for code in "BGE")
_EARLY_SIDES: Final = Spin(pivot=45, along=135)
_UPRIGHT_ELSEWHERE: Final = frozenset(("tri", "frameline", "arc", "pencils"))
_SPLIT: Final = Spin(mirrors=False, square=True)

SPINS: Final[Mapping[str, Spin]] = MappingProxyType(
    {
        **dict.fromkeys(("cross", "inequality", "firefly", "pencils", "frameline"), _TURNED),
        **dict.fromkeys(("arrow_cross", "arrow_eight", "arrow_fourtip"), _TURNED),
        **dict.fromkeys(_SIDES, _TURNED),
        **{f"arrow_{name}_{code}": _TURNED for name in ("B", "N", "tri") for code in "BGW"},
        **{f"arrow_{name}": _TURNED for name in ("S", "Short", "GP", "GP_C")},
        **{f"battleship_{code}": _TURNED for code in "BGW"},
        # The quarter's angle is mirrored, but not the quarter itself.
        **{f"battleship_{code}+": Spin(pivot=135) for code in "BGW"},
        "tri": _TURNED,
        "arc": _TURNED,
        "kakuro": Spin(mirrors=False),
    }
)
"""The families that turn with the board; all others stay upright."""

_EARLY: Final[Mapping[str, Spin]] = MappingProxyType(
    {"tri": Spin(pivot=-135), "arc": Spin(pivot=135), "frameline": _PLAIN}
)
_EARLY_TURNED: Final = frozenset((("frameline", 9), ("frameline", 0)))
"""Values of such families that were right from the beginning."""
