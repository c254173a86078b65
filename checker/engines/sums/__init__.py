"""Sums of demands that settle something, whatever the genre.

===============  ==============================================================================
module           what it finds
===============  ==============================================================================
`simple`         one demand alone, and two of them
`probing`        what follows from a value demand by demand; its contradiction, added up
`programming`    the demands to add, and how often, named by a linear program
`highs`          the only door to the library that solves those
===============  ==============================================================================
"""
