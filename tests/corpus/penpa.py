"""What must hold for every real Penpa+ link."""

import re
import zlib
from base64 import b64decode
from dataclasses import replace
from typing import Final

from converters.codec.js_json import JsonValue
from converters.codec.penpa_text import ABBREVIATIONS
from converters.drawing import Drawing, Element, Symbol
from converters.formats.penpa.document import ANSWER, PenpaDocument
from converters.formats.penpa.header import CENTER
from converters.plain import bulb
from converters.registry import decode, write
from tests.corpus.check import Check, Row

FILE: Final = "penpa.jsonl"
DAMAGED: Final = ("does not decode", "silently corrupted")


def not_decoded(row: Row) -> str:
    document = decode(row["url"])
    return "" if document.format.name == "penpa" else f"taken for {document.format.name}"


def not_exact(row: Row) -> str:
    """Law L1."""
    return "" if decode(row["url"]).link() == row["url"].strip() else "another link comes back"


def other_text(row: Row) -> str:
    """Throw the kept payload away; the text rebuilt from the lines must be the one of the link.

    Both texts are unpacked plainly here, with nothing of the project but its table.
    """
    native = _native(row)
    rebuilt = replace(decode(row["url"]), native=replace(native, edited=True)).link()
    before = _expanded(_plainly_inflated(row["url"]))
    lines = "\n".join(native.line(index) for index in range(len(native.packed)))
    if before != lines:
        return "the lines are not those of the text"
    return "" if before == _expanded(_plainly_inflated(rebuilt)) else "the rebuilt text differs"


def other_spelling(row: Row) -> str:
    """Law L2: change one answer symbol; every other line keeps its packed spelling."""
    document = decode(row["url"])
    native = _native(row)
    edited = replace(document, native=native.with_json(ANSWER, _edited(native)))
    before = _plainly_inflated(row["url"]).split("\n")
    after = _plainly_inflated(edited.link()).split("\n")
    if len(after) != max(len(before), ANSWER + 1):
        return f"{len(before)} lines have become {len(after)}"
    others = [n for n in _changed_lines(before, after) if n != ANSWER]
    return f"lines {others} changed" if others else ""


def other_spelling_drawn(row: Row) -> str:
    """The same through the drawing: put a bulb into the last cell, or take it away."""
    document = decode(row["url"])
    drawing = document.drawing()
    solved = replace(drawing, answer=_with_or_without_bulb(drawing))
    link, _ = write(solved, to="penpa", base=document)
    before = _plainly_inflated(row["url"]).split("\n")
    after = _plainly_inflated(link).split("\n")
    changed = _changed_lines(before, after)
    if len(before) != len(after) or changed != [ANSWER]:
        return f"lines {changed} changed, {len(before)} have become {len(after)}"
    return _unlike(solved, decode(link).drawing())


def not_drawn(row: Row) -> str:
    """Draw it; what is not understood is at fault, but for a background picture."""
    losses = [loss for loss in decode(row["url"]).losses() if loss.path != "header.image"]
    return "; ".join(map(str, losses[:3]))


def not_written_anew(row: Row) -> str:
    """Law L3: a new link of the drawing draws the same, but for what the losses name."""
    drawing = decode(row["url"]).drawing()
    link, losses = write(drawing, to="penpa")
    if drawing.same_picture(decode(link).drawing()):
        return ""
    return "" if losses else "another drawing comes back, and no loss says so"


def not_rewritten(row: Row) -> str:
    """Write the drawing back over its own link: nothing differs, so the very link comes back."""
    document = decode(row["url"])
    link, _ = write(document.drawing(), to="penpa", base=document)
    return "" if link == row["url"].strip() else "another link comes back"


def is_cut(row: Row) -> str:
    return "cut when it was copied" if "does not decode" in (row.get("note") or "") else ""


def is_damaged(row: Row) -> str:
    note = row.get("note") or ""
    return "damaged when it was copied" if note.startswith(DAMAGED) else ""


def is_edit(row: Row) -> bool:
    """Choose links whose answer layer can be drawn into; one of the first version becomes new."""
    return row.get("version") is not None and row["mode"] == "edit"


def _changed_lines(before: list[str], after: list[str]) -> list[int]:
    """Give the numbers of the lines that were there before and are spelled otherwise now."""
    return [n for n, (old, new) in enumerate(zip(before, after, strict=False)) if old != new]


def _native(row: Row) -> PenpaDocument:
    native: PenpaDocument = decode(row["url"]).native
    return native


def _edited(native: PenpaDocument) -> dict[str, JsonValue]:
    """Give the answer layer with another symbol in the middle of the board."""
    answer = native.json(ANSWER)
    layer = answer if isinstance(answer, dict) else {}
    symbols = layer.get("symbol")
    kept = symbols if isinstance(symbols, dict) else {}
    place = "100" if native.legacy else native.header().field(CENTER)
    symbol: JsonValue = [2 if kept.get(place) == [3, "sun_moon", 2] else 3, "sun_moon", 2]
    return {**layer, "symbol": {**kept, place: symbol}}


def _plainly_inflated(link: str) -> str:
    """Give the packed text with the standard library alone."""
    payload = re.search(r"(?:^|[?&#])p=([^&]*)", link)
    assert payload is not None
    packed = b64decode(payload[1].rstrip("=") + "=" * (-len(payload[1].rstrip("=")) % 4))
    return zlib.decompress(packed, -zlib.MAX_WBITS).decode("utf-8")


def _expanded(text: str) -> str:
    for long, code in reversed(ABBREVIATIONS):
        text = text.replace(code, long)
    return text


def _with_or_without_bulb(drawing: Drawing) -> tuple[Element, ...]:
    added = bulb(max(drawing.board))
    others = [
        each for each in drawing.answer if not (isinstance(each, Symbol) and each.at == added.at)
    ]
    return tuple(others) if added in drawing.answer else (*others, added)


def _unlike(wanted: Drawing, found: Drawing) -> str:
    return "" if wanted.same_picture(found) else "the drawing comes back differently"


CHECKS: Final = (
    Check("penpa: decode", FILE, not_decoded, excuse=is_cut),
    Check("penpa: the very link comes back (L1)", FILE, not_exact, excuse=is_cut),
    Check("penpa: expanded text rebuilt from its lines", FILE, other_text, excuse=is_cut),
    Check("penpa: packed spelling kept after one edit (L2)", FILE, other_spelling, excuse=is_cut),
    Check("penpa: boards of every kind drawn", FILE, not_drawn, excuse=is_damaged),
    Check("penpa: drawing written back gives the link", FILE, not_rewritten, excuse=is_damaged),
    Check("penpa: drawing written anew (L3)", FILE, not_written_anew, excuse=is_damaged),
    Check("penpa: a bulb drawn changes one line", FILE, other_spelling_drawn, is_edit),
)
