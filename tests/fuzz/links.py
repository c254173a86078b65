"""Where the links come from that are damaged: the fixtures, and a corpus where one is given."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FIXTURES: Final = Path(__file__).parent.parent.parent / "fixtures" / "links"
LONGEST: Final = 20_000
"""Longer links are left out: they cost much time and hold nothing that short ones do not."""

_FIELDS: Final = (("penpa.jsonl", "url"), ("sudokupad.jsonl", "link"), ("akari.jsonl", "board"))


def fixture_links() -> tuple[str, ...]:
    """Give the links of all formats in ``fixtures/links``, in the order of their file names."""
    return tuple(
        path.read_text(encoding="utf-8").strip() for path in sorted(FIXTURES.glob("*/*.txt"))
    )


def corpus_links(folder: Path) -> tuple[str, ...]:
    """Give the links of a corpus that are not too long, and its Akari answers as text boards."""
    return tuple(link for link in _all_links(folder) if len(link) <= LONGEST)


def _all_links(folder: Path) -> Iterator[str]:
    for name, field in _FIELDS:
        with (folder / name).open(encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                yield row[field]
                if row.get("solution"):
                    yield "\n".join(row["solution"])
