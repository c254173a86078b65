"""A server on loopback that does what it is told, and a fetcher that finds every host there.

Hosts keep their real names: the fetcher's own look-up says that all of them live on this machine,
and its guard against that is switched off by the argument that exists for these tests.
"""

import threading
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from converters.net import HOSTS, Clock, Fetcher, Patience, Policy

Reply = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Server:
    """What it is told to say, by path, and what it was asked."""

    replies: Mapping[str, Reply]
    port: int = 0
    asked: list[str] = field(default_factory=list)
    headers: list[Mapping[str, str]] = field(default_factory=list)
    done: threading.Event = field(default_factory=threading.Event)

    def url(self, host: str, path: str) -> str:
        return f"http://{host}:{self.port}{path}"


@contextmanager
def serving(replies: Mapping[str, Reply]) -> Generator[Server]:
    told = Server(replies)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            host = self.headers["Host"].partition(":")[0]
            told.asked.append(f"{host}{self.path}")
            told.headers.append(dict(self.headers))
            self.done = told.done
            self.close_connection = True
            reply = told.replies.get(self.path, answering(b"nothing here", status=404))
            with suppress(OSError):  # the other side has had enough
                reply(self)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    told.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield told
    finally:
        told.done.set()
        server.shutdown()
        thread.join()
        server.server_close()


def answering(
    body: bytes = b"", *, status: int = 200, length: str | None = None, **fields: str
) -> Reply:
    """Give a reply with a body; fields are headers, written with _ for -."""

    def reply(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        for name, value in fields.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("Content-Length", length if length is not None else str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return reply


def leading(to: str, *, status: int = 301) -> Reply:
    """Give a redirect."""
    return answering(status=status, Location=to)


def one_after_the_other(*replies: Reply) -> Reply:
    """Give one reply each time; the last one from then on."""
    left = list(replies)

    def reply(handler: BaseHTTPRequestHandler) -> None:
        (left.pop(0) if len(left) > 1 else left[0])(handler)

    return reply


def raw(*pieces: bytes, pause: float = 0.0, forever: bytes = b"") -> Reply:
    """Give bytes as they are, with a pause after each piece, the last one again and again."""

    def reply(handler: BaseHTTPRequestHandler) -> None:
        for piece in pieces:
            handler.wfile.write(piece)
            handler.wfile.flush()
            if handler.done.wait(pause):
                return
        while forever and not handler.done.wait(pause):
            handler.wfile.write(forever)
            handler.wfile.flush()

    return reply


class Time:
    """A clock that nobody waits for: sleeping moves it."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0
        self.slept: list[float] = []

    def now(self) -> float:
        return self.seconds

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.seconds += seconds

    def clock(self) -> Clock:
        return Clock(self.now, self.sleep)


def fetching(
    server: Server,
    folder: Path,
    *,
    time: Time | None = None,
    patience: Patience | None = None,
    private: bool = True,
    **options: bool,
) -> Fetcher:
    """Give a fetcher that finds every host at the server."""
    policy = Policy(
        hosts=HOSTS,
        ports=frozenset({80, 443, server.port}),
        look_up=lambda *_: ("127.0.0.1",),
        private=private,
    )
    return Fetcher(
        folder,
        policy=policy,
        patience=patience or Patience(),
        clock=(time or Time()).clock(),
        **options,
    )
