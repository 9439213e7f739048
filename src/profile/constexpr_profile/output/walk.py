# SPDX-License-Identifier: BSL-1.0
"""Shows single moments of an evaluation, and steps through it in a terminal."""
from __future__ import annotations

import contextlib
import os
import re
from typing import Any, Iterator, Sequence

from ..compilers.diagnostics import Frame
from ..evaluations.evaluation import Evaluation
from ..evaluations.names import shortened
from ..failure import Failure, sentence_of
from ..moments.goals import GOALS, search
from ..moments.moments import Moments
from ..terminal import progress
from ..text.source import end_of, source_line
from .columns import fitted

ANY_WIDTH = 1 << 16
STRIDES = {"s": 1, "t": 10, "h": 100, "k": 1000}
KEYS = "s 1 t 10 h 100 k 1000 c call n over o out v line e end (capitals: back) m mark g go q quit"


def describe(evaluation: Evaluation, frames: Sequence[Frame], around: int, width: int) -> list[str]:
    """A moment as lines of text: the source around it, then the calls, innermost first. Their places take no more than
    the width."""
    path, line, _ = next((frame.position for frame in reversed(frames) if frame.position), evaluation.stop.position)
    shown = [f"{'>' if number == line else ' '}{number:5} {source_line(path, number)}"
             for number in range(max(1, line - around), line + around + 1)]
    calls = [f"{depth:4}  {end_of(place_of(frame), width):24}  {shortened(frame.call) or evaluation.name}"
             for depth, frame in enumerate(frames)]
    return [f"{path}:{line}", *shown, "", *reversed(calls)]


def place_of(frame: Frame) -> str:
    return f"{frame.position.path}:{frame.position.line}" if frame.position else "line not known"


def print_step(moments: Moments, steps: int, step: int) -> None:
    one = moments.evaluation
    frames = moments.at(step) if step <= one.last_moment else ()
    if not frames:
        raise Failure(f"{one.place}: there is no step {step:,} to be seen; it has {steps:,}")
    progress()
    print(f"{one.place} after {step:,} of {steps:,} steps{failure_at(one, step)}",
          *describe(one, frames, 3, ANY_WIDTH), sep="\n")


def failure_at(one: Evaluation, step: int) -> str:
    return f", where it fails: {one.failure.text}" if one.failure and one.fails_at(step) else ""


def walk(moments: Moments, steps: int) -> None:
    try:
        import curses  # some systems that can do all the rest do not have it
    except ImportError as error:
        raise Failure(f"--step without a number: this Python cannot draw in a terminal ({error})") from error
    try:
        curses.wrapper(lambda screen: View(screen, moments, steps).run())
    except curses.error as error:
        raise Failure(f"--step without a number: the terminal {os.environ.get('TERM', '')}: {error}") from error
    progress()


def letter_of(key: int) -> str:
    """The letter of a key; empty for one that has none, such as End."""
    return chr(key) if 0 <= key < 128 else ""


class View:
    """The interactive view."""
    def __init__(self, screen: Any, moments: Moments, steps: int):
        import curses
        self.curses, self.screen, self.moments, self.steps = curses, screen, moments, steps
        self.step = moments.evaluation.last_moment if moments.evaluation.failure else 0
        self.marked: list[str] = []  # the lines of the marked moment
        self.problem = ""  # why the last move has failed
        with contextlib.suppress(curses.error):  # some terminals cannot hide the cursor
            curses.curs_set(0)

    def run(self) -> None:
        letter = ""
        while letter != "q":
            lines = self.draw()
            letter = letter_of(self.screen.getch())
            if letter == "m":
                self.marked = lines
            elif letter == "g":
                self.go()
            else:
                self.move(letter.lower(), -1 if letter.isupper() else 1)

    @property
    def last_row(self) -> int:
        return int(self.screen.getmaxyx()[0]) - 1

    @property
    def columns(self) -> int:
        return int(self.screen.getmaxyx()[1])

    def put(self, row: int, text: str, style: int = 0) -> None:
        with contextlib.suppress(self.curses.error):  # the terminal may become smaller
            self.screen.addstr(row, 0, fitted(text, self.columns - 1), style)

    def draw(self) -> list[str]:
        """Draws the moment, and returns its lines."""
        one, frames = self.moments.evaluation, self.look()
        self.screen.erase()
        self.put(0, f"{one.place}: step {self.step:,} of {self.steps:,}"
                 + failure_at(one, self.step), self.curses.A_REVERSE)
        nothing = [] if self.problem else ["Something that this evaluation depends on is stopped first."]
        lines = describe(one, frames, max(3, self.last_row // 5), max(24, self.columns // 3)) if frames else nothing
        for row, text in enumerate(lines, 1):
            is_changed = self.marked and re.match(" *[0-9]+  ", text) and text not in self.marked
            is_bold = is_changed or text.startswith(">")
            self.put(row, text, self.curses.A_BOLD if is_bold else self.curses.A_NORMAL)
        self.put(self.last_row, self.problem or KEYS, self.curses.A_DIM)
        self.problem = ""
        return lines

    def look(self) -> Sequence[Frame]:
        with self.showing_problems():
            return self.moments.at(self.step)
        return ()

    @contextlib.contextmanager
    def showing_problems(self) -> Iterator[None]:
        """If the compiler crashes at a moment, there may be others to look at."""
        try:
            yield
        except (Failure, OSError) as error:
            self.problem = sentence_of(error)

    def go(self) -> None:
        self.put(self.last_row, "step: ")
        self.curses.echo()
        typed = self.screen.getstr(self.last_row, 6).decode(errors="replace").replace(",", "")
        self.curses.noecho()
        if typed.isdecimal():
            self.step = min(int(typed), self.moments.evaluation.last_moment)

    def move(self, key: str, direction: int) -> None:
        if key in STRIDES:
            self.step = min(max(self.step + direction * STRIDES[key], 0), self.moments.evaluation.last_moment)
        elif key == "e":
            self.step = self.moments.evaluation.last_moment if direction > 0 else 0
        elif key in GOALS:
            self.screen.nodelay(True)
            with self.showing_problems():
                self.step = search(self.moments, self.step, key, direction, self.is_wanted)
            self.screen.nodelay(False)

    def is_wanted(self, step: int) -> bool:
        """Shows how far a search has come, until a key is pressed."""
        self.put(self.last_row, f"looking at step {step:,} … (any key stops)")
        self.screen.refresh()
        return bool(self.screen.getch() == self.curses.ERR)
