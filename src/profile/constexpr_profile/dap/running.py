# SPDX-License-Identifier: BSL-1.0
"""Moves the evaluations, runs the commands of the client's console, and tells the client where the evaluations stop."""
from __future__ import annotations

import functools
import re
from typing import Callable, NamedTuple

from ..errors import Failure
from ..moments.ends import count_all
from ..moments.movement import Found
from ..moments.profile import SAMPLES, SEED, sample
from ..output.report import ROWS, list_lines, report_lines
from ..output.wording import progress_text
from ..terminal import amount
from . import protocol
from .launch import FirstStop
from .protocol import Client, Json
from .session import TO_BREAKPOINTS, Arrival, IsWanted, Session
from .tasks import Progress, Task
from .threads import Thread

_PAUSED = Arrival("pause", "Paused", [])
MOVES = ["continue", "reverseContinue", "next", "stepIn", "stepOut", "stepBack"]

Find = Callable[[IsWanted], Found]  # finds the moment to move to, in the background
Arrive = Callable[[Found], Arrival]  # moves there, in the adapter's thread
_HELP = """step 3000     go to the moment after 3,000 steps
step +10      go 10 steps forwards (step -10: backwards)
list          count and list the constant evaluations of the file
profile       show which functions and lines take the steps of this evaluation
NAME          show a parameter of the selected call
help          show this list"""


class Reply(NamedTuple):
    """What a command prints, and where it leads."""
    text: str
    step: int | None = None  # the moment to go to, which has been looked at


def run_command(session: Session, thread: Thread, command: str) -> Reply:
    """Runs a command in the background, since it may compile. It moves nothing."""
    move = re.fullmatch(r"step\s+([+-]?)(\d[\d,]{0,18})", command)
    if move:
        number = int(move[2].replace(",", ""))
        step = {"": number, "+": thread.step + number, "-": thread.step - number}[move[1]]
        step = thread.look_at(step)
        return Reply(f"step {progress_text(thread.evaluation, step)}", step)
    if command == "list":
        return Reply("\n".join(list_lines(count_all(session.survey), session.survey, is_complete=True)))
    if command == "profile":
        return Reply(_profile_report(session, thread))
    if command == "help":
        return Reply(_HELP)
    if not command:
        return Reply("")
    if command.split()[0] == "step":
        raise Failure("step needs a number, as in step 3000 or step +10")
    raise Failure(f"{command} is no command, and no parameter of that name was found; try help")


def _profile_report(session: Session, thread: Thread) -> str:
    """The tables that the program prints without `dap`."""
    survey = session.survey
    profile = sample(thread.open(), SAMPLES, SEED, survey.ownership)
    lines = report_lines(profile, survey.whole.compiler, survey.evaluations(), ROWS, step_command="step")
    return "\n".join(lines).strip()


class Running:
    """Moves the threads of a session, one at a time. All of them are stopped unless a task is running. The adapter's
    thread calls the methods."""
    def __init__(self, client: Client, session: Session, progress: Progress, task: Task):
        self._client, self._session, self._progress, self._task = client, session, progress, task

    def begin(self, first: FirstStop) -> None:
        """Goes to the moment that is shown first."""
        thread = self._session.current
        on_entry = thread.evaluation.failure is None if first.on_entry is None else first.on_entry
        if first.step is None and not on_entry:
            self._search_and_stop(thread, functools.partial(self._session.find_first, thread),
                                  functools.partial(self._session.arrive, thread, is_step=False))
        else:
            self._search_and_stop(thread, functools.partial(self._session.find_step, thread, first.step or 0),
                                  functools.partial(self._session.enter, thread, is_chosen=first.step is not None))

    def move(self, request: Json, arguments: Json) -> None:
        """Answers one of `MOVES`: moves a thread to what the request looks for."""
        self._task.refuse_if_running()
        thread = self._session.thread(protocol.number(arguments, "threadId"))
        name = str(request["command"])
        granularity = protocol.text(arguments, "granularity") or "statement"
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
            self._client.say(self._client.handle_error(error))
            arrival = self._session.arrival_at(thread)
        self._tell_stop(thread, arrival)

    def _search(self, thread: Thread, find: Find, arrive: Arrive) -> Arrival:
        def is_wanted(step: int) -> bool:
            self._progress.note(f"looking at step {progress_text(thread.evaluation, step)}")
            return not self._client.processes.is_given_up

        found = self._task.run(lambda: find(is_wanted))
        if found and found.unseen:
            self._client.say(f"Not seen on the way: {amount(found.unseen, 'moment')}")
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
        handles, text = self._session.handles, (protocol.text(arguments, "expression") or "").strip()
        may_be_command = protocol.text(arguments, "context") in ("repl", None)
        number = protocol.number(arguments, "frameId")
        # A command in the console does not need the frame, which may be one of an earlier moment.
        is_outdated = number is not None and may_be_command and not handles.has_frame(number)
        located = None if number is None or is_outdated else handles.located(number)
        value = handles.value_of(located.frame, text) if located else None
        if value is not None:
            self._client.respond(request, **handles.show_value(value, "result"))
        elif may_be_command:
            self._run_command(request, located.thread if located else self._session.current, text)
        else:
            raise Failure(f"no parameter {text} of this call was found; only parameters can be seen")

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
