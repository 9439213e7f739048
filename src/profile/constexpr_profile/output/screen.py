# SPDX-License-Identifier: BSL-1.0
"""The screen of a terminal."""
from __future__ import annotations

import contextlib
from typing import Any, Callable

from ..commands.processes import Processes, Result, done_while
from ..terminal import fitted


class Screen:
    """Rows of text. The last one also shows what is being done."""
    def __init__(self, window: Any):
        import curses  # not before a screen is needed, since some systems do not have it
        self.curses, self.window = curses, window
        self.doing = ""  # what is being done
        self.is_in_background = False  # then only the thread that waits for it draws
        with contextlib.suppress(curses.error):  # some terminals cannot hide the cursor
            curses.curs_set(0)

    @property
    def last_row(self) -> int:
        """The number of the last row, counted from 0."""
        return int(self.window.getmaxyx()[0]) - 1

    @property
    def columns(self) -> int:
        """The width of the terminal, in characters."""
        return int(self.window.getmaxyx()[1])

    def put(self, row: int, text: str, style: int = 0) -> None:
        """Writes one row, cut to the width of the terminal. The style is an attribute of curses."""
        with contextlib.suppress(self.curses.error):  # the terminal may become smaller
            self.window.addstr(row, 0, fitted(text, self.columns - 1), style)

    def tell(self, what: str) -> None:
        """Shows what is being done."""
        self.doing = what
        if not self.is_in_background:
            self._show_what_is_done()

    def _show_what_is_done(self) -> None:
        """Writes into the last row what is being done."""
        self.put(self.last_row, self.doing)
        self.window.refresh()

    def until_key(self, processes: Processes, work: Callable[[], Result]) -> Result | None:
        """What some work gives, unless it is given up since a key has been pressed."""
        self.is_in_background = True
        self.window.nodelay(True)
        try:
            return done_while(self._is_undisturbed, processes, work)
        finally:
            self.window.nodelay(False)
            self.is_in_background = False

    def _is_undisturbed(self) -> bool:
        """Shows what is being done. Returns whether no key has been pressed."""
        self._show_what_is_done()
        return self.window.getch() in (self.curses.ERR, self.curses.KEY_RESIZE)  # another size is no key
