"""The genres in which a loop or other lines are drawn."""

from types import MappingProxyType
from typing import Final

from converters.formats.puzzlink import grids, looks, rooms
from converters.formats.puzzlink.arrows import ARROWS, NO_NUMBER, ON_BLACK, castle_codec
from converters.formats.puzzlink.bits import border_codec, circle_codec, mark_codec, optional
from converters.formats.puzzlink.board import cells
from converters.formats.puzzlink.genre import Genre
from converters.formats.puzzlink.parts import REGIONS, flag, named_flag
from converters.formats.puzzlink.runs import FOUR, SIXTEEN, packed_four, sequence

_NUMBERS: Final = sequence("clue", cells, SIXTEEN)
_LOOP: Final = (looks.LINE, looks.LINE_CROSS)

SLITHERLINK: Final = Genre(
    tags=("slitherlink",),
    name="slither",
    url="slither",
    aliases=("slitherlink",),
    address=(sequence("clue", cells, FOUR, packed_four),),
    files=MappingProxyType(
        {
            0: (flag("f"), grids.CLUES, grids.ALONG_GRID),
            1: (flag("f"), grids.CLUES, grids.COLOUR, grids.ALONG_GRID),
        }
    ),
    kanpen=(grids.KANPEN_CLUES,),
    settings="f",
    looks=(looks.COLOURS, looks.CLUE, looks.DRAWN_EDGE, looks.EDGE_CROSS),
)
MASYU: Final = Genre(
    tags=("masyu",),
    name="mashu",
    url="mashu",
    aliases=("masyu", "pearl"),
    address=(circle_codec("circle"),),
    files=MappingProxyType({0: (flag("f"), grids.CIRCLES, grids.LOOP)}),
    kanpen=(grids.CIRCLES,),
    settings="f",
    looks=(
        looks.choice(
            "circle",
            "question",
            MappingProxyType(
                {
                    1: looks.symbol("circle", "white", width=0.7),
                    2: looks.symbol("circle", "black", width=0.7),
                    NO_NUMBER: looks.question_mark,
                }
            ),
            alike=MappingProxyType(
                {"circle/white": 1, "circle/black": 2, "circle/hollow": 1, "?": NO_NUMBER}
            ),
        ),
        *_LOOP,
    ),
)
HASHI: Final = Genre(
    tags=("hashiwokakero (hashi/bridges)", "hashiwokakero"),
    name="hashikake",
    url="hashi",
    aliases=("bridges",),
    address=(_NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.BRIDGES)}),
    kanpen=(grids.KANPEN_CLUES,),
    looks=(looks.BRIDGES, looks.circled("clue"), looks.LINE_CROSS),
)
YAJILIN: Final = Genre(
    tags=("yajilin",),
    name="yajilin",
    url="yajilin",
    aliases=("yajirin",),
    address=(sequence("arrow", cells, ARROWS),),
    files=MappingProxyType({0: (flag("o"), grids.ARROWS, grids.SHADE, grids.LOOP)}),
    kanpen=(grids.KANPEN_ARROWS,),
    settings="ob",
    looks=(looks.SHADE, looks.arrow("arrow"), looks.DOT, *_LOOP),
)
CASTLE: Final = Genre(
    tags=("castlewall", "castle wall"),
    name="castle",
    url="castle",
    address=(castle_codec(),),
    files=MappingProxyType({0: (grids.CASTLES, grids.LOOP)}),
    looks=(
        looks.choice(
            "tint",
            "question",
            MappingProxyType(
                {
                    0: looks.fill("light-grey"),
                    1: looks.symbol("square", "white", width=1.0),
                    2: looks.fill("black"),
                }
            ),
            alike=MappingProxyType(
                {"fill/grey": 0, "square/white": 1, "square/black": 2, "fill/dark-grey": 2}
            ),
        ),
        looks.arrow(ON_BLACK, style="white"),
        looks.arrow("arrow"),
        looks.mark("tick", "answer", looks.fill("light-grey"), "fill/light-grey"),
        *_LOOP,
    ),
)
COUNTRY: Final = Genre(
    tags=("country road",),
    name="country",
    url="country",
    address=(border_codec(), rooms.numbered_codec("clue")),
    files=MappingProxyType(
        {
            0: (REGIONS, grids.CLUES, grids.LOOP, grids.COLOUR),
            1: (
                named_flag("e", "country_empty"),
                REGIONS,
                grids.CLUES,
                grids.LOOP,
                grids.COLOUR,
            ),
            2: (
                named_flag("e", "country_empty"),
                grids.BORDERS,
                grids.CLUES,
                grids.LOOP,
                grids.COLOUR,
            ),
        }
    ),
    settings="e",
    tidy=rooms.tidy,
    looks=(looks.COLOURS, looks.BORDER, looks.CLUE, *_LOOP),
)
MOONSUN: Final = Genre(
    tags=("moon or sun",),
    name="moonsun",
    url="moonsun",
    address=(border_codec(), circle_codec("circle")),
    files=MappingProxyType(
        {
            0: (REGIONS, grids.CIRCLES, grids.LOOP, grids.COLOUR),
            2: (grids.BORDERS, grids.CIRCLES, grids.LOOP, grids.COLOUR),
        }
    ),
    looks=(
        looks.COLOURS,
        looks.BORDER,
        looks.choice(
            "circle",
            "question",
            MappingProxyType(
                {1: looks.symbol("sun"), 2: looks.symbol("moon"), NO_NUMBER: looks.question_mark}
            ),
            alike=MappingProxyType({"sun": 1, "moon": 2, "?": NO_NUMBER}),
        ),
        *_LOOP,
    ),
)
SIMPLELOOP: Final = Genre(
    tags=("simple loop",),
    name="simpleloop",
    url="simpleloop",
    address=(optional(mark_codec("empty"), "empty"),),
    files=MappingProxyType({0: (grids.EMPTY, grids.LOOP)}),
    looks=(looks.EMPTY, *_LOOP),
)
NUMBERLINK: Final = Genre(
    tags=("numberlink",),
    name="numlin",
    url="numlin",
    aliases=("numberlink",),
    address=(_NUMBERS,),
    files=MappingProxyType({0: (grids.CLUES, grids.LOOP)}),
    kanpen=(grids.KANPEN_CLUES,),
    looks=(looks.CLUE, *_LOOP),
)

GENRES: Final = (
    SLITHERLINK,
    MASYU,
    HASHI,
    YAJILIN,
    CASTLE,
    COUNTRY,
    MOONSUN,
    SIMPLELOOP,
    NUMBERLINK,
)
