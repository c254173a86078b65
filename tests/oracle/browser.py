"""A headless Chromium that runs scripts for us, driven over two pipes with the standard library.

`browser` starts one and ends it whatever happens; `Page` opens addresses and evaluates JavaScript;
`served` gives a folder out on loopback. Everything has a time limit. What a page complains about
(uncaught errors, rejections, ``console.error``) is collected before its first script runs.

Chromium talks NUL-ended JSON: commands on its descriptor 3, answers and events on 4. Events are not
needed here and are thrown away.
"""

import fcntl
import json
import os
import select
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

BINARIES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
SECONDS: Final = 30.0
"""How long one command may take."""

_FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-device-scale-factor=1",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--remote-debugging-pipe",
)
_ENDINGS: Final = frozenset((".html", ".js", ".css", ".json", ".svg", ".png"))
_SHOWN: Final = 60
_CHUNK: Final = 1 << 20
_FIRST_FREE: Final = 10
_LISTEN: Final = """
globalThis.complaints = [];
addEventListener("error", e => complaints.push(String(e.message || e.target.src || e.type)));
addEventListener("unhandledrejection", e => complaints.push(String(e.reason)));
{
  const told = console.error;
  console.error = (...words) => { complaints.push(words.join(" ")); told(...words); };
}
"""


class OracleError(Exception):
    """The browser, or a script in it, did not do what it was asked for.

    Attributes:
        where: The command, script or file.
        found: What happened instead.
    """

    def __init__(self, *, where: str, found: str) -> None:
        self.where = where
        self.found = found
        super().__init__(f"{where}: {found}")


def chromium() -> str | None:
    """Give the path of a Chromium on this machine; None if there is none."""
    return next((path for name in BINARIES if (path := shutil.which(name))), None)


@dataclass(slots=True)
class Browser:
    """A running Chromium.

    Attributes:
        pid: Its process, which leads a process group of its own.
        commands: Where commands are written.
        answers: Where answers are read.
    """

    pid: int
    commands: int
    answers: int
    count: int = 0
    buffer: bytearray = field(default_factory=bytearray)

    def page(self, *scripts: str) -> "Page":
        """Open an empty page that runs these scripts before those of any address it visits."""
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        attached = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})
        page = Page(self, target, attached["sessionId"])
        page.call("Page.enable")
        for script in (_LISTEN, *scripts):
            page.call("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        return page

    def call(
        self,
        method: str,
        values: Mapping[str, Any] | None = None,
        *,
        session: str | None = None,
        seconds: float = SECONDS,
    ) -> dict[str, Any]:
        """Run one command of the DevTools protocol and give its result.

        Raises:
            OracleError: If it fails, takes too long, or the browser is gone.
        """
        self.count += 1
        command: dict[str, Any] = {"id": self.count, "method": method, "params": values or {}}
        if session:
            command["sessionId"] = session
        _write(self.commands, json.dumps(command).encode() + b"\0")
        limit = time.monotonic() + seconds
        while True:
            answer = self._next(limit, method)
            if answer.get("id") == self.count:
                break
        if "error" in answer:
            raise OracleError(where=method, found=answer["error"].get("message", "an error"))
        result: dict[str, Any] = answer["result"]
        return result

    def _next(self, limit: float, method: str) -> dict[str, Any]:
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.answers], [], [], max(0, limit - time.monotonic()))
            if not ready:
                raise OracleError(where=method, found="no answer in time")
            chunk = os.read(self.answers, _CHUNK)
            if not chunk:
                raise OracleError(where=method, found="the browser has gone")
            self.buffer += chunk
        text, _, rest = self.buffer.partition(b"\0")
        self.buffer = rest
        message: dict[str, Any] = json.loads(text)
        return message


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a browser."""

    browser: Browser
    target: str
    session: str

    def call(
        self, method: str, values: Mapping[str, Any] | None = None, *, seconds: float = SECONDS
    ) -> dict[str, Any]:
        """Run one command for this page."""
        return self.browser.call(method, values, session=self.session, seconds=seconds)

    def go(self, address: str) -> None:
        """Leave what is open and start to load an address; `until` waits for it."""
        # A changed fragment alone would not load anything.
        self.call("Page.navigate", {"url": "about:blank"})
        self.until('location.href === "about:blank"')
        answer = self.call("Page.navigate", {"url": address})
        if answer.get("errorText"):
            raise OracleError(where=address[:80], found=answer["errorText"])

    def run(self, script: str, *, seconds: float = SECONDS) -> Any:
        """Evaluate an expression, wait for it if it is a promise, and give its value.

        Raises:
            OracleError: If it throws or takes too long.
        """
        values = {"expression": script, "returnByValue": True, "awaitPromise": True}
        answer = self.call("Runtime.evaluate", values, seconds=seconds)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raised = details.get("exception", {})
            words = raised.get("description") or raised.get("value") or details.get("text")
            raise OracleError(where=script[:_SHOWN], found=f"{words}"[:500])
        return answer["result"].get("value")

    def until(self, condition: str, *, seconds: float = SECONDS) -> None:
        """Wait until an expression is true.

        Raises:
            OracleError: If it is not in time.
        """
        limit = time.monotonic() + seconds
        while not self._true(condition):
            if time.monotonic() > limit:
                raise OracleError(
                    where=condition[:_SHOWN], found=f"not true in {seconds:g} seconds"
                )
            time.sleep(0.01)

    def complaints(self) -> tuple[str, ...]:
        """Give what the open page has complained about since it was loaded, and forget it."""
        return tuple(self.run("complaints.splice(0)"))

    def close(self) -> None:
        """Close the page."""
        self.browser.call("Target.closeTarget", {"targetId": self.target})

    def _true(self, condition: str) -> bool:
        # While one document gives way to the next, there is nothing to ask.
        with suppress(OracleError):
            return bool(self.run(condition))
        return False


@contextmanager
def browser(binary: str) -> Iterator[Browser]:
    """Start a Chromium with an empty profile; end it and its children afterwards."""
    with tempfile.TemporaryDirectory(prefix="oracle-", ignore_cleanup_errors=True) as profile:
        running = _start(binary, profile)
        try:
            yield running
        finally:
            _end(running)


@contextmanager
def served(folder: Path, *, one_page: bool = False) -> Iterator[str]:
    """Serve a folder on loopback and give its address, which ends in a slash.

    Args:
        folder: What is served.
        one_page: Whether every address without a file is answered with ``index.html``.
    """
    handler = _OnePage if one_page else _Silent
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(SECONDS)


class _Silent(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Keep quiet."""


