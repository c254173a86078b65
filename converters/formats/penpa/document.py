"""A Penpa+ link as it is: the link around the payload, and the packed lines inside it.

Nothing is parsed before it is asked for. An untouched document gives back its very link, since no
compressor but the editor's own would choose the same bytes; after an edit the payload is made anew
from the packed lines, and only the edited line has a new spelling.
"""

from dataclasses import dataclass, replace
from typing import Final

from converters.codec.deflate import deflate, inflate
from converters.codec.js_json import JsonValue, dump, parse
from converters.codec.penpa_text import abbreviate, expand
from converters.errors import LinkError, PenpadError, shown
from converters.formats.penpa.address import Parts, has_payload, parameters, split, with_parameter
from converters.formats.penpa.header import GRIDS, Header, parse_header
from converters.limits import MAX_INFLATED, MAX_LINK

HEADER, SPACE, MODE, QUESTION, ANSWER, CENTERS = range(6)
TABS, CHECKS, CLONE_CHECKS, CONTEST, VERSION, FULL_MODE = range(6, 12)
COLOURED, QUESTION_COLOURS, ANSWER_COLOURS, OR_CHECKS, TAGS, MESSAGE = range(13, 19)
"""The lines of the text; `CHECKS` is the timer in a clone of a solver's session."""

LINE_NAMES: Final = {
    HEADER: "header",
    SPACE: "space",
    MODE: "mode",
    QUESTION: "pu_q",
    ANSWER: "pu_a",
    CENTERS: "centerlist",
    TABS: "tabs",
    CHECKS: "answer settings",
    CLONE_CHECKS: "answer settings",
    VERSION: "version",
    FULL_MODE: "mode",
    COLOURED: "custom colours",
    QUESTION_COLOURS: "pu_q_col",
    ANSWER_COLOURS: "pu_a_col",
    OR_CHECKS: "or settings",
    TAGS: "genre tags",
    MESSAGE: "message",
}
"""What each line holds, for messages."""

_GROWTH: Final = 8
_SNIFFED: Final = 40
_HOST: Final = "penpa"
LONGEST: Final = 7360
"""Characters from which the editor itself warns about the length of a link."""


@dataclass(frozen=True, slots=True)
class PenpaDocument:
    """One Penpa+ link.

    Attributes:
        parts: The link in three pieces; the middle one is the payload as it was spelled.
        packed: The lines of the text, still abbreviated.
        edited: Whether a line differs from what the payload holds.
    """

    parts: Parts
    packed: tuple[str, ...]
    edited: bool = False

    @property
    def legacy(self) -> bool:
        """Tell whether the text is of the first version, which begins with a digit."""
        return self.packed[HEADER][:1].isdigit()

    @property
    def solving(self) -> bool:
        """Tell whether it opens for solving, so that lines 2 and 4 have their other shape."""
        return self.parameter("m") == "solve"

    @property
    def cloned(self) -> bool:
        """Tell whether it is a copy of a solver's session."""
        return not self.solving and self.parameter("l") == "solvedup"

    def parameter(self, name: str) -> str:
        """Give a parameter of the link as it is spelled; empty if there is none."""
        return parameters(self.parts).get(name, "")

    def line(self, index: int) -> str:
        """Give a line un-abbreviated; empty if it is missing.

        Raises:
            LinkError: If it grows past `MAX_INFLATED`.
        """
        return expand(self.packed[index], where=at(index)) if index < len(self.packed) else ""

    def json(self, index: int) -> JsonValue:
        """Give what a line says; None if it is missing or empty.

        Raises:
            LinkError: If it is not JSON.
        """
        text = self.line(index)
        return parse(text, where=at(index)) if text.strip() else None

    def header(self) -> Header:
        """Give the fields of the first line.

        Raises:
            LinkError: If they make no sense.
        """
        return parse_header(self.line(HEADER))

    def with_line(self, index: int, text: str) -> "PenpaDocument":
        """Replace one line; every other keeps its packed spelling.

        Lines that an old link lacks in between become empty, which the editor takes as missing.
        """
        if index < len(self.packed) and self.line(index) == text:
            return self
        packed = [*self.packed, *[""] * (index + 1 - len(self.packed))]
        packed[index] = abbreviate(text)
        return replace(self, packed=tuple(packed), edited=True)

    def with_json(self, index: int, value: JsonValue) -> "PenpaDocument":
        """Replace one line by a value."""
        return self.with_line(index, dump(value))

    def with_parameter(self, name: str, value: str) -> "PenpaDocument":
        """Add or replace a parameter behind the payload; an empty value takes it away."""
        after = with_parameter(self.parts.after, name, value)
        return replace(self, parts=self.parts._replace(after=after))


def decode(link: str) -> PenpaDocument:
    """Read a link of any shape: a URL, its fragment, or the bare payload.

    Raises:
        LinkError: If it is too long, does not inflate, or is no Penpa+ text.
    """
    if len(link) > MAX_LINK:
        raise LinkError(
            where="link",
            found=f"{len(link)} characters",
            want=f"at most {MAX_LINK}",
            hint="it is not a puzzle",
        )
    parts = split(link)
    text = inflate(parts.payload)
    if len(text) * _GROWTH > MAX_INFLATED:
        expand(text)
    document = PenpaDocument(parts, tuple(text.split("\n")))
    if not document.legacy:
        _check(document)
    return document


def encode(document: PenpaDocument) -> str:
    """Give the link: the very one it came from, or one with a payload made anew.

    Raises:
        WriteError: If the text cannot be packed.
    """
    before, payload, after = document.parts
    if document.edited:
        payload = deflate("\n".join(document.packed))
    return f"{before}{payload}{after}"


def sniff(link: str) -> bool:
    """Tell whether some input looks like a Penpa+ link or payload; never raises."""
    text = link.strip()
    head, _, _ = text.partition("p=")
    if has_payload(text):
        if _HOST in head or "m=edit" in text[:_SNIFFED] or "m=solve" in text[:_SNIFFED]:
            return True
    elif not text.isascii() or not text.rstrip("=").replace("+", "/").replace("/", "").isalnum():
        return False
    return len(text) >= _SNIFFED and _opens(text)


def at(index: int) -> str:
    """Name a line for messages."""
    name = LINE_NAMES.get(index)
    return f"line {index} ({name})" if name else f"line {index}"


def _opens(link: str) -> bool:
    """Tell whether it inflates to a text of a known grid type."""
    try:
        text = inflate(split(link).payload)
    except PenpadError:
        return False
    return text.partition(",")[0] in GRIDS


def _check(document: PenpaDocument) -> None:
    """Look at the structure, since a damaged stream often still inflates."""
    header = document.line(HEADER)
    if len(document.packed) <= CENTERS and header.partition(",")[0] in GRIDS:
        raise LinkError(
            where=at(len(document.packed)),
            found="the end of the text",
            want=f"at least {CENTERS + 1} lines",
            hint="was the link cut short when it was copied?",
        )
    if header.partition(",")[0] not in GRIDS:
        raise LinkError(
            where=f"{at(HEADER)}, field 0",
            found=shown(header.partition(",")[0]),
            want="a grid type such as square, sudoku or hex",
            hint="is it another program's link, or was a character of it changed?",
        )
    parse_header(header)
