"""How rules are made: a code is a function over two loops, or over lines that are none."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from checker.genres.delta_a38.answer.loops import Loops
from checker.genres.delta_a38.answer.passes import Code
from checker.genres.delta_a38.answer.resolve import Resolved, resolved
from checker.genres.delta_a38.answer.trace import Untraced
from checker.genres.delta_a38.board import TAG, DeltaBoard
from checker.rule import Found, Rule, Text
from converters.site import Site

Find: TypeAlias = Callable[[Loops], Iterable[Found]]
FindInAnswer: TypeAlias = Callable[[Resolved], Iterable[Found]]
FindInLines: TypeAlias = Callable[[Untraced, DeltaBoard], Iterable[Found]]

_NOTHING: Final = ()


def in_loops(code: str, *, covers: Iterable[str], text: Text) -> Callable[[Find], Rule[DeltaBoard]]:
    """Make a rule of the function below, which judges two loops and no mere lines.

    Args:
        code: The part of the rule's id that follows ``delta-a38/``.
        covers: The numbers of the source sentences that it enforces.
        text: What a violation says.
    """

    def made(find: Find) -> Rule[DeltaBoard]:
        return _rule(code, covers, text, _either(find, _none_in_lines), healable=False)

    return made


def in_answer(
    code: str, *, covers: Iterable[str], text: Text
) -> Callable[[FindInAnswer], Rule[DeltaBoard]]:
    """Make a rule of the function below, which judges what depends on the loops' directions.

    Args:
        code: The part of the rule's id that follows ``delta-a38/``.
        covers: The numbers of the source sentences that it enforces.
        text: What a violation says.
    """

    def made(find_in_answer: FindInAnswer) -> Rule[DeltaBoard]:
        def find(board: DeltaBoard) -> Iterable[Found]:
            answer = resolved(board)
            return _NOTHING if isinstance(answer, Untraced) else find_in_answer(answer)

        return _rule(code, covers, text, find, healable=False)

    return made


def in_lines(
    code: str,
    *,
    covers: Iterable[str],
    text: Text,
    find: Find | None = None,
    healable: bool = False,
) -> Callable[[FindInLines], Rule[DeltaBoard]]:
    """Make a rule of the function below, which judges lines that are not two loops.

    Args:
        code: The part of the rule's id that follows ``delta-a38/``.
        covers: The numbers of the source sentences that it enforces.
        text: What a violation says.
        find: How the same rule judges two loops; None: it does not.
        healable: Whether further lines can put it right where the place does not say otherwise.
    """

    def made(find_in_lines: FindInLines) -> Rule[DeltaBoard]:
        both = _either(find or (lambda _: _NOTHING), find_in_lines)
        return _rule(code, covers, text, both, healable=healable)

    return made


def of_passes(code: Code, *, covers: Iterable[str], text: Text) -> Rule[DeltaBoard]:
    """Make a rule of what was found wrong with pass cells."""

    @in_answer(code.value, covers=covers, text=text)
    def made(answer: Resolved) -> Iterable[Found]:
        return answer.passes.found.get(code, _NOTHING) if answer.passes else _NOTHING

    return made


def together(sites: Iterable[Site]) -> Iterator[Found]:
    """Give all cells of a code as one place, in reading order; nothing if there is none."""
    cells = tuple(sorted(sites))
    if cells:
        yield Found(cells)


def _rule(
    code: str,
    covers: Iterable[str],
    text: Text,
    find: Callable[[DeltaBoard], Iterable[Found]],
    *,
    healable: bool,
) -> Rule[DeltaBoard]:
    return Rule(f"{TAG}/{code}", tuple(covers), text, find, healable)


def _either(find: Find, in_lines: FindInLines) -> Callable[[DeltaBoard], Iterable[Found]]:
    """Judge whichever of the two an answer is."""

    def judge(board: DeltaBoard) -> Iterable[Found]:
        answer = resolved(board)
        return in_lines(answer, board) if isinstance(answer, Untraced) else find(answer.loops)

    return judge


def _none_in_lines(_lines: Untraced, _board: DeltaBoard) -> Iterable[Found]:
    return _NOTHING
