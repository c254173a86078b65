"""The verbs that grade a contest: ``contest init``, ``lint``, ``grade`` and ``watch``."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from checker.contest import words
from checker.contest.cluster import connected
from checker.contest.example import BOOKLET, BOOKLET_NAME, ENTRIES, ENTRIES_NAME
from checker.contest.grading import Order, grade_files, lint
from checker.contest.mistakes import Mistake
from checker.contest.run import Local, Watch
from checker.contest.verdict import RIGHT, VERDICTS, Verdict
from checker.contest.worker import MEMORY, SECONDS
from checker.rule import Facts, Lang, Remark, Text, verbatim
from checker.source import failure
from checker.verbs import contest_results, printing
from checker.verbs.contest_options import STORE, StoreOption, named_store, short
from checker.verbs.networking import Network, networked
from checker.verbs.options import JsonOption, LangOption, write_file
from checker.verbs.quiet import alone_on_stderr
from checker.verbs.tallying import Tally
from checker.verbs.words import language
from converters.errors import UsageError

if TYPE_CHECKING:
    from checker.contest.store import Run, Store  # slow to load, and may be missing

FOUND: Final = 1

_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

BookletArgument = Annotated[Path, typer.Argument(help="The booklet, a TOML file.")]
Engines = Literal["local", "dask"]


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    contest_results.add_to(_app)
    app.add_typer(_app, name="contest", help="Grade a contest: thousands of entries at once.")


@_app.command("init")
def init(
    folder: Annotated[Path, typer.Argument(help="Where to write the files.")] = Path(),
    *,
    lang: LangOption = None,
) -> None:
    """Write an example of a booklet and of entries, with comments, that runs as it is."""
    names = {folder / BOOKLET_NAME: BOOKLET, folder / ENTRIES_NAME: ENTRIES}
    there = [str(path) for path in names if path.exists()]
    if there:
        raise UsageError(
            where=there[0],
            found="a file of that name",
            want="a folder without it",
            hint="name another folder: penpad contest init FOLDER",
        )
    spoken = language(lang, os.environ)
    _make_folder(folder)
    for path, text in names.items():
        write_file(_answering(text, spoken).encode(), path, spoken)
    facts = {"booklet": str(folder / BOOKLET_NAME), "entries": str(folder / ENTRIES_NAME)}
    printing.note(Remark(words.WRITTEN, facts=facts), spoken)


def _answering(text: str, lang: Lang) -> str:
    """Give the example of a booklet with entrants answered in a language."""
    return text.replace('language = "en"', f'language = "{lang.value}"', 1)


@_app.command("lint")
@networked
def lint_files(
    booklet: BookletArgument,
    entries: Annotated[Path | None, typer.Argument(help="The entries, CSV or JSONL.")] = None,
    *,
    net: Network,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Name every mistake in a contest's files, with file, line and column.

    Exit 0: none; 1: some; 2: a file cannot be read at all.
    """
    linted, spoken = lint(booklet, entries, net.fetcher()), language(lang, os.environ)
    for note in linted.notes:
        printing.note(note, spoken)
    if as_json:
        printing.json_object(
            {
                "mistakes": [each.to_json() for each in linted.mistakes],
                "puzzles": linted.puzzles,
                "entries": linted.entries,
                "cut": linted.cut,
            }
        )
    elif linted.mistakes:
        printing.table([(str(each),) for each in linted.mistakes])
    else:
        facts = {"puzzles": linted.puzzles, "entries": linted.entries}
        printing.raw(words.NO_MISTAKES.say(spoken, facts))
    if linted.cut:
        printing.note(Remark(words.CUT, facts={"count": len(linted.mistakes)}), spoken)
    raise typer.Exit(FOUND if linted.mistakes else 0)


