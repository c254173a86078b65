"""What people copy along with a link: quotes, brackets, Markdown, a second link.

Only an address is unwrapped: a text board may begin and end with anything. Punctuation that follows
without having been opened is left to the format, which may know it or name it.
"""

import re
from typing import Final

from converters.errors import LinkError

_PAIRS: Final = {
    "<": ">",
    '"': '"',
    "'": "'",
    "`": "`",
    "(": ")",
    "[": "]",
    "“": "”",
    "„": "“",
    "«": "»",
    "»": "«",
    "\N{LEFT SINGLE QUOTATION MARK}": "’",
    "\N{SINGLE LOW-9 QUOTATION MARK}": "\N{LEFT SINGLE QUOTATION MARK}",
}
_MARKDOWN: Final = re.compile(r"\[[^\[\]]{0,500}\]\((\S+)\)")
_ADDRESS: Final = re.compile(r"https?://", re.IGNORECASE)


def unwrapped(text: str) -> str:
    """Give the link inside what surrounds it; other input as it is, without outer white space.

    >>> unwrapped(" <https://puzz.link/p?akari/2/2/i.> ")
    'https://puzz.link/p?akari/2/2/i.'
    """
    bare = text.strip()
    markdown = _MARKDOWN.fullmatch(bare)
    inner = (markdown[1] if markdown else bare).strip()
    while inner[:1] in _PAIRS and _ADDRESS.match(inner[1:].lstrip("".join(_PAIRS))):
        inner = inner[1:].strip().removesuffix(_PAIRS[inner[0]]).strip()
    return inner if _ADDRESS.match(inner) else bare


def refuse_several(link: str) -> None:
    """Raise if more than one address stands in the input: nobody could say which is meant.

    Raises:
        LinkError: If there are several.
    """
    if not _ADDRESS.match(link):
        return
    others = [word for word in link.split()[1:] if _ADDRESS.match(word)]
    if others:
        raise LinkError(
            where="input",
            found=f"{len(others) + 1} links",
            want="one link",
            hint="give them one after the other",
        )
