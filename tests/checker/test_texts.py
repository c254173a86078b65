"""Laws that every text in three languages keeps, read from the sources."""

import ast
import string
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import checker
from checker.rule import Lang, Text

ROOT = Path(checker.__file__).parent

ENDS = ".?!"
GOES_ON = ",;:"
COUNTS = (0, 1, 2, 5)


def written() -> Iterator[tuple[str, Text]]:
    """Give every text whose words are all written out, and where it stands."""
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Text"), args=places, keywords=named):
                    words = {each.arg: each.value for each in named if each.arg is not None}
                    words |= dict(zip(Text._fields, places, strict=False))
                    said = {
                        lang: each.value
                        for lang, each in words.items()
                        if isinstance(each, ast.Constant) and isinstance(each.value, str)
                    }
                    if said.keys() == set(Text._fields):
                        yield f"{path.relative_to(ROOT)}:{node.lineno}", Text(**said)
                case _:
                    pass


TEXTS = dict(written())


def facts(template: str) -> set[str]:
    """Give what a template names, in the forms for one and for many as well."""
    names: set[str] = set()
    for _, name, spec, _ in string.Formatter().parse(template):
        if name is not None:
            names |= {name, *facts(spec or "")}
    return names


def end(template: str) -> str:
    """Give how a sentence ends: with its stop, with more to come, or with nothing."""
    last = template.strip()[-1:]
    if last in GOES_ON:
        return "more"
    return last if last in ENDS else ""


def breaking(law: Callable[[Text], bool]) -> dict[str, Text]:
    return {at: text for at, text in TEXTS.items() if not law(text)}


def test_there_are_texts_to_look_at() -> None:
    assert len(TEXTS) > 500


def test_no_language_is_forgotten() -> None:
    assert not breaking(lambda text: all(text) or not any(text))


def test_every_language_names_the_same_facts() -> None:
    assert not breaking(lambda text: len({frozenset(facts(each)) for each in text}) == 1)


def test_a_sentence_ends_alike_in_every_language() -> None:
    assert not breaking(lambda text: len({end(each) for each in text}) == 1)


def test_no_blank_is_doubled_where_lines_were_joined() -> None:
    assert not breaking(lambda text: not any("  " in each for each in text))


def test_each_language_has_its_own_quotation_marks() -> None:
    assert not breaking(
        lambda text: (
            text.de.count("„") == text.de.count("“")
            and "'{" not in text.de
            and not {*"„“"} & {*text.en, *text.nl}
        )
    )


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("lang", Lang)
def test_every_text_can_be_said_of_any_count(lang: Lang, count: int) -> None:
    said = {at: text.say(lang, dict.fromkeys(facts(text[0]), count)) for at, text in TEXTS.items()}
    assert not {at: words for at, words in said.items() if set("{}|") & set(words)}
