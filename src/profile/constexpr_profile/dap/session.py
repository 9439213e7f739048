# SPDX-License-Identifier: BSL-1.0
"""What is debugged: the evaluations of a translation unit, and how they move."""
from __future__ import annotations

from typing import Callable, NamedTuple

from ..errors import Failure
from ..evaluations.steps import Known
from ..moments.movement import Arrives, Found, Search, into_line, nearest, next_line, on_another_line, out_of_call
from .breakpoints import Breakpoints, Lines
from .launch import Launched
from .protocol import Client
from .threads import Thread
from .variables import Handles, ParameterNames

MOST_THREADS = 100
TO_BREAKPOINTS = "continue", "reverseContinue"  # requests that look for nothing else

# Whether a search is to go on, which is asked with the step that it has reached.
IsWanted = Callable[[int], bool]


class Arrival(NamedTuple):
    """Why a thread has stopped where it is."""
    reason: str  # as the protocol or this adapter names it
    description: str  # as the user reads it
    breakpoints: list[int]  # the numbers of those that it is at, if this is the reason


class Session:
    """The threads of one file, their breakpoints and what the client has been shown of them. The methods that find
    moments may run in the background, and move nothing. Those that move a thread are for the adapter's thread alone."""
    def __init__(self, launched: Launched, client: Client):
        self.survey, first = launched
        evaluations = [each for each in self.survey.evaluations() if each.takes_steps]
        others = [each for each in evaluations if each.stop.key != first.stop.key]
        # How many evaluations have no thread, since there are too many.
        self.left_out = max(0, 1 + len(others) - MOST_THREADS)
        self.threads = [Thread(number, evaluation, self.survey)
                        for number, evaluation in enumerate([first, *others][:MOST_THREADS], 1)]
        self.current = self.threads[0]  # the thread that was moved last
        unit = self.survey.whole
        self.breakpoints = Breakpoints(Lines(unit, evaluations), unit, client)
        self.handles = Handles(client, ParameterNames(unit), self.survey.ownership)

    def thread(self, number: int | None) -> Thread:
        """The thread with a number, or the current one."""
        if number is None:
            return self.current
        thread = next((each for each in self.threads if each.number == number), None)
        if not thread:
            raise Failure(f"there is no thread {number}")
        return thread

    def _condition(self, request: str, granularity: str, thread: Thread) -> Arrives | None:
        """What a request looks for; None if it looks for breakpoints alone. The protocol's default granularity is the
        statement."""
        here = thread.stack
        if request in TO_BREAKPOINTS:
            return None
        if request == "stepOut":
            return out_of_call(here)
        if granularity == "instruction":
            return lambda before, there: True
        may_repeat = granularity != "line" and self.breakpoints.may_repeat
        if request == "stepBack" and thread.has_failed:
            # Outside of functions, the only lines before a failure are in calls. Inside, nothing seems to move if the
            # line is the same.
            is_in_function = len(here) > 1
            return on_another_line(next_line(here, may_repeat) if is_in_function else into_line(may_repeat), here)
        # From a moment that was not seen, it is not known which calls are deeper.
        return next_line(here, may_repeat) if here and request != "stepIn" else into_line(may_repeat)

    @staticmethod
    def find_step(thread: Thread, step: int, _: IsWanted) -> Found:
        """A moment that was chosen by its number, which need not exist."""
        return Found(thread.look_at(step))

    def enter(self, thread: Thread, found: Found, *, is_chosen: bool) -> Arrival:
        """Moves a thread to where it is shown first. The end is named if that moment was chosen."""
        self.move_to(thread, found.step)
        return self.arrival_at(thread) if is_chosen and thread.has_failed else Arrival("entry", "First stop", [])

    def find_first(self, thread: Thread, is_wanted: IsWanted) -> Found:
        """The first breakpoint that a thread comes to which has not moved. It may be where the thread is."""
        thread.open()
        return (Found(thread.step) if self._breakpoints_at(thread, is_wanted)
                else self.find(thread, "continue", "statement", is_wanted))

    def find(self, thread: Thread, request: str, granularity: str, is_wanted: IsWanted) -> Found:
        """The moment that a request leads to, or a breakpoint before it. This does not move the thread, so that the
        client can ask where it is meanwhile."""
        moments = thread.open()
        direction = -1 if request in ("stepBack", "reverseContinue") else 1
        arrives, hit = self._condition(request, granularity, thread), self.breakpoints.hit
        if not arrives and not self.breakpoints.has_any:
            return Found(thread.look_at(thread.last if direction > 0 else 0), False)
        return nearest(
            moments, thread.step, direction,
            lambda before, there: bool(arrives and arrives(before, there) or hit(before, there)), is_wanted)

    def move_to(self, thread: Thread, step: int) -> None:
        """Moves a thread to a moment, or to the first or last one if there is none of that number."""
        thread.open()
        thread.step = min(max(step, 0), thread.last)
        self.current = thread
        self.handles.forget()

    def arrive(self, thread: Thread, found: Found, *, is_step: bool) -> Arrival:
        """Moves a thread to where a search has ended, and says why it has ended there."""
        self.move_to(thread, found.step)
        # The search has seen all that this needs, so this cannot take long.
        numbers = self._breakpoints_at(thread, lambda step: True) if found.is_reached and not thread.has_failed else []
        if numbers:
            return Arrival("breakpoint", "Breakpoint", numbers)
        if found.is_reached and is_step and not thread.has_failed:
            return Arrival("step", "Step", [])
        return self.arrival_at(thread)

    def _breakpoints_at(self, thread: Thread, is_wanted: IsWanted) -> list[int]:
        """The numbers of the breakpoints at which a thread is; none if the search for them was not wanted any more."""
        before = Search(thread.open(), is_wanted).stack(thread.step - 1)
        return [] if before is None else self.breakpoints.hit(before, thread.stack)

    @staticmethod
    def arrival_at(thread: Thread) -> Arrival:
        """Why a thread is where it is, if it has come to no line and no breakpoint there: it was sent to this moment,
        or a search has ended."""
        if thread.has_failed:
            return Arrival("exception", thread.problem, [])
        if thread.step == thread.last:
            is_exact = thread.evaluation.known is Known.EXACT
            return Arrival("end", "Last step" if is_exact else "Last step that is looked at", [])
        return Arrival("start", "First step", []) if thread.step == 0 else Arrival("pause", "Paused", [])
