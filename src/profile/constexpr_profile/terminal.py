# SPDX-License-Identifier: BSL-1.0
"""What the user sees: the standard output, and what is being done."""
from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Iterator

from .fitting import fitted


class Output(io.TextIOWrapper):
    """The standard output. Errors name it, as they do other files."""
    def write(self, text: str) -> int:
        with named("standard output"):
            return super().write(text)

    def flush(self) -> None:
        with named("standard output"):
            super().flush()


@contextlib.contextmanager
def named(name: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        error.filename = name
        raise


def progress(text: str = "") -> None:
    """Shows what is being done, in a line that the next call replaces."""
    with contextlib.suppress(OSError):  # the terminal may have gone
        if sys.stderr and sys.stderr.isatty():
            width = os.get_terminal_size(sys.stderr.fileno()).columns or 80  # 0 if it is not known
            print(f"\r\033[K{fitted(text, width - 1).rstrip()}", end="", file=sys.stderr, flush=True)
