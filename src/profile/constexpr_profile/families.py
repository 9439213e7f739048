# SPDX-License-Identifier: BSL-1.0
"""The families of compilers that there are."""
from .clang.family import Clang
from .gcc import Gcc

FAMILIES = Clang, Gcc
