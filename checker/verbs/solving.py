"""The verbs that solve: ``solve``."""

import os
import sys
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from checker.rule import Lang, Remark, Text
from checker.service import SECONDS, Answer, Solved, Wish, solve_link
from checker.verbs import printing
from checker.verbs.networking import Network, networked
from checker.verbs.options import JsonOption, LangOption, LinkArgument, source
from checker.verbs.proving import ProofOption, write_proof
from checker.verbs.words import language

GAVE_UP: Final = 3

ANSWERS: Final[Mapping[Answer, Text]] = {
    Answer.UNIQUE: Text(
        de="eindeutig: genau eine Lösung",
        en="unique: exactly one solution",
        nl="uniek: precies één oplossing",
    ),
    Answer.SEVERAL: Text(
        de="mehrdeutig: mehrere Lösungen; diese zwei unterscheiden sich in {cells}",
        en="several: more than one solution; these two differ at {cells}",
        nl="meerdere: meer dan één oplossing; deze twee verschillen bij {cells}",
    ),
    Answer.NONE: Text(
        de="keine Lösung; das lässt sich nicht erfüllen:",
        en="no solution; this cannot be met:",
        nl="geen oplossing; hieraan kan niet worden voldaan:",
    ),
    Answer.GAVE_UP: Text(
        de="aufgegeben; Grund:",
        en="gave up, because:",
        nl="opgegeven; reden:",
    ),
}


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    app.command()(networked(solve))


def solve(  # noqa: PLR0913 - one argument an option
    link: LinkArgument,
    *,
    net: Network,
    to: Annotated[
        str | None,
        typer.Option(
            "--to", metavar="FORMAT", help="The solution's format; default: that of LINK."
        ),
    ] = None,
    genre: Annotated[str | None, typer.Option(help="Solve by this genre's rules.")] = None,
    from_marks: Annotated[
        bool, typer.Option("--from-marks", help="Keep the marks that are on the board already.")
    ] = False,
    proof: ProofOption = None,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", min=0, help="Give up after this time.")
    ] = SECONDS,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Solve a puzzle and prove whether its solution is the only one.

    Exit 0: answered (one solution, several, none); 2: unusable input; 3: gave up.
    """
    spoken, text = language(lang, os.environ), source(link, net)
    wish = Wish(genre, to, from_marks, limit, proof is not None)
    with printing.working(spoken):
        solved = solve_link(text, wish)
    files = write_proof(solved, proof, spoken)
    if as_json:
        losses = {"losses": printing.losses_json(solved.losses)}
        printing.json_object({**solved.to_json(spoken), **files, **losses})
    else:
        _tell(solved, spoken)
    unproved = proof is not None and solved.answer is Answer.UNIQUE and solved.proof is None
    raise typer.Exit(GAVE_UP if unproved or solved.answer is Answer.GAVE_UP else 0)


def _tell(answer: Solved, lang: Lang) -> None:
    """Print the solutions, or why there is none; the verdict and notes go to standard error."""
    verdict = Remark(ANSWERS[answer.answer], answer.differ)
    printing.line(printing.safe(verdict.say(lang)), sys.stderr)
    for link in answer.solutions:
        printing.raw(link)
    for number, reason in enumerate(answer.reasons, start=1):
        printing.line(printing.safe(f"{number:>3}. {reason.say(lang)}"))
    for remark in (answer.genre_reason, *answer.notes):
        printing.note(remark, lang)
    printing.losses(answer.losses, lang)
