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


def test_a_byte_that_is_no_letter_is_told_and_makes_no_other_name(tmp_path: Path) -> None:
    text = b"\xef\xbb\xbfentrant,puzzle,code\nJ\xfcrgen,1,2\nJ\xf6rgen,1,2\n"
    one, two = read(tmp_path, text)
    assert (one.entrant, two.entrant) == (r"J\xfcrgen", r"J\xf6rgen")
    (told,) = one.mistakes
    assert told.where().endswith("e.csv:2:1")
    assert told.found == "entrant with the byte FC, which is no letter in the file's encoding"
    assert one.given == Given("1", code="2")


@pytest.mark.parametrize("row", [b"Ada,1,B\x81", b"Ada,1,\xef\xbf\xbdB", b"Ada,\x81,B"])
def test_a_code_or_puzzle_with_a_letter_lost_is_not_judged(tmp_path: Path, row: bytes) -> None:
    mark = b"" if b"\x81" in row else b"\xef\xbb\xbf"
    (entry,) = read(tmp_path, mark + b"entrant,puzzle,code\n" + row + b"\n")
    assert entry.given.fault == str(entry.mistakes[0])
    assert "want the letter that was meant" in entry.given.fault


def test_a_zero_character_is_no_letter_either(tmp_path: Path) -> None:
    (entry,) = read(tmp_path, '{"entrant": "Ada", "puzzle": 1, "code": "1\\u00002"}\n')
    assert ":1:3: found code with a zero character" in entry.given.fault
    assert entry.given.code == r"1\u00002"


def test_names_that_are_far_too_long_are_refused_and_stay_different(tmp_path: Path) -> None:
    long = "x" * 100_000
    ada, ben = read(tmp_path, f"entrant,puzzle,code\n{long}a,1,2\n{long}b,{long},2\n")
    assert "found entrant of 100001 characters, want at most 200" in ada.given.fault
    assert ada.entrant != ben.entrant
    assert {len(ada.entrant), len(ben.entrant), len(ben.given.puzzle)} == {200}
    assert [each.where().split(":")[-2:] for each in ben.mistakes] == [["3", "1"], ["3", "2"]]


def test_a_mistake_names_the_column_as_the_file_has_it(tmp_path: Path) -> None:
    (entry,) = read(tmp_path, "time,code,puzzle,entrant\nnoon,,1,\n")
    found = [(each.place.column, each.found) for each in entry.mistakes]
    assert found == [(4, "no entrant"), (2, "no answer"), (1, "the time 'noon'")]


@pytest.mark.parametrize("time", ["14.30", "9,05", "13:05 pm", "11/29/2026 2:05 PM"])
def test_a_time_that_could_be_another_is_no_time(tmp_path: Path, time: str) -> None:
    (entry,) = read(tmp_path, f"entrant,puzzle,code,time\nAda,1,2,{_quoted(time)}\n")
    assert entry.seconds is None
    assert "counts as sent in before all that have a time" in entry.mistakes[0].hint


def _quoted(text: str) -> str:
    return f'"{text}"'


@pytest.mark.parametrize("time", ["2:05 pm", "2:05pm", "14:05", "14:05:00", "14:05 Uhr"])
def test_a_time_of_the_day_is_understood_in_several_ways(tmp_path: Path, time: str) -> None:
    (entry,) = read(tmp_path, f"entrant,puzzle,code,time\nAda,1,2,{time}\n")
    assert entry.seconds == (14 * 60 + 5) * 60
    assert entry.mistakes == ()


def test_times_of_two_sorts_are_a_mistake(tmp_path: Path) -> None:
    _, two = read(tmp_path, "entrant,puzzle,code,time\nA,1,2,14:05\nA,1,2,2026-11-29 13:00\n")
    assert [each.found for each in two.mistakes] == [
        "the time '2026-11-29 13:00', a date, where line 2 has a clock"
    ]


