"""The genres that are read from puzz.link: a name leads to its reader and writer.

A genre made of shared codes is a row of the tables in `loops`, `shading` and `numbers`; one with a
code of its own is a module with a `read` and a `write` and a line in `VARIETIES`. The addresses of
all others are documents that can be kept but not drawn.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final

from converters.drawing import Drawing
from converters.formats.puzzlink import lightup, loops, numbers, picture, reading, shading, writing
from converters.formats.puzzlink.address import PuzzLinkDocument, Shape
from converters.formats.puzzlink.genre import Genre
from converters.loss import Lossy


@dataclass(frozen=True, slots=True)
class Variety:
    """How one genre is read and written.

    Attributes:
        tags: Its names in a drawing's tags; the first is written.
        names: Its names in addresses and files.
        read: Document to drawing.
        write: Drawing to document; with a base, only what differs is changed.
        counts: How many marks of each sort a document has.
        notes: What a reader of a document should know.
    """

    tags: tuple[str, ...]
    names: frozenset[str]
    read: Callable[[PuzzLinkDocument], Lossy[Drawing]]
    write: Callable[[Drawing, PuzzLinkDocument | None], Lossy[PuzzLinkDocument]]
    counts: Callable[[PuzzLinkDocument], Mapping[str, int]]
    notes: Callable[[PuzzLinkDocument], tuple[str, ...]]


AKARI: Final = Variety(
    tags=(lightup.TAG,),
    names=lightup.NAMES,
    read=lightup.read,
    write=lightup.write,
    counts=lightup.counts,
    notes=lightup.notes,
)


def _of_row(genre: Genre) -> Variety:
    """Give the reader and writer of a genre that is a row of a table."""
    return Variety(
        tags=genre.tags,
        names=genre.names,
        read=partial(_read, genre),
        write=partial(writing.write, genre),
        counts=partial(_counts, genre),
        notes=partial(_notes, genre),
    )


def _read(genre: Genre, document: PuzzLinkDocument) -> Lossy[Drawing]:
    found = reading.read(genre, document)
    return Lossy(picture.draw(genre, found.board), found.losses)


def _counts(genre: Genre, document: PuzzLinkDocument) -> Mapping[str, int]:
    return reading.read(genre, document).board.counts()


def _notes(genre: Genre, document: PuzzLinkDocument) -> tuple[str, ...]:
    if document.shape is Shape.FILE and reading.read(genre, document).has_tail:
        return ("trial steps or history behind the board are kept and not read",)
    return ()


ROWS: Final[tuple[Genre, ...]] = (*loops.GENRES, *shading.GENRES, *numbers.GENRES)
"""The genres made of shared codes."""
VARIETIES: Final = (AKARI, *(_of_row(row) for row in ROWS))
BY_NAME: Final = MappingProxyType({name: each for each in VARIETIES for name in each.names})
BY_TAG: Final = MappingProxyType({tag: each for each in VARIETIES for tag in each.tags})
NAMES: Final = frozenset(BY_NAME)
