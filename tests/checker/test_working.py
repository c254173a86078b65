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


def ran(program: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command with a function in place of its work."""
    replaced = (
        "import os, signal, sys, time, types\n"
        "from contextlib import suppress\n"
        "press = lambda: os.kill(os.getpid(), signal.SIGINT)\n"
        f"{program}\n"
        "sys.modules['checker.cli'] = types.SimpleNamespace(main=work)\n"
        "from checker.start import main\n"
        "main()"
    )
    return subprocess.run([sys.executable, "-c", replaced], capture_output=True, check=False)


def test_ctrl_c_that_python_drops_is_raised_again() -> None:
    done = ran(
        "def work():\n"
        "    with suppress(KeyboardInterrupt): press()\n"
        "    time.sleep(60)\n"
        "    print('to the end')"
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_ctrl_c_that_comes_while_an_object_is_cleaned_away_is_not_lost() -> None:
    done = ran(
        "class Gone:\n    def __del__(self): press()\ndef work():\n    Gone()\n    time.sleep(60)"
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_ctrl_c_that_becomes_another_failure_ends_in_the_same_way() -> None:
    done = ran(
        "def work():\n"
        "    try: press()\n"
        "    except KeyboardInterrupt as error: raise SyntaxError from error"
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_ctrl_c_that_is_taken_for_an_error_ends_in_the_same_way() -> None:
    done = ran("def work():\n    try: press()\n    except KeyboardInterrupt: sys.exit(2)")
    assert done.returncode == 130


def test_what_tidies_up_after_ctrl_c_is_not_interrupted_again() -> None:
    done = ran(
        "def work():\n"
        "    try: press()\n"
        "    finally:\n"
        "        until = time.monotonic() + 1\n"
        "        while time.monotonic() < until: pass\n"
        "        print('tidied up')"
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"tidied up\n", b"")


def test_a_failure_of_its_own_is_not_taken_for_ctrl_c() -> None:
    done = ran("def work(): raise RuntimeError('a fault')")
    assert done.returncode == 1
    assert b"a fault" in done.stderr
