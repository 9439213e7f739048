# SPDX-License-Identifier: BSL-1.0
"""Moves the evaluations, tells the client where they stop, and looks ahead while they are stopped."""
from __future__ import annotations

import functools
import itertools
from typing import Callable

from ..failure import Failure
from ..moments.batch_or_probe import LEAST_IN_BATCH
from ..moments.movement import Found
from . import fields
from .client import Client
from .console import run_command
from .framing import Json
from .launch import FirstStop
from .progress import Progress
from .session import TO_BREAKPOINTS, Arrival, IsWanted, Session
from .task import Task
from .threads import Thread

_PAUSED = Arrival("pause", "Paused", [])
_MOMENTS_TOGETHER = 16  # to look at ahead, if one compilation shows many
MOVES = ["continue", "reverseContinue", "next", "stepIn", "stepOut", "stepBack"]

Find = Callable[[IsWanted], Found]  # finds the moment to move to, in the background
Arrive = Callable[[Found], Arrival]  # moves there, in the adapter's thread


class Running:
    """Moves the threads of a session, one at a time. All of them are stopped unless a task is running. The adapter's
    thread calls the methods, except that the background calls `look_ahead`."""
    def __init__(self, client: Client, session: Session, progress: Progress, task: Task):
        self._client, self._session, self._progress, self._task = client, session, progress, task

    def begin(self, first: FirstStop) -> None:
        """Goes to the moment that is shown first."""
        thread = self._session.current
        stops = thread.evaluation.failure is None if first.stops is None else first.stops
        if first.step is None and not stops:
            self._search_and_stop(thread, functools.partial(self._session.find_first, thread),
                                  functools.partial(self._session.arrive, thread, is_step=False))
        else:
            self._search_and_stop(thread, functools.partial(self._session.find_step, thread, first.step or 0),
                                  functools.partial(self._session.enter, thread, is_chosen=first.step is not None))

    def move(self, request: Json, arguments: Json) -> None:
        """Answers one of `MOVES`: moves a thread to what the request looks for."""
        self._task.refuse_if_running()
        thread = self._session.thread(fields.number(arguments, "threadId"))
        name = str(request["command"])
        granularity = fields.text(arguments, "granularity") or "statement"
        self._client.respond(request, **({"allThreadsContinued": False} if name == "continue" else {}))
        if name == "continue" and thread.opened and thread.step == thread.last:
            self._client.event("terminated")  # there is nothing left to continue
        else:
            self._search_and_stop(thread, functools.partial(self._session.find, thread, name, granularity),
                                  functools.partial(self._session.arrive, thread, is_step=name not in TO_BREAKPOINTS))

    def _search_and_stop(self, thread: Thread, find: Find, arrive: Arrive) -> None:
        """Moves a thread to what is found. The request has had its response, so the console tells if this fails."""
        try:
            arrival = self._search(thread, find, arrive)
        except Exception as error:
            self._client.say(self._client.sentence_of(error))
            arrival = self._session.arrival_at(thread)
        self._tell_stop(thread, arrival)

    def _search(self, thread: Thread, find: Find, arrive: Arrive) -> Arrival:
        def is_wanted(step: int) -> bool:
            self._progress.note(f"looking at step {step:,} of {thread.evaluation.most:,}")
            return not self._client.processes.is_given_up

        found = self._task.run(lambda: find(is_wanted))
        arrival = arrive(found) if found else _PAUSED
        return _PAUSED if self._task.is_paused and arrival.reason == "start" else arrival

    def _tell_stop(self, thread: Thread, arrival: Arrival) -> None:
        """Tells the client that a thread has stopped."""
        failure = thread.evaluation.failure
        text = failure.text if failure and arrival.reason == "exception" else thread.name
        self._client.event("stopped", reason=arrival.reason, description=arrival.description, text=text,
                          threadId=thread.number, allThreadsStopped=True,
                          **({"hitBreakpointIds": arrival.breakpoints} if arrival.breakpoints else {}))

    def evaluate(self, request: Json, arguments: Json) -> None:
        """An expression is the name of a parameter or, in the console, may be a command."""
        handles, text = self._session.handles, (fields.text(arguments, "expression") or "").strip()
        may_be_command = fields.text(arguments, "context") in ("repl", None)
        number = fields.number(arguments, "frameId")
        # A command in the console does not need the frame, which may be one of an earlier moment.
        is_outdated = number is not None and may_be_command and not handles.has_frame(number)
        located = None if number is None or is_outdated else handles.located(number)
        value = handles.value_of(located.frame, text) if located else None
        if value is not None:
            self._client.respond(request, **handles.show_value(value, "result"))
        elif may_be_command:
            self._run_command(request, located.thread if located else self._session.current, text)
        else:
            raise Failure(f"{text} is not a parameter of this call; only parameters can be seen")

    def _run_command(self, request: Json, thread: Thread, command: str) -> None:
        """Answers with what a command prints, and then moves the thread to where it leads."""
        self._task.refuse_if_running()
        reply = self._task.run(lambda: run_command(self._session, thread, command), f"working on {command}")
        if not reply:
            raise Failure("paused")
        self._client.respond(request, result=reply.text, variablesReference=0)
        if reply.step is not None:
            self._session.move_to(thread, reply.step)
            self._tell_stop(thread, self._session.arrival_at(thread))

    def look_ahead(self) -> bool:
        """Looks at some moments near the current one. Returns whether there were any."""
        thread = self._session.current
        if not thread.opened:
            return False
        count = (_MOMENTS_TOGETHER if thread.opened.are_cheap
                 else max(self._session.survey.workers.jobs, LEAST_IN_BATCH))
        steps = list(itertools.islice(thread.unseen_nearby(), count))
        try:
            thread.opened.stacks(steps)
        except Exception:  # a request for these moments will report it
            return False
        return bool(steps)
