"""Compares the rules with their plain twin on changed answers to random puzzles."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from checker.genres.delta_a38 import GENRE
from checker.genres.delta_a38.json_form import from_json
from checker.genres.delta_a38.notes import aside
from checker.rule import judge, status_of
from tests.delta.grow import grown
from tests.delta.lines import verdict
from tests.delta.mutate import Answer, mutated
from tests.delta.plain import Verdict

EACH = 10
"""Answers to one puzzle."""


def ours(answer: Answer) -> Verdict:
    """Give penpad's verdict on an answer in the JSON form."""
    board = from_json(answer)
    violations = judge(GENRE.rules, board).violations
    codes = frozenset(each.rule.removeprefix("delta-a38/") for each in violations)
    return Verdict(codes, status_of(violations, aside(board).reasons).value)


def answers(random: Random, examples: list[Answer]) -> Iterator[Answer]:
    """Give changed answers without end."""
    while True:
        base = random.choice(examples) if examples and random.random() < 0.2 else grown(random)
        yield base
        yield from (mutated(random, base) for _ in range(EACH - 1))


def main() -> int:
    """Compare answers; 1 if one is judged otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tests.delta")
    parser.add_argument("--answers", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--examples", type=Path, help="a file of puzzles with solutions")
    options = parser.parse_args()
    examples = json.loads(options.examples.read_text())["puzzles"] if options.examples else []
    counts = Counter[str]()
    changed = answers(Random(options.seed), examples)
    for _, answer in zip(range(options.answers), changed, strict=False):
        left, right = ours(answer), verdict(answer)
        if left != right:
            print(json.dumps(answer), f"rules: {left}", f"plain: {right}", sep="\n")
            return 1
        counts.update([right.status, *right.codes])
    print(f"delta: {options.answers} answers judged alike")
    print(", ".join(f"{many} {what}" for what, many in counts.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
