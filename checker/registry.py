"""Finds the genres: in the folder ``checker/genres`` and in the entry points of other packages."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import checker.genres
from checker.genre import Convention, Genre
from converters.errors import UnknownName, UsageError, shown

# Each genre has a board type of its own; whoever holds them all cannot name it.
AnyGenre: TypeAlias = Genre[Any]

GROUP: Final = "penpad.genres"
"""The entry-point group in which other packages name their genres."""


@cache
def genres() -> Mapping[str, AnyGenre]:
    """Give all genres by name, in alphabetical order; looked for once.

    Raises:
        UsageError: If two have one name, or an entry point is no genre.
    """
    return by_name([*_in_folder(), *_in_packages()])


def by_name(found: Iterable[tuple[str, object]]) -> Mapping[str, AnyGenre]:
    """Give genres by name.

    Args:
        found: Each with the place it was found at.

    Raises:
        UsageError: If two have one name, or something is no genre.
    """
    named: dict[str, AnyGenre] = {}
    for place, genre in found:
        if not isinstance(genre, Genre):
            raise UsageError(
                where=place,
                found=type(genre).__name__,
                want="a Genre named GENRE",
                hint="update or uninstall the package it comes from",
            )
        if genre.name in named:
            raise UsageError(
                where=place,
                found=f"a second genre named {shown(genre.name)}",
                want="one genre of each name",
                hint="uninstall the package that brings the second one",
            )
        named[genre.name] = genre
    return MappingProxyType(dict(sorted(named.items())))


def genre(name: str) -> AnyGenre:
    """Give one genre by its name or by a tag that links use for it.

    Raises:
        UnknownName: If nobody knows it; ``want`` lists the known names.
    """
    known = genres()
    if name in known:
        return known[name]
    tagged = [each for each in known.values() if name.lower() in each.tags]
    if len(tagged) == 1:
        return tagged[0]
    raise UnknownName(
        where="genre",
        found=shown(name),
        want=" or ".join(known),
        hint="`penpad genres` lists them with their titles",
    )


def convention(of: AnyGenre, name: str) -> Convention:
    """Give one of a genre's conventions.

    Raises:
        UnknownName: If it has none of that name; ``want`` lists its own.
    """
    for each in of.conventions:
        if each.name == name:
            return each
    raise UnknownName(
        where=f"convention of {of.name}",
        found=shown(name),
        want=" or ".join(each.name for each in of.conventions),
        hint="leave it out to let the marks decide",
    )


def _in_folder() -> Iterator[tuple[str, object]]:
    """Give the plugins that come with the project."""
    for module in iter_modules(checker.genres.__path__):
        place = f"checker.genres.{module.name}"
        yield place, getattr(import_module(place), "GENRE", None)


def _in_packages() -> Iterator[tuple[str, object]]:
    """Give the plugins of other installed packages."""
    for point in entry_points(group=GROUP):
        yield f"{GROUP}: {point.name}", point.load()
