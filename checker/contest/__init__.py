"""Grading a contest: booklets, entries, verdicts, and the store that keeps them."""
