"""What every verb that reads a link can be told of the network, and who asks for it.

A verb says that it reads links by being `networked`: it gets a `Network` beside its own options,
and the command three options more.
"""

import inspect
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Annotated, Any, Final

import typer

from checker.rule import Lang
from checker.verbs.words import language
from converters.net import Fetcher, fetcher

_OFFLINE: Final = Annotated[
    bool, typer.Option("--offline", help="Ask nobody; use answers kept from before.")
]
_REFRESH: Final = Annotated[
    bool, typer.Option("--refresh", help="Ask again, though an answer was kept.")
]
_HOSTS: Final = Annotated[
    list[str] | None,
    typer.Option("--allow-host", metavar="HOST", help="A further host that may be asked."),
]
_OPTIONS: Final = {
    "offline": (_OFFLINE, False),
    "refresh": (_REFRESH, False),
    "allow_host": (_HOSTS, None),
}


@dataclass(frozen=True, slots=True)
class Network:
    """How a command may use the network.

    Attributes:
        offline: Ask nobody.
        refresh: Ask again, though an answer was kept.
        hosts: Further hosts that may be asked.
        lang: The language in which it is told who was asked.
    """

    offline: bool = False
    refresh: bool = False
    hosts: tuple[str, ...] = ()
    lang: Lang = Lang.EN

    def fetcher(self) -> Fetcher:
        """Give who asks.

        Raises:
            UsageError: If the options exclude each other, or a host's name is none.
        """
        return fetcher(offline=self.offline, refresh=self.refresh, hosts=self.hosts)


def networked(verb: Callable[..., None]) -> Callable[..., None]:
    """Give a verb whose argument ``net`` is made of three further options of the command."""

    @wraps(verb)
    def asking(
        *arguments: object,
        offline: bool,
        refresh: bool,
        allow_host: list[str] | None,
        **options: Any,  # noqa: ANN401 - the verb's own, each of its own type
    ) -> None:
        spoken = language(options.get("lang"), os.environ)
        net = Network(offline, refresh, tuple(allow_host or ()), spoken)
        verb(*arguments, net=net, **options)

    own = inspect.signature(verb, eval_str=True)
    kept = [each for each in own.parameters.values() if each.name != "net"]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for name, (kind, default) in _OPTIONS.items()
    ]
    parameters = [*kept, *added]
    # typer reads both to learn which options there are
    asking.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    asking.__annotations__ = {each.name: each.annotation for each in parameters}
    return asking
