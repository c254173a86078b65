from tests.oracle.answers import settings
from tests.oracle.check import sample
from tests.oracle.penpa import fragment
from tests.oracle.sameness import line_differences

HEADER = "square,2,1,38,0,1,1,114,76,104,104,0,0,0,0,Title: a,Author: b,,a %2E b,OFF,false,"


def test_an_html_escape_in_the_rules_is_no_difference() -> None:
    assert not [*line_differences([HEADER], [HEADER.replace("a %2E b", "a %2Eamp; b")])]


def test_another_title_is_a_difference_of_its_field() -> None:
    found = [*line_differences([HEADER], [HEADER.replace("Title: a", "Title: c")])]
    assert found == ["header.15: Title: a became Title: c"]


def test_a_missing_line_is_a_difference() -> None:
    assert "2 lines have become 1" in [*line_differences([HEADER, "[0,0,0,0]"], [HEADER])]


def test_the_first_setting_ticks_no_box_and_all_are_always_the_same() -> None:
    first, *others = settings(6)
    assert first == ()
    assert len(others) == 5
    assert [first, *others] == [*settings(6)]


def test_the_parameters_follow_a_question_mark_or_a_hash() -> None:
    links = ("https://a.b/c/?m=edit&p=x", "https://a.b/c/#m=edit&p=x", "m=edit&p=x")
    assert {fragment(link) for link in links} == {"m=edit&p=x"}


def test_a_sample_holds_all_synthetic_links_and_rare_grids_first() -> None:
    rows = [{"kind": "real", "grid": "square", "id": place} for place in range(100)]
    rows += [{"kind": "real", "grid": "hex", "id": "hex"}, {"kind": "synthetic", "grid": "tri"}]
    chosen = sample(rows, 5)
    assert chosen[0]["kind"] == "synthetic"
    assert [row["id"] for row in chosen[1:]] == ["hex", 0, 25, 50, 75]


def test_damaged_links_are_in_no_sample() -> None:
    cut = {"kind": "real", "grid": "square", "note": "does not decode: cut"}
    assert sample([cut], 5) == []
