"""Puzzles of numbers on a strip of cells: a genre that no engine knows of."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from checker.genre import Choice, Convention, Genre, Reading
from checker.linear import Count, Inequality, Problem, Var, Why
from checker.rule import Found, Remark, Rule, Text, rule
from converters.drawing import Drawing
from converters.lattice import SquareLattice
from converters.site import Site, cell

NAME = Text("Streifen", "strip", "strook")
CONVENTION = Convention("plain", NAME, ())


@dataclass(frozen=True, slots=True)
class Strip:
    """Some cells are chosen; the weights of those chosen make up a sum.

    Attributes:
        weights: One for each cell.
        sum: What those chosen weigh together.
        apart: Whether no two neighbours are chosen.
        chosen: The solver's choice.
    """

    weights: tuple[int, ...]
    sum: int
    apart: bool = False
    chosen: frozenset[Site] = frozenset()


@rule("strip/wrong-sum", covers=("1",), text=Text("Summe", "sum", "som"))
def wrong_sum(strip: Strip) -> Iterator[Found]:
    if sum(strip.weights[site.col] for site in strip.chosen) != strip.sum:
        yield Found((cell(0, 0),))


@rule("strip/neighbours", covers=("2",), text=Text("Nachbarn", "neighbours", "buren"))
def neighbours(strip: Strip) -> Iterator[Found]:
    for one, other in combinations(sorted(strip.chosen), 2):
        if strip.apart and other.col - one.col == 1:
            yield Found((one, other))


SUM = Why("strip/wrong-sum", Text("{bound}", "The sum is {bound}.", "{bound}"))
APART = Why("strip/neighbours", Text("{places}", "{places} are neighbours.", "{places}"))


def problem(strip: Strip) -> Problem:
    terms = [(weight, number) for number, weight in enumerate(strip.weights, 1) if weight]
    negated = tuple((-weight, number) for weight, number in terms)
    pairs = [(number, number + 1) for number in range(1, len(strip.weights))]
    return Problem(
        size=len(strip.weights),
        variable=lambda number: Var(cell(0, number - 1)),
        counts=(Count(APART, -1, 1, pairs if strip.apart else ()),),
        sums=(
            Inequality(tuple(terms), strip.sum, SUM, cell(0, 0)),
            Inequality(negated, -strip.sum, SUM, cell(0, 0)),
        ),
    )


def genre(rules: Iterable[Rule[Strip]] = (wrong_sum, neighbours)) -> Genre[Strip]:
    return Genre(
        name="strip",
        title=NAME,
        tags=(),
        sources={},
        by_reading=frozenset(),
        rules=tuple(rules),
        conventions=(CONVENTION,),
        choose=lambda _: Choice(CONVENTION, Remark(NAME)),
        read=lambda _drawing, convention: Reading(Strip((), 0), convention),
        recognise=lambda _: None,
        board=Strip,
        without_answer=lambda drawing: drawing,
        unsolved=lambda strip: replace(strip, chosen=frozenset()),
        draw=lambda _: Drawing(SquareLattice(1, 1), frozenset()),
        from_text=lambda _: Strip((), 0),
        to_text=str,
        problem=problem,
        with_values=with_values,
    )


def with_values(strip: Strip, values: Mapping[Var, int]) -> Strip:
    return replace(strip, chosen=frozenset(var.site for var, value in values.items() if value))
