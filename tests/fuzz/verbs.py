"""What a user does with a link: each verb of the service, for one link."""

import json
from collections.abc import Callable
from typing import Final, TypeAlias

from checker.registry import genres
from checker.rule import Lang
from checker.service import Question, check_link, convert_link, describe_link, draw_link
from converters import decode
from converters.registry import formats
from converters.wrapping import rereadings, unwrapped

Verb: TypeAlias = Callable[[str], None]


class NotExactError(Exception):
    """Law L1 broken: a document that does not give its link back."""


def exact(link: str) -> None:
    """Decode and encode; law L1 holds for whatever decodes."""
    document = decode(link)
    if document.link() != unwrapped(link) and document.link() not in rereadings(link):
        raise NotExactError(document.format.name)


def described(link: str) -> None:
    describe_link(link)


def checked(link: str) -> None:
    """Check by the genre that the link is of, and make the whole JSON report."""
    report = check_link(link).report
    json.dumps(report.to_json(Lang.DE)).encode()


def checked_as_each_genre(link: str) -> None:
    for name in genres():
        check_link(link, Question(genre=name))


def key_checked(link: str) -> None:
    for name in genres():
        check_link(link, Question(genre=name, key=True))


def pictured(link: str) -> None:
    draw_link(link, marks=True)


def converted_to(name: str) -> Verb:
    """Give the verb that converts into a format."""

    def converted(link: str) -> None:
        convert_link(link, to=name)

    return converted


ALWAYS: Final[tuple[Verb, ...]] = (exact, described)


def sometimes() -> tuple[Verb, ...]:
    """Give the verbs of which a random case tries one, to save time."""
    targets = [name for name, each in formats().items() if each.from_drawing is not None]
    checks = (checked, checked_as_each_genre, key_checked, pictured)
    return (*checks, *map(converted_to, targets))
