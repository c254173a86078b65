"""One function a verb, values in and values out; front ends call nothing else.

Everything here has a module of its own, which is loaded when one of its names is first asked for:
a single verb needs a small part of them, and its command should answer at once.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from checker.service.answering import Answered, Slimmed, answer_link, long_link, slim_link
    from checker.service.asking import Posed, Question
    from checker.service.checking import Checked, check_board, check_link, check_posed
    from checker.service.coding import CodeBasis, Coded, CodeWish, code_basis, code_link
    from checker.service.comparing import Comparison, compare_link
    from checker.service.contrasting import Diff, diff_links, draw_diff
    from checker.service.converting import AnswerMode, convert_link
    from checker.service.describing import Description, describe_link
    from checker.service.emptying import new_link
    from checker.service.explaining import Explained, Frame, explain_link, frames
    from checker.service.findings import Finding, Point, State
    from checker.service.grading import Graded, grade_link
    from checker.service.hinting import Hint, hint_link
    from checker.service.making import NewPuzzle, Symmetry, Wanted, make_link
    from checker.service.picturing import draw_link, draw_report
    from checker.service.proving import Verified, verify_proof
    from checker.service.replaying import Replayed, film_link, replay_link
    from checker.service.resolving import Resolved, resolve_link
    from checker.service.reviewing import verification_page
    from checker.service.solving import SECONDS, Answer, Solved, Wish, solve_link
    from checker.service.storytelling import draw_explanation, explanation_page
    from checker.service.verifying import Verification, VerifyWish, verify_page
    from checker.verifier import FORMULA, PROOF, Files

__all__ = [
    "FORMULA",
    "PROOF",
    "SECONDS",
    "Answer",
    "AnswerMode",
    "Answered",
    "Checked",
    "CodeBasis",
    "CodeWish",
    "Coded",
    "Comparison",
    "Description",
    "Diff",
    "Explained",
    "Files",
    "Finding",
    "Frame",
    "Graded",
    "Hint",
    "NewPuzzle",
    "Point",
    "Posed",
    "Question",
    "Replayed",
    "Resolved",
    "Slimmed",
    "Solved",
    "State",
    "Symmetry",
    "Verification",
    "Verified",
    "VerifyWish",
    "Wanted",
    "Wish",
    "answer_link",
    "check_board",
    "check_link",
    "check_posed",
    "code_basis",
    "code_link",
    "compare_link",
    "convert_link",
    "describe_link",
    "diff_links",
    "draw_diff",
    "draw_explanation",
    "draw_link",
    "draw_report",
    "explain_link",
    "explanation_page",
    "film_link",
    "frames",
    "grade_link",
    "hint_link",
    "long_link",
    "make_link",
    "new_link",
    "replay_link",
    "resolve_link",
    "slim_link",
    "solve_link",
    "verification_page",
    "verify_page",
    "verify_proof",
]

_MODULES: Final[Mapping[str, tuple[str, ...]]] = {
    "service.answering": ("Answered", "Slimmed", "answer_link", "long_link", "slim_link"),
    "service.asking": ("Posed", "Question"),
    "service.checking": ("Checked", "check_board", "check_link", "check_posed"),
    "service.coding": ("CodeBasis", "Coded", "CodeWish", "code_basis", "code_link"),
    "service.comparing": ("Comparison", "compare_link"),
    "service.contrasting": ("Diff", "diff_links", "draw_diff"),
    "service.converting": ("AnswerMode", "convert_link"),
    "service.describing": ("Description", "describe_link"),
    "service.emptying": ("new_link",),
    "service.explaining": ("Explained", "Frame", "explain_link", "frames"),
    "service.findings": ("Finding", "Point", "State"),
    "service.grading": ("Graded", "grade_link"),
    "service.hinting": ("Hint", "hint_link"),
    "service.making": ("NewPuzzle", "Symmetry", "Wanted", "make_link"),
    "service.picturing": ("draw_link", "draw_report"),
    "service.proving": ("Verified", "verify_proof"),
    "service.replaying": ("Replayed", "film_link", "replay_link"),
    "service.resolving": ("Resolved", "resolve_link"),
    "service.reviewing": ("verification_page",),
    "service.solving": ("SECONDS", "Answer", "Solved", "Wish", "solve_link"),
    "service.storytelling": ("draw_explanation", "explanation_page"),
    "service.verifying": ("Verification", "VerifyWish", "verify_page"),
    "verifier": ("FORMULA", "PROOF", "Files"),
}
_HOMES: Final = {name: f"checker.{module}" for module, names in _MODULES.items() for name in names}

if not TYPE_CHECKING:  # else every name would count as one of this module

    def __getattr__(name: str) -> object:
        """Give a name of `__all__` from the module that it has its home in."""
        if name not in _HOMES:
            missing = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(missing)
        return getattr(import_module(_HOMES[name]), name)

    def __dir__() -> list[str]:
        """Give the names that are offered, loaded or not, to who explores this by hand."""
        return [*__all__]
