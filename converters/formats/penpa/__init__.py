"""Penpa+ links: documents of all 14 grid types, drawings of the square ones both ways."""

from typing import Final

from converters.format import Format
from converters.formats.penpa.document import PenpaDocument, decode, encode, sniff
from converters.formats.penpa.read import to_drawing
from converters.formats.penpa.summary import summary
from converters.formats.penpa.write import from_drawing

FORMAT: Final[Format[PenpaDocument]] = Format(
    name="penpa",
    title="Penpa+",
    sniff=sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=from_drawing,
)
