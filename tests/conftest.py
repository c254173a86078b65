"""What every test has: a fixed seed, no network but loopback, and pictures compared as text."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# A found example becomes an `@example`; runs must not differ from one another.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")

PICTURES = Path(__file__).parent.parent / "fixtures" / "pictures"
LOOPBACK = ("127.", "::1", "localhost")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-pictures",
        action="store_true",
        help="write fixtures/pictures/*.svg anew; look at each of them before committing it",
    )


@pytest.fixture(autouse=True)
def only_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse every look-up and connection that leaves this machine."""
    for name in ("connect", "connect_ex"):
        monkeypatch.setattr(socket.socket, name, _guarded(getattr(socket.socket, name)))
    look_up = socket.getaddrinfo

    def guarded_look_up(host: object, *rest: object, **options: object) -> object:
        _refuse(host)
        return look_up(host, *rest, **options)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(socket, "getaddrinfo", guarded_look_up)


def _guarded(connect: Callable[[socket.socket, object], object]) -> Callable[..., object]:
    def guarded(self: socket.socket, address: object) -> object:
        if isinstance(address, tuple):  # a path is a socket of this machine
            _refuse(address[0])
        return connect(self, address)

    return guarded


def _refuse(host: object) -> None:
    if not str(host).startswith(LOOPBACK):
        pytest.fail(f"a test tried to reach {host!r}; tests have no network")


@pytest.fixture
def same_picture(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare an SVG with fixtures/pictures/NAME.svg, or write it with --update-pictures."""

    def compare(name: str, svg: str) -> None:
        path = PICTURES / f"{name}.svg"
        if request.config.getoption("--update-pictures"):
            path.write_text(svg, encoding="utf-8", newline="\n")
        assert svg == path.read_text(encoding="utf-8"), f"{path} differs (pytest --update-pictures)"

    return compare
