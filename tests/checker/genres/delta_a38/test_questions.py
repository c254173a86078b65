"""What question marks can stand for, against trying every choice."""

from itertools import pairwise, product

from hypothesis import given, settings
from hypothesis import strategies as st

from checker.genres.delta_a38.answer.questions import Outcome, search
from converters.site import Site, cell

CLUES = tuple(cell(0, col) for col in range(4))
OPTIONS = st.frozensets(st.frozensets(st.sampled_from(CLUES), max_size=3), max_size=3)


def is_possible(needs: dict[Site, int], choices: list[frozenset[frozenset[Site]]]) -> bool:
    return any(
        all(sum(clue in option for option in taken) == need for clue, need in needs.items())
        for taken in product(*choices)
    )


@settings(max_examples=200)
@given(
    counts=st.lists(st.integers(0, 3), min_size=4, max_size=4),
    choices=st.lists(OPTIONS, max_size=6),
)
def test_the_search_finds_a_way_exactly_if_there_is_one(
    counts: list[int], choices: list[frozenset[frozenset[Site]]]
) -> None:
    needs = dict(zip(CLUES, counts, strict=True))
    assert (search(needs, choices) == Outcome()) == is_possible(needs, choices)


def test_the_choice_without_a_way_is_told() -> None:
    one = frozenset({frozenset({CLUES[0]})})
    assert search({CLUES[0]: 1}, [one, one]).stuck == 1
    assert search({CLUES[0]: 1}, [one, frozenset()]).stuck == 1


def test_needs_left_after_the_last_choice_are_told_with_their_clues() -> None:
    assert search({CLUES[0]: 1, CLUES[1]: 0}, []) == Outcome(0, (CLUES[0],))


def test_parts_of_a_large_board_do_not_multiply() -> None:
    clues = [cell(row, 0) for row in range(300)]
    both = [frozenset({frozenset({clue}), frozenset()}) for clue in clues for _ in range(6)]
    assert search(dict.fromkeys(clues, 3), both) == Outcome()


def test_a_search_without_bounds_is_given_up() -> None:
    clues = [cell(0, col) for col in range(80)]
    pairs = [frozenset({frozenset(pair), frozenset()}) for pair in pairwise(clues)]
    far = [
        frozenset({frozenset({one, clues[-at]}), frozenset()}) for at, one in enumerate(clues, 1)
    ]
    assert search(dict.fromkeys(clues, 1), [*pairs, *far, *pairs]).gave_up
