"""The command line, run inside the test's own process."""

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from checker.cli import main


class Ran(NamedTuple):
    exit: int
    out: str
    err: str

    def json(self) -> dict:
        return json.loads(self.out)


def penpad(*arguments: str, stdin: bytes = b"", lang: str = "C") -> Ran:
    out, err = io.StringIO(), io.StringIO()
    given = io.TextIOWrapper(io.BytesIO(stdin))
    environment = {**os.environ, "LANG": lang}
    code = 0
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", given),
        patch.dict(os.environ, environment),
    ):
        try:
            main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
    return Ran(code, out.getvalue(), err.getvalue())
