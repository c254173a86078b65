"""Long work shows on a terminal that it goes on, and stops when told to."""

import io
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from checker.cli import main
from checker.rule import Lang
from checker.verbs import printing

ROOM = "\n".join(["." * 90] * 90)
"""Two seconds of work."""


def shown(terminal: int) -> Iterator[bytes]:
    """Give what a program writes on a terminal, until it ends."""
    try:
        while part := os.read(terminal, 4096):
            yield part
    except OSError:
        return
    finally:
        os.close(terminal)


def test_a_file_gets_no_signs_of_work(capsys: pytest.CaptureFixture[str]) -> None:
    with printing.working(Lang.EN):
        pass
    assert capsys.readouterr() == ("", "")


def test_ctrl_c_ends_the_work_without_a_traceback() -> None:
    terminal, program = pty.openpty()
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from checker.start import main; main()",
            "solve",
            ROOM,
            "--genre=akari",
        ],
        stdout=subprocess.DEVNULL,
        stderr=program,
        env={**os.environ, "TERM": "xterm", "LANG": "C"},
    )
    os.close(program)
    seen = b""
    for part in shown(terminal):
        if b"Ctrl-C stops it" in part and b"Ctrl-C" not in seen:
            process.send_signal(signal.SIGINT)
        seen += part
    assert process.wait() == 130
    assert b"Traceback" not in seen


class Interrupted(io.StringIO):
    """A stream at whose very end somebody presses Ctrl-C."""

    def flush(self) -> None:
        raise KeyboardInterrupt


def test_ctrl_c_while_results_are_handed_over_ends_in_the_same_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdout", Interrupted())
    with pytest.raises(SystemExit) as ended:
        main(["genres"])
    assert ended.value.code == 130


def test_ctrl_c_while_the_command_is_still_loading_ends_in_the_same_way() -> None:
    interrupted = (
        "import sys\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'checker.cli': raise KeyboardInterrupt\n"
        "from checker.start import main\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "main()"
    )
    ran = subprocess.run([sys.executable, "-c", interrupted], capture_output=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, b"", b"")
