"""An answer, worked out until the rules can judge it.

=================  ========================================================================
module             what it knows
=================  ========================================================================
`trace`            drawn lines: which is which loop
`loops`            one loop and what can be asked of it, two loops in their regions
`resolve`          both loops ready to be judged: directions chosen, regions derived
`passes`           visits in order, and what is wrong with pass cells
`events`           how pass cells and crossings alternate
`questions`        what question marks can stand for
`pass_words`       what is said of all that
=================  ========================================================================
"""
