"""A few hundred cases of law L5 in every run of the tests, and the fuzzer's own honesty."""

import tracemalloc
from contextlib import suppress

import pytest

from checker.service import describe_link
from converters.errors import LinkError, PenpadError
from tests.fuzz import probe as probing
from tests.fuzz import verbs
from tests.fuzz.named import named_cases
from tests.fuzz.probe import MEBIBYTES, Outcome, probe, too_costly
from tests.fuzz.run import try_slice


@pytest.mark.parametrize(("number", "name"), list(enumerate(named_cases())))
def test_a_hostile_link_is_refused_in_one_clear_sentence(number: int, name: str) -> None:
    outcome = probe(named_cases()[name], number=2 * number)
    assert outcome.signature == "", outcome.detail
    assert outcome.memory <= MEBIBYTES


@pytest.mark.parametrize("name", [name for name in named_cases() if "1 GB" in name])
def test_a_bomb_is_refused_before_it_has_grown(name: str) -> None:
    tracemalloc.start()
    with suppress(PenpadError):
        # What is behind the payload is looked at by those who need it.
        describe_link(named_cases()[name])
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 64 * 2**20


def test_damaged_links_give_a_result_or_a_clear_error() -> None:
    tally = try_slice(0, cases=250, seed=1, corpus=None)
    assert not tally.faults, tally.examples
    assert tally.results["decoded"] > 20
    assert tally.results["link"] > 20


def test_a_crash_is_told_with_the_line_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    def crashing(link: str) -> object:
        raise ZeroDivisionError(link)

    monkeypatch.setattr(verbs, "decode", crashing)
    assert probe("x").signature.startswith("ZeroDivisionError (tests/fuzz/test_fuzz.py:")


def test_an_error_without_a_hint_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def vague(link: str) -> object:
        raise LinkError(where="payload", found=link, want="another", hint="")

    monkeypatch.setattr(verbs, "decode", vague)
    assert probe("x").signature.startswith("LinkError has no hint")


def test_a_case_that_never_ends_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(_link: str) -> object:
        while True:
            pass

    monkeypatch.setattr(verbs, "decode", endless)
    monkeypatch.setattr(probing, "_GIVE_UP", 0.05)
    assert probe("x").signature.startswith("Hang")


@pytest.mark.parametrize(
    ("seconds", "memory", "fault"),
    [(0.9, 255.0, ""), (1.1, 0.0, "over 1 s"), (0.0, 257.0, "over 256 MiB")],
)
def test_a_costly_case_is_a_fault(seconds: float, memory: float, fault: str) -> None:
    assert too_costly(Outcome("decoded", "", "", seconds, memory)) == fault
