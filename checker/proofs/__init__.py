"""Writes down why a puzzle has exactly one solution, for anybody to check.

Two texts: the rules as inequalities with one more line that excludes the answer, and a proof that
nothing meets them all. The proof first takes the steps of an explanation, each a sum of
inequalities and the literals that it settles; then cell after cell whose other value leads to a
contradiction at once (*look-ahead*); and what is left at last by what a SAT solver learned on its
way. `write` does not need the first, and mostly the second is enough.
"""

from checker.proofs.writing import Proof, write

__all__ = ["Proof", "write"]
