"""Conversions that keep the link they were made from, and the way back to it."""

from checker.service.opening import open_document
from converters import registry
from converters.backdrop import without_picture
from converters.carry import merged, settled
from converters.errors import PenpadError, UsageError
from converters.loss import Lossy
from converters.registry import AnyFormat


def with_original(link: str, original: str, *, to: AnyFormat) -> str:
    """Give a link with the original kept inside.

    Args:
        link: A link.
        original: The link it was made from.
        to: The format of the first.

    Raises:
        UsageError: If its format has no place for another link.
    """
    if to.carry is None:
        raise UsageError(
            where="--carry",
            found=f"{to.title}, which has no place for another link",
            want="--to penpa or --to sudokupad",
            hint="leave out --carry",
        )
    return registry.encode(to, to.carry(registry.decode(link).native, original))


def original_of(document: registry.Document, to: str) -> registry.Document | None:
    """Give the document that one was converted from, if it keeps it and it is of a format."""
    carried = document.format.carried
    link = carried(document.native) if carried else ""
    if not link:
        return None
    try:
        original = registry.decode(link)
    except PenpadError:
        return None
    return original if original.format.name == to else None


def restored(document: registry.Document, made: str, original: registry.Document) -> Lossy[str]:
    """Give the original back, with the edits that were made in its conversion.

    Args:
        document: The conversion as it is now.
        made: What the original converts to.
        original: What the conversion keeps inside.

    Returns:
        The very link that was converted, if nothing was edited.
    """
    before, now = registry.decode(made).drawing(), open_document(document)
    after = settled(before, without_picture(now.drawing))
    if before.same_picture(after):
        return Lossy(original.link())
    drawing = merged(original.drawing(), before, after)
    written = registry.write(drawing, to=original.format.name, base=original)
    return Lossy(written.value, (*now.losses, *written.losses))
