"""Two finished pictures in one, side by side: SVG texts as `converters.formats.svg` writes them."""

import re
from typing import Final, NamedTuple

_ROOT: Final = re.compile(
    r'<svg xmlns="http://www\.w3\.org/2000/svg" width="([\d.]+)" height="([\d.]+)"(.*)</svg>\s*',
    re.DOTALL,
)
_GAP: Final = 24
_XMLNS: Final = "http://www.w3.org/2000/svg"


class _Picture(NamedTuple):
    """Size in pixels, and the rest of the root element after it."""

    width: float
    height: float
    rest: str


def side_by_side(left: str, right: str) -> str:
    """Give one picture of two; each keeps its size, the higher one gives the height.

    Raises:
        ValueError: If a text does not begin as our pictures do.
    """
    one, other = _parsed(left), _parsed(right)
    width, height = one.width + _GAP + other.width, max(one.height, other.height)
    return (
        f'<svg xmlns="{_XMLNS}" {_size(width, height)} viewBox="0 0 {width:g} {height:g}">\n'
        f'<rect {_size(width, height)} fill="#fff"/>\n'
        f"{_inside(one, 0)}{_inside(other, one.width + _GAP)}</svg>\n"
    )


def _parsed(svg: str) -> _Picture:
    match = _ROOT.fullmatch(svg)
    if match is None:
        message = "not a picture of ours"
        raise ValueError(message)
    return _Picture(float(match[1]), float(match[2]), match[3])


def _inside(picture: _Picture, x: float) -> str:
    return f'<svg x="{x:g}" {_size(picture.width, picture.height)}{picture.rest}</svg>\n'


def _size(width: float, height: float) -> str:
    return f'width="{width:g}" height="{height:g}"'
