"""Functions whose modules are loaded when they are first called.

Every command looks at every plugin to learn which one a link belongs to, and needs no more than
that of most of them: what stands behind the first look is loaded late. A plugin writes its imports
under ``TYPE_CHECKING``, where all tools that know types see them, and the names again by `late`.
"""

from collections.abc import Callable
from importlib import import_module


def late(module: str, name: str) -> Callable[..., object]:
    """Give a function that stands for one of a module not loaded yet.

    Args:
        module: The module's whole name.
        name: The function's name in it.

    >>> late("math", "sqrt")(9)
    3.0
    """

    def call(*arguments: object, **options: object) -> object:
        function: Callable[..., object] = getattr(import_module(module), name)
        return function(*arguments, **options)

    return call
