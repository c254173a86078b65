"""Files from anybody get a verdict or a clear error, in bounded time and memory."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.proofs import Proof
from checker.rule import Lang
from converters.errors import ReadError
from tests.checker.proofs.boards import AHEAD, CORNER, explained, proof, verdict

FILES = explained(AHEAD)
PIECES = st.sampled_from(
    (
        "u",
        "p",
        "f",
        "c",
        "*",
        "+",
        "d",
        "s",
        ";",
        ">=",
        "x1",
        "~x2",
        "x",
        "0",
        "-1",
        "7",
        "\n",
        "\x0c",
    )
)


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """Give a text with a stretch of words replaced by others."""
    words = text.replace("\n", " \n ").split(" ")
    start = draw(st.integers(0, len(words)))
    end = draw(st.integers(start, min(len(words), start + 4)))
    return " ".join((*words[:start], *draw(st.lists(PIECES, max_size=6)), *words[end:]))


@settings(max_examples=150)
@given(spoilt(FILES.formula), spoilt(FILES.steps))
def test_any_text_gets_a_verdict(formula: str, steps: str) -> None:
    for files in (Proof(formula, FILES.steps), Proof(FILES.formula, steps)):
        found = verdict(AHEAD, files)
        assert found.accepted or found.reason.say(Lang.EN).startswith("uniqueness.")


@given(st.text(max_size=80))
def test_text_of_any_sort_gets_a_verdict(text: str) -> None:
    head = "pseudo-Boolean proof version 1.1\nf 8\n"
    assert not verdict(CORNER, Proof(text, proof(CORNER).steps)).accepted
    assert not verdict(CORNER, Proof(proof(CORNER).formula, text)).accepted
    with suppress(ReadError):
        verdict(CORNER, Proof(proof(CORNER).formula, head + text))


def test_numbers_cannot_grow_without_end() -> None:
    squares = "p 1 999999999 * 999999999 * 999999999 *\n" * 3
    files = proof(CORNER)
    steps = files.steps.replace("u ", f"{squares}u ", 1)
    assert "line 3" in verdict(CORNER, files._replace(steps=steps)).reason.say(Lang.EN)


def test_work_without_end_is_given_up() -> None:
    files = proof(AHEAD)
    added = " ".join(("p 1", *["1 +"] * 1_000_000))
    steps = files.steps.replace("u ", f"{added}\nu ", 1)
    with pytest.raises(ReadError, match="time is up"):
        verdict(AHEAD, files._replace(steps=steps), seconds=0.2)
