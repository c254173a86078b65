"""Written proofs that a puzzle has exactly one solution: writing them and verifying them."""

import time
from dataclasses import dataclass
from typing import Final

from checker.engines.explain import explain
from checker.engines.prove import SECONDS
from checker.proofs import Proof, write
from checker.registry import AnyGenre
from checker.rule import Lang, Remark, Text, judge
from checker.service.posing import Posed, pose
from checker.verifier import DERIVATIONS, FORMULA, Derivation, Files, Verdict, verify
from converters.errors import ReadError, UsageError

_BREAKS: Final = Text(
    de="{file}: Die ausgeschlossene Antwort hält die Regeln nicht ein: {what}",
    en="{file}: the excluded answer does not keep the rules: {what}",
    nl="{file}: het uitgesloten antwoord voldoet niet aan de regels: {what}",
)


@dataclass(frozen=True, slots=True)
class Verified:
    """What ``penpad verify-proof`` tells.

    Attributes:
        accepted: Whether the proof shows that the puzzle has exactly one solution.
        reason: Why, or why not.
        genre: The genre's name.
        genre_reason: Why this genre.
        solution: The only solution as a text board, one string a row; empty if refused.
        notes: What a solver should know.
    """

    accepted: bool
    reason: Remark
    genre: str
    genre_reason: Remark
    solution: tuple[str, ...] = ()
    notes: tuple[Remark, ...] = ()

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``verify-proof --json`` prints."""
        return {
            "accepted": self.accepted,
            "reason": self.reason.say(lang),
            "genre": self.genre,
            "genre_reason": self.genre_reason.say(lang),
            "solution": list(self.solution),
            "notes": [note.say(lang) for note in self.notes],
        }


def verify_proof(
    link: str, files: Files, *, genre: str | None = None, seconds: float = SECONDS
) -> Verified:
    """Check a written proof that a link's puzzle has exactly one solution.

    What the proof starts from is derived from the link by code of its own, and the rules that judge
    solutions judge the proof's answer as well.

    Args:
        link: Any readable input; the solver's marks do not count.
        files: The proof.
        genre: The genre's name; None: found out.
        seconds: How long to try.

    Raises:
        PenpadError: If the link is unusable or not wholly understood, no proof of its genre can be
            verified, or this one costs too much.
    """
    posed = pose(link, genre)
    derive = _derivation(posed.genre)
    for unread in posed.unread():
        raise ReadError(
            where="drawing",
            found=unread.say(Lang.EN),
            want="a puzzle that is wholly understood",
            hint="a rule may hang on what was not understood",
        )
    rows = posed.genre.to_text(posed.genre.unsolved(posed.reading.board)).splitlines()
    verdict = verify(rows, derive, files, time.monotonic() + seconds)
    accepted, reason, solution = _judged(posed, verdict)
    return Verified(accepted, reason, posed.genre.name, posed.genre_reason, solution, posed.notes)


def _judged(posed: Posed, verdict: Verdict) -> Verdict:
    """Refuse an answer that the genre's rules do not accept, though the verifier's own did."""
    if not verdict.accepted:
        return verdict
    board = posed.genre.from_text("\n".join(verdict.solution))
    for violation in judge(posed.genre.rules, board).violations:
        facts = {"file": FORMULA, "what": str(violation)}
        return Verdict(accepted=False, reason=Remark(_BREAKS, facts=facts))
    return verdict


def check_provable(genre: AnyGenre, *, from_marks: bool) -> None:
    """Refuse to write what nobody could verify.

    Raises:
        UsageError: If proofs of the genre cannot be verified, or marks are to count, which the
            puzzle alone does not say.
    """
    _derivation(genre)
    if from_marks:
        raise UsageError(
            where="--proof",
            found="--from-marks",
            want="the puzzle as it was set",
            hint="a proof is about the puzzle alone; leave one of the two out",
        )


def written_proof(genre: AnyGenre, board: object, seconds: float) -> Proof | None:
    """Write down that a board has exactly one solution; None if time was up.

    It begins with the board's explanation, as far as half of the time takes it.
    """
    if genre.problem is None:
        return None
    deadline = time.monotonic() + seconds
    bare = genre.unsolved(board)
    steps = explain(bare, genre, seconds=seconds / 2).steps
    return write(genre.problem(bare), deadline, steps)


def _derivation(genre: AnyGenre) -> Derivation:
    if genre.name not in DERIVATIONS:
        raise UsageError(
            where="genre",
            found=genre.name,
            want=" or ".join(DERIVATIONS),
            hint="proofs of other genres cannot be verified yet",
        )
    return DERIVATIONS[genre.name]
