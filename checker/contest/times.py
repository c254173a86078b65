"""Times as people write them, made comparable: the last entry is the one that counts."""

import re
from datetime import UTC, datetime
from typing import Final

_NUMBER: Final = re.compile(r"\d{1,13}(?:[.,]\d{1,9})?", re.ASCII)
_CLOCK: Final = re.compile(
    r"(\d{1,4}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(?:\s*([ap])\.?m\.?|\s*(?:Uhr|uur|h))?",
    re.ASCII | re.IGNORECASE,
)
# 14.30 may be half past two or fourteen seconds and a bit
_UNCLEAR: Final = re.compile(r"(?:[01]?\d|2[0-3])[.,][0-5]\d", re.ASCII)
_NOON: Final = 12
_DAY_FIRST: Final = ("%d.%m.%Y %H:%M:%S", "%d.%m.%Y %H:%M", "%d.%m.%Y")


def seconds_of(time: str) -> float | None:
    """Give a time in seconds, to compare it with others of its sort.

    Args:
        time: A date with or without a time (as in ISO 8601, or day first with dots), a time of the
            day or since the start as hours, minutes and seconds (with am or pm if need be), or a
            number of seconds.

    Returns:
        Seconds since 1970 of a date (one without a zone is taken for UTC), else since the start;
        None if it is none of these, or could be two of them, as 14.30 could.

    >>> seconds_of("1:02:03"), seconds_of("29.11.2026 20:15") == seconds_of("2026-11-29T20:15")
    (3723.0, True)
    """
    if _UNCLEAR.fullmatch(time):
        return None
    if _NUMBER.fullmatch(time):
        return float(time.replace(",", "."))
    if clock := _CLOCK.fullmatch(time):
        return _of_clock(clock)
    found = _date(time)
    if found is None:
        return None
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()


def sort_of(time: str) -> str:
    """Give in a word what sort of time it is that can be understood; sorts cannot be compared.

    >>> sort_of("20:15"), sort_of("2026-11-29T20:15"), sort_of("73")
    ('a clock', 'a date', 'a number')
    """
    if _NUMBER.fullmatch(time):
        return "a number"
    return "a clock" if _CLOCK.fullmatch(time) else "a date"


def _of_clock(clock: re.Match[str]) -> float | None:
    """Give the seconds of hours, minutes and seconds; None: there is no such hour of half a day."""
    hours, minutes, seconds = (int(part or 0) for part in clock.groups()[:3])
    if clock[4]:
        if not 1 <= hours <= _NOON:
            return None
        hours = hours % _NOON + (_NOON if clock[4].lower() == "p" else 0)
    return float(hours * 3600 + minutes * 60 + seconds)


def _date(time: str) -> datetime | None:
    try:
        return datetime.fromisoformat(time)
    except ValueError:
        pass
    for form in _DAY_FIRST:
        try:
            return datetime.strptime(time, form).replace(tzinfo=UTC)
        except ValueError:
            continue
    return None