@pytest.mark.parametrize(
    ("begins", "what"),
    [
        (b"PK\x03\x04\x14\0", "an Excel workbook"),
        (b"%PDF-1.7", "a PDF file"),
        ("entrant,puzzle\n".encode("utf-16-le"), "UTF-16 without its mark"),
    ],
)
def test_a_file_that_is_no_text_is_told_for_what_it_is(
    tmp_path: Path, begins: bytes, what: str
) -> None:
    with pytest.raises(UsageError, match=what):
        read(tmp_path, begins)


def test_a_list_in_json_is_told_how_to_write_it(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="a list in JSON, want one object a line"):
        read(tmp_path, '[{"entrant": "Ada"}]')


def test_a_table_without_a_heading_is_one_mistake(tmp_path: Path) -> None:
    with pytest.raises(
        UsageError, match="in place of a heading, want the line entrant,puzzle"
    ) as it:
        read(tmp_path, "Ada,1,,,21111,10:04\n")
    assert "names" not in it.value.hint.partition(";")[2]


def test_a_file_joined_of_two_encodings_is_told_of_and_not_guessed(tmp_path: Path) -> None:
    joined = "entrant,puzzle,code\nJürgen,1,2\n".encode() + "Jörg,1,2\n".encode("cp1252")
    one, two = read(tmp_path, joined)
    assert (one.entrant, one.mistakes) == ("Jürgen", ())
    assert two.entrant == r"J\xf6rg"
    assert "the byte F6" in two.mistakes[0].found


def test_an_accent_written_as_a_sign_of_its_own_makes_no_other_name(tmp_path: Path) -> None:
    one, two = read(tmp_path, "entrant,puzzle,code\nJ\u00fcrgen,1,2\nJu\u0308rgen,1,2\n")
    assert one.entrant == two.entrant


@pytest.mark.parametrize("code", ["1.21112E+12", "1,21E+11", "2E+10"])
def test_a_code_that_a_spreadsheet_has_rounded_is_not_judged(tmp_path: Path, code: str) -> None:
    (entry,) = read(tmp_path, f"entrant;puzzle;code\nAda;1;{code}\n")
    assert ":2:3: found the code" in entry.given.fault
    assert "a number that was rounded, want the code as it was typed" in entry.given.fault


def test_a_name_that_looks_like_another_is_told_and_counts_as_its_own(tmp_path: Path) -> None:
    names = ("Ada", "Ben", "\u0410da", "ada", "\u0410da", "Ada\u200b")
    rows = read(tmp_path, "entrant,puzzle,code\n" + "".join(f"{name},1,12\n" for name in names))
    assert tuple(each.entrant for each in rows) == names
    told = [str(mistake) for each in rows for mistake in each.mistakes]
    assert ["e.csv:4:1" in told[0], "e.csv:5:1" in told[1], "e.csv:7:1" in told[2]] == [True] * 3
    assert "with CYRILLIC CAPITAL LETTER A (U+0410)" in told[0]
    assert "the entrant 'ada', where line 2 has 'Ada'" in told[1]
    assert len(told) == len({"\u0410da", "ada", "Ada\u200b"})


def test_times_on_both_sides_of_midnight_are_told_of_once(tmp_path: Path) -> None:
    times = ("21:00", "23:59", "0:05", "23:58", "0:10")
    rows = read(tmp_path, "entrant,puzzle,code,time\n" + "".join(f"A,1,2,{at}\n" for at in times))
    (told,) = [str(mistake) for each in rows for mistake in each.mistakes]
    assert ":4:4: found the times '23:59' (line 3) and '0:05' (line 4)" in told


@pytest.mark.parametrize("number", ["1.10", "1e5", "12345678901234567890.5", "1" * 5000])
def test_a_number_in_json_is_the_code_as_it_is_written(tmp_path: Path, number: str) -> None:
    (entry,) = read(tmp_path, f'{{"entrant": "Ada", "puzzle": 1, "code": {number}}}\n')
    assert entry.given == Given("1", code=number)


def test_a_key_in_json_that_is_there_twice_is_told_and_neither_is_taken(tmp_path: Path) -> None:
    (entry,) = read(tmp_path, '{"entrant": "Ada", "puzzle": 1, "code": "1", "code": "2"}\n')
    assert ":1:4: found a second 'code', want each key once" in entry.given.fault
    assert entry.given.code == ""
