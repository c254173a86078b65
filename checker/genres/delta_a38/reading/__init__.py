"""From a drawing to a board: what each mark means where it stands.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`signs`            what marks look like
`conventions`      what they mean
`sorting`          all marks of a drawing, each with its meaning in its layer
`given`            the puzzle among them
`halves`           lines of any length, cut into halves of steps
`strokes`          which lines are loops, and which are borders
`arrows`           which way loops run
`regions`          two regions from borders or colours
`reader`           the board that all of these make
`recognising`      whether a drawing is such a puzzle at all
`remarks`          what is said of marks
=================  ========================================================================
"""
