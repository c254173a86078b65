"""Named cases: hostile inputs that no random change would find."""

import zlib
from base64 import b64encode
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from converters.codec.deflate import deflate
from converters.codec.lz import compress_base64

DEEP: Final = "[" * 100_000
DIGITS: Final = "9" * 5_000
SURROGATES: Final = "\ud83d\udc00\udc00\ud800"

_GIGABYTE: Final = 2**30
_BLOCK: Final = 2**20
_SIXTH: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_PAGE: Final = "https://swaroopg92.github.io/penpa-edit/#"
_HEADER: Final = "square,3,3,38,0,1,1,152,152,24,24,0,0,0,0,Title: x,Author: y,,,OFF,false"
"""The first 21 fields of a header; the 22nd is the background picture."""
_LINES: Final = (
    _HEADER,
    "[0,0,0,0]",
    '{"grid":["1","2","1"]}',
    "{}",
    "{}",
    "[16,1,1,5,1,1,5,1,1]",
    "[]",
    "{}",
    "x",
    "x",
    "[3,2,3]",
)  # fmt: skip


@cache
def named_cases() -> Mapping[str, str]:
    """Give the hostile inputs by what is special about them."""
    cases = {
        **_deep_and_long(),
        **_penpa_lines(),
        **_sudokupad_values(),
        **_bombs(),
    }
    return MappingProxyType(cases)


def _deep_and_long() -> dict[str, str]:
    """Put each hostile text into each sort of envelope."""
    texts = {
        "100000 brackets": DEEP,
        "100000 braces": '{"a":' * 100_000,
        "a 5000-digit number": DIGITS,
        "a nested 5000-digit number": f'{{"cells":[[{{"value":{DIGITS}}}]]}}',
        "lone surrogates": SURROGATES,
        "a null character": "\x00",
        "a megabyte of blanks": " x" * 500_000,
        "a megabyte of letters": "a" * 1_000_000,
    }
    return {
        f"{what} {where}": wrap(text)
        for what, text in texts.items()
        for where, wrap in _ENVELOPES.items()
    }


