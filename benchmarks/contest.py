"""Prints how fast contests are graded, and in how much memory, as a table.

    python benchmarks/contest.py --entries 2000 20000
    python benchmarks/contest.py --entries 2000 --engine dask
    python benchmarks/contest.py --entries 2000 --genre delta-a38

Each size is graded in a process of its own, so that its peak is its own. Entries are synthetic:
about half of the answers differ from all others, which is worse than any real contest.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from checker.contest import synthetic
from checker.contest.cluster import connected
from checker.contest.entries import entry_file
from checker.contest.grading import Order, grade_files
from checker.contest.run import Engine, Local, load
from checker.contest.store import Files, open_store

PUZZLES = 10
HEADING = ("entries", "answers", "noted a second", "judged a second", "parent, MB", "store, MB")


def main() -> None:
    """Print one line a size, or grade one size and print its figures as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, nargs="+", default=[2000, 20_000])
    parser.add_argument("--size", type=int, default=6)
    parser.add_argument(
        "--distinct", type=int, default=0, help="answers that differ; 0: about half"
    )
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--engine", choices=("local", "dask"), default="local")
    parser.add_argument("--genre", choices=tuple(synthetic.CRAFTS), default="akari")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.alone:
        print(json.dumps(measured(options)))
        return
    print(" | ".join(HEADING))
    for entries in options.entries:
        arguments = [sys.executable, __file__, "--alone", "--entries", str(entries)]
        arguments += ["--size", str(options.size), "--workers", str(options.workers)]
        arguments += ["--engine", options.engine, "--distinct", str(options.distinct)]
        arguments += ["--genre", options.genre]
        done = subprocess.run(arguments, check=True, capture_output=True, text=True)
        print(" | ".join(f"{figure:,.0f}" for figure in json.loads(done.stdout)), flush=True)


def measured(options: argparse.Namespace) -> list[float]:
    """Grade a contest of one size; give the figures of a line."""
    entries = options.entries[0]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made = synthetic.puzzles(PUZZLES, options.size, 1, (options.genre,))
        order = Order(folder / "booklet.toml", folder / "entries.csv")
        order.booklet.write_text(synthetic.booklet(made))
        with order.entries.open("w", newline="") as file:
            planted = synthetic.entries(made, entries // PUZZLES, 1)
            if options.distinct:
                planted = repeated(list(islice(planted, options.distinct)), entries)
            file.writelines(synthetic.table(planted))
        store = open_store(str(folder / "s.sqlite"))
        noted = noting_rate(order)
        started = time.perf_counter()
        run = grade_files(store, engine_of(options), order)
        seconds = time.perf_counter() - started
        store.close()
        size = sum(path.stat().st_size for path in folder.glob("s.sqlite*"))
        answers = open_store(str(folder / "s.sqlite")).progress(run.id).answers
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        total = sum(1 for _ in entry_file(order.entries).entries())
        judging = seconds - total / noted
        return [total, answers, noted, answers / judging, peak, size / 2**20]


def repeated(pool: list[synthetic.Planted], count: int) -> Iterator[synthetic.Planted]:
    """Give answers of a pool over and over, each time from another entrant."""
    for number in range(count):
        yield pool[number % len(pool)]._replace(entrant=f"entrant {number // PUZZLES + 1}")


def noting_rate(order: Order) -> float:
    """Give how many entries are noted in a second, in a store of its own."""
    store = open_store(str(order.entries.parent / "noted.sqlite"))
    held = entry_file(order.entries)
    run = store.start(Files("noted", "", "", held.name, "", "", {}, "[]"))
    started = time.perf_counter()
    load(store, run.id, held, order.watch)
    seconds = time.perf_counter() - started
    count = store.last_entry(run.id)
    store.close()
    return count / seconds


def engine_of(options: argparse.Namespace) -> Engine:
    if options.engine == "dask":
        return connected(None, options.workers)
    return Local(options.workers)


if __name__ == "__main__":
    main()
