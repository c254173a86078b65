"""A small share of ``python -m tests.delta``; the plain rules on boards to check by eye."""

from itertools import islice
from random import Random

from checker.genres.delta_a38 import GENRE
from checker.genres.delta_a38.json_form import to_json
from tests.checker.genres.boards import cases
from tests.delta.__main__ import answers, ours
from tests.delta.lines import verdict


def test_rules_and_plain_rules_judge_changed_answers_alike() -> None:
    for answer in islice(answers(Random(2), []), 150):
        assert ours(answer) == verdict(answer)


def test_the_plain_rules_find_what_the_board_fixtures_say() -> None:
    for case in cases("delta-a38"):
        told = {line.split()[0].removeprefix("delta-a38/") for line in case.violations}
        assert verdict(to_json(GENRE.from_text(case.board))).codes == told, case.name
