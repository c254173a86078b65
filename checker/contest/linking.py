"""Links of a booklet that only name a puzzle on a server, followed once, before anything is graded.

What they lead to is kept with the run: its workers ask nobody, and going on needs no network. Links
in entries are never followed, for an entry must not make the program talk to whom it wants.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from checker.contest.booklet import Booklet, Puzzle
from checker.contest.mistakes import Mistake, Place
from checker.contest.verdict import Told, told
from checker.rule import Remark, Text
from checker.service import resolve_link
from converters.errors import PenpadError, shown
from converters.net import Fetch

_NOT_FOLLOWED: Final = Text(
    de="Der Link {link} ist nur ein Name, unter dem ein Server das Gitter kennt; Links in"
    " Einsendungen wird nicht gefolgt. Veranstalter können ihn im Browser öffnen, die lange Adresse"
    " in die Datei der Einsendungen setzen und noch einmal prüfen lassen.",
    en="The link {link} is only a name by which a server knows the board; links in entries are not"
    " followed. An organiser can open it in a browser, put the long address into the file of"
    " entries, and grade again.",
    nl="De link {link} is alleen een naam waaronder een server het diagram kent; links in"
    " inzendingen worden niet gevolgd. De organisatie kan hem in een browser openen, het lange"
    " adres in het bestand met inzendingen zetten, en opnieuw laten beoordelen.",
)
_WAY_OUT: Final = "open it in a browser and write the long address here"


class Followed(NamedTuple):
    """A booklet whose links hold their puzzles.

    Attributes:
        booklet: The booklet, with the links that were led to.
        notes: Who was asked.
        mistakes: The links that lead nowhere.
    """

    booklet: Booklet
    notes: tuple[Remark, ...] = ()
    mistakes: tuple[Mistake, ...] = ()


def followed(booklet: Booklet, file: str, fetch: Fetch | None) -> Followed:
    """Follow every link of a booklet that only names its puzzle.

    Args:
        booklet: The contest.
        file: What the booklet is called in messages.
        fetch: Who asks; None: nobody, and links stay as they are.
    """
    if fetch is None:
        return Followed(booklet)
    notes: list[Remark] = []
    mistakes: list[Mistake] = []
    puzzles: dict[str, Puzzle] = {}
    for puzzle in booklet.puzzles.values():
        links: list[str] = []
        for what, link, place in _links(booklet, puzzle):
            try:
                found = resolve_link(link, fetch)
            except PenpadError as error:
                links.append(link)
                mistakes.append(
                    _unfollowed(file, place, f"puzzle {shown(puzzle.id)}: {what}", error)
                )
            else:
                links.append(found.text)
                notes += found.notes
        puzzles[puzzle.id] = replace(puzzle, link=links[0], solutions=tuple(links[1:]))
    return Followed(replace(booklet, puzzles=puzzles), tuple(notes), tuple(mistakes))


def not_followed(link: str) -> Told:
    """Say of a short link in an entry why it is not followed, and what an organiser can do."""
    return told(Remark(_NOT_FOLLOWED, facts={"link": shown(link)}))


def _links(booklet: Booklet, puzzle: Puzzle) -> Iterator[tuple[str, str, Place]]:
    """Give what holds the puzzle and its solutions, each with its name and place."""
    first = booklet.places.get(puzzle.id, Place(1, 1))
    yield "its link", puzzle.link, first
    place = booklet.solution_places.get(puzzle.id, first)
    for number, solution in enumerate(puzzle.solutions, start=1):
        yield f"solution {number}", solution, place


def _unfollowed(file: str, place: Place, what: str, error: PenpadError) -> Mistake:
    found = f"{what} leads nowhere: {error.found} ({error.where})"
    return Mistake(file, place, found, error.want, f"{error.hint}; {_WAY_OUT}")
