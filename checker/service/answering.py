"""Links that know their answer, and links without baggage."""

from dataclasses import dataclass
from typing import Final

from checker.registry import genres
from checker.rule import Remark, Text, verbatim
from converters import registry
from converters.errors import ReadError, UsageError
from converters.keyed import KeyWish
from converters.registry import find_format

_LONG: Final = Text(
    de="Der Link hat {found} Zeichen; viele Programme nehmen höchstens {most}.",
    en="The link has {found} characters; many programs take no more than {most}.",
    nl="De link heeft {found} tekens; veel programma’s accepteren er hoogstens {most}.",
)
_KEPT: Final = Text(
    de="Kürzer wird der Link nicht.",
    en="The link cannot be made shorter.",
    nl="Korter wordt de link niet.",
)


@dataclass(frozen=True, slots=True)
class Answered:
    """A link for solving that knows its answer.

    Attributes:
        link: The link.
        kinds: What its editor compares, in that editor's words.
        text: The answer as it is stored, unpacked.
        notes: Traps of this answer.
    """

    link: str
    kinds: tuple[str, ...]
    text: str
    notes: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class Slimmed:
    """A shorter link to the same drawing.

    Attributes:
        link: The link; the very one given, if it gets no shorter.
        saved: How many characters shorter it is.
        notes: What to know about it.
    """

    link: str
    saved: int
    notes: tuple[Remark, ...]


def answer_link(link: str, wish: KeyWish) -> Answered:
    """Make a link for solving whose editor accepts just the marks on this one.

    Raises:
        UsageError: If its format has no such links, or the answer would be none.
        PenpadError: If it is unusable.
    """
    document = registry.decode(link)
    make = document.format.with_key
    if make is None:
        raise _cannot(document, "stores no answer made of marks", "convert it --to penpa first")
    keyed = make(document.native, wish)
    made = registry.encode(document.format, keyed.document)
    notes = tuple(verbatim(note) for note in keyed.notes)
    return Answered(made, keyed.kinds, keyed.text, (*notes, *_length(document.format.name, made)))


def slim_link(link: str) -> Slimmed:
    """Drop history and baggage from a link, and prove that it still draws the same.

    Raises:
        UsageError: If its format has no baggage to drop.
        PenpadError: If it is unusable.
    """
    document = registry.decode(link)
    slim = document.format.slim
    if slim is None:
        raise _cannot(document, "carries no history", "only Penpa+ links do")
    made = registry.encode(document.format, slim(document.native))
    if len(made) >= len(link) or not _same(document, registry.decode(made)):
        return Slimmed(link, 0, (Remark(_KEPT), *_length(document.format.name, link)))
    return Slimmed(made, len(link) - len(made), _length(document.format.name, made))


def long_link(to: str, link: str) -> Remark | None:
    """Give a warning if a link is so long that its editor itself warns about it."""
    return next(iter(_length(to, link)), None)


def _length(to: str, link: str) -> tuple[Remark, ...]:
    if to == "png" or to in genres():
        return ()
    most = find_format(to).longest
    if most is None or len(link) <= most:
        return ()
    return (Remark(_LONG, facts={"found": len(link), "most": most}),)


def _same(one: registry.Document, other: registry.Document) -> bool:
    """Tell whether two documents draw the same, or cannot be drawn either of them."""
    try:
        ours, theirs = one.read(), other.read()
    except ReadError:
        return one.summary().counts == other.summary().counts
    return ours.value.same_picture(theirs.value) and ours.losses == theirs.losses


def _cannot(document: registry.Document, found: str, hint: str) -> UsageError:
    return UsageError(
        where="link",
        found=f"{document.format.title}, which {found}",
        want="a Penpa+ link",
        hint=hint,
    )
