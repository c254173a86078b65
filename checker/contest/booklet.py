"""A contest's booklet: a TOML file that says which puzzles there are and what they are worth.

Everything wrong with a file is found at once, each mistake with its line and column: who mends one
mistake wants to know of the others. The language's own reader tells no places, so a key's place is
looked up in the text again: its table's heading, then the line that begins with the key.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple, cast
from unicodedata import normalize

from checker.contest.entries import MAX_NAME
from checker.contest.mistakes import Mistake, Place
from checker.contest.textfile import Damage, damage, read_text
from checker.contest.tomlfaults import no_toml
from checker.contest.verdict import RIGHT, VERDICTS, Verdict
from checker.registry import genres
from checker.rule import Lang
from converters.errors import shown

NORMALISATIONS: Final = ("case", "blanks", "separators")
"""What a booklet can say that does not matter in a code."""

MAX_BOOKLET: Final = 2**24
"""Bytes a booklet may have; one of a hundred puzzles has a hundredth of it."""


class Neighbour(NamedTuple):
    """Another puzzle of the same contest.

    Attributes:
        id: What entries call it.
        codes: Its right codes.
        board: What its board is known by; empty: nothing.
    """

    id: str
    codes: tuple[str, ...] = ()
    board: str = ""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of a contest.

    Attributes:
        id: What entries call it.
        link: The puzzle: a link, a payload or a text board.
        title: How people call it.
        genre: The genre's name; empty: found out from the link.
        points: What a right answer is worth.
        wording: What the solution code is made of, in the author's words; empty: no code is asked.
        codes: Codes that are right, as the author writes them.
        solutions: Links, boards or cell strings that hold a right solution.
        normalise: What does not matter in a code, of `NORMALISATIONS`.
        several: Whether it is proved to have several solutions.
        neighbours: What is known of the contest's other puzzles, for answers that are theirs.
    """

    id: str
    link: str
    title: str = ""
    genre: str = ""
    points: float = 0.0
    wording: str = ""
    codes: tuple[str, ...] = ()
    solutions: tuple[str, ...] = ()
    normalise: tuple[str, ...] = ()
    several: bool = False
    neighbours: tuple[Neighbour, ...] = ()


@dataclass(frozen=True, slots=True)
class Booklet:
    """A whole contest.

    Attributes:
        name: What it is called.
        puzzles: By their ids, in the booklet's order.
        lang: The language of entrants who have none of their own.
        accept: The verdicts that earn a puzzle's points.
        penalty: For each verdict the points that it costs.
        places: Where each puzzle's link stands in the file.
        solution_places: Where its solutions stand.
    """

    name: str
    puzzles: Mapping[str, Puzzle]
    lang: Lang = Lang.EN
    accept: tuple[Verdict, ...] = RIGHT
    penalty: Mapping[Verdict, float] = field(default_factory=dict[Verdict, float])
    places: Mapping[str, Place] = field(default_factory=dict[str, Place])
    solution_places: Mapping[str, Place] = field(default_factory=dict[str, Place])

    def points(self, puzzle: str, verdict: Verdict) -> float:
        """Give what one entry earns or costs."""
        held = self.puzzles.get(puzzle)
        earned = held.points if held is not None and verdict in self.accept else 0.0
        return earned - self.penalty.get(verdict, 0.0)


class Parsed(NamedTuple):
    """A booklet, or None if it cannot be used, and everything that is wrong with it."""

    booklet: Booklet | None
    mistakes: tuple[Mistake, ...]


