"""A small board of our own for each genre that is a row of a table, and what tests ask of one."""

from typing import Final

from converters.drawing import Drawing, Element
from converters.formats.puzzlink import decode, encode, from_drawing, to_drawing

PAGE: Final = "https://puzz.link/p?"

SAMPLES: Final[dict[str, tuple[str, str]]] = {
    "slitherlink": (
        "slither/3/2/873./",
        "pzprv3.1/slither/2/3/3 . 2 /. 3 - /0 1 0 /0 0 2 /1 1 0 0 /0 1 -1 0 /1 0 0 /0 0 0 /0 1 0 /",
    ),
    "masyu": (
        "mashu/4/3/3630",
        "pzprv3/mashu/3/4/. 1 . . /2 . . 1 /. . . . /1 1 1 /0 -1 0 /1 1 1 /1 0 0 1 /1 0 -1 1 /",
    ),
    "hashiwokakero": (
        "hashi/4/3/2h4j.g12",
        "pzprv3/hashikake/3/4/2 . . 4 /. . . . /- . 1 2 /2 2 2 /0 0 0 /0 1 -1 /0 0 0 2 /0 0 0 2 /",
    ),
    "yajilin": (
        "yajilin/4/3/b21a4.c+a1ca",
        "pzprv3/yajilin/3/4/. . 2,1 . /4,- . . . /# . 1,12 . /. . . # /. + . . /. . . . /"
        "0 1 0 /0 -1 0 /0 0 0 /0 1 0 0 /0 1 0 1 /",
    ),
    "castle-wall": (
        "castle/4/3/e241a03.b1614a",
        "pzprv3/castle/3/4/0,-1,0 0,-1,0 0,-1,0 0,-1,0 /0,-1,0 4,1,2 0,-1,0 3,-,0 /"
        "0,-1,0 0,-1,0 1,20,1 0,-1,0 /1 1 1 /0 0 0 /0 0 -1 /1 0 0 1 /0 0 0 0 /",
    ),
    "country-road": (
        "country/e/4/3/9q5c2ib",
        "pzprv3.2/country/3/4/country_empty/0 1 0 /0 1 1 /1 0 1 /0 0 1 0 /1 0 1 1 /"
        "2 . . . /. . . . /. . . 11 /1 0 1 /0 0 0 /0 -1 0 /1 1 0 0 /0 0 0 0 /0 0 0 1 /"
        "0 2 0 0 /0 0 0 0 /",
    ),
    "moon-or-sun": (
        "moonsun/4/3/981g9k23",
        "pzprv3.2/moonsun/3/4/0 1 0 /0 1 0 /1 0 0 /0 0 0 0 /1 1 0 0 /1 . . 2 /. 2 . . /"
        "2 . 1 . /1 0 1 /0 0 0 /0 0 0 /1 0 0 -1 /0 0 0 0 /0 1 0 0 /0 0 0 0 /0 0 2 0 /",
    ),
    "simple-loop": (
        "simpleloop/4/3/0g8",
        "pzprv3/simpleloop/3/4/. . . . /. * . . /. . . * /1 1 1 /0 1 0 /0 -1 0 /1 0 0 1 /1 0 0 0 /",
    ),
    "numberlink": (
        "numlin/4/3/1h2gch.g12",
        "pzprv3/numlin/3/4/1 . . 2 /. 12 . . /- . 1 2 /0 0 0 /1 0 0 /0 -1 0 /1 0 0 1 /0 0 0 1 /",
    ),
    "nurikabe": (
        "nurikabe/4/3/2l.1h-11",
        "pzprv3/nurikabe/3/4/2 + # # /# # # - /1 # . 17 /",
    ),
    "heyawake": (
        "heyawake/4/3/94602g0",
        "pzprv3.1/heyawake/3/4/0 1 0 /0 1 0 /0 1 0 /0 0 1 1 /0 0 0 0 /2 . . . /. . 0 . /"
        ". . . . /# . + . /. # . . /# . . . /",
    ),
    "hitori": (
        "hitori/3/3/122.-14@312",
        "pzprv3/hitori/3/3/1 2 2 /. 40 - /3 1 2 /. # + /. . . /# . . /",
    ),
    "nurimisaki": (
        "nurimisaki/4/3/2h.k3h",
        "pzprv3/nurimisaki/3/4/2 . . - /. . . . /. 3 . . /. # . . /. # + . /. . . # /",
    ),
    "kurotto": (
        "kurotto/4/3/0h.h3k",
        "pzprv3/kurotto/3/4/0 . . - /. . 3 . /. . . . /. . # . /. # . . /. + . . /",
    ),
    "kurodoko": (
        "kurodoko/4/3/g4k.3i",
        "pzprv3/kurodoko/3/4/. 4 . . /. . . - /3 . . . /# . . . /. . # . /. + . . /",
    ),
    "cave": (
        "cave/4/3/g4k.3h2",
        "pzprv3/cave/3/4/. 4 . . /. . . - /3 . . 2 /# . . . /. . # . /. + . . /1 0 0 /"
        "0 0 0 /0 0 -1 /0 0 0 0 /0 0 0 1 /",
    ),
    "tapa": (
        "tapa/4/3/gaekbh8g.9",
        "pzprv3/tapa/3/4/# 2,2 # . /. # # 1,-,1 /8 + - 1,1,1,1 /",
    ),
    "lits": (
        "lits/4/3/aa98",
        "pzprv3.1/lits/3/4/0 1 0 /1 0 0 /1 0 1 /0 1 0 0 /1 0 1 0 /# # # . /. # + . /. . . . /",
    ),
    "norinori": (
        "norinori/4/3/aa98",
        "pzprv3.1/norinori/3/4/0 1 0 /1 0 0 /1 0 1 /0 1 0 0 /1 0 1 0 /# # + . /. . . # /. . . # /",
    ),
    "star-battle": (
        "starbattle/4/4/1/a709p8",
        "pzprv3/starbattle/4/4/1/4/0 0 1 1 /0 1 1 1 /2 2 3 1 /2 3 3 3 /. # . . /+ . . # /"
        "# . . . /. . # . /",
    ),
    "tents": (
        "tents/4/3/1g0g1g2i81",
        "pzprv3/tents/3/4/. 1 . c0 . /1 A 1 . . /. . - . . /2 . A 1 A /-1 0 0 /0 0 0 /"
        "0 -1 0 /0 0 0 0 /0 0 0 0 /",
    ),
    "slant": (
        "gokigen/3/2/g607e.gb",
        "pzprv3/gokigen/2/3/. 1 . 0 /2 . 4 . /. - . 1 /1 2 . /2 1 1 /",
    ),
    "fillomino": (
        "fillomino/4/3/1g3h-14g.2h3g204",
        "pzprv3/fillomino/3/4/1 . 3 . /. 20 . - /2 . . 3 /. 2 . 3 /.[2,,,3] . + . /"
        ". . . . /X 1 0 /0 -1 2 /0 1 -X /1 0 0 1 /0 0 0 X /",
    ),
    "shikaku": (
        "shikaku/4/3/2h4g3h.i",
        "pzprv3/shikaku/3/4/2 . . 4 /. 3 . . /- . . . /0 1 0 /-1 1 0 /0 0 0 /1 1 0 0 /0 0 1 1 /",
    ),
    "ripple-effect": (
        "ripple/4/3/9a70g2g13j1h080",
        "pzprv3/ripple/3/4/0 1 0 /0 1 0 /1 0 1 /0 0 1 1 /1 0 0 0 /. 2 . 1 /3 . # . /"
        ". 1 . . /1 . 2 . /. .[1,2,,] . - /. . . . /",
    ),
    "sudoku": (
        "sudoku/4/4/g1k2.k3g",
        "pzprv3/sudoku/4/. 1 . . /. . . 2 /- . . . /. . 3 . /2 . 4 3 /. .[1,,,] . . /"
        ". . +[,,1,4] . /1 . . 4 /",
    ),
    "kakuro": (
        "kakuro/4/3/lg060n.0cl4c3a",
        "pzprv3/kakuro/3/4/0 4 12 0 0 /3 . . 0,16 0,6 /10 . . . . /0 0,0 12,0 . . /"
        "2 1 . . /1 2 3 4 /. . 9 . /",
    ),
}
"""Genre to address (without the page) and file; the file has an answer, the address has none."""


def drawing(text: str) -> Drawing:
    return to_drawing(decode(text)).value


def losses(text: str) -> list[str]:
    return [str(loss) for loss in to_drawing(decode(text)).losses]


def written(picture: Drawing) -> str:
    document, lost = from_drawing(picture, None)
    assert lost == ()
    return encode(document)


def question(text: str) -> set[Element]:
    return set(drawing(PAGE + text).question)
