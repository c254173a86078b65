"""From a wording to its words: numbers, signs and phrases by their classes.

Words that carry no meaning in a wording (articles, "please", "enter") are dropped; each word left
knows where it stands in the text, so that what was not understood can be quoted. Examples that an
author gives ("this would be 1632SSSS") are cut out first: they are no part of the question.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product
from typing import Final, NamedTuple

from checker.codes.chart import Span
from checker.codes.lexicon import LEXICON, NOISE, NUMBERS, ORDINALS
from checker.codes.traits import TRAITS
from converters.errors import UsageError
from converters.site import parse

MAX_WORDING: Final = 1200
"""Characters of a wording; the longest of 135 real ones has 360."""

MAX_WORDS: Final = 200
"""Words and signs of a wording; the longest real one has 70."""

_QUOTES: Final = str.maketrans(
    {
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2018\u2019\u201a\u2032\u0060", "'"),
    }
)
"""Every sort of quotation mark, as one of two."""
_EXAMPLE: Final = re.compile(
    r"""\(?\b(?:For\ the\ example|In\ the\ example|An\ example\ answer|The\ example|This\ example
        |Example(?:\ answer)?|e\.g\.|(?:The|the)\ answer\ for\ the\ example|Im\ Beispiel
        |Beispiel|Für\ das\ Beispiel|z\.\ ?B\.|In\ het\ voorbeeld|Voorbeeld|bijv\.)
        [^.()"]*?(?:"[^"]*"\.?|[:\s](?=[^\s.()"]*[\dA-Z])[\w,\-]+(?=\s*(?:\)|\.|$)))\s*\.?\s*\)?""",
    re.VERBOSE,
)
_COMPOUND: Final = re.compile(
    r"(?<=\w)-(?=(?:feld|zelle|gebiet|cell|square|region|vak|veld|gebied)\w*)", re.IGNORECASE
)
"""The hyphen in "A38-Felder": the parts of such a word say what it means."""
_TOKEN: Final = re.compile(
    r"""(?P<site>R\d{1,3}C\d{1,3}(?!\w))
      |(?P<ordinal>\d{1,3}(?:st|nd|rd|th|ste|de|te[nrms]?)(?!\w)
         |\d{1,3}\.(?=\)|,|\s+(?:[a-zäöüß(]|Zeile|Spalte|Reihe|Box|Block|Kasten|Diagonale)))
      |(?P<number>\d{1,3}(?!\w))
      |(?P<quoted>["'][^\s"'](?:["']))
      |(?P<word>'s\b|[^\W\d_](?:[\w]|-(?=\w))*)
      |(?P<other>\S)""",
    re.VERBOSE,
)
_ENDINGS: Final = ("", "e", "en", "er", "es", "em", "n", "s", "'s")


class Word(NamedTuple):
    """One token: its kind, what it says, and where it stands in the text."""

    kind: str
    text: str
    start: int
    end: int


def words_of(wording: str) -> tuple[str, tuple[Word, ...]]:
    """Give the wording as it is read, and its words.

    Raises:
        UsageError: If it is empty or far too long.
    """
    _check_size(wording)
    text = _EXAMPLE.sub(lambda cut: " " * len(cut[0]), wording.translate(_QUOTES))
    words = tuple(islice(_significant(_COMPOUND.sub(" ", text)), MAX_WORDS + 1))
    if len(words) > MAX_WORDS:
        raise UsageError(
            where="--wording",
            found=f"more than {MAX_WORDS} words and signs",
            want="the wording of one code",
            hint="leave out what does not say how the code is made",
        )
    return text, words


def _check_size(wording: str) -> None:
    """Refuse what is no wording by its size alone."""
    if not wording.strip() or len(wording) > MAX_WORDING:
        raise UsageError(
            where="--wording",
            found=f"{len(wording)} characters",
            want=f"a wording of 1 to {MAX_WORDING} characters",
            hint='such as --wording "Row 5, then Column 3, X for empty cells"',
        )


def _significant(text: str) -> Iterator[Word]:
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or "other"
        if match[0] not in NOISE and not _is_sentence_start(match[0]):
            yield Word(kind, match[0], *match.span())


def _is_sentence_start(word: str) -> bool:
    """Tell whether it is a dropped word at the start of a sentence; single letters never are."""
    return len(word) > 1 and word.lower() in NOISE


def classes(words: Sequence[Word]) -> tuple[Mapping[str, tuple[Span, ...]], ...]:
    """Give for each place the classes of what begins there, with values and ends."""
    return tuple(_at(words, place) for place in range(len(words)))


def _at(words: Sequence[Word], place: int) -> Mapping[str, tuple[Span, ...]]:
    found: dict[str, tuple[Span, ...]] = {}
    names_cell = place + 1 < len(words) and words[place + 1].text.lower() in _FOR
    if names_cell and words[place].text in _SIGNS:
        found["SYMBOL"] = ((words[place].text, place + 1),)
    for name, value, end in (*_single(words[place], place), *_phrases(words, place)):
        # In "1 for shaded cells" the 1 is a letter like any other, and no number of a row.
        if name == "CARD" and names_cell:
            continue
        found[name] = (*found.get(name, ()), (value, end))
    return found


def _single(word: Word, place: int) -> Iterator[tuple[str, object, int]]:
    """Give the classes that a word has by its form."""
    end = place + 1
    match word.kind:
        case "site":
            yield "SITE", parse(word.text), end
        case "number":
            yield "CARD", int(word.text), end
            if len(word.text) == 1:
                yield "SYMBOL", word.text, end
        case "ordinal":
            yield "ORD", int(re.sub(r"\D", "", word.text)), end
        case "quoted":
            yield "SYMBOL", word.text[1], end
        case "word" if len(word.text) == 1 and word.text.isupper():
            yield "SYMBOL", word.text, end
        case _:
            pass


def _phrases(words: Sequence[Word], place: int) -> Iterator[tuple[str, object, int]]:
    """Give the phrases of the lexicon that begin at a place."""
    book = _book()
    for length in range(1, min(_LONGEST, len(words) - place) + 1):
        key = tuple(word.text.lower() for word in words[place : place + length])
        for name, value in book.get(key, ()):
            yield name, value, place + length


_LONGEST: Final = 8
_SIGNS: Final = frozenset("!$%&/=+-*#~|")
"""Signs that can be letters; a full stop or comma before "for" ends what stands before it."""
_FOR: Final = frozenset({"for", "für", "voor", "=", "if", "wenn", "falls"})


@cache
def _book() -> Mapping[tuple[str, ...], tuple[tuple[str, object], ...]]:
    """Give all phrases with their classes and values; built once, when first needed."""
    book: dict[tuple[str, ...], tuple[tuple[str, object], ...]] = {}
    for name, value, phrases in _entries():
        for phrase in filter(None, phrases.split("|")):
            for key in _forms(phrase):
                held = book.get(key, ())
                if (name, value) not in held:
                    book[key] = (*held, (name, value))
    return book


def _entries() -> Iterable[tuple[str, object, str]]:
    yield from LEXICON
    for number, words in NUMBERS.items():
        yield "CARD", number, words
    for number, words in ORDINALS.items():
        yield "ORD", number, words
    for name, trait in TRAITS.items():
        yield "TRAIT", (name, False), "|".join(filter(None, (trait.having, trait.things)))
        yield "UNIT", (name, False), trait.having
        for kind in ("TRAIT", "UNIT"):
            yield kind, (name, True), trait.lacking


def _forms(phrase: str) -> Iterator[tuple[str, ...]]:
    """Give a phrase with all endings of the words that take them."""
    options = (
        [word[:-1] + ending for ending in _ENDINGS] if word.endswith("~") else [word]
        for word in phrase.split()
    )
    yield from product(*options)
