"""SudokuPad and f-puzzles: links, payloads and bare puzzle texts, read and written."""

from typing import Final

from converters.format import Format
from converters.formats.sudokupad import fpuzzles_format, replay, screenshot
from converters.formats.sudokupad.carrying import carried, carry
from converters.formats.sudokupad.document import decode, encode, sniff
from converters.formats.sudokupad.reading import to_drawing
from converters.formats.sudokupad.stored import stored, stored_in_replay
from converters.formats.sudokupad.summary import summary
from converters.formats.sudokupad.writer import from_drawing

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
    sniff=fpuzzles_format.sniff,
    decode=decode,
    encode=encode,
    summary=summary,
    to_drawing=to_drawing,
    from_drawing=fpuzzles_format.from_drawing,
    stored=stored,
)
REPLAY: Final = Format(
    name="sudokupad-replay",
    title="SudokuPad replay",
    sniff=replay.sniff,
    decode=replay.decode,
    encode=replay.encode,
    summary=replay.summary,
    to_drawing=replay.to_drawing,
    stored=stored_in_replay,
    replay=replay.replay,
    moment=replay.moment,
)
PICTURE: Final = Format(
    name="sudokupad-picture",
    title="SudokuPad picture",
    sniff=screenshot.sniff,
    decode=screenshot.decode,
    encode=screenshot.encode,
    summary=screenshot.summary,
    to_drawing=screenshot.to_drawing,
)
FORMATS: Final = (FORMAT, FPUZZLES, REPLAY, PICTURE)