def _utf8(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


_ENVELOPES: Final[Mapping[str, Callable[[str], str]]] = {
    "as it is": str,
    "as a Penpa+ text": lambda text: f"{_PAGE}m=edit&p={deflate(_utf8(text))}",
    "as a Penpa+ answer": lambda text: f"{_penpa(_LINES)}&a={deflate(_utf8(text))}",
    "as Penpa+ replay facts": lambda text: f"{_penpa(_LINES)}&q={deflate(_utf8(text))}",
    "as Penpa+ replay steps": lambda text: f"{_penpa(_LINES)}&r={deflate(_utf8(text))}",
    "as a background": lambda text: _penpa((f"{_HEADER},{deflate(_utf8(text))}", *_LINES[1:])),
    "after scl": lambda text: f"scl{text}",
    "inside scl": lambda text: "scl" + compress_base64(text),
    "inside fpuzzles": lambda text: "fpuzzles" + compress_base64(text),
    "after scf": lambda text: f"scf{text}",
    "as a puzz.link body": lambda text: f"https://puzz.link/p?akari/10/10/{text}",
    "as a pzprv3 text": lambda text: f"pzprv3/lightup/2/2/{text}/",
    "as a Tatham id": lambda text: f"10x10:{text}",
    "as puzz.link sizes": lambda text: f"https://puzz.link/p?akari/{text}/{text}/a",
    "as Tatham sizes": lambda text: f"{text}x{text}:a",
}


def _penpa(lines: tuple[str, ...]) -> str:
    return f"{_PAGE}m=edit&p={deflate(chr(10).join(lines))}"


def _penpa_lines() -> dict[str, str]:
    """Put each hostile text into each line of a Penpa+ text."""
    texts = {
        "brackets": DEEP,
        "digits": DIGITS,
        "abbreviations": "zU" * 2_000_000,
        "list": f"[{DIGITS}]",
    }
    return {
        f"{what} as line {place}": _penpa((*_LINES[:place], text, *_LINES[place + 1 :]))
        for what, text in texts.items()
        for place in range(len(_LINES))
    } | {f"a board of {size}": _penpa((_HEADER.replace("3,3", f"{size},{size}", 1), *_LINES[1:]))
         for size in ("0", "-1", "1000000", DIGITS, "x", "NaN", "1e9", "3.5")}  # fmt: skip


def _sudokupad_values() -> dict[str, str]:
    """Give SudokuPad puzzles whose parts are absurdly large or of the wrong sort."""
    puzzles = {
        "a cell row of 3 million": '{"cells":[[' + "{}," * 2_999_999 + "{}]]}",
        "a far underlay": '{"cells":[[{}]],"underlays":[{"center":[1e308,1e308],"width":1e308}]}',
        "an infinite line": '{"cells":[[{}]],"lines":[{"wayPoints":[[1e999,0],[0,-1e999]]}]}',
        "a size of a billion": '{"size":1000000000,"grid":[[{}]]}',
        "a merged rectangle of 1e6": '{"cells":[[{}]],"underlays":[{"center":[1,1],"width":1e6,'
        '"height":1e6,"backgroundColor":"#000"}]}',
        "cells that are numbers": '{"cells":[1,2,3]}',
        "cells that are text": '{"cells":"abc"}',
    }
    return {
        **{f"{what}, bare": text for what, text in puzzles.items()},
        **{
            f"{what}, in scl": "scl" + compress_base64(text)
            for what, text in puzzles.items()
            if len(text) < 1000
        },
        **{
            f"{what}, in fpuzzles": "fpuzzles" + compress_base64(text)
            for what, text in puzzles.items()
            if len(text) < 1000
        },
        "slashes to repair": "scl" + "N4/" * 5000,
        "slashes to repair in a long payload": "scl" + "N4Ig/" * 20_000,
    }


def _bombs() -> dict[str, str]:
    """Give small payloads that unpack to a gigabyte, or try to."""
    payload = deflate_bomb()
    return {
        "a Penpa+ payload that inflates to 1 GB": f"{_PAGE}m=edit&p={payload}",
        "a Penpa+ answer that inflates to 1 GB": f"{_penpa(_LINES)}&a={payload}",
        "Penpa+ replay facts that inflate to 1 GB": f"{_penpa(_LINES)}&q={payload}",
        "Penpa+ replay steps that inflate to 1 GB": f"{_penpa(_LINES)}&r={payload}",
        "a background that inflates to 1 GB": _penpa((f"{_HEADER},{payload}", *_LINES[1:])),
        "an lz payload aiming at 1 GB": "scl" + lz_bomb(),
        "an lz payload aiming at 1 GB, as f-puzzles": "fpuzzles" + lz_bomb(),
        "abbreviations that grow eightfold": f"{_PAGE}m=edit&p={deflate('zU' * 8_000_000)}",
        "abbreviations just under the limit": f"{_PAGE}m=edit&p={deflate('z8' * 900_000)}",
    }


def deflate_bomb() -> str:
    """Give about 1.4 MB of base64 that inflates to a gigabyte of zeros."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    block = b"0" * _BLOCK
    packed = [packer.compress(block) for _ in range(_GIGABYTE // _BLOCK)]
    return b64encode(b"".join(packed) + packer.flush()).decode("ascii")


def lz_bomb() -> str:
    """Give 120 kB of base64 whose every reference is one character longer than the last.

    lz-string's text grows with the square of its payload: n references stand for n²/2 characters.
    """
    letter = "00" + f"{ord('a'):08b}"[::-1]
    references = (f"{code:b}"[::-1] for code in range(4, 45_000))
    bits = letter + "".join(references)
    return "".join(_SIXTH[int(bits[at : at + 6].ljust(6, "0"), 2)] for at in range(0, len(bits), 6))
