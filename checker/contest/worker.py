"""What runs in another process: some answers to one puzzle, each within its time and memory.

Whatever happens to one answer is its own verdict. What is too slow is stopped by an alarm; what
does not hear it (a library's loop) ends its process a little later, and whoever sent the task sees
a crash and sends the answers one by one again.

Memory is shared by all that a process judges, so a lack of it counts only where it can be nobody
else's fault: as the first thing that a process meets. Later on the process ends, and the answer is
tried again in a new one; and a process that once had too little memory judges nothing more.
"""

import faulthandler
import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
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
    de="Nach {seconds} {seconds:Sekunde|Sekunden} abgebrochen.",
    en="Stopped after {seconds} {seconds:second|seconds}.",
    nl="Na {seconds} {seconds:seconde|seconden} afgebroken.",
)
_TOO_LARGE: Final = Text(
    de="Zu groß: der Speicher reicht nicht.",
    en="Too large: there is not enough memory.",
    nl="Te groot: er is niet genoeg geheugen.",
)
_TOO_DEEP: Final = Text(
    de="Zu tief verschachtelt.",
    en="Nested too deeply.",
    nl="Te diep genest.",
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


class _Process:
    """What this process has been through.

    Attributes:
        answers: How many answers it has judged.
        starved: Whether it had too little memory for the last one.
    """

    def __init__(self) -> None:
        self.answers = 0
        self.starved = False

    def leave(self) -> None:
        """End, if that is not the end of the whole program: others will do what is left."""
        if parent_process() is not None:
            os._exit(1)


@lru_cache(maxsize=1)
def _here() -> _Process:
    """Give the process that this is."""
    return _Process()


def work(task: Task) -> tuple[Judged, ...]:
    """Judge all answers of a task; never raises for what an answer holds."""
    return tuple(
        Judged(given.puzzle, given.digest(), _judged(task, given, _here())) for given in task.givens
    )


def _judged(task: Task, given: Given, here: _Process) -> Outcome:
    """Judge one answer in a process that is fit to."""
    if here.starved:
        here.leave()
    try:
        return _within(task, given)
    except _STARVING as error:
        if here.answers:
            here.leave()
        here.starved = True
        return _unchecked(Remark(_TOO_LARGE)) if isinstance(error, MemoryError) else _fault(error)
    finally:
        here.answers += 1


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
            return _answered(task, given)
    except _TooSlow:
        return _unchecked(Remark(_TOO_SLOW, facts={"seconds": f"{task.seconds:g}"}))
    except RecursionError:
        return _unchecked(Remark(_TOO_DEEP))
    except _STARVING:
        raise
    except Exception as error:  # noqa: BLE001 - one answer must never end a run, nor pass for right
        return _fault(error)


def _answered(task: Task, given: Given) -> Outcome:
    if given.fault:
        return Outcome(Verdict.UNUSABLE, reasons=(Told(plain_text(given.fault)),))
    return judge(task.puzzle, given) if task.puzzle else unknown_puzzle(given.puzzle)


_STARVING: Final = (MemoryError, RuntimeError, OSError, ImportError, SystemError)
"""What a lack of memory is told by: no thread can be started, no module loaded, no file mapped."""


def _fault(error: Exception) -> Outcome:
    words = plain_text(f"{type(error).__name__}: {error}"[:200]).en
    fault = Told(Text(*(each.replace("{words}", words) for each in _FAULT)))
    return Outcome(Verdict.NOT_CHECKED, reasons=(fault,))


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
