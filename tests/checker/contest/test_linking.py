"""Short links of a booklet are followed once, over a server of this machine."""

import json
from dataclasses import asdict
from pathlib import Path
from urllib.parse import unquote

import pytest

from checker.contest.booklet import Neighbour, Puzzle
from checker.contest.entries import Given
from checker.contest.grading import Order, grade_files, lint, stored_booklet, stored_puzzles
from checker.contest.judging import judge
from checker.contest.results import rows
from checker.contest.store import open_store
from checker.contest.verdict import Verdict
from checker.rule import Lang, Remark
from converters.errors import UsageError
from converters.net import Fetch, Fetched
from tests.checker.contest.test_run import Here
from tests.command import penpad
from tests.net.server import Reply, answering, fetching, leading, serving

LONG = "https://puzz.link/p?akari/5/5/i.kd.m7.h"
SUDOKUPAD = "https://sudokupad.app/"
PAYLOAD = Path(__file__).parents[3] / "fixtures/links/sudokupad/akari-stored-solution.txt"


def write(folder: Path, port: int, *, link: str) -> Path:
    booklet = folder / "b.toml"
    booklet.write_text(f'name = "A"\n[[puzzle]]\nid = "1"\nlink = "{link.format(port=port)}"\n')
    return booklet


def ordered(booklet: Path, fetch: Fetch, told: list[Remark]) -> Order:
    entries = booklet.parent / "e.csv"
    entries.write_text("entrant,puzzle,board\nAda,1,.....\n")
    return Order(booklet, entries, fetch=fetch, told=told.append)


def test_a_short_link_is_followed_once_and_kept_with_the_run(tmp_path: Path) -> None:
    told: list[Remark] = []
    store = open_store(str(tmp_path / "s.sqlite"))
    with serving({"/abc": leading(LONG)}) as server:
        booklet = write(tmp_path, server.port, link="http://tinyurl.com:{port}/abc")
        run = grade_files(store, Here(), ordered(booklet, fetching(server, tmp_path), told))
        grade_files(store, Here(), ordered(booklet, fetching(server, tmp_path), told))
    assert server.asked == ["tinyurl.com/abc"]
    assert [note.say(Lang.EN) for note in told] == ["tinyurl.com was asked where the link leads."]
    (judged,) = stored_puzzles(run.files.puzzles)
    assert judged.link == stored_booklet(run).puzzles["1"].link == LONG
    assert [row.verdict for row in rows(store, 1)] == [Verdict.OTHER_PUZZLE]


def test_lint_follows_links_too_and_solutions_as_well(tmp_path: Path) -> None:
    with serving({"/abc": leading(LONG)}) as server:
        booklet = write(tmp_path, server.port, link=LONG)
        with booklet.open("a") as file:
            file.write(f'solutions = ["http://tinyurl.com:{server.port}/abc"]\n')
        linted = lint(booklet, None, fetching(server, tmp_path))
    assert server.asked == ["tinyurl.com/abc"]
    (found,) = linted.mistakes
    assert "solution 1 is not right: unfinished" in found.found


@pytest.mark.parametrize(
    ("reply", "offline", "said"),
    [
        (answering(status=404), False, "nothing of that name"),
        (leading(LONG), True, "no answer kept from before"),
    ],
)
def test_a_link_that_leads_nowhere_is_told_with_its_place_and_a_way_out(
    tmp_path: Path, reply: Reply, said: str, *, offline: bool
) -> None:
    store = open_store(str(tmp_path / "s.sqlite"))
    with serving({"/abc": reply}) as server:
        booklet = write(tmp_path, server.port, link="http://tinyurl.com:{port}/abc")
        fetch = fetching(server, tmp_path, offline=offline)
        with pytest.raises(UsageError) as raised:
            grade_files(store, Here(), ordered(booklet, fetch, []))
        (linted,) = lint(booklet, None, fetch).mistakes
    assert raised.value.where.endswith("b.toml:4:1")
    assert "puzzle '1': its link leads nowhere: " in raised.value.found
    assert said in raised.value.found
    assert "open it in a browser and write the long address here" in raised.value.hint
    assert str(linted) == str(raised.value)
    assert store.runs() == ()


@pytest.mark.parametrize("link", ["tinyurl.com/abc", "https://sudokupad.app/00tjfy70pd"])
def test_a_short_link_of_an_entry_is_not_followed_and_says_what_can_be_done(link: str) -> None:
    outcome = judge(Puzzle("1", LONG), Given("1", link=link))
    assert outcome.verdict is Verdict.NOT_CHECKED
    (said,) = outcome.say(Lang.EN)
    assert said.startswith(f"The link '{link}' is only a name by which a server knows")
    assert "put the long address into the file of entries, and grade again" in said


def test_an_id_of_sudokupad_is_a_link_too(tmp_path: Path) -> None:
    payload = PAYLOAD.read_text().strip().removeprefix(SUDOKUPAD).partition("?")[0]
    with serving({"/api/puzzle/00tjfy70pd": answering(unquote(payload).encode())}) as server:
        booklet = write(tmp_path, server.port, link=f"{SUDOKUPAD}00tjfy70pd")
        local = Local(fetching(server, tmp_path), server.port)
        store = open_store(str(tmp_path / "s.sqlite"))
        run = grade_files(store, Here(), ordered(booklet, local, []))
    (judged,) = stored_puzzles(run.files.puzzles)
    assert judged.link == f"{SUDOKUPAD}{payload}"


class Local:
    """Asks the server of this machine in place of the one that an address names."""

    def __init__(self, fetch: Fetch, port: int) -> None:
        self._fetch, self._port = fetch, port

    def page(self, url: str) -> Fetched:
        _, _, host, path = url.split("/", 3)
        return self._fetch.page(f"http://{host}:{self._port}/{path}")

    def target(self, url: str) -> Fetched:
        return self._fetch.target(url)


def test_offline_the_command_asks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    booklet = write(tmp_path, 80, link="tinyurl.com/abc")
    ran = penpad("contest", "lint", str(booklet), "--offline")
    assert ran.exit == 1
    assert "leave out --offline once" in ran.out


def test_what_another_version_noted_of_a_puzzle_stops_nobody() -> None:
    (puzzle,) = stored_puzzles('[{"id": "1", "link": "x", "codes": ["2"], "colour": "red"}]')
    assert puzzle == Puzzle("1", "x", codes=("2",))


def test_puzzles_are_read_from_the_store_as_they_were_written() -> None:
    near = (Neighbour("2", ("34",), "ab"), Neighbour("3"))
    puzzle = Puzzle("1", "x", "t", "akari", 2.5, "w", ("12",), ("o.",), ("case",), True, near)
    assert all(asdict(puzzle).values())
    assert list(stored_puzzles(json.dumps([asdict(puzzle)]))) == [puzzle]
    (read,) = stored_puzzles(json.dumps([asdict(puzzle)]))
    assert read.neighbours[0].codes == ("34",)
