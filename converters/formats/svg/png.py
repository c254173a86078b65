"""Pictures as PNG, rendered from our own SVG."""

from typing import Final

_MAX_SIDE: Final = 8000


def png_bytes(svg: str, *, width: int | None = None) -> bytes:
    """Render a picture."""
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=svg, width=width, background="#ffffff")
