"""Runs the conformance checks: ``python -m tests.corpus [DIR]``."""

import argparse
import os
import sys
from pathlib import Path

from tests.corpus import (
    akari,
    codes,
    delta_a38,
    delta_a38_links,
    explained,
    grades,
    penpa,
    points,
    proofs,
    sudokupad,
)
from tests.corpus.check import Check, Tally, run

CHECKS = (
    *penpa.CHECKS,
    *points.CHECKS,
    *sudokupad.CHECKS,
    *akari.CHECKS,
    *proofs.CHECKS,
    *explained.CHECKS,
    *grades.CHECKS,
    *codes.CHECKS,
    *delta_a38.CHECKS,
    *delta_a38_links.CHECKS,
)
SHOWN = 10
"""How many failures of each check are printed."""


def main() -> int:
    """Run the checks and print their counts; 1 if one does not hold, 2 if there is no corpus."""
    options = _options()
    if options.folder is None or not options.folder.is_dir():
        print(
            f"corpus: no folder {options.folder or 'given'}; name one with penpa.jsonl,"
            " sudokupad.jsonl and akari.jsonl, or set PENPAD_CORPUS",
            file=sys.stderr,
        )
        return 2
    tallies = list(_printed(_chosen(options.only), options.folder, options.processes))
    failed = [tally for tally in tallies if not tally.passed]
    for tally in failed:
        _print_faults(tally)
    print(f"corpus: {len(tallies) - len(failed)} of {len(tallies)} checks hold")
    return 1 if failed else 0


def _options() -> argparse.Namespace:
    given = os.environ.get("PENPAD_CORPUS")
    parser = argparse.ArgumentParser(prog="python -m tests.corpus")
    parser.add_argument("folder", type=Path, nargs="?", default=Path(given) if given else None)
    parser.add_argument("--only", default="", help="the checks whose title holds this")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    return parser.parse_args()


def _chosen(words: str) -> list[Check]:
    return [check for check in CHECKS if words in check.title]


def _printed(checks: list[Check], folder: Path, processes: int) -> list[Tally]:
    tallies = []
    for tally in run(checks, folder, processes=processes):
        print(tally, flush=True)
        tallies.append(tally)
    return tallies


def _print_faults(tally: Tally) -> None:
    print(f"{tally.check.title}: {len(tally.faults)} failures")
    for fault in tally.faults[:SHOWN]:
        print(f"  {fault.row}: {fault.reason[:300]}")


if __name__ == "__main__":
    sys.exit(main())
