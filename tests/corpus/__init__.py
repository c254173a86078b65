"""Conformance: what must hold for every link and board of a corpus of real ones.

Run it with ``python -m tests.corpus DIR``; without DIR the folder is taken from ``PENPAD_CORPUS``.
The folder holds ``penpa.jsonl``, ``sudokupad.jsonl`` and ``akari.jsonl``, one JSON object a line,
and ``penpa_points.json``.

`check` says what a check is and runs many of them; `penpa`, `points`, `sudokupad` and `akari` hold
the checks of one file each; `__main__` prints one line a check with its counts, then the first
failures.
"""
