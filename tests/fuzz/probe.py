"""Tries one link the way a user's link is tried; says how it failed, how long and how large."""

import resource
import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

from converters import PenpadError
from tests.fuzz.verbs import ALWAYS, NotExactError, Verb, exact, sometimes

ROOT: Final = Path(__file__).parent.parent.parent
SECONDS: Final = 1.0
MEBIBYTES: Final = 256
_GIVE_UP: Final = 20.0
_LONGEST_SENTENCE: Final = 2000


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one case went.

    Attributes:
        result: ``decoded``, the code of the error that it was rightly refused with, or ``crash``.
        signature: What is wrong and where in the source; empty: nothing is.
        detail: A few words more.
        seconds: Processor time that its slowest verb took; other programs do not lengthen it.
        memory: MiB by which it raised the most that the process has ever used, above its idle
            size; 0 if another case before it had used more.
    """

    result: str
    signature: str
    detail: str
    seconds: float
    memory: float


class Hang(BaseException):
    """A case that does not end; no ``except Exception`` may catch it."""


def probe(link: str, *, number: int | None = None) -> Outcome:
    """Do with a link what users do; nothing is raised.

    Args:
        link: The damaged link.
        number: Chooses the one verb that is tried besides those always tried; None: all are.
    """
    idle = _idle()
    before = _peak() - idle
    extra = sometimes()
    chosen = extra if number is None else (extra[number // 2 % len(extra)],)
    done: list[_Done] = []
    for verb in (*ALWAYS, *chosen):
        done.append(_do(verb, link))
        if verb is exact and done[0].result != "decoded":
            break
    told = next((each for each in done if each.signature), done[0])
    after = _peak() - idle
    return Outcome(
        told.result,
        told.signature,
        told.detail[:300],
        max(each.seconds for each in done),
        after if after > before else 0.0,
    )


class _Done(NamedTuple):
    """How one verb went."""

    result: str
    signature: str
    detail: str
    seconds: float


def _do(verb: Verb, link: str) -> _Done:
    result, signature, detail = "decoded", "", ""
    start = time.process_time()
    try:
        with _time_limit(_GIVE_UP):
            verb(link)
    except PenpadError as error:
        result, signature, detail = error.code, _unclear(error), repr(error.facts())
    except (Hang, Exception) as error:  # noqa: BLE001 - whatever else there is, is looked for
        result, signature, detail = "crash", _signature(error), repr(error)
    return _Done(result, signature, detail, time.process_time() - start)


def too_costly(outcome: Outcome) -> str:
    """Give what of the time or memory is beyond its bound; empty: nothing is."""
    if outcome.seconds > SECONDS:
        return f"over {SECONDS:g} s"
    return f"over {MEBIBYTES} MiB" if outcome.memory > MEBIBYTES else ""


@cache
def _idle() -> float:
    """Give what the process had used before its first case, in MiB."""
    sometimes()
    return _peak()


def _peak() -> float:
    """Give the most memory this process has used so far, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _unclear(error: PenpadError) -> str:
    """Give what an error's text lacks; empty: nothing."""
    sentence = str(error)
    facts = error.facts()
    missing = [name for name, text in facts.items() if not str(text).strip()]
    if missing:
        fault = f"has no {' and no '.join(missing)}"
    elif not sentence.isprintable():
        fault = "is not printable on one line"
    elif len(sentence) > _LONGEST_SENTENCE:
        fault = f"is longer than {_LONGEST_SENTENCE} characters"
    else:
        return ""
    return f"{type(error).__name__} {fault} ({_place(error)})"


def _signature(error: BaseException) -> str:
    words = f" {error}" if isinstance(error, NotExactError) else ""
    return f"{type(error).__name__}{words} ({_place(error)})"


def _place(error: BaseException) -> str:
    """Give the last of our own lines that an exception went through."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if str(ROOT) in frame.filename]
    frame = own[-1]
    return f"{Path(frame.filename).relative_to(ROOT)}:{frame.lineno} {frame.name}"


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    def stop(_number: int, _frame: FrameType | None) -> None:
        raise Hang

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
