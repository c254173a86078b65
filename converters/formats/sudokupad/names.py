"""Names of puzzles on a server: who can be asked for them, and what to say of them here.

Source: SudokuPad's loader, which asks its own server, then two places for puzzles from before.
"""

from typing import Final
from urllib.parse import quote

from converters.errors import FetchError, Remote, shown
from converters.limits import MAX_NAME

_LINK: Final = "https://sudokupad.app/"
_OWN: Final = "https://sudokupad.app/api/puzzle/"
_LEGACY: Final = "https://sudokupad.svencodes.com/ctclegacy/"
_OLDEST: Final = (
    "https://firebasestorage.googleapis.com/v0/b/sudoku-sandbox.appspot.com/o/{}?alt=media"
)
_SHORTENED: Final = "https://tinyurl.com/"


def remote(name: str, lead: str = "", tail: str = "") -> FetchError:
    """Give the error that tells of a name on SudokuPad's server, and who can be asked for it.

    Args:
        name: A short id, or an author's name, a slash and a puzzle's name.
        lead: What stands before it in the link; kept where it is a query, which may hold settings.
        tail: What stands behind it; kept, for the same reason.
    """
    segments = [segment for segment in name.split("/") if segment]
    # Dots as a segment would climb out of the folder that is asked.
    if len(name) > MAX_NAME or not segments or {".", ".."} & set(segments):
        return _unresolved(name, None)
    path = "/".join(quote(segment, safe="") for segment in segments)
    whole = quote("/".join(segments), safe="")
    ask = (_OWN + path, _LEGACY + path, _OLDEST.format(whole))
    if "?" in lead:
        return _unresolved(name, Remote(ask, lead, tail))
    return _unresolved(name, Remote(ask, _LINK, tail.lstrip("/")))


def alias(name: str) -> FetchError:
    """Give the error that tells of f-puzzles' short name, which is one of tinyurl.com."""
    return _unresolved(name, Remote((_SHORTENED + quote(name, safe="%"),)))


def _unresolved(name: str, where: Remote | None) -> FetchError:
    return FetchError(
        where="link",
        found=f"the short id {shown(name)}, a name of a puzzle on a server",
        want="a link that holds the puzzle itself",
        hint=(
            "penpad's commands ask for it; or open it in a browser and copy the long link, which"
            " SudokuPad's and f-puzzles' menus offer"
        ),
        remote=where,
    )
