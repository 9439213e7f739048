# SPDX-License-Identifier: BSL-1.0
"""The families of compilers that the program knows, by the words with which their compilers name them."""
from .clang.family import Clang
from .gcc.family import Gcc

FAMILIES = {"clang": Clang, "gcc": Gcc}
