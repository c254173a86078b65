"""Title, author, rules, solution and all else that belongs to a puzzle without being drawn.

SudokuPad takes these from cages without cells first, then from ``metaData``, then from
``metadata``; the last one wins. Whatever has no place of its own in a drawing's meta stays there
under its name: ``metadata.norowcol``, ``foglight``, ``setting-conflictchecker``.

``metadata.penpad`` is ours: what the writer added by itself, so that reading takes it away again.

Source: SudokuPad ``script.js``, ``extractPuzzleMeta``.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from converters.codec.js_json import JsonValue, dump, parse
from converters.drawing import Element, Extra, Fill, Label, Meta, Symbol
from converters.errors import LinkError
from converters.formats.sudokupad.address import is_on
from converters.formats.sudokupad.cells import EMPTY, read_solution
from converters.formats.sudokupad.fields import Item, text
from converters.formats.sudokupad.flags import added_names, read_flags, write_flags
from converters.formats.sudokupad.fpuzzles_keys import FLAGS
from converters.formats.sudokupad.groups import has_cells, is_bounds, read_note
from converters.formats.sudokupad.key_looks import read_key_look
from converters.loss import Loss, LossKind, Lossy

OURS: Final = "penpad"
"""The key of what the writer added, and the name it gives as the source."""
KEY_LOOK: Final = "key"
"""In `OURS`: the item that a ``1`` in the solution stands for, or a list: those of 1, 2, …"""
KEY_STYLE: Final = "style"
"""In `OURS`: the style of the labels in the key."""
KEY_CAPITAL: Final = "capital"
"""In `OURS`: whether the letters of the key are capital."""
CARRIED: Final = "penpad-original"
"""The entry with the link that a puzzle was converted from; no part of the drawing."""
NO_GROUPS: Final = "norowcol"
GIVENS: Final = "givens"
"""In `OURS`: the cells whose given was added to the solution."""
ADDED: Final = "added"

FIELDS: Final[dict[str, str]] = {
    "title": "title",
    "author": "author",
    "rules": "rules",
    "message": "msgcorrect",
    "source": "published",
}
"""Fields of a drawing's meta that are one text in the metadata, and their keys."""
TAGS: Final = "genres"
GRIDS: Final[dict[str, str]] = {"none": "nogrid", "dotted": "dashedgrid"}
"""How the grid is drawn, and the setting that does it."""
LOOKS: Final[dict[str, str]] = {
    "bgimage": "a picture behind the board",
    "customstyle": "a style of the puzzle's own",
}
"""Metadata that may draw or hide anything: kept, and never looked at."""
TOP: Final = frozenset(
    (
        *("id", "cells", "regions", "cages", "cellSize", "lines", "arrows"),
        *("underlays", "overlays", "metadata", "metaData"),
    )
)
"""Top-level keys that are no meta; the size of a cell is ignored by SudokuPad as well."""
DOTTED: Final = "metadata."
SETTING: Final = "setting-"


@dataclass(frozen=True, slots=True)
class Notes:
    """All metadata of a content, wherever it stood.

    Attributes:
        values: Name to value, the winning one.
        losses: Cages without cells that say nothing readable.
    """

    values: Item
    losses: tuple[Loss, ...] = ()

    def words(self, key: str) -> str:
        """Give one entry as a text; a list's items are lines."""
        value = self.values.get(key)
        if isinstance(value, list):
            return "\n".join(item if isinstance(item, str) else dump(item) for item in value)
        if isinstance(value, dict):
            return dump(value)
        return text({key: value}, key, "metadata").replace("\r\n", "\n")

    def added(self) -> frozenset[str]:
        """Give what the writer added by itself."""
        ours = self.values.get(OURS)
        names = ours.get(ADDED) if isinstance(ours, dict) else None
        return frozenset(str(name) for name in names) if isinstance(names, list) else frozenset()


