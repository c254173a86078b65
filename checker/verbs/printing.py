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
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text as RichText

from checker.registry import AnyGenre
from checker.rule import Facts, Lang, Remark, Report, Status
from checker.service import (
    Comparison,
    Description,
    Graded,
    NewPuzzle,
    Replayed,
    Slimmed,
    Solved,
    Verified,
)
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
    """Make both streams take any text, whatever the terminal's encoding."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def json_object(value: object) -> None:
    """Print one JSON object; lone surrogates stay escaped, as JSON allows."""
    _line(ascii_safe(json.dumps(value, ensure_ascii=not _takes_all(sys.stdout), indent=2)))


def raw(text: str) -> None:
    """Print a link or picture as it is, in an odd locale with XML's own escapes."""
    if text.startswith("<svg") and not _takes_all(sys.stdout):
        text = text.encode("ascii", "xmlcharrefreplace").decode("ascii")
    _line(ascii_safe(text))


def piece(text: str) -> None:
    """Print a part of a long result, without a line end of its own."""
    with _unbroken():
        sys.stdout.write(ascii_safe(text))


def over(text: str) -> None:
    """Write a line on the terminal over the one written so before."""
    with _unbroken():
        sys.stderr.write(f"\r\x1b[K{safe(text)}")
        sys.stderr.flush()


