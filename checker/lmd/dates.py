"""The portal's dates: written in German or English, in its own time zone, some by the day.

``today`` and ``yesterday`` mean the day on which the page was asked for. The time zone is that of
Berlin, whose rule is worked out here: the standard library finds it only where the system has a
table of time zones.
"""

import re
from datetime import UTC, datetime, timedelta, timezone
from types import MappingProxyType
from typing import Final

_MONTHS: Final = MappingProxyType(
    {
        name: number
        for number, names in enumerate(
            (
                ("januar", "january"),
                ("februar", "february"),
                ("märz", "march"),
                ("april",),
                ("mai", "may"),
                ("juni", "june"),
                ("juli", "july"),
                ("august",),
                ("september",),
                ("oktober", "october"),
                ("november",),
                ("dezember", "december"),
            ),
            start=1,
        )
        for name in names
    }
)
_DAYS_AGO: Final = MappingProxyType({"heute": 0, "today": 0, "gestern": 1, "yesterday": 1})
_TIME: Final = r"\s*,?\s*(\d{1,2}):(\d{2})"
_DATE: Final = re.compile(rf"(\d{{1,2}})\.\s*([^\W\d_]+)\s+(\d{{4}}){_TIME}")
_BY_THE_DAY: Final = re.compile(rf"\b({'|'.join(_DAYS_AGO)}){_TIME}", re.IGNORECASE)
_WINTER, _SUMMER = timedelta(hours=1), timedelta(hours=2)
_SUNDAY: Final = 6


def date_in(words: str, asked: datetime | None) -> datetime | None:
    """Give the date that stands in some words, with its time zone.

    Args:
        words: Such as ``(Eingestellt Gestern, 20:25 Uhr von NAME)``.
        asked: When the page was asked for, with a time zone; None: not known.

    Returns:
        None if there is no date, none that exists, or one that hangs on an unknown day.
    """
    try:
        return _written(words) or _by_the_day(words, asked)
    except (ValueError, OverflowError):
        return None


def _written(words: str) -> datetime | None:
    match = _DATE.search(words)
    month = _MONTHS.get(match[2].lower()) if match else None
    if match is None or month is None:
        return None
    day, year, hour, minute = (int(match[at]) for at in (1, 3, 4, 5))
    return _in_berlin(datetime(year, month, day, hour, minute, tzinfo=UTC))


def _by_the_day(words: str, asked: datetime | None) -> datetime | None:
    match = _BY_THE_DAY.search(words)
    if match is None or asked is None:
        return None
    utc = asked.astimezone(UTC)
    there = utc + (_SUMMER if _is_summer(utc) else _WINTER)
    day = there - timedelta(days=_DAYS_AGO[match[1].lower()])
    return _in_berlin(
        day.replace(hour=int(match[2]), minute=int(match[3]), second=0, microsecond=0)
    )


def _in_berlin(clock: datetime) -> datetime:
    """Give a time on Berlin's clocks its time zone; of an hour that comes twice the first one."""
    offset = _SUMMER if _is_summer(clock - _SUMMER) else _WINTER
    return clock.replace(tzinfo=timezone(offset))


def _is_summer(utc: datetime) -> bool:
    """Tell whether it is summer time: between the last Sundays of March and October, 1:00 UTC."""
    return _last_sunday(utc.year, 3) <= utc < _last_sunday(utc.year, 10)


def _last_sunday(year: int, month: int) -> datetime:
    last = datetime(year, month, 31, 1, tzinfo=UTC)
    return last - timedelta(days=(last.weekday() - _SUNDAY) % 7)
