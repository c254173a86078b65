"""Runs cases in other processes, and the same few in this one for the test suite."""

from collections.abc import Iterator
from functools import cache, partial
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final

from tests.fuzz.case import numbered
from tests.fuzz.links import corpus_links, fixture_links
from tests.fuzz.named import named_cases
from tests.fuzz.probe import probe
from tests.fuzz.tally import Tally
from tests.fuzz.verbs import sometimes

SLICE: Final = 250
"""Cases that one process tries before it reports."""


def in_parallel(*, cases: int, seed: int, corpus: Path | None, processes: int) -> Iterator[Tally]:
    """Try all named cases and a number of random ones, each slice in another process.

    Yields:
        One tally a slice, in any order.
    """
    names = list(named_cases())
    sometimes()  # finds the plugins once; the processes below start as copies of this one
    with Pool(processes, maxtasksperchild=1) as pool:
        yield from pool.imap_unordered(try_named, names)
    starts = range(0, cases, SLICE)
    one_slice = partial(try_slice, cases=cases, seed=seed, corpus=corpus)
    with Pool(processes) as pool:
        yield from pool.imap_unordered(one_slice, starts)


def try_named(name: str) -> Tally:
    """Try one named case."""
    tally = Tally()
    link = named_cases()[name]
    tally.add(name, link, probe(link))
    return tally


def try_slice(start: int, *, cases: int, seed: int, corpus: Path | None) -> Tally:
    """Try the random cases from one number on."""
    tally = Tally()
    for number in range(start, min(cases, start + SLICE)):
        case = numbered(links(corpus), seed=seed, number=number)
        tally.add(case.name, case.link(), probe(case.link(), number=number))
    return tally


@cache
def links(corpus: Path | None) -> tuple[str, ...]:
    """Give the links to damage, read once in each process."""
    return fixture_links() if corpus is None else corpus_links(corpus)
