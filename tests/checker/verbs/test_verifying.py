"""A page of the portal is verified: what is wrong with it stands in the report's first lines."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from html import escape
from pathlib import Path

import pytest

from checker.rule import Lang, verbatim
from checker.service import (
    Finding,
    Point,
    State,
    Verification,
    VerifyWish,
    convert_link,
    verification_page,
    verify_page,
)
from checker.service.opening import open_link
from converters import registry
from converters.errors import FetchError, LinkError, UsageError
from converters.net import Fetched
from tests.command import penpad

ROOT = Path(__file__).parents[3]
PAGES = ROOT / "fixtures" / "pages"
AT = datetime(2026, 11, 30, 9, 5, tzinfo=UTC)
PORTAL = "https://logic-masters.de/Raetselportal/Raetsel/zeigen.php?id=000T9Z&chlang="
SMALL, BIG = "2.#\n...\n.1.", "..1.\n#...\n...2\n.0.."


@dataclass(frozen=True)
class Answers:
    """Whoever is asked: knows a few addresses and pages."""

    known: Mapping[str, str] = field(default_factory=dict)

    def page(self, url: str) -> Fetched:
        return Fetched(url, self._of(url), AT, kept=False)

    def target(self, url: str) -> Fetched:
        return Fetched(self._of(url), "", AT, kept=False)

    def _of(self, url: str) -> str:
        if url not in self.known:
            raise FetchError(where=url, found="nothing", want="an answer", hint="none")
        return self.known[url]


NOBODY = Answers()


def html(name: str) -> str:
    return (PAGES / f"{name}.html").read_text(encoding="utf-8")


def verified(name: str, **wishes: object) -> Verification:
    return verify_page(html(name), VerifyWish(**wishes), NOBODY)


def states(found: Verification) -> dict[str, str]:
    return {each.what: each.state.value for each in found.findings}


def first(found: Verification) -> str:
    return f"{found.findings[0].what}: {found.findings[0].detail(Lang.EN, reveal=False)}"


def test_a_page_without_fault_is_clean_in_every_point() -> None:
    found = verified("clean", typed="1111")
    assert found.verdict(Lang.EN) == "clean: all 14 points checked"
    assert found.state is State.CLEAN
    assert set(states(found)) == {
        "page",
        *(
            f"{point}/{role}/{editor}"
            for point in ("link", "solution")
            for role in ("example", "main")
            for editor in ("sudokupad", "penpa")
        ),
        *(f"{point}/{role}" for point in ("same", "unique") for role in ("example", "main")),
        "code",
    }


def test_two_links_with_different_puzzles_are_named_first() -> None:
    found = verified("different-puzzles")
    assert found.state is State.VIOLATED
    assert first(found) == (
        "same/main: SudokuPad and Penpa+ show different puzzles: 1 difference; R1C3: 1 → 2."
    )


def test_each_of_two_different_puzzles_is_asked_for_its_solutions() -> None:
    found = states(verified("different-puzzles"))
    assert found["unique/main/sudokupad"] == "clean"
    assert found["unique/main/penpa"] == "violated"


def test_a_stored_answer_that_breaks_a_rule_is_named_first() -> None:
    assert first(verified("stored-answer-breaks-a-rule")) == (
        "solution/main/sudokupad: This is no solution, it breaks akari/unlit-cell (1×),"
        " akari/bulbs-see-each-other (1×), akari/too-few-bulbs (1×)."
    )


def test_the_other_editors_answer_still_gives_the_code() -> None:
    assert states(verified("stored-answer-breaks-a-rule", typed="1111"))["code"] == "clean"


def test_two_solutions_are_named_first() -> None:
    found = verified("two-solutions")
    assert found.state is State.VIOLATED
    assert first(found) == "unique/main: There are several solutions (akari)."
    assert states(found)["solution/main"] == "not_checked"


def test_a_code_of_the_wrong_row_is_named_first() -> None:
    assert first(verified("code-of-one-row", typed="XBXX")).startswith(
        "code: The typed code is wrong, probably a slip."
        " As if another row or column than the one wanted was read."
    )
    (point,) = (
        each
        for each in verified("code-of-one-row", typed="XBXX").findings
        if each.point is Point.CODE
    )
    told = point.detail(Lang.EN, reveal=True)
    assert "This would be the code with row 1 instead of row 2." in told


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("XXXX", "As if a single character was mistyped."),
        ("XXBX", "As if two characters were transposed."),
        ("XXX", "As if cut off, or with a gap."),
        ("XXXBX", "As if with characters too many."),
    ],
)
def test_a_slip_is_told_by_its_kind_and_not_by_its_place(typed: str, kind: str) -> None:
    (point,) = (
        each
        for each in verified("code-of-one-row", typed=typed).findings
        if each.point is Point.CODE
    )
    told = point.detail(Lang.EN, reveal=False)
    assert kind in told
    assert not re.search(r"[0-9]", told.split("Read as")[0])
    assert re.search(r"[0-9]", point.detail(Lang.EN, reveal=True).split("It is")[0])


def test_a_right_code_is_clean_and_another_one_is_violated() -> None:
    assert states(verified("code-of-one-row", typed="xxxb"))["code"] == "clean"
    assert states(verified("code-of-one-row", typed="BBBB"))["code"] == "violated"


def test_nothing_of_the_solution_is_told_unless_it_is_wanted() -> None:
    found = verified("code-of-one-row")
    assert "XXXB" not in "".join(each.detail(Lang.EN, reveal=False) for each in found.findings)
    assert "It is XXXB." in "".join(each.detail(Lang.EN, reveal=True) for each in found.findings)
    several = verified("two-solutions").findings[0]
    assert "R1C1" not in several.detail(Lang.EN, reveal=False)
    assert "R1C1" in several.detail(Lang.EN, reveal=True)


def test_where_an_answer_is_drawn_into_one_puzzle_is_told_only_if_that_is_wanted() -> None:
    solved = open_link(convert_link(".o1.\n#..o\no..2\n.0.o", to="penpa").value).drawing
    drawn = replace(solved, question=(*solved.question, *solved.answer), answer=())
    links = (registry.write(drawn, to="penpa").value, convert_link(BIG, to="sudokupad").value)
    anchors = " ".join(f'Puzzle: <a href="{escape(link)}">here</a>' for link in links)
    page = f'<div class="rp_titel">T</div><div class="rp_html">{anchors}</div>'
    found = verify_page(page, VerifyWish(), NOBODY)
    point = found.findings[0]
    assert (point.what, point.state.value) == ("same/main", "violated")
    assert "R1C2" not in point.detail(Lang.EN, reveal=False)
    assert "R1C2: 💡 → –" in point.detail(Lang.EN, reveal=True)


def drawn_into_the_puzzle(text: str) -> Verification:
    solved = open_link(convert_link(text, to="penpa").value).drawing
    drawn = replace(solved, question=(*solved.question, *solved.answer), answer=())
    anchor = f'Puzzle: <a href="{escape(registry.write(drawn, to="penpa").value)}">here</a>'
    page = f'<div class="rp_titel">T</div><div class="rp_html">{anchor}</div>'
    return verify_page(page, VerifyWish(), NOBODY)


def solution_point(found: Verification) -> tuple[str, str, str]:
    (point,) = (each for each in found.findings if each.point is Point.SOLUTION)
    return point.what, point.state.value, point.detail(Lang.EN, reveal=False)


def test_a_solution_drawn_only_into_the_puzzle_of_a_single_link_is_judged() -> None:
    assert solution_point(drawn_into_the_puzzle(".o1.\n#..o\no..2\n.0.o")) == (
        "solution/main/penpa",
        "clean",
        "The solution drawn on it keeps every rule (akari); whoever opens the link sees it.",
    )
    what, state, detail = solution_point(drawn_into_the_puzzle("oo1.\n#..o\no..2\n.0.o"))
    assert (what, state) == ("solution/main/penpa", "violated")
    assert "akari/bulbs-see-each-other" in detail


def test_marks_in_the_puzzle_that_are_no_whole_solution_are_told_and_not_judged() -> None:
    found = drawn_into_the_puzzle(".o1.\n#...\n...2\n.0..")
    assert solution_point(found) == (
        "solution/main/penpa",
        "not_checked",
        "Marks of an answer are drawn into the puzzle itself; they are not a whole solution.",
    )
    assert found.state is State.NOT_CHECKED


def test_a_cell_without_a_letter_is_named_only_if_that_is_wanted() -> None:
    link = convert_link(BIG, to="penpa").value
    anchor = f'<div class="rp_html"><a href="{escape(link)}">Penpa+</a></div>'
    code = '<span class="rp_loesungscode_descr">Row 1, B for bulb</span>'
    page = f'<div class="rp_titel">T</div>{anchor}{code}'
    found = verify_page(page, VerifyWish(), NOBODY)
    point = next(each for each in found.findings if each.point is Point.CODE)
    assert point.state is State.NOT_CHECKED
    assert "R1C1" not in point.detail(Lang.EN, reveal=False)
    assert "R1C1" in point.detail(Lang.EN, reveal=True)


def test_a_code_of_a_link_whose_role_is_supposed_is_not_called_wrong() -> None:
    links = [convert_link(text, to="penpa").value for text in (SMALL, BIG)]
    anchors = " ".join(f'<a href="{escape(link)}">Penpa+</a>' for link in links)
    code = '<span class="rp_loesungscode_descr">Number of bulbs in each row</span>'
    page = f'<div class="rp_titel">T</div><div class="rp_html">{anchors}</div>{code}'
    assert states(verify_page(page, VerifyWish(typed="1111"), NOBODY))["code"] == "clean"
    assert states(verify_page(page, VerifyWish(typed="101"), NOBODY))["code"] == "not_checked"


def test_what_has_no_rules_here_is_not_checked_rather_than_clean() -> None:
    found = verified("unknown-genre")
    assert found.state is State.NOT_CHECKED
    assert states(found)["unique/main"] == "not_checked"


def test_an_answer_from_elsewhere_is_judged_and_one_of_another_puzzle_is_not() -> None:
    page = html("two-solutions")
    right = verify_page(page, VerifyWish(answer="o..\n.0.\n..o"), NOBODY)
    assert states(right)["solution/main"] == "clean"
    wrong = verify_page(page, VerifyWish(answer="oo.\n.0.\n..o"), NOBODY)
    assert states(wrong)["solution/main"] == "violated"
    other = verify_page(page, VerifyWish(answer="o..\n.1.\n..o"), NOBODY)
    assert states(other)["solution/main"] == "not_checked"


def online() -> Answers:
    """Answer for the page with four short links, in both languages."""
    small, big = (convert_link(text, to="sudokupad").value for text in (SMALL, BIG))
    payloads = [link.rpartition("/")[2] for link in (small, big)]
    return Answers(
        {
            f"{PORTAL}de": html("german-four-links"),
            f"{PORTAL}en": html("english-translation-outdated"),
            "https://sudokupad.app/api/puzzle/b7kq2mzt4p": payloads[0],
            "https://sudokupad.app/api/puzzle/c8mr3ndv5q": payloads[1],
            "https://tinyurl.com/lampen-klein": convert_link(SMALL, to="penpa").value,
            "https://tinyurl.com/lampen-gross": convert_link(BIG, to="penpa").value,
        }
    )


def test_an_id_is_asked_for_in_both_languages_and_its_short_links_are_followed() -> None:
    found = verify_page("000t9z", VerifyWish(typed="1111", lang=Lang.DE), online())
    assert found.page.lang is Lang.DE
    assert found.page.asked == AT
    # the notice that the German text has changed is the only thing nobody can check
    open_points = [each for each in found.findings if each.state is not State.CLEAN]
    assert [each.what for each in open_points] == ["page"]
    assert states(found)["languages"] == "clean"
    assert states(found)["same/main"] == states(found)["unique/main"] == "clean"
    assert len([each for each in found.findings if each.what == "code"]) == 2


def test_a_solution_that_no_link_stores_is_found_by_the_prover() -> None:
    found = verify_page("000T9Z", VerifyWish(), online())
    solution = next(each for each in found.findings if each.what == "solution/main")
    assert solution.detail(Lang.EN, reveal=False) == (
        "No answer is stored; the program has found the solution by itself."
    )


def test_a_page_in_one_language_only_is_told() -> None:
    known = {**online().known}
    del known[f"{PORTAL}en"]
    assert states(verify_page("000T9Z", VerifyWish(), Answers(known)))["languages"] == "not_checked"


def test_links_that_cannot_be_followed_are_not_checked_each_with_its_reason() -> None:
    found = verified("german-four-links")
    assert found.state is State.NOT_CHECKED
    links = [each for each in found.findings if each.what.startswith("link/")]
    assert [each.state.value for each in links] == ["not_checked"] * 4
    assert "tinyurl.com/lampen-gross" in "".join(
        each.detail(Lang.EN, reveal=False) for each in links
    )


def test_a_link_named_after_another_editor_is_violated() -> None:
    link = convert_link(BIG, to="sudokupad").value
    page = f'<div class="rp_titel">T</div><div class="rp_html"><a href="{link}">Penpa+</a></div>'
    found = verify_page(page, VerifyWish(), NOBODY)
    assert first(found).startswith(
        "link/main/sudokupad: It is called Penpa+, but leads to SudokuPad."
    )


def test_links_whose_roles_are_only_supposed_are_not_called_different() -> None:
    links = [convert_link(text, to="penpa").value for text in (SMALL, BIG)]
    links.append(convert_link(BIG, to="puzzlink").value)
    names = ("Penpa+", "Penpa+", "puzz.link")
    anchors = " ".join(f'<a href="{a}">{b}</a>' for a, b in zip(links, names, strict=True))
    page = f'<div class="rp_titel">T</div><div class="rp_html">{anchors}</div>'
    assert states(verify_page(page, VerifyWish(), NOBODY))["same/main"] == "clean"
    turned = page.replace(links[1], "x").replace(links[0], links[1]).replace('"x"', f'"{links[0]}"')
    assert states(verify_page(turned, VerifyWish(), NOBODY))["same/main"] == "not_checked"


def test_a_word_in_one_language_outweighs_a_supposition_in_the_other() -> None:
    answers = online()
    english = html("english-translation-outdated").replace("Example (3x3):<br>", "")
    known = {**answers.known, f"{PORTAL}en": english.replace("Main puzzle (4x4):<br>", "")}
    found = verify_page("000T9Z", VerifyWish(), Answers(known))
    assert [link.role.value for link in found.links] == ["example", "example", "main", "main"]
    assert states(found)["same/main"] == "clean"


def test_links_called_here_are_told_apart_by_where_they_lead() -> None:
    anchors = " or ".join(f'<a href="https://tinyurl.com/{each}">here</a>' for each in "ab")
    page = f'<div class="rp_titel">T</div><div class="rp_html">Solve {anchors}.</div>'
    targets = {
        "a": convert_link(BIG, to="penpa").value,
        "b": convert_link(BIG, to="puzzlink").value,
    }
    known = {f"https://tinyurl.com/{each}": link for each, link in targets.items()}
    found = verify_page(page, VerifyWish(), Answers(known))
    assert [(link.editor.value, link.role.value) for link in found.links] == [
        ("penpa", "main"),
        ("puzzlink", "main"),
    ]
    assert states(found)["same/main"] == "clean"


def test_a_point_tells_no_more_than_a_reader_reads() -> None:
    reasons = tuple(verbatim(f"Reason {each}.") for each in range(100))
    told = Finding(Point.LINK, State.NOT_CHECKED, reasons).detail(Lang.EN, reveal=False)
    assert told.endswith("Reason 7. (92 more)")


def test_a_page_without_links_is_not_clean() -> None:
    page = '<div class="rp_titel">T</div><div class="rp_html">Nothing here.</div>'
    assert states(verify_page(page, VerifyWish(), NOBODY)) == {
        "page": "clean",
        "links": "not_checked",
        "code": "not_checked",
    }


def test_a_page_cut_off_before_the_puzzle_itself_is_not_clean() -> None:
    cut = html("clean").partition("<p><b>Main puzzle")[0]
    found = verify_page(cut, VerifyWish(), NOBODY)
    assert states(found)["same/example"] == "clean"
    assert states(found)["links"] == states(found)["code"] == "not_checked"


def test_a_thousand_links_are_not_followed_each() -> None:
    anchors = "".join(f'<a href="https://tinyurl.com/n{each}">x</a>' for each in range(1000))
    page = f'<div class="rp_titel">T</div><div class="rp_html">{anchors}</div>'
    found = verify_page(page, VerifyWish(), NOBODY)
    assert states(found)["links"] == "not_checked"
    assert len(found.findings) < 30


def test_what_is_no_page_says_what_is_wanted() -> None:
    with pytest.raises(UsageError, match="the id of a puzzle"):
        verify_page("hello", VerifyWish(), NOBODY)
    with pytest.raises(LinkError, match="Dieses Rätsel gibt es nicht"):
        verify_page(html("error"), VerifyWish(), NOBODY)
    with pytest.raises(FetchError):
        verify_page("000T9Z", VerifyWish(), NOBODY)


def test_the_command_tells_the_verdict_first_and_exits_as_it_says() -> None:
    ran = penpad("verify", str(PAGES / "clean.html"), "--typed", "1111")
    assert (ran.exit, ran.out.splitlines()[0]) == (0, "clean: all 14 points checked")
    ran = penpad("verify", str(PAGES / "different-puzzles.html"), "--lang", "de")
    assert ran.exit == 1
    assert ran.out.splitlines()[1].startswith(
        "  fehlerhaft: Rätsel, dasselbe Rätsel in jedem Link – SudokuPad und Penpa+ zeigen"
    )
    ran = penpad("verify", str(PAGES / "unknown-genre.html"), "--lang", "nl")
    assert (ran.exit, ran.out.split(":")[0]) == (3, "niet helemaal gecontroleerd")
    assert penpad("verify", "hello").exit == 2


def test_the_command_gives_page_links_and_findings_as_json() -> None:
    told = penpad("verify", str(PAGES / "two-solutions.html"), "--json").json()
    assert list(told) == ["page", "links", "findings"]
    assert told["page"]["id"] == "000AKR"
    assert [(link["editor"], link["role"]) for link in told["links"]] == [
        ("penpa", "main"),
        ("sudokupad", "main"),
    ]
    assert told["findings"][0] == {
        "what": "unique/main",
        "state": "violated",
        "detail": "There are several solutions (akari).",
    }


def report(name: str, *, reveal: bool) -> str:
    return verification_page(verified(name), Lang.EN, reveal=reveal)


def test_the_report_is_one_file_without_script_that_loads_nothing() -> None:
    page = report("different-puzzles", reveal=True)
    assert "<script" not in page
    assert "default-src 'none'; style-src 'sha256-" in page
    sources = re.findall(r'src="([^"]*)"', page)
    assert all(each.startswith("data:image/svg+xml;base64,") for each in sources)
    captions = re.findall(r"<figcaption>([^<]*)<", page)
    assert captions[:2] == ["puzzle: as set", "puzzle: two links, differences framed"]


def test_the_report_shows_the_solution_only_if_that_is_wanted() -> None:
    hidden = report("stored-answer-breaks-a-rule", reveal=False)
    assert re.findall(r"<figcaption>([^<]*)<", hidden) == ["puzzle: as set", "example: as set"]
    shown = report("stored-answer-breaks-a-rule", reveal=True)
    assert "puzzle: answer that breaks rules" in shown
    assert "puzzle: solution" in shown


def test_the_report_shows_two_of_several_solutions() -> None:
    captions = re.findall(r"<figcaption>([^<]*)<", report("two-solutions", reveal=True))
    assert captions == ["puzzle: as set", *["puzzle: one of the solutions"] * 2]


def test_the_report_escapes_what_comes_from_the_page() -> None:
    page = (
        '<div class="rp_titel">&lt;script&gt;alert(1)&lt;/script&gt;</div>'
        '<div class="rp_html"><a href="javascript:alert(1)">x</a>'
        '<a href="https://example.org/&quot;onclick=alert(1)">&lt;img src=x&gt;</a></div>'
    )
    told = verification_page(verify_page(page, VerifyWish(), NOBODY), Lang.EN, reveal=False)
    assert "<script" not in told
    assert "javascript:" not in told
    assert "<img src=x" not in told
    assert '"onclick' not in told


def test_the_command_writes_the_report(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    penpad("verify", str(PAGES / "clean.html"), "-o", str(file))
    assert file.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
