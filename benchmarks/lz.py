"""How our lz-string does beside npm's and PyPI's: ratios of medians, measured in turns.

Run ``python benchmarks/lz.py``; node looks for ``lz-string`` where ``NODE_PATH`` and
``npm root -g`` point, and that part is skipped with a word where either is missing.
"""

import json
import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import Final

from converters.codec.lz import compress_base64, decompress_base64

ROUNDS: Final = 9
TEXTS: Final = 60
PYPI_TEXTS: Final = 6  # it takes some seventeen times as long
SCRIPT: Final = """
const lz = require("lz-string");
const readline = require("readline").createInterface({ input: process.stdin });
let texts, packed;
const timed = (run) => {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1e9;
};
readline.on("line", (line) => {
  if (!texts) {
    texts = JSON.parse(line);
    packed = texts.map((text) => lz.compressToBase64(text));
    console.log(JSON.stringify(packed));
  } else {
    const compress = timed(() => texts.forEach((text) => lz.compressToBase64(text)));
    const decompress = timed(() => packed.forEach((text) => lz.decompressFromBase64(text)));
    console.log(JSON.stringify([compress, decompress]));
  }
});
"""


def puzzle(seed: int) -> str:
    """Give the JSON of a Sudoku variant as its editors write it."""
    draw = random.Random(seed)
    spots = [(row, col) for row in range(9) for col in range(9)]
    lines = [
        {
            "wayPoints": [[row + 0.5, col + 0.5] for row, col in draw.sample(spots, 5)],
            "color": f"#{draw.randrange(16**6):06X}",
            "thickness": draw.choice([2, 5.5, 9.6]),
        }
        for _ in range(draw.randrange(1, 25))
    ]
    overlays = [
        {"center": [row, col + 0.5], "width": 0.7, "height": 0.7, "rounded": True, "text": str(row)}
        for row, col in draw.sample(spots, draw.randrange(1, 40))
    ]
    document = {
        "id": f"penpad{seed}",
        "cellSize": 50,
        "metadata": {"title": f"Glühbirne {seed} 💡", "rules": "Normal sudoku rules apply."},
        "cells": [
            [{"value": col} if draw.random() < 0.3 else {} for col in range(9)] for _ in "·" * 9
        ],
        "regions": [[[row, col] for row, col in spots if row // 3 == box] for box in range(3)],
        "lines": lines,
        "overlays": overlays,
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


class Node:
    """A node process that compresses and decompresses the same texts once for each question."""

    def __init__(self, texts: list[str]) -> None:
        root = subprocess.run(["npm", "root", "-g"], capture_output=True, text=True, check=False)
        places = [os.environ.get("NODE_PATH", ""), root.stdout.strip(), "node_modules"]
        path = os.pathsep.join(filter(None, places))
        self._process = subprocess.Popen(
            ["node", "-e", SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env={**os.environ, "NODE_PATH": path},
        )
        self.packed: list[str] = self._ask(json.dumps(texts))

    def seconds(self) -> tuple[float, float]:
        """Give the seconds of one round of compressing and one of decompressing."""
        compress, decompress = self._ask("again")
        return compress, decompress

    def _ask(self, line: str) -> list:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            message = "node has no lz-string (npm install -g lz-string, or set NODE_PATH)"
            raise FileNotFoundError(message)
        return json.loads(answer)


def seconds(run: Callable[[str], object], texts: Iterable[str]) -> float:
    start = time.perf_counter()
    for text in texts:
        run(text)
    return time.perf_counter() - start


def ours(texts: list[str], packed: list[str]) -> tuple[float, float]:
    return seconds(compress_base64, texts), seconds(decompress_base64, packed)


def report(name: str, own: list[tuple[float, float]], other: list[tuple[float, float]]) -> None:
    for place, verb in enumerate(("compress", "decompress")):
        mine, theirs = (median(times[place] for times in rounds) for rounds in (own, other))
        print(
            f"{verb:10} ours {mine * 1e3:7.1f} ms   {name} {theirs * 1e3:7.1f} ms   "
            f"ratio {mine / theirs:.2f}"
        )


def against_npm(texts: list[str], packed: list[str]) -> None:
    if not shutil.which("node") or not shutil.which("npm"):
        print("npm lz-string: skipped, there is no node")
        return
    try:
        node = Node(texts)
    except FileNotFoundError as error:
        print(f"npm lz-string: skipped, {error}")
        return
    same = sum(mine == theirs for mine, theirs in zip(packed, node.packed, strict=True))
    print(f"npm lz-string: {same} of {len(texts)} payloads are the same")
    rounds = [(ours(texts, packed), node.seconds()) for _ in range(ROUNDS)]
    report("npm", [own for own, _ in rounds], [other for _, other in rounds])


def against_pypi(texts: list[str], packed: list[str]) -> None:
    try:
        from lzstring import LZString
    except ImportError:
        print("PyPI lzstring: skipped, it is not installed")
        return
    other = LZString()
    rounds = [
        (
            ours(texts, packed),
            (seconds(other.compressToBase64, texts), seconds(other.decompressFromBase64, packed)),
        )
        for _ in range(3)
    ]
    print(f"PyPI lzstring, on {len(texts)} of the texts:")
    report("PyPI", [own for own, _ in rounds], [other for _, other in rounds])


def main() -> None:
    texts = [puzzle(seed) for seed in range(TEXTS)]
    packed = [compress_base64(text) for text in texts]
    print(f"{TEXTS} puzzles of {min(map(len, texts))} to {max(map(len, texts))} characters")
    against_npm(texts, packed)
    against_pypi(texts[:PYPI_TEXTS], packed[:PYPI_TEXTS])


if __name__ == "__main__":
    main()
