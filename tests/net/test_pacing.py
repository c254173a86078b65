"""Turns at a host: one at a time, and not too often."""

import threading
from pathlib import Path

import pytest

from converters.errors import FetchError
from converters.net.pacing import turn
from tests.net.server import Time


def test_two_who_ask_one_host_take_turns(tmp_path: Path) -> None:
    clock, seen = Time().clock(), []
    begun = threading.Event()

    def second() -> None:
        begun.wait(10)
        with turn(tmp_path, "sudokupad.app", clock):
            seen.append("second")

    thread = threading.Thread(target=second)
    thread.start()
    with turn(tmp_path, "sudokupad.app", clock):
        begun.set()
        thread.join(0.2)
        seen.append("first")
    thread.join(10)
    assert seen == ["first", "second"]


def test_a_turn_that_somebody_keeps_for_long_is_not_waited_for(tmp_path: Path) -> None:
    clock = Time().clock()
    with (
        turn(tmp_path, "sudokupad.app", clock),
        pytest.raises(FetchError, match="another penpad"),
        turn(tmp_path, "sudokupad.app", clock, patience=0.05),
    ):
        pytest.fail("both had their turn")


def test_two_hosts_are_asked_at_the_same_time(tmp_path: Path) -> None:
    clock = Time().clock()
    with turn(tmp_path, "sudokupad.app", clock), turn(tmp_path, "tinyurl.com", clock):
        assert {file.name for file in tmp_path.glob("*.sqlite")} == {
            "sudokupad.app.sqlite",
            "tinyurl.com.sqlite",
        }


def test_only_what_is_left_of_the_gap_is_waited_for(tmp_path: Path) -> None:
    time = Time()
    with turn(tmp_path, "logic-masters.de", time.clock()):
        pass
    time.seconds += 4
    with turn(tmp_path, "www.logic-masters.de", time.clock()):
        pass
    assert time.slept == [6.0]


def test_a_clock_that_was_set_back_makes_nobody_wait_longer(tmp_path: Path) -> None:
    time = Time()
    with turn(tmp_path, "logic-masters.de", time.clock()):
        pass
    time.seconds -= 86400
    with turn(tmp_path, "logic-masters.de", time.clock()):
        pass
    assert time.slept == [10.0]


def test_a_question_that_failed_was_a_question(tmp_path: Path) -> None:
    time, broken = Time(), "broken"
    with (
        pytest.raises(ValueError, match="broken"),
        turn(tmp_path, "logic-masters.de", time.clock()),
    ):
        raise ValueError(broken)
    with turn(tmp_path, "logic-masters.de", time.clock()):
        pass
    assert time.slept == [10.0]
