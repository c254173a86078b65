from xml.etree import ElementTree

from checker.pages import sheet as sheets
from checker.pages.sheet import sheet
from tests.checker.pages.stories import NO_SUMS, story

SVG = "{http://www.w3.org/2000/svg}"


def lines(text: str) -> list[str]:
    root = ElementTree.fromstring(text)
    return [each.text or "" for each in root.findall(f"{SVG}text")]


def panels(text: str) -> int:
    return len(ElementTree.fromstring(text).findall(f"{SVG}svg"))


def test_a_sheet_shows_the_start_every_step_and_the_end() -> None:
    assert panels(sheet(story())) == 9


def test_below_each_picture_stand_its_sentence_and_its_sum() -> None:
    told = lines(sheet(story()))
    at = told.index("Step 3 of 7: clue corner")
    assert told[at + 4 : at + 8] == [
        "x₈ + x₁₁ ≥ 1",
        "x₁₀ + x₁₁ ≤ 1",
        "x₈ + x₁₀ ≤ 1",
        "2x₁₀ ≤ 1, so x₁₀ = 0",
    ]


def test_no_line_is_wider_than_its_picture() -> None:
    assert max(map(len, lines(sheet(story())))) < 55


def test_a_look_ahead_shows_the_way_to_its_contradiction() -> None:
    told = lines(sheet(story(NO_SUMS)))
    at = told.index("Step 7 of 25: look-ahead")
    end = told.index("Step 8 of 25: look-ahead")
    way = told[at:end]
    assert any(line.startswith("Suppose x") for line in way)
    assert [line[:2] for line in way if line[1:3] == ". "] == [f"{n}." for n in range(1, 8)]
    assert "That cannot be: 0 ≥ 1." in way


def test_rows_and_columns_are_numbered_beside_every_picture() -> None:
    root = ElementTree.fromstring(sheet(story("...\n.#.")))
    for panel in root.findall(f"{SVG}svg"):
        ours = [group for group in panel if group.get("fill") == "#666666"]
        assert [[text.text for text in group] for group in ours] == [["1", "2", "3", "1", "2"]]


def test_a_sheet_that_would_be_too_large_says_how_much_is_missing(monkeypatch) -> None:
    monkeypatch.setattr(sheets, "MAX_CELLS", 50)
    text = sheet(story())
    assert panels(text) == 3
    assert lines(text)[-1].startswith("6 more pictures do not fit here")
