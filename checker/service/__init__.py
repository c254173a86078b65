"""One function a verb, values in and values out; front ends call nothing else."""

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
