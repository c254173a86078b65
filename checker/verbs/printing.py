"""How the command line words what the service gives: results to standard output, the rest beside.

Input is hostile until proven otherwise: control characters in titles never reach the terminal.
"""

import json
import os
import sys
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Final, TextIO

from checker.rule import Lang, Remark, Status
from checker.source import failure
from checker.verbs import words
from converters.errors import PenpadError, UsageError, ascii_safe
from converters.loss import Loss

UNUSABLE: Final = 2
GONE: Final = 141
"""The exit of a command whose reader has gone, as other commands have it."""

_COLOURS: Final[Mapping[Status, str]] = {
    Status.SOLVED: "bold green",
    Status.VIOLATED: "bold red",
    Status.UNFINISHED: "bold yellow",
    Status.NOT_CHECKED: "bold magenta",
}
_CONTROLS: Final = dict.fromkeys(
    (*range(32), *range(127, 160), *range(0x2028, 0x202F)), "\N{REPLACEMENT CHARACTER}"
)
"""Among them every line end: a title must not look like a verdict of its own."""


def prepare_streams() -> None:
    """Make both streams take any text, whatever the terminal's encoding; a closed one takes all.

    Whoever closes a stream (``>&-``) wants nothing from it, as with ``>/dev/null``. Without a
    stand-in the first file opened would get its number, and what is printed would land there.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, _nothing(mode))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _nothing(mode: str) -> IO[str]:
    return Path(os.devnull).open(mode, encoding="utf-8")  # for as long as the process lives


def json_object(value: object) -> None:
    """Print one JSON object; lone surrogates stay escaped, as JSON allows."""
    line(ascii_safe(json.dumps(value, ensure_ascii=not _takes_all(sys.stdout), indent=2)))


def raw(text: str) -> None:
    """Print a link or picture as it is, in an odd locale with XML's own escapes."""
    if text.startswith("<svg") and not _takes_all(sys.stdout):
        text = text.encode("ascii", "xmlcharrefreplace").decode("ascii")
    line(ascii_safe(text))


def piece(text: str) -> None:
    """Print a part of a long result, without a line end of its own."""
    with _unbroken():
        sys.stdout.write(ascii_safe(text))


def over(text: str) -> None:
    """Write a line on the terminal over the one written so before."""
    with _unbroken():
        sys.stderr.write(f"\r\x1b[K{safe(text)}")
        sys.stderr.flush()


def line(text: str, stream: TextIO | None = None) -> None:
    """Print a line of our own words, to standard output if no stream is named."""
    with _unbroken():
        print(text, file=stream or sys.stdout)


def aside(kind: str, text: str) -> None:
    """Tell something on standard error, after a word for what it is."""
    line(safe(f"{kind}: {text}"), sys.stderr)


def coloured(text: str, status: Status) -> None:
    """Print a verdict, in colour on a terminal; never parsed as markup, never wrapped."""
    wanted = sys.stdout.isatty() or os.environ.get("FORCE_COLOR")
    if os.environ.get("NO_COLOR") or not wanted:
        line(safe(text))
        return
    # slow to load, and most output is read by programs
    from rich.console import Console
    from rich.text import Text as RichText

    console = Console(soft_wrap=True, highlight=False, markup=False, emoji=False)
    with _unbroken():
        console.print(RichText(safe(text), style=_COLOURS[status]))


def table(rows: Iterable[Sequence[str]]) -> None:
    """Print rows in columns."""
    lines = [tuple(safe(entry) for entry in row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for row in lines:
        padded = (entry.ljust(width) for entry, width in zip(row, widths, strict=True))
        line("  ".join(padded).rstrip())


def note(remark: Remark, lang: Lang) -> None:
    """Tell a note on standard error."""
    aside(words.NOTE.say(lang), remark.say(lang))


@contextmanager
def working(lang: Lang) -> Generator[None]:
    """Show on a terminal, while something takes its time, that it is worked on and for how long."""
    if not sys.stderr.isatty():
        yield
        return
    # slow to load, and most work is done by then
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(words.WORKING.say(lang), total=None)
        yield


def losses(lost: Iterable[Loss], lang: Lang) -> None:
    """Tell of every loss on standard error."""
    for loss in lost:
        aside(words.LOSS.say(lang), _lost(loss, lang))


def _lost(loss: Loss, lang: Lang) -> str:
    """Give a loss in one line; what it was is told as the format says it."""
    place, kind = loss.where(), words.LOSSES[loss.kind].say(lang)
    facts = {"kind": kind, "what": loss.what, "path": loss.path, "place": place or ""}
    return (words.LOST_AT if place else words.LOST).say(lang, facts)


def losses_json(lost: Iterable[Loss]) -> list[dict[str, object]]:
    """Give losses as docs/contract.md has them."""
    return [
        {
            "kind": loss.kind.value,
            "path": loss.path,
            "site": loss.where(),
            "what": loss.what,
        }
        for loss in lost
    ]


def written(file: Path, lang: Lang) -> None:
    """Tell which file was written."""
    line(safe(words.WRITTEN.say(lang, {"file": str(file)})), sys.stderr)


def unwritten(file: Path, lang: Lang) -> None:
    """Tell that there is no picture to write."""
    aside(words.NOTE.say(lang), words.UNWRITTEN.say(lang, {"file": str(file)}))


def finish() -> None:
    """Hand everything printed to the system, so that a full disk is noticed in time."""
    with _unbroken():
        sys.stdout.flush()


def error(problem: PenpadError, *, as_json: bool, lang: Lang) -> int:
    """Tell what was unusable, and give the exit for it."""
    if as_json:
        json_object({"error": problem.facts()})
    else:
        aside(words.ERROR.say(lang), str(problem))
    return UNUSABLE


def safe(text: str) -> str:
    """Make text from outside harmless to a terminal.

    >>> safe("a" + chr(27) + "[31m")
    'a\N{REPLACEMENT CHARACTER}[31m'
    """
    return ascii_safe(text.translate(_CONTROLS))


def _takes_all(stream: TextIO) -> bool:
    """Tell whether a stream can take any character."""
    return (stream.encoding or "utf-8").lower().startswith("utf")


@contextmanager
def _unbroken() -> Generator[None]:
    """End quietly if the reader has gone, and in one sentence if the disk is full."""
    try:
        yield
    except BrokenPipeError:
        _drop_output()
        sys.exit(GONE)
    except OSError as problem:
        _drop_output()
        raise UsageError(
            where="standard output",
            found=failure(problem),
            want="a stream that can be written",
            hint="is the disk full?",
        ) from problem


def _drop_output() -> None:
    """Let nothing more be written when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
