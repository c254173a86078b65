"""Runs the checks with an oracle: ``python -m tests.oracle penpa --editor DIR --corpus DIR``."""

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.corpus.check import read
from tests.oracle import answers, catalogue, likeness, pictures, sameness
from tests.oracle.browser import OracleError
from tests.oracle.check import SAMPLE, Check, Tally, run, sample
from tests.oracle.penpa import editor

CHECKS = (*sameness.CHECKS, *answers.CHECKS)
PICTURES = "d: pictures"
CATALOGUE = "e: marks"
MOST_PICTURES = 100
"""Of how many real links the pictures are compared."""
RARE_PICTURES = 5
"""How many links of each rare grid are among them."""
SHOWN = 10
"""How many failures of each check are printed."""


def main() -> int:
    """Run the checks and print their counts; 1 if one does not hold, 2 if there is no corpus."""
    options = _options()
    if options.editor is None:
        print("oracle: skipped, no editor given; name its docs/ by --editor or PENPA_EDITOR")
        return 0
    if options.corpus is None or not (options.corpus / "penpa.jsonl").is_file():
        print("oracle: no penpa.jsonl; name its folder by --corpus or PENPAD_CORPUS")
        return 2
    try:
        tallies = _run(options)
    except OracleError as error:
        print(f"oracle: skipped, {error}")
        return 0
    return 1 if any(tally.faults for tally in tallies) else 0


def _run(options: argparse.Namespace) -> list[Tally]:
    corpus = read(options.corpus / "penpa.jsonl")
    rows = sample(corpus, options.sample)
    tallies = []
    with editor(options.editor) as opened:
        for check in _chosen(options.only):
            tallies.append(run(check, opened, rows))
            _print(tallies[-1], options.shown)
        if CATALOGUE.startswith(options.only):
            _print_lines(catalogue.report(opened, options.pictures))
        if PICTURES.startswith(options.only):
            chosen = sample(corpus, min(options.sample, MOST_PICTURES), rare=RARE_PICTURES)
            _print_lines(pictures.report(opened, chosen, options.pictures))
    return tallies


def _print_lines(report: Iterable[str]) -> None:
    if lacking := likeness.missing():
        print(f"skipped, {lacking}; pictures are compared with numpy and Pillow")
        return
    for line in report:
        print(line, flush=True)


def _chosen(words: str) -> list[Check]:
    return [check for check in CHECKS if check.title.startswith(words)]


def _print(tally: Tally, shown: int) -> None:
    print(tally, flush=True)
    for fault in tally.faults[:shown]:
        print(f"  {fault.row}: {fault.reason[:400]}", flush=True)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle")
    parser.add_argument("oracle", choices=["penpa"])
    parser.add_argument("--editor", type=Path, default=_folder("PENPA_EDITOR"))
    parser.add_argument("--corpus", type=Path, default=_folder("PENPAD_CORPUS"))
    parser.add_argument("--only", default="", help="the checks whose title begins like this")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many real links")
    parser.add_argument("--pictures", type=Path, help="where unlike pictures are written")
    parser.add_argument("--shown", type=int, default=SHOWN, help="how many failures of each check")
    return parser.parse_args()


def _folder(variable: str) -> Path | None:
    given = os.environ.get(variable)
    return Path(given) if given else None


if __name__ == "__main__":
    sys.exit(main())
