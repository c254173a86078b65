"""The portal's addresses, and whose an address in an author's text is."""

import re
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import SplitResult, parse_qs, urljoin, urlsplit

from checker.lmd.page import Editor
from converters.shortlinks import is_shortener

_FOLDER: Final = "https://logic-masters.de/Raetselportal/Raetsel/"
_PORTAL: Final = "logic-masters.de"
_ID: Final = re.compile(r"[0-9A-Za-z]{6}")
_SCHEMES: Final = ("http", "https")
_PICTURES: Final = (".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp")
_FILES: Final = (".pdf", ".zip", ".txt", ".doc", ".docx", ".xls", ".xlsx")
_HOSTS: Final[Sequence[tuple[str, Editor]]] = (
    ("sudokupad.app", Editor.SUDOKUPAD),
    ("sudokupad.svencodes.com", Editor.SUDOKUPAD),
    ("crackingthecryptic.com", Editor.SUDOKUPAD),
    ("cracking-the-cryptic.web.app", Editor.SUDOKUPAD),
    ("f-puzzles.com", Editor.FPUZZLES),
    ("puzz.link", Editor.PUZZLINK),
    ("pzv.jp", Editor.PUZZLINK),
    ("pzprxs.vercel.app", Editor.PUZZLINK),
    ("penpa-edit.com", Editor.PENPA),
    (_PORTAL, Editor.PORTAL),
)
_PENPA: Final = re.compile(r"/penpa[\w-]*(?:/|$)", re.IGNORECASE)
_CALLED: Final[Sequence[tuple[re.Pattern[str], Editor]]] = (
    (re.compile(r"penpa", re.IGNORECASE), Editor.PENPA),
    (re.compile(r"sudoku-?\s?pad|\bctc\b", re.IGNORECASE), Editor.SUDOKUPAD),
    (re.compile(r"f-?puzzles", re.IGNORECASE), Editor.FPUZZLES),
    (re.compile(r"puzz\.?link|pzpr", re.IGNORECASE), Editor.PUZZLINK),
)


def id_of(text: str) -> str:
    """Give the id of a puzzle from an id or the address of its page; empty if it is neither.

    >>> id_of("000t3o"), id_of("https://logic-masters.de/Raetselportal/Raetsel/zeigen.php?id=000T3O")
    ('000T3O', '000T3O')
    """
    if _ID.fullmatch(text):
        return text.upper()
    parts = _split(text if "//" in text else f"https://{text}")
    if parts is None or not _is_on(parts, _PORTAL) or not parts.path.endswith("/zeigen.php"):
        return ""
    named = parse_qs(parts.query).get("id", [""])[-1]
    return named.upper() if _ID.fullmatch(named) else ""


def page_address(puzzle_id: str, lang: str) -> str:
    """Give the address of a puzzle's page.

    Args:
        puzzle_id: Its id.
        lang: ``de`` or ``en``; the portal has no other.
    """
    return f"{_FOLDER}zeigen.php?id={puzzle_id}&chlang={lang}"


def full_address(written: str) -> str:
    """Give the address that a page's link leads to; empty if it leads to no other page."""
    whole = re.split(r'[<>"]', written, maxsplit=1)[0]
    bare = "".join(whole.split()) if "://" in whole else whole.strip()
    if not bare or bare.startswith("#"):
        return ""
    try:
        address = urljoin(_FOLDER, bare)
    except ValueError:
        return bare if bare.lower().startswith(_SCHEMES) else ""
    parts = _split(address)
    return address if parts is None or parts.scheme in _SCHEMES else ""


def editor_of(address: str, texts: Iterable[str]) -> Editor:
    """Tell whose an address is.

    Args:
        address: The address.
        texts: The link's own text and others near it; of a short link the first that names an
            editor tells it.
    """
    if is_shortener(address):
        return next((editor for text in texts if (editor := called(text))), Editor.SHORT)
    parts = _split(address)
    if parts is None:
        return Editor.ELSEWHERE
    path = parts.path.lower()
    if path.endswith(_PICTURES) or path.endswith("/bild.php"):
        return Editor.PICTURE
    if path.endswith(_FILES):
        return Editor.FILE
    if _PENPA.search(parts.path):
        return Editor.PENPA
    return next((each for host, each in _HOSTS if _is_on(parts, host)), Editor.ELSEWHERE)


def called(text: str) -> Editor | None:
    """Give the editor that a text names; None if it names none or several."""
    named = [editor for pattern, editor in _CALLED if pattern.search(text)]
    return named[0] if len(named) == 1 else None


def _split(address: str) -> SplitResult | None:
    try:
        return urlsplit(address)
    except ValueError:
        return None


def _is_on(parts: SplitResult, host: str) -> bool:
    """Tell whether an address is on a host or one of its subdomains."""
    name = (parts.hostname or "").removesuffix(".")
    return name == host or name.endswith(f".{host}")
