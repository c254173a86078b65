"""Damage of any sort to a page: never an exception, never two links in one."""

import random
import re

import pytest

from checker.lmd import read_page
from tests.checker.lmd.test_pages import PAGES, html

NAMES = ("german-four-links", "english-translation-outdated", "broken-html", "plain-addresses")
TAG = re.compile(r"</?[a-z][^>]*>")
LINK_BEGINS = re.compile(r"<a\s[^>]*href")


def damaged(text: str, chance: random.Random, *, links: bool) -> str:
    """Drop, double or exchange up to four tags; those where a link begins only if ``links``."""
    for _ in range(chance.randint(1, 4)):
        tags = [tag for tag in TAG.finditer(text) if links or not LINK_BEGINS.match(tag[0])]
        tag = chance.choice(tags)
        other = chance.choice(
            ("", tag[0] * 2, "</a>", "</div>", "<div>", "<p", "</b", "<a>", "<!--x")
        )
        text = text[: tag.start()] + other + text[tag.end() :]
    return text


@pytest.mark.parametrize("name", NAMES)
def test_no_damage_raises(name: str) -> None:
    chance = random.Random(name)
    whole = html(name)
    for _ in range(15):
        text = damaged(whole, chance, links=True)
        cut = text[: chance.randrange(len(text))]
        for each in (text, cut, cut[chance.randrange(len(cut) + 1) :]):
            read_page(each)


@pytest.mark.parametrize("name", NAMES)
def test_where_links_begin_they_stay_apart(name: str) -> None:
    chance = random.Random(name)
    known = {link.address for link in read_page(html(name)).links}
    for _ in range(25):
        text = damaged(html(name), chance, links=False)
        found = read_page(text).links
        assert {link.address for link in found} <= known, text
        for link in found:
            assert len(re.findall("sudokupad|penpa", link.text, re.IGNORECASE)) <= 1, text


@pytest.mark.parametrize("name", NAMES)
def test_every_missing_end_tag_leaves_every_link(name: str) -> None:
    whole = html(name)
    links = told(whole)
    for tag in re.finditer(r"</(a|p|b|h2|span|td|div|script)>", whole):
        if tag[1] == "script":  # it hides all that follows, in every browser too
            continue
        text = whole[: tag.start()] + whole[tag.end() :]
        assert told(text) == links, tag


@pytest.mark.parametrize("name", NAMES)
def test_every_missing_quote_or_bracket_leaves_every_link(name: str) -> None:
    whole = html(name)
    count = len(told(whole))
    for begin in re.finditer(r"""<(?:a|img|p)\b[^>]*?(["'])[^"'>]*(["'])(>)""", whole):
        for at in (begin.start(1), begin.start(2), begin.start(3)):
            text = whole[:at] + whole[at + 1 :]
            assert len(told(text)) == count, text[begin.start() - 20 : begin.end() + 60]


def told(text: str) -> list[tuple[str, str, str]]:
    return [(link.address, link.editor, link.role) for link in read_page(text).links]


def test_a_page_of_nothing_but_tags_is_refused_before_it_is_parsed() -> None:
    huge = read_page(html("print-view") + "<br>" * 1_000_000)
    assert str(huge.error).startswith("The page is larger than any of the portal's")


def test_every_page_is_there_for_a_reason() -> None:
    assert {path.suffix for path in PAGES.iterdir()} == {".html"}
