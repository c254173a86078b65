import json
import pickle
from collections.abc import Iterator

import pytest

from checker.rule import (
    Found,
    Lang,
    Remark,
    Report,
    Rule,
    Status,
    Text,
    Violation,
    judge,
    rule,
    status_of,
    verbatim,
)
from converters.site import Kind, Site, cell

WANTS = Text(
    de="{cell}: {want} {want:Lampe|Lampen} verlangt, {found} gefunden.",
    en="{cell} wants {want} {want:bulb|bulbs}, has {found}.",
    nl="{cell} wil {want} {want:lampje|lampjes}, heeft er {found}.",
)
SEE = Text(de="{cells} sehen sich.", en="{cells} see each other.", nl="{cells} zien elkaar.")


@rule("test/odd-row", covers=("1",), text=SEE, healable=True)
def odd_row(board: int) -> Iterator[Found]:
    """Count as many odd rows as the board is large."""
    return (Found((cell(row, 0),)) for row in range(board))


@rule("test/even-row", covers="2", text=WANTS)
def even_row(board: int) -> Iterator[Found]:
    return (Found((cell(row, 1),), {"want": row, "found": 0}) for row in range(board))


def violation(*, healable: bool) -> Violation:
    return Violation("test/x", (cell(2, 4),), {"want": 2, "found": 1}, WANTS, healable)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (Lang.DE, "R3C5: 2 Lampen verlangt, 1 gefunden."),
        (Lang.EN, "R3C5 wants 2 bulbs, has 1."),
        (Lang.NL, "R3C5 wil 2 lampjes, heeft er 1."),
    ],
)
def test_a_violation_is_a_sentence_with_its_place_and_both_numbers(lang: Lang, words: str) -> None:
    assert violation(healable=True).say(lang) == words


def test_a_place_may_have_its_own_words_and_may_be_past_healing() -> None:
    lost = Found((cell(0, 0),), text=Text("verloren.", "lost.", "verloren."), final=True)
    broken = rule("test/lost", covers=("1",), text=SEE, healable=True)(lambda _: [lost])
    (told,) = judge([broken], 0).violations
    assert (str(told), told.healable) == ("lost.", False)


def test_one_is_singular() -> None:
    facts = {"cell": cell(0, 0), "want": 1, "found": 0}
    assert WANTS.say(Lang.EN, facts) == "R1C1 wants 1 bulb, has 0."


def test_several_cells_are_joined_in_the_language_asked() -> None:
    remark = Remark(SEE, (cell(0, 0), cell(0, 1), cell(0, 2)))
    assert remark.say(Lang.DE) == "R1C1, R1C2 und R1C3 sehen sich."
    assert remark.say(Lang.EN) == "R1C1, R1C2 and R1C3 see each other."
    assert Remark(SEE, (cell(0, 0), cell(0, 1))).say(Lang.NL) == "R1C1 en R1C2 zien elkaar."


def test_a_single_cell_needs_no_and() -> None:
    assert Remark(SEE, (cell(0, 0),)).say(Lang.EN) == "R1C1 see each other."


def test_no_cells_at_all_are_no_words() -> None:
    assert SEE.say(Lang.EN, {"cells": ()}) == " see each other."


def test_a_lattice_may_name_its_places_itself() -> None:
    assert Remark(SEE, (cell(0, 0),)).say(Lang.EN, label=lambda site: f"c{site.col + 1}") == (
        "c1 see each other."
    )


def test_braces_in_a_fact_stay_as_they_are() -> None:
    assert verbatim("found {want}").say(Lang.NL) == "found {want}"


def test_a_rule_keeps_what_it_was_declared_with() -> None:
    assert isinstance(odd_row, Rule)
    assert (odd_row.id, odd_row.covers, odd_row.healable) == ("test/odd-row", ("1",), True)
    assert even_row.healable is False


def test_all_violations_of_all_rules_are_listed_in_the_rules_order() -> None:
    violations, notes = judge((odd_row, even_row), 2)
    assert [each.rule for each in violations] == ["test/odd-row"] * 2 + ["test/even-row"] * 2
    assert notes == ()


def test_a_rule_that_finds_too_much_is_cut_with_a_note() -> None:
    violations, notes = judge((odd_row,), 5, most=3)
    assert len(violations) == 3
    assert [note.say(Lang.EN) for note in notes] == [
        "test/odd-row: only the first 3 violations are listed."
    ]


def test_nothing_wrong_is_solved() -> None:
    assert status_of((), ()) is Status.SOLVED


def test_what_further_marks_can_heal_is_unfinished() -> None:
    assert status_of((violation(healable=True),), ()) is Status.UNFINISHED


def test_one_violation_that_nothing_heals_is_final() -> None:
    both = (violation(healable=True), violation(healable=False))
    assert status_of(both, ()) is Status.VIOLATED
    assert status_of(both, (verbatim("?"),)) is Status.VIOLATED


def test_anything_unread_forbids_solved_and_unfinished() -> None:
    assert status_of((), (verbatim("?"),)) is Status.NOT_CHECKED
    assert status_of((violation(healable=True),), (verbatim("?"),)) is Status.NOT_CHECKED


def test_violations_and_reports_travel_to_another_process() -> None:
    report = Report(Status.VIOLATED, violations=judge((even_row,), 1).violations)
    assert pickle.loads(pickle.dumps(report)) == report
    assert len({violation(healable=True), violation(healable=True)}) == 1


def test_a_report_is_the_json_of_the_contract() -> None:
    facts = {"want": 2, "found": 1, "corridor": (cell(0, 0), cell(0, 1)), "clue": cell(0, 0)}
    report = Report(
        status=Status.UNFINISHED,
        genre="akari",
        genre_reason=verbatim("tag"),
        convention="circle",
        violations=(Violation("akari/x", (cell(0, 0), cell(0, 1)), facts, WANTS, healable=True),),
        notes=(verbatim("a note"),),
        reasons=(verbatim("a reason"),),
        rows=1,
        cols=2,
        board_text=("1o",),
    )
    assert json.dumps(report.to_json(Lang.EN)) == (
        '{"status": "unfinished", "genre": "akari", "genre_reason": "tag",'
        ' "convention": "circle", "violations": [{"rule": "akari/x", "cells": ["R1C1", "R1C2"],'
        ' "facts": {"want": 2, "found": 1, "corridor": ["R1C1", "R1C2"], "clue": "R1C1"},'
        ' "text": "R1C1 wants 2 bulbs, has 1."}], "notes": ["a note"], "reasons": ["a reason"],'
        ' "board": {"rows": 1, "cols": 2, "text": ["1o"]}}'
    )


def test_a_report_without_a_board_has_the_same_keys() -> None:
    assert Report(Status.NOT_CHECKED).to_json(Lang.DE) == {
        "status": "not_checked",
        "genre": None,
        "genre_reason": None,
        "convention": None,
        "violations": [],
        "notes": [],
        "reasons": [],
        "board": {"rows": 0, "cols": 0, "text": []},
    }


def test_a_site_that_is_an_edge_is_named_as_one() -> None:
    assert Remark(SEE, (Site(Kind.EDGE, 0, 0, 1),)).say(Lang.EN) == "R1C1| see each other."
