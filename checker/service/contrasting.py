"""Whether two links are one puzzle, and where not: the given puzzle only, never answers or keys."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from checker.rule import Remark
from checker.service.opening import Opened, open_link
from converters import registry
from converters.drawing import Drawing, Element, Symbol
from converters.lattice import Lattice, SquareLattice
from converters.loss import Lossy
from converters.sameness import Sameness, compared
from converters.sidebyside import side_by_side
from converters.site import Kind, Site, Spot

_FRAME: Final = "violation"


@dataclass(frozen=True, slots=True)
class Diff:
    """What a comparison of two links has found.

    Attributes:
        left: The first link, opened.
        right: The second.
        found: Where they differ.
    """

    left: Opened
    right: Opened
    found: Sameness

    @property
    def same(self) -> bool:
        """Tell whether both are the same puzzle."""
        return not self.found.contrasts

    def notes(self) -> tuple[Remark, ...]:
        """Give what nobody understood in either, so that it was not compared."""
        return (*self.left.unread(), *self.right.unread())

    def cells(self, sites: Iterable[Site]) -> list[str]:
        """Give the names of places, as the first link counts."""
        return [self.left.drawing.lattice.label(site) for site in sites]

    def to_json(self) -> dict[str, object]:
        """Give the object that ``diff --json`` prints."""
        return {
            "same": self.same,
            "differences": [
                {
                    "what": contrast.what.value,
                    "cells": self.cells(contrast.sites),
                    "left": contrast.left,
                    "right": contrast.right,
                }
                for contrast in self.found.contrasts
            ],
        }


def diff_links(left: str, right: str) -> Diff:
    """Tell whether two links are the same puzzle, whatever their formats.

    Raises:
        PenpadError: If one is unusable.
    """
    one, other = open_link(left), open_link(right)
    return Diff(one, other, compared(one.drawing, other.drawing))


def draw_diff(diff: Diff) -> Lossy[str]:
    """Draw both links side by side as SVG, with a frame around every cell that differs."""
    sites = [site for contrast in diff.found.contrasts for site in contrast.sites]
    rows, cols = diff.found.move
    there = (site._replace(row=site.row - rows, col=site.col - cols) for site in sites)
    left = registry.write(_framed(diff.left.drawing, sites), to="svg")
    right = registry.write(_framed(diff.right.drawing, there), to="svg")
    return Lossy(side_by_side(left.value, right.value), (*left.losses, *right.losses))


def _framed(drawing: Drawing, sites: Iterable[Site]) -> Drawing:
    """Give a drawing without answer and key, the cells at some places framed."""
    cells = dict.fromkeys(cell for site in sites for cell in _cells(site, drawing.lattice))
    marks: tuple[Element, ...] = tuple(Symbol(Spot(cell), _FRAME, over=True) for cell in cells)
    return replace(drawing, answer=(), key=(), marks=marks)


def _cells(site: Site, lattice: Lattice) -> Iterator[Site]:
    """Give the cell at a place, or those beside it."""
    if site.kind is Kind.CELL:
        yield site
    elif isinstance(lattice, SquareLattice) or site in lattice.sites(site.kind):
        yield from lattice.around(site, Kind.CELL)
