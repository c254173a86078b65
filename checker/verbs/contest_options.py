"""Options that the ``contest`` verbs share, and the store that one of them names."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from unicodedata import normalize

import typer

from converters.errors import UsageError

if TYPE_CHECKING:
    from checker.contest.store import Store  # slow to load, and may be missing

STORE: Final = "contest.sqlite"

StoreOption = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        help="Where verdicts are kept: a file, or postgresql://user@host/database.",
        envvar="PENPAD_STORE",
    ),
]
RunOption = Annotated[
    int | None, typer.Option("--run", metavar="NUMBER", help="Which run; default: the newest.")
]

TogetherOption = Annotated[
    bool,
    typer.Option(
        "--together", help="With the newest run of every other file over the same booklet."
    ),
]


def named_store(address: str) -> "Store":
    """Open a store, or make one.

    Raises:
        UsageError: If it cannot be opened, or the library for it is missing.
    """
    try:
        from checker.contest.store import open_store
    except ModuleNotFoundError as error:
        raise UsageError(
            where="contest",
            found=f"no package {error.name}",
            want="the package that keeps verdicts",
            hint="pip install 'penpad[contest]'",
        ) from error
    return open_store(address)


def known_store(address: str) -> "Store":
    """Open a store that is there: a wrong name must not make an empty one.

    Raises:
        UsageError: If there is none, or it cannot be opened.
    """
    if "://" not in address and not Path(address).exists():
        raise UsageError(
            where=f"store {address}",
            found="no such file",
            want="the store that penpad contest grade wrote",
            hint="name it with --store, or in PENPAD_STORE",
        )
    return named_store(address)


def as_noted(name: str) -> str:
    """Give a name as the store has it: some keyboards write an accent as a sign of its own.

    >>> len(as_noted(" u" + chr(0x308) + " "))
    1
    """
    return normalize("NFC", name).strip()


def short(name: str) -> str:
    """Give a name as tables have it; CSV, JSON and the page have it whole.

    >>> short("x" * 100) == "x" * 39 + "…"
    True
    """
    return name if len(name) <= _SHORT else f"{name[: _SHORT - 1]}…"


_SHORT: Final = 40
