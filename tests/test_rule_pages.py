"""The pages of rules in ``docs`` are what the program makes of the fixtures."""

from pathlib import Path

import pytest

from checker.registry import genre
from tests.rule_pages import page

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", ["delta-a38"])
def test_a_page_of_rules_and_its_pictures_are_current(
    name: str, request: pytest.FixtureRequest
) -> None:
    files = page(genre(name))
    if request.config.getoption("--update-pictures"):
        for file, content in files.items():
            (DOCS / file).parent.mkdir(parents=True, exist_ok=True)
            (DOCS / file).write_text(content, encoding="utf-8", newline="\n")
    for file, content in files.items():
        assert (DOCS / file).read_text(encoding="utf-8") == content, f"{file} is not current"
    drawn = {f"pictures/{path.name}" for path in (DOCS / "pictures").glob(f"{name}-*.svg")}
    assert drawn == files.keys() - {f"rules-{name}.md"}
