import json
import re
import signal
import subprocess
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from tests.command import Ran, penpad

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, written and graded."""
    made = tmp_path_factory.mktemp("example")
    assert penpad("contest", "init", str(made)).exit == 0
    graded = grade(made, "--json")
    assert graded.json()["verdicts"] == {
        "1": {"equal": 1, "normalised": 1, "unfinished": 1},
        "2": {"equal": 2, "near_miss": 1},
    }
    return made


def grade(folder: Path, *more: str) -> Ran:
    files = (str(folder / "booklet.toml"), str(folder / "entries.csv"))
    return penpad("contest", "grade", *files, *stored(folder), "--workers", "1", *more)


def stored(folder: Path) -> tuple[str, str]:
    return "--store", str(folder / "s.sqlite")


def test_the_example_has_no_mistakes(folder: Path) -> None:
    files = (str(folder / "booklet.toml"), str(folder / "entries.csv"))
    assert penpad("contest", "lint", *files).out == "no mistakes: 2 puzzles, 6 entries\n"


def test_an_example_is_never_written_over_files(folder: Path) -> None:
    assert penpad("contest", "init", str(folder)).exit == 2


def test_an_example_answers_entrants_in_the_language_asked(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path), "--lang", "nl")
    assert 'language = "nl"' in (tmp_path / "booklet.toml").read_text()
    assert penpad("contest", "lint", str(tmp_path / "booklet.toml")).exit == 0


def test_the_scores_count_the_last_entry_for_each_puzzle(folder: Path) -> None:
    lines = penpad("contest", "results", *stored(folder)).out.splitlines()
    assert [line.split() for line in lines] == [
        ["entrant", "points", "right", "entries"],
        ["Ada", "15", "2", "2"],
        ["Ben", "15", "2", "3"],
        ["Cleo", "0", "0", "1"],
    ]


def test_csv_has_one_line_an_entry_with_its_reasons(folder: Path) -> None:
    lines = penpad("contest", "results", *stored(folder), "--csv", "--lang", "de").out.splitlines()
    assert len(lines) == 7
    assert lines[4].startswith("4,10,Ben,2,10:20,near_miss,0.0,False,near_miss,slip,,,Vertauscht")


def test_grading_again_the_same_files_says_that_it_was_done(folder: Path) -> None:
    ran = grade(folder)
    assert "These files are graded already: run 1." in ran.err


def test_a_decision_counts_in_later_runs_and_keeps_the_machines_verdict(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    grade(tmp_path)
    decided = penpad(
        *("contest", "decide", "Cleo", "1", "equal", "--reason", "Sent in on paper."),
        *stored(tmp_path),
    )
    assert decided.exit == 0
    assert grade(tmp_path, "--again", "--json").json()["run"] == 2
    result = penpad("contest", "results", *stored(tmp_path), "--json").json()
    (cleo,) = [row for row in result["rows"] if row["entrant"] == "Cleo"]
    assert (cleo["verdict"], cleo["machine"], cleo["points"]) == ("equal", "unfinished", 5)
    assert cleo["because"] == "Sent in on paper."


def test_a_decision_in_one_contest_says_nothing_of_another_in_the_same_store(
    tmp_path: Path,
) -> None:
    penpad("contest", "init", str(tmp_path))
    grade(tmp_path)
    decide = ("contest", "decide", "Cleo", "1", "equal", "--reason", "Sent in on paper.")
    assert penpad(*decide, *stored(tmp_path)).exit == 0
    booklet = tmp_path / "booklet.toml"
    booklet.write_text(booklet.read_text("utf-8").replace("Example contest", "Next year"), "utf-8")
    grade(tmp_path)
    result = penpad("contest", "results", *stored(tmp_path), "--json").json()
    (cleo,) = [row for row in result["rows"] if row["entrant"] == "Cleo"]
    assert (result["contest"], cleo["verdict"], cleo["decided"]) == ("Next year", "unfinished", "")


def test_nothing_changed_between_two_runs_of_the_same_files(folder: Path) -> None:
    ran = penpad("contest", "diff", "1", "1", *stored(folder))
    assert (ran.exit, ran.out) == (0, "no differences\n")


def test_a_run_that_is_not_there_is_told_with_those_that_are(folder: Path) -> None:
    ran = penpad("contest", "diff", "1", "7", *stored(folder))
    assert ran.exit == 2
    assert "no run 7" in ran.err


def test_the_page_allows_its_own_script_and_style_and_nothing_else(folder: Path) -> None:
    path = folder / "r.html"
    assert penpad("contest", "results", *stored(folder), "-o", str(path)).exit == 0
    page = path.read_text()
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]+)"', page)
    for tag in ("script", "style"):
        (inside,) = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        digest = b64encode(sha256(inside.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert "default-src 'none'" in policy
    assert not re.findall(r'(?:src|href)="(?!#)', page)
    assert " style=" not in page
    assert not re.findall(r"\son\w+=", page)


def test_the_page_tells_a_protesting_entrant_which_rule_and_where(folder: Path) -> None:
    path = folder / "d.html"
    penpad("contest", "results", *stored(folder), "-o", str(path), "--lang", "de")
    page = path.read_text()
    (cleo,) = [each for each in page.split("<details")[1:] if "Cleo" in each]
    assert "R5C1 wants 2 bulbs, has 0." in cleo  # in the entrant's language, the booklet's
    assert "<svg" in cleo
    assert "<blockquote>" in cleo


def test_names_of_entrants_are_only_text_on_the_page(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    entries = "entrant,puzzle,code\n<script>alert(1)</script>,1,=1+1\n"
    (tmp_path / "entries.csv").write_text(entries)
    grade(tmp_path)
    path = tmp_path / "r.html"
    penpad("contest", "results", *stored(tmp_path), "-o", str(path))
    assert "<script>alert" not in path.read_text()


def test_a_name_that_a_spreadsheet_would_calculate_is_made_harmless(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text("entrant,puzzle,code\n=1+1,1,21111\n")
    grade(tmp_path)
    assert ",'=1+1," in penpad("contest", "results", *stored(tmp_path), "--csv").out


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("x;=1+1", "x;'=1+1"),  # a field of its own where commas are decimal points
        ("x; -1", "x;' -1"),
        ("\uff1d1+1", "'\uff1d1+1"),
        ("\x1b[31mAda", "\\x1b[31mAda"),
        ("Ada\x9b31m", "Ada\\x9b31m"),
        ("Jean-Luc", "Jean-Luc"),
    ],
)
def test_neither_spreadsheet_nor_terminal_obeys_a_name(
    tmp_path: Path, name: str, written: str
) -> None:
    penpad("contest", "init", str(tmp_path))
    entries = f"entrant,puzzle,code\n{name},1,21111\n"
    (tmp_path / "entries.csv").write_text(entries, "utf-8")
    grade(tmp_path)
    assert f",{written},1," in penpad("contest", "results", *stored(tmp_path), "--csv").out
    as_json = penpad("contest", "results", *stored(tmp_path), "--json")
    assert not {"\x1b", "\x9b"} & set(as_json.out)
    assert as_json.json()["rows"][0]["entrant"] == name


def test_a_wrong_column_name_is_told_so_that_it_can_be_mended(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text("name,puzle,code\nAda,1,21111\n")
    ran = grade(tmp_path)
    assert ran.exit == 2
    assert "entries.csv:1:1: found the column 'name'" in ran.err
    assert "the first line" in ran.err or "rename the column" in ran.err


def test_lint_names_every_wrong_column_at_once(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text("name,nr,code\nAda,1,21111\n")
    ran = penpad("contest", "lint", str(tmp_path / "booklet.toml"), str(tmp_path / "entries.csv"))
    assert ran.exit == 1
    assert "did you mean entrant?" in ran.out
    assert "did you mean puzzle?" in ran.out
    assert "more)" not in ran.out


def test_a_table_without_any_entry_is_no_all_clear(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text("entrant,puzzle,code\n")
    ran = penpad("contest", "lint", str(tmp_path / "booklet.toml"), str(tmp_path / "entries.csv"))
    assert (ran.exit, "found no entry" in ran.out) == (1, True)


def test_a_booklet_with_a_wrong_link_is_told_by_its_line(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    booklet = tmp_path / "booklet.toml"
    booklet.write_text(booklet.read_text().replace("/p?akari/5/5/i.kd.m7.h", "/p?akari/5/5/i.kd?"))
    for ran in (grade(tmp_path), penpad("contest", "lint", str(booklet))):
        assert ran.exit in (1, 2)
        assert (
            "booklet.toml:27:1: found puzzle '1': a link that is not understood wholly"
            in ran.out + ran.err
        )


def test_a_link_to_another_puzzle_is_doubted_when_nobody_is_right(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    booklet = tmp_path / "booklet.toml"
    wrong = "akari/6/6/h.ocgak1..h7.hd"
    booklet.write_text(booklet.read_text().replace("akari/5/5/i.kd.m7.h", wrong))
    ran = grade(tmp_path)
    assert "Puzzle 1: none of 3 entries is right; are the booklet's link" in ran.err
    assert "Puzzle 2" not in ran.err


def test_a_link_to_another_puzzle_is_noticed_from_its_solution(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    booklet = tmp_path / "booklet.toml"
    other = booklet.read_text().replace("......\n...3..\n", "......\n...2..\n")
    booklet.write_text(other)
    ran = penpad("contest", "lint", str(booklet))
    assert ran.exit == 1
    assert "solution 1 is not right: not_checked; The answer belongs to another puzzle" in ran.out


def test_lint_lists_mistakes_as_json_with_line_and_column(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text("entrant,puzzle,code,time\nAda,9,1,noon\n")
    files = (str(tmp_path / "booklet.toml"), str(tmp_path / "entries.csv"))
    ran = penpad("contest", "lint", *files, "--json")
    found = [(each["line"], each["column"], each["found"]) for each in ran.json()["mistakes"]]
    assert found == [(2, 4, "the time 'noon'"), (2, 2, "the puzzle '9'")]


def test_mistakes_in_entries_are_told_while_they_are_graded(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    odd = "".join(f"{at},9,1\n" for at in range(12)) + "J\N{REPLACEMENT CHARACTER}rgen,1,1\n"
    (tmp_path / "entries.csv").write_text(f"entrant,puzzle,code\n{odd}")
    told = [line for line in grade(tmp_path).err.splitlines() if "entries.csv:" in line]
    assert len(told) == 5
    assert "entries.csv:2:2: found the puzzle '9', want one of 1, 2 (" in told[0]
    assert "entries.csv:14:1: found entrant with a replacement sign" in told[3]
    assert "entries.csv:5:2: found 9 more of this sort, first the puzzle '9'" in told[4]
    assert "penpad contest lint names them all" in told[4]


def test_a_row_that_cannot_be_read_says_so_in_its_verdict(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_bytes(b"entrant,puzzle,code\nAda,1,2111\x81\nBen,1,1,2\n")
    grade(tmp_path)
    ada, ben = penpad("contest", "results", *stored(tmp_path), "--json").json()["rows"]
    assert (ada["verdict"], ben["verdict"]) == ("unusable", "unusable")
    assert "the byte 81, which is no letter" in ada["reasons"][0]
    assert "found 4 fields, want 3" in ben["reasons"][0]


def test_a_store_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    grade(tmp_path)
    engine = create_engine(f"sqlite:///{tmp_path / 's.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO penpad_schema VALUES (99)"))
    engine.dispose()
    ran = penpad("contest", "results", *stored(tmp_path))
    assert ran.exit == 2
    assert "tables of version 99" in ran.err


@pytest.mark.parametrize(
    "address",
    [
        "/dev/null",
        "postgresql://me:secret@127.0.0.1:1/x",
        "postgresql://me:pass@secret@127.0.0.1:1/x",
        "postgresql://127.0.0.1:1/x?user=me&password=secret",
        "postgresql://me:secret@127.0.0.1:port/x",
        "postgres ql://me:secret@127.0.0.1:1/x",
        "x://y",
    ],
)
def test_a_store_that_cannot_be_reached_is_one_sentence_without_the_password(address: str) -> None:
    ran = penpad("contest", "results", "--store", address, "--json")
    assert ran.exit == 2
    error = json.loads(ran.out)["error"]
    assert error["where"].startswith("store ")
    assert "secret" not in ran.out + ran.err


def test_after_a_kill_nobody_else_talks(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    files = [str(tmp_path / "booklet.toml"), str(tmp_path / "entries.csv")]
    given = ["penpad", "contest", "grade", *files, *stored(tmp_path), "--workers", "1"]
    script = f"""
