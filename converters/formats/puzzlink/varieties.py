"""The genres that are read from puzz.link: a name leads to its reader and writer.

Each genre has a body code of its own. A further one is a module with a `read` and a `write` and a
line in `VARIETIES`; until then its addresses are documents that can be kept but not drawn.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from converters.drawing import Drawing
from converters.formats.puzzlink import lightup
from converters.formats.puzzlink.address import PuzzLinkDocument
from converters.loss import Lossy


@dataclass(frozen=True, slots=True)
class Variety:
    """How one genre is read and written.

    Attributes:
        tag: Its name in a drawing's tags.
        names: Its names in addresses and files.
        read: Document to drawing.
        write: Drawing to document; with a base, only what differs is changed.
        counts: How many marks of each sort a document has.
        notes: What a reader of a document should know.
    """

    tag: str
    names: frozenset[str]
    read: Callable[[PuzzLinkDocument], Lossy[Drawing]]
    write: Callable[[Drawing, PuzzLinkDocument | None], Lossy[PuzzLinkDocument]]
    counts: Callable[[PuzzLinkDocument], Mapping[str, int]]
    notes: Callable[[PuzzLinkDocument], tuple[str, ...]]


AKARI: Final = Variety(
    tag=lightup.TAG,
    names=lightup.NAMES,
    read=lightup.read,
    write=lightup.write,
    counts=lightup.counts,
    notes=lightup.notes,
)
VARIETIES: Final = (AKARI,)
BY_NAME: Final = MappingProxyType({name: each for each in VARIETIES for name in each.names})
BY_TAG: Final = MappingProxyType({each.tag: each for each in VARIETIES})
NAMES: Final = frozenset(BY_NAME)
