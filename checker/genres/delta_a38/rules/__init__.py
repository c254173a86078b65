"""The rules, one small function a code.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`sentences`        the nineteen sentences, and all rules that judge them
`ruling`           how a function becomes a rule, over loops or over lines that are none
`regions`          the two regions
`castle`           the castle loop and its squares
`a38`              the shape of the A38 loop
`pass_cells`       pass cells; `checker.genres.delta_a38.answer.passes` finds what breaks them
`shape_words`      what is said of lines that are no loop
=================  ========================================================================
"""
