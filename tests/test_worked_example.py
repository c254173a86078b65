"""The worked example of the README, its page in ``docs`` and its picture are the program's own."""

from pathlib import Path

import pytest

from checker.rule import Lang
from checker.service import draw_explanation, explain_link, explanation_page

ROOT = Path(__file__).parent.parent
BOARD = ROOT / "fixtures" / "links" / "text" / "worked-example.txt"
PAGE = ROOT / "docs" / "akari-explained.html"


@pytest.fixture(scope="module")
def told():
    return explain_link(BOARD.read_text(encoding="utf-8"))


def test_the_sheet_in_the_readme_is_current(told, same_picture) -> None:
    same_picture("akari-explained", draw_explanation(told, Lang.EN))


def test_the_page_in_the_docs_is_current(told, request: pytest.FixtureRequest) -> None:
    text = explanation_page(told, Lang.EN)
    if request.config.getoption("--update-pictures"):
        PAGE.write_text(text, encoding="utf-8", newline="\n")
    assert PAGE.read_text(encoding="utf-8") == text, f"{PAGE} is not current"


def test_the_sums_in_the_readme_are_those_of_the_page() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.split("## How Akari is solved here")[1].split("\n## ")[0]
    page = PAGE.read_text(encoding="utf-8")
    sums = [line.split("  ")[0].strip() for line in section.splitlines() if line.startswith("   x")]
    sums += [line.split(",")[0].strip() for line in section.splitlines() if line.startswith("  2x")]
    assert len(sums) == 4
    assert [each for each in sums if f'<td class="sum">{each}</td>' not in page] == []
