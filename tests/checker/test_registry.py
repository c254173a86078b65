from importlib.metadata import EntryPoint
from types import SimpleNamespace

import pytest

from checker import registry
from checker.genre import Genre
from checker.registry import by_name, convention, genre, genres
from converters.errors import UnknownName, UsageError


def test_akari_is_found_in_the_folder() -> None:
    assert isinstance(genres()["akari"], Genre)


def test_a_genre_is_known_by_the_tags_links_use() -> None:
    assert genre("LightUp") is genre("akari")


def test_an_unknown_genre_is_an_error_that_lists_the_known() -> None:
    with pytest.raises(UnknownName, match="akari"):
        genre("acari")


def test_an_unknown_convention_is_an_error_that_lists_the_known() -> None:
    akari = genre("akari")
    assert convention(akari, "circle").name == "circle"
    with pytest.raises(UnknownName, match="bulb-symbol or circle"):
        convention(akari, "square")


def test_two_genres_of_one_name_are_an_error() -> None:
    akari = genre("akari")
    with pytest.raises(UsageError, match="a second genre named 'akari'"):
        by_name([("here", akari), ("there", akari)])


def test_a_plugin_without_a_genre_is_an_error() -> None:
    with pytest.raises(UsageError, match="want a Genre named GENRE"):
        by_name([("there", None)])


def test_other_packages_add_genres_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("other", "checker.genres.akari:GENRE", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] * (group == point.group))
    assert list(registry._in_packages()) == [("penpad.genres: other", genre("akari"))]


def test_every_genre_has_a_default_convention_and_unlike_names() -> None:
    for each in genres().values():
        names = [each.name for each in each.conventions]
        assert names
        assert len(set(names)) == len(names)


def test_a_name_that_two_genres_use_as_tag_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = {name: SimpleNamespace(tags=("light",)) for name in ("one", "two")}
    monkeypatch.setattr(registry, "genres", lambda: twins)
    with pytest.raises(UnknownName, match="one or two"):
        genre("light")
