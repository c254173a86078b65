"""A picture behind the board for what its editor has no marks for.

An editor with symbols of its own cannot show every line and shape that another one draws freely.
What is left over can be drawn by us, as one SVG without a background, and laid behind the board (or
over it, where it would lie under a shaded cell). It is seen, but it is no longer a mark: nothing of
it can be moved, changed or compared.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from converters import registry
from converters.codec.js_json import dump
from converters.drawing import Canvas, Drawing, Element, Fill, Meta, Paint, Path, Symbol, first_spot
from converters.lattice import SquareLattice
from converters.loss import Loss, LossKind, Lossy
from converters.site import Site

_LAYER: Final = "question."
_PICTURE: Final = "picture"
_PAPER: Final = "<rect "
_SEEN: Final = "{what}; in the background picture, not editable"
_PREFIX: Final = "data:image/svg+xml;base64,"
_TITLE: Final = "What the editor has no marks for"
_MARK: Final = f"<title>{_TITLE}</title>"
_HEAD: Final = 1200
"""Characters of a packed picture that hold its title."""


def write_with_picture(
    drawing: Drawing, *, to: str, base: registry.Document | None = None
) -> Lossy[str]:
    """Write a drawing in a format that has background pictures; what is left over is in one.

    Args:
        drawing: What to write.
        to: The format's name.
        base: A document of that format; only what differs from it is changed.

    Returns:
        The link, and the losses as `registry.write` gives them; those in the picture are only
        approximated.

    Raises:
        PenpadError: As `registry.write` does.
    """
    plain = registry.write(drawing, to=to, base=base)
    canvas = registry.decode(plain.value).drawing().meta.canvas
    left_over = [*_left_over(drawing, plain.losses)]
    has_one = any(isinstance(each, Symbol) and each.shape == _PICTURE for each in drawing.question)
    if not left_over or canvas is None or has_one or not isinstance(drawing.lattice, SquareLattice):
        return plain
    svg, unseen = _drawn(drawing, [drawing.question[place] for place in left_over], canvas)
    seen = {place for index, place in enumerate(left_over) if index not in unseen}
    if not seen:
        return plain
    middle = drawing.lattice.spot(*drawing.lattice.point(canvas.middle))
    behind = _picture(svg, replace(canvas, middle=middle), over=_is_hidden(drawing, seen))
    # Behind all the others, so that the losses count the same elements.
    whole = replace(drawing, question=(*drawing.question, behind))
    written = registry.write(whole, to=to, base=base)
    return Lossy(written.value, tuple(_told(written.losses, seen)))


def without_picture(drawing: Drawing) -> Drawing:
    """Give a drawing without such a picture of ours."""
    kept = tuple(each for each in drawing.question if not _is_ours(each))
    return drawing if len(kept) == len(drawing.question) else replace(drawing, question=kept)


def _is_ours(element: Element) -> bool:
    if not isinstance(element, Symbol) or element.shape != _PICTURE:
        return False
    url = dict(element.paint.extra).get("url", "").strip('"')
    if not url.startswith(_PREFIX):
        return False
    try:
        head = b64decode(url[len(_PREFIX) :][:_HEAD])
    except ValueError:
        return False
    return _MARK.encode() in head


def _left_over(drawing: Drawing, losses: Iterable[Loss]) -> Iterator[int]:
    """Give the places of the elements that could not be written."""
    for loss in losses:
        place = loss.path.removeprefix(_LAYER)
        if loss.kind is LossKind.NOT_EXPRESSIBLE and place != loss.path and place.isdecimal():
            index = int(place)
            if index < len(drawing.question) and first_spot(drawing.question[index]):
                yield index


def _drawn(drawing: Drawing, elements: list[Element], canvas: Canvas) -> tuple[str, frozenset[int]]:
    """Draw elements alone; give the picture, and the places of those that are not in it."""
    alone = Drawing(
        drawing.lattice,
        drawing.board,
        tuple(elements),
        meta=Meta(_TITLE, grid="none", frame="none", canvas=canvas),
    )
    svg, losses = registry.write(alone, to="svg")
    lines = (line for line in svg.splitlines() if not line.startswith(_PAPER))
    return "\n".join(lines), frozenset(_left_over(alone, losses))


def _picture(svg: str, canvas: Canvas, *, over: bool) -> Symbol:
    url = _PREFIX + b64encode(svg.encode()).decode("ascii")
    return Symbol(
        canvas.middle,
        _PICTURE,
        width=canvas.width,
        height=canvas.height,
        over=over,
        paint=Paint(extra=(("url", dump(url)),)),
    )


def _is_hidden(drawing: Drawing, places: Iterable[int]) -> bool:
    """Tell whether a shaded cell would lie over an element of the picture."""
    shaded = {each.at.site for each in drawing.question if isinstance(each, Fill)}
    return any(site in shaded for place in places for site in _sites(drawing.question[place]))


def _sites(element: Element) -> tuple[Site, ...]:
    if isinstance(element, Path):
        return tuple(spot.site for spot in element.points)
    spot = first_spot(element)
    return (spot.site,) if spot else ()


def _told(losses: Iterable[Loss], seen: set[int]) -> Iterator[Loss]:
    """Give the losses; what is in the picture is only approximated."""
    paths = {f"{_LAYER}{place}" for place in seen}
    for loss in losses:
        if loss.kind is LossKind.NOT_EXPRESSIBLE and loss.path in paths:
            yield replace(loss, kind=LossKind.APPROXIMATED, what=_SEEN.format(what=loss.what))
        else:
            yield loss
