"""What other people's code says by itself, kept away from whoever runs the command.

Libraries log, warn, and tell of threads that ended; processes print why they could not begin. None
of it says what to do, and most of it is about an end that the command itself tells in one sentence.
Whatever matters reaches the command as a result or an error. Python's own ``-W`` and ``-X dev``
bring warnings and threads back for who works on the program.
"""

import io
import logging
import os
import sys
import threading
import warnings
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

_STDERR: Final = 2


def silence_libraries() -> None:
    """Let no library write on standard error; meant for a process that is the command's own.

    With a handler at the root nothing is printed for want of one, and dask adds none of its own.
    """
    logging.getLogger().addHandler(logging.NullHandler())
    if sys.flags.dev_mode or sys.warnoptions:
        return
    warnings.showwarning = _ignore
    threading.excepthook = _ignore
    sys.unraisablehook = _ignore


@contextmanager
def alone_on_stderr() -> Generator[None]:
    """Keep standard error for this process: what is started meanwhile writes nowhere.

    Processes of a pool outlive a killed command, and are interrupted while they begin; each would
    print where in its own beginnings it was.
    """
    try:
        kept = os.dup(_STDERR)
    except OSError:  # there is none
        yield
        return
    stream = sys.stderr
    with open(kept, "w", encoding=stream.encoding, errors="backslashreplace", buffering=1) as own:  # noqa: PTH123 - no file by a name
        if _is_plain(stream):
            sys.stderr = own
        _point(os.devnull)
        try:
            yield
        finally:
            own.flush()
            sys.stderr = stream
            os.dup2(kept, _STDERR)


def _is_plain(stream: object) -> bool:
    """Tell whether a stream is the system's own standard error."""
    try:
        return isinstance(stream, io.TextIOWrapper) and stream.fileno() == _STDERR
    except (OSError, ValueError):
        return False


def _point(name: str) -> None:
    """Let standard error lead elsewhere."""
    nowhere = os.open(name, os.O_WRONLY)
    os.dup2(nowhere, _STDERR)
    os.close(nowhere)


def _ignore(*_: object, **__: object) -> None:
    """Say nothing."""
