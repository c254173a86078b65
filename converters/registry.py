"""Finds the formats, tells which one some input is, decodes it, and converts between any two.

Formats are found, not registered: every module of `converters.formats` with a ``FORMAT``, or with
several ``FORMATS``, and every entry point of the group ``penpad.formats``.
"""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import converters.formats
from converters.drawing import Drawing, Element, asked, first_spot
from converters.errors import (
    FetchError,
    LinkError,
    PenpadError,
    ReadError,
    Remote,
    UnknownName,
    WriteError,
    shown,
)
from converters.format import Format, Summary
from converters.limits import MAX_LINK
from converters.loss import Loss, LossKind, Lossy
from converters.shortlinks import refuse_short
from converters.wrapping import refuse_several, rereadings, unwrapped

# Only the format itself knows its document's type; the registry hands documents through unseen.
AnyFormat: TypeAlias = Format[Any]

_ENTRY_POINTS: Final = "penpad.formats"


@dataclass(frozen=True, slots=True)
class Document:
    """Decoded input: the format it is in, and that format's own lossless document."""

    format: AnyFormat
    native: Any

    def link(self) -> str:
        """Give the link back, byte for byte the one that was decoded."""
        return encode(self.format, self.native)

    def read(self) -> Lossy[Drawing]:
        """Give the drawing with everything that was not understood.

        Raises:
            ReadError: If documents of this kind cannot be drawn.
        """
        if self.format.to_drawing is None:
            raise _cannot(self.format, "be drawn")
        return self.format.to_drawing(self.native)

    def drawing(self) -> Drawing:
        """Give the drawing; `read` gives what is missing from it too."""
        return self.read().value

    def losses(self) -> tuple[Loss, ...]:
        """Give everything in the document that the drawing does not show."""
        return self.read().losses

    def _repr_svg_(self) -> str:
        """Give the picture that notebooks show."""
        return write(self.drawing(), to="svg").value

    def summary(self) -> Summary:
        """Give what can be said of it without drawing it."""
        if self.format.summary is None:
            raise _cannot(self.format, "be summed up")
        return self.format.summary(self.native)


@cache
def formats() -> Mapping[str, AnyFormat]:
    """Give all formats by name, in alphabetical order.

    Raises:
        UnknownName: If two plugins have the same name.
    """
    found: dict[str, AnyFormat] = {}
    for plugin in (*_own_plugins(), *_outside_plugins()):
        if plugin.name in found:
            raise UnknownName(
                where="formats",
                found=f"two plugins with the name {plugin.name!r}",
                want="one",
                hint="uninstall one of the packages that bring it",
            )
        found[plugin.name] = plugin
    return MappingProxyType(dict(sorted(found.items())))


def find_format(name: str) -> AnyFormat:
    """Give the format of that name.

    Raises:
        UnknownName: If there is none.
    """
    for plugin in formats().values():
        if name.lower() in (plugin.name, plugin.title.lower()):
            return plugin
    raise UnknownName(
        where="format",
        found=shown(name),
        want="one of " + ", ".join(formats()),
        hint="penpad formats lists them with what each can do",
    )


def decode(text: str) -> Document:
    """Decode any input: a link, a payload, a fragment, a board; outer white space is dropped.

    Raises:
        LinkError: If it is in no format known here, or damaged.
        FetchError: If it only names a puzzle that a server holds.
    """
    _refuse_no_text(text)
    link = unwrapped(text)
    _refuse_unusable(link)
    refuse_several(link)
    try:
        return _decoded(link)
    except LinkError as error:
        return _reread(text, link, error)


def _reread(text: str, refused: str, refusal: LinkError) -> Document:
    """Decode the address in a text that cannot be decoded as it is.

    Raises:
        LinkError: The refusal, if there is none.
        FetchError: If the address only names a puzzle that a server holds.
    """
    for link in rereadings(text):
        if link != refused:
            with suppress(LinkError):
                return _decoded(link)
    raise refusal


def _decoded(link: str) -> Document:
    """Decode a link.

    Raises:
        PenpadError: As `decode` does.
    """
    refuse_short(link)
    first_error: PenpadError | None = None
    for plugin in formats().values():
        if plugin.decode is None or not plugin.sniff(link):
            continue
        try:
            return Document(plugin, plugin.decode(link))
        except PenpadError as error:
            first_error = first_error or error
    raise first_error or _unknown_input(link)


def remote(text: str) -> Remote | None:
    """Give where the puzzle is held that some input only names; None for any other input."""
    try:
        decode(text)
    except FetchError as error:
        return error.remote
    except PenpadError:
        return None
    return None


def encode(plugin: AnyFormat, native: object) -> str:
    """Write a format's document as a link.

    Raises:
        WriteError: If the format is only read.
    """
    if plugin.encode is None:
        raise _cannot_write(plugin)
    return plugin.encode(native)


