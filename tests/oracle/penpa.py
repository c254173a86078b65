"""The real Penpa+ editor as a witness: what it makes of a link, and what it writes for it.

`editor` opens it from a folder of ours (the editor's ``docs/``), with Chromium. `Editor.load` opens
a link as a visitor would, in a page of its own (about 0.6 s); `Editor.load_here` puts it into the
open page, which is twenty times faster. Texts, boxes and switches that the editor then leaves over
from the link before are emptied first; its tool tabs are not. What opens for solving, and what
fails, changes the page for good: the next link gets a new one.

Nothing of the editor is part of this project, which runs without it.
"""

import base64
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tests.oracle.browser import OracleError, Page, browser, chromium, served

Layer: TypeAlias = dict[str, Any]
"""A layer set as the editor holds it: layer → its entries."""

# Progress kept from an earlier load would replace what a link says.
_NO_STORE: Final = (
    'Object.defineProperty(globalThis, "localforage", {get: () => undefined, set: () => {}});'
)
_OPENED: Final = 'typeof pu !== "undefined" && !!pu && !!(pu.url || complaints.length)'
_BOOTED: Final = 'typeof pu !== "undefined" && !!pu && !!pu.point'
_EMPTIED: Final = """
for (const id of ["saveinfotitle", "saveinfoauthor", "saveinfosource", "saveinforules",
                  "custom_message"])
  document.getElementById(id).value = "";
for (const box of document.querySelectorAll(".solcheck, .solcheck_or, [id^=nb_sudoku]"))
  box.checked = false;
UserSettings.custom_colors_on = false;
UserSettings.draw_edges = false;
"""
_LAYERS: Final = """
JSON.stringify({pu_q: pu.pu_q, pu_a: pu.pu_a, pu_q_col: pu.pu_q_col, pu_a_col: pu.pu_a_col,
                centerlist: pu.centerlist})
"""
_POINTS: Final = """
JSON.stringify(pu.point.map(p => [p.type, p.x, p.y, p.use, p.adjacent, p.surround, p.neighbor]))
"""
_PICTURE: Final = """
for (const id of ["nb_type1", "nb_margin1", "nb_quality1", "nb_title2", "nb_rules2"])
  document.getElementById(id).checked = true;
pu.resizecanvas()
"""
# U+FFFFE is no letter, so what is drawn for it is what is drawn for want of a font.
_HAS_GLYPH: Final = """
letter => {
  const drawn = text => {
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d");
    pen.font = "40px Helvetica,Arial";
    pen.fillText(text, 50, 50);
    return canvas.toDataURL();
  };
  return drawn(letter) !== drawn("\\u{FFFFE}");
}
"""
_SECONDS_TO_LOAD: Final = 60.0


class Layers(NamedTuple):
    """What the editor holds of a link: problem, answer, the custom colours of both, the cells."""

    question: Layer
    answer: Layer
    question_colours: Layer
    answer_colours: Layer
    cells: list[int]


