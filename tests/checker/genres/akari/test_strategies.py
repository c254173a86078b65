"""Each named strategy on a board of its own: what it finds there, and nothing else."""

from itertools import pairwise

import pytest

from checker.engines.explain import begin, explain
from checker.engines.stepping import Stepper
from checker.genres.akari import GENRE
from checker.genres.akari.strategies import STRATEGIES
from checker.position import Position
from checker.rule import Lang
from checker.strategy import Step, settled

# the board before the step and after it; o and x are what is known
EXAMPLES = {
    "akari/light": ("o..\n.#.", "oxx\nx#."),
    "akari/zero-wall": ("...\n.0.\n...", ".x.\nx0x\n.x."),
    "akari/full-wall": ("...\n.3.", ".o.\no3o"),
    "akari/counted-out": ("o1.\n...", "o1x\n.x."),
    "akari/isolated-cell": ("#.#\n.#.", "#o#\n.#."),
    "akari/only-source": ("x.#", "xo#"),
    "akari/shadow": (".x#\n..x", ".x#\nx.x"),
    "akari/mutual-exclusion": ("1.2.\n....\n....", "1o2.\n....\n...."),
    "akari/clue-corner": ("...\n.3.\n...", "x..\n.3.\n..."),
    "akari/facing-clues": ("....\n1##1\n....", ".xx.\n1##1\n.xx."),
    "akari/facing-clues-of-three": ("....\n2..1\n....", ".xx.\n2..1\n.xx."),
    "akari/diagonal-pair": ("....\n.3..\n..1.\n....", ".o..\no3..\n..1x\n..x."),
    "akari/clue-against-dark-cell": ("...\n.1.", ".x.\n.1."),
    "akari/dark-cell-against-clue": ("1.xx\n....", "1oxx\n...."),
    "akari/dark-cell-facing-clue": ("1...\n....\n##x#", "1..x\n.x.x\n##x#"),
    "akari/two-dark-cells": (".xx\n#xx\n#..", "oxx\n#xx\n#.."),
    "akari/two-dark-cells-on-two-corridors": ("...\n...\n#xx", "x..\nx..\n#xx"),
    "akari/pointing": ("x.#\n.1.\n#..", "x.#\n.1x\n#x."),
    "akari/set-exclusion": (".....\n1.1..\n...#.", ".....\n1x1..\n...#."),
}


def first(text: str, strategy: str) -> tuple[Step, Position]:
    """Give the first step that one strategy alone finds on a text board."""
    (chosen,) = (each for each in STRATEGIES if each.id == strategy)
    position = Position(GENRE.problem(GENRE.from_text(text)))
    step = Stepper(position, (chosen,), GENRE.ways.words, None).next()
    assert isinstance(step, Step)
    return step, position


def after(text: str, step: Step, position: Position) -> str:
    """Give a text board after a step."""
    values = {**position.known(), **dict(step.sets)}
    marks = {position.problem.variable(each): value for each, value in values.items()}
    return GENRE.to_text(GENRE.with_marks(GENRE.from_text(text), marks))


@pytest.mark.parametrize(("strategy", "boards"), EXAMPLES.items())
def test_a_strategy_finds_its_step(strategy: str, boards: tuple[str, str]) -> None:
    before, wanted = boards
    step, position = first(before, strategy)
    assert step.strategy == strategy
    assert after(before, step, position) == wanted


@pytest.mark.parametrize(("strategy", "boards"), EXAMPLES.items())
def test_the_sum_of_a_step_proves_by_itself_what_is_set(
    strategy: str, boards: tuple[str, str]
) -> None:
    step, position = first(boards[0], strategy)
    assert settled(step.sum, position.known()) == set(step.sets)


def test_a_diagonal_pair_is_told_so_that_both_what_is_set_to_1_and_to_0_follows() -> None:
    # The 3 has two places of its own, so one bulb at least is in the two that the 1 has as well.
    step, _ = first("....\n.3..\n..1.\n....", "akari/diagonal-pair")
    assert step.text.say(Lang.EN) == (
        "In the places that they share, R2C2 needs as many bulbs as R3C3 still allows."
        " Bulb in R1C2 and R2C1; none in R3C4 and R4C3."
    )


def test_every_strategy_has_an_example() -> None:
    assert {each.id for each in STRATEGIES} == EXAMPLES.keys()


def test_each_strategy_is_harder_than_the_one_before() -> None:
    assert all(one.level < other.level for one, other in pairwise(STRATEGIES))


@pytest.mark.parametrize("lang", Lang)
def test_every_sentence_names_places_in_every_language(lang: Lang) -> None:
    for strategy, (before, _) in EXAMPLES.items():
        step, _ = first(before, strategy)
        assert "R" in step.text.say(lang)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            Lang.DE,
            "Eine Lampe in R1C1 beleuchtete zwei Plätze der 3 in R2C2; dann fehlte dort eine Lampe."
            " Keine Lampe in R1C1.",
        ),
        (
            Lang.EN,
            "A bulb in R1C1 would light two places of the 3 in R2C2, which would then lack a bulb."
            " No bulb in R1C1.",
        ),
        (
            Lang.NL,
            "Een lampje in R1C1 zou twee plekken van de 3 in R2C2 verlichten; daar zou dan een"
            " lampje ontbreken. Geen lampje in R1C1.",
        ),
    ],
)
def test_a_clue_corner_is_told(lang: Lang, words: str) -> None:
    step, _ = first("...\n.3.\n...", "akari/clue-corner")
    assert step.text.say(lang) == words


def test_a_number_whose_places_are_all_needed_is_counted_out_too() -> None:
    step, position = first("x2.\n...", "akari/counted-out")
    assert after("x2.\n...", step, position) == "x2o\n.o."


def test_the_reasons_of_a_facing_pair_are_its_clues_and_their_corridors() -> None:
    step, position = first("....\n1##1\n....", "akari/facing-clues")
    clues, corridors = step.because[:2], step.because[2:]
    assert {(site.row, site.col) for site in clues} == {(1, 0), (1, 3)}
    assert {site.row for site in corridors} == {0, 2}
    assert position.known() == {}


def test_a_strategy_that_finds_nothing_gives_nothing() -> None:
    position = Position(GENRE.problem(GENRE.from_text("...\n...\n...")))
    assert Stepper(position, STRATEGIES, GENRE.ways.words, None).next() is None


def test_easy_steps_come_before_hard_ones() -> None:
    told = explain(GENRE.from_text("....0\n.3...\n..1..\n....."), GENRE)
    assert told.steps[0].strategy == "akari/zero-wall"


def test_a_step_never_rests_on_what_it_sets_itself() -> None:
    # Both bulbs follow from the 2; the light of either is a step of its own.
    start = begin(GENRE.from_text("2.\n.."), GENRE)
    told = explain(GENRE.from_text("2.\n.."), GENRE)
    assert [step.strategy for step in told.steps[:2]] == ["akari/full-wall", "akari/light"]
    assert len(told.steps[0].sets) == 2
    assert start.position.known() == {}
