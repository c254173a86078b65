"""Links as QR codes, by the segno library, which is loaded only when one is asked for."""

from io import BytesIO
from typing import Final

from converters.errors import UsageError

_KINDS: Final = {".png": "png", ".svg": "svg"}
_SCALE: Final = {"png": 4, "svg": 4}
"""Pixels a dot."""
LONGEST: Final = 2953
"""Characters that the largest QR code holds, at its lowest level of error correction."""


def qr_bytes(link: str, ending: str) -> bytes:
    """Give a picture of a link's QR code, with as much error correction as its size allows.

    Args:
        link: Any text.
        ending: What the file's name ends with: ``.svg`` or ``.png``.

    Raises:
        UsageError: If the link is too long for any QR code, or the picture is of another sort.
    """
    kind = _KINDS.get(ending.lower())
    if kind is None:
        raise UsageError(
            where="--qr",
            found=f"a file that ends in {ending!r}" if ending else "a file without an ending",
            want=" or ".join(_KINDS),
            hint="the ending says which sort of picture it becomes",
        )
    size = len(link.encode("utf-8", "surrogatepass"))
    if size > LONGEST:
        raise UsageError(
            where="--qr",
            found=f"a link of {size} characters",
            want=f"at most {LONGEST}, which is what the largest QR code holds",
            hint="penpad slim may shorten it; else shorten it with a link service first",
        )
    import segno

    picture = BytesIO()
    code = segno.make_qr(link, error="l", encoding="utf-8")
    code.save(picture, kind=kind, scale=_SCALE[kind])
    return picture.getvalue()
