"""The command line as docs/contract.md has it: inputs, outputs, exits."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import checker.service
from checker.cli import VERBS, command
from tests.command import penpad

PUZZLE = "..#...\n......\n2...0.\n......\n1##..2\n.#..3."
SOLVED = "..#..o\no.....\n2o..0.\n..o...\n1##.o2\no#.o3o"


def test_a_right_solution_is_solved() -> None:
    ran = penpad("check", SOLVED, "--genre", "akari", "--json")
    assert ran.exit == 0
    assert ran.json()["status"] == "solved"
    assert ran.json()["board"] == {"rows": 6, "cols": 6, "text": SOLVED.split("\n")}


def test_a_report_has_the_keys_of_the_contract_in_their_order() -> None:
    report = penpad("check", SOLVED, "--json").json()
    assert list(report) == [
        "status",
        "genre",
        "genre_reason",
        "convention",
        "violations",
        "notes",
        "reasons",
        "board",
    ]


def test_every_violation_is_listed_with_its_cells_and_both_numbers() -> None:
    ran = penpad("check", "o.o\n.0.\n...", "--json")
    assert ran.exit == 1
    found = [(each["rule"], each["cells"]) for each in ran.json()["violations"]]
    assert ("akari/bulbs-see-each-other", ["R1C1", "R1C3"]) in found
    assert ("akari/unlit-cell", ["R3C2"]) in found
    pair = next(each for each in ran.json()["violations"] if len(each["cells"]) == 2)
    assert pair["facts"] == {"corridor": ["R1C1", "R1C2", "R1C3"]}


def test_a_board_that_more_bulbs_can_heal_is_unfinished() -> None:
    ran = penpad("check", PUZZLE, "--json")
    assert (ran.exit, ran.json()["status"]) == (3, "unfinished")


def test_the_verdict_comes_first_and_notes_go_to_standard_error() -> None:
    ran = penpad("check", SOLVED)
    assert ran.out.startswith("solved")
    assert ran.err.startswith("note: ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "R3C2 ist unbeleuchtet."),
        ("en", "R3C2 is not lit."),
        ("nl", "R3C2 is niet verlicht."),
    ],
)
def test_verdicts_are_told_in_three_languages(lang: str, words: str) -> None:
    assert words in penpad("check", "o.o\n.0.\n...", "--lang", lang).out


def test_the_language_is_that_of_the_environment_if_it_is_known() -> None:
    assert penpad("check", SOLVED, lang="de_DE.UTF-8").out.startswith("gelöst")
    assert penpad("check", SOLVED, lang="fr_FR.UTF-8").out.startswith("solved")


def test_input_comes_from_standard_input_a_file_or_the_argument(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(f"\n{SOLVED}\n", encoding="utf-8")
    results = [
        penpad("check", "-", "--json", stdin=f"  {SOLVED}\n\n".encode()),
        penpad("check", f"@{file}", "--json"),
        penpad("check", str(file), "--json"),
        penpad("check", SOLVED, "--json"),
    ]
    assert {ran.out for ran in results} == {results[0].out}
    assert results[0].exit == 0


def test_an_error_is_one_sentence_and_exit_2() -> None:
    ran = penpad("check", "https://example.org/puzzle")
    assert (ran.exit, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("error: input: found 'https://example.org/puzzle', want ")


def test_an_error_is_an_object_with_json() -> None:
    ran = penpad("info", "", "--json")
    assert ran.exit == 2
    assert list(ran.json()["error"]) == ["code", "where", "found", "want", "hint"]


def test_wrong_options_are_an_object_with_json_too() -> None:
    ran = penpad("check", SOLVED, "--colour", "red", "--json")
    assert ran.exit == 2
    assert ran.json()["error"]["code"] == "usage"
    assert "--colour" in ran.json()["error"]["found"]


def test_wrong_options_are_explained_and_exit_2() -> None:
    ran = penpad("convert", SOLVED)
    assert ran.exit == 2
    assert "--to" in ran.err


@pytest.mark.parametrize(
    "magic", [b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0", b"GIF89a", b"%PDF-1.7"]
)
def test_a_picture_file_is_named_as_such(tmp_path: Path, magic: bytes) -> None:
    file = tmp_path / "puzzle"
    file.write_bytes(magic + bytes(range(256)))
    ran = penpad("check", str(file))
    assert ran.exit == 2
    assert "cannot read puzzles from pictures" in ran.err


def test_a_missing_file_is_named() -> None:
    ran = penpad("check", "@nowhere.txt")
    assert ran.exit == 2
    assert "file 'nowhere.txt': found no such file, want" in ran.err


@pytest.mark.parametrize("link", ["https://tinyurl.com/abcdef", "tinyurl.com/2p8xyz3k"])
def test_a_short_link_is_told_what_it_is(
    link: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    ran = penpad("info", link, "--offline")
    assert ran.exit == 2
    assert "found no answer kept from before" in ran.err


def test_a_title_cannot_command_the_terminal() -> None:
    ran = penpad("info", "https://example.org/\x1b[31mred")
    assert "\x1b" not in ran.err


def test_a_converted_link_is_printed_raw_on_one_line() -> None:
    ran = penpad("convert", SOLVED, "--to", "puzzlink")
    assert ran.exit == 0
    assert ran.out.startswith("https://puzz.link/p?pzprv3/lightup/6/6/")
    assert ran.out.count("\n") == 1


def test_bulbs_become_moves_of_a_tatham_id() -> None:
    ran = penpad("convert", "o#.\n.1o", "--to", "tatham")
    assert ran.out == "3x2:aBb1a S;L0,0;L2,1\n"


def test_converting_to_its_own_format_gives_the_very_input() -> None:
    link = "http://pzv.jp/p.html?lightup/3/2/i.g1h"
    assert penpad("convert", link, "--to", "puzzlink").out == f"{link}\n"


def test_strict_prints_nothing_if_something_is_lost() -> None:
    ran = penpad("convert", "o!", "--to", "puzzlink", "--strict")
    assert (ran.exit, ran.out) == (1, "")
    assert "R1C2" in ran.err


def test_the_kind_of_a_loss_is_told_in_the_language_asked() -> None:
    told = {
        lang: penpad("convert", "o9\n..", "--to", "tatham", "--lang", lang).err.splitlines()[0]
        for lang in ("de", "en", "nl")
    }
    assert told["de"].startswith("Verlust: nicht darstellbar: ")
    assert " bei R1C2 (" in told["de"]
    assert told["en"].startswith("loss: not expressible: ")
    assert told["nl"].startswith("verlies: niet weer te geven: ")


def test_losses_are_objects_with_json() -> None:
    losses = penpad("convert", "o9\n..", "--to", "tatham", "--json").json()["losses"]
    assert [list(loss) for loss in losses] == [["kind", "path", "site", "what"]]
    assert losses[0]["kind"] == "not_expressible"


def test_an_unknown_target_lists_the_known_ones() -> None:
    ran = penpad("convert", SOLVED, "--to", "kudamono")
    assert ran.exit == 2
    assert "penpa" in ran.err


def test_dropping_the_answer_leaves_the_puzzle() -> None:
    assert penpad("convert", SOLVED, "--to", "text", "--answer", "drop").out == f"{PUZZLE}\n"


def test_the_answer_may_stand_in_another_link() -> None:
    ran = penpad("check", PUZZLE, "--answer", SOLVED, "--json")
    assert (ran.exit, ran.json()["status"]) == (0, "solved")


def test_an_answer_to_another_puzzle_is_not_checked() -> None:
    other = SOLVED.replace("2o..0.", "1o..0.")
    ran = penpad("check", PUZZLE, "--answer", other, "--json")
    assert (ran.exit, ran.json()["status"]) == (3, "not_checked")
    assert "R3C1" in ran.json()["reasons"][0]


def test_an_answer_may_be_a_string_of_cells() -> None:
    cells = "".join("1" if mark == "o" else "." for mark in SOLVED.replace("\n", ""))
    ran = penpad("check", PUZZLE, "--answer", cells, "--json")
    assert (ran.exit, ran.json()["status"]) == (0, "solved")


def test_without_a_stored_key_there_is_nothing_to_judge() -> None:
    ran = penpad("check", SOLVED, "--key", "--json")
    assert (ran.exit, ran.json()["status"]) == (3, "not_checked")


def test_show_draws_a_picture() -> None:
    assert penpad("show", SOLVED).out.startswith("<svg ")


def test_a_picture_is_written_as_png_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    ran = penpad("show", "o.o", "--marks", "-o", str(file))
    assert (ran.exit, ran.out) == (0, "")
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    ran = penpad("show", SOLVED, "-o", str(tmp_path / "no" / "board.svg"))
    assert ran.exit == 2
    assert "want a file that can be written" in ran.err


def test_info_tells_what_a_link_holds() -> None:
    told = penpad("info", "https://puzz.link/p?akari/3/2/i.g1h", "--json").json()
    assert list(told)[:8] == [
        "format",
        "editor",
        "grid",
        "rows",
        "cols",
        "title",
        "author",
        "rules",
    ]
    assert (told["format"], told["rows"], told["cols"], told["genre"]) == (
        "puzzlink",
        2,
        3,
        "akari",
    )


def test_rules_lists_every_sentence_and_every_rule() -> None:
    told = penpad("rules", "akari", "--json", "--lang", "de").json()
    assert len(told["sources"]) == 7
    assert {each["rule"] for each in told["rules"]} >= {"akari/unlit-cell", "akari/bulb-on-wall"}
    assert "akari/unlit-cell" in penpad("rules", "akari").out


def test_genres_and_formats_are_listed() -> None:
    assert "akari" in penpad("genres").out
    assert {"penpa", "sudokupad", "puzzlink", "tatham", "text", "svg", "delta-a38"} <= {
        each["name"] for each in penpad("formats", "--json").json()["formats"]
    }


def test_json_is_one_object_even_with_odd_characters() -> None:
    ran = penpad("info", "\ud800", "--json")
    assert "error" in json.loads(ran.out)


LINK = "https://puzz.link/p?akari/3/2/i.g1"


@pytest.mark.parametrize(
    "copied", ["<{}>", '"{}"', "'{}'", "„{}“", "({})", "[Akari]({})", " {} \r\n"]
)
def test_what_surrounds_a_copied_link_is_taken_off(copied: str) -> None:
    assert penpad("info", copied.format(LINK), "--json").json()["counts"]["wall"] == 2


def test_two_links_are_refused_since_nobody_could_say_which_is_meant() -> None:
    ran = penpad("check", f"{LINK} {LINK}")
    assert ran.exit == 2
    assert "found 2 links, want one link" in ran.err


def test_a_seed_of_tathams_is_no_text_board() -> None:
    ran = penpad("check", "3x3#123")
    assert ran.exit == 2
    assert "seed" in ran.err


def test_a_folder_is_named_as_such(tmp_path: Path) -> None:
    ran = penpad("check", str(tmp_path))
    assert ran.exit == 2
    assert "found a folder" in ran.err


def test_a_picture_goes_into_a_file_of_its_sort_only(tmp_path: Path) -> None:
    for verb in (("show", SOLVED), ("check", SOLVED), ("convert", SOLVED, "--to", "svg")):
        ran = penpad(*verb, "-o", str(tmp_path / "board.pdf"))
        assert ran.exit == 2
        assert "board.pdf" in ran.err
    assert not list(tmp_path.iterdir())


def test_a_stored_answer_that_cannot_be_carried_is_listed() -> None:
    stored = penpad("convert", SOLVED, "--to", "penpa", "--answer", "key").out
    ran = penpad("convert", stored, "--to", "puzzlink", "--strict")
    assert (ran.exit, ran.out) == (1, "")
    assert ran.err.count("expected answer") == SOLVED.count("o")


def test_a_key_that_cannot_be_made_is_a_loss() -> None:
    ran = penpad("convert", PUZZLE, "--to", "sudokupad", "--answer", "key", "--strict")
    assert (ran.exit, ran.out) == (1, "")
    assert "none is drawn" in ran.err


def test_a_format_may_be_called_by_its_title() -> None:
    assert penpad("convert", SOLVED, "--to", "Penpa+").out.startswith("https://")


def test_a_missing_link_is_an_object_with_json_too() -> None:
    assert penpad("check", "--json").json()["error"]["found"] != ""


def test_the_version_is_told() -> None:
    assert penpad("--version").out.startswith("penpad ")


def test_reasons_stand_before_what_was_found_so_far() -> None:
    ran = penpad("check", "?..\n.1.", "--genre", "akari")
    lines = ran.out.splitlines()
    assert lines[0] == "not checked (akari)"
    assert lines[1].startswith("  because: ")
    assert "  found so far:" in lines


def test_an_option_that_does_not_fit_is_told_in_plain_words() -> None:
    ran = penpad("check", SOLVED, "--lang", "fr", "--json")
    assert ran.exit == 2
    assert ran.json()["error"]["found"] == (
        "Invalid value for '--lang': 'fr' is not one of 'de', 'en', 'nl'"
    )
    assert "'fr' is not one of" in penpad("check", SOLVED, "--lang", "fr").err


def test_a_format_may_be_named_in_capitals(tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    assert penpad("convert", SOLVED, "--to", "PNG", "-o", str(picture)).exit == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("closed", "said"),
    [(">&-", "note:"), ("2>&-", "solved"), ("<&-", "found nothing")],
)
def test_a_closed_stream_is_no_reason_to_break_off(closed: str, said: str) -> None:
    program = "from checker.start import main; main()"
    link = "-" if closed == "<&-" else SOLVED
    line = f'exec "$0" -c "$1" check "$2" {closed}'
    run = subprocess.run(
        ["sh", "-c", line, sys.executable, program, link],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == (2 if closed == "<&-" else 0)
    assert said in run.stdout + run.stderr
    assert "Traceback" not in run.stderr


def test_every_verb_is_found_in_the_module_that_is_named_for_it() -> None:
    listed = penpad("--help").out
    for verb in VERBS:
        app = command([verb])
        names = {each.name or each.callback.__name__ for each in app.registered_commands}
        names |= {each.name for each in app.registered_groups}
        assert verb in names
        assert f"  {verb} " in listed


def test_a_verb_loads_what_it_needs_and_no_other_verb() -> None:
    program = (
        "import sys; from checker.cli import command; command(['check']);"
        "print(*sorted(name for name in sys.modules if name.startswith('checker.')))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "checker.verbs.checking" in loaded
    assert not {"checker.contest", "checker.lmd", "checker.pages", "checker.codes.parsing"} & {
        *loaded
    }


def test_what_the_service_offers_to_readers_is_what_it_gives() -> None:
    source = Path(checker.service.__file__).read_text(encoding="utf-8")
    imports = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.ImportFrom)]
    written = {
        (alias.name, each.module)
        for each in imports
        if str(each.module).startswith("checker.")
        for alias in each.names
    }
    assert written == set(checker.service._HOMES.items())
    assert {name for name, _ in written} == set(checker.service.__all__)
    assert all(getattr(checker.service, name) is not None for name, _ in written)


def test_an_empty_board_takes_a_language_as_every_verb_does() -> None:
    assert penpad("new", "--lang", "nl").exit == 0
    assert penpad("new", "--size", "x", "--lang", "nl").err.startswith("fout: ")


def test_a_verdict_is_coloured_only_where_colours_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    assert penpad("check", SOLVED).out.startswith("solved")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert penpad("check", SOLVED).out.startswith("\x1b[")
    monkeypatch.setenv("NO_COLOR", "1")
    assert penpad("check", SOLVED).out.startswith("solved")


@pytest.mark.parametrize("verb", [(), ("check",), ("contest", "grade")])
def test_help_has_a_short_name_everywhere(verb: tuple[str, ...]) -> None:
    assert penpad(*verb, "-h") == penpad(*verb, "--help")
    assert penpad(*verb, "-h").exit == 0
