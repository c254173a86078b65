"""Runs the checks with an oracle.

``python -m tests.oracle penpa --editor DIR --corpus DIR``, or ``sudokupad --app DIR``.
"""

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.corpus.check import read
from tests.oracle import (
    answers,
    catalogue,
    foreign,
    likeness,
    pictures,
    sameness,
    scribbles,
    sudokupad_checks,
)
from tests.oracle.browser import OracleError
from tests.oracle.check import SAMPLE, Check, Tally, W, run, sample
from tests.oracle.penpa import Editor, editor
from tests.oracle.sudokupad import application

CHECKS: tuple[Check[Editor], ...] = (*sameness.CHECKS, *answers.CHECKS)
PICTURES = "d: pictures"
CATALOGUE = "e: marks"
WANTED = {
    "penpa": "no editor given; name its docs/ by --editor or PENPA_EDITOR",
    "sudokupad": "no application given; name its folder by --app or SUDOKUPAD_APP",
}
"""What is missing if the other program is not there."""
FILES = {"penpa": ("penpa.jsonl",), "sudokupad": ("penpa.jsonl", "sudokupad.jsonl")}
MOST_PICTURES = 100
"""Of how many real links the pictures are compared."""
RARE_PICTURES = 5
"""How many links of each rare grid are among them."""
MOST_PAYLOADS = 200
"""Of how many payloads of other editors the conversions are opened."""
SEEDS = 20
"""How many links the editor draws at random."""
SHOWN = 10
"""How many failures of each check are printed."""


def main() -> int:
    """Run the checks and print their counts; 1 if one does not hold, 2 if there is no corpus."""
    options = _options()
    program = options.editor if options.oracle == "penpa" else options.app
    if program is None:
        print(f"oracle: skipped, {WANTED[options.oracle]}")
        return 0
    for file in FILES[options.oracle]:
        if options.corpus is None or not (options.corpus / file).is_file():
            print(f"oracle: no {file}; name its folder by --corpus or PENPAD_CORPUS")
            return 2
    try:
        passed = _with_editor(options) if options.oracle == "penpa" else _with_app(options)
    except OracleError as error:
        print(f"oracle: skipped, {error}")
        return 0
    return 0 if passed else 1


def _with_editor(options: argparse.Namespace) -> bool:
    corpus = read(options.corpus / "penpa.jsonl")
    rows = sample(corpus, options.sample)
    passed = True
    with editor(options.editor) as opened:
        for check in CHECKS:
            if check.title.startswith(options.only):
                passed &= _printed(run(check, opened, rows), options.shown)
        passed &= _foreign(options, opened)
        for check in scribbles.CHECKS:
            if check.title.startswith(options.only):
                passed &= _printed(
                    run(check, opened, scribbles.seeds(options.seeds)), options.shown
                )
        if CATALOGUE.startswith(options.only):
            _print_lines(catalogue.report(opened, options.pictures))
        if PICTURES.startswith(options.only):
            chosen = sample(corpus, min(options.sample, MOST_PICTURES), rare=RARE_PICTURES)
            _print_lines(pictures.report(opened, chosen, options.pictures))
    return passed


def _foreign(options: argparse.Namespace, opened: Editor) -> bool:
    """Run the checks of what is made of other editors' payloads, if their corpus is there."""
    checks = [check for check in foreign.CHECKS if check.title.startswith(options.only)]
    file = options.corpus / foreign.FILE
    if not checks or not file.is_file():
        return True
    rows = foreign.payloads(read(file), min(options.sample, MOST_PAYLOADS))
    passed = True
    for check in checks:
        passed &= _printed(run(check, opened, rows), options.shown)
    return passed


def _with_app(options: argparse.Namespace) -> bool:
    passed = True
    with application(options.app) as opened:
        for part in sudokupad_checks.PARTS:
            if part.check.title.startswith(options.only):
                rows = part.rows(read(options.corpus / part.file), options.sample)
                passed &= _printed(run(part.check, opened, rows), options.shown)
    return passed


def _print_lines(report: Iterable[str]) -> None:
    if lacking := likeness.missing():
        print(f"skipped, {lacking}; pictures are compared with numpy and Pillow")
        return
    for line in report:
        print(line, flush=True)


def _printed(tally: Tally[W], shown: int) -> bool:
    """Print how a check went; tell whether it holds."""
    print(tally, flush=True)
    for fault in tally.faults[:shown]:
        print(f"  {fault.row}: {fault.reason[:400]}", flush=True)
    return not tally.faults


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle")
    parser.add_argument("oracle", choices=[*WANTED])
    parser.add_argument("--editor", type=Path, default=_folder("PENPA_EDITOR"))
    parser.add_argument("--app", type=Path, default=_folder("SUDOKUPAD_APP"))
    parser.add_argument("--corpus", type=Path, default=_folder("PENPAD_CORPUS"))
    parser.add_argument("--only", default="", help="the checks whose title begins like this")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many real links")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how many links drawn at random")
    parser.add_argument("--pictures", type=Path, help="where unlike pictures are written")
    parser.add_argument("--shown", type=int, default=SHOWN, help="how many failures of each check")
    return parser.parse_args()


def _folder(variable: str) -> Path | None:
    given = os.environ.get(variable)
    return Path(given) if given else None


if __name__ == "__main__":
    sys.exit(main())