def write(drawing: Drawing, *, to: str, base: Document | None = None) -> Lossy[str]:
    """Write a drawing in a format, and prove it by decoding the result again.

    Args:
        drawing: What to write.
        to: The format's name.
        base: A document of that format; only what differs from it is changed.

    Returns:
        The link, and as losses both what the format said it could not hold and whatever else did
        not come back.

    Raises:
        UnknownName: If there is no such format.
        WriteError: If the format cannot be written, or cannot hold the drawing at all.
    """
    plugin = find_format(to)
    if plugin.from_drawing is None:
        raise _cannot_write(plugin)
    native, losses = plugin.from_drawing(drawing, base.native if base else None)
    link = encode(plugin, native)
    return Lossy(link, (*losses, *_unsaid(drawing, plugin, link, losses)))


def convert(link: str, *, to: str) -> Lossy[str]:
    """Convert a link into another format through the neutral drawing.

    Untouched input in its own format is given back as it is.

    Raises:
        PenpadError: As `decode`, `Document.read` and `write` do.
    """
    document = decode(link)
    if document.format.name == find_format(to).name:
        return Lossy(document.link())
    drawing, losses = document.read()
    written = write(drawing, to=to)
    return Lossy(written.value, (*losses, *written.losses))


def _own_plugins() -> Iterable[AnyFormat]:
    for module in pkgutil.iter_modules(converters.formats.__path__):
        plugin = importlib.import_module(f"{converters.formats.__name__}.{module.name}")
        yield from getattr(plugin, "FORMATS", None) or (plugin.FORMAT,)


def _outside_plugins() -> Iterable[AnyFormat]:
    return (point.load() for point in entry_points(group=_ENTRY_POINTS))


def _refuse_no_text(text: object) -> None:
    """Raise for what is no text at all: callers from Python may pass anything."""
    if not isinstance(text, str):
        raise LinkError(
            where="input",
            found=f"a {type(text).__name__}",
            want="the text of a link or board",
            hint="open files and decode bytes before",
        )


def _refuse_unusable(link: str) -> None:
    """Raise for input that no format needs to look at."""
    if not link:
        raise LinkError(
            where="input",
            found="nothing",
            want="a puzzle link, payload or board",
            hint="copy the whole address, from https:// to the last character",
        )
    if len(link) > MAX_LINK:
        raise LinkError(
            where="input",
            found=f"{len(link)} characters",
            want=f"at most {MAX_LINK}",
            hint="a puzzle link is rarely longer than 10000; is this the right file?",
        )


def _unknown_input(link: str) -> LinkError:
    return LinkError(
        where="input",
        found=shown(link),
        want="a link or text in one of the formats " + ", ".join(_readable()),
        hint="copy the whole address of the puzzle; no file of that name is here either",
    )


def _readable() -> list[str]:
    return [plugin.title for plugin in formats().values() if plugin.decode is not None]


def _cannot(plugin: AnyFormat, what: str) -> ReadError:
    return ReadError(
        where="format",
        found=plugin.title,
        want=f"a format whose documents can {what}",
        hint="penpad formats lists what each format can do",
    )


def _cannot_write(plugin: AnyFormat) -> WriteError:
    return WriteError(
        where="format",
        found=plugin.title,
        want="a format that can be written",
        hint="penpad formats lists what each format can do",
    )


def _unsaid(
    drawing: Drawing, plugin: AnyFormat, link: str, losses: tuple[Loss, ...]
) -> tuple[Loss, ...]:
    """Give a loss for each element that comes back otherwise though no loss said so."""
    if plugin.decode is None or plugin.to_drawing is None:
        return ()
    again = plugin.to_drawing(plugin.decode(link)).value
    if again.lattice.name != drawing.lattice.name and any(
        loss.path == "lattice" for loss in losses
    ):
        return ()  # a picture of a board on another lattice: all of it reads back differently
    named = {loss.site for loss in losses}
    layers = (
        ("question", drawing.question, again.question),
        ("answer", drawing.answer, again.answer),
        ("key", _wanted(drawing, again), (*map(asked, again.key),)),
    )
    return tuple(
        _changed(layer, element)
        for layer, before, after in layers
        for element in Counter(before) - Counter(after)
        if _place(element) not in named
    )


def _wanted(drawing: Drawing, again: Drawing) -> tuple[Element, ...]:
    """Give what a key wants, without what stands on the board already."""
    given = frozenset(map(asked, again.question))
    return tuple(want for want in map(asked, drawing.key) if want not in given)


def _place(element: Element) -> object:
    spot = first_spot(element)
    return spot.site if spot else None


def _changed(layer: str, element: Element) -> Loss:
    spot = first_spot(element)
    return Loss(
        LossKind.APPROXIMATED,
        layer,
        f"{type(element).__name__.lower()} reads back differently",
        spot.site if spot else None,
    )
