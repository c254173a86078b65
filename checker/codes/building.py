"""What the productions of `checker.codes.grammar` make: sorts, parts and rules.

Each function takes what the words of one production mean and gives the value of the whole, or
`REFUSED` if the words do not fit together, such as "the top column".
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple

from checker.codes.chart import REFUSED, Value
from checker.codes.lines import directed, region, usual
from checker.codes.reading import (
    ANY,
    GRID,
    Letter,
    Line,
    Part,
    Shape,
    Sort,
    Trait,
    What,
    Which,
)
from checker.codes.traits import A38, DELTA, DIGIT, LOOP, STRAIGHT
from converters.site import Site


class Rule(NamedTuple):
    """A rule on how parts are written: a field of `Reading` and its value."""

    field: str
    value: Value


class Narrowed(NamedTuple):
    """Letters that hold for cells of a sort only."""

    letters: tuple[Letter, ...]


class Same(NamedTuple):
    """Lines of which the same is asked as before."""

    lines: tuple[Line, ...]


class Way(NamedTuple):
    """A direction of reading that stands by itself."""

    axis: str
    backwards: bool


def both_sorts(first: Sort, more: Sort) -> Value:
    """Give the cells that are of two sorts; refused if none can be."""
    both = first | more
    contrary = any(trait._replace(lacks=not trait.lacks) in both for trait in both)
    return REFUSED if contrary else both


def sort_of(trait: tuple[str, bool], no: object = None) -> Value:
    """Give the sort of cells with a property, or without it."""
    name, lacks = trait
    return frozenset({Trait(name, lacks=lacks != bool(no))})


def beyond(trait: tuple[str, bool]) -> Value:
    """Give "outside the coral"; outside a loop is another thing than not on it."""
    return REFUSED if trait[0] == LOOP else sort_of(trait, no=True)


def within(sort: Sort) -> Value:
    """Give "cells in the Delta region"; in the loop may be on it or inside it."""
    return REFUSED if any(trait.name == LOOP or trait.lacks for trait in sort) else sort


def of_those_within(units: Sort, place: Sort) -> Value:
    """Give "turns in the A38 region"; "number of bulbs" is built alike and means another thing."""
    regions = all(trait.name in (DELTA, A38) and not trait.lacks for trait in place)
    return both_sorts(units, place) if regions else REFUSED


def content(lines: tuple[Line, ...], sort: Sort | None = None, what: What = What.CONTENT) -> Value:
    """Give the part that asks for what stands in lines, or in their cells of a sort."""
    wanted = sort or ANY
    if Trait(DIGIT) in wanted:
        return Part(What.DIGITS, lines, wanted - {Trait(DIGIT)})
    return Part(what, lines, wanted)


def digits(lines: tuple[Line, ...], sort: Sort | None = None) -> Value:
    """Give the part that asks for the digits in lines."""
    return content(lines, sort, What.DIGITS)


def counted(
    sort: Sort, lines: tuple[Line, ...] | None = None, way: tuple[str, bool] | None = None
) -> Value:
    """Give how many cells of a sort lines have; without lines, it is not said where."""
    return ordered(Part(What.COUNT, lines or (), sort), way)


def total(
    sort: Sort, lines: tuple[Line, ...] | None = None, way: tuple[str, bool] | None = None
) -> Value:
    """Give the same for a total: of several rows, or several columns, it is one number.

    Of rows and columns nobody says whether a cell where they cross counts twice.
    """
    part = counted(sort, lines, way)
    named = [line.shape for line in lines or () if line.which is Which.ONE]
    whole = len(named) == len(lines or ()) > 1 and len(set(named)) == 1
    return replace(part, together=True) if whole and isinstance(part, Part) else part


def counted_in_grid(sort: Sort) -> Part:
    """Give how many cells of a sort the grid has."""
    return Part(What.COUNT, (GRID,), sort)


def lines_out(toward: Shape, lines: tuple[Line, ...]) -> Value:
    """Give how many lines lead out of each row downwards, or of each column to the right."""
    if any(line.shape is not toward for line in lines):
        return REFUSED
    what = What.LINES_DOWN if toward is Shape.ROW else What.LINES_RIGHT
    return Part(what, lines)


class Run(NamedTuple):
    """A run of cells of a sort, perhaps only along rows or only along columns."""

    sort: Sort
    along: Shape | None = None


def runs(
    what: What, run: Run, lines: tuple[Line, ...], way: tuple[str, bool] | None = None
) -> Value:
    """Give the runs of a sort; along the other axis they would be something else."""
    if run.along is not None and any(line.shape is not run.along for line in lines):
        return REFUSED
    # Of straight cells side by side nobody says which way they lead.
    if any(trait.name == STRAIGHT for trait in run.sort):
        return REFUSED
    # A straight piece of a loop is not a run of cells on it: two may lie side by side.
    if run.sort == frozenset({Trait(LOOP)}):
        pieces = run.along is not None and what is What.RUNS
        return ordered(Part(What.STRETCHES, lines), way) if pieces else REFUSED
    return ordered(Part(what, lines, run.sort), way)


def first_place(
    axis: Shape | None,
    sort: Sort,
    lines: tuple[Line, ...],
    ordinal: int = 1,
    way: tuple[str, bool] | None = None,
) -> Value:
    """Give where the first cell of a sort is in each line: the number of the crossing line.

    Of "the first column from the right" nobody says from which side it is numbered.
    """
    if ordinal != 1 or any(line.shape in (axis, *_UNNUMBERED) for line in lines):
        return REFUSED
    if _counted_back(axis, lines):
        return REFUSED
    if way is not None and (way[1] or usual(lines, way[0]) is REFUSED):
        return REFUSED
    return Part(What.FIRST, lines, sort)


def first_from(
    axis: Shape, sort: Sort, lines: tuple[Line, ...], way: tuple[str, bool] | None = None
) -> Value:
    """Give the same for "the first column from the left"."""
    return first_place(axis, sort, lines, way=way)


def edge_place(
    axis: Shape | None, edge: tuple[Shape, int], sort: Sort, lines: tuple[Line, ...]
) -> Value:
    """Give the same for "the column of the leftmost bulb", which is the first one in its row."""
    toward, ordinal = edge
    return first_place(axis, sort, lines, ordinal) if toward is axis else REFUSED


def places(
    axis: Shape | None,
    sort: Sort,
    lines: tuple[Line, ...],
    way: tuple[str, bool] | None = None,
) -> Value:
    """Give the places of all cells of a sort in each line."""
    if any(line.shape in (axis, *_UNNUMBERED) for line in lines):
        return REFUSED
    part = ordered(Part(What.PLACES, lines, sort), way)
    return REFUSED if isinstance(part, Part) and _counted_back(axis, part.lines) else part


def _counted_back(axis: Shape | None, lines: tuple[Line, ...]) -> bool:
    """Tell whether places might be numbered from the far end: "positions, from the right"."""
    return axis is None and any(line.backwards for line in lines)


_UNNUMBERED: Final = (Shape.BOX, Shape.REGION, Shape.CELL, Shape.GRID, Shape.FALLING, Shape.RISING)


def areas_around(sort: Sort, corner: tuple[str, str] = ("top", "left")) -> Value:
    """Give the areas of a sort clockwise; only from the top left an order is told."""
    return Part(What.AREAS_AROUND, (GRID,), sort) if corner == ("top", "left") else REFUSED


def areas_rising(sort: Sort) -> Part:
    """Give the areas of a sort by size."""
    return Part(What.AREAS_RISING, (GRID,), sort)


def same(site: Site) -> "Same":
    """Give that of another region the same is asked."""
    return Same(region(site))


def letter(symbol: str, sort: Sort = ANY) -> Narrowed:
    """Give what is written for a sort of cell."""
    return Narrowed((Letter(sort, symbol),))


def digit_for(sort: Sort = ANY) -> Narrowed:
    """Give that for a sort of cell its digit is written."""
    return Narrowed((Letter(sort, ""),))


def letter_after(symbol: str, sort: Sort) -> Narrowed:
    """Give what is written behind a sort of cell."""
    return Narrowed((Letter(sort, symbol, after=True),))


def narrowed(sort: Sort, letters: tuple[Letter, ...]) -> Narrowed:
    """Give letters that hold for cells of a sort only."""
    return Narrowed(tuple(letter._replace(sort=letter.sort | sort) for letter in letters))


def letter_for_large(symbol: str, ten: int = 10) -> Value:
    """Give the rule of a letter for ten and more; for no other number there is one."""
    return Rule("large_letter", symbol) if ten == _TWO_DIGITS else REFUSED


_TWO_DIGITS: Final = 10


def ignored(sort: Sort) -> Value:
    """Give the rule that cells of a sort are passed over."""
    if sort == frozenset({Trait(DIGIT)}):
        return Rule("without_digits", value=True)
    if len(sort) != 1:
        return REFUSED
    ((name, lacks),) = sort
    return Rule("only", frozenset({Trait(name, not lacks)}))


def ordered(part: Value, way: tuple[str, bool] | None) -> Value:
    """Give a part with the direction behind it."""
    if way is None or not isinstance(part, Part):
        return part
    lines = directed(part.lines, way)
    return replace(part, lines=lines) if isinstance(lines, tuple) else REFUSED


def upright_sides(lines: tuple[Line, ...]) -> Value:
    """Give how many upright sides a loop along the grid takes in rows."""
    rows = all(line.shape is Shape.ROW for line in lines)
    return Part(What.UPRIGHT_SIDES, lines) if rows else REFUSED


def sizes(lines: tuple[Line, ...]) -> Part:
    """Give for each cell the size of its region."""
    return Part(What.SIZES, lines)


def alone(way: tuple[str, bool]) -> Way:
    """Give a direction that stands by itself."""
    return Way(*way)


def forwards(way: tuple[str, bool]) -> Value:
    """Give "counted from the left"; from the right the numbers themselves might be meant."""
    return REFUSED if way[1] else way


def rule(field: str) -> Callable[..., Value]:
    """Give the function that makes a rule of one field."""

    def made(value: Value) -> Rule:
        return Rule(field, value)

    return made


def only(value: Value) -> Value:
    """Give the one value there is."""
    return value


def always(value: Value) -> Callable[..., Value]:
    """Give the function that makes the same of everything."""
    return lambda *_: value


def listed(*values: Value) -> tuple[Value, ...]:
    """Give values as a list."""
    return values


def prefixed(first: Value, more: tuple[Value, ...]) -> tuple[Value, ...]:
    """Give a list with one value before it."""
    return (first, *more)


def joined(*lists: tuple[Value, ...]) -> tuple[Value, ...]:
    """Give lists as one."""
    return tuple(chain.from_iterable(lists))


def lettered(letters: tuple[Letter, ...]) -> Narrowed:
    """Give letters that hold for all cells."""
    return Narrowed(letters)


def letters_of(first: Narrowed, more: tuple[Letter, ...] = ()) -> tuple[Letter, ...]:
    """Give letters as a list."""
    return (*first.letters, *more)
