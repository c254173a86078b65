"""Compares addresses and files of puzz.link with what a copy of pzprjs makes of them.

``python -m tests.oracle.pzprjs --pzprjs DIR`` takes the folder of a built copy of robx/pzprjs (with
``dist/js/pzpr.js`` and ``test/script``) and node. For each genre that is read here, and every
address and file text in its test script:

- address: it reads without a loss, shows the same puzzle as the script's last file text, and its
  drawing alone is written back as pzprjs writes the address;
- file: it reads without a loss, and its drawing alone is written as pzprjs writes the same board:
  as the short address if there is no answer on it, else as the address of its file.

Nothing of the copy is kept. Without a folder or without node the comparison is skipped.
"""

import argparse
import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from converters.drawing import Drawing
from converters.errors import PenpadError
from converters.formats.puzzlink import decode, encode, from_drawing, to_drawing
from converters.formats.puzzlink.varieties import ROWS
from converters.loss import Loss

_TIME: Final = 300
_UP_TO_SIZE: Final = 3
_SCRIPT: Final = """
const [root, ...names] = process.argv.slice(1);
const pzpr = require(root + "/dist/js/pzpr.js");
const found = {};
global.ui = {debug: {addDebugData: (name, data) => { found[name] = data; }}};
const written = (text) => {
  const puzzle = new pzpr.Puzzle();
  puzzle.open(text);
  return {text, short: puzzle.getURL(), file: puzzle.getURL(6)};
};
const tail = (link) => link.split("?")[1];
for (const name of names) require(root + "/test/script/" + name + ".js");
const answer = {};
for (const name of names) {
  const {url, failcheck, inputs} = found[name];
  const texts = [...failcheck.map((each) => each[1]), ...(inputs || []).map((each) => each.result)];
  const files = texts.filter((each) => typeof each === "string" && each.startsWith("pzprv3"));
  answer[name] = {address: written(name + "/" + url), files: [...new Set(files)].map(written),
                  solved: failcheck[failcheck.length - 1][1]};
}
console.log(JSON.stringify(answer));
"""


class Sample(NamedTuple):
    """An address or file, and how pzprjs writes what is on it."""

    text: str
    short: str
    file: str


@dataclass(frozen=True, slots=True)
class Samples:
    """What the test script of a genre holds.

    Attributes:
        address: Its address.
        files: Its files, each once.
        solved: The file whose puzzle is the address's.
    """

    address: Sample
    files: tuple[Sample, ...]
    solved: str


def samples(root: Path) -> dict[str, Samples]:
    """Let pzprjs read and write the samples of every genre."""
    names = [genre.name for genre in ROWS] + ["lightup"]
    node = shutil.which("node") or "node"
    # The copy's own code runs here; it is the caller who says which copy that is.
    run = subprocess.run(
        [node, "-e", _SCRIPT, str(root.resolve()), *names],
        capture_output=True,
        check=True,
        text=True,
        timeout=_TIME,
    )
    return {
        name: Samples(
            Sample(**each["address"]),
            tuple(Sample(**sample) for sample in each["files"]),
            each["solved"],
        )
        for name, each in json.loads(run.stdout).items()
    }


def differences(found: Samples) -> Iterator[str]:
    """Give every difference of one genre."""
    address = found.address
    drawing, losses = to_drawing(decode(address.text))
    yield from (f"{address.text}: {loss}" for loss in losses)
    yield from _written(drawing, address)
    solved = to_drawing(decode(found.solved)).value
    if Counter(drawing.question) != Counter(solved.question):
        yield f"{address.text}: another puzzle than {found.solved}"
    for sample in found.files:
        yield from _of_file(sample)


def _of_file(sample: Sample) -> Iterator[str]:
    drawing, losses = to_drawing(decode(sample.text))
    if not sample.text.partition("pzprv")[2].count("/") > _UP_TO_SIZE:
        # pzprjs takes a file without any cells for an empty board, which we name.
        if not losses:
            yield f"{sample.text}: missing cells are not named"
        return
    yield from (f"{sample.text}: {loss}" for loss in losses)
    yield from _written(drawing, sample)


def _written(drawing: Drawing, sample: Sample) -> Iterator[str]:
    """Compare what is written of a drawing alone with what pzprjs writes."""
    document, losses = from_drawing(drawing, None)
    ours = encode(document).partition("?")[2]
    wanted = (sample.short.partition("?")[2], sample.file.partition("?")[2])
    if _alike(ours) not in map(_alike, wanted) or _needless(ours, losses):
        yield f"{sample.text}: {ours} is none of {' '.join(wanted)}"
    yield from (f"{sample.text}: {loss}" for loss in losses)


def _alike(link: str) -> str:
    """Give an address in which a kakuro clue that is never shown has one form.

    Older files have 0 for it, newer ones -1.
    """
    return link.replace("-1", "0") if "/kakuro/" in link else link


def _needless(ours: str, losses: Sequence[Loss]) -> bool:
    """Tell whether a short address was written that lost something."""
    return bool(losses) and not ours.startswith("pzprv3")


def main(arguments: Sequence[str]) -> int:
    """Compare, print a line a genre and every difference, and give 1 if there is one."""
    parser = argparse.ArgumentParser(description="compare with a copy of pzprjs")
    parser.add_argument("--pzprjs", type=Path, help="the folder of a built copy of robx/pzprjs")
    root = parser.parse_args(arguments).pzprjs
    if root is None or not (root / "dist/js/pzpr.js").exists() or shutil.which("node") is None:
        print("skipped: needs --pzprjs with a built copy of robx/pzprjs, and node")
        return 0
    wrong = 0
    for name, found in sorted(samples(root).items()):
        try:
            lines = [*differences(found)]
        except PenpadError as error:
            lines = [f"{name}: {error}"]
        wrong += len(lines)
        total = 1 + len(found.files)
        print(f"{name}: {total} addresses and files, {len(lines)} differences")
        print(*(f"  {line}" for line in lines), sep="\n", end="\n" if lines else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