def read_notes(fields: Item) -> Notes:
    """Collect the metadata of a content."""
    values: Item = {}
    losses: list[Loss] = []
    for index, item in enumerate(_cages(fields)):
        if isinstance(item, dict) and not has_cells(item) and not is_bounds(item):
            try:
                note = read_note(item)
            except LinkError as error:
                losses.append(_fault(f"cages[{index}]", f"{error.found}: {error.hint}"))
                continue
            if note is not None:
                _add(values, note.key, note.text)
    for key in ("metaData", "metadata"):
        value = fields.get(key)
        if isinstance(value, dict):
            values |= value
        elif value is not None:
            losses.append(_fault(key, f"{key} that is no object"))
    return Notes(values, tuple(losses))


def solution_of(notes: Notes, cells: int) -> str:
    """Give the solution as SudokuPad compares it; empty if there is none.

    A number becomes a text, a list of rows one text; blanks around it are trimmed if that gives
    the right length.
    """
    value = notes.values.get("solution")
    rows = [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
    is_rows = isinstance(value, list) and len(rows) == len(value)
    solution = "".join(rows) if is_rows else notes.words("solution")
    return solution.strip() if len(solution) != cells else solution


def read_key(notes: Notes, rows: list[list[JsonValue]], cols: int) -> Lossy[tuple[Element, ...]]:
    """Give the expected answer.

    Args:
        notes: The metadata.
        rows: The content's rows of cells.
        cols: Cells of the longest row.
    """
    count = len(rows) * cols
    solution = solution_of(notes, count)
    if len(solution) < count:
        # SudokuPad never accepts an answer then.
        wrong = f"a solution of {len(solution)} characters for {count} cells"
        return Lossy((), (_solution_fault(wrong),) if solution else ())
    losses: list[Loss] = []
    if len(solution) > count:
        losses.append(_solution_fault(f"{len(solution) - count} characters too many"))
    if solution and set(solution[:count]) == {EMPTY}:
        losses.append(_solution_fault("a solution of empty cells only, solved on opening"))
    wanted = read_solution(solution[:count], cols)
    return Lossy(tuple(_meant(wanted, notes, rows)), tuple(losses))


def read_meta(fields: Item, notes: Notes, settings: tuple[tuple[str, str], ...]) -> Lossy[Meta]:
    """Give title, rules and the rest.

    Args:
        fields: The whole content, for its other top-level keys.
        notes: Its metadata.
        settings: The ``setting-…`` fields of the link.
    """
    drawn = {name: grid for grid, name in GRIDS.items()}
    grid = next(
        (drawn[name] for name, value in settings if name in drawn and is_on(value)), "solid"
    )
    named = frozenset(drawn)
    ours = (*TOP, *added_names(notes.values))
    extra: Extra = (
        *read_flags(notes.values),
        *_note_extra(notes),
        *((key, dump(value)) for key, value in fields.items() if key not in ours),
        *((SETTING + name, dump(value)) for name, value in settings if name not in named),
    )
    meta = _with_texts(Meta(tags=_tags(notes), grid=grid, extra=extra), notes)
    return Lossy(meta, tuple(_unseen(notes)))


def write_meta(fields: Item, meta: Meta) -> None:
    """Put a meta into a content: texts and tags into ``metadata``, the rest where it was."""
    metadata: Item = {}
    for field, key in FIELDS.items():
        words: str = getattr(meta, field)
        if words:
            metadata[key] = words
    if meta.tags:
        metadata[TAGS] = list(meta.tags)
    for name, value in meta.extra:
        if name in FLAGS:
            continue
        if name.startswith(DOTTED):
            metadata[name.removeprefix(DOTTED)] = parse(value, where=name)
        elif not name.startswith(SETTING) and name not in TOP:
            fields[name] = parse(value, where=name)
    write_flags(fields, metadata, meta.extra)
    fields["metadata"] = metadata


def settings_of(meta: Meta) -> tuple[tuple[str, str], ...]:
    """Give the settings that a meta asks for, for the query of a link."""
    grid = ((GRIDS[meta.grid], "1"),) if meta.grid in GRIDS else ()
    asked = [
        (name.removeprefix(SETTING), parse(value, where=name))
        for name, value in meta.extra
        if name.startswith(SETTING)
    ]
    return (*grid, *((name, value) for name, value in asked if isinstance(value, str)))


def _with_texts(meta: Meta, notes: Notes) -> Meta:
    return replace(
        meta,
        title=notes.words(FIELDS["title"]),
        author=notes.words(FIELDS["author"]),
        rules=notes.words(FIELDS["rules"]),
        message=notes.words(FIELDS["message"]),
        source=notes.words(FIELDS["source"]),
    )


def _unseen(notes: Notes) -> Iterator[Loss]:
    """Name what changes how the board looks and is only kept."""
    for key, what in LOOKS.items():
        if notes.values.get(key):
            yield _fault(DOTTED + key, what)


def _cages(fields: Item) -> list[JsonValue]:
    cages = fields.get("cages")
    return cages if isinstance(cages, list) else []


def _add(values: Item, key: str, words: str) -> None:
    # Rules may come in several cages, each a paragraph; of anything else the last one counts.
    before = values.get(key)
    values[key] = f"{before}\n{words}" if key == "rules" and isinstance(before, str) else words


def _note_extra(notes: Notes) -> Iterator[tuple[str, str]]:
    own = {*FIELDS.values(), TAGS, "solution", OURS, CARRIED, *(notes.added() & {NO_GROUPS})}
    own |= {*added_names(notes.values)}
    for key, value in notes.values.items():
        by_us = key == "source" and isinstance(value, str) and value.startswith(OURS)
        if key not in own and not by_us:
            yield DOTTED + key, dump(value)


def _tags(notes: Notes) -> tuple[str, ...]:
    tags = notes.values.get(TAGS)
    return tuple(str(tag) for tag in tags) if isinstance(tags, list) else ()


def _meant(
    wanted: Iterator[Element], notes: Notes, cells: list[list[JsonValue]]
) -> Iterator[Element]:
    """Give each wanted mark as what it stands for, without the givens that were added to it."""
    looks = _key_looks(notes)
    ours = notes.values.get(OURS)
    own = ours if isinstance(ours, dict) else {}
    style = str(own.get(KEY_STYLE, "black"))
    capital = own.get(KEY_CAPITAL) is True
    added = own.get(GIVENS)
    added = added if isinstance(added, list) else []
    for element in wanted:
        if not isinstance(element, Label | Symbol):
            yield element
        elif [*element.at.site[1:3]] in added and _given(element, cells):
            continue
        elif not isinstance(element, Label):
            yield element
        elif element.text in looks:
            yield replace(looks[element.text], at=element.at)
        else:
            words = element.text.upper() if capital else element.text
            yield Label(element.at, words, style=style)


def _given(wanted: Label | Symbol, cells: list[list[JsonValue]]) -> bool:
    """Tell whether what is wanted is the cell's given, or anything as it has several digits."""
    site = wanted.at.site
    row = cells[site.row]
    item = row[site.col] if site.col < len(row) else None
    value = text(item, "value", "cells").lower() if isinstance(item, dict) else ""
    return value == wanted.text if isinstance(wanted, Label) else len(value) > 1


def _key_looks(notes: Notes) -> Mapping[str, Fill | Label | Symbol]:
    """Give what the digits of the solution stand for; one look alone is that of ``1``."""
    ours = notes.values.get(OURS)
    spelled = ours.get(KEY_LOOK) if isinstance(ours, dict) else None
    looks = spelled if isinstance(spelled, list) else [spelled]
    read = ((str(digit), read_key_look(look)) for digit, look in enumerate(looks, start=1))
    return {digit: look for digit, look in read if look is not None}


def _solution_fault(what: str) -> Loss:
    # It is of the key alone: the marks on the board can be judged all the same.
    return Loss(LossKind.APPROXIMATED, "metadata.solution", what)


def _fault(path: str, what: str) -> Loss:
    return Loss(LossKind.NOT_UNDERSTOOD, path, what)
