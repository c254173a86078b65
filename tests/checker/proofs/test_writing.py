"""Written proofs of uniqueness, as far as one can follow them by eye."""

from tests.checker.proofs.boards import CORNER, proof, verdict


def test_the_formula_states_each_rule_and_excludes_the_answer() -> None:
    # .#   a bulb must stand in the only white cell
    assert proof(".#").formula.splitlines() == [
        "* #variable= 1 #constraint= 2",
        "* x1 R1C1",
        "* akari/unlit-cell",
        "1 x1 >= 1 ;",
        "* not this answer",
        "1 ~x1 >= 1 ;",
    ]


def test_a_proof_by_unit_propagation_alone_is_one_step() -> None:
    assert proof(CORNER).steps.splitlines() == [
        "pseudo-Boolean proof version 1.1",
        "f 8",
        "u >= 1 ;",
        "c 9",
    ]


def test_what_is_written_is_accepted() -> None:
    assert verdict(CORNER, proof(CORNER)).solution == ("2o", "o.")
