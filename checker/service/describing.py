"""What a link holds: format, editor, size, title, genre, counts."""

from dataclasses import dataclass

from checker.registry import AnyGenre
from checker.rule import Lang, Remark, verbatim
from checker.service.opening import Opened, choose_genre, open_document
from checker.service.owning import decode
from converters.errors import FetchError, ReadError
from converters.format import Summary


@dataclass(frozen=True, slots=True)
class Description:
    """What ``penpad info`` tells.

    Attributes:
        format: The format's name.
        summary: What the format says of the document.
        genre: The genre's name; None if it is not known.
        genre_reason: Why this genre, or why none.
        notes: Oddities of the link, what its drawing does not show, and which mark was read as
            what where the genre lists it.
    """

    format: str
    summary: Summary
    genre: str | None
    genre_reason: Remark
    notes: tuple[Remark, ...]

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``info --json`` prints, keys in docs/contract.md's order."""
        return {
            "format": self.format,
            "editor": self.summary.editor,
            "grid": self.summary.grid,
            "rows": self.summary.rows,
            "cols": self.summary.cols,
            "title": self.summary.title,
            "author": self.summary.author,
            "rules": self.summary.rules,
            "genre": self.genre,
            "genre_reason": self.genre_reason.say(lang),
            "counts": dict(self.summary.counts),
            "notes": [note.say(lang) for note in self.notes],
        }


def describe_link(link: str, *, genre: str | None = None) -> Description:
    """Tell what a link holds, also where its lattice cannot be drawn.

    Args:
        link: Any readable input.
        genre: The genre's name; None: found out.

    Raises:
        PenpadError: If it is unusable.
    """
    document = decode(link)
    summary = document.summary()
    notes = tuple(verbatim(note) for note in summary.notes)
    try:
        opened = open_document(document)
    except (ReadError, FetchError) as error:  # a pack may only name its puzzles
        reason = verbatim(str(error))
        return Description(document.format.name, summary, None, reason, notes)
    choice = choose_genre(opened.drawing, wanted=genre)
    return Description(
        format=document.format.name,
        summary=summary,
        genre=choice.genre.name if choice.genre else None,
        genre_reason=choice.reason,
        notes=(*notes, *opened.unread(), *opened.notes(), *_listed(choice.genre, opened)),
    )


def _listed(genre: AnyGenre | None, opened: Opened) -> tuple[Remark, ...]:
    """Give which mark was read as what, where the genre lists that, and what was not read."""
    if genre is None:
        return ()
    try:
        reading = genre.read(opened.drawing, genre.choose(opened.drawing).convention)
    except ReadError as error:
        return (verbatim(str(error)),)
    return (*reading.listed, *reading.notes, *reading.unread) if reading.listed else ()
