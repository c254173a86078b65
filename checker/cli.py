"""The ``penpad`` command: docs/contract.md's inputs, outputs and exits around `checker.service`.

Standard output holds results only, and links, JSON and pictures go there raw: a terminal formatter
would break a long link into lines. Everything else goes to standard error.

Each verb has a module, and only that of the verb asked for is loaded: most of the time that a short
command takes is the loading of modules.
"""

import os
import signal
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module, metadata
from itertools import pairwise
from typing import Annotated, Final

import typer

from checker.rule import Lang
from checker.verbs import printing
from checker.verbs.words import language
from converters.errors import PenpadError, UsageError

UNUSABLE: Final = 2
INTERRUPTED: Final = 128 + signal.SIGINT

VERBS: Final[Mapping[str, str]] = {
    "check": "checking",
    "info": "describing",
    "convert": "converting",
    "show": "converting",
    "genres": "listing",
    "formats": "listing",
    "rules": "listing",
    "new": "boards",
    "make": "making",
    "code": "coding",
    "diff": "diffing",
    "answer": "sessions",
    "replay": "sessions",
    "slim": "sessions",
    "solve": "solving",
    "explain": "explaining",
    "hint": "explaining",
    "verify-proof": "proving",
    "verify": "verifying",
    "contest": "contesting",
}
"""The module in `checker.verbs` of each verb; in this order they are listed."""


def command(verbs: Iterable[str] = VERBS) -> typer.Typer:
    """Give the command with some verbs, and with those that share a module with them.

    Args:
        verbs: Some of `VERBS`.
    """
    app = typer.Typer(
        name="penpad",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(overall)
    for module in dict.fromkeys(VERBS[verb] for verb in verbs):
        import_module(f"checker.verbs.{module}").add_to(app)
    return app


def overall(
    *,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and end.", is_eager=True)
    ] = False,
) -> None:
    """Check logic-puzzle links against every rule, and convert them between editors."""
    if version:
        printing.raw(f"penpad {metadata.version('penpad')}")
        raise typer.Exit


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; the process's exit is docs/contract.md's.

    Args:
        arguments: What stands after ``penpad``; None: the process's own arguments.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    printing.prepare_streams()
    try:
        app = command(given[:1]) if given[:1] and given[0] in VERBS else command()
        code = app(given, standalone_mode=False)
        printing.finish()
    except PenpadError as error:
        code = printing.error(error, as_json="--json" in given, lang=_spoken(given))
    except _USAGE_ERROR as error:
        code = _usage(error, as_json="--json" in given, lang=_spoken(given))
    except (typer.Abort, KeyboardInterrupt):
        # Outside the command's own work, such as while results are written, it comes as it is.
        code = INTERRUPTED
    sys.exit(code or 0)


# typer brings its own copy of click or uses the one installed; either way this is its UsageError
_USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]


def _usage(error: BaseException, *, as_json: bool, lang: Lang) -> int:
    """Report options that do not fit, in typer's own words."""
    said = getattr(error, "message", "")
    error.__dict__["message"] = said.removeprefix("Value error, ")  # how pydantic begins
    show = getattr(error, "show", None)
    if not as_json and show is not None:
        show()
        return UNUSABLE
    message = getattr(error, "format_message", error.__str__)()
    wrong = UsageError(
        where="command line",
        found=message.rstrip(".") or "too few arguments",
        want="arguments as `penpad --help` lists them",
        hint="penpad COMMAND --help shows one command's options",
    )
    return printing.error(wrong, as_json=as_json, lang=lang)


def _spoken(arguments: Sequence[str]) -> Lang:
    """Give the language asked for, also where the arguments could not be understood."""
    named = [after for before, after in pairwise(arguments) if before == "--lang"]
    named += [each.removeprefix("--lang=") for each in arguments if each.startswith("--lang=")]
    return language(named[0] if named else None, os.environ)
