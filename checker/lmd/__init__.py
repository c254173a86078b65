"""A page of the Rätselportal of Logic Masters Deutschland: its text, its facts and its links.

Everything here works on a page that somebody has fetched or saved; nothing is asked for.

=============  ================================================================
module         what it knows
=============  ================================================================
`soup`         the parser
`page`         what is told of a page
`addresses`    the portal's addresses, and whose an address is
`walking`      a damaged page as lines of text with the links in them
`roles`        which link is the example and which the puzzle itself
`dates`        the portal's dates, also those that hang on the day
`reading`      all of it together
=============  ================================================================
"""

from checker.lmd.addresses import id_of, page_address
from checker.lmd.page import Because, Difficulty, Editor, Page, PageLink, Role
from checker.lmd.reading import links_in, read_page

__all__ = [
    "Because",
    "Difficulty",
    "Editor",
    "Page",
    "PageLink",
    "Role",
    "id_of",
    "links_in",
    "page_address",
    "read_page",
]
