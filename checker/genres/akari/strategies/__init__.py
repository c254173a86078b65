"""How people solve an Akari: named ways to add up a few of its demands.

=============  ============================================================================
module         what it knows
=============  ============================================================================
`kinds`        the four sorts of demand
`alone`        one demand: a clue, a dark cell, a bulb's light
`kills`        a bulb that would spoil one demand
`meetings`     two demands that meet in corridors
`named`        the names, titles and sentences of them all, from easy to hard
=============  ============================================================================
"""

from checker.genres.akari.strategies.named import STRATEGIES, WAYS

__all__ = ["STRATEGIES", "WAYS"]
