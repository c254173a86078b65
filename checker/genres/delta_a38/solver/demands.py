"""What the clues demand, each in one piece: what a clash or the reason of a hint is made of.

That no loop goes through a clue's cell, and in which region that cell lies, holds in any case: a
clue is where it is. What a clue *says* can be switched off.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from checker.genres.delta_a38.board import TAG, DeltaBoard, Shade
from checker.rule import Fact, Remark, Text
from converters.site import Site


class Demand(NamedTuple):
    """What a clue says.

    Attributes:
        site: The clue's cell.
        rule: The id of the rule that is broken where it does not hold.
    """

    site: Site
    rule: str


SHADES: Final[Mapping[Shade, str]] = {
    Shade.WHITE: f"{TAG}/white_outside",
    Shade.BLACK: f"{TAG}/black_inside",
}
SUM: Final = f"{TAG}/delta_sum"
ENTRIES: Final = f"{TAG}/a38_pass_not_indicated"

_TEXTS: Final[Mapping[str, Text]] = {
    SHADES[Shade.WHITE]: Text(
        de="{cell}: Das weiße Quadrat liegt innerhalb der Burgmauer.",
        en="{cell}: the white square lies inside the castle loop.",
        nl="{cell}: het witte vierkant ligt binnen de kasteelmuur.",
    ),
    SHADES[Shade.BLACK]: Text(
        de="{cell}: Das schwarze Quadrat liegt außerhalb der Burgmauer.",
        en="{cell}: the black square lies outside the castle loop.",
        nl="{cell}: het zwarte vierkant ligt buiten de kasteelmuur.",
    ),
    SUM: Text(
        de="{cell}: Die gesehenen Schritte hin minus die Schritte weg sind {value}.",
        en="{cell}: the steps seen towards it minus those away from it are {value}.",
        nl="{cell}: de geziene stappen ernaartoe min de stappen ervandaan zijn {value}.",
    ),
    ENTRIES: Text(
        de="{cell}: Der Hinweis {entries} nennt die Durchgangszellen um ihn, alle und nur diese.",
        en="{cell}: the clue {entries} names the pass cells around it, all of them and no others.",
        nl="{cell}: aanwijzing {entries} noemt de doorgangen eromheen, allemaal en geen andere.",
    ),
}


def demands(board: DeltaBoard) -> tuple[Demand, ...]:
    """Give all demands of a puzzle's clues, in reading order."""
    shades = (
        Demand(site, SHADES[clue.shade])
        for site, clue in board.squares.items()
        if clue.shade in SHADES
    )
    sums = (Demand(site, SUM) for site, clue in board.squares.items() if clue.value is not None)
    return tuple(sorted((*shades, *sums, *(Demand(site, ENTRIES) for site in board.numbers))))


def worded(demand: Demand, board: DeltaBoard) -> Remark:
    """Give a demand as a sentence."""
    facts: dict[str, Fact] = {}
    square, numbers = board.squares.get(demand.site), board.numbers.get(demand.site)
    if square is not None:
        # as text: a number of steps would be printed without its sign's meaning
        facts["value"] = str(square.value)
    if numbers is not None:
        facts["entries"] = str(numbers)
    return Remark(_TEXTS[demand.rule], (demand.site,), facts)
