"""Every verb takes a short link as it takes the long one, and asks nobody if told so."""

import inspect
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
import typer
from requests import Request
from requests.adapters import HTTPAdapter
from urllib3 import HTTPResponse

from checker.cli import command
from converters.net import Clock, Patience, Policy
from converters.net.session import Setup, open_session
from tests.command import penpad

SHORT = "https://tinyurl.com/abc"
AKARI = "https://puzz.link/p?akari/4/4/kbh2bh"
PENPA = (Path(__file__).parents[3] / "fixtures/links/penpa/akari-solved.txt").read_text().strip()

Keep = Callable[..., None]


@pytest.fixture
def keep(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Keep:
    """Give what puts answers where the command keeps those it got before."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    setup = Setup(tmp_path / "penpad", Policy(), Patience(), Clock())

    def kept(url: str, *, to: str = "", text: str = "") -> None:
        request = Request("GET", url).prepare()
        fields = {"Location": to} if to else {}
        raw = HTTPResponse(
            BytesIO(text.encode()),
            headers=fields,
            status=301 if to else 200,
            request_url=url,
            preload_content=False,
        )
        with open_session(setup, stale=False) as session:
            response = HTTPAdapter().build_response(request, raw)
            session.cache.save_response(response, session.cache.create_key(request))

    return kept


@pytest.mark.parametrize(
    ("link", "command"),
    [
        (AKARI, ("check",)),
        (AKARI, ("info",)),
        (AKARI, ("convert", "--to", "text")),
        (AKARI, ("show",)),
        (AKARI, ("solve",)),
        (AKARI, ("explain",)),
        (AKARI, ("hint", "--cell")),
        (PENPA, ("slim",)),
        (PENPA, ("answer",)),
        (PENPA, ("replay",)),
        (AKARI, ("diff", AKARI)),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_verb_takes_a_short_link_as_the_long_one(
    keep: Keep, link: str, command: tuple[str, ...]
) -> None:
    keep(SHORT, to=link)
    verb, *rest = command
    long, short = penpad(verb, link, *rest), penpad(verb, SHORT, *rest)
    assert (short.exit, short.out) == (long.exit, long.out)
    if short.exit != 2:
        assert "tinyurl.com said on" in short.err


def test_the_answer_may_be_a_short_link_as_well(keep: Keep) -> None:
    keep(SHORT, to=PENPA)
    ran = penpad("check", PENPA, "--answer", SHORT, "--offline")
    assert ran.exit == penpad("check", PENPA, "--answer", PENPA).exit == 0


def test_a_short_id_is_converted_and_the_link_holds_the_puzzle(keep: Keep) -> None:
    keep("https://sudokupad.app/api/puzzle/00tjfy70pd", text='scl{"cells":[[{"value":1},{}]]}')
    ran = penpad("convert", "00tjfy70pd", "--to", "sudokupad", "--offline", "--lang", "nl")
    assert ran.out.startswith("https://sudokupad.app/scl")
    assert "opnieuw" in ran.err


def test_nothing_is_said_of_the_network_where_nobody_was_asked() -> None:
    assert "--refresh" not in penpad("info", AKARI).err


@pytest.mark.usefixtures("keep")
def test_offline_what_was_never_asked_is_told() -> None:
    ran = penpad("check", SHORT, "--offline", "--json")
    assert ran.exit == 2
    assert ran.json()["error"]["code"] == "fetch"


def test_offline_and_refresh_exclude_each_other() -> None:
    ran = penpad("info", AKARI, "--offline", "--refresh")
    assert (ran.exit, ran.out) == (2, "")
    assert "want one of them" in ran.err


def test_a_kept_redirect_to_another_host_is_refused_unless_allowed(keep: Keep) -> None:
    keep(SHORT, to="https://mirror.example/p?akari/4/4/kbh2bh")
    assert "mirror.example, which is not on the list" in penpad("info", SHORT).err
    ran = penpad("info", SHORT, "--allow-host", "Mirror.Example.")
    assert ran.exit == 0


def reads_a_link(command: typer.models.CommandInfo) -> bool:
    assert command.callback is not None
    parameters = inspect.signature(command.callback).parameters
    return bool({"link", "left"} & set(parameters))


@pytest.mark.parametrize(
    "command",
    [each for each in command().registered_commands if reads_a_link(each)],
    ids=lambda command: command.callback.__name__,
)
def test_every_verb_with_a_link_can_be_told_of_the_network(
    command: typer.models.CommandInfo,
) -> None:
    assert command.callback is not None
    parameters = inspect.signature(command.callback).parameters
    assert {"offline", "refresh", "allow_host"} <= set(parameters)
