"""Solves the puzzle, proves solutions unique, and gives reasons, by CP-SAT.

Nothing here shares code with the rules: every solution found is judged by them afterwards.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`model`            what must hold, as text for the solver
`engine`           the solver itself, an extra of penpad
`ground`           the puzzle as numbers
`regions`          the border of the two regions
`castle`           the castle loop and its squared clues
`crossing`         the A38 loop, the order of its visits, and permits
`counts`           the A38 clues
`demands`          what each clue says, in words
`formula`          the whole puzzle, its marks, and its solutions as boards
`cores`            demands that cannot hold together
`proving`          one solution, several or none
`hinting`          what follows next, and from which clues
=================  ========================================================================
"""
