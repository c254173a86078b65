"""Links as QR codes."""

from pathlib import Path

import pytest

from checker.verbs.qr import LONGEST, qr_bytes
from converters.errors import UsageError
from tests.command import penpad


@pytest.mark.parametrize(("ending", "magic"), [(".png", b"\x89PNG"), (".svg", b"<?xml")])
def test_the_ending_says_what_becomes_of_it(ending: str, magic: bytes) -> None:
    assert qr_bytes("https://puzz.link/p?akari/3/2/i.g1", ending).startswith(magic)


def test_the_longest_link_fits_and_one_more_character_does_not() -> None:
    assert qr_bytes("a" * LONGEST, ".svg")
    with pytest.raises(UsageError, match="2953"):
        qr_bytes("a" * (LONGEST + 1), ".svg")


def test_another_ending_is_refused() -> None:
    with pytest.raises(UsageError, match=r"\.svg"):
        qr_bytes("a", ".gif")


def test_convert_prints_the_link_and_writes_its_code(tmp_path: Path) -> None:
    file = tmp_path / "code.png"
    ran = penpad("convert", "o.1\n.#.", "--to", "tatham", "--answer", "drop", "--qr", str(file))
    assert (ran.exit, ran.out) == (0, "3x2:b1aBa\n")
    assert file.read_bytes().startswith(b"\x89PNG")
