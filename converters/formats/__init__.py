"""One file or folder a format; each ends in ``FORMAT``."""
