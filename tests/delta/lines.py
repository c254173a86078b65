"""Section 6 of the plain rules, undirected lines, and the verdict on either form of an answer."""

from typing import Any

from tests.delta.plain import (
    HEALABLE,
    Cell,
    Edge,
    Puzzle,
    Verdict,
    is_closed,
    judged,
    pairs,
)


def verdict(answer: dict[str, Any]) -> Verdict:
    """Judge an answer in the JSON form."""
    puzzle = Puzzle(answer)
    if "solution" in answer:
        loops = {}
        for which in ("delta", "a38"):
            cells = [tuple(each) for each in answer["solution"][f"{which}_loop"]]
            while len(cells) > 1 and cells[0] == cells[-1]:
                cells.pop()
            loops[which] = cells
        ways = [answer["solution"].get(f"{which}_direction") for which in ("delta", "a38")]
        codes = judged(puzzle, loops["delta"], loops["a38"], ways[0], ways[1])
        closed = is_closed(loops["a38"]) and len(loops["a38"]) > 1
        healable = codes <= HEALABLE and not (closed and "a38_misses_start" in codes)
        return Verdict(frozenset(codes), status(codes, healable=healable))
    return from_lines(puzzle, answer)


def status(codes: set[str], *, healable: bool) -> str:
    if not codes:
        return "solved"
    return "unfinished" if healable else "violated"


def from_lines(puzzle: Puzzle, answer: dict[str, Any]) -> Verdict:
    edges = {frozenset((tuple(one), tuple(other))) for one, other in answer.get("lines", [])}
    parts = components(edges)
    own = [part for part in parts if any(puzzle.start in edge for edge in part)]
    others = [part for part in parts if part not in own]
    wrong = untraced(edges, own, others)
    if wrong.codes:
        return wrong
    arrows = [(tuple(one), tuple(other)) for one, other in answer.get("arrows", [])]
    loops = [walked(others[0]), walked(own[0])]
    ways: list[object] = []
    for loop in loops:
        ahead = any(arrow in pairs(loop) for arrow in arrows)
        back = any(arrow[::-1] in pairs(loop) for arrow in arrows)
        if ahead and back:
            return Verdict(frozenset({"arrows_contradict"}), "violated")
        if back:
            loop.reverse()
        ways.append("given" if ahead or back else "either")
    # Both lines are closed loops, so that nothing is merely unfinished.
    codes = judged(puzzle, loops[0], loops[1], ways[0], ways[1])
    return Verdict(frozenset(codes), status(codes, healable=False))


def untraced(edges: set[Edge], own: list[set[Edge]], others: list[set[Edge]]) -> Verdict:
    """Section 6.1: why lines are not two loops."""
    degree = {cell: sum(cell in edge for edge in edges) for edge in edges for cell in edge}
    branches = {cell for cell in degree if degree[cell] == 3}
    loose = branches | {cell for cell in degree if degree[cell] == 1}
    codes = set() if own else {"a38_misses_start"}
    if len(others) != 1 or any(loose & edge for part in others for edge in part):
        codes.add("delta_not_a_loop")
    if len(others) == 1 and any(degree[cell] == 4 for edge in others[0] for cell in edge):
        codes.add("delta_crosses")
    curves = [curve for part in own for curve in split(part)]
    if len(curves) > 1 or any(loose & edge for part in own for edge in part):
        codes.add("a38_not_a_loop")
    rings = sum(all(degree[cell] != 1 for edge in part for cell in edge) for part in others)
    surplus = len(curves) > 1 and any(is_ring(curve) for curve in curves)
    healable = codes <= HEALABLE and not (branches or surplus or rings > 1)
    return Verdict(frozenset(codes), status(codes, healable=healable))


def components(edges: set[Edge]) -> list[set[Edge]]:
    left, parts = set(edges), []
    while left:
        part = {left.pop()}
        while more := {edge for edge in left if any(edge & one for one in part)}:
            part |= more
            left -= more
        parts.append(part)
    return parts


def split(part: set[Edge]) -> list[set[Edge]]:
    """Give the curves of a part: at a crossing a line goes on straight, at a branch nowhere."""
    curves = [{edge} for edge in part]
    for cell in {cell for edge in part for cell in edge}:
        ends = [edge for edge in part if cell in edge]
        if len(ends) == 2:
            curves = joined(curves, ends[0], ends[1])
        if len(ends) == 4:
            flat = [edge for edge in ends if len({r for r, _ in edge}) == 1]
            steep = [edge for edge in ends if edge not in flat]
            curves = joined(joined(curves, flat[0], flat[1]), steep[0], steep[1])
    return curves


def joined(curves: list[set[Edge]], one: Edge, other: frozenset[Cell]) -> list[set[Edge]]:
    both = [curve for curve in curves if one in curve or other in curve]
    return [curve for curve in curves if curve not in both] + [set().union(*both)]


def is_ring(curve: set[Edge]) -> bool:
    cells = [cell for edge in curve for cell in edge]
    return all(cells.count(cell) % 2 == 0 for cell in cells)


def walked(part: set[Edge]) -> list[Cell]:
    """Walk along a curve that is one ring."""
    first = min(part, key=sorted)
    here, ahead = sorted(first)
    loop, used = [here], {first}
    while len(used) < len(part):
        loop.append(ahead)
        ends = [edge for edge in part if ahead in edge and edge not in used]
        y, x = ahead[0] - here[0], ahead[1] - here[1]
        straight = frozenset({ahead, (ahead[0] + y, ahead[1] + x)})
        crossing = sum(ahead in edge for edge in part) == 4
        edge = straight if crossing else ends[0]
        used.add(edge)
        (onward,) = edge - {ahead}
        here, ahead = ahead, onward
    return loop
