from pathlib import Path

import pytest

from checker.contest.entries import Entry, Given, entry_file
from converters.errors import UsageError


def read(folder: Path, content: str | bytes) -> list[Entry]:
    path = folder / "e.csv"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return list(entry_file(path).entries())


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_any_of_three_delimiters_is_understood(tmp_path: Path, delimiter: str) -> None:
    text = "entrant,puzzle,code\nAda,1,123\n".replace(",", delimiter)
    (entry,) = read(tmp_path, text)
    assert (entry.entrant, entry.given) == ("Ada", Given("1", code="123"))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_a_name_with_an_umlaut_survives_each_encoding(tmp_path: Path, encoding: str) -> None:
    (entry,) = read(tmp_path, "entrant,puzzle,code\nJürgen,1,1\n".encode(encoding))
    assert entry.entrant == "Jürgen"


def test_a_board_of_several_lines_stands_in_quotes(tmp_path: Path) -> None:
    text = 'sep=;\r\nentrant;puzzle;board\r\nAda;1;"o.\r\n.#"\r\nBen;1;"say ""o"""\r\n'
    ada, ben = read(tmp_path, text)
    assert ada.given.board == "o.\r\n.#"
    assert (ben.given.board, ben.line) == ('say "o"', 5)


def test_json_lines_are_entries_too(tmp_path: Path) -> None:
    text = '{"entrant": "Ada", "puzzle": 1, "code": "12"}\n\n{"entrant": "Ben", "puzzle": "1"\n'
    ada, ben = read(tmp_path, text)
    assert ada.given == Given("1", code="12")
    assert ben.given.fault.startswith(f"{tmp_path}/e.csv:3:")


def test_a_wrong_column_name_is_told_with_the_right_one(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as raised:
        read(tmp_path, "entrand;puzzle;code\nAda;1;2\n")
    assert raised.value.where.endswith("e.csv:1:1")
    assert raised.value.hint.startswith("did you mean entrant?")


def test_a_file_without_answers_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="a column link, board or code"):
        read(tmp_path, "entrant,puzzle,time\n")


def test_a_row_with_too_many_fields_is_an_entry_with_a_fault(tmp_path: Path) -> None:
    entry, good = read(tmp_path, "entrant,puzzle,code\nAda,1,2,3\nBen,1,2\n")
    assert ":2:4: found 4 fields, want 3" in entry.given.fault
    assert good.given == Given("1", code="2")


def test_a_quote_that_is_never_closed_costs_no_other_verdict(tmp_path: Path) -> None:
    good, entry = read(tmp_path, 'entrant,puzzle,code\nAda,1,2\nBen,1,"2\nCleo,1,2\n')
    assert good.mistakes == ()
    assert ":3:1: found a row that cannot be read" in entry.given.fault


def test_odd_times_and_missing_names_are_mistakes_of_their_line(tmp_path: Path) -> None:
    (entry,) = read(tmp_path, "entrant,puzzle,code,time\n,1,2,noon\n")
    assert [each.found for each in entry.mistakes] == ["no entrant", "the time 'noon'"]


def test_times_of_several_forms_can_be_compared(tmp_path: Path) -> None:
    text = "entrant,puzzle,code,time\nA,1,2,29.11.2026 20:15\nA,1,2,2026-11-29T20:15:01\n"
    one, two = (entry.seconds for entry in read(tmp_path, text))
    assert one is not None
    assert two == one + 1


def test_equal_answers_have_one_hash(tmp_path: Path) -> None:
    ada, ben, cleo = read(tmp_path, "entrant,puzzle,code\nA,1,2\nB,1, 2\nC,2,2\n")
    assert ada.given.digest() == ben.given.digest() != cleo.given.digest()


@pytest.mark.parametrize(
    ("column", "meant"),
    [("name", "entrant"), ("nr", "puzzle"), ("Lösung", "code"), ("lnk", "link")],
)
def test_what_other_tables_call_a_column_is_suggested(
    tmp_path: Path, column: str, meant: str
) -> None:
    with pytest.raises(UsageError) as raised:
        read(tmp_path, f"{column},time\n")
    assert raised.value.hint.startswith(f"did you mean {meant}?")


def test_a_column_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r":1:3: found a second column puzzle"):
        read(tmp_path, "entrant,puzzle,puzzle,code\nAda,1,,2\n")


def test_a_heading_with_an_open_quote_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r":1:1: found a row that cannot be read"):
        read(tmp_path, '"entrant,puzzle,code\nAda,1,2\n')
