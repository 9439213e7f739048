# SPDX-License-Identifier: BSL-1.0
"""What the user sees while waiting."""
import sys


def progress(text: str = "") -> None:
    """Shows what is being done, in a line that the next call replaces."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}"[:82], end="", file=sys.stderr, flush=True)
