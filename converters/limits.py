"""The sizes and times past which input is refused.

Real payloads are small (the largest seen inflates to about 400 kB), hostile ones are not:
raw deflate grows a thousandfold, lz-string with the square of its input, and Penpa+'s
abbreviations eightfold on top of that. Each bound holds for what comes *out*.
"""

from typing import Final

MAX_INFLATED: Final = 16 * 2**20
"""Characters one payload may hold once everything is unpacked and un-abbreviated."""

MAX_LINK: Final = 16 * 2**20
"""Characters a link may have; longer input is refused before it is looked at."""

MAX_SIDE: Final = 1000
"""Rows or columns a board may have in any format without a limit of its own."""

MAX_CELLS: Final = 100_000
"""Cells a board may have (Penpa+ itself stops at 100 by 100)."""

MAX_PLAIN: Final = 2**20
"""Characters a board written one code a cell may have, with all that is kept beside it (the
largest board seen, 100 by 100, has 60 thousand in its longest form)."""

MAX_DEPTH: Final = 200
"""How deep lists and objects may be nested in a document."""

MAX_DIGITS: Final = 400
"""Digits a number in a document may have (Python refuses to read more than 4300)."""

MAX_REPAIRS: Final = 400
"""How many places are tried to repair slashes that a server has collapsed."""

MAX_VALUES: Final = 1_000_000
"""Values one JSON text may hold; each costs Python far more memory than the text."""

MAX_FETCHED: Final = 4 * 2**20
"""Bytes a server's answer may have, unpacked; pages of the portal have a hundredth of that."""

MAX_NAME: Final = 300
"""Characters a short link or the name of a puzzle on a server may have."""

MAX_REDIRECTS: Final = 5
"""How many redirects are followed; a short link to a short link needs two."""

CONNECT_SECONDS: Final = 10.0
"""How long connecting to a server may take."""

READ_SECONDS: Final = 10.0
"""How long a server may be silent."""

FETCH_SECONDS: Final = 30.0
"""How long an answer may take from looking up the name to the last byte, redirects included."""

WAIT_SECONDS: Final = 30.0
"""How long to wait, all in all, for a busy server before it is asked again."""
