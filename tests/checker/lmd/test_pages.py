"""Each made-up page of fixtures/pages gives exactly this."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from checker.lmd import (
    Because,
    Difficulty,
    Editor,
    Page,
    PageLink,
    Role,
    id_of,
    links_in,
    read_page,
)
from checker.rule import Lang

PAGES = Path(__file__).parent.parent.parent.parent / "fixtures" / "pages"
ASKED = datetime(2026, 11, 29, 23, 30, tzinfo=UTC)  # half past midnight of the 30th in Berlin


def html(name: str) -> str:
    return (PAGES / f"{name}.html").read_text(encoding="utf-8")


def page(name: str) -> Page:
    return read_page(html(name), asked=ASKED)


def short(name: str) -> str:
    return f"https://tinyurl.com/{name}"


def headed(address: str, text: str, editor: Editor, role: Role, words: str) -> PageLink:
    return PageLink(address, text, editor, role, Because.HEADING, words)


SMALL, BIG = "Beispielrätsel (3x3)", "Haupträtsel (4x4)"


def test_four_links_under_two_headings_in_german() -> None:
    small = "https://sudokupad.app/b7kq2mzt4p?setting-conflictchecker=0"
    big = "https://sudokupad.app/c8mr3ndv5q"
    assert page("german-four-links") == Page(
        id="000T9Z",
        title="Lampen <im> Flur & Keller 💡",
        author="Ottilie",
        published=datetime.fromisoformat("2026-06-02T09:00+02:00"),
        published_words="(Eingestellt am 2. Juni 2026, 09:00 Uhr von Ottilie)",
        changed=datetime.fromisoformat("2026-06-03T11:45+02:00"),
        difficulty=Difficulty(2, "leichtes Rätsel", voted=True),
        rating=91,
        solved=14,
        tags=("Lampen", "Beleuchtung (Variante)"),
        text=(
            "Trage Lampen in weiße Felder ein. Jedes weiße Feld soll beleuchtet sein, und keine"
            " Lampe darf eine andere sehen.\n\nIm Beispiel stehen drei Lampen.\n\n"
            "Beispielrätsel (3x3)\nSudokuPad penpa+\n\nHaupträtsel (4x4)\nSudokuPad penpa+\n\n"
            "Viel Spaß!"
        ),
        wording="Die Anzahl der Lampen je Zeile, von oben nach unten.",
        links=(
            headed(small, "SudokuPad", Editor.SUDOKUPAD, Role.EXAMPLE, SMALL),
            headed(short("lampen-klein"), "penpa+", Editor.PENPA, Role.EXAMPLE, SMALL),
            headed(big, "SudokuPad", Editor.SUDOKUPAD, Role.MAIN, BIG),
            headed(short("lampen-gross"), "penpa+", Editor.PENPA, Role.MAIN, BIG),
        ),
        lang=Lang.DE,
        asked=ASKED,
    )


def test_an_english_translation_that_is_out_of_date() -> None:
    found = page("english-translation-outdated")
    assert found.outdated
    assert found.lang is Lang.EN
    assert found.changed == datetime.fromisoformat("2026-04-25T16:06+02:00")
    assert found.tags == ("Bulbs", "Lighting (variant)")
    assert found.wording == "The number of bulbs in each row, from top to bottom."
    assert [(link.editor, link.role) for link in found.links] == [
        (Editor.PENPA, Role.EXAMPLE),
        (Editor.SUDOKUPAD, Role.EXAMPLE),
        (Editor.PENPA, Role.MAIN),
        (Editor.SUDOKUPAD, Role.MAIN),
    ]
    assert not page("german-four-links").outdated


def test_an_english_text_under_german_labels() -> None:
    assert page("english-text-on-a-german-page") == Page(
        id="000LMN",
        title="Two lamps",
        author="Bram",
        published=datetime.fromisoformat("2025-01-15T13:40+01:00"),
        published_words="(Eingestellt am 15. Januar 2025, 13:40 Uhr von Bram)",
        difficulty=Difficulty(4, "schweres Rätsel", voted=False),
        rating=None,
        solved=0,
        tags=("Lampen",),
        text="Light every cell. Penpa+ and Sudokupad.",
        wording="Positions of the bulbs in every row.",
        links=(
            PageLink(short("two-lamps"), "Penpa+", Editor.PENPA, Role.MAIN, Because.ALONE),
            PageLink(
                "https://sudokupad.app/w4t6h8j2rd",
                "Sudokupad",
                Editor.SUDOKUPAD,
                Role.MAIN,
                Because.ALONE,
            ),
        ),
        lang=Lang.DE,
        asked=ASKED,
    )


def test_the_print_view_has_the_same_parts() -> None:
    found = page("print-view")
    assert (found.id, found.title, found.wording) == ("000KLM", "Zum Drucken", "Zeile 1.")
    assert found.published == datetime.fromisoformat("2024-03-15T23:30+01:00")
    example, main = found.links
    told = (example.role, example.because, example.words)
    assert told == (Role.EXAMPLE, Because.LINK_TEXT, "6x6-Beispiel")
    assert (example.editor, main.editor) == (Editor.SHORT, Editor.PENPA)
    assert (main.role, main.because) == (Role.MAIN, Because.ALONE)


def test_yesterday_is_the_day_before_the_page_was_asked_for_in_berlin() -> None:
    assert page("relative-date").published == datetime.fromisoformat("2026-11-29T20:25+01:00")


def test_without_the_time_of_asking_yesterday_is_no_date() -> None:
    saved = read_page(html("relative-date"))
    assert saved.published is None
    assert saved.published_words == "(Eingestellt Gestern, 20:25 Uhr von Ottilie)"


def test_damaged_html_neither_merges_links_nor_loses_any() -> None:
    found = page("broken-html")
    assert [(link.address, link.text, link.role) for link in found.links] == [
        (short("kaputt-1"), "SudokuPad", Role.EXAMPLE),
        (short("kaputt-2"), "penpa+", Role.EXAMPLE),
        (short("kaputt-3"), "SudokuPad", Role.MAIN),
        (short("kaputt-4"), "penpa+", Role.MAIN),
        ("http://[kaputt", "krumm", Role.OTHER),
    ]
    assert found.wording == "Zeile 2 und Spalte 3"
    assert found.text.splitlines()[-1].startswith("Viel Erfolg")


def test_plain_addresses_are_links_and_keep_their_shape() -> None:
    assert page("plain-addresses").links == (
        PageLink(
            short("plain-one"),
            short("plain-one"),
            Editor.SHORT,
            Role.EXAMPLE,
            Because.BESIDE,
            "example",
        ),
        PageLink(
            short("plain-two"),
            "tinyurl.com/plain-two",
            Editor.SHORT,
            Role.MAIN,
            Because.BESIDE,
            "main puzzle",
        ),
        PageLink(
            "https://puzz.link/p?akari/4/4/kbh2bh",
            "https://puzz.link/p?akari/4/4/kbh2bh",
            Editor.PUZZLINK,
            Role.MAIN,
            Because.ORDER,
        ),
        PageLink(
            "https://example.org/bulbs.pdf", "PDF", Editor.FILE, Role.OTHER, Because.NO_PUZZLE
        ),
        PageLink(short("shown"), short("shown"), Editor.SHORT, Role.OTHER, Because.UNTOLD),
        PageLink(
            "https://logic-masters.de/Raetselportal/Raetsel/zeigen.php?id=000abc",
            "here",
            Editor.PORTAL,
            Role.OTHER,
            Because.NO_PUZZLE,
        ),
    )
    assert page("plain-addresses").solved == 1204


def test_an_error_page_says_so_and_has_nothing_else() -> None:
    found = page("error")
    assert str(found.error) == "Dieses Rätsel gibt es nicht."
    assert (found.title, found.links) == ("", ())


@pytest.mark.parametrize(
    "text", ["", "<", "hello", "<?xml version='1.0'?><html></html>", "\0\ud800"]
)
def test_what_is_no_page_is_an_error_page(text: str) -> None:
    assert str(read_page(text).error) == "This is no page of a puzzle: it has no title."


def test_links_in_gives_the_links_alone() -> None:
    assert links_in(html("relative-date")) == page("relative-date").links


@pytest.mark.parametrize(
    ("text", "puzzle"),
    [
        ("000T3O", "000T3O"),
        ("000t3o", "000T3O"),
        (
            "http://www.logic-masters.de/Raetselportal/Raetsel/zeigen.php?chlang=en&id=000T3O",
            "000T3O",
        ),
        ("logic-masters.de/Raetselportal/Raetsel/zeigen.php?id=000T3O&print=true", "000T3O"),
        ("https://logic-masters.de.example.org/Raetselportal/Raetsel/zeigen.php?id=000T3O", ""),
        ("https://logic-masters.de/Raetselportal/Hilfe/loesen.php?id=000T3O", ""),
        ("https://[logic-masters.de/zeigen.php?id=000T3O", ""),
        ("000T3", ""),
    ],
)
def test_an_id_is_told_from_an_address(text: str, puzzle: str) -> None:
    assert id_of(text) == puzzle
