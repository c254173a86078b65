"""Where the ``penpad`` command begins: what it needs is loaded here, and may be interrupted.

Before `main` runs only what a report is made of is imported: an interruption there would end in a
traceback.
"""

import signal
import sys


def main() -> None:
    """Run the command on the arguments of the process; never returns."""
    try:
        from checker.cli import main as run
        from checker.verbs.quiet import silence_libraries

        silence_libraries()
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    run()
