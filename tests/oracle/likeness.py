"""How alike two pictures are: structural similarity where there is ink.

SSIM compares mean, spread and correlation of two grey pictures in small windows; 1 is the same.
Most of a puzzle is white paper, on which any two pictures agree, so only windows count that hold
ink in either. A control tells what that is worth: the share of the way from it to 1 that is gone.

Source: Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment", 2004 (square windows here).
"""

import io
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Grey: TypeAlias = NDArray[np.float64]
    """Rows of pixels, 0 black to 255 white."""

SIDE: Final = 7
"""Pixels of a window's side."""
INK: Final = 245.0
"""A pixel darker than this is ink."""

_STEADY: Final = ((0.01 * 255) ** 2, (0.03 * 255) ** 2)


def missing() -> str:
    """Say what this needs and is not installed; empty if all is there."""
    try:
        import numpy as np
        import PIL
    except ImportError as error:
        return f"no {error.name}"
    return "" if np and PIL else "nothing"


def size(png: bytes) -> tuple[int, int]:
    """Give width and height in pixels."""
    from PIL import Image

    width, height = Image.open(io.BytesIO(png)).size
    return width, height


def grey(png: bytes, *, scaled_to: tuple[int, int] | None = None) -> "Grey":
    """Give a picture on white paper without its colours, scaled if its size differs."""
    import numpy as np
    from PIL import Image

    image = Image.open(io.BytesIO(png)).convert("RGBA")
    paper = Image.new("RGBA", image.size, "white")
    plain = Image.alpha_composite(paper, image).convert("L")
    if scaled_to and plain.size != scaled_to:
        plain = plain.resize(scaled_to, Image.Resampling.LANCZOS)
    return np.asarray(plain, dtype=np.float64)


def similarity(one: "Grey", other: "Grey") -> float:
    """Give the mean SSIM of all windows that hold ink in either picture; 1 if there is none."""
    a, b = _mean(one), _mean(other)
    aa, bb, ab = (_mean(x) for x in (one * one, other * other, one * other))
    c1, c2 = _STEADY
    ssim = (
        (2 * a * b + c1)
        * (2 * (ab - a * b) + c2)
        / ((a * a + b * b + c1) * (aa - a * a + bb - b * b + c2))
    )
    inked = _mean(((one < INK) | (other < INK)) * 1.0) > 0.5 / SIDE**2
    return float(ssim[inked].mean()) if inked.any() else 1.0


class Ink(NamedTuple):
    """The box that holds all ink, in cell sides from the middle, and how much ink there is."""

    left: float
    top: float
    right: float
    bottom: float
    amount: float

    def __str__(self) -> str:
        """Give it in few characters; the amount in hundredths of a black cell."""
        box = " ".join(f"{side:+.2f}" for side in self[:4])
        return f"[{box}] ink {100 * self.amount:.1f}"


def cut_out(png: bytes, middle: tuple[float, float], reach: float) -> "Grey":
    """Give the square around a place of a picture, in grey."""
    left, top = round(middle[0] - reach), round(middle[1] - reach)
    side = round(2 * reach)
    found: Grey = grey(png)[max(0, top) : top + side, max(0, left) : left + side]
    return found


def ink_of(picture: "Grey", per_cell: float) -> Ink:
    """Give where the ink of a square picture is, and how much."""
    import numpy as np

    rows, columns = np.nonzero(picture < INK)
    middle = len(picture) / 2
    if not len(rows):
        return Ink(0, 0, 0, 0, 0)
    edges = (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)
    amount = float((255 - picture).sum()) / 255 / per_cell**2
    left, top, right, bottom = ((float(edge) - middle) / per_cell for edge in edges)
    return Ink(left, top, right, bottom, amount)


def share(found: float, control: float) -> float:
    """Give how far from the control to 1 a similarity reaches."""
    return (found - control) / (1 - control) if control < 1 else 1.0


def side_by_side(*pngs: bytes) -> bytes:
    """Put pictures next to each other, a red bar between them."""
    from PIL import Image

    images = [Image.open(io.BytesIO(png)).convert("RGBA") for png in pngs]
    bar = 8
    wide = sum(image.width + bar for image in images) - bar
    sheet = Image.new("RGBA", (wide, max(image.height for image in images)), "red")
    left = 0
    for image in images:
        sheet.paste("white", (left, 0, left + image.width, image.height))
        sheet.alpha_composite(image, (left, 0))
        left += image.width + bar
    out = io.BytesIO()
    sheet.convert("RGB").save(out, "PNG")
    return out.getvalue()


def _mean(picture: Any) -> Any:
    """Give the mean of every window, from running sums."""
    import numpy as np

    sums = np.pad(picture, ((1, 0), (1, 0))).cumsum(0).cumsum(1)
    side = SIDE
    whole = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    return whole / side**2
