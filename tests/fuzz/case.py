"""Makes the cases of a run: each is known by its number, whatever process it runs in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tests.fuzz.mutate import damaged
from tests.fuzz.named import named_cases
from tests.fuzz.parts import Opened, opened, whole


@dataclass(frozen=True, slots=True)
class Case:
    """One damaged link.

    Attributes:
        name: What it is: a named case, or the run's seed and its number in it.
        opened: The link it was made from.
        text: What stands in its payload now.
    """

    name: str
    opened: Opened
    text: str

    def link(self) -> str:
        """Give the damaged link."""
        return self.opened.link(self.text)


def named() -> Iterator[Case]:
    """Give the named cases."""
    for name, link in named_cases().items():
        yield Case(name, whole(link), link)


def numbered(links: Sequence[str], *, seed: int, number: int) -> Case:
    """Give one random case; half of them are damaged inside the decompressed text."""
    random = Random(f"{seed}:{number}")
    link = random.choice(links)
    start = opened(link, random.randrange) if number % 2 else whole(link)
    return Case(f"seed {seed}, case {number}", start, damaged(start.text, random))