@dataclass(slots=True)
class Editor:
    """The editor in an open page.

    Attributes:
        page: Where it runs.
        address: The address of its ``index.html``.
        reusable: Whether another link can be put into the page as it is.
    """

    page: Page
    address: str
    reusable: bool = False

    def load(self, link: str) -> tuple[str, ...]:
        """Open a link in a fresh page and give what the page complained about.

        Raises:
            OracleError: If the editor neither opens it nor complains in time.
        """
        self.page.go(f"{self.address}#{fragment(link)}")
        self.page.until(_OPENED, seconds=_SECONDS_TO_LOAD)
        complaints = self.page.complaints()
        self.reusable = not complaints and _edits(link)
        return complaints

    def load_here(self, link: str) -> tuple[str, ...]:
        """Open a link in the page as it is, if it is fit for that; see `load`."""
        if not self.reusable or not _edits(link):
            return self.load(link)
        self.page.run(_EMPTIED)
        try:
            self.page.run(f"load({json.dumps(fragment(link))})", seconds=_SECONDS_TO_LOAD)
        except OracleError as error:
            self.reusable = False
            return (str(error), *self.page.complaints())
        complaints = self.page.complaints()
        self.reusable = not complaints
        return complaints

    def blank(self) -> tuple[str, ...]:
        """Open the editor without a link."""
        self.page.go(self.address)
        self.page.until(_BOOTED, seconds=_SECONDS_TO_LOAD)
        self.reusable = True
        return self.page.complaints()

    def export_edit(self) -> str:
        """Give the link for editing that the editor writes for what is open."""
        return str(self.page.run("pu.maketext()"))

    def export_solve(self, *, answer: bool = False) -> str:
        """Give its link for solving, with the answer that its boxes ask for or without one."""
        return str(
            self.page.run("pu.maketext_solve_solution()" if answer else "pu.maketext_solve()")
        )

    def export_copy(self) -> str:
        """Give its link to a copy of the solver's session, with the answer it was opened with."""
        # The last parameter is added by the button.
        return str(self.page.run('pu.maketext_duplicate() + "&l=solvedup"'))

    def layers(self) -> Layers:
        """Give what it holds."""
        return Layers(*json.loads(self.page.run(_LAYERS)).values())

    def points(self) -> list[list[Any]]:
        """Give its points by id: type, x, y, use, neighbours, corners, edges."""
        found: list[list[Any]] = json.loads(self.page.run(_POINTS))
        return found

    def answer(self, boxes: Iterable[str] | None = None) -> str:
        """Give the answer text that it makes of the solver's layer.

        Args:
            boxes: Ids of the ticked boxes, such as ``sol_surface``; None: as they are.
        """
        if boxes is not None:
            self.tick(boxes)
        return str(self.page.run("JSON.stringify(pu.make_solution())"))

    def tick(self, boxes: Iterable[str]) -> None:
        """Tick these answer boxes and no others."""
        self.page.run(
            f"{{ const ticked = new Set({json.dumps([*boxes])});"
            'for (const box of document.querySelectorAll(".solcheck, .solcheck_or"))'
            " box.checked = ticked.has(box.id); }"
        )

    def accepts(self, answer: Mapping[str, Any]) -> bool:
        """Draw a solver's layer into an open link for solving; tell whether it is the answer."""
        kept = {name: value for name, value in answer.items() if not name.startswith("command")}
        self.page.run(f"Object.assign(pu.pu_a, {json.dumps(kept)}); pu.redraw()")
        return bool(self.page.run("pu.sol_flag === 1"))

    def png(self) -> bytes:
        """Give the picture of what is open, as its image dialog saves it."""
        text: str = self.page.run(_PICTURE)
        return base64.b64decode(text.partition(",")[2])

    def has_glyph(self, letter: str) -> bool:
        """Tell whether the browser has a font for a letter; else it draws an empty box."""
        return bool(self.page.run(f"({_HAS_GLYPH})({json.dumps(letter)})"))

    def empty(self) -> None:
        """Take everything from the open board but its cells and its grid."""
        self.page.run(
            'for (const set of ["pu_q", "pu_a"]) for (const [name, layer] of'
            ' Object.entries(pu[set])) if (!name.startsWith("command"))'
            " pu[set][name] = Array.isArray(layer) ? [] : {};"
            "pu.make_frameline(); pu.redraw()"
        )


def fragment(link: str) -> str:
    """Give the parameters of a link: what follows its first ``?`` or ``#``, or all of it."""
    return re.split(r"[?#]", link.strip(), maxsplit=1)[-1]


def _edits(link: str) -> bool:
    """Tell whether a link opens for editing and no other thing."""
    parameters = fragment(link).split("&")
    return "m=edit" in parameters and not any(one.startswith("l=") for one in parameters)


@contextmanager
def editor(folder: Path) -> Iterator[Editor]:
    """Open the editor from its folder, and close all that was started for it afterwards.

    Raises:
        OracleError: If the folder holds no editor, or there is no Chromium.
    """
    binary = chromium()
    if not (folder / "index.html").is_file():
        raise OracleError(where=str(folder), found="no index.html, so no docs/ of penpa-edit")
    if binary is None:
        raise OracleError(where="browser", found="no Chromium on this machine")
    with served(folder) as address, browser(binary) as running:
        yield Editor(running.page(_NO_STORE), f"{address}index.html")
