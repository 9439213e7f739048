# SPDX-License-Identifier: BSL-1.0
"""The screen of a terminal."""
from __future__ import annotations

import contextlib
from typing import Any, Callable

from ..compilers.background import Result, done_while
from ..compilers.processes import Processes
from ..fitting import fitted


class Screen:
    """Rows of text. The last one also shows what is being done."""
    def __init__(self, window: Any):
        import curses
        self.curses, self.window = curses, window
        self.doing = ""  # what is being done
        self.is_in_background = False  # then only the thread that waits for it draws
        with contextlib.suppress(curses.error):  # some terminals cannot hide the cursor
            curses.curs_set(0)

    @property
    def last_row(self) -> int:
        return int(self.window.getmaxyx()[0]) - 1

    @property
    def columns(self) -> int:
        return int(self.window.getmaxyx()[1])

    def put(self, row: int, text: str, style: int = 0) -> None:
        with contextlib.suppress(self.curses.error):  # the terminal may become smaller
            self.window.addstr(row, 0, fitted(text, self.columns - 1), style)

    def tell(self, what: str) -> None:
        """Shows what is being done."""
        self.doing = what
        if not self.is_in_background:
            self.show_what_is_done()

    def show_what_is_done(self) -> None:
        self.put(self.last_row, self.doing)
        self.window.refresh()

    def until_key(self, processes: Processes, work: Callable[[], Result]) -> Result | None:
        """What some work gives, unless it is given up since a key has been pressed."""
        self.is_in_background = True
        self.window.nodelay(True)
        try:
            return done_while(self.is_undisturbed, processes, work)
        finally:
            self.window.nodelay(False)
            self.is_in_background = False

    def is_undisturbed(self) -> bool:
        """Shows what is being done. Returns whether no key has been pressed."""
        self.show_what_is_done()
        return bool(self.window.getch() == self.curses.ERR)
