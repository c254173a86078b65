"""The genres in which cells are shaded, or something is put into them."""

from types import MappingProxyType
from typing import Final

from converters.drawing import Role
from converters.formats.puzzlink import applet, grids, looks, rooms, tents
from converters.formats.puzzlink.arrows import TAPA as TAPA_CODES
from converters.formats.puzzlink.bits import border_codec, old_regions_codec, seldom_codec
from converters.formats.puzzlink.board import cells, outside, vertices
from converters.formats.puzzlink.genre import Genre
from converters.formats.puzzlink.parts import REGIONS, Part, count_line
from converters.formats.puzzlink.runs import (
    FOUR,
    SIXTEEN,
    SIXTEEN_OUTSIDE,
    packed_four,
    packed_hitori,
    sequence,
)
from converters.formats.puzzlink.runs import HITORI as HITORI_CODES
from converters.formats.puzzlink.stars import STARS, star_place

_NUMBERS: Final = sequence("clue", cells, SIXTEEN)
_SHADED: Final = (looks.SHADE, looks.DOT)
_LINES: Final = (looks.LINE, looks.LINE_CROSS)


def _regions(*behind: Part) -> MappingProxyType[int, tuple[Part, ...]]:
    """Give the parts of files that begin with regions: by name, later by border."""
    return MappingProxyType({0: (REGIONS, *behind), 1: (grids.BORDERS, *behind)})


NURIKABE: Final = Genre(
    tags=("nurikabe",),
    name="nurikabe",
    url="nurikabe",
    address=(_NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES_OR_SHADE,)}),
    kanpen=(grids.KANPEN_CLUES,),
    looks=(looks.SHADE, looks.CLUE, looks.DOT),
)
HEYAWAKE: Final = Genre(
    tags=("heyawake",),
    name="heyawake",
    url="heyawake",
    aliases=("heyawacky",),
    address=(border_codec(), rooms.numbered_codec("clue")),
    files=_regions(grids.CLUES, grids.SHADE, grids.SOME_LOOP),
    kanpen=(grids.KANPEN_ROOMS,),
    applet=(applet.ROOMS,),
    looks=(looks.UNSHADED, looks.PALE_SHADE, looks.BORDER, looks.CLUE, *_LINES),
    tidy=rooms.tidy,
)
HITORI: Final = Genre(
    tags=("hitori",),
    name="hitori",
    url="hitori",
    address=(sequence("clue", cells, HITORI_CODES, packed_hitori),),
    files=MappingProxyType({0: (grids.CLUES, grids.SHADE, grids.SOME_LOOP)}),
    kanpen=(grids.KANPEN_HITORI,),
    looks=(looks.UNSHADED, looks.PALE_SHADE, looks.CLUE, *_LINES),
)
NURIMISAKI: Final = Genre(
    tags=("nurimisaki",),
    name="nurimisaki",
    url="nurimisaki",
    address=(_NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.SHADE)}),
    looks=(looks.UNSHADED, looks.SHADE, looks.circled("clue")),
)
KUROTTO: Final = Genre(
    tags=("kurotto",),
    name="kurotto",
    url="kurotto",
    address=(_NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.SHADE)}),
    looks=(looks.UNSHADED, looks.SHADE, looks.circled("clue")),
)
KURODOKO: Final = Genre(
    tags=("kurodoko", "kuromasu"),
    name="kurodoko",
    url="kurodoko",
    address=(_NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.SHADE, grids.SOME_LOOP)}),
    kanpen=(grids.KANPEN_CLUES,),
    looks=(looks.UNSHADED, looks.SHADE, looks.circled("clue"), *_LINES),
)
CAVE: Final = Genre(
    tags=("cave",),
    name="cave",
    url="cave",
    aliases=("bag",),
    address=(_NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.SHADE, grids.SOME_LOOP)}),
    looks=(looks.UNSHADED, looks.SHADE, looks.CLUE, *_LINES),
)
TAPA: Final = Genre(
    tags=("tapa",),
    name="tapa",
    url="tapa",
    address=(sequence("clue", cells, TAPA_CODES),),
    files=MappingProxyType({0: (grids.TAPA, grids.SOME_LOOP)}),
    looks=(*_SHADED, looks.several("clue"), *_LINES),
)
LITS: Final = Genre(
    tags=("lits",),
    name="lits",
    url="lits",
    address=(border_codec(),),
    files=_regions(grids.SHADE, grids.SOME_LOOP),
    kanpen=(REGIONS,),
    # kanpen writes c for the form that is the usual one here, and d is the one before it
    older=MappingProxyType({"c": (border_codec(),), "d": (old_regions_codec(),)}),
    looks=(*_SHADED, looks.BORDER, *_LINES),
)
NORINORI: Final = Genre(
    tags=("norinori",),
    name="norinori",
    url="norinori",
    address=(border_codec(),),
    files=_regions(grids.SHADE, grids.SOME_LOOP),
    kanpen=(REGIONS,),
    looks=(*_SHADED, looks.BORDER, *_LINES),
)
STARBATTLE: Final = Genre(
    tags=("starbattle",),
    name="starbattle",
    url="starbattle",
    address=(STARS, border_codec()),
    files=MappingProxyType({0: (count_line("stars", star_place), REGIONS, grids.SHADE)}),
    looks=(looks.count_outside("stars", "★"), looks.BORDER, looks.STAR, looks.DOT),
)
TENTS: Final = Genre(
    tags=("tents",),
    name="tents",
    url="tents",
    address=(sequence("count", outside, SIXTEEN_OUTSIDE), seldom_codec("tree")),
    files=MappingProxyType({0: (tents.PART, grids.LINKS)}),
    looks=(
        looks.mark("tree", "question", looks.symbol("tree"), "tree"),
        looks.number("count", "question"),
        looks.mark("tick", "answer", looks.fill("light-grey"), "fill/light-grey"),
        looks.mark("tent", "answer", looks.symbol("tent"), "tent"),
        looks.DOT,
        looks.LINK,
    ),
)
GOKIGEN: Final = Genre(
    tags=("slant (gokigen)",),
    name="gokigen",
    url="gokigen",
    address=(sequence("clue", vertices, FOUR, packed_four),),
    files=MappingProxyType({0: (grids.VERTEX_CLUES, grids.SLANTS)}),
    looks=(
        looks.slant("slant"),
        looks.number("clue", "question", style="black-in-circle", role=Role.MEDIUM),
    ),
)

GENRES: Final = (
    NURIKABE,
    HEYAWAKE,
    HITORI,
    NURIMISAKI,
    KUROTTO,
    KURODOKO,
    CAVE,
    TAPA,
    LITS,
    NORINORI,
    STARBATTLE,
    TENTS,
    GOKIGEN,
)
