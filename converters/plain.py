"""The plain marks that one-character-a-cell formats share, and the drawing they stand for.

puzz.link, Tatham and text boards write a shaded-cell puzzle one code a cell. Each of them keeps a
table between its codes and the marks here, and none of them draws anything itself.
"""

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
