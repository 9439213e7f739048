# SPDX-License-Identifier: BSL-1.0
"""The standard output, and messages and progress on the standard error output. What comes from source files and names
cannot change how a terminal shows the rest."""
from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import sys
from typing import Callable, Iterable

from .errors import named

Reporter = Callable[[str], None]  # is told what is being done

# Control characters but for tabs and line breaks, and what is invisible or changes the direction of text.
_HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
                     "\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]")

# Lines that are too long are cut by the terminal between these two: it knows how wide each letter is.
_CUT, _WRAP = "\033[?7l", "\033[?7h"


def visible(text: str) -> str:
    """A text in which what could hide or rearrange the rest is escaped, such as `\\x1b` or `\\u202e`."""
    return _HIDDEN.sub(lambda found: found[0].encode("ascii", "backslashreplace").decode()
                       if ord(found[0]) > 0x7f else f"\\x{ord(found[0]):02x}", text)


class Output(io.TextIOWrapper):
    """The standard output. Errors name it, as they do other files."""
    def write(self, text: str) -> int:
        """Writes a text, in which nothing is hidden."""
        return self.control(visible(text))

    def control(self, text: str) -> int:
        """Writes a text that may control the terminal; errors name the standard output."""
        with named("standard output"):
            return super().write(text)

    def flush(self) -> None:
        """Writes what is left; errors name the standard output."""
        with named("standard output"):
            super().flush()


def progress(text: str = "") -> None:
    """Shows what is being done, in a line that the next call replaces."""
    with contextlib.suppress(OSError):  # the terminal may have gone
        if sys.stderr is not None and sys.stderr.isatty():  # it is None if the program was started with it closed
            width = os.get_terminal_size(sys.stderr.fileno()).columns or 80  # 0 if it is not known
            line = visible(" ".join(text.split()))[:width - 1]
            print(f"\r\033[K{_CUT}{line}{_WRAP}", end="", file=sys.stderr, flush=True)


def message(sentence: str) -> None:
    """Prints a message on the standard error output."""
    progress()
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # there is no other place to say it
            print(f"constexpr-profile: {visible(sentence)}", file=sys.stderr, flush=True)


def show(lines: Iterable[str]) -> None:
    """Prints lines on the standard output, in the place of what is being done."""
    text = "\n".join(lines)  # which may still take a while
    progress()
    print(text, flush=True)  # an interruption may follow


def in_number(number: int, noun: str) -> str:
    """What there is a number of, such as `step` or `steps`."""
    return noun if number == 1 else f"{noun}s"


def amount(number: int, noun: str) -> str:
    """A number of things, such as `1 step` or `1,000 steps`."""
    return f"{number:,} {in_number(number, noun)}"


class Redrawn:
    """A text on the standard output. If that is a terminal, its beginning is shown before it is complete, and replaced
    later."""
    def __init__(self) -> None:
        self._rows = 0  # that are shown

    def show(self, text: str, is_last: bool) -> None:
        """Shows the text as far as it is known; what is not the last of it, only as far as it can be replaced."""
        if not (isinstance(sys.stdout, Output) and sys.stdout.isatty()):
            if is_last:
                show([text])
            return
        columns, height = shutil.get_terminal_size()
        progress()
        if self._rows:
            sys.stdout.control(f"\033[{self._rows}A\033[J")
        if is_last:
            show([text])
            return
        lines = [line[:columns - 1] for line in visible(text).split("\n")[:height - 2]]
        sys.stdout.control(_CUT + "\n".join([*lines, _WRAP]))
        sys.stdout.flush()
        self._rows = len(lines)
