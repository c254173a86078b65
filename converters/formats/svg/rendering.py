"""resvg, the only door to it: it turns SVG into PNG.

While it works nothing else in the process does, Ctrl-C included, and a sheet of some hundred boards
takes it many seconds. So a long picture is rendered by a process of its own, which can be ended.
"""

import os
import subprocess
import sys
from typing import Final

from converters.errors import UsageError, WriteError

LONG: Final = 100_000
"""Characters of a picture that is worth a process of its own; it takes half a second."""

_SCRIPT: Final = (
    "import sys, resvg_py; svg = sys.stdin.buffer.read().decode();"
    " sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, background='#ffffff'))"
)


def rendered(svg: str) -> bytes:
    """Give a picture as PNG.

    Raises:
        UsageError: If resvg is not installed.
        WriteError: If it cannot be rendered.
    """
    try:
        import resvg_py
    except ImportError as error:
        raise UsageError(
            where="png",
            found="no resvg_py",
            want="the package resvg-py",
            hint="pip install resvg-py, or write .svg instead",
        ) from error
    try:
        if len(svg) >= LONG and sys.executable:
            return _apart(svg)
        return resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff")
    except (ValueError, OSError, subprocess.SubprocessError) as error:
        raise WriteError(
            where="png",
            found="a picture that does not render",
            want="an SVG as penpad writes it",
            hint="write .svg instead",
        ) from error


def _apart(svg: str) -> bytes:
    """Render in another process, which ends with this call whatever happens."""
    # It finds packages where this process does, but nothing that lies in the folder by chance.
    path = os.pathsep.join(filter(None, sys.path))
    return subprocess.run(  # noqa: S603 - our own interpreter and script
        [sys.executable, "-P", "-c", _SCRIPT],
        input=svg.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
    ).stdout
