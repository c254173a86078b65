"""Making Akari puzzles of each grade, and telling the grade: beside proving one puzzle plainly.

Run ``python benchmarks/akari_making.py [--seeds N]`` for these lines alone. A puzzle made takes as
long as it takes to prove so many like it with plain python-sat; its grades are told in a part of
that time or in a few times as much.
"""

import argparse
import gc
import time
from collections.abc import Callable, Iterator
from statistics import median

from plain_akari import plainly_proved

from checker.engines.grades import scales
from checker.engines.make import Made, Wanted, make
from checker.genres.akari import GENRE, AkariBoard
from checker.maker import Symmetry

SIDE = 10
SEEDS = 25
SECONDS = 600.0
OWN, TATHAM = scales(GENRE)
PLAIN = "proving it with plain python-sat"


def lines(seeds: int = SEEDS) -> Iterator[str]:
    """Give one line a grade for making, and one a scale for telling the grade."""
    boards: list[AkariBoard] = []
    for grade in TATHAM.grades:
        taken, made = zip(*(_timed(grade, seed) for seed in range(seeds)), strict=True)
        plain = [_seconds(lambda board=board: plainly_proved(board)) for board in made]
        yield _line(f"Akari {SIDE} × {SIDE}, {grade}, made", median(taken), median(plain))
        boards += made
    plain = median(_seconds(lambda board=board: plainly_proved(board)) for board in boards)
    for scale in (TATHAM, OWN):
        own = median(_seconds(lambda board=board, of=scale: _graded(of, board)) for board in boards)
        yield _line(f"Akari {SIDE} × {SIDE}, grade {scale.title.en}", own, plain)


def _line(title: str, ours: float, plain: float) -> str:
    return f"{title}: {1000 * ours:.1f} ms = {ours / plain:.1f} × {PLAIN}"


def _timed(grade: str, seed: int) -> tuple[float, AkariBoard]:
    """Make one puzzle; the time it takes, and the puzzle."""
    wanted = Wanted(SIDE, SIDE, grade, Symmetry.ROTATE2, seed, SECONDS)
    made: list[object] = []
    seconds = _seconds(lambda: made.append(make(GENRE, wanted)))
    if not isinstance(made[0], Made):
        raise TypeError(made[0])
    return seconds, made[0].board


def _graded(scale: object, board: AkariBoard) -> object:
    return scale.grade(board, scale.last(), time.monotonic() + SECONDS)


def _seconds(work: Callable[[], object]) -> float:
    """Give the processor time that something takes."""
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def main() -> None:
    """Print the lines."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=SEEDS, help="puzzles of each grade")
    for line in lines(parser.parse_args().seeds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
