"""How much a proof may cost: files come from anybody, and a small one can ask for a lot."""

import time
from dataclasses import dataclass

from checker.verifier.reasons import MAX_TERMS
from converters.errors import ReadError


@dataclass(slots=True)
class Budget:
    """Time and memory that are left.

    Attributes:
        deadline: When to give up, by `time.monotonic`.
        terms: How many terms all inequalities have so far.
    """

    deadline: float
    terms: int = 0

    def spend(self, terms: int, *, where: str) -> None:
        """Note that an inequality of so many terms is kept, or 0 for a step of the work.

        Raises:
            ReadError: If there are too many, or the time is up.
        """
        self.terms += terms
        if self.terms > MAX_TERMS:
            raise ReadError(
                where=where,
                found=f"more than {MAX_TERMS} terms",
                want="a puzzle and a proof of a size that can be checked here",
                hint="another checker of such proofs, VeriPB, may have more room",
            )
        if time.monotonic() > self.deadline:
            raise ReadError(
                where=where,
                found="that the time is up",
                want="a proof that is checked within it",
                hint="give it more with --limit SECONDS",
            )
