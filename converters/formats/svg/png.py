"""Pictures as PNG: our own SVG, rendered by resvg.

resvg takes letters from the fonts of the machine and leaves out what none of them has. Where there
is no font at all, as on a bare server, texts are drawn with strokes of our own instead, so that no
clue is ever missing. Better letters need one font package, such as Debian's ``fonts-dejavu-core``.
"""

import re
from functools import cache
from typing import Final

from converters.errors import UsageError
from converters.formats.svg.document import FONTS
from converters.formats.svg.letters import drawn_letters
from converters.formats.svg.rendering import rendered
from converters.shapes.pen import SHARPNESS

MAX_WIDTH: Final = 4096
"""Pixels from left to right a picture may have."""

_PROBE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">'
    f'<text x="2" y="14" font-size="14" font-family="{FONTS}">PROBE</text></svg>'
)


def png_bytes(svg: str, *, width: int | None = None) -> bytes:
    """Render a picture.

    Args:
        svg: A picture as this format writes it.
        width: Pixels from left to right, 1 to `MAX_WIDTH`; None: as sharp as the editor's, which
            has `SHARPNESS` pixels where the page has one, if that is not too wide.

    Raises:
        UsageError: If the width is out of range, or resvg is not installed.
        WriteError: If it cannot be rendered.
    """
    if width is not None and not 1 <= width <= MAX_WIDTH:
        raise UsageError(
            where="width",
            found=str(width),
            want=f"1 to {MAX_WIDTH} pixels",
            hint="leave it out for a size that fits the board",
        )
    return rendered(_sized(svg if has_font() else drawn_letters(svg), width))


def _sized(svg: str, width: int | None) -> str:
    """Give a picture whose page has the size of the PNG: resvg rounds a broken size up first."""
    found = _SIZE.search(svg[:_HEAD])
    if found is None:
        return svg
    wide, high = float(found[1]), float(found[2])
    across = width or min(MAX_WIDTH, max(1, round(wide * SHARPNESS)))
    down = max(1, round(across * high / wide))
    return f'{svg[: found.start()]}width="{across}" height="{down}"{svg[found.end() :]}'


_SIZE: Final = re.compile(r'(?<=\s)width="([0-9.]+)" height="([0-9.]+)"')
_HEAD: Final = 1000


@cache
def has_font() -> bool:
    """Tell whether this machine has any font that shows letters."""
    empty = _PROBE.replace("PROBE", " ")
    return rendered(_PROBE.replace("PROBE", "8")) != rendered(empty)
