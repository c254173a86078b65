"""SudokuPad and f-puzzles: links, payloads and bare puzzle texts, read and written."""

from typing import TYPE_CHECKING, Final

from converters.format import Format
from converters.formats.sudokupad.document import decode, encode, sniff
from converters.formats.sudokupad.sniffing import is_fpuzzles, is_picture, is_replay
from converters.late import Late

if TYPE_CHECKING:
    from converters.formats.sudokupad.carrying import carried, carry
    from converters.formats.sudokupad.fpuzzles_format import from_drawing as write_fpuzzles
    from converters.formats.sudokupad.reading import to_drawing
    from converters.formats.sudokupad.replay import decode as decode_replay
    from converters.formats.sudokupad.replay import encode as encode_replay
    from converters.formats.sudokupad.replay import moment, replay
    from converters.formats.sudokupad.replay import summary as sum_up_replay
    from converters.formats.sudokupad.replay import to_drawing as draw_replay
    from converters.formats.sudokupad.screenshot import decode as decode_picture
    from converters.formats.sudokupad.screenshot import encode as encode_picture
    from converters.formats.sudokupad.screenshot import summary as sum_up_picture
    from converters.formats.sudokupad.screenshot import to_drawing as draw_picture
    from converters.formats.sudokupad.stored import stored, stored_in_replay
    from converters.formats.sudokupad.summary import summary
    from converters.formats.sudokupad.writer import from_drawing
else:
    carried = Late("converters.formats.sudokupad.carrying", "carried")
    carry = Late("converters.formats.sudokupad.carrying", "carry")
    write_fpuzzles = Late("converters.formats.sudokupad.fpuzzles_format", "from_drawing")
    to_drawing = Late("converters.formats.sudokupad.reading", "to_drawing")
    decode_replay = Late("converters.formats.sudokupad.replay", "decode")
    encode_replay = Late("converters.formats.sudokupad.replay", "encode")
    moment = Late("converters.formats.sudokupad.replay", "moment")
    replay = Late("converters.formats.sudokupad.replay", "replay")
    sum_up_replay = Late("converters.formats.sudokupad.replay", "summary")
    draw_replay = Late("converters.formats.sudokupad.replay", "to_drawing")
    decode_picture = Late("converters.formats.sudokupad.screenshot", "decode")
    encode_picture = Late("converters.formats.sudokupad.screenshot", "encode")
    sum_up_picture = Late("converters.formats.sudokupad.screenshot", "summary")
    draw_picture = Late("converters.formats.sudokupad.screenshot", "to_drawing")
    stored = Late("converters.formats.sudokupad.stored", "stored")
    stored_in_replay = Late("converters.formats.sudokupad.stored", "stored_in_replay")
    summary = Late("converters.formats.sudokupad.summary", "summary")
    from_drawing = Late("converters.formats.sudokupad.writer", "from_drawing")

FORMAT: Final = Format(
    name="sudokupad",
    title="SudokuPad",
    sniff=sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=from_drawing,
    stored=stored,
    carry=carry,
    carried=carried,
)
FPUZZLES: Final = Format(
    name="fpuzzles",
    title="f-puzzles",
    sniff=is_fpuzzles,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=write_fpuzzles,
    stored=stored,
)
REPLAY: Final = Format(
    name="sudokupad-replay",
    title="SudokuPad replay",
    sniff=is_replay,
    decode=decode_replay,
    encode=encode_replay,
    summary=sum_up_replay,
    to_drawing=draw_replay,
    stored=stored_in_replay,
    replay=replay,
    moment=moment,
)
PICTURE: Final = Format(
    name="sudokupad-picture",
    title="SudokuPad picture",
    sniff=is_picture,
    decode=decode_picture,
    encode=encode_picture,
    summary=sum_up_picture,
    to_drawing=draw_picture,
)
FORMATS: Final = (FORMAT, FPUZZLES, REPLAY, PICTURE)
