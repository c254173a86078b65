"""What comes of an original and an edited conversion of it: the original with those edits.

A conversion shows some things a little otherwise. So an edit is what differs between the
conversion as it was made and as it is now; it is made in the original's drawing, element by
element, and all that nobody touched stays as the original has it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace

from converters.drawing import Drawing, Element, Label, Meta, Symbol, first_spot


def merged(original: Drawing, made: Drawing, now: Drawing) -> Drawing:
    """Give the original's drawing with the edits of its conversion.

    Args:
        original: What the first link shows.
        made: What its conversion showed when it was made.
        now: What the conversion shows now. On another board it replaces the original.
    """
    if (now.lattice, now.board) != (made.lattice, made.board):
        return now
    return replace(
        original,
        question=tuple(_patched(original.question, made.question, now.question)),
        answer=tuple(_patched(original.answer, made.answer, now.answer)),
        key=tuple(_patched(original.key, made.key, now.key)),
        meta=_described(original.meta, made.meta, now.meta),
    )


def settled(made: Drawing, now: Drawing) -> Drawing:
    """Give a conversion as it is now, without what editors change or drop by themselves.

    Exporting a link for editing drops the stored answer, one for solving the message on success;
    both round the size of the canvas, and write the tags that they have guessed from a title.
    """
    message = now.meta.message or made.meta.message
    tags = made.meta.tags and now.meta.tags
    meta = replace(now.meta, canvas=made.meta.canvas, message=message, tags=tags)
    question = now.question if now.key else tuple(_without_blanks(made, now))
    return replace(now, question=question, key=now.key or made.key, meta=meta)


def _without_blanks(made: Drawing, now: Drawing) -> Iterator[Element]:
    """Leave out the blank texts that are left where a dropped answer had marks of its own.

    Penpa+ has no other sign for a cell that may hold anything.
    """
    open_cells = {mark.at for mark in made.key if isinstance(mark, Symbol)}
    for element in now.question:
        blank = isinstance(element, Label) and not element.text.strip()
        if not (blank and first_spot(element) in open_cells and element not in made.question):
            yield element


def _patched(
    original: tuple[Element, ...], made: tuple[Element, ...], now: tuple[Element, ...]
) -> Iterator[Element]:
    """Give a layer without what was taken out, and with what was put in."""
    gone = Counter(made) - Counter(now)
    new = Counter(now) - Counter(made)
    exact = gone & Counter(original)
    # What was converted only roughly is known by its sort and place.
    rough = Counter(_mark(element) for element in (gone - exact).elements())
    untouched = Counter(original) & Counter(made)
    for element in original:
        if exact[element]:
            exact[element] -= 1
        elif not untouched[element] and rough[_mark(element)]:
            rough[_mark(element)] -= 1
        else:
            yield element
    yield from new.elements()


def _mark(element: Element) -> tuple[object, object]:
    return type(element), first_spot(element)


def _described(original: Meta, made: Meta, now: Meta) -> Meta:
    """Give the words and settings of the original, where the conversion's were not changed."""
    names = (field.name for field in fields(Meta))
    changed = {
        name: getattr(now, name) for name in names if getattr(made, name) != getattr(now, name)
    }
    return replace(original, **changed)
