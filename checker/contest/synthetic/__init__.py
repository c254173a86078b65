"""Contests made by the program, with entries whose verdict is known: for tests and benchmarks.

Puzzles come from the makers, so each has one solution; every fifth loses clues until it has two,
and its booklet knows one of them. Each sort of entry is one function in a table, which says the
verdict it must get. No verdict comes from what judges entries: it follows from what was done to the
solution. The same seed gives the same contest.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`crafts`           what a genre gives: puzzles, sorts of entries
`typed`            sorts of entries that every genre has: codes, and what is no answer
`akari`            puzzles and sorts of Akari
`delta_a38`        puzzles and sorts of Castle Wall (Delta) / A38
`delta_answers`    the right answer to one
`delta_lines` and  what can be wrong with its lines, with its regions, arrows and lists, and with
`…faults` `…marks` the marks on its pass cells
`delta_sheets`     the ways in which solvers draw and write the same answer
`planting`         whole contests of some genres
=================  ========================================================================
"""

from checker.contest.synthetic.crafts import Made, Planted
from checker.contest.synthetic.planting import CRAFTS, booklet, entries, puzzles, table

__all__ = ["CRAFTS", "Made", "Planted", "booklet", "entries", "puzzles", "table"]
