"""Akari boards of any size with a solution, and a plain checker to compare ours with."""

from random import Random

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def solved_board(side: int, *, seed: int) -> str:
    """Give a text board that is solved: bulbs are put where it is dark, then every clue is true."""
    random = Random(seed)
    rows = [["#" if random.random() < 0.2 else "." for _ in range(side)] for _ in range(side)]
    for row in range(side):
        for col in range(side):
            if rows[row][col] == "." and not any("o" in seen for seen in _rays(rows, row, col)):
                rows[row][col] = "o"
    for row in range(side):
        for col in range(side):
            if rows[row][col] == "#" and random.random() < 0.5:
                rows[row][col] = str(_beside(rows, row, col))
    return "\n".join("".join(row) for row in rows)


def plainly_solved(text: str) -> bool:
    """Check a board the straightforward way: from every cell, look along all four directions."""
    rows = [list(line) for line in text.split("\n")]
    for row, line in enumerate(rows):
        for col, code in enumerate(line):
            if code.isdigit() and int(code) != _beside(rows, row, col):
                return False
            if code in ".o":
                bulbs = sum("o" in seen for seen in _rays(rows, row, col))
                if (code == "o") == (bulbs > 0):
                    return False
    return True


def _rays(rows: list[list[str]], row: int, col: int) -> list[list[str]]:
    """Give what a cell sees in each direction, up to the next black cell."""
    rays: list[list[str]] = []
    for down, right in STEPS:
        seen: list[str] = []
        r, c = row + down, col + right
        while 0 <= r < len(rows) and 0 <= c < len(rows[r]) and rows[r][c] in ".o":
            seen.append(rows[r][c])
            r, c = r + down, c + right
        rays.append(seen)
    return rays


def _beside(rows: list[list[str]], row: int, col: int) -> int:
    places = ((row + down, col + right) for down, right in STEPS)
    return sum(
        0 <= r < len(rows) and 0 <= c < len(rows[r]) and rows[r][c] == "o" for r, c in places
    )
