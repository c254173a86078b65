"""A format plugin's one type, and what it tells about a document without drawing it.

A format turns a link into its own lossless document and back, and a document into a neutral drawing
and back. A format that cannot do one of these leaves it out.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from converters.boardwish import BoardWish
from converters.drawing import Drawing, Element
from converters.film import Film
from converters.keyed import Keyed, KeyWish
from converters.loss import Lossy
from converters.stored import Stored

D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Summary:
    """What can be said of a document without understanding its marks.

    Attributes:
        editor: The program the link is for, with a version where it says one.
        grid: The lattice's name in the format's words.
        rows: Cells in play from top to bottom, as the solver sees them; 0 if not known.
        cols: The same from left to right.
        tags: Genre names in the document.
        counts: How many things there are of each sort, such as ``symbol: 12``.
        notes: What a reader of the link should know: repairs, oddities.
    """

    editor: str
    grid: str
    rows: int
    cols: int
    title: str = ""
    author: str = ""
    rules: str = ""
    tags: tuple[str, ...] = ()
    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Format(Generic[D]):
    """One way of writing puzzles down.

    Attributes:
        name: Stable, lower case; what ``--to`` takes.
        title: How people call it.
        sniff: Whether some input looks like this format; cheap, never raises.
        decode: Input to document, exact: `encode` gives the very input back.
        encode: Document to link.
        summary: What `Summary` says.
        to_drawing: Document to drawing, with everything it did not understand.
        from_drawing: Drawing to document; with a base, only what differs from it is changed.
        stored: What its editor's own comparison says of the marks given, or of the document's own
            (None); None if the document stores no answer that its editor would look at.
        with_key: A document that knows its answer, made of the marks on another.
        replay: The solve that a document keeps.
        moment: The board after some of its steps.
        slim: The document without history and baggage; its drawing is the same.
        empty: An empty board.
        carry: The document with a whole other link kept inside, where its editor hands it on.
        carried: The link that `carry` has put into a document; empty if it holds none.
        longest: Characters from which the editor itself warns about a link; None: it does not.
    """

    name: str
    title: str
    sniff: Callable[[str], bool]
    decode: Callable[[str], D] | None = None
    encode: Callable[[D], str] | None = None
    summary: Callable[[D], Summary] | None = None
    to_drawing: Callable[[D], Lossy[Drawing]] | None = None
    from_drawing: Callable[[Drawing, D | None], Lossy[D]] | None = None
    stored: Callable[[D, Sequence[Element] | None], Stored | None] | None = None
    with_key: Callable[[D, KeyWish], Keyed[D]] | None = None
    replay: Callable[[D], Film] | None = None
    moment: Callable[[D, int], D] | None = None
    slim: Callable[[D], D] | None = None
    empty: Callable[[BoardWish], D] | None = None
    carry: Callable[[D, str], D] | None = None
    carried: Callable[[D], str] | None = None
    longest: int | None = None
