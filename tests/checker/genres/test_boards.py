"""Every genre against its board fixtures."""

import pytest

from checker.registry import AnyGenre, genres
from checker.rule import Lang, judge
from converters.site import name
from tests.checker.genres.boards import Case, cases

GENRES = list(genres().values())
NEVER_ALONE = {
    "delta-a38/region_missing": "a loop without a region leaves it, or is missing itself",
}
"""Rules that no board can break alone, and why."""
CASES = [(genre, case) for genre in GENRES for case in cases(genre.name)]


def told(genre: AnyGenre, board: object) -> list[str]:
    violations = judge(genre.rules, board).violations
    return [" ".join((each.rule, *map(name, each.sites))) for each in violations]


@pytest.mark.parametrize(("genre", "case"), CASES, ids=[case.name for _, case in CASES])
def test_a_board_reports_exactly_what_is_wrong_with_it(genre: AnyGenre, case: Case) -> None:
    assert sorted(told(genre, genre.from_text(case.board))) == sorted(case.violations)


@pytest.mark.parametrize("genre", GENRES, ids=lambda genre: genre.name)
def test_every_rule_has_a_board_that_breaks_it_alone(genre: AnyGenre) -> None:
    alone = [{line.split()[0] for line in case.violations} for case in cases(genre.name)]
    ids = {rule.id for rule in genre.rules}
    assert {rule_id for rule_id in ids if {rule_id} not in alone} == ids & NEVER_ALONE.keys()
    assert {line.split()[0] for case in cases(genre.name) for line in case.violations} == ids


@pytest.mark.parametrize("genre", GENRES, ids=lambda genre: genre.name)
def test_every_genre_has_a_solved_board(genre: AnyGenre) -> None:
    assert any(not case.violations for case in cases(genre.name))


@pytest.mark.parametrize("genre", GENRES, ids=lambda genre: genre.name)
def test_rules_and_reading_cover_every_sentence_of_the_rules(genre: AnyGenre) -> None:
    covered = {number for rule in genre.rules for number in rule.covers}
    assert covered | genre.by_reading == genre.sources.keys()


@pytest.mark.parametrize("genre", GENRES, ids=lambda genre: genre.name)
def test_rule_ids_say_the_genre_and_are_told_apart(genre: AnyGenre) -> None:
    ids = [rule.id for rule in genre.rules]
    assert len(set(ids)) == len(ids)
    assert all(rule_id.startswith(f"{genre.name}/") for rule_id in ids)


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize(("genre", "case"), CASES, ids=[case.name for _, case in CASES])
def test_every_violation_is_a_sentence_that_names_its_cell(
    genre: AnyGenre, case: Case, lang: Lang
) -> None:
    for violation in judge(genre.rules, genre.from_text(case.board)).violations:
        sentence = violation.say(lang)
        assert all(name(site) in sentence for site in violation.sites[:1])
        assert sentence.endswith(".")
        assert "{" not in sentence
