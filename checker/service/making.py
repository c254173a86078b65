"""A new puzzle as a link, with its solution and its grade."""

from collections.abc import Callable
from dataclasses import dataclass

from checker.engines.make import Made, Wanted, make, maker_of
from checker.maker import Symmetry
from checker.registry import genre as find_genre
from checker.rule import Lang, Remark
from converters import registry
from converters.loss import Loss

__all__ = ["NewPuzzle", "Symmetry", "Wanted", "make_link"]


@dataclass(frozen=True, slots=True)
class NewPuzzle:
    """What ``penpad make`` tells.

    Attributes:
        seed: What it was drawn by; the same wish with the same seed gives the same puzzle.
        link: The puzzle; None if none was found.
        solution: Its only solution, as a link.
        grade: How hard it is; None if nothing says so.
        reasons: Why none was found.
        losses: What the link does not hold.
        solution_losses: What the solution's link does not hold beside that.
    """

    seed: int
    link: str | None = None
    solution: str | None = None
    grade: str | None = None
    reasons: tuple[Remark, ...] = ()
    losses: tuple[Loss, ...] = ()
    solution_losses: tuple[Loss, ...] = ()

    def to_json(self, lang: Lang) -> dict[str, object]:
        """Give the object that ``make --json`` prints, without its losses."""
        return {
            "link": self.link,
            "solution": self.solution,
            "grade": self.grade,
            "seed": self.seed,
            "reasons": [reason.say(lang) for reason in self.reasons],
        }


def make_link(
    genre: str,
    wanted: Wanted,
    *,
    to: str | None = None,
    tell: Callable[[int], None] | None = None,
) -> NewPuzzle:
    """Make a puzzle with exactly one solution.

    Args:
        genre: The genre's name.
        wanted: What it must be like.
        to: The format of the links; None: what is usual for the genre.
        tell: Hears now and then how many attempts were begun.

    Raises:
        PenpadError: If nothing can be as wanted, or the format cannot hold it.
    """
    chosen = find_genre(genre)
    maker = maker_of(chosen)
    target = registry.find_format(to or maker.to).name
    made = make(chosen, wanted, tell=tell)
    if not isinstance(made, Made):
        return NewPuzzle(wanted.seed, reasons=(made.limit,))
    boards = made.board, made.solution
    puzzle, solution = (registry.write(chosen.draw(board), to=target) for board in boards)
    return NewPuzzle(
        seed=wanted.seed,
        link=puzzle.value,
        solution=solution.value,
        grade=made.grade,
        losses=puzzle.losses,
        solution_losses=tuple(loss for loss in solution.losses if loss not in puzzle.losses),
    )
