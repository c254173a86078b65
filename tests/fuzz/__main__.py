"""Runs the fuzzer: ``python -m tests.fuzz --cases N --seed S [--corpus DIR] [--keep DIR]``."""

import argparse
import os
import sys
import time
from pathlib import Path
from tempfile import mkdtemp

from tests.fuzz.case import numbered
from tests.fuzz.named import named_cases
from tests.fuzz.run import in_parallel, links
from tests.fuzz.shrink import shrunk
from tests.fuzz.tally import Example, Tally

EVERY = 15.0
"""Seconds from one line of progress to the next."""


def main() -> int:
    """Run, print what was found; give 1 if anything was."""
    options = _options()
    print(
        f"fuzz: {len(named_cases())} named and {options.cases} random cases"
        f" made of {len(links(options.corpus))} links, seed {options.seed}",
        flush=True,
    )
    tally = _tally(options)
    for line in _report(tally):
        print(line)
    if tally.faults:
        _write_examples(tally, options)
    if not tally.results["decoded"]:
        print("fuzz: no case decoded at all, so nothing was tried")
        return 1
    return 1 if tally.faults else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--cases", type=int, default=5000, help="how many random cases")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, help="a folder with penpa.jsonl and its likes")
    parser.add_argument("--keep", type=Path, help="where faulty links go; default: a new folder")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    return parser.parse_args()


def _tally(options: argparse.Namespace) -> Tally:
    tally = Tally()
    printed = time.monotonic()
    for part in in_parallel(
        cases=options.cases,
        seed=options.seed,
        corpus=options.corpus,
        processes=options.processes,
    ):
        tally.merge(part)
        if time.monotonic() - printed > EVERY:
            printed = time.monotonic()
            print(
                f"  {tally.results.total()} tried, {len(tally.faults)} sorts of fault",
                file=sys.stderr,
                flush=True,
            )
    return tally


def _report(tally: Tally) -> list[str]:
    how = ", ".join(f"{count} {result}" for result, count in tally.results.most_common())
    return [
        f"fuzz: {tally.results.total()} cases: {how}",
        f"fuzz: slowest {tally.slowest.amount:.2f} s ({tally.slowest.case})",
        f"fuzz: largest {tally.largest.amount:.0f} MiB ({tally.largest.case})",
        f"fuzz: {len(tally.faults)} sorts of fault",
        *(
            f"  {count} × {signature}: {tally.examples[signature].detail}"
            f" [{tally.examples[signature].case}]"
            for signature, count in tally.faults.most_common()
        ),
    ]


def _write_examples(tally: Tally, options: argparse.Namespace) -> None:
    folder = options.keep or Path(mkdtemp(prefix="penpad-fuzz-"))
    folder.mkdir(parents=True, exist_ok=True)
    for place, (signature, example) in enumerate(sorted(tally.examples.items()), start=1):
        link = _smallest(signature, example, options)
        path = folder / f"{place:03}.txt"
        path.write_text(link, encoding="utf-8", errors="surrogatepass")
        print(f"  {path}: {signature}")


def _smallest(signature: str, example: Example, options: argparse.Namespace) -> str:
    """Give a short input with the same fault; named and costly cases stay as they are."""
    seed, comma, number = example.case.partition(", case ")
    if not comma or not seed.startswith("seed") or signature.startswith("over"):
        return example.link
    case = numbered(links(options.corpus), seed=options.seed, number=int(number))
    return shrunk(case, signature).link()


if __name__ == "__main__":
    sys.exit(main())
