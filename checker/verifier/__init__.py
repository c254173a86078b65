"""Checks a written proof that a puzzle has exactly one solution, and believes nobody.

Two files claim it: ``uniqueness.opb``, the rules as inequalities and "not this answer", and
``uniqueness.pbp``, steps that lead from these to a contradiction. If the first says what the puzzle
says, its answer keeps the rules and every step follows, the answer is the only one. So

1. the inequalities are derived from the board once more, and must be those of the file;
2. the file must hold one more line, which excludes one full answer, and that answer meets them all;
3. each step of the proof must follow from what stands before it, and the last one must be a
   contradiction.

Nothing here shares code with what writes such files, finds solutions or makes inequalities: a fault
there cannot be repeated here, and a test watches the imports.
"""

from checker.verifier.derived import DERIVATIONS, Derivation
from checker.verifier.reasons import FORMULA, PROOF
from checker.verifier.verdict import Files, Verdict, verify

__all__ = ["DERIVATIONS", "FORMULA", "PROOF", "Derivation", "Files", "Verdict", "verify"]
