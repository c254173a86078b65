from tests.oracle.check import evenly
from tests.oracle.sudokupad_checks import keyed, rewritten


def test_links_of_classic_digits_are_not_asked_for_since_sudokupad_has_no_such_puzzle() -> None:
    rows = [{"kind": "classic", "id": 1}, {"kind": "scl", "id": 2}]
    assert [row["id"] for row in rewritten(rows, 5)] == [2]


def test_all_links_with_a_key_are_chosen_and_some_with_an_answer() -> None:
    rows = [
        {"id": "key", "has_answer": True},
        {"id": "answer", "has_answer": False, "solution_layers": ["number"]},
        {"id": "nothing", "has_answer": False, "solution_layers": []},
        {"id": "cut", "has_answer": True, "note": "does not decode: cut"},
    ]
    assert [row["id"] for row in keyed(rows, 5)] == ["key", "answer"]


def test_rows_are_chosen_evenly_from_first_to_last() -> None:
    rows = [{"id": place} for place in range(10)]
    assert [row["id"] for row in evenly(rows, 5)] == [0, 2, 4, 6, 8]
