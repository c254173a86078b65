"""The rules of the two regions.

Source: rules delta-a38.md, 3.
"""

from collections.abc import Iterator
from typing import Final

from checker.genres.delta_a38.answer.loops import Loops
from checker.genres.delta_a38.board import DeltaBoard
from checker.genres.delta_a38.rules.ruling import in_loops, together
from checker.rule import Found, Rule, Text
from converters.connected import pieces
from converters.site import Site


@in_loops(
    "region_missing",
    covers=("S1",),
    text=Text(
        de="Eine der beiden Regionen hat kein Feld.",
        en="One of the two regions has no cell.",
        nl="Een van de twee gebieden heeft geen enkel vakje.",
    ),
)
def region_missing(loops: Loops) -> Iterator[Found]:
    """Both regions have at least one cell; no cell can stand for one that has none."""
    if not all(_regions(loops)):
        yield Found((), {"region": "C" if loops.region else "A"})


@in_loops(
    "region_disconnected",
    covers=("S1",),
    text=Text(
        de="{cells}: vom größten Teil der eigenen Region abgeschnitten.",
        en="{cells}: cut off from the largest part of the region.",
        nl="{cells}: afgesneden van het grootste deel van het eigen gebied.",
    ),
)
def region_disconnected(loops: Loops) -> Iterator[Found]:
    """Each region is orthogonally connected: gives all cells outside the largest pieces."""
    cut = [site for region in _regions(loops) for site in _outside_largest(loops.board, region)]
    if cut:
        yield Found(tuple(sorted(cut)))


@in_loops(
    "square_in_a38",
    covers=("C4",),
    text=Text(
        de="{cells}: ein quadratischer Hinweis gehört in die Region der Burgmauer.",
        en="{cells}: a squared clue belongs in the castle region.",
        nl="{cells}: een vierkante aanwijzing hoort in het gebied van de kasteelmuur.",
    ),
)
def square_in_a38(loops: Loops) -> Iterator[Found]:
    """Squared clues lie in region C: gives those that do not."""
    yield from together(site for site in loops.board.squares if site in loops.region)


@in_loops(
    "a38_clue_in_castle",
    covers=("A5",),
    text=Text(
        de="{cells}: ein Hinweis ohne Quadrat gehört in die Region A38.",
        en="{cells}: a clue without a square belongs in the A38 region.",
        nl="{cells}: een aanwijzing zonder vierkant hoort in het gebied A38.",
    ),
)
def a38_clue_in_castle(loops: Loops) -> Iterator[Found]:
    """A38 clues lie in region A: gives those that do not."""
    yield from together(site for site in loops.board.numbers if site not in loops.region)


@in_loops(
    "start_in_castle",
    covers=("A4",),
    text=Text(
        de="{cell}: der Kreis gehört in die Region A38.",
        en="{cell}: the circle belongs in the A38 region.",
        nl="{cell}: de cirkel hoort in het gebied A38.",
    ),
)
def start_in_castle(loops: Loops) -> Iterator[Found]:
    """The circle lies in region A."""
    if loops.board.start not in loops.region:
        yield Found((loops.board.start,))


def _regions(loops: Loops) -> tuple[frozenset[Site], frozenset[Site]]:
    """Give the cells of regions A and C."""
    return loops.region, frozenset(loops.board.cells()) - loops.region


def _outside_largest(board: DeltaBoard, region: frozenset[Site]) -> Iterator[Site]:
    """Give the cells outside the largest piece; of equal ones the first counts as the largest."""
    found = list(pieces(sorted(region), board.neighbours))
    largest = max(found, key=len, default=region)
    return (site for piece in found if piece is not largest for site in piece)


REGION_RULES: Final[tuple[Rule[DeltaBoard], ...]] = (
    region_missing,
    region_disconnected,
    square_in_a38,
    a38_clue_in_castle,
    start_in_castle,
)
