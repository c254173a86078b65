"""What a page of ours may do: use its own style and its own script, and nothing else."""

from base64 import b64encode
from hashlib import sha256


def policy(*, style: str, script: str) -> str:
    """Give the content security policy of a page with just one style and one script.

    Args:
        style: What stands between the tags of its style.
        script: What stands between the tags of its script.
    """
    return (
        f"default-src 'none'; style-src {_hash(style)}; script-src {_hash(script)}; base-uri 'none'"
    )


def _hash(text: str) -> str:
    """Give what a policy calls a script or style by."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
