"""Results as one HTML page that asks nobody for anything: what a protest is answered with.

It has the scores, every entry in a table that can be filtered, and for each entry that is not right
what was sent in: the board drawn, each broken rule in the entrant's language, the rule's sentence,
and an organiser's decision with its reason. Its one script and its style are allowed by their
hashes and everything else is forbidden; without the script the page still tells everything.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from checker.contest import page_words as words
from checker.contest.booklet import Booklet, Puzzle
from checker.contest.coding import codes_of
from checker.contest.pagelooks import SCRIPT, STYLE
from checker.contest.results import Row, Score, rows, scores
from checker.contest.sheets import spoken
from checker.contest.verdict import TITLES, VERDICTS, Told, Verdict
from checker.pages.policy import policy
from checker.registry import genres
from checker.rule import Lang, Text
from checker.service import Question, check_link, draw_report
from converters.errors import PenpadError

if TYPE_CHECKING:
    from checker.contest.store import Run, Store  # slow to load, and may be missing

MAX_PICTURES: Final = 500
"""Boards that are drawn; a page with more would open in no browser."""

MAX_ANSWER: Final = 20_000
"""Letters of a link, board or code that are written out; links of puzzles are far shorter."""

MAX_DRAWN: Final = 2000
"""Cells of a board that is drawn."""


class _Page(NamedTuple):
    """What every part of the page needs."""

    booklet: Booklet
    lang: Lang
    has_files: bool

    def say(self, text: Text, **facts: str | int) -> str:
        """Give words, safe in HTML."""
        return escape(text.say(self.lang, facts))


def page(store: "Store", runs: Sequence["Run"], booklet: Booklet, lang: Lang) -> Iterator[str]:
    """Give the page in pieces.

    Args:
        store: Where the runs are kept.
        runs: The runs, all of one contest.
        booklet: The contest.
        lang: The page's language; entries are told of in their entrants' own.
    """
    made, ids = _Page(booklet, lang, len(runs) > 1), [run.id for run in runs]
    yield from _head(made)
    yield f"<h1>{escape(booklet.name)}</h1>\n"
    for run in runs:
        at, version = _clock(run.started), run.files.program
        file = f"{escape(Path(run.files.entries_name).name)}: " if made.has_files else ""
        yield f"<p>{file}{made.say(words.RUN, run=run.id, at=at, version=version)}</p>\n"
    yield from _scores(made, scores(store, ids, booklet))
    yield from _table(made, rows(store, *ids))
    yield f"<h2>{made.say(words.ENTRIES)}</h2>\n"
    yield from _details(made, rows(store, *ids))
    yield f"</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"


def _clock(time: str) -> str:
    """Give a time of the store, which is in UTC, to the minute."""
    return f"{time[:16].replace('T', ' ')} UTC" if time else "–"


def _head(made: _Page) -> Iterator[str]:
    yield f'<!DOCTYPE html>\n<html lang="{made.lang.value}">\n<head>\n<meta charset="utf-8">\n'
    held = policy(style=STYLE, script=SCRIPT)
    yield f'<meta http-equiv="Content-Security-Policy" content="{held}">\n'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    yield f"<title>{escape(made.booklet.name)}</title>\n<style>{STYLE}</style>\n</head>\n"
    yield "<body>\n<main>\n"


def _scores(made: _Page, listed: Iterable[Score]) -> Iterator[str]:
    """Give the table of scores."""
    yield f'<h2>{made.say(words.SCORES)}</h2>\n<table id="scores">\n'
    heading = (words.PLACE, words.ENTRANT, words.POINTS, words.RIGHT, words.COUNT)
    yield _row([made.say(text) for text in heading], tag="th")
    place, points = 0, None
    for at, score in enumerate(listed, start=1):
        # equal scores share a place
        place = place if score.points == points else at
        points = score.points
        yield _row(
            [str(place), escape(score.entrant), f"{points:g}", str(score.right), str(score.entries)]
        )
    yield "</table>\n"


def _row(cells: Iterable[str], *, tag: str = "td", attributes: str = "") -> str:
    inside = "".join(f"<{tag}>{each}</{tag}>" for each in cells)
    return f"<tr{attributes}>{inside}</tr>\n"


def _table(made: _Page, listed: Iterable[Row]) -> Iterator[str]:
    """Give every entry in one line, and what the lines can be filtered by."""
    yield f"<h2>{made.say(words.ALL)}</h2>\n<nav>\n"
    yield f'<label>{made.say(words.ENTRANT)} <input id="entrant" type="search"></label>\n'
    puzzles = {each.id: f"{each.id} {each.title}" for each in made.booklet.puzzles.values()}
    yield _choice(made, "puzzle", words.PUZZLE, puzzles)
    titles = {each.value: TITLES[each].say(made.lang) for each in VERDICTS}
    yield _choice(made, "verdict", words.VERDICT, titles)
    yield '</nav>\n<table id="entries">\n'
    heading = (words.ENTRANT, words.PUZZLE, words.TIME, words.VERDICT, words.POINTS, words.LINE)
    yield _row([made.say(text) for text in heading], tag="th")
    yield from (_line(made, row) for row in listed)
    yield "</table>\n"


def _choice(made: _Page, name: str, title: Text, values: dict[str, str]) -> str:
    options = "".join(
        f'<option value="{escape(value)}">{escape(words)}</option>'
        for value, words in values.items()
    )
    every = f'<option value="">{made.say(words.EVERY)}</option>'
    return f'<label>{made.say(title)} <select id="{name}">{every}{options}</select></label>\n'


def _line(made: _Page, row: Row) -> str:
    """Give one entry's line."""
    puzzle, verdict = row.given.puzzle, row.verdict.value if row.verdict else ""
    shown = _title(row.verdict, made.lang)
    if _is_told(row):
        shown = f'<a href="#{_anchor(row)}">{shown}</a>'
    if row.decision:
        shown += f" ({made.say(words.DECIDED)})"
    if not row.counts:
        shown += f" ({made.say(words.REPLACED)})"
    named = (("entrant", row.entrant.casefold()), ("puzzle", puzzle), ("verdict", verdict))
    attributes = "".join(f' data-{name}="{escape(value)}"' for name, value in named)
    points = f"{row.points(made.booklet):g}"
    line = f"{escape(row.file)} {row.line}" if made.has_files else str(row.line)
    cells = (escape(row.entrant), escape(puzzle), escape(row.time), shown, points, line)
    return _row(cells, attributes=attributes)


