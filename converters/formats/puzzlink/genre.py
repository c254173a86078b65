"""What a genre is: a row of data that one reader and one writer work from.

A further genre whose address and file are lists of shared codes is a row in `shading`, `loops` or
`numbers`: its names, the codes of its address, the parts of its file, and how each field of its
board is drawn.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from converters.drawing import Element
from converters.formats.puzzlink.board import Board, Draft
from converters.formats.puzzlink.codec import Codec
from converters.formats.puzzlink.looks import Look
from converters.formats.puzzlink.parts import Part


def _no_decor(rows: int, cols: int) -> tuple[Element, ...]:
    del rows, cols
    return ()


def _leave(draft: Draft) -> None:
    del draft


def _same(board: Board) -> Board:
    return board


@dataclass(frozen=True, slots=True)
class Genre:
    """How one genre is written down and drawn.

    Attributes:
        tags: Its names in a drawing's tags; the first is Penpa+'s, and the one that is written.
        name: Its name in files.
        url: Its name in addresses.
        aliases: Further names.
        address: The codes of its address.
        files: Version of a file to its parts; each holds up to the next one.
        kanpen: The parts of a kanpen address.
        applet: The parts of an address of the old heyawake applet.
        looks: How its fields are drawn, in drawing order.
        settings: The letters that may stand before an address's size.
        older: Letters that say that an address has an older form, with its codes.
        decor: What is always drawn on a board of some rows and columns.
        tidy: What is done to a board that was read.
        prepare: What is done to a board that will be written.
    """

    tags: tuple[str, ...]
    name: str
    url: str
    address: tuple[Codec, ...]
    files: Mapping[int, tuple[Part, ...]]
    looks: tuple[Look, ...]
    aliases: tuple[str, ...] = ()
    kanpen: tuple[Part, ...] = ()
    applet: tuple[Part, ...] = ()
    settings: str = ""
    older: Mapping[str, tuple[Codec, ...]] = field(default_factory=dict[str, tuple[Codec, ...]])
    decor: Callable[[int, int], tuple[Element, ...]] = _no_decor
    tidy: Callable[[Draft], None] = _leave
    prepare: Callable[[Board], Board] = _same

    @property
    def names(self) -> frozenset[str]:
        """Give all its names in addresses and files."""
        return frozenset((self.name, self.url, *self.aliases))

    @property
    def version(self) -> int:
        """Give the version of the files that are written."""
        return max(self.files)

    def parts(self, version: int) -> tuple[Part, ...]:
        """Give the parts of a file of some version."""
        return self.files[max((each for each in self.files if each <= version), default=0)]
