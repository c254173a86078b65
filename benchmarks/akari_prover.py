"""Solving Akari and proving the solution unique: our way against plain python-sat with CaDiCaL.

Both start from the same board, and the whole way counts: building the model, solving, and looking
for a second solution; with ours, also judging what was found by every rule.
"""

import gc
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import quantiles

from akari_boards import solved_board
from plain_akari import plainly_proved

from checker.engines.prove import NoSolution, Several, Unique, prove
from checker.genres.akari import GENRE, AkariBoard
from converters.registry import decode

ROUNDS = 5
SIDES = (10, 12, 14, 18, 25)
SEEDS = range(8)
OURS, PLAIN = "ours", "plain python-sat"
PUBLISHED = "janko-"


def lines(corpus: Path | None) -> Iterator[str]:
    """Give one line for the median and the slowest hundredth, and one for the largest board."""
    boards = published(corpus) if corpus else _made()
    for board in boards:
        _agree(board)
    times = _times(boards)
    for title, at in (("median", 49), ("99th percentile", 98)):
        ours, plain = (quantiles(times[name], n=100)[at] for name in (OURS, PLAIN))
        yield _line(f"{len(boards)} Akari boards proved, {title}", ours, plain)
    largest = max(range(len(boards)), key=lambda at: boards[at].rows * boards[at].cols)
    size = f"{boards[largest].rows} × {boards[largest].cols}"
    yield _line(f"Akari {size} proved", times[OURS][largest], times[PLAIN][largest])


def _line(title: str, ours: float, plain: float) -> str:
    return f"{title}: {1000 * ours:.2f} ms = {ours / plain:.2f} × {PLAIN}"


def published(corpus: Path) -> list[AkariBoard]:
    """Give the published boards of a corpus, which have one solution each."""
    with (corpus / "akari.jsonl").open(encoding="utf-8") as rows:
        found = [json.loads(row) for row in rows]
    return [_read(row["board"]) for row in found if row["id"].startswith(PUBLISHED)]


def _read(link: str) -> AkariBoard:
    drawing = GENRE.without_answer(decode(link).drawing())
    return GENRE.read(drawing, GENRE.choose(drawing).convention).board


def _made() -> list[AkariBoard]:
    texts = [solved_board(side, seed=seed) for side in SIDES for seed in SEEDS]
    return [GENRE.unsolved(GENRE.from_text(text)) for text in texts]


def _agree(board: AkariBoard) -> None:
    """Make sure that both give the same answer."""
    verdict, (answer, bulbs) = prove(board, GENRE), plainly_proved(board)
    names = {"unique": Unique, "several": Several, "none": NoSolution}
    if not isinstance(verdict, names[answer]):
        raise TypeError(answer)
    if isinstance(verdict, Unique) and verdict.board.bulbs != bulbs:
        raise ValueError(bulbs)


def _times(boards: list[AkariBoard]) -> dict[str, list[float]]:
    """Give each rival's best time for each board, in turns; only the process's own time counts."""
    rivals: dict[str, Callable[[AkariBoard], object]] = {
        OURS: lambda board: prove(board, GENRE),
        PLAIN: plainly_proved,
    }
    best = {name: [float("inf")] * len(boards) for name in rivals}
    for _ in range(ROUNDS):
        for name, rival in rivals.items():
            gc.collect()
            for at, board in enumerate(boards):
                start = time.process_time()
                rival(board)
                best[name][at] = min(best[name][at], time.process_time() - start)
    return best
