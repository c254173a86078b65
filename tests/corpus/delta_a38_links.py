"""Delta/A38 answers drawn as links of both editors, with and without arrows and borders.

Read back, each reports exactly the codes of its record. What no drawing can show is left out: a
loop that is empty, leaps or uses a line twice; and pass marks where no arrow tells the direction.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any, Final, NamedTuple

from checker.genres.delta_a38.board import DeltaBoard, Directed, Route, are_beside, line
from checker.genres.delta_a38.drawer import drawn_answer
from checker.genres.delta_a38.json_form import from_json
from checker.registry import genre
from checker.rule import judge
from converters.registry import decode, write
from tests.checker.genres.delta_a38.drawings import as_drawn
from tests.corpus.check import Check, Row

FILE: Final = "delta_a38_examples.json"
EDITORS: Final = ("penpa", "sudokupad")


class Answer(NamedTuple):
    """One answer of a record: what was changed in the solution, and which codes are expected."""

    note: str
    board: DeltaBoard
    record: dict[str, Any]

    def wanted(self, *, arrows: bool, borders: bool) -> list[str] | None:
        """Give the codes expected of its drawing; None: no drawing can show it."""
        changed = self.record.get("change", {})
        if not _is_drawable(self.board) or ("passes" in changed and not arrows):
            return None
        if "lines" in self.record:
            told = arrows or not self.record.get("arrows")
            return list(self.record["expect_lines"]) if told else []
        if arrows or (borders and {"regions", "passes"} & changed.keys()):
            key = "expect" if borders or "expect_no_regions" not in self.record else None
            return list(self.record[key or "expect_no_regions"])
        return list(self.record.get("expect_lines", self.record["expect"]))


def answers(row: Row) -> Iterator[Answer]:
    """Give the solution of a puzzle, every other way to hand it in, and every broken answer."""
    puzzle, solution = row["puzzle"], row["solution"]
    yield Answer("solution", from_json({"puzzle": puzzle, "solution": solution}), {"expect": []})
    for record in (*row["variants"], *row["broken"]):
        if "lines" in record:
            given = {"lines": record["lines"], "arrows": record.get("arrows", [])}
        else:
            unmarked = {key: value for key, value in solution.items() if key != "passes"}
            given = {"solution": {**unmarked, **record["change"]}}
        yield Answer(record["note"], from_json({"puzzle": puzzle, **given}), dict(record))


def other_codes(row: Row, *, to: str, arrows: bool, borders: bool) -> str:
    """Draw every answer of a puzzle as a link, read it and compare the codes."""
    delta = genre("delta-a38")
    for answer in answers(row):
        wanted = answer.wanted(arrows=arrows, borders=borders)
        if wanted is None:
            continue
        shown = as_drawn(answer.board)
        drawn = drawn_answer(shown)
        shown = replace(
            shown,
            answer=drawn if arrows else replace(drawn, arrows=frozenset()),
            region=shown.region if borders else None,
        )
        link, losses = write(delta.draw(shown), to=to)
        drawing, unread = decode(link).read()
        reading = delta.read(drawing, delta.choose(drawing).convention)
        board = replace(reading.board, region=shown.region)  # its border may make three pieces
        if losses or unread or reading.unread or board != shown:
            return f"{answer.note}: another board comes back"
        found = sorted(
            each.rule.removeprefix("delta-a38/")
            for each in judge(delta.rules, reading.board).violations
        )
        if sorted(set(found)) != sorted(wanted):
            return f"{answer.note}: finds {found}, not {wanted}"
    return ""


def _is_drawable(board: DeltaBoard) -> bool:
    if not isinstance(board.answer, Directed):
        return True
    return all(map(_is_loop, (board.answer.castle, board.answer.a38)))


def _is_loop(loop: Route) -> bool:
    moves = list(zip(loop.cells, (*loop.cells[1:], *loop.cells[:1]), strict=True))
    plain = all(are_beside(*move) for move in moves)
    return plain and len({line(*move) for move in moves}) == len(moves) > 0


def _title(to: str, *, arrows: bool, borders: bool) -> str:
    withs = [name for name, shown in (("arrows", arrows), ("borders", borders)) if shown]
    return f"delta-a38: drawn to {to} with {' and '.join(withs) or 'lines only'}"


CHECKS: Final = tuple(
    Check(
        _title(to, arrows=arrows, borders=borders),
        FILE,
        partial(other_codes, to=to, arrows=arrows, borders=borders),
    )
    for to, arrows, borders in product(EDITORS, (True, False), (True, False))
)
