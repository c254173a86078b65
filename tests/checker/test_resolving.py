"""Names on a server become links, by asking whoever knows them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest

from checker.rule import Lang
from checker.service import resolve_link
from converters import decode
from converters.codec.lz import compress_base64
from converters.drawing import Label
from converters.errors import FetchError, LinkError
from converters.net import Fetched

ID = "00tjfy70pd"
API = "https://sudokupad.app/api/puzzle/"
LEGACY = "https://sudokupad.svencodes.com/ctclegacy/"
OLDEST = "https://firebasestorage.googleapis.com/v0/b/sudoku-sandbox.appspot.com/o/"
BARE = '{"cells":[[{},{}],[{},{}]]}'
PAYLOAD = f"scl{BARE}"
WHEN = datetime(2026, 11, 29, 21, 10, tzinfo=UTC)


@dataclass
class Recorded:
    """Answers by address; what is not among them is not there."""

    answers: Mapping[str, str]
    kept: bool = False
    asked: list[str] = field(default_factory=list)

    def page(self, url: str) -> Fetched:
        return Fetched(url, self._answer(url), WHEN, self.kept)

    def target(self, url: str) -> Fetched:
        return Fetched(self._answer(url), "", WHEN, self.kept)

    def _answer(self, url: str) -> str:
        self.asked.append(url)
        if url not in self.answers:
            raise FetchError(where=url, found="nothing", want="something", hint="ask another")
        return self.answers[url]


@pytest.mark.parametrize("text", ["o#.\n.1.", "https://puzz.link/p?akari/2/2/i.", PAYLOAD, "?!"])
def test_what_holds_its_puzzle_or_is_no_link_is_given_back_and_nobody_asked(text: str) -> None:
    recorded = Recorded({})
    assert resolve_link(text, recorded).text == text
    assert recorded.asked == []


def test_a_short_link_becomes_the_link_it_leads_to() -> None:
    long = "https://puzz.link/p?akari/2/2/i."
    recorded = Recorded({"https://tinyurl.com/abc": long})
    assert resolve_link("tinyurl.com/abc#Replay", recorded).text == long


def test_a_short_id_becomes_a_link_with_the_puzzle() -> None:
    resolved = resolve_link(f"https://sudokupad.app/{ID}", Recorded({API + ID: PAYLOAD}))
    assert resolved.text.startswith("https://sudokupad.app/scl%7B")
    assert decode(resolved.text).summary().rows == 2


def test_bare_zipped_text_behind_a_short_id_gets_the_prefix_that_sudokupad_wants() -> None:
    # Without it the application takes the text for the name of another puzzle.
    zipped = "{ce:[[,],[,]],metadata:{t:'Zipped'}}"
    resolved = resolve_link(ID, Recorded({API + ID: zipped}))
    assert resolved.text.startswith("https://sudokupad.app/scl%7Bce")
    read = decode(resolved.text).summary()
    assert (read.rows, read.cols, read.title) == (2, 2, "Zipped")
    assert any("zipped dialect" in note for note in read.notes)


@pytest.mark.parametrize(
    ("link", "tail"),
    [
        (f"https://sudokupad.app/{ID}?setting-nogrid=1", "?setting-nogrid=1"),
        (f"https://www.sudokupad.app/sudoku/{ID}/?setting-nogrid=1#a", "?setting-nogrid=1#a"),
        (f"https://sudokupad.app/?puzzleid={ID}&setting-nogrid=1", "&setting-nogrid=1"),
    ],
)
def test_settings_behind_a_short_id_stay(link: str, tail: str) -> None:
    resolved = resolve_link(link, Recorded({API + ID: PAYLOAD}))
    assert resolved.text.endswith(tail)
    assert "settings in the link: nogrid=1" in decode(resolved.text).summary().notes


def test_settings_before_a_short_id_stay() -> None:
    link = f"https://sudokupad.app/?setting-nogrid=1&puzzleid={ID}"
    resolved = resolve_link(link, Recorded({API + ID: PAYLOAD}))
    assert resolved.text.startswith("https://sudokupad.app/?setting-nogrid=1&puzzleid=scl")
    assert "settings in the link: nogrid=1" in decode(resolved.text).summary().notes


def test_a_name_with_an_author_is_asked_for_segment_by_segment() -> None:
    recorded = Recorded({f"{API}some-author/the%20puzzle": PAYLOAD})
    assert "scl" in resolve_link("sudokupad.app/some-author/the%20puzzle", recorded).text


def test_the_next_place_is_asked_where_one_does_not_know() -> None:
    recorded = Recorded({API + ID: "not found", LEGACY + ID: "", f"{OLDEST}{ID}?alt=media": BARE})
    assert decode(resolve_link(ID, recorded).text).summary().rows == 2
    assert recorded.asked == [API + ID, LEGACY + ID, f"{OLDEST}{ID}?alt=media"]


def test_what_nobody_knows_is_told_in_the_words_of_the_first() -> None:
    with pytest.raises(FetchError, match="an answer that is no puzzle"):
        resolve_link(ID, Recorded({API + ID: "Puzzle not found"}))


def test_f_puzzles_names_are_short_links() -> None:
    long = "https://f-puzzles.com/?load=N4Ig"
    recorded = Recorded({"https://tinyurl.com/y5bp6dyq": long})
    assert resolve_link("https://f-puzzles.com/?id=y5bp6dyq", recorded).text == long
    assert resolve_link("https://sudokupad.app/fpuzzlesy5bp6dyq", recorded).text == long


def test_a_short_link_to_a_short_id_takes_both_steps() -> None:
    recorded = Recorded({"https://tinypuz.com/a": f"https://sudokupad.app/{ID}", API + ID: PAYLOAD})
    resolved = resolve_link("https://tinypuz.com/a", recorded)
    assert "scl" in resolved.text
    assert [note.say(Lang.EN) for note in resolved.notes] == [
        "tinypuz.com was asked where the link leads.",
        "sudokupad.app was asked where the link leads.",
    ]


def test_names_that_lead_to_names_end() -> None:
    recorded = Recorded({"https://tinyurl.com/a": "https://tinyurl.com/a"})
    with pytest.raises(FetchError, match="4 times"):
        resolve_link("https://tinyurl.com/a", recorded)


def test_a_kept_answer_says_when_it_was_given() -> None:
    recorded = Recorded({"https://tinyurl.com/a": "https://puzz.link/p?akari/2/2/i."}, kept=True)
    (note,) = resolve_link("https://tinyurl.com/a", recorded).notes
    assert note.say(Lang.DE) == (
        "tinyurl.com hat am 2026-11-29 um 21:10 UTC gesagt, wohin der Link führt; --refresh fragt"
        " neu."
    )


def test_a_name_that_would_climb_out_of_its_folder_is_not_asked_for() -> None:
    recorded = Recorded({})
    assert resolve_link("https://sudokupad.app/a/../../admin", recorded).notes == ()
    assert recorded.asked == []


def test_a_replay_that_names_its_puzzle_gets_it_inside() -> None:
    solve = {"puzzleId": "x", "type": "clzw", "rows": 2, "cols": 2, "version": "0.589.0"}
    solve["data"] = compress_base64("I1_4B2_10")
    text = json.dumps({"format": "replay_v1.0", "puzzle": ID, "replay": json.dumps(solve)})
    resolved = resolve_link(text, Recorded({API + ID: PAYLOAD}))
    assert json.loads(resolved.text)["puzzle"].startswith("https://sudokupad.app/scl")
    (mark,) = decode(resolved.text).drawing().answer
    assert isinstance(mark, Label)
    assert mark.text == "2"


PORTAL = "https://logic-masters.de/Raetselportal/Raetsel/zeigen.php?id=000T3O"
PAGE = """<div class="rp_titel"><h2>Two lamps</h2></div><div class="rp_html">
<a href="https://sudokupad.app/00tjfy70pd">Play it</a> <a href="https://a.example/b.png">Look</a>
<a href="https://puzz.link/p?akari/2/2/i.">Example</a></div>"""


@pytest.mark.parametrize(
    "link", [PORTAL, PORTAL.removeprefix("https://"), "https://tinyurl.com/abc"]
)
def test_a_page_of_the_portal_is_refused_with_the_links_on_it(link: str) -> None:
    recorded = Recorded({"https://tinyurl.com/abc": PORTAL, PORTAL: PAGE})
    with pytest.raises(LinkError) as found:
        resolve_link(link, recorded)
    assert found.value.found == "a page of the portal with 2 links to puzzles"
    assert "https://sudokupad.app/00tjfy70pd (sudokupad, " in found.value.hint
    assert "https://puzz.link/p?akari/2/2/i. (puzzlink, example)" in found.value.hint


def test_a_page_of_the_portal_without_links_is_refused_as_well() -> None:
    with pytest.raises(LinkError, match="0 links"):
        resolve_link(PORTAL, Recorded({PORTAL: "<p>nothing"}))
