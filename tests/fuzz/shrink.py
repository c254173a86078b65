"""Makes a faulty case small, so that whoever mends the fault can read it."""

from dataclasses import replace
from typing import Final

from tests.fuzz.case import Case
from tests.fuzz.probe import probe

TRIES: Final = 300


def shrunk(case: Case, signature: str) -> Case:
    """Cut pieces out of a case's text as long as it fails in the same way, bounded by `TRIES`."""
    tries = TRIES
    piece = len(case.text) // 2
    while piece and tries > 0:
        start = 0
        while start < len(case.text) and tries > 0:
            smaller = replace(case, text=case.text[:start] + case.text[start + piece :])
            tries -= 1
            if probe(smaller.link()).signature == signature:
                case = smaller
            else:
                start += piece
        piece //= 2
    return case
