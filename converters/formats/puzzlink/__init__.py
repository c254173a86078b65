"""puzz.link: addresses and files of pzprjs and of the programs that share its forms.

Every address can be kept as it is; the genres in `varieties` can be drawn and written. pzprjs
reads damaged addresses without a word; here every such place is a loss, and a size that is none is
an error.
"""

from dataclasses import replace
from typing import Final

from converters.drawing import Drawing
from converters.errors import ReadError, WriteError, shown
from converters.format import Format, Summary
from converters.formats.puzzlink.address import PuzzLinkDocument, Shape, take_apart
from converters.formats.puzzlink.address import sniff as sniff_address
from converters.formats.puzzlink.varieties import AKARI, BY_NAME, BY_TAG, NAMES
from converters.loss import Lossy
from converters.plain import check_length


def sniff(text: str) -> bool:
    """Tell whether it is an address or a file of puzz.link, by its form and not by its host."""
    return sniff_address(text, NAMES)


def decode(text: str) -> PuzzLinkDocument:
    """Take an address or file apart.

    Raises:
        LinkError: If it names no genre, or a genre that is read here and no usable size, or if it
            is too long.
    """
    check_length(text)
    return _without_stop(take_apart(text, NAMES))


def _without_stop(document: PuzzLinkDocument) -> PuzzLinkDocument:
    """Take the full stop of a sentence from the body, if it is none of its clues.

    A full stop is also a clue without a number: it is one if the body says as much with it.
    """
    variety = BY_NAME.get(document.variety)
    if variety is None or not document.body.endswith(".") or document.shape is Shape.FILE:
        return document
    shorter = replace(document, body=document.body[:-1], tail=f".{document.tail}")
    is_odd = variety.read(document).losses and not variety.read(shorter).losses
    return shorter if is_odd else document


def encode(document: PuzzLinkDocument) -> str:
    """Give the address; what was not edited is as it came."""
    return document.text


def summary(document: PuzzLinkDocument) -> Summary:
    """Say which genre and size it is and, for genres that are read, what is on it."""
    variety = BY_NAME.get(document.variety)
    return Summary(
        editor=f"puzz.link ({document.shape})",
        grid="square",
        rows=document.rows,
        cols=document.cols,
        tags=(variety.tags[0] if variety else document.variety,),
        counts=variety.counts(document) if variety else {},
        notes=variety.notes(document) if variety else ("this genre is not read yet",),
    )


def to_drawing(document: PuzzLinkDocument) -> Lossy[Drawing]:
    """Draw the board, with a loss for everything that pzprjs would pass over in silence.

    Raises:
        ReadError: If the genre is not read yet.
    """
    variety = BY_NAME.get(document.variety)
    if variety is None:
        raise ReadError(
            where="genre",
            found=shown(document.variety),
            want="one of " + ", ".join(sorted(NAMES)),
            hint="puzz.link addresses of this genre are kept but not read yet",
        )
    return variety.read(document)


def from_drawing(drawing: Drawing, base: PuzzLinkDocument | None) -> Lossy[PuzzLinkDocument]:
    """Write a drawing of a genre that is written here; one without a tag is taken for Akari.

    Raises:
        WriteError: If its tags name other genres only, or the lattice is not square.
    """
    tags = drawing.meta.tags
    variety = next((BY_TAG[tag] for tag in tags if tag in BY_TAG), None if tags else AKARI)
    if variety is None:
        raise WriteError(
            where="meta.tags",
            found=shown(", ".join(tags)),
            want="one of " + ", ".join(sorted(BY_TAG)),
            hint="other genres are not written as puzz.link addresses yet",
        )
    own = base is not None and base.variety in variety.names
    return variety.write(drawing, base if own else None)


FORMAT: Final = Format(
    name="puzzlink",
    title="puzz.link",
    sniff=sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=from_drawing,
)