import os, signal, sys
from checker.start import main
from checker.verbs.tallying import Tally
Tally.judged = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
sys.argv = {given}
main()
"""
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (-signal.SIGKILL, "")


def test_after_an_erratum_it_is_told_what_changed_and_for_whom(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    grade(tmp_path)
    booklet, entries = tmp_path / "booklet.toml", tmp_path / "entries.csv"
    booklet.write_text(booklet.read_text().replace('codes = ["121112"]', 'codes = ["121121"]'))
    entries.write_text(entries.read_text() + "Dora,1,,,21111,11:00\n")
    grade(tmp_path)
    ran = penpad("contest", "diff", "1", "2", *stored(tmp_path))
    assert ran.exit == 1
    assert ran.err.splitlines() == [
        "note: Puzzle 2 has changed in the booklet: codes.",
        f"note: The file {entries} has changed.",
    ]
    assert [line.split() for line in ran.out.splitlines()] == [
        ["entrant", "puzzle", "line", "before", "after"],
        ["Ada", "2", "3", "equal", "near_miss"],
        ["Ben", "2", "10", "near_miss", "equal"],
        ["Ben", "2", "11", "equal", "near_miss"],
        ["Dora", "1", "13", "not", "there", "equal"],
        ["entrant", "points", "before", "after"],
        ["Ada", "15", "5"],
        ["Ben", "15", "5"],
        ["Dora", "not", "there", "5"],
    ]


def test_other_points_alone_are_a_difference(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    grade(tmp_path)
    booklet = tmp_path / "booklet.toml"
    booklet.write_text(booklet.read_text().replace("points = 5", "points = 6"))
    grade(tmp_path)
    found = penpad("contest", "diff", "1", "2", *stored(tmp_path), "--json")
    assert (found.exit, found.json()["changes"]) == (1, [])
    assert found.json()["scores"][0] == {"entrant": "Ada", "before": 15, "after": 16}


def test_long_names_are_short_in_tables_and_whole_elsewhere(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text(f"entrant,puzzle,code\n{'Ada' * 50},1,21111\n")
    grade(tmp_path)
    table = penpad("contest", "results", *stored(tmp_path)).out.splitlines()
    assert table[1].startswith(f"{'Ada' * 13}…  5")
    assert "Ada" * 50 in penpad("contest", "results", *stored(tmp_path), "--csv").out


def test_results_of_a_store_that_is_not_there_make_none(tmp_path: Path) -> None:
    ran = penpad("contest", "results", *stored(tmp_path))
    assert ran.exit == 2
    assert "found no such file, want the store that penpad contest grade wrote" in ran.err
    assert not list(tmp_path.iterdir())


def test_a_changed_booklet_is_a_new_run_and_says_how_to_compare(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    assert "contest diff" not in grade(tmp_path).err
    booklet = tmp_path / "booklet.toml"
    booklet.write_text(booklet.read_text().replace("points = 5", "points = 6"))
    assert "penpad contest diff 1 2" in grade(tmp_path).err


def test_a_list_of_mistakes_that_is_cut_says_so(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text("entrant,puzzle,code\n" + "Ada,9,1\n" * 1200)
    ran = penpad("contest", "lint", str(tmp_path / "booklet.toml"), str(tmp_path / "entries.csv"))
    assert len(ran.out.splitlines()) == 1000
    assert "Only the first 1000 mistakes are listed" in ran.err


def test_grading_a_table_without_any_entry_says_so(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    (tmp_path / "entries.csv").write_text("entrant,puzzle,code\n")
    assert "entries.csv:1:1: found no entry, want at least one" in grade(tmp_path).err


def test_a_file_that_is_no_store_is_told_in_our_own_words(tmp_path: Path) -> None:
    penpad("contest", "init", str(tmp_path))
    ran = penpad("contest", "results", "--store", str(tmp_path / "booklet.toml"))
    assert ran.exit == 2
    assert "found a file that is no store, want an SQLite file" in ran.err


def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 's.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE bookmarks (address TEXT)"))
    ran = penpad("contest", "results", *stored(tmp_path))
    assert ran.exit == 2
    assert "found an SQLite file of another program" in ran.err
    assert inspect(engine).get_table_names() == ["bookmarks"]
    engine.dispose()
