"""Readings in a short notation that can be checked by eye against the wording.

``count(row*-1 | !shaded); content(col7<) L[empty=X] large=X`` is: how many unshaded cells every row
but the last has, then column 7 upwards with X for empty cells; X for ten and more.
"""

from checker.codes.reading import Large, Letter, Line, Part, Reading, Sort, Which


def short(reading: Reading) -> str:
    parts = "; ".join(map(_part, reading.parts))
    letters = ", ".join(map(_letter, reading.letters))
    rules = {
        "L": f"[{letters}]" if letters else "",
        "large=": reading.large_letter or _large(reading.large),
        "between=": reading.between,
        "apart=": reading.apart,
        "borders=": reading.borders,
        "length=": str(reading.length or ""),
        "without-digits": " " if reading.without_digits else "",
    }
    return " ".join([parts, *(f"{key}{value}".strip() for key, value in rules.items() if value)])


def _large(large: Large) -> str:
    return "" if large is Large.UNSAID else large.value


def _part(part: Part) -> str:
    lines = " ".join(map(_line, part.lines))
    sort = f" | {_sort(part.sort)}" if part.sort else ""
    return f"{'sum-' * part.together}{part.what.value}({lines}{sort})"


def _line(line: Line) -> str:
    which = {Which.ONE: str(line.at or ""), Which.EVERY: "*", Which.MARKED: "?"}[line.which]
    cell = f"@{line.cell.row + 1},{line.cell.col + 1}" if line.cell else ""
    but = f"-{line.but_last}" if line.but_last else ""
    turned = "<" * line.backwards + "^" * line.upwards
    return f"{line.shape.value[:3]}{which}{cell}{but}{turned}"


def _sort(sort: Sort) -> str:
    return "&".join(sorted("!" * trait.lacks + trait.name for trait in sort))


def _letter(letter: Letter) -> str:
    sign = "+" if letter.after else "="
    return f"{_sort(letter.sort) or 'other'}{sign}{letter.symbol or 'digit'}"
