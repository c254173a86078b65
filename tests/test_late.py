"""What a plugin loads late is there when it is called, and travels to other processes."""

import pickle
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from converters.late import Late
from converters.registry import decode, formats

LINKS = Path(__file__).parents[1] / "fixtures/links"
LATE = [
    (plugin.name, field.name, getattr(plugin, field.name))
    for plugin in formats().values()
    for field in fields(plugin)
    if isinstance(getattr(plugin, field.name), Late)
]


@pytest.mark.parametrize(("plugin", "field", "late"), LATE)
def test_every_late_function_is_where_it_is_said_to_be(plugin: str, field: str, late: Late) -> None:
    assert callable(getattr(import_module(late.module), late.name)), (plugin, field)


@pytest.mark.parametrize("format_name", ["penpa", "sudokupad", "puzzlink", "fpuzzles"])
def test_a_document_can_be_sent_to_another_process(format_name: str) -> None:
    link = min((LINKS / format_name).glob("*.txt")).read_text(encoding="utf-8").strip()
    document = decode(link)
    assert pickle.loads(pickle.dumps(document)) == document


def test_a_link_of_one_format_loads_no_other_formats_reader() -> None:
    program = (
        "import sys; from converters import decode; decode('https://puzz.link/p?akari/3/2/i.g1');"
        "print(*sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())
    assert "converters.formats.puzzlink" in loaded
    assert "converters.formats.penpa.read" not in loaded
    assert "converters.formats.sudokupad.reading" not in loaded
    assert "converters.formats.svg.draw" not in loaded
