"""Penpa+ links: documents and drawings of all 14 grid types, both ways."""

from typing import TYPE_CHECKING, Final

from converters.format import Format
from converters.formats.penpa.document import LONGEST, PenpaDocument, decode, encode, sniff
from converters.late import Late

if TYPE_CHECKING:
    from converters.formats.penpa.carrying import carried, carry
    from converters.formats.penpa.empty import empty
    from converters.formats.penpa.keyed import with_key
    from converters.formats.penpa.read import to_drawing
    from converters.formats.penpa.replay import moment, replay
    from converters.formats.penpa.slim import slim
    from converters.formats.penpa.stored import stored
    from converters.formats.penpa.summary import summary
    from converters.formats.penpa.write import from_drawing
else:
    carried = Late("converters.formats.penpa.carrying", "carried")
    carry = Late("converters.formats.penpa.carrying", "carry")
    empty = Late("converters.formats.penpa.empty", "empty")
    with_key = Late("converters.formats.penpa.keyed", "with_key")
    to_drawing = Late("converters.formats.penpa.read", "to_drawing")
    moment = Late("converters.formats.penpa.replay", "moment")
    replay = Late("converters.formats.penpa.replay", "replay")
    slim = Late("converters.formats.penpa.slim", "slim")
    stored = Late("converters.formats.penpa.stored", "stored")
    summary = Late("converters.formats.penpa.summary", "summary")
    from_drawing = Late("converters.formats.penpa.write", "from_drawing")

FORMAT: Final[Format[PenpaDocument]] = Format(
    name="penpa",
    title="Penpa+",
    sniff=sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=from_drawing,
    stored=stored,
    with_key=with_key,
    replay=replay,
    moment=moment,
    slim=slim,
    empty=empty,
    carry=carry,
    carried=carried,
    longest=LONGEST,
)
