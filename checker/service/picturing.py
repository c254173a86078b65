"""Pictures of links and of verdicts."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from checker.rule import Report, Violation
from checker.service.asking import Question
from checker.service.checking import check_link
from checker.service.opening import open_link
from converters import registry
from converters.drawing import Drawing, Element, Label, Stroke, StrokeLayer, Symbol
from converters.loss import Lossy
from converters.site import Site, Spot

STYLE = "violation"


def draw_link(link: str, *, marks: bool = False) -> Lossy[str]:
    """Give the picture of a link as SVG.

    Args:
        link: Any readable input.
        marks: Whether what is wrong with its solution is painted too.

    Raises:
        PenpadError: If it is unusable or cannot be drawn.
    """
    if marks:
        checked = check_link(link, Question())
        if checked.drawing is not None:
            return draw_report(checked.drawing, checked.report)
    opened = open_link(link)
    picture = registry.write(opened.drawing, to="svg")
    return Lossy(picture.value, (*opened.losses, *picture.losses))


def draw_report(drawing: Drawing, report: Report) -> Lossy[str]:
    """Give the picture of a drawing with every violation of a report framed and numbered."""
    return registry.write(marked(drawing, report.violations), to="svg")


def marked(drawing: Drawing, violations: Iterable[Violation]) -> Drawing:
    """Add our marks: each violation's cells are framed, and its number stands in the first."""
    return replace(drawing, marks=(*drawing.marks, *_unique(_marks(violations))))


def _marks(violations: Iterable[Violation]) -> Iterator[Element]:
    numbers: dict[Site, list[str]] = {}
    for number, violation in enumerate(violations, start=1):
        yield from (Symbol(Spot(site), STYLE, over=True) for site in violation.sites)
        for first in violation.sites[:1]:
            numbers.setdefault(first, []).append(str(number))
        corridor = violation.facts.get("corridor")
        if isinstance(corridor, tuple):
            start, end = violation.sites[:2]
            yield Stroke(Spot(start), Spot(end), StrokeLayer.LINE, STYLE)
    yield from (Label(Spot(at), ",".join(all_), style=STYLE) for at, all_ in numbers.items())


def _unique(elements: Iterable[Element]) -> Iterable[Element]:
    """Drop doubles: one cell may be wrong in several ways."""
    return dict.fromkeys(elements)
