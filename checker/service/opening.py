"""From a link to its drawing and to the genre that the drawing is of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from checker.registry import AnyGenre, genres
from checker.registry import genre as find_genre
from checker.rule import Remark, Text, verbatim
from checker.service.owning import decode
from converters import registry
from converters.drawing import Drawing
from converters.loss import Loss, LossKind

# Tags that say how an editor should behave, not what genre the puzzle is of.
_BEHAVIOUR: Final = frozenset(
    {"alphabet", "non-alphanumeric", "noconflict", "puzzlehunt", "tightfit", "wordpuzzle"}
)

_NAMED: Final = Text(
    de="Das Genre wurde vorgegeben.",
    en="The genre was given.",
    nl="Het genre is opgegeven.",
)
_TAGGED: Final = Text(
    de="Der Link trägt die Kennung „{tag}“.",
    en="The link carries the tag '{tag}'.",
    nl="De link draagt het label '{tag}'.",
)
_TAGGED_OTHERWISE: Final = Text(
    de="Der Link trägt die Kennung „{tag}“; dieses Genre kann penpad nicht prüfen (nur: {known}).",
    en="The link carries the tag '{tag}', a genre that penpad cannot check (only: {known}).",
    nl="De link draagt het label '{tag}'; dat genre kan penpad niet controleren (alleen: {known}).",
)
_NO_GENRE: Final = Text(
    de="Kein bekanntes Genre passt zum ganzen Bild; bekannt sind: {known}."
    " Mit --genre wird genannt, was nicht dazu passt.",
    en="No known genre fits the whole drawing; known are: {known}."
    " With --genre it is told what does not fit.",
    nl="Geen bekend genre past bij de hele tekening; bekend zijn: {known}."
    " Met --genre wordt genoemd wat er niet bij past.",
)
_SEVERAL: Final = Text(
    de="Mehrere Genres kommen in Frage: {known}. Bitte eines mit --genre wählen.",
    en="Several genres are possible: {known}. Name one with --genre.",
    nl="Meerdere genres zijn mogelijk: {known}. Kies er een met --genre.",
)


@dataclass(frozen=True, slots=True)
class Opened:
    """A decoded and drawn link.

    Attributes:
        document: The format and its document.
        drawing: What it shows.
        losses: What it holds that the drawing does not show.
    """

    document: registry.Document
    drawing: Drawing
    losses: tuple[Loss, ...]

    def unread(self) -> tuple[Remark, ...]:
        """Give what nobody understood: it forbids any all-clear."""
        return remarks(self.losses, (LossKind.NOT_UNDERSTOOD,))

    def notes(self) -> tuple[Remark, ...]:
        """Give what came through only roughly."""
        return remarks(self.losses, (LossKind.APPROXIMATED, LossKind.NOT_EXPRESSIBLE))


class GenreChoice(NamedTuple):
    """The genre of a drawing, or None, and the reason for either."""

    genre: AnyGenre | None
    reason: Remark


def open_link(link: str) -> Opened:
    """Decode and draw a link.

    Raises:
        PenpadError: If it is unusable, or its lattice cannot be drawn.
    """
    return open_document(decode(link))


def open_document(document: registry.Document) -> Opened:
    """Draw a decoded document.

    Raises:
        ReadError: If its lattice cannot be drawn.
    """
    drawing, losses = document.read()
    return Opened(document, drawing, losses)


def choose_genre(drawing: Drawing, *, wanted: str | None = None) -> GenreChoice:
    """Give the genre: the one wanted, else the link's tag, else the only one that reads it all.

    Raises:
        UnknownName: If no genre has the wanted name.
    """
    if wanted is not None:
        return GenreChoice(find_genre(wanted), Remark(_NAMED))
    return _by_tag(drawing.meta.tags) or _by_recognition(drawing)


def remarks(losses: Iterable[Loss], kinds: Sequence[LossKind]) -> tuple[Remark, ...]:
    """Give the losses of some kinds as remarks."""
    return tuple(verbatim(str(loss)) for loss in losses if loss.kind in kinds)


def _by_tag(tags: Iterable[str]) -> GenreChoice | None:
    telling = [tag for tag in tags if tag.lower() not in _BEHAVIOUR]
    for genre in genres().values():
        fitting = [tag for tag in telling if tag.lower() in genre.tags]
        if fitting and len(fitting) < len(telling):
            return GenreChoice(None, Remark(_SEVERAL, facts={"known": ", ".join(telling)}))
        if fitting:
            return GenreChoice(genre, Remark(_TAGGED, facts={"tag": fitting[0]}))
    if telling:
        facts = {"tag": telling[0], "known": _names(genres().values())}
        return GenreChoice(None, Remark(_TAGGED_OTHERWISE, facts=facts))
    return None


def _by_recognition(drawing: Drawing) -> GenreChoice:
    found = [
        (genre, reason)
        for genre in genres().values()
        if (reason := genre.recognise(drawing)) is not None
    ]
    if len(found) == 1:
        return GenreChoice(*found[0])
    text, candidates = (
        (_SEVERAL, [genre for genre, _ in found]) if found else (_NO_GENRE, genres().values())
    )
    return GenreChoice(None, Remark(text, facts={"known": _names(candidates)}))


def _names(some: Iterable[AnyGenre]) -> str:
    return ", ".join(genre.name for genre in some)
