# SPDX-License-Identifier: BSL-1.0
"""Names of files."""
from __future__ import annotations

import functools
import os


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
