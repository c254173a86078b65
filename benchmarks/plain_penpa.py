"""The steps of a Penpa+ link done plainly with the standard library: what cannot be avoided."""

import json
import zlib
from base64 import b64decode, b64encode

from converters.codec.penpa_text import ABBREVIATIONS


def opened(link: str) -> tuple[str, list[str]]:
    """Give what stands before the payload, and the expanded lines."""
    head, _, payload = link.rpartition("p=")
    bare = payload.rstrip("=")
    text = zlib.decompress(b64decode(bare + "=" * (-len(bare) % 4)), -zlib.MAX_WBITS).decode()
    for long, code in reversed(ABBREVIATIONS):
        text = text.replace(code, long)
    return head + "p=", text.split("\n")


def closed(head: str, lines: list[str]) -> str:
    """Give the link of expanded lines."""
    text = "\n".join(lines)
    for long, code in ABBREVIATIONS:
        text = text.replace(long, code)
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return head + b64encode(packer.compress(text.encode()) + packer.flush()).decode("ascii")


def rewritten(link: str) -> str:
    """Open a link, parse every line that is JSON, dump it again, and close the link."""
    head, lines = opened(link)
    for place, line in enumerate(lines):
        if line[:1] in ("{", "["):
            lines[place] = json.dumps(json.loads(line), separators=(",", ":"))
    return closed(head, lines)
