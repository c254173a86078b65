"""The rules of each genre as inequalities, derived from its text board once more.

A genre is verified if it is in the table. What is derived must be what `checker.proofs` writes for
the genre, inequality by inequality; what that is, each derivation says in its own words.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from checker.verifier.akari import akari
from checker.verifier.budget import Budget
from checker.verifier.puzzle import Derived

Derivation: TypeAlias = Callable[[Sequence[str], Budget], Derived]

DERIVATIONS: Final[Mapping[str, Derivation]] = {"akari": akari}
"""By the genres' names."""