class _Field(NamedTuple):
    """One key of a table.

    Attributes:
        fits: Tells whether a value may be one of it.
        want: What that is, as a sentence's end.
        hint: How it is written.
        required: Whether it must be there.
    """

    fits: Callable[[Any], bool]
    want: str
    hint: str = "penpad contest init writes an example of each key"
    required: bool = False


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_filled(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= MAX_NAME


def _is_texts(value: object) -> bool:
    return isinstance(value, str) or _is_list(value, _is_filled)


def _is_list(value: object, fits: Callable[[object], bool]) -> bool:
    return isinstance(value, list) and all(map(fits, cast("list[object]", value)))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value  # noqa: PLR0124 - it is not, of nan


def _is_genre(value: object) -> bool:
    return isinstance(value, str) and value in genres()


def _is_normalise(value: object) -> bool:
    return _is_list(value, lambda each: each in NORMALISATIONS)


def _is_verdicts(value: object) -> bool:
    return _is_list(value, lambda each: each in VERDICTS)


def _is_penalty(value: object) -> bool:
    if not isinstance(value, dict):
        return False
    costs = cast("dict[str, object]", value)
    return all(each in VERDICTS and _is_number(cost) for each, cost in costs.items())


def _is_language(value: object) -> bool:
    return value in tuple(Lang)


def _is_tables(value: object) -> bool:
    return _is_list(value, lambda each: isinstance(each, dict))


_NORMALISE: Final = _Field(_is_normalise, f"a list of {', '.join(NORMALISATIONS)}")
_CONTEST: Final[Mapping[str, _Field]] = {
    "name": _Field(_is_filled, "a text in quotes", required=True),
    "language": _Field(_is_language, "de, en or nl"),
    "normalise": _NORMALISE,
    "accept": _Field(_is_verdicts, f"a list of {', '.join(VERDICTS)}"),
    "penalty": _Field(_is_penalty, "a table from verdicts to points, such as { wrong = 5 }"),
    "puzzle": _Field(
        _is_tables,
        "tables headed [[puzzle]]",
        "write [[puzzle]] with two brackets above each puzzle",
    ),
}
_PUZZLE: Final[Mapping[str, _Field]] = {
    "id": _Field(
        _is_name,
        f"a text in quotes of at most {MAX_NAME} letters",
        'put double quotes around it: id = "1"',
        required=True,
    ),
    "link": _Field(_is_filled, "a puzzle's link or board in quotes", required=True),
    "title": _Field(_is_text, "a text in quotes"),
    "genre": _Field(_is_genre, "a genre that `penpad genres` lists"),
    "points": _Field(_is_number, "a number", "without quotes, and with a point: points = 2.5"),
    "wording": _Field(_is_text, "a text in quotes"),
    "codes": _Field(_is_texts, "a text, or a list of texts"),
    "solutions": _Field(_is_texts, "a link or board, or a list of them"),
    "normalise": _NORMALISE,
}
_HEADING: Final = re.compile(r"\s*\[\[\s*puzzle\s*\]\]\s*(#.*)?")
_OTHER_HEADING: Final = re.compile(r"\s*\[\s*([\w.-]+)\s*\]\s*(#.*)?")
_KEY: Final = re.compile(r"""(\s*)["']?([\w-]+)["']?\s*=""")


def read_booklet(path: Path) -> Booklet:
    """Give the contest of a file.

    Raises:
        UsageError: If it cannot be used; it names the first mistake and how many more there are.
    """
    parsed = parse_booklet(read_text(path, MAX_BOOKLET), str(path))
    if parsed.booklet is None:
        first, *more = parsed.mistakes
        raise first.error(more=len(more))
    return parsed.booklet


def parse_booklet(text: str, file: str) -> Parsed:
    """Give the contest that a text says, and all its mistakes.

    Args:
        text: TOML.
        file: What the file is called in messages.
    """
    if not text.strip():
        hint = "penpad contest init writes an example"
        return Parsed(None, (Mistake(file, Place(1, 1), "an empty file", "a booklet", hint),))
    if found := damage(text):
        return Parsed(None, (_damaged(text, found, file),))
    try:
        held = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return Parsed(None, (no_toml(str(error), text, file),))
    except RecursionError:
        deep = "tables or lists nested too deeply"
        return Parsed(None, (Mistake(file, Place(1, 1), deep, "TOML", "is it the right file?"),))
    where = _places(text)
    mistakes = tuple(_mistakes(held, where, file))
    return Parsed(None if mistakes else _booklet(held, where), mistakes)


def _damaged(text: str, found: Damage, file: str) -> Mistake:
    """Give the first letter that got lost: a code or a name with it would be another one."""
    before = text[: found.at].split("\n")
    hint = "save the file as UTF-8, from where its letters are still right"
    place = Place(len(before), len(before[-1]) + 1)
    return Mistake(file, place, found.what, "the letter that was meant", hint)


_Places = Mapping[tuple[int, str], Place]
"""Places by the puzzle's number, -1 for the contest itself, and the key; "" is the heading."""


def _places(text: str) -> _Places:
    """Look up where each key stands."""
    places: dict[tuple[int, str], Place] = {(-1, ""): Place(1, 1)}
    section = -1
    for number, line in enumerate(text.splitlines(), start=1):
        if _HEADING.fullmatch(line):
            section = max(section, -1) + 1
            places[section, ""] = Place(number, line.index("[") + 1)
        elif other := _OTHER_HEADING.fullmatch(line):
            places.setdefault((-1, other[1]), Place(number, line.index("[") + 1))
        elif key := _KEY.match(line):
            places.setdefault((section, key[2]), Place(number, len(key[1]) + 1))
    return places


def _mistakes(held: Mapping[str, Any], where: _Places, file: str) -> Iterator[Mistake]:
    yield from _table_mistakes(held, _CONTEST, -1, where, file)
    puzzles: list[dict[str, Any]] = held["puzzle"] if _is_tables(held.get("puzzle")) else []
    if "puzzle" in held and not puzzles:
        return
    if not puzzles:
        yield Mistake(
            file,
            Place(1, 1),
            found="no puzzle",
            want="a table headed [[puzzle]] for each puzzle",
            hint="penpad contest init writes an example",
        )
        return
    for at, puzzle in enumerate(puzzles):
        yield from _table_mistakes(puzzle, _PUZZLE, at, where, file)
    yield from _doubles([puzzle.get("id") for puzzle in puzzles], where, file)


def _table_mistakes(
    table: Mapping[str, Any], fields: Mapping[str, _Field], at: int, where: _Places, file: str
) -> Iterator[Mistake]:
    """Give the keys that nobody knows, those with a value that does not fit, and missing ones."""
    top = where.get((at, ""), Place(1, 1))
    for key, value in table.items():
        place = where.get((at, key), top)
        if key not in fields:
            near = get_close_matches(key, fields, 1, 0.5)
            hint = f"did you mean {near[0]}?" if near else "a # in front makes it a comment"
            yield Mistake(file, place, f"the key {shown(key)}", ", ".join(fields), hint)
        elif not fields[key].fits(value):
            found = f"{key} = {_written(value)}"
            yield Mistake(file, place, found, fields[key].want, fields[key].hint)
    for key, one in fields.items():
        if one.required and key not in table:
            hint = f'write {key} = "…" below this line'
            yield Mistake(file, top, f"no {key}", f"{key}: {one.want}", hint)


def _written(value: object) -> str:
    """Give a value as it may stand in the file: a text in quotes, a number without."""
    return shown(value) if isinstance(value, str) else shown(str(value))[1:-1]


def _doubles(ids: list[object], where: _Places, file: str) -> Iterator[Mistake]:
    """Give the puzzles whose id another one has already."""
    for at, each in enumerate(ids):
        if isinstance(each, str) and _name(each) in _names(ids[:at]):
            place = where.get((at, "id"), Place(1, 1))
            want, hint = "another id for each puzzle", "entries name puzzles by their ids"
            yield Mistake(file, place, f"a second puzzle {shown(each)}", want, hint)


def _names(ids: list[object]) -> list[str]:
    return [_name(each) for each in ids if isinstance(each, str)]


def _name(text: str) -> str:
    """Give an id as entries are compared with it."""
    return normalize("NFC", text.strip())


def _booklet(held: Mapping[str, Any], where: _Places) -> Booklet:
    """Give the contest of tables without a mistake."""
    common = tuple(held.get("normalise", ()))
    puzzles = [_puzzle(each, common) for each in held["puzzle"]]
    return Booklet(
        name=held["name"],
        puzzles={each.id: each for each in puzzles},
        lang=Lang(held.get("language", Lang.EN)),
        accept=tuple(map(Verdict, held.get("accept", RIGHT))),
        penalty={Verdict(each): float(cost) for each, cost in held.get("penalty", {}).items()},
        places=_named(puzzles, "link", where),
        solution_places=_named(puzzles, "solutions", where),
    )


def _named(puzzles: Sequence[Puzzle], key: str, where: _Places) -> Mapping[str, Place]:
    """Give for each puzzle the place of a key."""
    return {each.id: where[at, key] for at, each in enumerate(puzzles) if (at, key) in where}


def _puzzle(held: Mapping[str, Any], common: tuple[str, ...]) -> Puzzle:
    return Puzzle(
        id=_name(held["id"]),
        link=held["link"],
        title=held.get("title", ""),
        genre=held.get("genre", ""),
        points=float(held.get("points", 0)),
        wording=held.get("wording", "").strip(),
        codes=tuple(normalize("NFC", each) for each in _texts(held.get("codes", ()))),
        solutions=_texts(held.get("solutions", ())),
        normalise=tuple(held.get("normalise", common)),
    )


def _texts(value: Any) -> tuple[str, ...]:  # noqa: ANN401 - a text or a list of texts
    return (value,) if isinstance(value, str) else tuple(value)
