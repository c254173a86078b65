"""Links of puzzle editors to neutral drawings and back, without a thought about rules.

Four nouns, one arrow each way: a *link* is decoded to a *document*, which knows one format and
loses nothing of it; a document is drawn as a *drawing*, which knows no format; `checker` reads a
drawing as a *board*, which knows one genre. Everything that an arrow cannot carry is a `Loss`.

========================  =================================================================
module                    what it knows
========================  =================================================================
`site` `lattice`          places, and how they lie; `lattices` all but the square one
`drawing` `loss`          the neutral picture; what did not come along
`codec`                   text to text: compression and abbreviation
`format` `formats`        what a format is; one file or folder each
`registry`                which format some input is in; decoding, writing, converting
`plain` `shapes`          marks that many formats share; what marks look like
`sameness`                whether two drawings show the same puzzle
`shortlinks` `net`        links that only name a puzzle; the only part that asks servers
`errors` `limits`         what is raised, and the sizes past which input is refused
========================  =================================================================

Imports go one way only, as ``tests/test_architecture.py`` has it.

>>> import converters
>>> document = converters.decode("https://puzz.link/p?akari/2/2/i.")
>>> document.format.title
'puzz.link'
>>> converters.convert(document.link(), to="tatham").value
'2x2:cB'
"""

from converters.errors import FetchError, LinkError, PenpadError, ReadError, UnknownName, WriteError
from converters.registry import Document, convert, decode, write

__all__ = [
    "Document",
    "FetchError",
    "LinkError",
    "PenpadError",
    "ReadError",
    "UnknownName",
    "WriteError",
    "convert",
    "decode",
    "write",
]
