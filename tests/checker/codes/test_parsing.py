import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checker.codes.lexicon import LEXICON, NUMBERS
from checker.codes.parsing import parse_wording
from checker.codes.reading import NotUnderstood, Reading
from checker.codes.telling import say_reading
from checker.codes.traits import TRAITS
from checker.rule import Lang
from converters.errors import UsageError
from tests.checker.codes.notation import short
from tests.checker.codes.tables import AMBIGUOUS, DUTCH, ENGLISH, GERMAN, NOT_UNDERSTOOD

READ = {**ENGLISH, **GERMAN, **DUTCH}
PHRASES = sorted(
    {phrase.replace("~", "") for _, _, phrases in LEXICON for phrase in phrases.split("|")}
    | {phrase.replace("~", "") for each in TRAITS.values() for phrase in each.having.split("|")}
    | {phrase for phrases in NUMBERS.values() for phrase in phrases.split("|")}
)


def read(wording: str) -> Reading:
    reading = parse_wording(wording)
    assert isinstance(reading, Reading), reading
    return reading


def refused(wording: str) -> NotUnderstood:
    reading = parse_wording(wording)
    assert isinstance(reading, NotUnderstood), reading
    return reading


@pytest.mark.parametrize("wording", READ)
def test_a_wording_is_read_as_it_is_meant(wording: str) -> None:
    assert short(read(wording)) == READ[wording]


@pytest.mark.parametrize("wording", NOT_UNDERSTOOD)
def test_what_is_not_understood_is_named_and_nothing_is_guessed(wording: str) -> None:
    assert refused(wording).unknown == NOT_UNDERSTOOD[wording]


@pytest.mark.parametrize("wording", AMBIGUOUS)
def test_a_wording_of_two_meanings_is_not_decided(wording: str) -> None:
    assert len(refused(wording).readings) == 2


def test_the_part_that_was_understood_is_told_beside_the_other() -> None:
    found = refused("Row 5, then the sum of the birthdays")
    assert found.unknown == ("sum of the birthdays",)
    assert found.known is not None
    assert short(found.known) == "content(row5)"


def test_one_number_a_line_or_one_for_all_is_told_as_two_meanings() -> None:
    each, both = refused("Number of bulbs in rows 1 and 2").readings
    assert say_reading(each, Lang.EN) == "the number of these cells (bulb): row 1, row 2"
    assert say_reading(both, Lang.EN) == (
        "the number of these cells (bulb): row 1, row 2; one number for all together"
    )


@pytest.mark.parametrize("lines", ["row 2", "each row", "the grid", "every column except the last"])
def test_a_number_of_one_line_or_of_every_line_has_one_meaning(lines: str) -> None:
    assert not any(part.together for part in read(f"Number of bulbs in {lines}").parts)


def test_a_total_of_rows_and_columns_is_refused_for_cells_where_they_cross() -> None:
    assert len(refused("Total number of bulbs in row 1 and column 2").readings) == 2


def test_letter_case_and_sorts_of_quotes_do_not_matter() -> None:
    assert read("ROW 3, „X“ for EMPTY cells") == read("row 3, 'X' for empty cells")


def test_an_example_in_the_wording_is_no_part_of_it() -> None:
    assert read("Row 3. For the example this would be 12345.") == read("Row 3")
    assert read("Zeile 3 (Beispiel: 12345)") == read("Zeile 3")


def test_a_letter_between_two_lines_may_hold_for_one_or_both() -> None:
    assert refused("Row 2 with S for shaded cells, then Column 3")


def test_a_list_of_lines_ends_with_its_sentence() -> None:
    assert short(read("Number of stars in row 1, then row 2. Row 3")) == (
        "count(row1 row2 | star); content(row3)"
    )


def test_the_number_of_islands_is_not_that_of_their_cells() -> None:
    assert refused("Number of islands in each row").unknown
    assert short(read("Number of island cells in each row")) == "count(row* | island)"


def test_a_letter_that_no_cell_could_have_is_not_understood() -> None:
    assert refused("The number of turns in each row, S for shaded cells").unknown


def test_a_comma_stands_between_all_parts_or_it_is_unclear_where() -> None:
    assert short(read("Row 1, followed by a comma, followed by row 2")).endswith("apart=,")
    assert refused("Number of turns in each row, a comma, row 1, then number of stars in each row")


@pytest.mark.parametrize("wording", ["", "  ", "x" * 1201, "row 5, " * 150])
def test_no_wording_and_far_too_long_ones_are_refused(wording: str) -> None:
    with pytest.raises(UsageError):
        parse_wording(wording)


@pytest.mark.parametrize("lang", Lang)
def test_a_reading_is_said_back_in_every_language(lang: Lang) -> None:
    said = {say_reading(read(wording), lang) for wording in READ}
    assert all("{" not in each for each in said)
    assert len(said) == len({short(read(wording)) for wording in READ})


def test_a_reading_said_back_names_lines_letters_and_rules() -> None:
    reading = read("Die letzte Zeile, danach Spalte 3 von unten nach oben, X für leere Felder")
    assert say_reading(reading, Lang.EN) == (
        "what the cells hold: row 1 from the bottom, column 3 read backwards; X for empty"
    )
    assert say_reading(reading, Lang.DE) == (
        "was in den Feldern steht: Zeile 1 von unten, Spalte 3 rückwärts; X für leer"
    )


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PHRASES), min_size=1, max_size=12).map(" ".join).filter(str.strip))
def test_any_mixture_of_known_words_is_read_or_refused(wording: str) -> None:
    found = parse_wording(wording)
    assert isinstance(found, Reading) or found.unknown or found.readings


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(sorted(READ)), st.sampled_from(["perhaps", "minus", "twice", "kaum"]))
def test_a_word_that_nobody_knows_is_never_passed_over(wording: str, word: str) -> None:
    assert word in " ".join(refused(f"{wording} {word}").unknown)


@settings(max_examples=60, deadline=None)
@given(st.text(min_size=1, max_size=80))
def test_any_text_is_read_or_refused_without_another_error(text: str) -> None:
    try:
        parse_wording(text)
    except UsageError:
        assert not text.strip()
