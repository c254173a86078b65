"""The README and the pages of ``docs`` tell the truth: every console and Python line is run."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from checker.service import Question, check_link, draw_report
from tests.command import penpad

ROOT = Path(__file__).parent.parent
LONGEST = 200
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))


def shown() -> list[tuple[tuple[str, str], ...]]:
    """Give each block of the pages as its commands, each with the output shown below it."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    parts = [re.split(r"^\$ ", block, flags=re.MULTILINE)[1:] for block in blocks]
    return [tuple((part.partition("\n")[::2]) for part in block) for block in parts]


@pytest.mark.parametrize("block", shown(), ids=lambda block: block[0][0])
def test_commands_print_what_the_page_shows(
    block: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # what a command writes stays here, for the next ones in its block
    (tmp_path / "fixtures").symlink_to(ROOT / "fixtures")
    monkeypatch.chdir(tmp_path)
    for command, output in block:
        name, *arguments = shlex.split(command)
        assert name == "penpad"
        ran = penpad(*arguments).out
        assert [shortened(line) for line in ran.splitlines()] == output.splitlines()


def shortened(line: str) -> str:
    """Cut a link that no reader would read to its end, as the pages do."""
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def test_the_python_lines_give_what_they_show() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 0) == (0, True)


def test_the_picture_is_that_of_the_link_above_it(same_picture) -> None:
    link = (ROOT / "fixtures/links/penpa/akari-wrong.txt").read_text(encoding="utf-8")
    checked = check_link(link, Question())
    same_picture("akari-wrong", draw_report(checked.drawing, checked.report).value)
