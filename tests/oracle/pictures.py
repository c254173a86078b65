"""How near our pictures come to the editor's own, link by link.

Both pictures of a link are compared as they are, ours scaled to the size of theirs; and once more
with ours cut to the editor's canvas, so that differences of the canvas and of what is drawn on it
can be told apart. The control is the editor's picture of the same board with nothing on it.
"""

import re
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from converters.errors import PenpadError
from converters.formats.penpa.read import numbered
from converters.formats.svg.png import png_bytes
from converters.registry import decode, write
from converters.shapes.pen import UNIT
from tests.corpus.check import Row
from tests.oracle.browser import OracleError
from tests.oracle.check import ExcusedError
from tests.oracle.likeness import grey, share, side_by_side, similarity, size
from tests.oracle.penpa import Editor
from tests.oracle.sameness import intended

ENOUGH: Final = 0.8
"""The median share that is wanted."""
POOR: Final = 0.6
"""Below this a picture is to be looked at."""

GLYPHS: Final = {
    ("sun_moon", 3): "💡",
    ("sun_moon", 4): "💣",
    ("sun_moon", 5): "💣",
    **{(f"math{style}", 2): "\uff0b" for style in ("", "_G")},
    **{(f"math{style}", 3): "\uff0d" for style in ("", "_G")},
    **{(f"math{style}", 5): "\uff0a" for style in ("", "_G")},
    **{(f"math{style}", 7): "\uff1d" for style in ("", "_G")},
    ("line", 7): "\uff1d",
    ("line", 8): "\uff1d",
    ("tents", 4): "\uff5e",
    **{(f"battleship_{style}", 7): "\uff5e" for style in "BGW"},
}
"""Symbols that the editor draws as letters which few fonts have."""

_VIEW: Final = re.compile(r'width="[^"]*" height="[^"]*" viewBox="([^"]*)"')
_SLACK: Final = 1.5


@dataclass(frozen=True, slots=True)
class Likeness:
    """How like two pictures of one link are.

    Attributes:
        row: The link's name.
        grid: Its grid type.
        ours: Similarity of our picture as it is.
        placed: Similarity of our picture cut to the editor's canvas.
        control: Similarity of the empty board.
        same_size: Whether our picture has the shape of the editor's.
        boxes: Letters that the editor had no font for, and drew as empty boxes.
        pngs: Ours (cut) and theirs.
    """

    row: str
    grid: str
    ours: float
    placed: float
    control: float
    same_size: bool
    boxes: str
    pngs: tuple[bytes, bytes]

    @property
    def share(self) -> float:
        """Give the share of the gap from the control to 1 that ours closes."""
        return share(self.ours, self.control)

    @property
    def placed_share(self) -> float:
        """Give the same for ours cut to the editor's canvas."""
        return share(self.placed, self.control)


class View(NamedTuple):
    """A part of the plane in units of our pictures."""

    left: float
    top: float
    width: float
    height: float


def likeness(editor: Editor, row: Row) -> Likeness:
    """Compare the pictures of one link."""
    link = intended(row)
    svg = write(decode(link).drawing(), to="svg").value
    if complaints := editor.load_here(link):
        raise OracleError(where="load", found=complaints[0])
    theirs = editor.png()
    canvas = size(theirs)
    as_it_is = png_bytes(svg, width=canvas[0])
    boxes = _boxes(editor)
    placed = png_bytes(cut(svg, canvas_view(editor, link, canvas), canvas), width=canvas[0])
    editor.empty()
    wanted = grey(theirs)
    return Likeness(
        row["id"],
        row["grid"],
        similarity(grey(as_it_is, scaled_to=canvas), wanted),
        similarity(grey(placed, scaled_to=canvas), wanted),
        similarity(grey(editor.png()), wanted),
        abs(size(as_it_is)[1] - canvas[1]) < _SLACK,
        boxes,
        (placed, theirs),
    )


def _boxes(editor: Editor) -> str:
    """Name the letters on the board that the browser has no font for."""
    held = editor.layers()
    symbols = [entry for layers in held[:2] for entry in (layers.get("symbol") or {}).values()]
    names = {(name, value) for value, name, *_ in symbols if isinstance(value, int)}
    letters = {GLYPHS[name] for name in names if name in GLYPHS}
    return "".join(sorted(letter for letter in letters if not editor.has_glyph(letter)))


