"""The verbs that grade a contest: ``contest init``, ``lint``, ``grade``, ``results`` and others."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer

from checker.contest import words
from checker.contest.cluster import connected
from checker.contest.example import BOOKLET, BOOKLET_NAME, ENTRIES, ENTRIES_NAME
from checker.contest.grading import Order, grade_files, lint, stored_booklet
from checker.contest.mistakes import Mistake
from checker.contest.run import Engine, Local, Watch
from checker.contest.verdict import VERDICTS, Verdict
from checker.contest.worker import MEMORY, SECONDS
from checker.rule import Facts, Lang, Remark, verbatim
from checker.source import failure
from checker.verbs import printing
from checker.verbs.options import JsonOption, LangOption, OutOption, write_file
from checker.verbs.tallying import Tally
from checker.verbs.words import language
from converters.errors import UsageError, shown

if TYPE_CHECKING:
    from checker.contest.store import Run, Store  # slow to load, and may be missing

FOUND: Final = 1
STORE: Final = "contest.sqlite"

_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

BookletArgument = Annotated[Path, typer.Argument(help="The booklet, a TOML file.")]
StoreOption = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        help="Where verdicts are kept: a file, or postgresql://user@host/database.",
        envvar="PENPAD_STORE",
    ),
]
Engines = Literal["local", "dask"]
RunOption = Annotated[
    int | None, typer.Option("--run", metavar="NUMBER", help="Which run; default: the newest.")
]


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
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
        write_file(text.encode(), path, spoken)
    facts = {"booklet": str(folder / BOOKLET_NAME), "entries": str(folder / ENTRIES_NAME)}
    printing.note(Remark(words.WRITTEN, facts=facts), spoken)


@_app.command("lint")
def lint_files(
    booklet: BookletArgument,
    entries: Annotated[Path | None, typer.Argument(help="The entries, CSV or JSONL.")] = None,
    *,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Name every mistake in a contest's files, with file, line and column.

    Exit 0: none; 1: some; 2: a file cannot be read at all.
    """
    linted, spoken = lint(booklet, entries), language(lang, os.environ)
    if as_json:
        printing.json_object(
            {
                "mistakes": [each.to_json() for each in linted.mistakes],
                "puzzles": linted.puzzles,
                "entries": linted.entries,
            }
        )
    elif linted.mistakes:
        printing.table([(str(each),) for each in linted.mistakes])
    else:
        facts = {"puzzles": linted.puzzles, "entries": linted.entries}
        printing.raw(words.NO_MISTAKES.say(spoken, facts))
    raise typer.Exit(FOUND if linted.mistakes else 0)