def _anchor(row: Row) -> str:
    return f"e{row.run}-{row.number}"


def _title(verdict: Verdict | None, lang: Lang) -> str:
    return escape(TITLES[verdict].say(lang)) if verdict else "–"


def _is_told(row: Row) -> bool:
    """Tell whether there is more to say of an entry than its line does."""
    return bool(row.decision) or row.verdict not in (Verdict.EQUAL, Verdict.NORMALISED, None)


def _details(made: _Page, listed: Iterable[Row]) -> Iterator[str]:
    """Give for each entry that is not plainly right what was sent in and what is wrong with it."""
    drawn: dict[str, str] = {}
    for row in filter(_is_told, listed):
        own = made._replace(lang=spoken(row, made.booklet.lang))
        if row.digest in drawn:
            first = drawn[row.digest]
            picture = f'<p><a href="#{first}">{own.say(words.SAME)}</a></p>\n'
        elif len(drawn) == MAX_PICTURES:
            picture = f"<p>{own.say(words.TOO_MANY, count=MAX_PICTURES)}</p>\n"
        else:
            picture = _picture(made.booklet.puzzles.get(row.given.puzzle), row) or ""
            if picture:
                drawn[row.digest] = _anchor(row)
        yield from _detail(own, row, picture)


def _detail(own: _Page, row: Row, picture: str) -> Iterator[str]:
    """Give one entry, in its entrant's language."""
    puzzle = own.booklet.puzzles.get(row.given.puzzle)
    title = f"{row.given.puzzle} {puzzle.title}" if puzzle else row.given.puzzle
    yield f'<details id="{_anchor(row)}" lang="{own.lang.value}"><summary>'
    # a name from right to left must not turn the verdict behind it
    yield f"<bdi>{escape(row.entrant)}</bdi>, <bdi>{escape(title)}</bdi>: "
    yield f"{_title(row.verdict, own.lang)}</summary>\n"
    if row.decision and row.outcome:
        machine = TITLES[row.outcome.verdict].say(own.lang)
        yield f"<p>{own.say(words.DECISION, machine=machine, reason=row.reason)}</p>\n"
    yield from _paragraphs(reason.text.say(own.lang) for reason in _reasons(row))
    yield picture
    yield from _broken(own, row)
    for name, value in zip(("link", "board", "code"), row.given[1:4], strict=True):
        if value:
            yield f"<p>{name}:</p><pre>{escape(_cut(value))}</pre>\n"
    if row.given.code and puzzle:
        for code in codes_of(puzzle).every():
            yield f"<p>{own.say(_RIGHT_CODE, wording=puzzle.wording or '–')}</p>"
            yield f"<pre>{escape(code)}</pre>\n"
    yield f"<p>{own.say(words.HASH, hash=row.digest, at=_clock(row.judged))}</p>\n</details>\n"


