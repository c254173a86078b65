"""Pictures as SVG: written only, self-contained, the same text for the same drawing.

A picture is drawn in the solver's view with the looks of Penpa+, dark on white, in a view box of 64
units a cell. It draws every lattice that tells the corners of its cells; holes and the frame follow
from the cells in play. It does not draw the key.
"""

from typing import TYPE_CHECKING, Final

from converters.format import Format
from converters.formats.svg.document import SvgDocument, encode, looks_like_svg
from converters.late import Late

if TYPE_CHECKING:
    from converters.formats.svg.draw import from_drawing
else:
    from_drawing = Late("converters.formats.svg.draw", "from_drawing")

FORMAT: Final[Format[SvgDocument]] = Format(
    name="svg",
    title="SVG picture",
    sniff=looks_like_svg,
    encode=encode,
    from_drawing=from_drawing,
)
