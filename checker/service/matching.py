"""Whether an answer belongs to a puzzle: two boards must hold the same in every cell."""

from collections.abc import Iterable, Sequence
from typing import Final

from checker.rule import Remark, Text
from converters.site import Site, cell

_OTHER_PUZZLE: Final = Text(
    de="Die Antwort gehört zu einem anderen Rätsel; Unterschiede in {cells}.",
    en="The answer belongs to another puzzle; it differs at {cells}.",
    nl="Het antwoord hoort bij een andere puzzel; verschil bij {cells}.",
)
_OTHER_SIZE: Final = Text(
    de="Die Antwort gehört zu einem anderen Rätsel: es hat {found} statt {want} Felder.",
    en="The answer belongs to another puzzle: it is {found}, not {want}.",
    nl="Het antwoord hoort bij een andere puzzel: die is {found}, niet {want}.",
)


def is_other_puzzle(reason: Remark) -> bool:
    """Tell whether a report's reason is that the answer belongs to another puzzle."""
    return reason.text in (_OTHER_PUZZLE, _OTHER_SIZE)


def other_puzzle(
    ours: Sequence[Sequence[str]], theirs: Sequence[Sequence[str]], unread: Iterable[Remark] = ()
) -> Remark | None:
    """Give where an answer's puzzle is another; None if it is the same.

    Args:
        ours: What stands in each cell of the puzzle, row by row, without any answer.
        theirs: The same of the answer's puzzle.
        unread: What was not understood of either: nobody knows whether it differs.
    """
    want, found = (f"{len(rows)}×{len(rows[0]) if rows else 0}" for rows in (ours, theirs))
    if want != found:
        return Remark(_OTHER_SIZE, facts={"want": want, "found": found})
    unknown = {(site.row, site.col) for remark in unread for site in remark.sites}
    cells: tuple[Site, ...] = tuple(
        cell(row, col)
        for row, pair in enumerate(zip(ours, theirs, strict=True))
        for col, (one, other) in enumerate(zip(*pair, strict=True))
        if one != other and (row, col) not in unknown
    )
    return differing_at(cells)


def differing_at(cells: Sequence[Site]) -> Remark | None:
    """Say that an answer's puzzle is another, if there are cells where it differs."""
    return Remark(_OTHER_PUZZLE, tuple(cells)) if cells else None