@_app.command("grade")
@networked
def grade(  # noqa: PLR0913 - one argument an option
    booklet: BookletArgument,
    entries: Annotated[Path, typer.Argument(help="The entries, CSV or JSONL.")],
    *,
    net: Network,
    store: StoreOption = STORE,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; default: one a processor.")
    ] = None,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", min=0.1, help="For one answer.")
    ] = SECONDS,
    memory: Annotated[
        int, typer.Option("--memory", metavar="MB", min=256, help="For one process.")
    ] = MEMORY // 2**20,
    again: Annotated[
        bool, typer.Option("--again", help="Grade anew what is graded already, as another run.")
    ] = False,
    engine: Annotated[Engines, typer.Option(help="Processes here, or a dask cluster.")] = "local",
    scheduler: Annotated[
        str | None, typer.Option("--scheduler", metavar="ADDR", help="Of the dask cluster.")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Give every entry its verdict. After any interruption the same command goes on.

    Exit 0: every entry has one; 2: a file or the store cannot be used.
    """
    spoken = language(lang, os.environ)
    held, count = named_store(store), workers or os.cpu_count() or 1
    tally = Tally(held, spoken)
    order = Order(
        booklet,
        entries,
        again=again,
        seconds=limit,
        fetch=net.fetcher(),
        told=lambda note: printing.note(note, spoken),
        warn=lambda mistake: _warn(mistake, spoken),
        begun=tally.begun,
        watch=Watch(tally.loaded, tally.judged),
    )
    most = memory * 2**20
    with alone_on_stderr(), tally:
        used = connected(scheduler, count, most) if engine == "dask" else Local(count, most)
        run = grade_files(held, used, order)
    _summed(held, run, as_json=as_json, lang=spoken)
    before = [
        one.id for one in held.runs() if one.id < run.id and one.files.contest == run.files.contest
    ]
    if before:
        facts = {"run": run.id, "before": before[-1]}
        printing.note(Remark(words.COMPARE, facts=facts), spoken)


@_app.command("watch")
@networked
def watch_folder(  # noqa: PLR0913 - one argument an option
    booklet: BookletArgument,
    folder: Annotated[Path, typer.Argument(help="Where files of entries arrive.")],
    *,
    net: Network,
    store: StoreOption = STORE,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; default: one a processor.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Grade files of entries as they arrive, each as a run; Ctrl-C ends it."""
    from checker.contest.watching import Arrivals, watch

    held, spoken = named_store(store), language(lang, os.environ)
    tally = Tally(held, spoken)
    told = Watch(tally.loaded, tally.judged)
    order = Order(
        booklet,
        folder,
        fetch=net.fetcher(),
        told=lambda note: printing.note(note, spoken),
        warn=_once(lambda mistake: _warn(mistake, spoken)),
        begun=tally.begun,
        watch=told,
    )
    arrivals = Arrivals(
        folder,
        order,
        graded=lambda path, run: printing.raw(f"{path}: {words.RUN.say(spoken, {'run': run.id})}"),
        refused=lambda _, error: printing.note(verbatim(str(error)), spoken),
    )
    with alone_on_stderr():
        watch(held, Local(workers or os.cpu_count() or 1), arrivals)


def _make_folder(folder: Path) -> None:
    """Make a folder.

    Raises:
        UsageError: If that is not possible.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            where=str(folder),
            found=failure(error),
            want="a folder that can be written",
            hint="check the folder's name and rights",
        ) from error


def _warn(mistake: Mistake, lang: Lang) -> None:
    printing.note(verbatim(str(mistake)), lang)


def _once(warn: Callable[[Mistake], None]) -> Callable[[Mistake], None]:
    """Tell of each mistake once: the booklet is the same for every file that arrives."""
    told: set[Mistake] = set()

    def warned(mistake: Mistake) -> None:
        if mistake not in told:
            told.add(mistake)
            warn(mistake)

    return warned


def _summed(store: "Store", run: "Run", *, as_json: bool, lang: Lang) -> None:
    """Print how many entries of each puzzle have which verdict."""
    from checker.contest.results import totals

    counted = totals(store, run.id)
    if as_json:
        printing.json_object({"run": run.id, "finished": run.finished, "verdicts": counted})
        return
    used = [each for each in VERDICTS if any(each in of for of in counted.values())]
    heading = (words.PUZZLE.say(lang), *used)
    lines = [
        (short(name), *(str(of.get(each, 0)) for each in used)) for name, of in counted.items()
    ]
    every = (str(sum(of.get(each, 0) for of in counted.values())) for each in used)
    printing.table([heading, *lines, (words.TOTAL.say(lang), *every)])
    for puzzle, of in counted.items():
        doubt = _doubt(of)
        if doubt is not None:
            facts: Facts = {
                "puzzle": puzzle,
                "count": of.get(Verdict.OTHER_PUZZLE, 0),
                "all": sum(of.values()),
            }
            printing.note(Remark(doubt, facts=facts), lang)


def _doubt(counted: Mapping[str, int]) -> Text | None:
    """Say why a puzzle's entries as a whole make the booklet doubtful; None: they do not."""
    every = sum(counted.values())
    if 2 * counted.get(Verdict.OTHER_PUZZLE, 0) > every:
        return words.ALL_OTHER
    if every >= _FEW and not any(counted.get(each, 0) for each in RIGHT):
        return words.NONE_RIGHT
    return None


_FEW: Final = 3
"""Entries for a puzzle of which it is odd that none is right."""
