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
from typing import Final

from checker.registry import AnyGenre, genres
from checker.rule import Lang, judge
from converters import PenpadError, decode
from converters.drawing import Drawing
from converters.registry import Document, formats, write

ROOT: Final = Path(__file__).parent.parent.parent
SECONDS: Final = 1.0
MEBIBYTES: Final = 256
_GIVE_UP: Final = 20.0
_LONGEST_SENTENCE: Final = 2000


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one case went.

    Attributes:
        result: ``decoded``, the code of the error that was rightly raised, or ``crash``.
        signature: What is wrong and where in the source; empty: nothing is.
        detail: A few words more.
        seconds: Processor time it took, which other programs do not lengthen.
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


class UnclearError(Exception):
    """An error whose text does not say everything it has to."""


class NotExactError(Exception):
    """Law L1 broken: a document that does not give its link back."""


def probe(link: str, *, number: int = 0) -> Outcome:
    """Decode, encode, sum up, draw, check and write one link; nothing is raised.

    Args:
        link: The damaged link.
        number: Chooses the one format that its drawing is written in.
    """
    start, before = time.process_time(), _peak() - _idle()
    result, signature, detail = "decoded", "", ""
    try:
        with _time_limit(_GIVE_UP):
            _use(link, number)
    except PenpadError as error:
        result, signature, detail = error.code, _unclear(error), repr(error.facts())
    except (Hang, Exception) as error:  # noqa: BLE001 - what else there is, is looked for
        result, signature, detail = "crash", _signature(error), repr(error)
    seconds, after = time.process_time() - start, _peak() - _idle()
    return Outcome(result, signature, detail[:300], seconds, after if after > before else 0.0)


def too_costly(outcome: Outcome) -> str:
    """Give what of the time or memory is beyond its bound; empty: nothing is."""
    if outcome.seconds > SECONDS:
        return f"over {SECONDS:g} s"
    return f"over {MEBIBYTES} MiB" if outcome.memory > MEBIBYTES else ""


@cache
def _idle() -> float:
    """Give what the process had used before its first case, in MiB."""
    formats()
    genres()
    return _peak()


def _peak() -> float:
    """Give the most memory this process has used so far, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _use(link: str, number: int) -> None:
    document = decode(link)
    if document.link() != link.strip():
        raise NotExactError(document.format.name)
    if document.format.summary is not None:
        document.summary()
    if document.format.to_drawing is None:
        return
    drawing = document.drawing()
    for genre in genres().values():
        _checked(genre, drawing)
    _written(drawing, document, number)


def _checked(genre: AnyGenre, drawing: Drawing) -> None:
    """Read and judge a drawing; only its reading may be refused."""
    genre.recognise(drawing)
    try:
        board = genre.read(drawing, genre.choose(drawing).convention).board
    except PenpadError as error:
        _insist_on_clear(error)
        return
    for violation in judge(genre.rules, board).violations[:100]:
        violation.say(Lang.DE)


def _written(drawing: Drawing, document: Document, number: int) -> None:
    """Write the drawing in one format; it may be refused."""
    targets = [name for name, each in formats().items() if each.from_drawing is not None]
    if not targets:
        return
    target = targets[number % len(targets)]
    base = document if target == document.format.name else None
    try:
        write(drawing, to=target, base=base)
    except PenpadError as error:
        _insist_on_clear(error)


def _insist_on_clear(error: PenpadError) -> None:
    if fault := _unclear(error):
        raise UnclearError(fault) from error


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
    words = f" {error}" if isinstance(error, UnclearError | NotExactError) else ""
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
