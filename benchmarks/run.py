"""Prints how our times compare, in one run: ``python benchmarks/run.py [--corpus DIR]``.

Nothing is promised in seconds: every line is our time as a multiple of another way to do the same
on the same machine, the rivals taking turns. Below 1 we are faster.
"""

import argparse
import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import akari_making
import akari_prover
import delta_a38
import lz
from akari_boards import plainly_solved, solved_board
from plain_penpa import rewritten
from rounds import medians, ratio_line

from checker.registry import genre
from checker.rule import judge
from checker.service import check_link, convert_link
from converters import decode
from converters.codec.js_json import as_object
from converters.formats.penpa.document import ANSWER, PenpaDocument, encode

LINKS = Path(__file__).parent.parent / "fixtures" / "links" / "penpa"
PLAIN = re.compile(r".*m=edit&p=[A-Za-z0-9+/]+=*")
MOST = 100
STEP = 15
SIDES = (10, 30, 100)
PEER = "looking from every cell along four directions"


def main() -> None:
    """Print all ratios."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--corpus", type=Path, help="a folder with penpa.jsonl and akari.jsonl")
    corpus = parser.parse_args().corpus
    links = _links(corpus)
    print(f"{len(links)} Penpa+ links; below 1 we are faster")
    for line in (*_penpa_lines(links), *_drawn_lines(), *_akari_lines(), *_whole_lines()):
        print(line, flush=True)
    for line in (*akari_prover.lines(corpus), *akari_making.lines()):
        print(line, flush=True)
    for line in delta_a38.lines(corpus):
        print(line, flush=True)
    lz.main()


def _links(corpus: Path | None) -> list[str]:
    """Give links for editing with nothing behind their payload, as the plain way wants them."""
    if corpus is None:
        found = [path.read_text(encoding="utf-8").strip() for path in sorted(LINKS.glob("*.txt"))]
    else:
        with (corpus / "penpa.jsonl").open(encoding="utf-8") as rows:
            found = [json.loads(row)["url"] for row in rows][: MOST * STEP : STEP]
    return [link for link in found if PLAIN.fullmatch(link) and _opens(link)]


def _opens(link: str) -> bool:
    try:
        rewritten(link)
    except ValueError:
        return False
    return True


def _penpa_lines(links: list[str]) -> Iterator[str]:
    """Compare one untouched link, and one with a changed answer, with the plain steps."""
    times = medians(
        {
            "untouched": lambda: [decode(link).link() for link in links],
            "edited": lambda: [_edited(link) for link in links],
            "zlib and json done plainly": lambda: [rewritten(link) for link in links],
        }
    )
    plain = "zlib and json done plainly"
    for ours, title in (
        ("untouched", "Penpa+ decode, encode"),
        ("edited", "Penpa+ decode, edit the answer, encode"),
    ):
        yield ratio_line(title, {ours: times[ours], plain: times[plain]}, ours=ours)


def _drawn_lines() -> Iterator[str]:
    """Compare decoding, drawing and encoding one board with the plain steps on its link."""
    plain = "zlib and json done plainly"
    for side in (10, 100):
        link = convert_link(solved_board(side, seed=side), to="penpa").value
        times = medians({"ours": partial(_drawn, link), plain: partial(rewritten, link)})
        yield ratio_line(f"Penpa+ {side} × {side} decode, draw, encode", times, ours="ours")


def _drawn(link: str) -> str:
    document = decode(link)
    document.drawing()
    return document.link()


def _edited(link: str) -> str:
    native: PenpaDocument = decode(link).native
    answer = native.json(ANSWER)
    return encode(native.with_json(ANSWER, {**as_object(answer, where="pu_a"), "symbol": {}}))


def _akari_lines() -> Iterator[str]:
    """Compare the check of solved boards with the straightforward way."""
    akari = genre("akari")
    for side in SIDES:
        text = solved_board(side, seed=side)
        board = akari.from_text(text)
        if judge(akari.rules, board).violations or not plainly_solved(text):
            raise ValueError(text)
        times = medians(
            {"ours": partial(judge, akari.rules, board), PEER: partial(plainly_solved, text)}
        )
        yield (
            ratio_line(f"Akari {side} × {side} checked", times, ours="ours")
            + f"; {1 / times['ours']:.0f} boards a second"
        )


def _whole_lines() -> Iterator[str]:
    """Compare the whole way from a link to its verdict with decoding the link alone."""
    link = convert_link(solved_board(10, seed=1), to="penpa").value
    times = medians({"ours": lambda: check_link(link), "decoding alone": lambda: decode(link)})
    yield ratio_line("A 10 × 10 Akari link decoded, drawn and checked", times, ours="ours")


if __name__ == "__main__":
    main()
