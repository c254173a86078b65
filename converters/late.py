"""Functions whose modules are loaded when they are first called.

Every command looks at every plugin to learn which one a link belongs to, and needs no more than
that of most of them: what stands behind the first look is loaded late. A plugin writes its imports
under ``TYPE_CHECKING``, where all tools that know types see them, and the names again as `Late`.
"""

from dataclasses import dataclass
from importlib import import_module


@dataclass(frozen=True, slots=True)
class Late:
    """A function of a module that need not be loaded yet; it pickles and compares as its name does.

    Attributes:
        module: The module's whole name.
        name: The function's name in it.

    >>> Late("math", "sqrt")(9)
    3.0
    """

    module: str
    name: str

    def __call__(self, *arguments: object, **options: object) -> object:
        """Call the function."""
        return getattr(import_module(self.module), self.name)(*arguments, **options)
