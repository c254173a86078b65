"""A small parser for grammars that are tables: it gives every way a text can be read.

A production is a name, the symbols it consists of and a function that makes its value. Symbols in
capitals are classes of words, all others are productions; a ``?`` behind one says that it may be
missing (its value is then None). Nothing is preferred here: whoever asks sees all values, so that
a text of two meanings is noticed. No production may begin with itself.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

Value = Hashable
Span = tuple[Value, int]
"""A value, and the place behind the last token it was made of."""

MAX_WAYS: Final = 400
"""Readings kept for one production at one place; grammars here have a handful."""


class Refused(Enum):
    """What a production's function gives if its parts do not fit together."""

    REFUSED = "refused"


REFUSED: Final = Refused.REFUSED


class Production(NamedTuple):
    """One way to write a symbol.

    Attributes:
        name: The symbol.
        symbols: What it consists of.
        make: Gives its value, or `REFUSED`.
        at: The places of the symbols whose values ``make`` takes, in its order.
    """

    name: str
    symbols: tuple[str, ...]
    make: Callable[..., Value]
    at: tuple[int, ...]


def production(name: str, symbols: str, make: Callable[..., Value], *at: int) -> Production:
    """Give a production; its symbols are parted by blanks."""
    return Production(name, tuple(symbols.split()), make, at)


def grammar(table: Iterable[Production]) -> Mapping[str, tuple[Production, ...]]:
    """Give productions by their names."""
    named: dict[str, tuple[Production, ...]] = {}
    for each in table:
        named[each.name] = (*named.get(each.name, ()), each)
    return named


class Chart:
    """All readings of one text, worked out as they are asked for."""

    def __init__(
        self,
        grammar: Mapping[str, Sequence[Production]],
        words: Sequence[Mapping[str, Sequence[Span]]],
    ) -> None:
        """Begin with a text.

        Args:
            grammar: The productions by name.
            words: For each place the classes of the words that begin there.
        """
        self._grammar = grammar
        self._words = words
        self._known: dict[tuple[str, int], tuple[Span, ...]] = {}

    def spans(self, symbol: str, at: int) -> tuple[Span, ...]:
        """Give every value that a symbol can have at a place, with its end; each one once."""
        if at >= len(self._words):
            return ()
        if symbol.isupper():
            return tuple(self._words[at].get(symbol, ()))
        if (symbol, at) not in self._known:
            found = dict.fromkeys(self._found(symbol, at))
            self._known[symbol, at] = tuple(found)[:MAX_WAYS]
        return self._known[symbol, at]

    def _found(self, symbol: str, at: int) -> Iterator[Span]:
        for way in self._grammar[symbol]:
            for values, end in self._sequence(way.symbols, at):
                value = way.make(*(values[place] for place in way.at))
                if value is not REFUSED and end > at:
                    yield value, end

    def _sequence(
        self, symbols: Sequence[str], at: int
    ) -> Iterator[tuple[tuple[Value | None, ...], int]]:
        """Give the values of symbols in a row."""
        if not symbols:
            yield (), at
            return
        first, *rest = symbols
        if first.endswith("?"):
            for values, end in self._sequence(rest, at):
                yield (None, *values), end
        for value, middle in self.spans(first.removesuffix("?"), at):
            for values, end in self._sequence(rest, middle):
                yield (value, *values), end
