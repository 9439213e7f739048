# SPDX-License-Identifier: BSL-1.0
"""Which files are the user's: all but those in the folders that the compiler searches by itself (not those of
-isystem).

If a guess is wrong, evaluations are left out or lines of a system header are listed; --system takes all files for the
user's."""
from __future__ import annotations

import functools
import os

from ..compilers.compiler import Compiler


class Ownership:
    """Whether files are the user's. With `all_files`, all are. Paths are those that `Unit.plain_path()` makes,
    relative to the current folder; those of the compiler are relative to where it runs."""
    def __init__(self, compiler: Compiler, all_files: bool):
        self._folders = () if all_files else tuple(
            os.path.join(os.path.realpath(os.path.join(compiler.directory, folder)), "")
            for folder in compiler.system_folders)
        self.is_users = functools.lru_cache(maxsize=None)(self._find_out)

    def _find_out(self, path: str) -> bool:
        if os.path.basename(path).startswith("<"):  # <built-in> and the like
            return False
        return not os.path.realpath(path).startswith(self._folders)
