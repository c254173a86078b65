"""Whether two drawings show the same puzzle, whatever editors they come from.

Two editors never draw alike: one has a field for a killer sum where the other has a text in a
corner, one thickens edges where the other lists regions. So each drawing's question becomes a set
of facts (see `converters.sameness.facts`) that say what a solver reads off it and nothing of how it
looks, both sets are laid on each other (`converters.sameness.alignment`), and what one has and the
other has not is a difference.

Colours are compared by where they are the same, not by what they are: a board whose grey cells are
all blue in the other drawing is the same board. Sizes, thickness, dashes and the order of drawing
do not count. Answers, keys, titles and rules are not looked at.

Not seen here: which of two lines of different colours runs where they overlap; pictures behind the
board; fog.
"""

from converters.sameness.compared import Contrast, Sameness, compared
from converters.sameness.fact import What

__all__ = ["Contrast", "Sameness", "What", "compared"]
