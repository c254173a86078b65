"""Oracles: what other people's programs make of our links and pictures.

``python -m tests.oracle penpa --editor DIR --corpus DIR`` asks the real Penpa+ editor, in a
headless Chromium; DIR of the editor is the ``docs/`` of a copy of swaroopg92/penpa-edit. Both
folders may also be named by ``PENPA_EDITOR`` and ``PENPAD_CORPUS``. Without an editor, or without
Chromium, it says so and does nothing. ``--only a1`` runs the checks whose title begins
so, ``--sample N`` says over how many real links, ``--pictures OUT`` keeps the pictures that are
unlike, ours on the left.

``python -m tests.oracle sudokupad --app DIR --corpus DIR`` asks the real SudokuPad in the same way;
DIR of the application holds its ``index.html`` (``SUDOKUPAD_APP``).

An oracle stands beside the project: nothing of it is needed to run or to test penpad, and nothing
of another program is kept here. The pictures need numpy and Pillow.

`browser` drives Chromium, `penpa` the editor and `sudokupad` the application; `check` runs checks
over links; `sameness`, `answers`, `pictures` and `sudokupad_checks` hold the checks, `likeness`
tells how alike two pictures are.
"""
