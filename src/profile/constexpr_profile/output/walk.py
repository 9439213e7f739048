# SPDX-License-Identifier: BSL-1.0
"""Steps through an evaluation in a terminal."""
from __future__ import annotations

import contextlib
import os
from typing import Any, Callable, Iterator

from ..commands.processes import Processes, Result, done_while
from ..compilers.answers import Look
from ..errors import Failure, sentence_of
from ..moments.moments import Moments
from ..moments.movement import Found, changing_calls, nearest, not_deeper, out_of_call, visiting_line
from ..terminal import amount, fitted, progress
from .moment import Description, describe
from .wording import failure_at, last_text, progress_text, why_not_seen

_STRIDES = {"s": 1, "t": 10, "h": 100, "k": 1000}
_KEYS = "s 1 t 10 h 100 k 1000 c call n over o out v line e end (capitals: back) m mark g go ? help q quit"
_HELP = """s t h k  1, 10, 100 or 1,000 steps on; capital letters move back
c        the next call, or the return from this one
n        over: the next moment that is not inside a call from here
o        out: the moment after this call
v        the next visit of this line
e        the last moment (E: the first)
g        go to a step: type its number
m        mark this moment: calls that differ from it become bold
q        quit""".splitlines()
_ENTER, _ESCAPE, _BACKSPACE = ("\n", "\r"), "\x1b", ("\b", "\x7f")
_MOST_DIGITS = 18  # of a step that is typed: no evaluation takes more


def walk(moments: Moments) -> None:
    """Steps through an evaluation until the user quits. Raises Failure if the terminal cannot show that."""
    try:
        import curses  # some systems that can do all the rest do not have it
    except ImportError as error:
        raise Failure(f"--step without a number: this Python cannot draw in a terminal ({error})") from error
    try:
        curses.wrapper(lambda window: _run_in(window, moments))
    except curses.error as error:
        raise Failure(f"--step without a number: the terminal {os.environ.get('TERM', '')}: {error}") from error
    progress()


def _run_in(window: Any, moments: Moments) -> None:
    """Runs the view in a window of curses."""
    view = View(window, moments)
    with moments.whole.compiler.reporter.shown_by(view.screen.tell):
        view.run()


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


class View:
    """The interactive view."""
    def __init__(self, window: Any, moments: Moments):
        self.screen, self.moments = Screen(window), moments
        self.curses = self.screen.curses
        self.step = moments.evaluation.last_moment if moments.evaluation.failure else 0
        self.marked: list[str] = []  # the calls at the marked moment
        self.message = ""  # about the last key

    def run(self) -> None:
        """Answers keys until the user quits."""
        letter = ""
        while letter != "q":
            calls = self.draw()
            letter = letter_of(self.screen.window.getch())
            if letter == "m":
                self.marked = calls
                self.message = "marked: from now on, calls that differ are bold" if calls else "nothing to mark here"
            elif letter == "?":
                self._help()
            elif letter == "g":
                self.go()
            else:
                self.move(letter.lower(), -1 if letter.isupper() else 1)

    def draw(self) -> list[str]:
        """Draws the moment, and returns its calls."""
        evaluation, look = self.moments.evaluation, self._current_look()
        self.screen.window.erase()
        self.screen.put(0, f"{evaluation.place}: step {progress_text(evaluation, self.step)}"
                        + failure_at(evaluation, self.step), self.curses.A_REVERSE)
        nothing = f"Not seen: {why_not_seen(look)}" if look else ""
        sizes = max(3, self.screen.last_row // 5), max(24, self.screen.columns // 3)
        shown = describe(evaluation, look.frames, *sizes) if look and look.frames else Description(nothing, [], -1, [])
        rows = [(shown.place, False),
                *((text, index == shown.current) for index, text in enumerate(shown.source)), ("", False),
                *((text, bool(self.marked) and text not in self.marked) for text in shown.calls)]
        for row, (text, is_bold) in enumerate(rows, 1):
            self.screen.put(row, text, self.curses.A_BOLD if is_bold else self.curses.A_NORMAL)
        self.screen.put(self.screen.last_row, self.message or _KEYS, self.curses.A_DIM)
        self.message = ""
        return shown.calls

    def _current_look(self) -> Look | None:
        """What the current step shows; None if there is a problem, which the message tells."""
        with self._showing_problems():
            return self.moments.look(self.step)
        return None

    @contextlib.contextmanager
    def _showing_problems(self) -> Iterator[None]:
        """Says what goes wrong, and goes on: if the compiler crashes at a moment, there may be others to look at."""
        try:
            yield
        except (Failure, OSError) as error:
            self.message = sentence_of(error)

    def _help(self) -> None:
        """Shows what the keys do, until a key is pressed."""
        self.screen.window.erase()
        for row, text in enumerate([*_HELP, "", "Any key goes back."], 1):
            self.screen.put(row, text)
        self.screen.window.getch()

    def go(self) -> None:
        """Goes to the step that the user types, unless that is given up."""
        typed = letter = ""
        special = {self.curses.KEY_BACKSPACE: _BACKSPACE[0], self.curses.KEY_ENTER: _ENTER[0]}  # that of the keypad
        while letter not in (*_ENTER, _ESCAPE):
            if letter in _BACKSPACE:
                typed = typed[:-1]
            elif letter.isdecimal():
                typed = (typed + letter)[:_MOST_DIGITS]
            self.screen.put(self.screen.last_row, f"step: {typed}")
            key = self.screen.window.getch()
            letter = special.get(key) or letter_of(key)
        last = self.moments.evaluation.last_moment
        if typed and letter != _ESCAPE:
            self.step = min(int(typed), last)
            self.message = last_text(self.moments.evaluation) if int(typed) > last else ""

    def move(self, key: str, direction: int) -> None:
        """Moves as a key says: forwards if the direction is 1, and back if it is -1."""
        if key in _STRIDES:
            self.step = min(max(self.step + direction * _STRIDES[key], 0), self.moments.evaluation.last_moment)
        elif key == "e":
            self.step = self.moments.evaluation.last_moment if direction > 0 else 0
        elif key in ("c", "n", "o", "v"):
            with self._showing_problems():
                destination = self.screen.until_key(
                    self.moments.whole.compiler.processes, lambda: self._moment_at_key(key, direction))
                if destination:
                    self.step = destination.step
                    self.message = "" if destination.is_reached else "not found up to here"
                    if destination.unseen:
                        unseen = f"(not seen on the way: {amount(destination.unseen, 'moment')})"
                        self.message = f"{self.message} {unseen}".strip()

    def _moment_at_key(self, key: str, direction: int) -> Found:
        """Where a key leads to."""
        here = self.moments.look(self.step).frames
        may_repeat = self.moments.whole.compiler.family.steps_are_statements
        arrives = {"c": changing_calls(here), "n": not_deeper(here), "o": out_of_call(here),
                   "v": visiting_line(here, may_repeat)}[key]
        return nearest(self.moments, self.step, direction, arrives, self._is_wanted)

    def _is_wanted(self, step: int) -> bool:
        """Says how far a search has come. Returns whether no key has been pressed."""
        self.screen.tell(f"looking at step {step:,} … (any key stops)")
        return not self.moments.whole.compiler.processes.is_given_up


def letter_of(key: int) -> str:
    """The letter of a key; empty for one that has none, such as End."""
    return chr(key) if 0 <= key < 128 else ""
