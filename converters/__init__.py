"""Links of puzzle editors to neutral drawings and back, without a thought about rules.

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
