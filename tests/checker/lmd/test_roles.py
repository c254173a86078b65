"""Which words near a link tell what it shows."""

from checker.lmd import Because, PageLink, Role, links_in
from checker.lmd.dates import date_in


def link(name: str, text: str) -> str:
    return f'<a href="https://tinyurl.com/{name}">{text}</a>'


def links(text: str) -> tuple[PageLink, ...]:
    return links_in(f'<div class="rp_titel"><h2>T</h2></div><div class="rp_html">{text}</div>')


def roles(text: str) -> list[str]:
    return [each.role.value for each in links(text)]


def test_the_links_own_text_wins_over_the_heading() -> None:
    assert roles(f"<b>Example</b><br>{link('a', 'main puzzle')}") == ["main"]


def test_words_in_the_line_before_a_link_tell_it() -> None:
    line = f"The example is {link('a', 'here')}, the main puzzle {link('b', 'here')}."
    assert roles(line) == ["example", "main"]


def test_brackets_behind_a_link_belong_to_it_and_not_to_the_next_one() -> None:
    line = f"{link('a', 'Penpa')} (Beispiel), {link('b', 'Penpa')} (Haupträtsel)"
    assert roles(line) == ["example", "main"]


def test_brackets_that_name_the_editor_do_not_hide_the_word_before() -> None:
    line = f"Example: {link('a', 'online')} (Penpa), {link('b', 'online')} (SudokuPad)"
    assert roles(line) == ["example", "example"]


def test_a_sentence_about_the_example_is_no_heading() -> None:
    text = f"<p>In the example the loop turns twice.</p><p>{link('a', 'Penpa')}</p>"
    assert [each.because for each in links(text)] == [Because.ALONE]


def test_a_heading_ends_where_the_next_one_begins() -> None:
    text = f"<p>Beispiel</p><p>Online lösen:</p><p>{link('a', 'Penpa')}</p>"
    assert [(each.role, each.because) for each in links(text)] == [(Role.MAIN, Because.ALONE)]


def test_of_two_untold_links_the_first_is_supposed_to_be_the_example() -> None:
    found = links(f"{link('a', 'Penpa')} {link('b', 'Penpa')}")
    assert [(each.role.value, each.because) for each in found] == [
        ("example", Because.ORDER),
        ("main", Because.ORDER),
    ]


def test_of_three_untold_links_nothing_is_supposed() -> None:
    assert roles(" ".join(link(name, "Penpa") for name in "abc")) == ["other"] * 3


def test_the_head_of_a_table_does_not_tell_which_is_which() -> None:
    head = "<tr><th>Example</th><th>Main puzzle</th></tr>"
    row = f"<tr><td>{link('a', 'Penpa')}</td><td>{link('b', 'Penpa')}</td></tr>"
    found = links(f"<table>{head}{row}</table>")
    assert [(each.role.value, each.because) for each in found] == [
        ("example", Because.ORDER),
        ("main", Because.ORDER),
    ]


def test_words_near_a_short_link_name_its_editor() -> None:
    text = f"SudokuPad: {link('a', 'here')}, Penpa+: {link('b', 'here')} or {link('c', 'here')}"
    assert [each.editor.value for each in links(text)] == ["sudokupad", "penpa", "short"]
    text = f"{link('a', 'here')} (Penpa), {link('b', 'here')} (SudokuPad)"
    assert [each.editor.value for each in links(text)] == ["penpa", "sudokupad"]


def test_the_same_link_twice_is_one_and_in_two_roles_is_two() -> None:
    assert roles(link("a", "Penpa") * 2) == ["main"]
    assert roles(f"Example: {link('a', 'x')}<br>Main puzzle: {link('a', 'x')}") == [
        "example",
        "main",
    ]


def test_a_reason_is_told_in_three_languages() -> None:
    (found,) = links(f"<b>Beispiel</b><br>{link('a', 'Penpa')}")
    assert [found.reason.say(lang) for lang in ("de", "en", "nl")] == [
        "darüber steht „Beispiel“",
        "above it stands 'Beispiel'",
        "erboven staat 'Beispiel'",
    ]


def test_a_link_ends_with_its_line_though_it_is_not_closed() -> None:
    (found,) = links('<a href="https://tinyurl.com/a">Penpa+<br>Have fun, main puzzle below')
    assert found.text == "Penpa+"


def test_an_address_swallowed_by_an_unclosed_link_is_a_link_of_its_own() -> None:
    found = links('<a href="https://tinyurl.com/a">Penpa+ or https://tinyurl.com/b')
    assert [each.address for each in found] == ["https://tinyurl.com/a", "https://tinyurl.com/b"]


def test_summer_time_begins_and_ends_on_the_last_sunday() -> None:
    offsets = [
        str(date_in(f"{day}, {time}", None))[-6:]
        for day, time in (
            ("29. März 2026", "01:59"),
            ("29. March 2026", "03:00"),
            ("25. Oktober 2026", "02:59"),
            ("25. October 2026", "03:00"),
        )
    ]
    assert offsets == ["+01:00", "+02:00", "+02:00", "+01:00"]


def test_a_date_that_does_not_exist_is_none() -> None:
    assert date_in("31. Juni 2026, 09:00", None) is None
    assert date_in("1. Januar 0001, 00:00", None) is None
    assert date_in("1. Brumaire 2026, 09:00", None) is None


def test_the_word_puzzle_alone_before_a_link_tells_it_without_a_colon() -> None:
    example = f"<p><b>Example</b> {link('a', 'Penpa+')}, {link('b', 'SudokuPad')}</p>"
    puzzle = f"<p><b>Puzzle</b> (10x10) {link('c', 'Penpa+')} and {link('d', 'SudokuPad')}</p>"
    assert roles(example + puzzle) == ["example", "example", "main", "main"]


def test_of_two_words_in_one_line_the_nearer_one_tells_a_link() -> None:
    line = f"Example: {link('a', 'Penpa+')} | Puzzle: {link('b', 'Penpa+')}"
    assert roles(line) == ["example", "main"]


def test_a_sentence_about_the_example_does_not_hide_the_word_puzzle_behind_it() -> None:
    assert roles(f"Rules as in the example. Puzzle: {link('a', 'Penpa+')}") == ["main"]


def test_a_second_link_of_an_editor_below_an_example_is_no_example() -> None:
    example = f"<p>Example: {link('a', 'Penpa+')}, {link('b', 'SudokuPad')}</p>"
    puzzle = f"<p>{link('c', 'Penpa+')}, {link('d', 'SudokuPad')}</p>"
    assert roles(example + puzzle) == ["example", "example", "main", "main"]


def test_numbered_puzzles_are_not_all_one_puzzle() -> None:
    text = "".join(f"<p>Puzzle {at}: {link(name, 'Penpa+')}</p>" for at, name in enumerate("abc"))
    assert roles(text) == ["other"] * 3
