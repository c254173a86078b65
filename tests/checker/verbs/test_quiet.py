import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
START = "from checker.verbs.quiet import alone_on_stderr, silence_libraries\n"
SILENCED = f"{START}silence_libraries()\n"


def said(script: str, *options: str) -> str:
    """Give what a process says on standard error."""
    command = [sys.executable, *options, "-c", script]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stderr


def test_what_a_library_logs_is_not_printed() -> None:
    assert said(f"{SILENCED}import logging; logging.getLogger('psycopg').warning('lost')") == ""


def test_what_a_library_warns_of_is_not_printed() -> None:
    warn = "import warnings; warnings.warn('old', UserWarning)"
    assert said(SILENCED + warn) == ""
    assert "old" in said(SILENCED + warn, "-W", "default")


def test_how_a_thread_of_a_library_ends_is_not_printed() -> None:
    assert said(f"{SILENCED}import threading; threading.Thread(target=lambda: 1 / 0).start()") == ""


def test_an_error_of_the_command_itself_is_still_told() -> None:
    assert "ZeroDivisionError" in said(f"{SILENCED}1 / 0")


def test_only_the_command_writes_and_not_the_processes_it_starts() -> None:
    script = f"""{START}
import subprocess, sys
with alone_on_stderr():
    subprocess.run([sys.executable, "-c", "import sys; print('child', file=sys.stderr)"])
    print("command", file=sys.stderr)
print("afterwards", file=sys.stderr)
"""
    assert said(script) == "command\nafterwards\n"


def test_dask_logs_nothing_on_standard_error() -> None:
    log = "import logging; logging.getLogger('distributed.nanny').error('lost')"
    assert (
        said(
            f"{SILENCED}import contextlib\nwith contextlib.suppress(ImportError):\n"
            f"    import distributed\n{log}"
        )
        == ""
    )


def test_the_command_begins_by_silencing_libraries() -> None:
    script = """
import logging
from checker import cli, start
cli.main = lambda: logging.getLogger("psycopg").warning("lost")
start.main()
"""
    assert said(script) == ""
