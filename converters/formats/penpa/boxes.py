"""Which boxes of an answer are ticked, and which form of answer follows from it."""

from typing import NamedTuple

from converters.formats.penpa import document as lines
from converters.formats.penpa.checks import AND_BOXES, OR_BOXES
from converters.formats.penpa.document import PenpaDocument
from converters.formats.penpa.key import ticked


class Boxes(NamedTuple):
    """The ticked boxes in document order.

    AND boxes go before OR ones: these count only if none of those is ticked. No box at all asks
    for everything.
    """

    both: tuple[str, ...] = ()
    either: tuple[str, ...] = ()

    @property
    def everything(self) -> bool:
        """Tell whether no box is ticked."""
        return not self.both and not self.either

    def asks(self, box: str) -> bool:
        """Tell whether an AND box is ticked."""
        return box in self.both


def boxes_of(document: PenpaDocument) -> Boxes:
    """Give the boxes that a document ticks.

    Source: Penpa+ ``class_p.js``, ``checkall_status``.
    """
    line = lines.CLONE_CHECKS if document.cloned else lines.CHECKS
    both = ticked(document, line, "sol_", AND_BOXES)
    return (
        Boxes(both) if both else Boxes((), ticked(document, lines.OR_CHECKS, "sol_or_", OR_BOXES))
    )