def table(rows: Iterable[Sequence[str]]) -> None:
    """Print rows in columns."""
    lines = [tuple(safe(entry) for entry in row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        padded = (entry.ljust(width) for entry, width in zip(line, widths, strict=True))
        _line("  ".join(padded).rstrip())


def report(checked: Report, lang: Lang) -> None:
    """Print the verdict, then each violation or reason; notes go to standard error."""
    count = len(checked.violations)
    verdict = words.VERDICTS[checked.status].say(lang, {"count": count})
    _coloured(f"{verdict} ({checked.genre})" if checked.genre else verdict, checked.status)
    for reason in checked.reasons:
        _line(safe(f"  {words.BECAUSE.say(lang)} {reason.say(lang)}"))
    if checked.reasons and checked.violations:
        _line(f"  {words.SO_FAR.say(lang)}")
    for number, violation in enumerate(checked.violations, start=1):
        _line(safe(f"{number:>3}. {violation.say(lang)} [{violation.rule}]"))
    if checked.genre_reason is not None and checked.genre is not None:
        _aside(words.NOTE.say(lang), checked.genre_reason.say(lang))
    for note in checked.notes:
        _aside(words.NOTE.say(lang), note.say(lang))


def explained(steps: Iterable[Remark], lang: Lang) -> None:
    """Print what a clue counts, a line a step."""
    for step in steps:
        _line(safe(f"  {step.say(lang)}"))


def comparison(compared: Comparison, lang: Lang) -> None:
    """Print what the editor's own comparison says, and why; notes go to standard error."""
    stored = compared.stored
    if stored is not None:
        _line(words.COMPARED[stored.accepted].say(lang))
        for word, differences in (
            (words.MISSING, stored.missing),
            (words.EXTRA, stored.extra),
        ):
            for each in differences:
                kind = words.KINDS[each.kind].say(lang)
                parts = (f"  {word.say(lang)}:", kind, "-".join(each.cells), each.what)
                _line(safe(" ".join(part for part in parts if part)))
    for remark in compared.notes:
        note(remark, lang)


def note(remark: Remark, lang: Lang) -> None:
    """Tell a note on standard error."""
    _aside(words.NOTE.say(lang), remark.say(lang))


def solve(replayed: Replayed, lang: Lang) -> None:
    """Tell on standard error who solved it, how long it took, and which moment is shown."""
    facts = {"at": replayed.at, "count": len(replayed.film.steps)}
    told = [words.SOLVE.say(lang, facts)]
    if replayed.film.solver:
        told.append(words.SOLVER.say(lang, {"who": replayed.film.solver}))
    if replayed.film.time is not None:
        told.append(words.TIME.say(lang, {"time": words.clock(replayed.film.time)}))
    _line(safe("; ".join(told)), sys.stderr)
    for remark in replayed.notes:
        note(remark, lang)


def saved(made: Slimmed, lang: Lang) -> None:
    """Tell on standard error how much shorter a link has become."""
    facts = {"count": made.saved, "left": len(made.link)}
    _aside(words.NOTE.say(lang), words.SAVED.say(lang, facts))
    for remark in made.notes:
        note(remark, lang)


def solved(answer: Solved, lang: Lang) -> None:
    """Print the solutions, or why there is none; the verdict and notes go to standard error."""
    verdict = Remark(words.ANSWERS[answer.answer], answer.differ)
    _line(safe(verdict.say(lang)), sys.stderr)
    for link in answer.solutions:
        raw(link)
    for number, reason in enumerate(answer.reasons, start=1):
        _line(safe(f"{number:>3}. {reason.say(lang)}"))
    for remark in (answer.genre_reason, *answer.notes):
        note(remark, lang)
    losses(answer.losses, lang)


def verified(proof: Verified, lang: Lang) -> None:
    """Print whether a proof is accepted, and why; notes go to standard error."""
    verdict = words.PROVED[proof.accepted].say(lang)
    _line(safe(f"{verdict}: {proof.reason.say(lang)} ({proof.genre})"))
    for remark in (proof.genre_reason, *proof.notes):
        note(remark, lang)


@contextmanager
def working(lang: Lang) -> Generator[None]:
    """Show on a terminal, while something takes its time, that it is worked on and for how long."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    # slow to load, and most work is done by then
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        progress.add_task(words.WORKING.say(lang), total=None)
        yield


def described_json(described: Description, graded: Graded | None, lang: Lang) -> dict[str, object]:
    """Give what a link holds as CONTRACT.md has it, and how hard it is if that was asked."""
    told = described.to_json(lang)
    if graded is None:
        return told
    notes = [note.say(lang) for note in (*described.notes, *graded.notes)]
    return {**told, **graded.to_json(), "notes": notes}


def made(puzzle: NewPuzzle, lang: Lang) -> None:
    """Print a new puzzle's link; how to get it again, or why there is none, goes beside."""
    if puzzle.link is not None:
        raw(puzzle.link)
        facts: Facts = {"seed": puzzle.seed, "grade": puzzle.grade or "–"}
        _aside(words.NOTE.say(lang), words.SEED.say(lang, facts))
    for reason in puzzle.reasons:
        note(reason, lang)
    losses(puzzle.losses, lang)


def description(described: Description, lang: Lang, graded: Graded | None = None) -> None:
    """Print what a link holds, a line a field; notes go to standard error."""
    summary = described.summary
    known = summary.rows or summary.cols  # a pack of puzzles has no size of its own
    size = words.SIZE.say(lang, {"rows": summary.rows, "cols": summary.cols}) if known else ""
    genre = described.genre or words.UNKNOWN.say(lang)
    counts = ", ".join(f"{count} {what}" for what, count in summary.counts.items() if count)
    fields = {
        "format": described.format,
        "editor": summary.editor,
        "grid": summary.grid,
        "size": size,
        "title": summary.title,
        "author": summary.author,
        "genre": f"{genre} ({described.genre_reason.say(lang)})",
        "counts": counts,
    }
    grades = graded.grades if graded else ()
    rows = [(key, value) for key, value in fields.items() if value]
    rows += [("grade", each.say(lang)) for each in grades if each.name]
    table((words.FIELDS[key].say(lang), value) for key, value in rows)
    if summary.rules:
        _line(words.FIELDS["rules"].say(lang))
    for line in summary.rules.splitlines():
        _line(safe(f"  {line}"))
    for remark in (*described.notes, *(graded.notes if graded else ())):
        note(remark, lang)


def losses(lost: Iterable[Loss], lang: Lang) -> None:
    """Tell of every loss on standard error."""
    for loss in lost:
        _aside(words.LOSS.say(lang), str(loss))


def losses_json(lost: Iterable[Loss]) -> list[dict[str, object]]:
    """Give losses as CONTRACT.md has them."""
    return [
        {
            "kind": loss.kind.value,
            "path": loss.path,
            "site": loss.where(),
            "what": loss.what,
        }
        for loss in lost
    ]


def formats(known: Iterable[tuple[str, str, bool, bool]], lang: Lang) -> None:
    """Print formats as (name, title, is read, is written)."""
    able = (words.READS.say(lang), words.WRITES.say(lang))
    table(
        (called, title, ", ".join(word for word, can in zip(able, cans, strict=True) if can))
        for called, title, *cans in known
    )


def rules(genre: AnyGenre, lang: Lang) -> None:
    """Print a genre's sentences, then its rules' ids with the sentences they judge."""
    _line(genre.title.say(lang))
    for number, text in genre.sources.items():
        _line(f"{number:>3}. {text.say(lang)}")
    table(
        (
            rule.id,
            ", ".join(rule.covers),
            (words.HEALABLE if rule.healable else words.FINAL).say(lang),
        )
        for rule in genre.rules
    )


def rules_json(genre: AnyGenre, lang: Lang) -> dict[str, object]:
    """Give a genre's sentences and rules; texts keep their places for facts."""
    return {
        "genre": genre.name,
        "title": genre.title.say(lang),
        "sources": {number: text.say(lang) for number, text in genre.sources.items()},
        "rules": [
            {
                "rule": rule.id,
                "covers": list(rule.covers),
                "healable": rule.healable,
                "text": rule.text._asdict()[lang.value],
            }
            for rule in genre.rules
        ],
    }


def refusal(lost: Sequence[Loss], lang: Lang) -> None:
    """Tell that ``--strict`` kept the result back, and why."""
    losses(lost, lang)
    _aside(words.ERROR.say(lang), words.REFUSED.say(lang, {"count": len(lost)}))


def written(file: Path, lang: Lang) -> None:
    """Tell which file was written."""
    _line(safe(words.WRITTEN.say(lang, {"file": str(file)})), sys.stderr)


def unwritten(file: Path, lang: Lang) -> None:
    """Tell that there is no picture to write."""
    _aside(words.NOTE.say(lang), words.UNWRITTEN.say(lang, {"file": str(file)}))


def finish() -> None:
    """Hand everything printed to the system, so that a full disk is noticed in time."""
    with _unbroken():
        sys.stdout.flush()


def error(problem: PenpadError, *, as_json: bool, lang: Lang) -> int:
    """Tell what was unusable, and give the exit for it."""
    if as_json:
        json_object({"error": problem.facts()})
    else:
        _aside(words.ERROR.say(lang), str(problem))
    return UNUSABLE


def safe(text: str) -> str:
    """Make text from outside harmless to a terminal.

    >>> safe("a" + chr(27) + "[31m")
    'a\N{REPLACEMENT CHARACTER}[31m'
    """
    return ascii_safe(text.translate(_CONTROLS))


def _coloured(text: str, status: Status) -> None:
    """Print a verdict, in colour on a terminal; never parsed as markup, never wrapped."""
    console = Console(soft_wrap=True, highlight=False, markup=False, emoji=False)
    with _unbroken():
        console.print(RichText(safe(text), style=_COLOURS[status]))


def _aside(kind: str, text: str) -> None:
    _line(safe(f"{kind}: {text}"), sys.stderr)


def _line(text: str, stream: TextIO | None = None) -> None:
    with _unbroken():
        print(text, file=stream or sys.stdout)


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
