"""Telling on standard error how the grading of a contest goes.

On a terminal a bar with rate and rest time; elsewhere a line now and then. What an organiser has to
know at once is told at once: a valid solution that is not the booklet's.
"""

import time
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from rich.console import Console

from checker.contest import words
from checker.contest.verdict import Judged, Verdict
from checker.rule import Facts, Lang, Remark, Text
from checker.verbs import printing
from checker.verbs.words import clock

if TYPE_CHECKING:
    from checker.contest.store import Run, Store  # slow to load, and may be missing

_QUIET_SECONDS: Final = 10.0
_LOUD_SECONDS: Final = 0.5


class Tally:
    """Counts what is judged, and tells."""

    def __init__(self, store: "Store", lang: Lang) -> None:
        """Begin to count.

        Args:
            store: Whose runs are counted.
            lang: The language of what is told.
        """
        self._store = store
        self._lang = lang
        self._terminal = Console(stderr=True).is_terminal
        self._answers, self._before, self._judged = 0, 0, 0
        self._began, self._told = time.monotonic(), time.monotonic()
        self._run = 0
        self._raised: set[str] = set()

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        """Clear the line on a terminal, however it ended."""
        if self._terminal:
            printing.over("")

    def begun(self, run: "Run") -> None:
        """Hear of the run, and tell if it is not a new one."""
        self._run, self._answers, self._judged = run.id, 0, 0
        self._raised.clear()
        earlier = self._store.last_entry(run.id) > 0
        if run.finished or earlier:
            text = words.ALREADY if run.finished else words.RESUMED
            printing.note(Remark(text, facts={"run": run.id}), self._lang)

    def loaded(self, count: int) -> None:
        """Hear how many entries are noted."""
        self._tell(words.LOADED, {"count": count})

    def judged(self, judged: list[Judged]) -> None:
        """Hear of verdicts."""
        if not self._answers:
            progress = self._store.progress(self._run)
            self._answers, self._before = progress.answers, progress.judged - len(judged)
            self._began = time.monotonic()
        self._judged += len(judged)
        for each in judged:
            if each.outcome.verdict is Verdict.OTHER_VALID and each.puzzle not in self._raised:
                self._raised.add(each.puzzle)
                remark = Remark(words.OTHER_VALID, facts={"puzzle": each.puzzle})
                printing.note(remark, self._lang)
        self._tell(words.GRADED, self._facts())

    def _facts(self) -> Facts:
        done = self._before + self._judged
        rate = self._judged / max(time.monotonic() - self._began, 0.001)
        left = int(1000 * (self._answers - done) / max(rate, 0.001))
        return {
            "judged": done,
            "answers": self._answers,
            "rate": f"{rate:.0f}",
            "left": clock(left),
        }

    def _tell(self, text: Text, facts: Facts) -> None:
        """Tell, if it is some time since the last time."""
        waited = time.monotonic() - self._told
        if waited < (_LOUD_SECONDS if self._terminal else _QUIET_SECONDS):
            return
        self._told = time.monotonic()
        said = text.say(self._lang, facts)
        if self._terminal:
            printing.over(said)
        else:
            printing.note(Remark(text, facts=facts), self._lang)
