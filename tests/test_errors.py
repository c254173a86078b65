"""What every error promises."""

import pickle

import pytest

from converters.errors import (
    FetchError,
    LinkError,
    PenpadError,
    ReadError,
    UnknownName,
    UsageError,
    WriteError,
    shown,
)

FACTS = {"where": "pu_q.symbol.137", "found": "style 'x'", "want": "an integer", "hint": "edited?"}


@pytest.mark.parametrize(
    "kind", [FetchError, LinkError, ReadError, UnknownName, UsageError, WriteError]
)
def test_an_error_says_the_same_after_a_trip_to_another_process(kind: type[PenpadError]) -> None:
    error = kind(**FACTS)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.facts()) == (kind, str(error), error.facts())


def test_an_error_names_place_found_wanted_and_a_way_out() -> None:
    assert str(LinkError(**FACTS)) == (
        "pu_q.symbol.137: found style 'x', want an integer (edited?)"
    )


def test_quoted_input_is_one_short_line_without_commands() -> None:
    assert shown("a\x1b[31m\n") == "'a\\x1b[31m\\n'"
    assert len(shown("x" * 1000)) == 62
