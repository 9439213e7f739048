# SPDX-License-Identifier: BSL-1.0
"""How the program refuses."""


class Failure(Exception):
    """One sentence for the user; the exit status is 2."""