def canvas_view(editor: Editor, link: str, canvas: tuple[int, int]) -> View:
    """Give what part of our plane the editor's canvas shows, from where one cell lies on it."""
    native = decode(link).native
    numbering, _ = numbered(native, native.header())
    cells = {point: numbering.site(point) for point in editor.layers().cells}
    point, site = next((point, site) for point, site in cells.items() if site)
    x, y, side, pixels = editor.page.run(
        f"[pu.point[{point}].x, pu.point[{point}].y, pu.size, pu.canvas.width / pu.canvasx]"
    )
    unit = UNIT / float(side)
    ours = numbering.lattice.xy(site)
    return View(
        ours[0] * UNIT - x * unit,
        ours[1] * UNIT - y * unit,
        canvas[0] / pixels * unit,
        canvas[1] / pixels * unit,
    )


def report(editor: Editor, rows: Sequence[Row], out: Path | None) -> Iterator[str]:
    """Compare many pictures; give lines that say how it went, and keep those that are poor."""
    looked_at = [(row, _attempt(editor, row)) for row in rows]
    found = [one for _, one in looked_at if isinstance(one, Likeness)]
    for row, failure in looked_at:
        if isinstance(failure, str) and failure:
            yield f"  {row['id']}: {failure}"[:300]
    if not found:
        yield "FAIL d: no pictures"
        return
    yield from _summary(found, len(rows) - len(found))
    for one in sorted(found, key=lambda one: one.share):
        if one.share < POOR or one.placed_share < ENOUGH:
            yield f"  {one.row} ({one.grid}): {_numbers(one)}"
        if one.placed_share < ENOUGH:
            _keep(one, out)


def _attempt(editor: Editor, row: Row) -> Likeness | str:
    """Compare the pictures of one link, or say why that failed; nothing if it is excused."""
    try:
        return likeness(editor, row)
    except ExcusedError:
        return ""
    except (PenpadError, OracleError) as error:
        return "" if "not yet" in str(error) else str(error)


def _summary(found: Sequence[Likeness], excused: int) -> Iterator[str]:
    same = sum(one.same_size for one in found)
    median = statistics.median(one.share for one in found)
    placed = statistics.median(one.placed_share for one in found)
    mark = "ok  " if median >= ENOUGH and same == len(found) else "FAIL"
    yield (
        f"{mark} d: pictures like the editor's: median share {median:.0%} as they are,"
        f" {placed:.0%} cut to its canvas; same size {same} of {len(found)};"
        f" {sum(one.share < POOR for one in found)} under {POOR:.0%}; {excused} without a picture"
    )
    for grid in sorted({one.grid for one in found}):
        shares = [one for one in found if one.grid == grid]
        yield (
            f"  {grid}: {statistics.median(one.share for one in shares):.0%},"
            f" {statistics.median(one.placed_share for one in shares):.0%} of {len(shares)}"
        )


def _numbers(one: Likeness) -> str:
    return (
        f"share {one.share:.0%}, cut {one.placed_share:.0%}; similarity {one.ours:.3f},"
        f" cut {one.placed:.3f}, empty board {one.control:.3f}"
        + (f"; the editor has no font for {one.boxes}" if one.boxes else "")
    )


def _keep(one: Likeness, out: Path | None) -> None:
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        name = f"{one.placed_share:.2f} {one.row} {one.grid}.png".replace(" ", "-")
        (out / name).write_bytes(side_by_side(*one.pngs))


def cut(svg: str, view: View, canvas: tuple[int, int]) -> str:
    """Show another part of the plane, in pixels of the editor's canvas."""
    numbers = " ".join(f"{value:.4f}" for value in view)
    shape = f'width="{canvas[0]}" height="{canvas[1]}" viewBox="{numbers}"'
    changed, count = _VIEW.subn(shape, svg, count=1)
    if not count:
        raise OracleError(where="our picture", found="no view box")
    return changed
