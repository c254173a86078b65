"""Whole contests with planted faults, and with the program killed in the middle of them.

python -m tests.contest --puzzles 20 --entrants 500            every verdict as planted
python -m tests.contest --genre delta-a38 --size 6             of one genre only
python -m tests.contest --kills 20                             killed 20 times, then resumed
python -m tests.contest --kills 20 --only workers --every 2    only workers, in quick succession
python -m tests.contest --store postgresql://…                 in another store
python -m tests.contest --engine dask                          on two processes of dask
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

from checker.contest import synthetic
from checker.contest.results import Row, rows
from checker.contest.store import Store, open_store
from checker.contest.synthetic import Planted
from checker.contest.verdict import Outcome


class Size(NamedTuple):
    """How large a contest is, and of what."""

    puzzles: int
    entrants: int
    side: int
    seed: int
    genres: tuple[str, ...] = ("akari",)


def plant(folder: Path, size: Size) -> list[Planted]:
    """Write both files; give the entries with what was planted, in the file's order."""
    made = synthetic.puzzles(size.puzzles, size.side, size.seed, size.genres)
    planted = list(synthetic.entries(made, size.entrants, size.seed))
    (folder / "booklet.toml").write_text(synthetic.booklet(made))
    with (folder / "entries.csv").open("w", newline="") as file:
        file.writelines(synthetic.table(planted))
    return planted


def write_contest(folder: Path, *, puzzles: int, size: int, entrants: int, seed: int) -> list[str]:
    """Write both files of an Akari contest; give the verdicts planted, in the file's order."""
    return [each.expected for each in plant(folder, Size(puzzles, entrants, size, seed))]


def command(folder: Path, store: str, *more: str) -> list[str]:
    """Give the command that grades the files of a folder."""
    files = [str(folder / name) for name in ("booklet.toml", "entries.csv")]
    program = "from checker.start import main; main()"
    return [sys.executable, "-c", program, "contest", "grade", *files, "--store", store, *more]


def begun(folder: Path, store: str, *more: str) -> subprocess.Popen[bytes]:
    """Start to grade in another process."""
    return subprocess.Popen(
        command(folder, store, *more), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def workers_of(process: subprocess.Popen[bytes]) -> list[int]:
    """Give the processes that judge for a process; what only counts its resources is none."""
    tasks = Path(f"/proc/{process.pid}/task").glob("*/children")
    found = (int(each) for task in tasks for each in task.read_text().split())
    return [each for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def verdicts(store: Store) -> list[tuple[object, ...]]:
    """Give every entry with its verdict and reasons, but without the time of judging."""
    return [
        (row.number, row.entrant, row.digest, row.counts, row.outcome)
        for row in rows(store, store.run().id)
    ]


def differences(found: Iterator[Row], expected: list[str]) -> Counter[tuple[str, str]]:
    """Count the entries whose verdict is another one than planted."""
    pairs = (
        (row.outcome.verdict.value if row and row.outcome else "none", want)
        for row, want in zip_longest(found, expected)
    )
    return Counter((want, verdict) for verdict, want in pairs if verdict != want)


def untold(found: Iterable[Row], planted: Iterable[Planted]) -> Counter[tuple[str, str]]:
    """Count the entries of which not the rule and cell are told that were planted."""
    pairs = zip(found, planted, strict=False)
    return Counter(
        (want.expected, want.rule or "the differing cell")
        for row, want in pairs
        if row.outcome and not tells(row.outcome, want.rule, want.cell)
    )


def tells(outcome: Outcome, rule: str, cell: str) -> bool:
    """Tell whether a verdict names a rule and a cell; either may be empty: any will do."""
    if rule:
        places = [each.cells for each in outcome.broken if each.rule == rule]
        return any(not cell or cell in cells for cells in places)
    return not cell or any(cell in each.cells for each in outcome.reasons)


class Kills(NamedTuple):
    """How often something is killed, and how many seconds after the time before."""

    times: int
    seconds: tuple[float, float]
    random: Random
    engine: tuple[str, ...]


def _let_run(process: subprocess.Popen[bytes], seconds: float) -> None:
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        return


def _kill_workers(folder: Path, store: str, kills: Kills) -> int:
    """Kill workers at moments drawn by lot, until the run is done; give how many were killed."""
    process, hits = begun(folder, store, "--workers", "2", *kills.engine), 0
    while hits < kills.times:
        _let_run(process, kills.random.uniform(*kills.seconds))
        if process.poll() is not None:
            print(f"after {hits} kills the run ended itself with exit {process.returncode}")
            if process.returncode == 0:
                break
            process = begun(folder, store, "--workers", "2", *kills.engine)
        with suppress(OSError):  # one that has just ended by itself
            if workers := workers_of(process):
                os.kill(kills.random.choice(workers), signal.SIGKILL)
                hits += 1
    process.wait()
    begun(folder, store, "--workers", "2", *kills.engine).wait()
    return hits


def _kill_main(folder: Path, store: str, kills: Kills) -> int:
    """Kill the process that keeps the store, again and again; give how often it was running."""
    hits = 0
    for _ in range(kills.times):
        process = begun(folder, store, "--workers", "2", *kills.engine)
        _let_run(process, kills.random.uniform(*kills.seconds))
        if process.poll() is None:
            hits += 1
            process.kill()
        process.wait()
    begun(folder, store, "--workers", "2", *kills.engine).wait()
    return hits


def main() -> int:
    """Grade, compare, kill, compare; exit 1 if anything differs."""
    options = _options()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        planted = plant(folder, _size(options))
        address = options.store or str(folder / "calm.sqlite")
        started = time.perf_counter()
        more = ("--engine", options.engine) if options.engine != "local" else ()
        subprocess.run(command(folder, address, "--workers", "2", *more), check=True)
        seconds = time.perf_counter() - started
        store = open_store(address)
        wrong = differences(rows(store, store.run().id), [each.expected for each in planted])
        wrong += untold(rows(store, store.run().id), planted)
        answers = store.progress(store.run().id).answers
        print(f"{len(planted)} entries, {answers} different answers, {seconds:.1f} s")
        print("as planted" if not wrong else f"NOT as planted: {dict(wrong)}")
        calm, same = verdicts(store), True
        for what, kill in (("main", _kill_main), ("workers", _kill_workers)):
            if options.kills and options.only in ("", what):
                other = str(folder / f"{what}.sqlite")
                span = (options.every / 4, options.every)
                hits = kill(folder, other, Kills(options.kills, span, Random(options.seed), more))
                same_here = verdicts(open_store(other)) == calm
                print(f"{what} killed {hits} times: {'same' if same_here else 'OTHER'}")
                same = same and same_here and hits > 0  # where nothing was killed, nothing is shown
    return 0 if same and not wrong else 1


def _size(options: argparse.Namespace) -> Size:
    genres = tuple(synthetic.CRAFTS) if options.genre == "both" else (options.genre,)
    return Size(options.puzzles, options.entrants, options.size, options.seed, genres)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.contest")
    parser.add_argument("--genre", choices=(*synthetic.CRAFTS, "both"), default="both")
    parser.add_argument("--puzzles", type=int, default=20)
    parser.add_argument("--entrants", type=int, default=500)
    parser.add_argument("--size", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--only", choices=("main", "workers"), default="")
    parser.add_argument("--every", type=float, default=5.0, help="most seconds between two kills")
    parser.add_argument("--store")
    parser.add_argument("--engine", default="local")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
