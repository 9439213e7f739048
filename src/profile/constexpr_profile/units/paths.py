# SPDX-License-Identifier: BSL-1.0
"""Names of files."""
from __future__ import annotations

import functools
import os
import re

from ..text.columns import UNDECODABLE

_ESCAPE = re.compile(rb"\\([0-7]{3}|.)")
_LETTERS = {b"n": b"\n", b"t": b"\t"}


@functools.lru_cache(maxsize=None)
def shortest_path(directory: str, path: str) -> str:
    """The shortest name of a file that is named in a directory: absolute, or from the current one."""
    written = os.path.join(directory, path)
    plain = os.path.normpath(written)
    if os.path.realpath(plain) != os.path.realpath(written):  # `..` after a symbolic link
        plain = os.path.realpath(written)
    try:
        return min(plain, os.path.relpath(plain), key=len)
    except ValueError:  # it is on another drive of Windows
        return plain


@functools.lru_cache(maxsize=None)
def file_named(quoted: str) -> str:
    """The file that a marker names. Compilers write some bytes that are not ASCII as octal numbers."""
    def byte(escape: re.Match[bytes]) -> bytes:
        code = escape[1]
        return bytes([int(code, 8) % 256]) if len(code) == 3 else _LETTERS.get(code, code)

    return _ESCAPE.sub(byte, quoted.encode("utf-8", UNDECODABLE)).decode("utf-8", UNDECODABLE)
