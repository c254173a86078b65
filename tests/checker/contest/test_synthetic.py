"""Synthetic contests: each sort of entry gets the verdict, the rule and the cell that it names."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from checker.contest import synthetic
from checker.contest.booklet import Puzzle, parse_booklet
from checker.contest.entries import Given
from checker.contest.judging import judge
from checker.contest.sealing import sealed
from checker.contest.synthetic.crafts import AnyMade, Case
from checker.contest.verdict import Verdict
from tests.contest import tells

SIZE = 6
NUMBERS = ("3", "4", "5")
"""Of each genre three puzzles; the fifth one of a contest has two solutions."""
SORTS = [
    (genre, sort.__name__)
    for genre, craft in synthetic.CRAFTS.items()
    for sort in (*craft.sorts, *craft.lone, *craft.doubled)
]


@cache
def made() -> tuple[AnyMade, ...]:
    every = [
        craft.make(number, SIZE, int(number))
        for craft in synthetic.CRAFTS.values()
        for number in NUMBERS
    ]
    return tuple(replace(each, id=str(at)) for at, each in enumerate(every, start=1))


@cache
def puzzles() -> dict[str, Puzzle]:
    booklet = parse_booklet(synthetic.booklet(made()), "booklet").booklet
    assert booklet is not None
    return {each.id: each for each in sealed(booklet, "booklet").puzzles}


@pytest.mark.parametrize(("genre", "name"), SORTS)
def test_each_sort_of_entry_gets_what_was_planted(genre: str, name: str) -> None:
    random, tried = Random(7), 0
    craft: Any = synthetic.CRAFTS[genre]
    for each in made():
        for sort in craft.of(each) if each.genre == genre else ():
            sent = sort(Case(each, made(), random)) if sort.__name__ == name else None
            if sent is not None:
                tried += 1
                given = Given(each.id, sent.link, sent.board, sent.code)
                outcome = judge(puzzles()[each.id], given)
                assert outcome.verdict is sent.verdict, sent
                assert tells(outcome, sent.rule, sent.cell), sent
    assert tried


@pytest.mark.parametrize("genre", synthetic.CRAFTS)
def test_the_sorts_of_a_genre_make_every_verdict(genre: str) -> None:
    craft: Any = synthetic.CRAFTS[genre]
    random = Random(1)
    cases = [Case(each, made(), random) for each in made() if each.genre == genre]
    sent = [sort(case) for case in cases for sort in craft.of(case.made)]
    assert {each.verdict for each in sent if each} == set(Verdict)


def test_about_half_of_all_entries_are_right() -> None:
    found = Counter(each.expected for each in synthetic.entries(made(), 40, 1))
    assert 0.5 < found["equal"] / found.total() < 0.7


def test_the_same_seed_gives_the_same_contest() -> None:
    one, other = (list(synthetic.entries(made(), 5, 3)) for _ in range(2))
    assert one == other


def test_puzzles_of_several_genres_take_turns() -> None:
    both = synthetic.puzzles(3, 5, 1, ("akari", "delta-a38"))
    assert [each.genre for each in both] == ["akari", "delta-a38", "akari"]
