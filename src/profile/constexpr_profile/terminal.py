# SPDX-License-Identifier: BSL-1.0
"""What the user sees: the standard output, and what is being done."""
from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TextIO

from .failure import named
from .fitting import fitted


class Output(io.TextIOWrapper):
    """The standard output. Errors name it, as they do other files."""
    def write(self, text: str) -> int:
        """Writes a text; errors name the standard output."""
        with named("standard output"):
            return super().write(text)

    def flush(self) -> None:
        """Writes what is left; errors name the standard output."""
        with named("standard output"):
            super().flush()


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is one. It is None if the program was started with it closed."""
    return stream is not None and stream.isatty()


def progress(text: str = "") -> None:
    """Shows what is being done, in a line that the next call replaces."""
    with contextlib.suppress(OSError):  # the terminal may have gone
        if is_terminal(sys.stderr):
            width = os.get_terminal_size(sys.stderr.fileno()).columns or 80  # 0 if it is not known
            print(f"\r\033[K{fitted(text, width - 1).rstrip()}", end="", file=sys.stderr, flush=True)


def message(sentence: str) -> None:
    """Prints a message on the standard error output."""
    progress()
    if sys.stderr is not None:  # the program was started with it closed
        print(f"constexpr-profile: {sentence}", file=sys.stderr, flush=True)