class _OnePage(_Silent):
    """Serves one page under every address that is no file."""

    def translate_path(self, path: str) -> str:
        """Give the file of an address."""
        file = Path(super().translate_path(path))
        # A missing script must stay missing; a payload has no ending, and is too long for a name.
        is_named = file.suffix in _ENDINGS
        return str(file if is_named or not file.name else Path(self.directory) / "index.html")


def _start(binary: str, profile: str) -> Browser:
    theirs_in, ours_out = _pipe()
    ours_in, theirs_out = _pipe()
    null = os.open(os.devnull, os.O_RDWR)
    handed = [(null, 0), (null, 1), (null, 2), (theirs_in, 3), (theirs_out, 4)]
    pid = os.posix_spawn(
        binary,
        [binary, *_FLAGS, f"--user-data-dir={profile}", "about:blank"],
        os.environ,
        file_actions=[(os.POSIX_SPAWN_DUP2, ours, theirs) for ours, theirs in handed],
        setpgroup=0,
    )
    for end in (null, theirs_in, theirs_out):
        os.close(end)
    return Browser(pid, ours_out, ours_in)


def _pipe() -> tuple[int, int]:
    """Give the two ends of a pipe, out of the way of the descriptors handed to the browser."""
    ends = os.pipe()
    read, write = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, _FIRST_FREE) for end in ends)
    for end in ends:
        os.close(end)
    return read, write


def _write(pipe: int, message: bytes) -> None:
    rest = memoryview(message)
    try:
        while rest:
            rest = rest[os.write(pipe, rest) :]
    except BrokenPipeError as error:
        raise OracleError(where="command", found="the browser has gone") from error


def _end(running: Browser) -> None:
    with suppress(OracleError):
        running.call("Browser.close", seconds=5)
    for end in (running.commands, running.answers):
        os.close(end)
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(running.pid, 0)
