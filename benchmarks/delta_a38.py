"""Delta/A38 solved and proved unique, by size: ``python benchmarks/delta_a38.py [--corpus DIR]``.

The times are those of one thread's own work, without loading the library: the model built and
loaded, the solution found, a second one excluded, and the solution judged by every rule. Beside
them is the same work for an Akari board by the straightforward way (python-sat, CaDiCaL), in the
same run: machines differ, and so the multiple is what can be compared. With ``--corpus``, a folder
with ``delta_a38_timing.json``, ``delta_a38_examples.json`` and ``akari.jsonl``, these are measured;
without it, puzzles of our own are made.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from akari_boards import solved_board
from akari_prover import published
from plain_akari import plainly_proved

from checker.engines.make import Made, Wanted, make
from checker.engines.prove import Unique, prove
from checker.genres.akari import GENRE as AKARI
from checker.genres.akari import AkariBoard
from checker.genres.delta_a38 import GENRE, DeltaBoard
from checker.genres.delta_a38.json_form import from_json

ROUNDS = 3
FILES = ("delta_a38_examples.json", "delta_a38_timing.json")
SIZES = ((5, 5), (6, 6), (7, 7), (8, 8), (10, 10))
SEEDS = (1, 2)
HOUR = 3600.0


def main() -> None:
    """Print a table of all puzzles, and below it the median of each size."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--corpus", type=Path, help="a folder with the files named above")
    for line in lines(parser.parse_args().corpus):
        print(line, flush=True)


def lines(corpus: Path | None) -> Iterator[str]:
    """Give the table, line by line."""
    yardstick = _yardstick(corpus)
    plain = _best(lambda: plainly_proved(yardstick))
    size = f"{yardstick.rows} × {yardstick.cols}"
    yield f"Akari {size} proved the straightforward way: {plain:.3f} s = 1"
    yield "| puzzle | squares | A38 clues | seconds | multiple |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    sizes: dict[tuple[int, int], list[float]] = {}
    for name, board in _published(corpus) if corpus else _made():
        _agree(name, board)
        taken = _best(lambda board=board: prove(board, GENRE, seconds=HOUR))
        sizes.setdefault((board.rows, board.cols), []).append(taken)
        clues = f"{len(board.squares)} | {len(board.numbers)}"
        yield f"| {name} | {clues} | {taken:.3f} | {taken / plain:.2f} |"
    for (rows, cols), times in sorted(sizes.items()):
        middle = median(times)
        title = f"{len(times)} of {rows} × {cols}, median"
        yield f"| {title} | | | {middle:.3f} | {middle / plain:.2f} |"


def _published(corpus: Path) -> Iterator[tuple[str, DeltaBoard]]:
    for file in FILES:
        for row in json.loads((corpus / file).read_text(encoding="utf-8"))["puzzles"]:
            yield row["id"], from_json({"puzzle": row["puzzle"]})


def _made() -> Iterator[tuple[str, DeltaBoard]]:
    for rows, cols in SIZES:
        for seed in SEEDS:
            made = make(GENRE, Wanted(rows, cols, seed=seed, seconds=HOUR))
            if isinstance(made, Made):
                yield f"made, {rows} × {cols}, seed {seed}", made.board


def _yardstick(corpus: Path | None) -> AkariBoard:
    if corpus is None:
        return AKARI.unsolved(AKARI.from_text(solved_board(100, seed=100)))
    return max(published(corpus), key=lambda board: board.rows * board.cols)


def _agree(name: str, board: DeltaBoard) -> None:
    """Make sure that it has one solution; so the library is loaded as well."""
    if not isinstance(prove(board, GENRE, seconds=HOUR), Unique):
        raise TypeError(name)


def _best(work: Callable[[], object]) -> float:
    times: list[float] = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


if __name__ == "__main__":
    main()