@_app.command("grade")
def grade(  # noqa: PLR0913 - one argument an option
    booklet: BookletArgument,
    entries: Annotated[Path, typer.Argument(help="The entries, CSV or JSONL.")],
    *,
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
    held, count = _store(store), workers or os.cpu_count() or 1
    tally = Tally(held, spoken)
    order = Order(
        booklet,
        entries,
        again=again,
        seconds=limit,
        warn=lambda mistake: _warn(mistake, spoken),
        begun=tally.begun,
        watch=Watch(tally.loaded, tally.judged),
    )
    here: Engine = Local(count, memory * 2**20)
    with tally:
        run = grade_files(held, connected(scheduler, count) if engine == "dask" else here, order)
    _summed(held, run, as_json=as_json, lang=spoken)


@_app.command("watch")
def watch_folder(
    booklet: BookletArgument,
    folder: Annotated[Path, typer.Argument(help="Where files of entries arrive.")],
    *,
    store: StoreOption = STORE,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; default: one a processor.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Grade files of entries as they arrive, each as a run; Ctrl-C ends it."""
    from checker.contest.watching import Arrivals, watch

    held, spoken = _store(store), language(lang, os.environ)
    tally = Tally(held, spoken)
    told = Watch(tally.loaded, tally.judged)
    order = Order(booklet, folder, begun=tally.begun, watch=told)
    arrivals = Arrivals(
        folder,
        order,
        graded=lambda path, run: printing.raw(f"{path}: {words.RUN.say(spoken, {'run': run.id})}"),
        refused=lambda _, error: printing.note(verbatim(str(error)), spoken),
    )
    watch(held, Local(workers or os.cpu_count() or 1), arrivals)


@_app.command("results")
def results(  # noqa: PLR0913 - one argument an option
    *,
    store: StoreOption = STORE,
    run: RunOption = None,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print every entry as CSV.")] = False,
    output: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print the scores; with --csv or --json every entry; -o FILE.csv, .json or .html."""
    held, spoken = _store(store), language(lang, os.environ)
    chosen = held.run(run)
    ending = output.suffix.lower() if output else ".json" if as_json else ".csv" if as_csv else ""
    if ending:
        _write(_pieces(held, chosen, ending, lang), output, spoken)
    else:
        _scores(held, chosen, spoken)


@_app.command("diff")
def diff(
    before: Annotated[int, typer.Argument(metavar="RUN", help="The number of a run.")],
    after: Annotated[int, typer.Argument(metavar="RUN", help="The number of another.")],
    *,
    store: StoreOption = STORE,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell what changed from one run to another, and for whom.

    Exit 0: nothing; 1: something.
    """
    from checker.contest.results import changes

    held, spoken = _store(store), language(lang, os.environ)
    runs = [held.run(number).id for number in (before, after)]
    found = list(changes(held, *runs))
    if as_json:
        printing.json_object({"changes": [each._asdict() for each in found]})
    elif not found:
        printing.raw(words.NO_CHANGES.say(spoken))
    else:
        none = words.NONE.say(spoken)
        printing.table(
            (each.entrant, each.puzzle, each.before or none, "→", each.after or none)
            for each in found
        )
    raise typer.Exit(FOUND if found else 0)


@_app.command("decide")
def decide(  # noqa: PLR0913 - one argument an option
    entrant: Annotated[str, typer.Argument(help="Whose entry.")],
    puzzle: Annotated[str, typer.Argument(help="For which puzzle.")],
    verdict: Annotated[Verdict, typer.Argument(help="What it counts as.")],
    *,
    reason: Annotated[str, typer.Option("--reason", help="Why; it is kept and printed.")],
    store: StoreOption = STORE,
    run: RunOption = None,
    lang: LangOption = None,
) -> None:
    """Decide what an entry counts as, whatever the program says; both are kept.

    It holds for just this answer: for the same one in later runs too, and for no other.
    """
    from checker.contest.results import find

    held, spoken = _store(store), language(lang, os.environ)
    row = find(held, held.run(run).id, entrant, puzzle)
    if row is None or not reason.strip():
        raise UsageError(
            where="contest decide",
            found="no reason"
            if row
            else f"no entry of {shown(entrant)} for puzzle {shown(puzzle)}",
            want="an entry of the run, and a reason",
            hint="penpad contest results --csv lists the entries",
        )
    values = {
        "entrant": entrant,
        "puzzle": puzzle,
        "given": row.digest,
        "verdict": verdict.value,
        "reason": reason.strip(),
    }
    held.decide(values)
    facts = {
        "entrant": entrant,
        "puzzle": puzzle,
        "before": row.outcome.verdict.value if row.outcome else "–",
        "after": verdict.value,
    }
    printing.note(Remark(words.DECIDED, facts=facts), spoken)


def _store(address: str) -> "Store":
    """Open a store.

    Raises:
        UsageError: If it cannot be opened, or the library for it is missing.
    """
    try:
        from checker.contest.store import open_store
    except ModuleNotFoundError as error:
        raise UsageError(
            where="contest",
            found=f"no package {error.name}",
            want="the package that keeps verdicts",
            hint="pip install 'penpad[contest]'",
        ) from error
    return open_store(address)


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


def _summed(store: "Store", run: "Run", *, as_json: bool, lang: Lang) -> None:
    """Print how many entries of each puzzle have which verdict."""
    from checker.contest.results import totals

    counted = totals(store, run.id)
    if as_json:
        printing.json_object({"run": run.id, "finished": run.finished, "verdicts": counted})
        return
    used = [each for each in VERDICTS if any(each in of for of in counted.values())]
    heading = (words.PUZZLE.say(lang), *used)
    lines = [(name, *(str(of.get(each, 0)) for each in used)) for name, of in counted.items()]
    every = (str(sum(of.get(each, 0) for of in counted.values())) for each in used)
    printing.table([heading, *lines, (words.TOTAL.say(lang), *every)])
    for puzzle, of in counted.items():
        other, every_one = of.get(Verdict.OTHER_PUZZLE, 0), sum(of.values())
        if 2 * other > every_one:
            facts: Facts = {"puzzle": puzzle, "count": other, "all": every_one}
            printing.note(Remark(words.ALL_OTHER, facts=facts), lang)


def _scores(store: "Store", run: "Run", lang: Lang) -> None:
    """Print every entrant's score."""
    from checker.contest.results import scores

    heading = [text.say(lang) for text in _HEADING]
    scored = scores(store, run.id, stored_booklet(run))
    lines = [(one.entrant, f"{one.points:g}", str(one.right), str(one.entries)) for one in scored]
    printing.table([heading, *lines])


_HEADING: Final = (words.ENTRANT, words.POINTS, words.RIGHT, words.ENTRIES)


def _pieces(store: "Store", run: "Run", ending: str, lang: Lang | None) -> Iterable[str]:
    """Give results as a file of some sort has them.

    Raises:
        UsageError: If there is no such sort.
    """
    from checker.contest.page import page
    from checker.contest.results import rows, scores
    from checker.contest.sheets import csv_lines, json_pieces

    booklet = stored_booklet(run)
    spoken = lang or booklet.lang
    match ending:
        case ".csv":
            return csv_lines(rows(store, run.id), booklet, spoken)
        case ".json":
            scored = scores(store, run.id, booklet)
            return json_pieces(rows(store, run.id), scored, booklet, spoken)
        case ".html":
            return page(store, run, booklet, spoken)
        case _:
            raise UsageError(
                where="-o",
                found=f"the ending {ending!r}",
                want=".csv, .json or .html",
                hint="the ending says what is written",
            )


def _write(pieces: Iterable[str], output: Path | None, lang: Lang) -> None:
    """Write a result piece by piece, to standard output if there is no file.

    Raises:
        UsageError: If the file cannot be written.
    """
    if output is None:
        for piece in pieces:
            printing.piece(piece)
        return
    try:
        with output.open("w", encoding="utf-8", newline="") as file:
            file.writelines(pieces)
    except OSError as error:
        raise UsageError(
            where=f"-o {output}",
            found=failure(error),
            want="a file that can be written",
            hint="check the folder's name and rights",
        ) from error
    printing.written(output, lang)
