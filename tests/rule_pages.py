"""The page of a genre's rules: its sentences, and of each rule a right and a wrong board.

The boards are those of ``fixtures/boards/<genre>.txt``; a rule is shown by the first board that
breaks it, alone where there is one, beside a solved board of the same puzzle.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from checker.registry import AnyGenre
from checker.rule import Lang, Report, Rule
from checker.service import check_board
from checker.service.picturing import marked
from converters import registry
from tests.checker.genres.boards import cases

PICTURES = "pictures"


@dataclass(frozen=True, slots=True)
class Example:
    """A board of the fixtures, with its verdict."""

    name: str
    board: Any
    report: Report

    @property
    def codes(self) -> set[str]:
        return {violation.rule for violation in self.report.violations}


class Picture(NamedTuple):
    """A board's picture: its file below ``docs``, and the board."""

    file: str
    example: Example


class Shown(NamedTuple):
    """What a rule is shown by."""

    right: Picture
    wrong: Picture


def page(genre: AnyGenre) -> Mapping[str, str]:
    """Give the files of a genre's page by their names below ``docs``."""
    shown = _shown(genre, list(_examples(genre)))
    drawn = {each.file: _picture(genre, each.example) for pair in shown.values() for each in pair}
    return {f"rules-{genre.name}.md": "\n".join(_lines(genre, shown)), **drawn}


def _examples(genre: AnyGenre) -> Iterator[Example]:
    for case in cases(genre.name):
        board = genre.from_text(case.board)
        yield Example(case.name, board, check_board(board))


def _shown(genre: AnyGenre, examples: list[Example]) -> dict[str, Shown]:
    """Give what each rule is shown by; right boards are numbered in the order of their use."""
    wrong = {rule.id: _example(rule, examples) for rule in genre.rules}
    right = {rule: _right(genre, example, examples) for rule, example in wrong.items()}
    solved = list(dict.fromkeys(example.name for example in right.values()))
    return {
        rule: Shown(
            Picture(_file(genre, f"solved-{solved.index(right[rule].name) + 1}"), right[rule]),
            Picture(_file(genre, rule.rpartition("/")[2]), example),
        )
        for rule, example in wrong.items()
    }


def _example(rule: Rule[Any], examples: list[Example]) -> Example:
    """Give the first board that breaks a rule, one that breaks no other if there is one."""
    breaking = [example for example in examples if rule.id in example.codes]
    return next((each for each in breaking if each.codes == {rule.id}), breaking[0])


def _right(genre: AnyGenre, wrong: Example, examples: list[Example]) -> Example:
    """Give a solved board, of the same puzzle if there is one."""
    solved = [example for example in examples if not example.codes]
    puzzle = genre.unsolved(wrong.board)
    same = (each for each in solved if genre.unsolved(each.board) == puzzle)
    return next(same, solved[0])


def _lines(genre: AnyGenre, shown: Mapping[str, Shown]) -> Iterator[str]:
    yield from (f"# {genre.title.en}", "")
    yield "The rules, each with a right and a wrong answer to a small puzzle of our own. The"
    yield "pictures are drawn by the program; what is framed breaks the rule."
    yield f"`penpad rules {genre.name} --lang de` prints all sentences in German, `--lang nl` in"
    yield "Dutch."
    for number, sentence in genre.sources.items():
        yield from ("", f"## {number}. {sentence.en}")
        for rule in genre.rules:
            if rule.covers[0] == number:
                yield from _rule(rule, shown[rule.id])
        others = [rule.id for rule in genre.rules if number in rule.covers[1:]]
        if others:
            yield from ("", f"See also {', '.join(f'`{other}`' for other in others)}.")
    yield ""


def _rule(rule: Rule[Any], shown: Shown) -> Iterator[str]:
    wrong = shown.wrong.example
    yield from ("", f"### `{rule.id}`", "", "| right | wrong |", "|---|---|")
    yield f"| ![right]({shown.right.file}) | ![{wrong.name}]({shown.wrong.file}) |"
    yield from ("", f"Wrong: {wrong.name}.", "")
    for violation in wrong.report.violations:
        if violation.rule == rule.id:
            yield f"- {violation.say(Lang.EN)}"


def _file(genre: AnyGenre, name: str) -> str:
    return f"{PICTURES}/{genre.name}-{name}.svg"


def _picture(genre: AnyGenre, example: Example) -> str:
    drawing = genre.draw(example.board)
    if genre.annotate is not None:
        drawing = replace(drawing, marks=genre.annotate(example.board, None))
    return registry.write(marked(drawing, example.report.violations), to="svg").value
