"""Compares the grades of Akari boards with the levels of Simon Tatham's own solver.

``python -m tests.oracle.lightup --puzzles DIR --corpus DIR`` takes a folder with the sources of his
Portable Puzzle Collection (``lightup.c`` and what it needs) and a C compiler. Every board of the
corpus with exactly one solution is solved by his program at level after level. Nothing of the
folder is kept. Without it or without a compiler the comparison is skipped.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from checker.genres.akari import GENRE, AkariBoard
from checker.genres.akari.tatham_grade import BEYOND, EASY, HARD, TRICKY, tatham_grade
from converters.errors import PenpadError
from converters.registry import convert, decode
from tests.corpus.check import Row, read

_TIME: Final = 600
_LEVELS: Final = {"0": EASY, "1": TRICKY, "2": HARD, "-1": BEYOND}
_SOURCES: Final = ("combi.c", "nullfe.c", "random.c", "malloc.c", "misc.c")
_MAIN: Final = """
#include "lightup.c"
int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin)) {
        game_params *params = default_params();
        char *board = strchr(line, ':');
        game_state *state;
        int level, found = -1;
        line[strcspn(line, "\\n")] = 0;
        *board++ = 0;
        decode_params(params, line);
        state = new_game(NULL, params, board);
        for (level = 0; level <= DIFFCOUNT && found < 0; level++) {
            unplace_lights(state);
            if (dosolve(state, flags_from_difficulty(level), NULL) == 1) found = level;
        }
        printf("%d\\n", found);
    }
    return 0;
}
"""


def main() -> int:
    """Compare all boards; 1 if one differs, 2 if there is no corpus."""
    options = _options()
    compiler = shutil.which("cc") or shutil.which("gcc")
    if options.puzzles is None or not (options.puzzles / "lightup.c").is_file() or not compiler:
        print("lightup: skipped, it needs a C compiler and --puzzles DIR with lightup.c")
        return 0
    if options.corpus is None or not (options.corpus / "akari.jsonl").is_file():
        print("lightup: no akari.jsonl; name its folder by --corpus")
        return 2
    boards = _boards(read(options.corpus / "akari.jsonl"))
    ids = [convert(GENRE.to_text(board), to="tatham").value.split()[0] for board in boards]
    theirs = _solved(ids, options.puzzles, compiler)
    ours = [tatham_grade(board) for board in boards]
    wrong = [
        (each, *pair) for each, *pair in zip(ids, ours, theirs, strict=True) if len({*pair}) > 1
    ]
    for each, our, their in wrong[:10]:
        print(f"  {each}: {our}, but his solver says {their}")
    counts = ", ".join(f"{count} {level}" for level, count in Counter(theirs).items())
    print(f"lightup: {len(ids) - len(wrong)} of {len(ids)} grades are the same ({counts})")
    return 1 if wrong else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.lightup")
    parser.add_argument("--puzzles", type=Path)
    parser.add_argument("--corpus", type=Path)
    return parser.parse_args()


def _boards(rows: list[Row]) -> list[AkariBoard]:
    """Give the boards that his program takes: at least two rows and columns, one solution."""
    found: dict[str, AkariBoard] = {}
    for row in rows:
        if row.get("unique") is True:
            board = _read(row["board"])
            if (
                board
                and min(board.rows, board.cols) > 1
                and max(board.clues.values(), default=0) < 5
            ):
                found[GENRE.to_text(board)] = board
    return list(found.values())


def _read(link: str) -> AkariBoard | None:
    try:
        drawing = GENRE.without_answer(decode(link).drawing())
        return GENRE.unsolved(GENRE.read(drawing, GENRE.choose(drawing).convention).board)
    except PenpadError:
        return None


def _solved(ids: list[str], puzzles: Path, compiler: str) -> list[str]:
    """Give the level that his solver needs for each board."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "main.c").write_text(_MAIN, encoding="ascii")
        sources = [folder / "main.c", *(puzzles / source for source in _SOURCES)]
        built = [compiler, "-O2", "-w", "-I", puzzles, *sources, "-o", folder / "solver", "-lm"]
        subprocess.run(built, check=True, timeout=_TIME)
        solved = subprocess.run(
            [folder / "solver"],
            input="\n".join(ids) + "\n",
            capture_output=True,
            text=True,
            check=True,
            timeout=_TIME,
        )
    return [_LEVELS[line] for line in solved.stdout.split()]


if __name__ == "__main__":
    sys.exit(main())
