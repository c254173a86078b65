"""Arguments and options that several verbs share, and what they stand for."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer

from checker.rule import Lang
from checker.service import resolve_link
from checker.source import failure, read_source
from checker.verbs import printing
from checker.verbs.networking import Network
from converters.errors import UsageError
from converters.formats.svg.png import png_bytes
from converters.loss import Lossy
from converters.net import Fetched, Fetcher

PNG: Final = "png"
SVG: Final = "svg"
PICTURES: Final = (f".{SVG}", f".{PNG}")

LinkArgument = Annotated[
    str,
    typer.Argument(
        metavar="LINK",
        help="A link, payload or board; - for standard input, @FILE or a file's name.",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
LangOption = Annotated[
    Lang | None,
    typer.Option("--lang", help="Language; default: LANG's, else English.", show_default=False),
]
OutOption = Annotated[
    Path | None,
    typer.Option("-o", "--output", metavar="FILE", help="Write to a file.", show_default=False),
]


@dataclass(frozen=True, slots=True)
class _Shown:
    """Who asks, and shows on a terminal that an answer is waited for."""

    fetcher: Fetcher
    lang: Lang

    def page(self, url: str) -> Fetched:
        """Give the text at an address."""
        with printing.working(self.lang):
            return self.fetcher.page(url)

    def target(self, url: str) -> Fetched:
        """Give the address that a short link leads to."""
        with printing.working(self.lang):
            return self.fetcher.target(url)


def source(argument: str, net: Network | None = None) -> str:
    """Give the text that an argument stands for; a link that only names its puzzle is resolved.

    Args:
        argument: What stands on the command line.
        net: How the network may be used; None: not at all.

    Raises:
        LinkError: If it names a file or stream that holds none, or a page with many links.
        FetchError: If a server has to be asked and does not answer.
    """
    text = read_source(argument, sys.stdin.buffer)
    if net is None:
        return text
    resolved = resolve_link(text, _Shown(net.fetcher(), net.lang))
    for note in resolved.notes:
        printing.note(note, net.lang)
    return resolved.text


def write_picture(picture: Lossy[str], output: Path, lang: Lang) -> None:
    """Write SVG, or PNG if the file's name ends so.

    Raises:
        UsageError: If the file cannot be written, or its name ends otherwise.
    """
    ending = output.suffix.lower()
    if ending not in PICTURES:
        raise UsageError(
            where=f"-o {output}",
            found=f"the ending {ending!r}" if ending else "no ending",
            want=" or ".join(PICTURES),
            hint="the ending says which sort of picture it becomes",
        )
    if ending == f".{PNG}":
        with printing.working(lang):
            content = png_bytes(picture.value)
    else:
        content = picture.value.encode()
    write_file(content, output, lang)


def write_file(content: bytes, output: Path, lang: Lang) -> None:
    """Write a file and say so.

    Raises:
        UsageError: If it cannot be written.
    """
    try:
        output.write_bytes(content)
    except OSError as error:
        raise UsageError(
            where=f"-o {output}",
            found=failure(error),
            want="a file that can be written",
            hint="check the folder's name and rights",
        ) from error
    printing.written(output, lang)
