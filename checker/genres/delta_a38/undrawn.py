"""What of a board no drawing shows: files and provers may say more than lines and borders do."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.board import DeltaBoard, Directed, are_beside, line
from checker.genres.delta_a38.drawer import moves
from checker.genres.delta_a38.reading.regions import Landmarks, borders_of, division_of
from checker.rule import Remark, Text

_LEAP: Final = Text(
    de="{start} → {end} ist kein Schritt und wird als gerade Linie gezeichnet",
    en="{start} → {end} is no step, and is drawn as a straight line",
    nl="{start} → {end} is geen stap en wordt als rechte lijn getekend",
)
_TWICE: Final = Text(
    de="die Linie von {start} nach {end} wird mehrmals benutzt und einmal gezeichnet",
    en="the line from {start} to {end} is used more than once, and drawn once",
    nl="de lijn van {start} naar {end} wordt meer dan eens gebruikt en één keer getekend",
)
_NO_PASSES: Final = Text(
    de="dass keine Durchgangszelle markiert ist, obwohl Markierungen gewollt waren",
    en="that no pass cell is marked though marks were wanted",
    nl="dat geen doorgang is gemarkeerd, hoewel markeringen gewenst waren",
)
_REGIONS: Final = Text(
    de="die Regionen: ihre Grenze ergibt nicht genau zwei Stücke",
    en="the regions: their border does not make exactly these two pieces",
    nl="de gebieden: hun grens geeft niet precies deze twee stukken",
)


def undrawn(board: DeltaBoard) -> tuple[Remark, ...]:
    """Give what of a board its drawing does not show."""
    return (*_moves(board), *_marks(board), *_regions(board))


def _moves(board: DeltaBoard) -> Iterator[Remark]:
    if not isinstance(board.answer, Directed):
        return
    steps = [move for move in moves(board) if are_beside(*move)]
    for start, end in (move for move in moves(board) if not are_beside(*move)):
        yield Remark(_LEAP, (start, end), {"start": start, "end": end})
    for (start, end), times in Counter(line(*step) for step in steps).items():
        if times > 1:
            yield Remark(_TWICE, (start, end), {"start": start, "end": end})


def _marks(board: DeltaBoard) -> Iterator[Remark]:
    if board.passes is not None and not board.passes:
        yield Remark(_NO_PASSES)


def _regions(board: DeltaBoard) -> Iterator[Remark]:
    if board.region is None:
        return
    cells = frozenset(board.cells())
    marked = Landmarks(board.start, frozenset(board.squares), frozenset(board.numbers))
    borders = frozenset(borders_of(board.region, cells))
    if division_of(borders, {}, board=cells, marked=marked).region != board.region:
        yield Remark(_REGIONS, tuple(sorted(board.region))[:1])
