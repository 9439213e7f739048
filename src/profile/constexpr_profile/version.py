# SPDX-License-Identifier: BSL-1.0
"""The version. pack.cmake writes it into the program."""

VERSION = "(not packed)"
