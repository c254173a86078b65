"""What is raised when input cannot be used; wrong solutions and lost elements are data instead.

Every error names the place, what was found, what was wanted and a way out, and builds its own
sentence from these, so that callers with another language or a page can build theirs.
"""

from typing import ClassVar, Final, NamedTuple

_SHOWN: Final = 60


class PenpadError(Exception):
    """The parent of all errors of this project; never raised itself.

    Attributes:
        code: A stable word for the cause, for programs.
        where: The place in the input, such as ``pu_q.symbol.137`` or ``payload``.
        found: What stands there.
        want: What should stand there.
        hint: A way out, a full clause.
    """

    code: ClassVar[str] = "error"

    def __init__(self, *, where: str, found: str, want: str, hint: str) -> None:
        super().__init__(where, found, want, hint)
        self.where = where
        self.found = found
        self.want = want
        self.hint = hint

    def __str__(self) -> str:
        """Give the sentence people read."""
        return f"{self.where}: found {self.found}, want {self.want} ({self.hint})"

    def __reduce__(self) -> tuple[object, ...]:
        """Let errors travel between processes; their arguments are keywords."""
        facts = (self.where, self.found, self.want, self.hint)
        return _remade, (type(self), *facts), self.__dict__

    def facts(self) -> dict[str, str]:
        """Give the error as the object that ``--json`` prints."""
        return {
            "code": self.code,
            "where": self.where,
            "found": self.found,
            "want": self.want,
            "hint": self.hint,
        }


def _remade(kind: type[PenpadError], where: str, found: str, want: str, hint: str) -> PenpadError:
    """Make an error again from what `PenpadError.__reduce__` gave."""
    return kind(where=where, found=found, want=want, hint=hint)


class LinkError(PenpadError):
    """A link, payload or document that cannot be decoded."""

    code = "link"


class ReadError(PenpadError):
    """A document that decodes but cannot be drawn, or a drawing that is not of the genre asked."""

    code = "read"


class WriteError(PenpadError):
    """A drawing or board that the format asked for cannot hold at all."""

    code = "write"


class UnknownName(PenpadError):  # noqa: N818 - the agreed name; it says more than UnknownNameError
    """A format, genre or convention nobody has heard of; ``want`` lists the known ones."""

    code = "unknown-name"


class Remote(NamedTuple):
    """Where a puzzle is held that some input only names, and how to make a link of the answer.

    Attributes:
        ask: Addresses that may hold it, in the order to be asked.
        lead: What stands before a payload in the link that is made of it.
        tail: What stands behind it, such as settings.
    """

    ask: tuple[str, ...]
    lead: str = ""
    tail: str = ""


class FetchError(PenpadError):
    """A short link or page that has to be asked from a server, and could not be.

    Attributes:
        remote: Where it can be asked, if the input says so; nobody has tried to.
    """

    code = "fetch"

    def __init__(
        self, *, where: str, found: str, want: str, hint: str, remote: Remote | None = None
    ) -> None:
        super().__init__(where=where, found=found, want=want, hint=hint)
        self.remote = remote


class UsageError(PenpadError):
    """A command or call whose options do not fit together, or an extra that is not installed."""

    code = "usage"


def shown(text: str) -> str:
    """Quote input for a message: one line, at most 60 characters, nothing a terminal would obey.

    >>> shown("a" * 100)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…'"
    """
    return ascii_safe(repr(text if len(text) < _SHOWN else text[: _SHOWN - 1] + "…"))


def with_article(noun: str) -> str:
    """Put the article before a noun.

    >>> with_article("line"), with_article("edge")
    ('a line', 'an edge')
    """
    return f"an {noun}" if noun[:1] in "aeiou" else f"a {noun}"


def ascii_safe(text: str) -> str:
    """Replace lone surrogates, which no terminal or file can take, by their escapes."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
