"""The verbs that list what is known: ``genres``, ``formats`` and ``rules``."""

import os
from collections.abc import Iterable
from typing import Annotated

import typer

from checker.registry import AnyGenre
from checker.registry import genre as find_genre
from checker.registry import genres as all_genres
from checker.rule import Lang
from checker.verbs import printing, words
from checker.verbs.options import JsonOption, LangOption
from checker.verbs.words import language
from converters.registry import formats as all_formats


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    for name, verb in (("genres", list_genres), ("formats", list_formats), ("rules", list_rules)):
        app.command(name)(verb)


def list_genres(*, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """List the genres whose rules are known."""
    spoken = language(lang, os.environ)
    titles = {each.name: each.title.say(spoken) for each in all_genres().values()}
    if as_json:
        rows = [{"name": each, "title": title} for each, title in titles.items()]
        printing.json_object({"genres": rows})
        return
    printing.table(titles.items())


def list_formats(*, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """List the formats and what each can do."""
    known = [
        (each.name, each.title, each.decode is not None, each.from_drawing is not None)
        for each in all_formats().values()
    ]
    own = (each for each in all_genres().values() if each.own is not None)
    known += [(each.name, f"{each.title.say(Lang.EN)} JSON", True, True) for each in own]
    known.sort()
    if as_json:
        keys = ("name", "title", "read", "write")
        printing.json_object({"formats": [dict(zip(keys, row, strict=True)) for row in known]})
        return
    _tell_formats(known, language(lang, os.environ))


def list_rules(
    genre: Annotated[str, typer.Argument(help="A genre, as `penpad genres` lists them.")],
    *,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print a genre's rules and their names."""
    chosen, spoken = find_genre(genre), language(lang, os.environ)
    if as_json:
        printing.json_object(_rules_json(chosen, spoken))
    else:
        _tell_rules(chosen, spoken)


def _tell_formats(known: Iterable[tuple[str, str, bool, bool]], lang: Lang) -> None:
    """Print formats as (name, title, is read, is written)."""
    able = (words.READS.say(lang), words.WRITES.say(lang))
    printing.table(
        (called, title, ", ".join(word for word, can in zip(able, cans, strict=True) if can))
        for called, title, *cans in known
    )


def _tell_rules(genre: AnyGenre, lang: Lang) -> None:
    """Print a genre's sentences, then its rules' ids with the sentences they judge."""
    printing.line(genre.title.say(lang))
    for number, text in genre.sources.items():
        printing.line(f"{number:>3}. {text.say(lang)}")
    printing.table(
        (
            rule.id,
            ", ".join(rule.covers),
            (words.HEALABLE if rule.healable else words.FINAL).say(lang),
        )
        for rule in genre.rules
    )


def _rules_json(genre: AnyGenre, lang: Lang) -> dict[str, object]:
    """Give a genre's sentences and rules; texts keep their places for facts."""
    return {
        "genre": genre.name,
        "title": genre.title.say(lang),
        "sources": {number: text.say(lang) for number, text in genre.sources.items()},
        "rules": [
            {
                "rule": rule.id,
                "covers": list(rule.covers),
                "healable": rule.healable,
                "text": rule.text._asdict()[lang.value],
            }
            for rule in genre.rules
        ],
    }
