# SPDX-License-Identifier: BSL-1.0
"""Moves the evaluations, tells the client where they stop, and looks ahead while they are stopped."""
from __future__ import annotations

import contextlib
import functools
import itertools
from typing import Callable, Iterator

from ..compilers.background import Result, done_while
from ..failure import Failure
from ..moments.batch_or_probe import LEAST_IN_BATCH
from ..moments.movement import Found
from . import fields
from .client import Client
from .console import run_command
from .framing import Json
from .launch import FirstStop
from .progress import Progress
from .session import CONTINUING, Arrival, IsWanted, Session
from .threads import Thread

PAUSED = Arrival("pause", "Paused", [])
AHEAD_TOGETHER = 16  # moments, if one compilation shows many
MOVES = ["continue", "reverseContinue", "next", "stepIn", "stepOut", "stepBack"]

Find = Callable[[IsWanted], Found]  # in the background, while the client is attended to
Arrive = Callable[[Found], Arrival]


class Running:
    """`attend` answers what the client asks while a search goes on."""
    def __init__(self, client: Client, session: Session, progress: Progress, attend: Callable[[], None]):
        self.client, self.session, self.progress, self.attend = client, session, progress, attend
        self.is_moving = self.is_paused = False

    def begin(self, first: FirstStop) -> None:
        """Goes to the moment that is shown first."""
        thread = self.session.current
        stops = thread.evaluation.failure is None if first.stops is None else first.stops

        if first.step is None and not stops:
            self.go_on(thread, functools.partial(self.session.find_first, thread),
                       functools.partial(self.session.arrive, thread, is_step=False))
        else:
            self.go_on(thread, functools.partial(self.session.find_step, thread, first.step or 0),
                       functools.partial(self.session.enter, thread, is_chosen=first.step is not None))

    def move(self, request: Json, arguments: Json) -> None:
        self.refuse_while_moving()
        thread = self.session.thread(fields.number(arguments, "threadId"))
        name = str(request["command"])
        granularity = fields.text(arguments, "granularity") or "statement"
        self.client.respond(request, **({"allThreadsContinued": False} if name == "continue" else {}))
        if name == "continue" and thread.opened and thread.step == thread.last:
            self.client.event("terminated")  # there is nothing left to continue
        else:
            self.go_on(thread, functools.partial(self.session.find, thread, name, granularity),
                       functools.partial(self.session.arrive, thread, is_step=name not in CONTINUING))

    def refuse_while_moving(self) -> None:
        if self.is_moving:
            raise Failure("the evaluation is running")

    def go_on(self, thread: Thread, find: Find, arrive: Arrive) -> None:
        """Moves a thread to what is found. The request has had its response, so the console tells if this fails."""
        try:
            arrival = self.search(thread, find, arrive)
        except Exception as error:
            self.client.say(self.client.sentence_of(error))
            arrival = self.session.arrival_at(thread)
        self.stop(thread, arrival)

    def search(self, thread: Thread, find: Find, arrive: Arrive) -> Arrival:
        def is_wanted(step: int) -> bool:
            self.progress.note(f"looking at step {step:,} of {thread.evaluation.most:,}")
            return not self.client.processes.is_given_up

        with self.moving():
            found = self.wait_for(lambda: find(is_wanted))
            arrival = arrive(found) if found else PAUSED
            return PAUSED if self.is_paused and arrival.reason == "start" else arrival

    def goes_on(self) -> bool:
        """Shows how far the search is and attends to the client. Returns whether the client has not paused it."""
        self.progress.show()
        self.attend()
        return not self.is_paused

    @contextlib.contextmanager
    def moving(self) -> Iterator[None]:
        self.is_moving, self.is_paused = True, False
        self.progress.start(can_pause=True)
        try:
            yield
        finally:
            self.is_moving = False
            self.progress.end()

    def wait_for(self, work: Callable[[], Result]) -> Result | None:
        """What some work gives, unless the client pauses or leaves meanwhile."""
        return done_while(self.goes_on, self.session.survey.whole.compiler.processes, work)

    def stop(self, thread: Thread, arrival: Arrival) -> None:
        """Tells the client that a thread has stopped."""
        failure = thread.evaluation.failure
        text = failure.text if failure and arrival.reason == "exception" else thread.name
        self.client.event("stopped", reason=arrival.reason, description=arrival.description, text=text,
                          threadId=thread.number, allThreadsStopped=True,
                          **({"hitBreakpointIds": arrival.breakpoints} if arrival.breakpoints else {}))

    def pause(self, request: Json, _: Json) -> None:
        self.is_paused = True
        self.client.respond(request)

    def cancel(self, request: Json, arguments: Json) -> None:
        """A search stops where it is. Other requests that a client may cancel have been answered before."""
        self.is_paused = self.is_paused or arguments.get("progressId") == self.progress.id
        self.client.respond(request)

    def evaluate(self, request: Json, arguments: Json) -> None:
        """An expression is the name of a parameter or, in the console, may be a command."""
        handles, text = self.session.handles, (fields.text(arguments, "expression") or "").strip()
        is_command = fields.text(arguments, "context") in ("repl", None)
        number = fields.number(arguments, "frameId")
        located = None if number is None or (is_command and number not in handles.frames) else handles.located(number)
        value = handles.value_of(located.frame, text) if located else None
        if value is not None:
            self.client.respond(request, **handles.show_value(value, "result"))
            return
        if not is_command:
            raise Failure(f"{text} is not a parameter of this call; only parameters can be seen")
        self.refuse_while_moving()
        thread = located.thread if located else self.session.current
        with self.moving():
            self.progress.note(f"working on {text}")
            reply = self.wait_for(lambda: run_command(self.session, thread, text))
        if not reply:
            raise Failure("paused")
        self.client.respond(request, result=reply.text, variablesReference=0)
        if reply.step is not None:
            self.session.go(thread, reply.step)
            self.stop(thread, self.session.arrival_at(thread))

    def look_ahead(self) -> bool:
        """Looks at some moments near the current one. Returns whether there were any."""
        thread = self.session.current
        if not thread.opened:
            return False
        count = AHEAD_TOGETHER if thread.opened.are_cheap else max(self.session.survey.workers.jobs, LEAST_IN_BATCH)
        steps = list(itertools.islice(thread.unseen_nearby(), count))
        try:
            thread.opened.stacks(steps)
        except Exception:  # a request for these moments will report it
            return False
        return bool(steps)
