"""How the command line words explanations and hints."""

from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from rich.console import Console

from checker.engines.explain import Tell
from checker.engines.looking import GENERAL, SUM
from checker.engines.sums.simple import PAIR
from checker.linear import Problem
from checker.rule import Lang, Remark, Text
from checker.service import Explained, Hint
from checker.strategy import Explanation, Step, Wrong
from checker.verbs import printing, words
from checker.ways import Strategy

_FINISHED: Final = Text(
    de="gelöst in {count} {count:Schritt|Schritten}; der schwerste: {title}",
    en="solved in {count} {count:step|steps}; the hardest: {title}",
    nl="opgelost in {count} {count:stap|stappen}; de moeilijkste: {title}",
)
_SOLVED: Final = Text(
    de="gelöst: es ist nichts mehr zu tun",
    en="solved: there is nothing left to do",
    nl="opgelost: er is niets meer te doen",
)
_STOPPED: Final = Text(
    de="nicht gelöst: nach {count} {count:Schritt|Schritten} {left:ist|sind} noch {left}"
    " {left:Feld|Felder} offen",
    en="not solved: {left} {left:cell is|cells are} still open after {count} {count:step|steps}",
    nl="niet opgelost: na {count} {count:stap|stappen} {left:is|zijn} nog {left}"
    " {left:vakje|vakjes} open",
)
_WRONG_MARKS: Final = Text(
    de="Die Eintragungen können nicht stimmen:",
    en="The marks on the board cannot be right:",
    nl="De invulling kan niet kloppen:",
)
_NO_SOLUTION: Final = Text(
    de="Das Rätsel hat keine Lösung; das lässt sich nicht erfüllen:",
    en="The puzzle has no solution; this cannot be met:",
    nl="De puzzel heeft geen oplossing; hieraan kan niet worden voldaan:",
)
_BROKEN: Final = Text(
    de="Das Rätsel hat keine Lösung; Grund:",
    en="The puzzle has no solution, because:",
    nl="De puzzel heeft geen oplossing; reden:",
)
_UNREAD: Final = Text(
    de="nicht erklärt; Grund:",
    en="not explained, because:",
    nl="niet uitgelegd; reden:",
)
_SUMS: Final = frozenset({PAIR.id, SUM.id})
"""Strategies whose demands are listed: their names alone say nothing."""


@contextmanager
def progress(lang: Lang) -> Generator[Tell | None]:
    """Show on a terminal, while something takes its time, how many cells are known."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    # slow to load, and most work is done by then
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    text = TextColumn("{task.description}")
    columns = (text, BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(words.WORKING.say(lang), total=None)
        yield lambda known, of: bar.update(task, completed=known, total=of)


def explained(told: Explained, lang: Lang, *, steps: bool = True) -> None:
    """Print how it ends, with all steps before if wanted, or why nothing is explained."""
    explanation, problem = told.explanation, told.problem
    if explanation is None or problem is None:
        _listed(_UNREAD, told.posed.unread(), lang)
    elif explanation.wrong is not None:
        _listed(_blame(explanation.wrong), explanation.wrong.demands, lang)
    else:
        titles = {each.id: each for each in (*told.posed.genre.ways.strategies, *GENERAL)}
        for number, step in enumerate(explanation.steps if steps else (), start=1):
            for line in _lines(step, problem, titles, lang):
                _print(f"{number:>3}. {line}" if not line.startswith(" ") else f"     {line}")
        _print(_ending(explanation, titles).say(lang))
    for remark in (told.posed.genre_reason, *told.notes()):
        printing.note(remark, lang)


def _blame(wrong: Wrong) -> Text:
    """Give the words above what is wrong."""
    if wrong.by_marks:
        return _WRONG_MARKS
    return _BROKEN if wrong.broken else _NO_SOLUTION


def hint(told: Hint, lang: Lang, *, why: bool, cell: bool) -> None:
    """Print where to look, and if wanted the reason and the step; notes go beside."""
    if told.place is not None:
        _print(told.place.say(lang))
    if why and told.title is not None:
        _print(told.title.say(lang))
        for demand in told.demands:
            _print(f"  {demand.say(lang)}")
    if cell and told.text is not None and told.text not in told.demands:
        _print(told.text.say(lang))
    if told.posed.unread():
        _listed(_UNREAD, told.posed.unread(), lang)
    for remark in (told.posed.genre_reason, *told.posed.notes, *told.notes):
        printing.note(remark, lang)


def _lines(
    step: Step, problem: Problem, titles: Mapping[str, Strategy], lang: Lang
) -> Iterator[str]:
    """Give a step's sentence, and below it what a reader may want to add up or to follow."""
    title = titles[step.strategy].title.say(lang) if step.strategy in titles else step.strategy
    yield f"{title}: {step.text.say(lang)}"
    if step.split is not None:
        for each in step.split.steps:
            yield from (f"  {line}" for line in _lines(each, problem, titles, lang))
    elif step.strategy in _SUMS:
        for times, demand in step.sum:
            yield f"  {times} × {problem.demand(demand).say(lang)}"


def _ending(explanation: Explanation[object], titles: Mapping[str, Strategy]) -> Remark:
    """Say how an explanation ends."""
    count = len(explanation.steps)
    if not explanation.finished:
        return Remark(_STOPPED, facts={"count": count, "left": len(explanation.open)})
    used = [titles[step.strategy] for step in explanation.steps if step.strategy in titles]
    if not used:
        return Remark(_SOLVED)
    hardest = max(used, key=lambda strategy: strategy.level)
    return Remark(_joined(_FINISHED, hardest.title), facts={"count": count})


def _joined(text: Text, title: Text) -> Text:
    """Put a title into a text, language by language."""
    pairs = zip(text, title, strict=True)
    return Text(*(words.replace("{title}", name) for words, name in pairs))


def _listed(head: Text, remarks: Iterable[Remark], lang: Lang) -> None:
    """Print some sentences under a headline."""
    _print(head.say(lang))
    for number, remark in enumerate(remarks, start=1):
        _print(f"{number:>3}. {remark.say(lang)}")


def _print(line: str) -> None:
    printing.raw(printing.safe(line))
