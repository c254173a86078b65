import json
import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from checker.pages.page import page
from checker.rule import Lang
from tests.checker.pages.stories import NO_SUMS, story

SVG = "{http://www.w3.org/2000/svg}"


def between(text: str, start: str, end: str) -> str:
    return text.split(start, 1)[1].split(end, 1)[0]


def groups(text: str, kind: str) -> list[tuple[str | None, str | None]]:
    """Give for each group of a kind its step and whether it is visible at first."""
    root = ElementTree.fromstring("<svg" + between(text, "<svg", "</svg>") + "</svg>")
    found = [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]
    return [(group.get("data-step"), group.get("visibility")) for group in found]


def test_only_the_page_s_own_script_and_style_are_allowed() -> None:
    text = page(story())
    policy = between(text, 'http-equiv="Content-Security-Policy" content="', '"')
    for kind, tag in (("script", "<script>"), ("style", "<style>")):
        own = between(text, tag, f"</{kind}>").encode()
        assert f"{kind}-src 'sha256-{b64encode(sha256(own).digest()).decode()}'" in policy
    assert policy.startswith("default-src 'none';")
    assert (text.count("<script"), text.count("<style")) == (2, 1)


def test_the_page_refers_to_nothing_outside() -> None:
    text = page(story()).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|//\w|src=|url\(|@import|\son\w+=|\sstyle=", text)
    assert set(re.findall(r'href="(.)', text)) <= {"#"}


def test_every_step_has_its_section_between_the_start_and_the_end() -> None:
    headings = re.findall(r"<h2>(.*?)</h2>", page(story()))
    assert headings[0] == "At the start"
    assert headings[3] == "Step 3 of 7: clue corner"
    assert headings[8:] == ["Solved"]


def test_a_sum_stands_beside_the_board_line_by_line() -> None:
    section = between(page(story()), 'id="step-3"', "</section>")
    sums = re.findall(r'<td class="sum">(.*?)</td>', section)
    assert sums == ["x₈ + x₁₁ ≥ 1", "x₁₀ + x₁₁ ≤ 1", "x₈ + x₁₀ ≤ 1", "2x₁₀ ≤ 1"]
    assert "so x₁₀ = 0" in section


def test_a_value_is_hidden_at_first_and_belongs_to_the_step_that_sets_it() -> None:
    values = groups(page(story()), "value")
    assert {visibility for _, visibility in values} == {"hidden"}
    assert sorted(step for step, _ in values) == [*"11", *"22222", "3", "4", "5", "6", "7"]


def test_every_open_cell_shows_its_variable_at_first() -> None:
    assert [visibility for _, visibility in groups(page(story()), "open")] == ["visible"] * 12


def test_the_script_is_told_which_cells_to_frame() -> None:
    marks = json.loads(between(page(story()), 'id="marks">', "</script>"))
    reason, sets = marks["steps"][3]
    assert [marks["at"][cell] for cell in sets] == ["64 192"]
    assert "128 128" in [marks["at"][cell] for cell in reason]
    assert marks["steps"][0] == [[], []]


def test_a_puzzle_s_title_is_text_and_nothing_else() -> None:
    text = page(story(title="<script>alert(1)</script>"))
    assert "<script>alert" not in text
    assert "<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>" in text


def test_all_elements_are_closed() -> None:
    open_: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, *_: object) -> None:
            if tag not in ("meta", "input"):
                open_.append(tag)

        def handle_startendtag(self, *_: object) -> None:
            """Say nothing: it is closed."""

        def handle_endtag(self, tag: str) -> None:
            assert open_.pop() == tag

    Reader().feed(page(story()))
    assert open_ == []


def test_a_case_split_shows_the_way_to_its_contradiction() -> None:
    told = story(NO_SUMS)
    split = next(at for at, scene in enumerate(told.scenes, start=1) if scene.title == "case split")
    section = between(page(told), f'id="step-{split}"', "</section>")
    assert re.search(r"Suppose x[₀-₉]+ = [01]\. Then this follows:", section)
    assert section.count("<li>") == len(told.scenes[split - 1].chain)
    assert "That cannot be: " in section


def test_a_page_with_splits_does_not_say_that_nothing_is_guessed() -> None:
    assert "nothing is ever guessed" not in page(story(NO_SUMS))
    assert "nothing is ever guessed" in page(story())


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (Lang.DE, ("Schritt 3 von 7", "Weiter →", "x₁ = 1: Lampe in R1C1.")),
        (Lang.NL, ("Stap 3 van 7", "Verder →", "x₁ = 1: ")),
    ],
)
def test_the_page_speaks_the_language_asked_for(lang: Lang, words: tuple[str, ...]) -> None:
    text = page(story(lang=lang))
    assert f'<html lang="{lang.value}">' in text
    assert [word for word in words if word not in text] == []


def test_a_puzzle_without_solution_says_what_clashes() -> None:
    text = page(story("4.."))
    assert "The puzzle cannot be solved like this:" in text
    assert "R1C1 wants 4 bulbs." in text
