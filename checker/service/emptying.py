"""Links of empty boards."""

from converters import registry
from converters.boardwish import BoardWish
from converters.errors import UsageError


def new_link(wish: BoardWish, *, to: str = "penpa") -> str:
    """Make the link of an empty board, and prove that it can be read again.

    Args:
        wish: What the board shall be like.
        to: The format's name.

    Raises:
        UsageError: If the format makes no empty boards, or none like that.
        UnknownName: If there is no such format.
    """
    target = registry.find_format(to)
    if target.empty is None:
        known = [name for name, each in registry.formats().items() if each.empty]
        raise UsageError(
            where=f"--to {to}",
            found=f"{target.title}, which makes no empty boards",
            want=" or ".join(known),
            hint="make one there and convert it",
        )
    link = registry.encode(target, target.empty(wish))
    registry.decode(link).drawing()
    return link
