"""Whether the editor holds and writes what our documents say.

Texts are unpacked here with the standard library alone, so that neither side's own codec vouches
for itself.
"""

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import fields, replace
from html import unescape
from typing import Any, Final

from converters.codec.penpa_text import ABBREVIATIONS
from converters.drawing import Drawing
from converters.errors import LinkError, PenpadError
from converters.formats.penpa import document as lines
from converters.formats.penpa import styles
from converters.formats.penpa.header import IMAGE, RULES
from converters.registry import decode, write
from tests.corpus.check import Row
from tests.oracle.check import Check, Excuse, ExcusedError
from tests.oracle.penpa import Editor, Layer, fragment

LAYER_LINES: Final = {
    "pu_q": lines.QUESTION,
    "pu_a": lines.ANSWER,
    "pu_q_col": lines.QUESTION_COLOURS,
    "pu_a_col": lines.ANSWER_COLOURS,
}
JSON_LINES: Final = (
    *(lines.SPACE, lines.MODE, *LAYER_LINES.values(), lines.CENTERS, lines.TABS, lines.CHECKS),
    *(lines.VERSION, lines.FULL_MODE, lines.COLOURED, lines.OR_CHECKS, lines.TAGS),
)
_MERGED: Final = ("freeline", "freelineE", "line", "lineE")
"""The editor moves the entries of the first two, which are old, into the others."""
_CANVAS: Final = (7, 8)
"""Header fields that the editor rounds down when it reads them."""


def fresh_link_differs(editor: Editor, row: Row) -> str:
    """Write a drawing as a new link; the editor must hold and export exactly its lines."""
    link = fresh_link(row)
    if complaints := editor.load_here(link):
        return f"complains: {complaints[0]}"
    ours = text_lines(link)
    exported = editor.export_edit()
    return (
        layers_differ(editor, ours)
        or "; ".join(line_differences(ours, text_lines(exported)))
        or unlike(decode(link).drawing(), decode(exported).drawing())
    )


def fresh_link_shows_other(editor: Editor, row: Row) -> str:
    """The editor must hold the same marks for the new link as for the one it was drawn from.

    Only boards that keep their size can be compared: others have other ids. Spellings that look
    the same are not told apart: whole numbers and their digits, 9 or 10 flags of candidates, the
    blank before a cage's sum, parts of a symbol that are off, deleted entries of lists; nor the
    order of cages.
    """
    link = fresh_link(row)
    if _board(link) != _board(row["url"]):
        raise ExcusedError(Excuse.OTHER_BOARD)
    editor.load_here(intended(row))
    before = editor.layers()
    editor.load_here(link)
    after = editor.layers()
    return "; ".join(
        f"{name}.{layer}.{_first_difference(one[layer], other[layer])}"
        for name, one, other in zip(
            ("pu_q", "pu_a"), map(_seen, before[:2]), map(_seen, after[:2]), strict=True
        )
        for layer in one
        if one[layer] != other[layer]
    )


def export_differs(editor: Editor, row: Row) -> str:
    """Let the editor load and export an untouched link; we must read the same from both."""
    link = intended(row)
    before = decode(link).drawing()
    if complaints := editor.load_here(link):
        return f"complains: {complaints[0]}"
    return unlike(before, decode(exported(editor, link)).drawing())


def layers_unlike(editor: Editor, row: Row) -> str:
    """What the editor holds of an untouched link must be what its lines say to us."""
    link = intended(row)
    if complaints := editor.load_here(link):
        return f"complains: {complaints[0]}"
    return layers_differ(editor, text_lines(link))


def fresh_link(row: Row) -> str:
    """Write the drawing of a link as a new link for editing."""
    document = decode(row["url"])
    if document.native.legacy:
        raise ExcusedError(Excuse.FIRST_VERSION)
    drawing = document.drawing()
    return write(replace(drawing, key=()), to="penpa").value


def intended(row: Row) -> str:
    """Give a link that the editor itself opens, and keeps as it is."""
    if "fails to load" in (row.get("note") or ""):
        raise ExcusedError(Excuse.REFUSED)
    if decode(row["url"]).native.legacy:
        raise ExcusedError(Excuse.FIRST_VERSION)
    return str(row["url"])


def exported(editor: Editor, link: str) -> str:
    """Let the editor write what is open as the sort of link that it was."""
    native = decode(link).native
    if native.cloned or native.parameter("a"):
        # Only the copy of a session keeps the stored answer; a link for solving gets a new one.
        return editor.export_copy()
    return editor.export_solve() if native.solving else editor.export_edit()


def layers_differ(editor: Editor, ours: list[str]) -> str:
    """Compare the layers that the editor holds with those of a text, and the cells."""
    held = editor.layers()
    for (name, line), layers in zip(LAYER_LINES.items(), held[:4], strict=True):
        said = _parsed(ours, line)
        if not isinstance(said, dict):
            continue
        free = said.get("freeline") or said.get("freelineE")
        for layer in sorted(said.keys() | layers.keys()):
            if layer.startswith("command") or (free and layer in _MERGED):
                continue
            if settled(said.get(layer)) != settled(layers.get(layer)):
                return f"{name}.{layer}.{_first_difference(said.get(layer), layers.get(layer))}"
    cells = [*_summed(_parsed(ours, lines.CENTERS))]
    return "" if cells == held.cells else "centerlist: other cells"


