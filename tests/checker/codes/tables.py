"""Wordings of our own in ``wordings/``, each with what it is read as, checked by hand.

A wording stands in one line; below it, indented, its reading in `tests.checker.codes.notation`, or
the words that are not understood, parted by bars.
"""

from pathlib import Path

_FOLDER = Path(__file__).with_name("wordings")


def table(name: str) -> dict[str, str]:
    """Give one file's wordings and what stands below them."""
    lines = (_FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert all(below.startswith("    ") for below in lines[1::2])
    return {wording: below.strip() for wording, below in zip(lines[::2], lines[1::2], strict=True)}


ENGLISH = table("english")
GERMAN = table("german")
DUTCH = table("dutch")
NOT_UNDERSTOOD = {
    wording: tuple(below.split(" | ")) for wording, below in table("not-understood").items()
}
AMBIGUOUS = tuple(table("ambiguous"))
