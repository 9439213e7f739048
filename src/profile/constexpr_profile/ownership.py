# SPDX-License-Identifier: BSL-1.0
"""Which files are the user's: all but those in the folders that the compiler searches by itself.

Options such as -isystem, and `#pragma GCC system_header` in a precompiled header, only ask for fewer
warnings: what they lead to may well be where the steps are."""
from __future__ import annotations

import functools
import os

from .compiler import Compiler


class Ownership:
    """Whether files are the user's. With `all_files`, all are."""
    def __init__(self, compiler: Compiler, all_files: bool = False):
        self.directory = compiler.directory
        self.folders = () if all_files else tuple(
            os.path.join(os.path.realpath(folder), "") for folder in compiler.system_folders())
        self.is_users = functools.lru_cache(maxsize=None)(self.find_out)

    def find_out(self, path: str) -> bool:
        if path.startswith("<"):  # <built-in> and the like
            return False
        return not os.path.realpath(os.path.join(self.directory, path)).startswith(self.folders)
