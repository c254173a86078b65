"""The verbs of the command line: what they take, and how they word what `checker.service` gives."""
