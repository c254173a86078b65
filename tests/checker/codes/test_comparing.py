from checker.codes.comparing import Compared, Result, compare
from checker.codes.computing import compute
from checker.codes.parsing import parse_wording
from checker.codes.reading import Reading
from checker.codes.view import CodeView
from checker.rule import Lang
from tests.checker.codes.test_computing import LONG, picture

GRID = picture("12345 23451 34512 45123 51324")


def compared(typed: str, wording: str, view: CodeView = GRID) -> Compared:
    reading = parse_wording(wording)
    assert isinstance(reading, Reading), reading
    code = compute(reading, view).code
    assert code is not None
    return compare(typed, code, reading, view)


def slips(typed: str, wording: str, view: CodeView = GRID) -> list[str]:
    found = compared(typed, wording, view)
    assert found.result is Result.NEAR_MISS
    return [how.say(Lang.EN) for how in found.how]


def forgiven(typed: str, wording: str, view: CodeView = GRID) -> list[str]:
    found = compared(typed, wording, view)
    assert found.result is Result.NORMALISED
    return [how.say(Lang.EN) for how in found.how]


def test_the_very_code_is_equal() -> None:
    assert compared("23451", "Row 2") == Compared(Result.EQUAL)


def test_blanks_case_and_separators_are_forgiven_and_named() -> None:
    assert forgiven("23 451", "Row 2") == ["Equal but for blanks."]
    assert forgiven("23451,34512", "Rows 2 and 3") == ["Equal but for separators."]
    assert forgiven("1x", "Number of empty cells in each column, X for 10 or more", TALL) == [
        "Equal but for upper and lower case."
    ]
    assert forgiven("23451, 34512", "Rows 2 and 3") == [
        "Equal but for blanks.",
        "Equal but for separators.",
    ]


TALL = picture(" ".join(["#."] * 10 + [".#"]))


def test_another_row_is_named() -> None:
    assert slips("34512", "Row 2")[0] == "This would be the code with row 3 instead of row 2."


def test_a_column_in_place_of_a_row_is_named() -> None:
    grid = picture("123 456 789")
    assert slips("147", "Row 1", grid) == ["This would be the code with column 1 instead of row 1."]


def test_the_other_direction_is_named() -> None:
    assert slips("42315", "Row 5") == ["This would be the code read in the other direction: row 5."]
    assert slips("4231542315", "Row 5, row 5") == [
        "This would be the code read in the other direction: row 5, row 5."
    ]


def test_another_order_of_lines_or_parts_is_named() -> None:
    order = ["This would be the code with its parts in another order."]
    assert slips("5132423451", "Rows 2 and 5") == order
    assert slips("513242", "The digits of cell R1C2, then row 5") == order


def test_another_rule_for_ten_and_more_is_named() -> None:
    wording = "Number of shaded cells in each row. Only the last digit for two-digit numbers."
    assert slips("X1", wording, LONG) == [
        "This would be the code with an X for numbers of 10 or more."
    ]
    assert "This would be the code with both digits of numbers of 10 or more." in slips(
        "111", wording, LONG
    )


def test_a_code_that_was_cut_off_or_goes_on_is_named() -> None:
    assert "Cut off: 2 characters are missing." in slips("234", "Row 2")
    assert "Cut off: 1 character is missing." in slips("2345", "Row 2")
    assert "The code is right, followed by 1 character too many." in slips("234511", "Row 2")


def test_one_wrong_and_two_swapped_characters_are_named() -> None:
    assert slips("23459", "Row 2") == ["Only character 5 differs."]
    assert slips("23541", "Row 2") == ["Transposed: character 3 and the next one."]


def test_a_missing_and_a_surplus_character_inside_are_named() -> None:
    assert slips("2351", "Row 2") == ["Only character 3 is missing."]
    assert slips("234561", "Row 2") == ["Only character 5 is too many."]


def test_what_stands_round_the_code_is_told() -> None:
    assert slips("R2: 23451", "Row 2") == [
        "The code is in it, with 2 characters too many before or around it."
    ]


def test_zeros_dropped_in_front_are_named() -> None:
    grid = picture("00304 11111")
    assert slips("304", "Row 1", grid) == [
        "2 zeros are missing in front, as spreadsheets drop them."
    ]


def test_letters_for_digits_are_named() -> None:
    grid = picture("10301 22222")
    assert slips("lO3OI", "Row 1", grid) == ["Equal if O stands for 0, and I or l for 1."]


def test_a_row_left_out_is_named() -> None:
    assert slips("2345145123", "Rows 2, 3 and 4") == ["This would be the code without row 3."]


def test_the_code_from_back_to_front_is_named_where_no_reading_says_it_better() -> None:
    assert slips("2154315432", "Rows 2 and 3") == ["This is the code from back to front."]


def test_anything_else_is_different() -> None:
    assert compared("99999", "Row 2") == Compared(Result.DIFFERENT)
    assert compared("", "Row 2") == Compared(Result.DIFFERENT)
    assert compared("2", "Row 2") == Compared(Result.DIFFERENT)


def test_dashes_that_stand_for_cells_are_not_only_form() -> None:
    wording, grid = "Row 1: X for shaded, - for empty", picture(".#. ...")
    assert forgiven("- x -", wording, grid) == [
        "Equal but for blanks.",
        "Equal but for upper and lower case.",
    ]
    assert slips("X", wording, grid) == ["Equal but for separators."]
    assert slips("--X", wording, grid) == ["Equal but for separators."]


def test_numbers_that_are_separated_elsewhere_are_not_only_form() -> None:
    reading = parse_wording("Row 1")
    assert isinstance(reading, Reading)
    assert compare("112", "1 12", reading, GRID).result is Result.NORMALISED
    assert compare("11 2", "1 12", reading, GRID).result is Result.NEAR_MISS
