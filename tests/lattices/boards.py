"""Small boards of every lattice but the square one, for the laws that hold on all of them."""

from converters.lattice import Lattice
from converters.lattices.hex import HexLattice
from converters.lattices.iso import IsoLattice
from converters.lattices.penrose import PenroseLattice
from converters.lattices.pyramid import PyramidLattice
from converters.lattices.tilings import TilingLattice
from converters.lattices.tri import TriLattice
from converters.lattices.turned import TurnedLattice

TILINGS = (
    "truncated_square",
    "tetrakis_square",
    "snub_square",
    "cairo_pentagonal",
    "rhombitrihexagonal",
    "deltoidal_trihexagonal",
)
BOARDS: tuple[Lattice, ...] = (
    HexLattice(1),
    HexLattice(4),
    TriLattice(1),
    TriLattice(5),
    PyramidLattice(1),
    PyramidLattice(4),
    IsoLattice(1),
    IsoLattice(3),
    *(TilingLattice(name, 1, 1) for name in TILINGS),
    *(TilingLattice(name, 3, 2) for name in TILINGS),
    PenroseLattice(3, 5),
    PenroseLattice(4, 7, 1, 0.2),
    PenroseLattice(3, 4, 2, 0.35),
    TurnedLattice(HexLattice(3), 30),
    TurnedLattice(TriLattice(3), 90, mirrored=True),
    TurnedLattice(PenroseLattice(3, 5), 45, mirrored=True),
)


def title(lattice: Lattice) -> str:
    """Give a test its name."""
    return str(lattice).replace("Lattice", "")
