"""One file a genre; each ends in ``GENRE``."""
