"""Sorts of entries that every genre has: codes as people type them, and what is no answer at all.

They know of a puzzle nothing but its code and its right board.
"""

from typing import Any, Final, TypeAlias

from checker.contest.synthetic.crafts import Case, Sent
from checker.contest.verdict import Verdict

_Case: TypeAlias = Case[Any]


def right_code(case: _Case) -> Sent:
    """Give the code."""
    return Sent(Verdict.EQUAL, code=case.made.code)


def spaced_code(case: _Case) -> Sent:
    """Give the code with something between its characters that the booklet allows."""
    code = case.made.code
    at = case.random.randrange(1, len(code))
    between = case.random.choice((" ", "-", ", "))
    return Sent(Verdict.NORMALISED, code=f"{code[:at]}{between}{code[at:]}")


def cut_code(case: _Case) -> Sent:
    """Give the code without its last character."""
    return Sent(Verdict.NEAR_MISS, code=case.made.code[:-1])


def wrong_code(case: _Case) -> Sent:
    """Give a code without a single digit right; of two solutions it refutes none."""
    code = "".join(str((int(each) + 5) % 10) for each in case.made.code)
    verdict = Verdict.WRONG if case.made.other is None else Verdict.NOT_CHECKED
    return Sent(verdict, code=code)


def short_link(case: _Case) -> Sent:
    """Give a link that only a server knows."""
    link = f"https://tinyurl.com/{case.random.randrange(10**8):08}"
    return Sent(Verdict.NOT_CHECKED, link=link)


def no_link(case: _Case) -> Sent:
    """Give an address that leads to no puzzle."""
    return Sent(Verdict.UNUSABLE, link=f"https://example.com/{case.random.random()}")


def nothing(_: _Case) -> Sent:
    """Give an entry without any answer."""
    return Sent(Verdict.UNUSABLE)


def nothing_drawn(case: _Case) -> Sent:
    """Give the puzzle as it is."""
    return Sent(Verdict.UNFINISHED, link=case.made.link)


SORTS: Final = (
    right_code,
    spaced_code,
    cut_code,
    wrong_code,
    short_link,
    no_link,
    nothing,
    nothing_drawn,
)
