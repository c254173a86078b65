"""The verb ``diff``: are two links the same puzzle?"""

import os
from collections.abc import Mapping
from typing import Final

import typer

from checker.rule import Lang, Text
from checker.service import Diff, diff_links, draw_diff
from checker.verbs import printing
from checker.verbs.networking import Network, networked
from checker.verbs.options import (
    JsonOption,
    LangOption,
    LinkArgument,
    OutOption,
    source,
    write_picture,
)
from checker.verbs.words import language
from converters.sameness import Contrast, What

DIFFERENT: Final = 1

SAME: Final = Text(
    de="gleich: beide Links zeigen dasselbe Rätsel",
    en="same: both links show one puzzle",
    nl="gelijk: beide links tonen dezelfde puzzel",
)
UNLIKE: Final = Text(
    de="verschieden: {count} {count:Unterschied|Unterschiede}",
    en="different: {count} {count:difference|differences}",
    nl="verschillend: {count} {count:verschil|verschillen}",
)
NOTHING: Final = Text(de="nichts", en="nothing", nl="niets")
WORDS: Final[Mapping[What, Text]] = {
    What.BOARD: Text(de="Gitter", en="board", nl="diagram"),
    What.TEXT: Text(de="Text", en="text", nl="tekst"),
    What.SHADING: Text(de="Färbung", en="shading", nl="kleur"),
    What.SYMBOL: Text(de="Symbol", en="symbol", nl="symbool"),
    What.BORDER: Text(de="Rand", en="border", nl="rand"),
    What.LINE: Text(de="Linie", en="line", nl="lijn"),
    What.CAGE: Text(de="Käfig", en="cage", nl="kooi"),
}

VALUES: Final[Mapping[str, Text]] = {
    "": NOTHING,
    "cell": Text(de="Feld", en="cell", nl="vakje"),
    "dark": Text(de="dunkel", en="dark", nl="donker"),
}
"""What is there, where it is no sign of the puzzle itself and no format's own name."""


def add_to(app: typer.Typer) -> None:
    """Add the verb to the command."""
    app.command()(networked(diff))


def diff(  # noqa: PLR0913 - one argument an option
    left: LinkArgument,
    right: LinkArgument,
    *,
    net: Network,
    output: OutOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell whether two links are the same puzzle; -o FILE.svg draws both, side by side.

    Compares what is given, never answers, titles or rules. Exit 0: the same; 1: different.
    """
    found, spoken = diff_links(source(left, net), source(right, net)), language(lang, os.environ)
    if output is not None:
        write_picture(draw_diff(found), output, spoken)
    if as_json:
        notes = [note.say(spoken) for note in found.notes()]
        printing.json_object({**found.to_json(), "notes": notes})
    else:
        _tell(found, spoken)
    raise typer.Exit(0 if found.same else DIFFERENT)


def _tell(found: Diff, lang: Lang) -> None:
    """Print the verdict and a line a difference; notes go to standard error."""
    contrasts = found.found.contrasts
    verdict = UNLIKE if contrasts else SAME
    printing.raw(verdict.say(lang, {"count": len(contrasts)}))
    printing.table(
        (
            " ".join(found.cells(contrast.sites)),
            WORDS[contrast.what].say(lang),
            f"{_value(contrast, contrast.left, lang)} → {_value(contrast, contrast.right, lang)}",
        )
        for contrast in contrasts
    )
    for note in found.notes():
        printing.note(note, lang)


def _value(contrast: Contrast, value: str, lang: Lang) -> str:
    """Give what one of the links has there; a text stays as the author wrote it."""
    if value and contrast.what not in (What.BOARD, What.SHADING):
        return value
    return VALUES[value].say(lang) if value in VALUES else value
