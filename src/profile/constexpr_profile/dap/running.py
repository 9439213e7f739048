# SPDX-License-Identifier: BSL-1.0
"""Moves the evaluations, runs the commands of the client's console, and tells the client where the evaluations stop."""
from __future__ import annotations

from typing import Callable, NamedTuple

from ..errors import Failure
from ..moments.movement import Arrives, Found, Stack, into_line, nearest, next_line, on_another_line, out_of_call
from ..output.console import Console, Reply, while_wanted
from ..output.wording import progress_text
from ..terminal import amount
from .breakpoints import Breakpoints
from .protocol import Client, Json
from .session import Session
from .tasks import Task
from .threads import Thread

_TO_BREAKPOINTS = "continue", "reverseContinue"  # requests that look for nothing else
_BACKWARDS = "reverseContinue", "stepBack"
_BEFORE_FIRST = -1  # a search from here may arrive at the first moment


class Arrival(NamedTuple):
    """Where a thread arrives."""
    found: Found
    breakpoints: list[int]  # the numbers of those that it is at


def aim_of(request: str, thread: Thread, may_repeat: bool) -> Arrives | None:
    """What a request looks for; None if it looks for breakpoints alone."""
    here = thread.stack
    if request in _TO_BREAKPOINTS:
        return None
    if request == "stepOut":
        return out_of_call(here)
    if request == "stepBack" and thread.has_failed:
        # Outside of functions, the only lines before a failure are in calls. Inside, nothing seems to move if the line
        # is the same.
        is_in_function = len(here) > 1
        return on_another_line(next_line(here, may_repeat) if is_in_function else into_line(may_repeat), here)
    # From a moment that was not seen, it is not known which calls are deeper.
    return next_line(here, may_repeat) if here and request != "stepIn" else into_line(may_repeat)


def enter(thread: Thread) -> Arrival:
    """The moment at which a thread is. This compiles."""
    thread.open()
    return Arrival(Found(thread.step), [])


def find(thread: Thread, request: str, breakpoints: Breakpoints, start: int | None = None) -> Arrival:
    """The moment that a request leads to, from where the thread is or from another start, or a breakpoint before it.
    This compiles, so it runs in the background. It does not move the thread, so that the client can ask where it is
    meanwhile."""
    moments = thread.open()
    direction = -1 if request in _BACKWARDS else 1
    aim = aim_of(request, thread, breakpoints.may_repeat)
    if not aim and not breakpoints.has_any:
        end = thread.evaluation.last_moment if direction > 0 else 0
        moments.look(end)
        return Arrival(Found(end, False), [])
    hit: list[int] = []

    def arrives(before: Stack, there: Stack) -> bool:
        hit[:] = breakpoints.hit(before, there)
        return bool(hit or aim and aim(before, there))

    found = nearest(moments, thread.step if start is None else start, direction, arrives, while_wanted(moments))
    return Arrival(found._replace(step=max(found.step, 0)), hit)


class Running:
    """Moves the threads of a session, one at a time. All of them are stopped unless a task is running. The adapter's
    thread calls the methods."""
    def __init__(self, client: Client, session: Session, task: Task):
        self._client, self._session, self._task = client, session, task
        self.handlers: dict[str, Callable[[Json, Json], None]] = {
            **dict.fromkeys(("continue", "reverseContinue", "next", "stepIn", "stepOut", "stepBack"), self._move),
            "pause": self._pause, "evaluate": self._evaluate}

    def begin(self, stop_on_entry: bool | None) -> None:
        """Goes to the first moment. Unless it is to stop there, goes on to the first breakpoint, which may be there,
        too. If that is not said, an evaluation that fails does not stop there."""
        thread = self._session.current
        if stop_on_entry is None:
            stop_on_entry = thread.evaluation.failure is None
        if stop_on_entry:
            self._run(thread, lambda: enter(thread), "entry")
        else:
            self._run(thread, lambda: find(thread, "continue", self._session.breakpoints, _BEFORE_FIRST))

    def _move(self, request: Json, arguments: Json) -> None:
        self._task.refuse_if_running()
        thread, name = self._session.thread(arguments["threadId"]), request["command"]
        self._client.respond(request, **({"allThreadsContinued": False} if name == "continue" else {}))
        if name == "continue" and thread.is_at_end:
            self._client.event("terminated")  # there is nothing left to continue
        else:
            self._run(thread, lambda: find(thread, name, self._session.breakpoints))

    def _run(self, thread: Thread, search: Callable[[], Arrival], reason: str = "step") -> None:
        """Moves a thread to what is found. The request has had its response, so the console tells if this fails."""
        try:
            arrival = self._task.run(search)
            if arrival.found.unseen:
                self._client.say(f"Not seen on the way: {amount(arrival.found.unseen, 'moment')}")
        except Exception as error:
            self._client.say(self._client.handle_error(error))
            arrival = Arrival(Found(thread.step, False), [])
        self._stop(thread, arrival, reason)

    def _stop(self, thread: Thread, arrival: Arrival, reason: str = "step") -> None:
        """Moves a thread to where it has arrived, and tells the client why it stops there."""
        self._session.move_to(thread, arrival.found.step)
        description, text = "Paused", thread.name
        if thread.has_failed and thread.evaluation.failure:
            reason, description, text = "exception", thread.problem, thread.evaluation.failure.text
        elif arrival.breakpoints:
            reason, description = "breakpoint", "Breakpoint"
        elif arrival.found.is_reached:
            description = "First step" if reason == "entry" else "Step"
        elif thread.is_at_end:
            reason, description = "end", "Last step that is looked at"
        else:
            reason = "pause"
        self._client.event("stopped", reason=reason, description=description, text=text, threadId=thread.number,
                           allThreadsStopped=True, hitBreakpointIds=arrival.breakpoints)

    def _pause(self, request: Json, _: Json) -> None:
        self._task.pause()
        self._client.respond(request)

    def _evaluate(self, request: Json, arguments: Json) -> None:
        """An expression is the name of a parameter or, in the console, may be a command."""
        handles, text, number = self._session.handles, arguments["expression"].strip(), arguments.get("frameId")
        located = handles.located(number) if number else None
        value = handles.value_of(located.frame, text) if located else None
        if value is not None:
            self._client.respond(request, result=value, variablesReference=0)
        elif arguments.get("context", "repl") == "repl":
            self._run_command(request, located.thread if located else self._session.current, text)
        else:
            raise Failure(f"no parameter {text} of this call was found; only parameters can be seen")

    def _run_command(self, request: Json, thread: Thread, command: str) -> None:
        """Answers with what a command prints, and then moves the thread to where it leads."""
        reply = self._task.run(lambda: self._reply(thread, command))
        self._client.respond(request, result="\n".join(reply.lines), variablesReference=0)
        if reply.found:
            self._stop(thread, Arrival(reply.found, []))

    def _reply(self, thread: Thread, command: str) -> Reply:
        """What a command prints. If it moves the thread, the number of the step comes first."""
        reply = Console(self._session.survey, thread.open(), thread.step).answer(command)
        if not reply.found:
            return reply
        return Reply([f"step {progress_text(thread.evaluation, reply.found.step)}", *reply.lines], reply.found)
