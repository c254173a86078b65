"""The seven sentences of Akari and the rules that judge them.

Decisions where the sentences are silent:

- A bulb on a black cell is no bulb in the sense of the rules (sentence 3): it is reported as
  `bulb_on_wall`, lights nothing and does not count for a number.
- A number outside 0-4 is reported as such and its count is not judged as well.
- ``facts.corridor`` of two bulbs that see each other is the whole corridor both stand in, from
  black cell to black cell: the pairs of three bulbs name the same one.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from checker.genres.akari.board import BULB, AkariBoard, bulbs_beside, bulbs_meet, dark_cells
from checker.rule import Found, Rule, Text, rule
from converters.site import Site

MAX_CLUE: Final = 4

SOURCES: Final[Mapping[str, Text]] = {
    "1": Text(
        de="Das Rechteckgitter hat weiße und schwarze Felder.",
        en="The rectangular grid has white and black cells.",
        nl="Het rechthoekige diagram heeft witte en zwarte vakjes.",
    ),
    "2": Text(
        de="Ein schwarzes Feld kann eine Zahl von 0 bis 4 tragen.",
        en="A black cell may carry a number from 0 to 4.",
        nl="In een zwart vakje kan een getal van 0 tot en met 4 staan.",
    ),
    "3": Text(
        de="Lampen stehen nur in weißen Feldern; eine Lampe beleuchtet ihr Feld und alle weißen"
        " Felder waagerecht und senkrecht bis zum nächsten schwarzen.",
        en="Bulbs stand in white cells only; a bulb lights its cell and all white cells along row"
        " and column up to the next black one.",
        nl="Lampjes staan alleen in witte vakjes; een lampje verlicht zijn eigen vakje en alle"
        " witte vakjes in zijn rij en kolom tot aan het volgende zwarte.",
    ),
    "4": Text(
        de="Jedes weiße Feld ist beleuchtet.",
        en="Every white cell is lit.",
        nl="Elk wit vakje is verlicht.",
    ),
    "5": Text(
        de="Keine Lampe beleuchtet eine andere.",
        en="No bulb lights another.",
        nl="Geen lampje verlicht een ander lampje.",
    ),
    "6": Text(
        de="Eine Zahl nennt genau die Lampen in den vier Nachbarfeldern.",
        en="A number is exactly the count of bulbs in the four neighbouring cells.",
        nl="Een getal geeft precies aan hoeveel lampjes er in de vier aangrenzende vakjes staan.",
    ),
    "7": Text(
        de="Schwarze Felder ohne Zahl verlangen nichts.",
        en="Black cells without a number demand nothing.",
        nl="Zwarte vakjes zonder getal stellen geen eisen.",
    ),
}

BY_READING: Final = frozenset({"1", "7"})
"""Cells are white or black as drawn; no rule may judge a black cell without a number."""


@rule(
    "akari/unlit-cell",
    covers=("3", "4"),
    healable=True,
    text=Text(
        de="{cell} ist unbeleuchtet.",
        en="{cell} is not lit.",
        nl="{cell} is niet verlicht.",
    ),
)
def unlit_cell(board: AkariBoard) -> Iterator[Found]:
    """Every white cell is lit: gives each dark one."""
    return (Found((site,)) for site in dark_cells(board))


@rule(
    "akari/bulbs-see-each-other",
    covers=("3", "5"),
    text=Text(
        de="Die Lampen in {cells} beleuchten einander.",
        en="The bulbs in {cells} light each other.",
        nl="De lampjes in {cells} verlichten elkaar.",
    ),
)
def bulbs_see_each_other(board: AkariBoard) -> Iterator[Found]:
    """No bulb lights another: gives every pair of a corridor, past a third bulb too."""
    if not bulbs_meet(board):
        return
    for corridor, marks in board.corridors(board.grid()):
        if marks.count(BULB.encode()) > 1:
            cells = tuple(board.numbered(number) for number in corridor)
            bulbs = [cell for cell, mark in zip(cells, marks, strict=True) if mark == ord(BULB)]
            for pair in combinations(bulbs, 2):
                yield Found(pair, {"corridor": cells})


@rule(
    "akari/too-few-bulbs",
    covers=("6",),
    healable=True,
    text=Text(
        de="{cell}: {want} {want:Lampe|Lampen} verlangt, {found} gefunden.",
        en="{cell} wants {want} {want:bulb|bulbs}, has {found}.",
        nl="{cell} wil {want} {want:lampje|lampjes}, heeft er {found}.",
    ),
)
def too_few_bulbs(board: AkariBoard) -> Iterator[Found]:
    """A number is exactly the count of bulbs beside it: gives those with too few."""
    return (_missed(board, site, has) for site, has in _counted(board) if has < board.clues[site])


@rule(
    "akari/too-many-bulbs",
    covers=("6",),
    text=Text(
        de="{cell}: {want} {want:Lampe|Lampen} verlangt, {found} gefunden.",
        en="{cell} wants {want} {want:bulb|bulbs}, has {found}.",
        nl="{cell} wil {want} {want:lampje|lampjes}, heeft er {found}.",
    ),
)
def too_many_bulbs(board: AkariBoard) -> Iterator[Found]:
    """A number is exactly the count of bulbs beside it: gives those with too many."""
    return (_missed(board, site, has) for site, has in _counted(board) if has > board.clues[site])


@rule(
    "akari/bulb-on-wall",
    covers=("3",),
    text=Text(
        de="Die Lampe in {cell} steht auf einem schwarzen Feld.",
        en="The bulb in {cell} stands on a black cell.",
        nl="Het lampje in {cell} staat op een zwart vakje.",
    ),
)
def bulb_on_wall(board: AkariBoard) -> Iterator[Found]:
    """Bulbs stand in white cells only: gives those on black ones."""
    return (Found((site,)) for site in sorted(board.bulbs & board.walls))


@rule(
    "akari/clue-out-of-range",
    covers=("2",),
    text=Text(
        de="{cell} trägt die Zahl {clue}; erlaubt sind 0 bis {most}.",
        en="{cell} carries the number {clue}; 0 to {most} are allowed.",
        nl="In {cell} staat het getal {clue}; toegestaan is 0 tot en met {most}.",
    ),
)
def clue_out_of_range(board: AkariBoard) -> Iterator[Found]:
    """A black cell may carry a number from 0 to 4: gives those with another."""
    for site, clue in sorted(board.clues.items()):
        if not 0 <= clue <= MAX_CLUE:
            yield Found((site,), {"clue": clue, "most": MAX_CLUE})


def _counted(board: AkariBoard) -> Iterator[tuple[Site, int]]:
    """Give each number that can be met, in reading order, with how many bulbs it has."""
    clues = (site for site in sorted(board.clues) if 0 <= board.clues[site] <= MAX_CLUE)
    return bulbs_beside(board, clues)


def _missed(board: AkariBoard, site: Site, has: int) -> Found:
    """Give a number that is not met: its cell, then the bulbs beside it in reading order."""
    beside = sorted(one for one in board.neighbours(site) if one in board.bulbs)
    beside = [one for one in beside if one not in board.walls]
    return Found((site, *beside), {"want": board.clues[site], "found": has})


RULES: Final[tuple[Rule[AkariBoard], ...]] = (
    unlit_cell,
    bulbs_see_each_other,
    too_few_bulbs,
    too_many_bulbs,
    bulb_on_wall,
    clue_out_of_range,
)
