# SPDX-License-Identifier: BSL-1.0
"""How files are written: nobody sees one before it is complete, and bytes that are not UTF-8 stay as they are."""
from __future__ import annotations

import os
import pathlib
import tempfile

UNDECODABLE = "surrogateescape"  # for `errors` of encode() and decode(): such bytes go through unchanged
UNFINISHED_PREFIX = "constexpr-profile-"  # what the names of files that are being written begin with


def write_whole(path: str, data: bytes, mode: int = 0o600) -> None:
    """Writes a file beside its place, and then renames it. If anything fails, nothing has changed."""
    number, beside = tempfile.mkstemp(prefix=UNFINISHED_PREFIX, dir=os.path.dirname(path))
    try:
        with open(number, "wb") as file:
            file.write(data)
        os.chmod(beside, mode)
        os.replace(beside, path)
    except BaseException:
        pathlib.Path(beside).unlink(missing_ok=True)  # an interruption may come when it has been renamed
        raise
