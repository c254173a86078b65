"""The one way of imports: up the list of levels, never down, never round in a circle."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# the level of a module is that of its longest prefix here; imports may only point to lower levels
# or, within one level, along no circle
LEVELS = {
    "converters.boardwish": 0,
    "converters.compass": 0,
    "converters.connected": 0,
    "converters.errors": 0,
    "converters.late": 0,
    "converters.limits": 0,
    "converters.site": 0,
    "converters.lattice": 1,
    "converters.geometry": 1,
    "converters.lattices": 1,
    "converters.codec": 2,
    "converters.drawing": 2,
    "converters.loss": 2,
    "converters.drawn": 3,
    "converters.film": 3,
    "converters.halves": 3,
    "converters.keyed": 3,
    "converters.stored": 3,
    "converters.format": 3,
    "converters.plain": 3,
    "converters.sketches": 3,
    "converters.shapes": 3,
    "converters.shortlinks": 3,
    "converters.wrapping": 3,
    "converters.formats": 4,
    "converters.registry": 5,
    "converters.backdrop": 5,
    "converters.net": 5,
    "converters": 5,
    "checker.rule": 6,
    "checker.linear": 6,
    "checker.strategy": 6,
    "checker.verdict": 6,
    "checker.position": 6,
    "checker.maker": 6,
    "checker.ways": 6,
    "checker.codes": 6,
    "checker.engines.equations": 7,
    "checker.engines.sums": 7,
    "checker.verifier": 7,
    "checker.genre": 7,
    "checker.reading": 7,
    "checker.genres": 8,
    "checker.registry": 9,
    "checker.lmd": 9,
    "checker.engines": 9,
    "checker.pages": 9,
    "checker.proofs": 9,
    "checker.service": 10,
    "checker.source": 11,
    "checker.contest": 11,
    "checker.verbs": 12,
    "checker.start": 12,
    "checker.cli": 12,
    "checker": 12,
}
PLUGINS = ("converters.formats", "converters.lattices", "checker.genres")
FORMAT_FREE = "checker"
LINK_SYNTAX = ("converters.codec", "converters.formats")


def modules() -> dict[str, Path]:
    paths = [
        path for package in ("converters", "checker") for path in (ROOT / package).rglob("*.py")
    ]
    return {_dotted(path): path for path in paths}


def _dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Give every module an import names, also those inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in ALL else node.module


ALL = modules()
EDGES = {
    name: {target for target in imported(path) if target in ALL and target != name}
    for name, path in ALL.items()
}


def level(module: str) -> int:
    prefix = module
    while prefix not in LEVELS:
        prefix = prefix.rpartition(".")[0]
        assert prefix, f"{module} has no level: add it to the table"
    return LEVELS[prefix]


def plugin(module: str) -> tuple[str, str] | None:
    for folder in PLUGINS:
        if module.startswith(folder + "."):
            return folder, module.removeprefix(folder + ".").split(".")[0]
    return None


@pytest.mark.parametrize("module", sorted(ALL))
def test_imports_point_up_the_list(module: str) -> None:
    too_low = {target for target in EDGES[module] if level(target) > level(module)}
    assert not too_low


@pytest.mark.parametrize("module", sorted(ALL))
def test_plugins_never_import_each_other(module: str) -> None:
    own = plugin(module)
    siblings = {
        target
        for target in EDGES[module]
        if own and (other := plugin(target)) and other[0] == own[0] and other != own
    }
    assert not siblings


def test_no_circle_of_imports() -> None:
    assert list(TopologicalSorter(EDGES).static_order())


def test_the_converters_know_nothing_of_the_checker() -> None:
    assert not [
        name
        for name in ALL
        if name.startswith("converters")
        for t in EDGES[name]
        if t.startswith("checker")
    ]


def test_genres_know_nothing_of_link_syntax() -> None:
    wrong = {
        (name, target)
        for name in ALL
        if name.startswith("checker.genre") or name == "checker.rule"
        for target in EDGES[name]
        if target.startswith(LINK_SYNTAX)
    }
    assert not wrong


def test_the_verifier_shares_no_code_with_what_it_verifies() -> None:
    reached = {name for name in ALL if name.startswith("checker.verifier")}
    while more := {target for name in reached for target in EDGES[name]} - reached:
        reached |= more
    used = {name for name in reached if not name.startswith("checker.verifier")}
    assert used == {"checker.rule", "converters.errors", "converters.site"}


def test_importing_the_converters_loads_the_standard_library_only() -> None:
    script = (
        "import sys; before = set(sys.modules); import converters;"
        "new = {name.split('.')[0] for name in set(sys.modules) - before};"
        "print(*new - set(sys.stdlib_module_names))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["converters"]
