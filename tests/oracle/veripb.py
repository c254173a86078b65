"""Asks VeriPB whether it accepts the written proofs, and refuses the damaged ones.

``python -m tests.oracle.veripb --corpus DIR --veripb PROGRAM`` takes the folder of the corpus (also
from ``PENPAD_CORPUS``) and the command of StephanGocht/VeriPB (also from ``VERIPB``), which reads
the formats 1.0 to 1.2. For every board with one solution the proof is written twice, with and
without the explained steps, and must be accepted by our verifier and by VeriPB; ``--sample N``
takes N boards only. ``--damages N`` damages so many: ours must refuse them all, and VeriPB those
that only a step is wrong in: of the rest it is more generous.

Without VeriPB it says so and asks our verifier alone.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from checker.genres.akari import AkariBoard
from checker.proofs import Proof
from tests.checker.verifier.damage import damaged
from tests.corpus.akari import FILE
from tests.corpus.check import Row, read
from tests.corpus.proofs import SMALL, board_of, is_proved, proof_of, refusal

TIME: Final = 600
ACCEPTED: Final = "Verification succeeded"
DAMAGED: Final = 60
"""Of how many boards proofs are damaged."""


@dataclass(slots=True)
class Tally:
    """How many proofs there were, and what is wrong.

    Attributes:
        proofs: How many were written.
        damages: How many were damaged.
        asked: How many of all VeriPB was asked about.
        longest: Bytes of the largest proof, formula and steps.
        faults: What should be otherwise.
    """

    proofs: int = 0
    damages: int = 0
    asked: int = 0
    longest: int = 0
    faults: list[str] = field(default_factory=list)


def accepts(program: str, proof: Proof) -> bool:
    """Tell whether VeriPB accepts a proof."""
    with TemporaryDirectory() as folder:
        files = [Path(folder) / f"uniqueness.{ending}" for ending in ("opb", "pbp")]
        for file, text in zip(files, proof, strict=True):
            file.write_text(text, encoding="ascii")
        # the caller says which program this is
        run = subprocess.run(
            [program, *map(str, files)], capture_output=True, text=True, timeout=TIME, check=False
        )
    return run.returncode == 0 and ACCEPTED in run.stdout


def judge_written(row: Row, program: str | None, tally: Tally) -> None:
    """Write the proofs of a board and let both judge them."""
    board = board_of(row)
    for explained in (True, False):
        proof = proof_of(board, explained=explained)
        if proof is None:
            tally.faults.append(f"{row['id']}: no proof")
            continue
        tally.proofs += 1
        tally.longest = max(tally.longest, sum(map(len, proof)))
        if fault := refusal(board, proof):
            tally.faults.append(f"{row['id']}: {fault}")
        if program is not None:
            tally.asked += 1
            if not accepts(program, proof):
                tally.faults.append(f"{row['id']}: VeriPB refuses the proof")


def judge_damaged(rows: Sequence[Row], count: int, program: str | None, tally: Tally) -> None:
    """Damage proofs of some boards and let both judge them."""
    random = Random(count)
    proofs = [(board, _proof(board, random)) for board in map(board_of, rows)]
    for _ in range(count):
        board, proof = random.choice(proofs)
        spoilt = damaged(proof, random)
        tally.damages += 1
        if not refusal(board, spoilt.files):
            tally.faults.append(f"accepted though damaged: {spoilt.how}")
        if program is not None and _steps_only(proof, spoilt.files):
            tally.asked += 1
            if accepts(program, spoilt.files):
                tally.faults.append(f"VeriPB accepts though damaged: {spoilt.how}")


def _steps_only(whole: Proof, spoilt: Proof) -> bool:
    """Tell whether a damage left the formula and the lines around the steps as they were.

    VeriPB believes any formula, reads versions 1.0 to 1.2 alike, needs no number behind ``f``, and
    does not mind if nobody claims a contradiction.
    """
    lines = [files.steps.splitlines() for files in (whole, spoilt)]
    frames = [(*each[:2], each[-1]) for each in lines]
    return whole.formula == spoilt.formula and frames[0] == frames[1]


def _proof(board: AkariBoard, random: Random) -> Proof:
    proof = proof_of(board, explained=random.random() < 0.5)
    assert proof is not None
    return proof


def main(arguments: Sequence[str]) -> int:
    """Judge, print the counts and every fault, and give 1 if there is one."""
    options = _options(arguments)
    if options.corpus is None or not (options.corpus / FILE).is_file():
        print(f"veripb: no {FILE}; name its folder by --corpus or PENPAD_CORPUS")
        return 2
    program = shutil.which(options.veripb)
    if program is None:
        print(f"veripb: skipped, there is no {options.veripb}; our verifier alone is asked")
    rows = [row for row in read(options.corpus / FILE) if is_proved(row)]
    if options.sample:
        rows = Random(options.sample).sample(rows, options.sample)
    tally = Tally()
    for row in rows:
        judge_written(row, program, tally)
    small = [row for row in rows if board_of(row).rows * board_of(row).cols <= SMALL][:DAMAGED]
    judge_damaged(small, options.damages, program, tally)
    print(
        f"veripb: {len(rows)} boards, {tally.proofs} proofs (up to {tally.longest} bytes),"
        f" {tally.damages} damaged ones; VeriPB asked {tally.asked} times;"
        f" {len(tally.faults)} faults"
    )
    print(*(f"  {fault}" for fault in tally.faults), sep="\n")
    return 1 if tally.faults else 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    corpus = os.environ.get("PENPAD_CORPUS")
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.veripb")
    parser.add_argument("--corpus", type=Path, default=Path(corpus) if corpus else None)
    parser.add_argument("--veripb", default=os.environ.get("VERIPB", "veripb"))
    parser.add_argument("--sample", type=int, default=0, help="how many boards; 0: all")
    parser.add_argument("--damages", type=int, default=500)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
