"""The formula must be the puzzle's, with a real solution excluded."""

import pytest

from checker.proofs import Proof
from checker.rule import Lang
from tests.checker.proofs.boards import CORNER, EASY, proof, verdict

LIT = "1 x1 1 x3 >= 1 ;"
ANSWER = "1 ~x1 1 ~x2 1 x3 >= 1 ;"


def refusal(board: str, files: Proof) -> str:
    found = verdict(board, files)
    assert not found.accepted
    return found.reason.say(Lang.EN)


def with_formula(old: str, new: str) -> Proof:
    """Give the proof of the corner with one thing changed in its formula."""
    files = proof(CORNER)
    assert old in files.formula
    return files._replace(formula=files.formula.replace(old, new, 1))


def test_the_order_of_the_lines_does_not_count() -> None:
    first, *lines = proof(CORNER).formula.splitlines()
    assert verdict(
        CORNER, proof(CORNER)._replace(formula="\n".join((first, *lines[::-1])))
    ).accepted


def test_a_proof_of_another_puzzle_is_refused() -> None:
    assert "rule 1 ~x" in refusal(EASY, proof(CORNER))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (LIT, "1 x1 1 x3 >= 2 ;", "the puzzle's rule 1 x1 1 x3 >= 1 ; is missing"),
        (LIT, "2 x1 1 x3 >= 1 ;", "the puzzle's rule 1 x1 1 x3 >= 1 ; is missing"),
        (LIT, "1 x1 1 ~x3 >= 1 ;", "the puzzle's rule 1 x1 1 x3 >= 1 ; is missing"),
        (LIT + "\n", "", "the puzzle's rule 1 x1 1 x3 >= 1 ; is missing"),
        (LIT, f"{LIT}\n1 ~x3 >= 1 ;", "line 10: this is no rule of the puzzle"),
        (ANSWER, f"{ANSWER}\n1 x1 1 x2 1 ~x3 >= 1 ;", "line 18: this is no rule"),
        (ANSWER, "", "excludes no answer"),
        (ANSWER, "1 ~x1 1 ~x2 >= 1 ;", "excludes no answer"),
        (ANSWER, "1 ~x1 1 ~x2 1 x3 >= 2 ;", "excludes no answer"),
        (ANSWER, "1 ~x1 1 ~x2 1 ~x3 >= 1 ;", "line 17: the excluded answer breaks 1 ~x"),
        (ANSWER, "1 x1 1 ~x2 1 x3 >= 1 ;", "line 17: the excluded answer breaks"),
        ("#variable= 3", "#variable= 4", "line 1: '* #variable= 3 #constraint= 8' is wanted"),
        ("#constraint= 8", "#constraint= 9", "line 1"),
        ("* #variable", "#variable", "line 1"),
        ("x3 >= 1 ;", "x3 >= 1", "is not understood"),
        ("* x1", "* \u00e91", "characters outside ASCII"),
    ],
)
def test_another_formula_is_refused(old: str, new: str, words: str) -> None:
    assert words in refusal(CORNER, with_formula(old, new))


def test_two_solutions_cannot_be_hidden_by_excluding_both() -> None:
    # ..#  a bulb in either cell
    formula = "* #variable= 2 #constraint= 4\n-1 x1 -1 x2 >= -1 ;\n1 x1 1 x2 >= 1 ;\n"
    excluded = "1 ~x1 1 x2 >= 1 ;\n1 x1 1 ~x2 >= 1 ;\n"
    steps = "pseudo-Boolean proof version 1.1\nf 4\nu 1 x1 >= 1 ;\nu >= 1 ;\nc 6\n"
    assert "line 5: this is no rule" in refusal("..#", Proof(formula + excluded, steps))