def line_differences(ours: list[str], theirs: list[str]) -> Iterator[str]:
    """Compare the lines of two texts as what they mean."""
    if len(ours) != len(theirs):
        yield f"{len(ours)} lines have become {len(theirs)}"
    for line, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if line == lines.HEADER:
            yield from _header_differences(one.split(","), other.split(","))
        elif line == lines.SPACE and [*_loads(one), None] == _loads(other):
            continue  # what the editor makes of a triangular board's one margin
        elif line in JSON_LINES and _loads(one) != _loads(other):
            yield f"line {line}: {_first_difference(_loads(one), _loads(other))}"
        elif line not in JSON_LINES and _spelled(one) != _spelled(other):
            yield f"line {line}: {brief(one)} became {brief(other)}"


def unlike(one: Drawing, other: Drawing) -> str:
    """Say what is not the same in two drawings."""
    if one.same_picture(other):
        return ""
    if one.lattice != other.lattice or one.board != other.board:
        return "another board"
    for name in ("question", "answer", "key"):
        before, after = [*getattr(one, name)], [*getattr(other, name)]
        lost = [element for element in before if element not in after]
        new = [element for element in after if element not in before]
        if lost or new:
            return f"{name}: lost {brief(lost[:2])}, new {brief(new[:2])}"
    for part in fields(one.meta):
        before, after = getattr(one.meta, part.name), getattr(other.meta, part.name)
        if before != after:
            return f"meta.{part.name}: {brief(before)} became {brief(after)}"
    return "an element twice"


def text_lines(link: str) -> list[str]:
    """Unpack the text of a link plainly."""
    payload = re.search(r"(?:^|&)p=([^&=]*)", fragment(link))
    if payload is None:
        raise LinkError(
            where="link", found="no payload", want="a parameter p", hint="copy the whole link"
        )
    packed = b64decode(payload[1] + "=" * (-len(payload[1]) % 4))
    text = zlib.decompress(packed, -zlib.MAX_WBITS).decode("utf-8")
    for long, code in reversed(ABBREVIATIONS):
        text = text.replace(code, long)
    return text.split("\n")


def settled(value: Any) -> Any:
    """Give a layer without what says nothing: a missing one is an empty one."""
    return value or None


def brief(value: object) -> str:
    """Give a value in a few words."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) < 160 else f"{text[:160]}…"


def _seen(layers: Layer) -> Layer:
    """Give what is seen of a layer set, in one spelling."""
    return {name: _one_spelling(layers.get(name)) for name in (*styles.LAYERS,)}


def _one_spelling(layer: Any) -> Any:
    if isinstance(layer, list):
        return sorted(([*entry] for entry in layer if entry), key=str) or None
    entries = {key: _entry(entry) for key, entry in (layer or {}).items()}
    return {key: entry for key, entry in entries.items() if entry is not None} or None


def _entry(entry: Any) -> Any:
    match entry:
        case [[*flags], style, "7"]:
            return [flags[:9], style, "7"]
        case [[*parts], str() as name, over]:
            on = [place for place, part in enumerate(parts) if part]
            return [on, name, over]
        case [int() | str() as text, int() as style, *rest] if not rest or str(rest[0]).isdigit():
            return [str(text).strip(), style, *rest]
        case _:
            return entry


def _header_differences(ours: list[str], theirs: list[str]) -> Iterator[str]:
    if len(ours) != len(theirs):
        yield f"header: {len(ours)} fields have become {len(theirs)}"
    for place, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if place in _CANVAS and int(float(one)) == int(float(other)):
            continue
        if place == IMAGE and _unpacked(one) == _unpacked(other):
            continue
        if place == RULES and _spelled(one) == _spelled(other):
            continue
        if one != other:
            yield f"header.{place}: {_shown(place, one)} became {_shown(place, other)}"


def _shown(place: int, field: str) -> str:
    return brief(_unpacked(field)) if place == IMAGE else brief(field)


def _spelled(text: str) -> str:
    """Give rules or a message; the editor makes HTML of them, and ``&amp;`` of ``&``."""
    return unescape(text.replace("%2E", "&")).replace("<br>", "%2D")


def _unpacked(field: str) -> object:
    if not field:
        return None
    image = json.loads(zlib.decompress(b64decode(field), -zlib.MAX_WBITS))
    return {**image, "url": image["url"] or ""}


def _first_difference(one: Any, other: Any) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key) or (key in one) != (key in other):
                return f"{key}.{_first_difference(one.get(key), other.get(key))}"
    return f"{brief(one)} became {brief(other)}"


def _parsed(texts: list[str], line: int) -> Any:
    return _loads(texts[line]) if line < len(texts) else None


def _loads(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _summed(steps: Any) -> Iterator[int]:
    total = 0
    for step in steps or ():
        if step is not None:
            total += step
            yield total


def _board(link: str) -> object:
    try:
        header = decode(link).native.header()
    except PenpadError:
        return None
    return tuple(header.field(place) for place in (1, 2, 4, 5, 6))


CHECKS: Final = (
    Check("a1: fresh links hold and export their own lines", fresh_link_differs),
    Check("a2: fresh links hold the marks of the old ones", fresh_link_shows_other),
    Check("b1: exported links read as the same drawing", export_differs),
    Check("b2: the editor holds what the lines say", layers_unlike),
)
