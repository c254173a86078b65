"""What runs in another process: some answers to one puzzle, each within its time and memory.

Whatever happens to one answer is its own verdict. What is too slow is stopped by an alarm; what
does not hear it (a library's loop) ends its process a little later, and whoever sent the task sees
a crash and sends the answers one by one again.
"""

import faulthandler
import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from pathlib import Path
from types import FrameType
from typing import Final

from checker.contest.booklet import Puzzle
from checker.contest.entries import Given
from checker.contest.judging import judge, unknown_puzzle
from checker.contest.verdict import Judged, Outcome, Told, Verdict, plain_text, told
from checker.registry import genres
from checker.rule import Remark, Text
from converters.registry import formats

SECONDS: Final = 20.0
"""How long one answer may take; a large one takes a tenth of a second."""

MEMORY: Final = 2 * 2**30
"""Bytes that a process may take; judging needs a tenth of it."""

_GRACE: Final = 5.0
_TOO_SLOW: Final = Text(
    de="Nach {seconds} Sekunden abgebrochen.",
    en="Stopped after {seconds} seconds.",
    nl="Na {seconds} seconden afgebroken.",
)
_TOO_LARGE: Final = Text(
    de="Zu groß: der Speicher reicht nicht.",
    en="Too large: there is not enough memory.",
    nl="Te groot: er is niet genoeg geheugen.",
)
_CRASHED: Final = Text(
    de="Das Programm ist an dieser Antwort abgestürzt.",
    en="The program crashed on this answer.",
    nl="Het programma is op dit antwoord vastgelopen.",
)
_FAULT: Final = Text(
    de="Ein Fehler im Programm ({words}); bitte melden.",
    en="A fault in the program ({words}); please report it.",
    nl="Een fout in het programma ({words}); meld die alsjeblieft.",
)


@dataclass(frozen=True, slots=True)
class Task:
    """Answers to one puzzle.

    Attributes:
        puzzle: The puzzle; None: the booklet has none of that id.
        givens: The answers.
        seconds: How long each may take.
    """

    puzzle: Puzzle | None
    givens: tuple[Given, ...]
    seconds: float = SECONDS


class _TooSlow(Exception):  # noqa: N818 - no error: an alarm
    """Ends one answer whose time is up."""


def work(task: Task) -> tuple[Judged, ...]:
    """Judge all answers of a task; never raises for what an answer holds."""
    return tuple(
        Judged(given.puzzle, given.digest(), _within(task, given)) for given in task.givens
    )


def crashed() -> Outcome:
    """Give the verdict on an answer on which a process ended again and again."""
    return Outcome(Verdict.NOT_CHECKED, reasons=(Told(_CRASHED),))


def prepare(memory: int) -> None:
    """Make a process of a pool ready: limit its memory, and end it with the one that began it."""
    # Ctrl-C is for the process that keeps the store; it ends its workers itself
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory(memory)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # looked for once in a process, and not on the first answer's time
    genres()
    formats()


def _within(task: Task, given: Given) -> Outcome:
    """Judge one answer within its limits."""
    try:
        with _alarm(task.seconds):
            return judge(task.puzzle, given) if task.puzzle else unknown_puzzle(given.puzzle)
    except _TooSlow:
        return _unchecked(Remark(_TOO_SLOW, facts={"seconds": f"{task.seconds:g}"}))
    except (MemoryError, RecursionError):
        return _unchecked(Remark(_TOO_LARGE))
    except Exception as error:  # noqa: BLE001 - one answer must never end a run, nor pass for right
        words = plain_text(f"{type(error).__name__}: {error}"[:200]).en
        return Outcome(Verdict.NOT_CHECKED, reasons=(_fault(words),))


def _fault(words: str) -> Told:
    return Told(Text(*(each.replace("{words}", words) for each in _FAULT)))


def _unchecked(remark: Remark) -> Outcome:
    return Outcome(Verdict.NOT_CHECKED, reasons=(told(remark),))


@contextmanager
def _alarm(seconds: float) -> Generator[None]:
    """Raise when the time is up; where nothing hears that, end the process a little later."""
    if parent_process() is None:
        yield
        return
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        faulthandler.dump_traceback_later(seconds + _GRACE, exit=True, file=nowhere)
        hears = threading.current_thread() is threading.main_thread()
        if hears and hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, _ring)
            signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            if hears and hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_REAL, 0)
            faulthandler.cancel_dump_traceback_later()


def _ring(_: int, __: FrameType | None) -> None:
    raise _TooSlow


def _limit_memory(memory: int) -> None:
    """Limit the memory, where the system can."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _end_with_parent() -> None:
    """Wait for the process that began this one, however it ends, and end as well."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
