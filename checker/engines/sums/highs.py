"""The linear-program solver HiGHS (highspy, of the extra ``penpad[solve]``): the only door to it.

It is imported when it is first used: it brings numpy along, which takes longer than most boards.
"""

import importlib
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

EXTRA: Final = "penpad[solve]"
"""What to install where the library is missing."""

# One program may take two seconds; those of steps take some milliseconds.
_OPTIONS: Final = {"output_flag": False, "time_limit": 2.0, "threads": 1}


class Row(NamedTuple):
    """Σ (coefficient × column) ≥ bound."""

    coefficients: Sequence[tuple[int, int]]
    bound: float


def available() -> bool:
    """Tell whether the library is installed."""
    return find_spec("highspy") is not None


def cheapest(costs: Sequence[float], rows: Sequence[Row]) -> Sequence[float] | None:
    """Give columns, each 0 or more, that meet all rows at the least cost; None if none do.

    The numbers are what floating point makes of them: whoever uses them checks them.

    Args:
        costs: What a unit of each column costs.
        rows: The demands; a coefficient stands before the number of its column, the first being 0.
    """
    # The library's own types are incomplete, and it need not be there when types are checked.
    library: Any = importlib.import_module("highspy")
    # The class around this one prints a banner to standard output, where results belong.
    solver = library._Highs()  # noqa: SLF001 - see above
    for name, value in _OPTIONS.items():
        solver.setOptionValue(name, value)
    program = library.HighsLp()
    program.num_col_, program.num_row_ = len(costs), len(rows)
    program.col_cost_, program.col_lower_ = list(costs), [0.0] * len(costs)
    program.col_upper_ = [library.kHighsInf] * len(costs)
    program.row_lower_ = [row.bound for row in rows]
    program.row_upper_ = [library.kHighsInf] * len(rows)
    program.a_matrix_.format_ = library.MatrixFormat.kRowwise
    program.a_matrix_.start_ = _starts(rows)
    program.a_matrix_.index_ = [column for row in rows for _, column in row.coefficients]
    program.a_matrix_.value_ = [float(one) for row in rows for one, _ in row.coefficients]
    solver.passModel(program)
    solver.run()
    if solver.getModelStatus() != library.HighsModelStatus.kOptimal:
        return None
    return [float(value) for value in solver.getSolution().col_value]


def _starts(rows: Sequence[Row]) -> list[int]:
    """Give where each row's coefficients begin, and where the last ones end."""
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row.coefficients))
    return starts
