"""Written proofs: the verb ``verify-proof``, and the two files of ``solve --proof``."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from checker.rule import Lang
from checker.service import FORMULA, PROOF, SECONDS, Files, Solved, Verified, verify_proof
from checker.source import failure
from checker.verbs import printing, words
from checker.verbs.networking import Network, networked
from checker.verbs.options import JsonOption, LangOption, LinkArgument, source
from checker.verbs.words import language
from converters.errors import UsageError

REFUSED: Final = 1
MAX_FILE: Final = 16 * 2**20
"""Bytes each file may have; those of a board of 100 by 100 have little more than one million."""

ProofOption = Annotated[
    Path | None,
    typer.Option(
        "--proof",
        metavar="DIR",
        help="Write the proof that there is only one solution into this folder.",
        show_default=False,
    ),
]


def add_to(app: typer.Typer) -> None:
    """Add these verbs to the command."""
    app.command("verify-proof")(networked(verify))


def verify(  # noqa: PLR0913 - one argument an option
    folder: Annotated[
        Path,
        typer.Argument(metavar="DIR", help=f"The folder with {FORMULA} and {PROOF}."),
    ],
    link: LinkArgument,
    *,
    net: Network,
    genre: Annotated[str | None, typer.Option(help="Verify by this genre's rules.")] = None,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", min=0, help="Give up after this time.")
    ] = SECONDS,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check a written proof that a puzzle has exactly one solution.

    Exit 0: accepted; 1: refused; 2: unusable input, or more work than the limit allows.
    """
    spoken, text = language(lang, os.environ), source(link, net)
    files = Files(_read(folder / FORMULA), _read(folder / PROOF))
    with printing.working(spoken):
        verified = verify_proof(text, files, genre=genre, seconds=limit)
    if as_json:
        printing.json_object(verified.to_json(spoken))
    else:
        _tell(verified, spoken)
    raise typer.Exit(0 if verified.accepted else REFUSED)


def write_proof(solved: Solved, folder: Path | None, lang: Lang) -> dict[str, object]:
    """Write a proof, if there is one, into a folder, which is made; what ``--json`` tells of it.

    Raises:
        UsageError: If the files cannot be written.
    """
    if folder is None:
        return {}
    if solved.proof is None:
        return {"proof": []}
    files = dict(zip((folder / FORMULA, folder / PROOF), solved.proof, strict=True))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            file.write_text(text, encoding="ascii", newline="\n")
    except OSError as error:
        raise UsageError(
            where=f"--proof {folder}",
            found=failure(error),
            want="a folder that can be written",
            hint="check its name and rights",
        ) from error
    for file in files:
        printing.written(file, lang)
    return {"proof": [str(file) for file in files]}


def _read(file: Path) -> str:
    """Give a file's text, one character a byte: what is not ASCII is refused with a reason later.

    Raises:
        UsageError: If it cannot be read, or is too large.
    """
    try:
        with file.open("rb") as opened:
            content = opened.read(MAX_FILE + 1)
    except OSError as error:
        raise UsageError(
            where=f"file {file}",
            found=failure(error),
            want=f"the file {file.name} of a proof",
            hint="penpad solve LINK --proof DIR writes it",
        ) from error
    if len(content) > MAX_FILE:
        raise UsageError(
            where=f"file {file}",
            found=f"more than {MAX_FILE} bytes",
            want="a proof of a size that can be checked here",
            hint="another checker of such proofs, VeriPB, may have more room",
        )
    return content.decode("latin-1")


def _tell(proof: Verified, lang: Lang) -> None:
    """Print whether a proof is accepted, and why; notes go to standard error."""
    verdict = words.PROVED[proof.accepted].say(lang)
    printing.line(printing.safe(f"{verdict}: {proof.reason.say(lang)} ({proof.genre})"))
    for remark in (proof.genre_reason, *proof.notes):
        printing.note(remark, lang)
