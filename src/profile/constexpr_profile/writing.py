# SPDX-License-Identifier: BSL-1.0
"""How the program writes its own files: nobody sees one before it is complete, and bytes that are not UTF-8 stay as
they are."""
from __future__ import annotations

import os
import pathlib
import tempfile

UNDECODABLE = "surrogateescape"  # for `errors` of encode() and decode(): such bytes go through unchanged


def write_whole(path: str, data: bytes) -> None:
    """Writes a file beside its place, and then renames it. If anything fails, nothing has changed."""
    number, beside = tempfile.mkstemp(dir=os.path.dirname(path))
    try:
        with open(number, "wb") as file:
            file.write(data)
        os.replace(beside, path)
    except BaseException:
        pathlib.Path(beside).unlink(missing_ok=True)  # an interruption may come when it has been renamed
        raise
