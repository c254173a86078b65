"""Delta/A38 answers in the JSON form: each reports exactly the codes of its record.

Every answer goes through all notations on the way, and the plain rules of `tests.delta` judge it
too.
"""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from checker.genres.delta_a38 import json_form, text
from checker.rule import Status
from checker.service import check_link
from tests.corpus.check import Check, Row
from tests.delta.lines import verdict

FILE: Final = "delta_a38_examples.json"
TIMING: Final = "delta_a38_timing.json"

Json: TypeAlias = dict[str, Any]


class Answer(NamedTuple):
    """One answer, and the codes that its record lists."""

    note: str
    given: Json
    wanted: list[str]


def answers(row: Row) -> Iterator[Answer]:
    """Give the solution of a puzzle, every variant and every broken answer, in all forms listed."""
    puzzle, solution = row["puzzle"], row["solution"]
    yield Answer("solution", {"puzzle": puzzle, "solution": solution}, [])
    unmarked = {key: value for key, value in solution.items() if key != "passes"}
    for record in (*row["variants"], *row["broken"]):
        if "lines" in record:
            arrows = record.get("arrows", [])
            given: Json = {"puzzle": puzzle, "lines": record["lines"], "arrows": arrows}
            yield Answer(record["note"], given, record["expect_lines"])
            continue
        changed = {**unmarked, **record["change"]}
        yield Answer(record["note"], {"puzzle": puzzle, "solution": changed}, record["expect"])
        yield from _in_other_forms(record, puzzle, changed)


def _in_other_forms(record: Json, puzzle: Json, changed: Json) -> Iterator[Answer]:
    if "expect_no_regions" in record:
        bare = {"puzzle": puzzle, "solution": {**changed, "regions": None}}
        yield Answer(f"{record['note']}, no regions", bare, record["expect_no_regions"])
    if record.get("expect_lines") is not None:
        lines = [*_lines(changed["delta_loop"]), *_lines(changed["a38_loop"])]
        drawn = {"puzzle": puzzle, "lines": lines}
        yield Answer(f"{record['note']}, as lines", drawn, record["expect_lines"])


def _lines(loop: list[list[int]]) -> list[list[list[int]]]:
    return [list(pair) for pair in zip(loop, loop[1:] + loop[:1], strict=True)]


def by_rules(given: Json) -> tuple[set[str], str]:
    """Judge as ``penpad check FILE.json`` does."""
    report = check_link(json.dumps(given)).report
    codes = {each.rule.removeprefix("delta-a38/") for each in report.violations}
    return codes, report.status.value


def by_text(given: Json) -> tuple[set[str], str]:
    """Judge the same board as text."""
    report = check_link(text.to_text(json_form.from_json(given))).report
    codes = {each.rule.removeprefix("delta-a38/") for each in report.violations}
    return codes, report.status.value


def by_plain_rules(given: Json) -> tuple[set[str], str]:
    """Judge by the plain rules."""
    codes, status = verdict(given)
    return set(codes), status


def other_codes(row: Row, *, judge: Callable[[Json], tuple[set[str], str]]) -> str:
    """Judge every answer of a puzzle."""
    for note, given, wanted in answers(row):
        codes, status = judge(given)
        if codes != set(wanted) or (status == Status.SOLVED) != (not wanted):
            return f"{note}: {status}, {sorted(codes)} instead of {wanted}"
    return ""


def other_board(row: Row) -> str:
    """Write every board in both notations and read it back."""
    for note, given, _ in answers(row):
        board = json_form.from_json(given)
        if json_form.from_json(json_form.to_json(board)) != board:
            return f"{note}: another board comes back as JSON"
        if text.from_text(text.to_text(board)) != board:
            return f"{note}: another board comes back as text"
    return ""


def not_empty(row: Row) -> str:
    """Judge a puzzle without an answer: it is unfinished, and nothing else."""
    status = check_link(json.dumps({"puzzle": row["puzzle"]})).report.status
    return "" if status is Status.UNFINISHED else status.value


CHECKS: Final = (
    Check("delta-a38: JSON answers have their codes", FILE, partial(other_codes, judge=by_rules)),
    Check("delta-a38: text answers have their codes", FILE, partial(other_codes, judge=by_text)),
    Check("delta-a38: the plain rules agree", FILE, partial(other_codes, judge=by_plain_rules)),
    Check("delta-a38: JSON and text come back", FILE, other_board),
    Check("delta-a38: a puzzle alone is unfinished", TIMING, not_empty),
)
