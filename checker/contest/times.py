"""Times as people write them, made comparable: the last entry is the one that counts."""

import re
from datetime import UTC, datetime
from typing import Final

_NUMBER: Final = re.compile(r"\d{1,12}(?:[.,]\d{1,9})?", re.ASCII)
_CLOCK: Final = re.compile(r"(\d{1,4}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?", re.ASCII)
_DAY_FIRST: Final = ("%d.%m.%Y %H:%M:%S", "%d.%m.%Y %H:%M", "%d.%m.%Y")


def seconds_of(time: str) -> float | None:
    """Give a time in seconds, to compare it with others of its sort.

    Args:
        time: A date with or without a time (as in ISO 8601, or day first with dots), a time of the
            day or since the start as hours, minutes and seconds, or a number of seconds.

    Returns:
        Seconds since 1970 of a date (one without a zone is taken for UTC), else since the start;
        None if it is none of these.

    >>> seconds_of("1:02:03"), seconds_of("29.11.2026 20:15") == seconds_of("2026-11-29T20:15")
    (3723.0, True)
    """
    if _NUMBER.fullmatch(time):
        return float(time.replace(",", "."))
    if clock := _CLOCK.fullmatch(time):
        hours, minutes, seconds = (int(part or 0) for part in clock.groups())
        return float(hours * 3600 + minutes * 60 + seconds)
    found = _date(time)
    if found is None:
        return None
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()


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
