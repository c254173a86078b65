"""Mistakes in the files of a contest, each with its file, line and column."""

from collections.abc import Mapping
from typing import NamedTuple

from converters.errors import UsageError


class Place(NamedTuple):
    """A line and a column of a file, both from 1; in tables the column of the table."""

    line: int
    column: int


class Mistake(NamedTuple):
    """One mistake in a file.

    Attributes:
        file: The file's name.
        place: Where it is.
        found: What stands there.
        want: What should stand there.
        hint: A way out.
    """

    file: str
    place: Place
    found: str
    want: str
    hint: str

    def __str__(self) -> str:
        """Give the sentence people read."""
        return f"{self.where()}: found {self.found}, want {self.want} ({self.hint})"

    def where(self) -> str:
        """Give the file, line and column as editors take them."""
        return f"{self.file}:{self.place.line}:{self.place.column}"

    def error(self, *, more: int = 0) -> UsageError:
        """Give it as the error that ends a command.

        Args:
            more: How many other mistakes the files have.
        """
        hint = f"{self.hint}; penpad contest lint names {more} more" if more else self.hint
        return UsageError(where=self.where(), found=self.found, want=self.want, hint=hint)

    def to_json(self) -> Mapping[str, object]:
        """Give what ``contest lint --json`` lists."""
        return {
            "file": self.file,
            "line": self.place.line,
            "column": self.place.column,
            "found": self.found,
            "want": self.want,
            "hint": self.hint,
        }
