"""The parser of HTML, with types: the only module that knows the library.

lxml reads what browsers would read, also of damaged pages; the standard library's own parser runs
the texts of unclosed links together.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import bs4

Node: TypeAlias = "bs4.Tag"
"""An element of a page."""

_UNSEEN: Final = frozenset(("script", "style", "template", "noscript", "head", "title"))
_UNENDED: Final = re.compile(
    r"(</?[a-z][^<>]*)(?=</?(?:a|b|p|br|hr|div|img|span|table|t[dhr]|h[1-6])[\s/>])", re.IGNORECASE
)
_UNQUOTED: Final = re.compile(r"""(\bhref=(?:"[^"<>]*|'[^'<>]*))(?=>)""", re.IGNORECASE)
_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


class Step(NamedTuple):
    """A place in a page, in the order of its text.

    Attributes:
        node: The element that begins or ends here; None at a text.
        text: The text.
        begins: Whether the element begins here.
    """

    node: "Node | None"
    text: str
    begins: bool


def parse(html: str) -> Node:
    """Parse a page, however damaged."""
    # Loading it takes longer than reading most links.
    from bs4 import BeautifulSoup

    # What says that it is XML, or is no HTML at all, makes the library warn.
    harmless = _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", html).replace("<?", "&lt;?")
    return BeautifulSoup(f"<!DOCTYPE html>\n{_mended(harmless)}", "lxml")


def _mended(html: str) -> str:
    """End tags and addresses that are not ended: browsers lose the link that follows."""
    quoted = _UNQUOTED.sub(lambda match: match[1] + match[1][len("href=")], html)
    return _UNENDED.sub(r"\1>", quoted)


def select(root: Node, selector: str) -> tuple[Node, ...]:
    """Give the elements inside one that a CSS selector names, in order."""
    return tuple(root.select(selector))  # pyright: ignore[reportUnknownMemberType]  # its stubs


def first(root: Node, selector: str) -> "Node | None":
    """Give the first of `select`."""
    return next(iter(select(root, selector)), None)


def attribute(node: Node, name: str) -> str:
    """Give an attribute; empty if there is none."""
    value: object = node.attrs.get(name, "")
    return value if isinstance(value, str) else ""


def classes(node: Node) -> frozenset[str]:
    """Give the names of an element's classes."""
    return frozenset(str(each) for each in node.get_attribute_list("class"))


def steps(root: Node) -> Iterator[Step]:
    """Go through an element in the order of its text; not by recursion, it may be nested deeply."""
    from bs4 import CData, NavigableString, Tag

    pending: list[tuple[object, bool]] = [(root, True)]
    while pending:
        node, begins = pending.pop()
        if isinstance(node, Tag):
            if node.name in _UNSEEN:
                continue
            yield Step(node, "", begins)
            if begins:
                pending.append((node, False))
                pending.extend((child, True) for child in reversed(node.contents))
        elif type(node) in (NavigableString, CData):  # comments are kinds of it
            yield Step(None, str(node), begins=True)
