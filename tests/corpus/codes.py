"""Wordings of solution codes as people wrote them, each with the reading that was checked by hand.

The wordings are other people's sentences and are not kept here: a line is named by the beginning of
its text's SHA-256. A line without a reading must be refused with the words that are not understood.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from checker.codes.parsing import parse_wording
from checker.codes.reading import Reading
from tests.checker.codes.notation import short
from tests.corpus.check import Check, Row

_FILE: Final = "solution_codes.jsonl"
_DIGITS: Final = 10

READINGS: Final[Mapping[str, str]] = {
    "2f6222ecd5": "digits(row1)",
    "3746a29813": "content(fal)",
    "b81c161744": "content(row5 col5)",
    "b8e9539e27": "content(row9)",
    "2b33eaf16f": "content(row5)",
    "61ec4394d8": "content(row6)",
    "7450cf60bc": "content(row4)",
    "134f974b7b": "content(row1 col9) length=18",
    "599a74485a": "content(row2)",
    "f01ffa4849": "content(col7) L[empty=0]",
    "8451720d51": "digits(row6 | loop)",
    "6b9ca9cef7": "content(row4)",
    "8992f80a97": "content(row2 col8) L[shaded=S, !shaded=W]",
    "a9f91636a4": "first(row* | shaded)",
    "0d84b1bb04": "content(row8 col5)",
    "48ce5a8f4b": "count(gri | outside&shaded); content(fal ris<) L[turn=L, straight=I, !loop=X]",
    "1ac524840c": "content(row-1) L[shaded=S, !shaded=digit]",
    "2dbe02efc2": "content(row1 col9)",
    "e9f4d5923b": "content(row6 col5)",
    "ce8feb47fe": "content(row8 col2)",
    "90566c194b": "content(box)",
    "e3932b31db": "digits(col4 col6) L[empty=X]",
    "f4374a903e": "content(row7) borders=-",
    "9bdfbe5577": "content(row5 row7) length=18",
    "aa4ff27b87": "upright-sides(row*)",
    "ffe18a5217": "digits(row5 | loop)",
    "38b9e8f1bd": "digits(row2 | loop)",
    "54ec59e939": "digits(row7 | !loop)",
    "eb4546a210": "digits(row6 | !rat)",
    "5bac52071e": "digits(row7); count(row7 | loop) length=10",
    "cc2ced2f4b": "content(col5)",
    "1874594a37": "count(row* | turn) large=X",
    "28d2924e95": "lines-down(row*-1) large=X",
    "d92acd6442": "lines-down(row*-1)",
    "b93fdebdaf": "content(row4 col5)",
    "0a8d81943f": "content(row2 col3)",
    "1eaf6dd86a": "content(row9 col9)",
    "aa6da23993": "count(col* | crate)",
    "fe9f82a9ea": "digits(row-2 row-1) L[empty=X]",
    "6f9335883f": "count(row1 row2 row3 row4 col-4 col-3 col-2 col-1 | turn)",
    "246c6caf2d": "content(row-1 col1) L[empty=X]",
    "001c3ee805": "count(row* | pentomino)",
    "5f1f3dd735": (
        "content(row4 col7) L[empty=X, facing-left&letter-t=L, facing-right&letter-t=R, "
        "facing-up&letter-t=U, facing-down&letter-t=D, other=digit]"
    ),
    "803dd5c25b": (
        "content(col6 col8) L[empty=X, facing-left&letter-t=L, facing-right&letter-t=R, "
        "facing-up&letter-t=U, facing-down&letter-t=D, other=digit]"
    ),
    "2ab2a38913": "content(row9 col8) L[empty&straight=I, crossing&empty=X, !loop&empty=O]",
    "610fdab7f8": "content(col5 col7) L[empty&straight=I, crossing&empty=X, !loop&empty=O]",
    "6d8a5abd7d": "content(col12 col15) L[empty=X]",
    "b39d387ec8": "longest(row* | !coral)",
    "41e4e24ef6": "lines-right(col*)",
    "3f96ff4386": "content(row12 col8) L[empty=X]",
    "cbf719272e": "content(row6 col5) L[empty=X]",
    "3c4e6d0563": "lines-down(row*-1) large=X",
    "4ffc7a9c72": "content(col2 col12) L[outside=X]",
    "9369ba83f8": "runs(row2 row4 col3 col7 | shaded) large=X",
    "9779a01a6f": "lines-down(row*-1)",
    "3b7db3229f": (
        "content(fal) L[!shaded&tapa=T, shaded&tapa=X, !shaded&island=I, "
        "island&shaded=W, !shaded&cave=C, cave&shaded=S]"
    ),
    "893b3bc6c5": "lines-down(row*-1)",
    "5473f13c60": "areas-around(gri | outside) large=X",
    "e7294b0806": "content(row7 col2) L[empty=S]",
    "742b6b4f9e": "runs(row4 col13 col15 | shaded)",
    "08d1299350": "count(row* | turn) large=X",
    "dbba355ced": "areas-around(gri | !coral) large=X",
    "6b107b4b4b": "content(row1 row4) borders=-",
    "81279a0a20": "content(row6 col6) L[empty=S]",
    "50a0db0d3f": "count(row* | turn)",
    "dc37c37a84": "content(row7 row8) L[empty=X]",
    "b2004b8b50": "digits(row-2 col-2 | outside)",
    "1d45e2aaf9": "content(row? col?) L[coral=C, inside=S, other=X]",
    "96abf4b808": "lines-right(col*-1)",
    "11056f553f": "content(row-2 col2) L[empty=X]",
    "82f1e4a7d4": "content(row11 col11) L[empty=X, ship+S]",
    "c3884ce5fe": "content(row8 col2) L[empty=S]",
    "825746a3ab": "lines-right(col*-1) large=X",
    "dd5746e127": "content(row10 col13) L[coral&empty=K, !coral=X, other=digit]",
    "cd7adfac54": "content(row3 col9) L[coral&empty=K, !coral=X, other=digit]",
    "f3e0881148": "content(row11 row12) L[shaded=S]",
    "89135e2503": "content(row4 col5) L[empty=S]",
    "c1cb85a40b": "content(row4 col8)",
    "b9dab8670a": "content(row8 col12) L[turn=C, straight=S, junction=J, crossing=X, other=digit]",
    "098087f31c": "content(row1 row5) L[ship=S, island=L, water=W]",
    "1d1ae3d881": "content(row6) L[ship=S, island=L, water=W]",
    "df9278d343": "longest(row* | shaded) large=X length=14",
    "c869e65c0d": "content(row5 row8)",
    "13d3c38434": "content(row2 col8) L[empty=S] length=28",
    "dbd6c162e9": "content(row8 col1) L[empty=S]",
    "bf4179d409": "content(row4 col9) L[empty=S]",
    "bce177e3b3": "content(row4 row9) L[shaded=S]",
    "05a943710e": "content(row6)",
    "f616236738": "content(row4 col4)",
    "fb8577acd1": "content(row5 col4) L[empty=X]",
    "b8052a8a11": "content(ris<)",
    "ae43e240ad": "content(row6 col12) L[empty=X] length=32",
    "76f5c2a3a7": "content(row6 col1) L[empty=X] length=22",
    "10cbff456d": "content(row10 col4) L[empty=X]",
    "d62ea53ef3": "content(row5 col5) length=18",
    "cad7c854b6": "content(row9 col8 | !empty)",
    "93d7ef1f95": "content(row5 col11 | !empty)",
    "43ad38134a": "content(row6 col6 | !empty)",
    "1c92e00ee6": "content(row-4 row-3 row-2 row-1 | air)",
    "36160e558d": "content(row2 | water); content(col7 | water)",
    "25d140fb90": "content(row7)",
    "df9bb47839": "digits(reg@1,1) length=9",
    "35f3cbd143": "digits(reg@8,4) length=9",
    "d890828394": "content(row2 col7) length=18",
    "756a41c3b6": "content(box2 box8)",
    "57d974e6d3": "digits(reg@1,9); digits(reg@9,1) length=18",
    "defff91311": "content(row1 row12) L[shaded=S, !shaded=W] without-digits",
    "debb8c57d2": "first(row* | star)",
    "d86a8434dc": "runs(row? | shaded) between=,",
    "aa6c2bde11": "count(row* | empty); count(row* | turn) apart=,",
    "37c8cee2dc": "runs(row? | inside) between=,",
    "956dd6612c": "content(row?)",
    "3d1f5bcc39": "content(row?) L[mine=O, !mine=X]",
    "d724554372": "areas-rising(gri | outside)",
}


def reading_fault(row: Row) -> str:
    """Tell how a wording is read otherwise than it is meant."""
    found, wanted = parse_wording(row["text"]), READINGS.get(_name(row))
    if isinstance(found, Reading):
        read = short(found)
        return "" if read == wanted else f"read as {read}, wanted {wanted or 'a refusal'}"
    if not found.unknown:
        return "refused without a reason"
    return f"not understood: {found.unknown}" if wanted else ""


def _name(row: Row) -> str:
    return sha256(row["text"].encode()).hexdigest()[:_DIGITS]


CHECKS: Final = (Check("wordings are read as they are meant", _FILE, reading_fault),)
