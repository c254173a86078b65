"""The real SudokuPad as a witness: what it makes of a link, and what its check button says.

`application` opens it from a folder of ours (the one that holds its ``index.html``), with Chromium.
`Application.load` opens a link as a visitor would, in a page of its own (about 1.2 s);
`Application.load_here` gives its payload to the open page, which is thirty times faster; what the
address asks for beside the payload is ignored then. Progress that the application keeps under a
puzzle's id is thrown away first, and nothing is asked of any server: once it believes a puzzle
solved, the application would tell a public counter.

What the application complains about with any puzzle at all, such as a script that the copy does not
have, is no complaint about a puzzle. So an empty board is opened first, and what is said of it is
never said again.

Nothing of the application is part of this project, which runs without it.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from converters.drawing import Drawing
from converters.lattice import SquareLattice
from converters.registry import write
from converters.site import Site, cell
from tests.oracle.browser import OracleError, Page, browser, chromium, served

HOST: Final = "https://sudokupad.app/"

# The copy was saved from a running page: its buttons are dead, and while they are there the
# application makes no new ones.
_BEFORE: Final = """
localStorage.clear();
globalThis.Peer ??= class { on() {} connect() { return this; } destroy() {} };
globalThis.fetch = () => Promise.resolve(new Response("{}"));
addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll(".controls-aux button, .controls-app button"))
    button.remove();
});
"""
_READY: Final = """
!!document.querySelector("#msgNotFound") || (typeof Framework !== "undefined" && !!Framework.app
  && !!Framework.app.puzzle && !!Framework.app.puzzle.currentPuzzle
  && !!document.querySelector('button[data-control="check"]')
  && !!document.querySelector("#svgrenderer .cell-grid"))
"""
_LOAD: Final = """
(async payload => {
  Framework.closeDialog();
  localStorage.clear();
  await Framework.app.loadCTCPuzzle(await PuzzleLoader.parsePuzzleData(payload));
})
"""
_BOARD: Final = """
JSON.stringify({
  rows: Framework.app.puzzle.rows,
  cols: Framework.app.puzzle.cols,
  givens: Framework.app.puzzle.cells.filter(one => one.propGet("given"))
    .map(one => [one.row, one.col, String(one.getVal() ?? "")]),
  solved: Framework.app.puzzle.isCompleted(),
  broken: [...document.querySelectorAll("#svgrenderer *")].flatMap(one => [...one.attributes])
    .filter(one => one.name !== "id" && one.name !== "class")
    .find(one => /NaN|undefined/.test(one.value))?.value.slice(0, 80) ?? "",
})
"""
_FILL: Final = """
(entries => {
  const app = Framework.app, puzzle = app.puzzle;
  const at = (row, col) => puzzle.cells.find(one => one.row === row && one.col === col);
  for (const [row, col, value] of entries) {
    const one = at(row, col);
    if (one.propGet("given") || String(one.getVal() ?? "") === value) continue;
    app.act({type: "deselect"});
    app.act({type: "select", arg: [one]});
    app.act({type: "value", arg: value});
  }
  app.act({type: "deselect"});
})
"""
_RESTART: Final = "Framework.closeDialog(); Framework.app.puzzle.restartPuzzle()"
# The verdict is told by which words of which dialog are asked for.
_CHECK: Final = """
(() => {
  const app = Framework.app, own = app.getDialogParts;
  let verdict = "";
  app.getDialogParts = function(type) { verdict ||= type; return own.call(this, type); };
  try { app.check({alertOnError: true, alertOnNoError: true}); }
  finally { app.getDialogParts = own; Framework.closeDialog(); }
  return verdict;
})()
"""
_NO_PICTURE: Final = "[object Event]"
"""The complaint about a background picture, which is somewhere else and cannot be had here."""
_SECONDS_TO_LOAD: Final = 60.0
_LONGEST_ADDRESS: Final = 60_000
"""Characters of an address that a simple server takes."""


class Board(NamedTuple):
    """What the application shows of a puzzle.

    Attributes:
        rows: Its rows; 0 if it could not read the payload.
        cols: Its columns.
        givens: The values that it does not let a solver change; empty where it hides one.
        solved: Whether it counts as solved.
        broken: An attribute of its picture with a ``NaN`` or ``undefined`` in it, if there is one.
    """

    rows: int
    cols: int
    givens: Mapping[Site, str]
    solved: bool
    broken: str = ""


@dataclass(slots=True)
class Application:
    """The application in an open page.

    Attributes:
        page: Where it runs.
        address: Where it is served; ends in a slash.
        ordinary: What it complains about with any puzzle.
    """

    page: Page
    address: str
    ordinary: frozenset[str] = frozenset()

    def load(self, link: str) -> tuple[str, ...]:
        """Open a link in a fresh page and give what the page complained about.

        Raises:
            OracleError: If the application neither opens it nor says that there is none, in time.
        """
        tail = link.removeprefix(HOST)
        if len(tail) > _LONGEST_ADDRESS:
            return self.load_here(link)
        self.page.go(self.address + tail)
        self.page.until(_READY, seconds=_SECONDS_TO_LOAD)
        if self.page.run('!!document.querySelector("#msgNotFound")'):
            return ("the application says that there is no such puzzle",)
        return self._complaints()

    def load_here(self, link: str) -> tuple[str, ...]:
        """Open the payload of a link in the open page; see `load`."""
        payload = link.removeprefix(HOST).partition("?")[0]
        try:
            self.page.run(f"({_LOAD})({json.dumps(payload)})", seconds=_SECONDS_TO_LOAD)
        except OracleError as error:
            return (str(error), *self._complaints())
        return self._complaints()

    def blank(self) -> None:
        """Open an empty board, and take what is said of it for ordinary."""
        board = Drawing(SquareLattice(2, 2), frozenset(cell(*divmod(at, 2)) for at in range(4)))
        self.ordinary = frozenset(self.load(write(board, to="sudokupad").value))

    def board(self) -> Board:
        """Give what it shows."""
        found: dict[str, Any] = json.loads(self.page.run(_BOARD))
        givens = {cell(row, col): value for row, col, value in found.pop("givens")}
        return Board(givens=givens, **found)

    def verdict(self, entries: Mapping[Site, str]) -> str:
        """Enter values into an empty board and press the check button.

        Returns:
            ``correct``, ``partial``, ``incorrect``, ``valid``, ``invalid`` or ``unknown``.
        """
        self.page.run(_RESTART)
        listed = [[site.row, site.col, value] for site, value in entries.items()]
        self.page.run(f"({_FILL})({json.dumps(listed)})", seconds=_SECONDS_TO_LOAD)
        return str(self.page.run(_CHECK))

    def _complaints(self) -> tuple[str, ...]:
        told = self.page.complaints()
        return tuple(one for one in told if one not in self.ordinary and one != _NO_PICTURE)


@contextmanager
def application(folder: Path) -> Iterator[Application]:
    """Open the application from its folder, and close all that was started for it afterwards.

    Raises:
        OracleError: If the folder holds no application, or there is no Chromium.
    """
    binary = chromium()
    if not (folder / "index.html").is_file():
        raise OracleError(where=str(folder), found="no index.html, so no copy of SudokuPad")
    if binary is None:
        raise OracleError(where="browser", found="no Chromium on this machine")
    with served(folder, one_page=True) as address, browser(binary) as running:
        opened = Application(running.page(_BEFORE), address)
        opened.blank()
        yield opened
