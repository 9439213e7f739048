# SPDX-License-Identifier: BSL-1.0
"""What is debugged: the evaluations of a translation unit, and how they move."""
from __future__ import annotations

from typing import Callable, NamedTuple

from ..evaluations.names import Names
from ..failure import Failure
from ..moments.movement import (Arrives, Found, Search, into_line, nearest, next_line, on_another_line,
                                out_of_call)
from ..moments.stacks import Stack
from .argument_names import Parameters
from .breakpoints import Breakpoints
from .client import Client
from .launch import Launched
from .lines import Lines
from .threads import Thread
from .variables import Handles

MOST_THREADS = 100
CONTINUING = "continue", "reverseContinue"  # requests that look for nothing but breakpoints

IsWanted = Callable[[int], bool]  # told how far a search has come; whether it goes on


class Arrival(NamedTuple):
    """Why and where a thread stops."""
    reason: str
    description: str
    breakpoints: list[int]


class Session:
    def __init__(self, launched: Launched, client: Client):
        self.survey, first = launched
        evaluations = [each for each in self.survey.evaluations() if each.takes_steps]
        others = [each for each in evaluations if each.stop.key != first.stop.key]
        self.left_out = max(0, len(evaluations) - MOST_THREADS)
        self.threads = [Thread(number, evaluation, self.survey)
                        for number, evaluation in enumerate([first, *others][:MOST_THREADS], 1)]
        self.current = self.threads[0]  # the one that was moved last
        unit = self.survey.whole
        self.breakpoints = Breakpoints(Lines(unit, evaluations), Names(unit), client)
        self.handles = Handles(client, Parameters(unit), self.survey.ownership)

    def thread(self, number: int | None) -> Thread:
        """The thread with a number, or the current one."""
        if number is None:
            return self.current
        found = [each for each in self.threads if each.number == number]
        if not found:
            raise Failure(f"there is no thread {number}")
        return found[0]

    def arrives(self, request: str, granularity: str, here: Stack) -> Arrives | None:
        """What a request looks for, apart from breakpoints. The protocol's default granularity is the statement."""
        if request in CONTINUING:
            return None
        if request == "stepOut":
            return out_of_call(here)
        if granularity == "instruction":
            return lambda before, there: True
        may_repeat = granularity != "line" and self.breakpoints.may_repeat
        return into_line(may_repeat) if request == "stepIn" else next_line(here, may_repeat)

    @staticmethod
    def find_step(thread: Thread, step: int, _: IsWanted) -> Found:
        """A moment that was chosen by its number, which need not exist."""
        return Found(thread.seen(step))

    def enter(self, thread: Thread, found: Found, *, is_chosen: bool) -> Arrival:
        """Moves a thread to where it is shown first. The end is named if that moment was chosen."""
        self.go(thread, found.step)
        return self.arrival_at(thread) if is_chosen and thread.has_failed else Arrival("entry", "First stop", [])

    def find_first(self, thread: Thread, is_wanted: IsWanted) -> Found:
        """The first breakpoint that a thread comes to which has not moved. It may be where the thread is."""
        thread.open()
        return (Found(thread.step) if self.hit(thread, is_wanted)
                else self.find(thread, "continue", "statement", is_wanted))

    def find(self, thread: Thread, request: str, granularity: str, is_wanted: IsWanted) -> Found:
        """The moment that a request leads to, or a breakpoint before it. This does not move the thread, so that the
        client can ask where it is meanwhile."""
        moments = thread.open()
        direction = -1 if request in ("stepBack", "reverseContinue") else 1
        arrives, hit = self.arrives(request, granularity, thread.stack()), self.breakpoints.hit
        if arrives and thread.has_failed and request == "stepBack" and granularity != "instruction":
            arrives = on_another_line(arrives, thread.stack())  # one sees where it is
        if not arrives and not self.breakpoints.has_any:
            return Found(thread.last if direction > 0 else 0, False)
        return nearest(
            moments, thread.step, direction,
            lambda before, there: bool(arrives and arrives(before, there) or hit(before, there)), is_wanted)

    def go(self, thread: Thread, step: int) -> None:
        thread.open()
        thread.step = min(max(step, 0), thread.last)
        self.current = thread
        self.handles.forget()

    def arrive(self, thread: Thread, found: Found, *, is_step: bool) -> Arrival:
        """Moves a thread to where a search has ended, and says why it has ended there."""
        self.go(thread, found.step)
        # The search has seen all that this needs, so that it cannot take long.
        numbers = self.hit(thread, lambda step: True) if found.is_reached and not thread.has_failed else []
        if numbers:
            return Arrival("breakpoint", "Breakpoint", numbers)
        if found.is_reached and is_step and not thread.has_failed:
            return Arrival("step", "Step", [])
        return self.arrival_at(thread)

    def hit(self, thread: Thread, is_wanted: IsWanted) -> list[int]:
        before = Search(thread.open(), is_wanted).stack(thread.step - 1)
        return [] if before is None else self.breakpoints.hit(before, thread.stack())

    @staticmethod
    def arrival_at(thread: Thread) -> Arrival:
        """Where the user wanted to go, or all there is."""
        if thread.has_failed:
            return Arrival("exception", "Not a constant expression", [])
        if thread.step == thread.last:
            return Arrival("end", "Last step", [])
        return Arrival("start", "First step", []) if thread.step == 0 else Arrival("pause", "Paused", [])
