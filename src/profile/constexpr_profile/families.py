# SPDX-License-Identifier: BSL-1.0
"""The families of compilers that the program knows."""
from .clang.family import Clang
from .gcc.family import Gcc

FAMILIES = Clang, Gcc