_RIGHT_CODE: Final = Text(
    de="Richtiger Code ({wording}):",
    en="Right code ({wording}):",
    nl="Juiste code ({wording}):",
)


def _cut(answer: str) -> str:
    """Shorten what nobody reads: many such answers make a page that no browser opens."""
    return answer if len(answer) <= MAX_ANSWER else f"{answer[:MAX_ANSWER]}…"


def _paragraphs(texts: Iterable[str]) -> Iterator[str]:
    return (f"<p>{escape(text)}</p>\n" for text in texts)


def _reasons(row: Row) -> tuple[Told, ...]:
    return row.outcome.reasons if row.outcome else ()


def _broken(own: _Page, row: Row) -> Iterator[str]:
    """Give each broken rule with its sentences, and every place where it is broken."""
    outcome = row.outcome
    if outcome is None or not outcome.broken:
        return
    number = 1
    for rule, places in groupby(outcome.broken, key=lambda one: one.rule):
        yield f'<p>{escape(rule)}</p>\n{_sentences(rule, own.lang)}<ol start="{number}">\n'
        for each in places:
            number += 1
            yield f"<li>{escape(each.text.say(own.lang))}</li>\n"
        yield "</ol>\n"
    if outcome.more:
        yield f"<p>{own.say(words.MORE, count=outcome.more)}</p>\n"


def _sentences(rule_id: str, lang: Lang) -> str:
    """Give the sentences of the rules that a rule enforces."""
    found = (
        genre.sources[number].say(lang)
        for genre in genres().values()
        for rule in genre.rules
        if rule.id == rule_id
        for number in rule.covers
    )
    return "".join(f"<blockquote>{escape(each)}</blockquote>\n" for each in found)


def _picture(puzzle: Puzzle | None, row: Row) -> str | None:
    """Draw what was sent in, with what is wrong marked; None: it cannot be drawn."""
    answer = row.given.link or row.given.board
    if puzzle is None or not answer:
        return None
    question = Question(puzzle.genre or None, answer=answer, marks_only=True)
    try:
        checked = check_link(puzzle.link, question)
        if checked.drawing is None or len(checked.drawing.board) > MAX_DRAWN:
            return None
        return f"<figure>{draw_report(checked.drawing, checked.report).value}</figure>\n"
    except PenpadError:
        return None
