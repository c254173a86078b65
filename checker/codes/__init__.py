"""Solution codes: their wordings read, the codes computed from a solution, typed ones compared.

===============================  ==========================================================
module                           what it knows
===============================  ==========================================================
`reading`                        what a wording can ask for, as data
`traits` `lexicon`               properties of cells, and all other words, in en, de, nl
`tokens`                         a wording as words with their classes
`chart`                          a parser that gives every reading
`grammar` `building` `lines`     how wordings are built, and what comes of each construction
`parsing`                        a wording to its reading, or what of it is not understood
`telling`                        a reading in plain words
`view`                           a solution as codes see it, whatever its genre
`cells` `computing`              the cells of a line; the code
`comparing`                      what a typed code is: equal, a slip, or different
===============================  ==========================================================

It does not know: codes of several grids, words along a path, coordinates, marks of the author.
"""
