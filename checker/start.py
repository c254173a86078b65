"""Where the ``penpad`` command begins: what it needs is loaded here, and may be interrupted.

Before `main` runs next to nothing is imported: an interruption there would end in a traceback.

Ctrl-C can get lost: Python drops what is raised while it cleans an object away, and some modules
take any failure while they are loaded for one of their own. So it is raised again and again until
somebody answers it, and whatever ends the command after it was pressed is taken for its end.
"""

import signal
import sys
from types import FrameType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

INTERRUPTED: Final = 128 + signal.SIGINT

_AGAIN: Final = 0.3
"""Seconds until Ctrl-C is raised once more."""


def main() -> None:
    """Run the command on the arguments of the process; never returns."""
    pressed: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        pressed.append(number)
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, _insist)
            signal.setitimer(signal.ITIMER_REAL, _AGAIN, _AGAIN)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, stop)
    sys.unraisablehook = _dropped
    try:
        _run()
    except BaseException as error:
        if not pressed and not isinstance(error, KeyboardInterrupt):
            raise
        sys.exit(INTERRUPTED)
    finally:
        # All is done and said: Ctrl-C while Python cleans up would only end in a traceback.
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _run() -> None:
    from checker.cli import main as run
    from checker.verbs.quiet import silence_libraries

    silence_libraries()
    run()


def _dropped(lost: "UnraisableHookArgs") -> None:
    """Say nothing of a Ctrl-C that Python drops: it comes again."""
    if not isinstance(lost.exc_value, KeyboardInterrupt):
        sys.__unraisablehook__(lost)


def _insist(_number: int, _frame: FrameType | None) -> None:
    """Raise Ctrl-C again, unless it is being answered at this moment."""
    handled = sys.exception()
    while handled is not None:
        if isinstance(handled, KeyboardInterrupt):
            return
        handled = handled.__context__
    raise KeyboardInterrupt
