"""The elements that plain marks are drawn as, written once for all formats and genres."""

from converters.drawing import Fill, Label, Symbol
from converters.site import Site, Spot


def wall(site: Site) -> Fill:
    """Give a black cell."""
    return Fill(Spot(site), ("black",))


def clue(site: Site, text: str) -> Label:
    """Give the number on a black cell."""
    return Label(Spot(site), text, style="white")


def bulb(site: Site) -> Symbol:
    """Give a light bulb."""
    return Symbol(Spot(site), "bulb", over=True)


def dot(site: Site) -> Symbol:
    """Give the solver's mark for "nothing here"."""
    return Symbol(Spot(site), "dot", style="black")


def unread(site: Site) -> Symbol:
    """Give the mark for a code that stood there and that nobody understood."""
    return Symbol(Spot(site), "unread")
