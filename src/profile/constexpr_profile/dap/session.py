# SPDX-License-Identifier: BSL-1.0
"""Debugs a file: answers what the client asks, moves the evaluations, and tells the client where they stop."""
from __future__ import annotations

from typing import Callable, Optional, Sequence

from ..errors import Failure
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from ..moments.movement import Arrives, Found, Stack, into_line, nearest, next_line, on_another_line, out_of_call
from ..output.console import Console
from ..output.wording import progress_text
from ..terminal import amount
from .breakpoints import Breakpoints
from .protocol import Client, Json, sentence_for_client
from .threads import MOST_FRAMES, Thread, arguments_of

_MOST_THREADS = 100
_MOVES = "continue", "reverseContinue", "next", "stepIn", "stepOut", "stepBack"
_ENTRY = "entry"  # a move to the first moment, for which there is no request of its own
_BACKWARDS = "reverseContinue", "stepBack", _ENTRY

# What answers a request at once, by its arguments; None if only a job can answer it.
Answer = Callable[[Json], Optional[Json]]
# What answers a request, with its arguments, in the background.
Job = Callable[[Json, Json], None]


class Session:
    """The evaluations of one file, each of which is a thread. `answers` compile nothing, so they can be given at any
    time. The background does `jobs`, one after the other; only these compile, and move threads."""
    def __init__(self, client: Client, survey: Survey, first: Evaluation, stop_on_entry: bool | None):
        self._client, self._survey = client, survey
        # If that is not said, an evaluation that fails does not stop at its first step.
        self._stops_on_entry = first.failure is None if stop_on_entry is None else stop_on_entry
        evaluations = [each for each in survey.evaluations() if each.takes_steps]
        evaluations = [first, *(each for each in evaluations if each.stop.key != first.stop.key)]
        self.threads = [Thread(number, evaluation, survey)
                        for number, evaluation in enumerate(evaluations[:_MOST_THREADS], 1)]
        if len(evaluations) > _MOST_THREADS:
            client.say(f"{_MOST_THREADS} evaluations have threads, {len(evaluations) - _MOST_THREADS:,} more have none")
        self._current = self.threads[0]  # the thread that was moved last
        self._breakpoints = Breakpoints(survey.whole, evaluations)
        self.answers: dict[str, Answer] = {
            "setBreakpoints": self._set_breakpoints,
            "setFunctionBreakpoints": lambda arguments: {
                "breakpoints": self._breakpoints.set_functions(each["name"] for each in arguments["breakpoints"])},
            "setExceptionBreakpoints": lambda arguments: {},  # there are no filters
            "threads": lambda arguments: {"threads": [{"id": each.number, "name": each.name} for each in self.threads]},
            "stackTrace": self._stack_trace,
            "scopes": lambda arguments: {"scopes": [{
                "name": "Arguments", "presentationHint": "arguments", "expensive": False,
                "variablesReference": arguments["frameId"]}]},
            "variables": lambda arguments: {"variables": [
                {"name": name, "value": value, "variablesReference": 0}
                for name, value in self._arguments(arguments["variablesReference"]).items()]},
            "evaluate": self._value}
        self.jobs: dict[str, Job] = {
            **dict.fromkeys(_MOVES, self._move), "configurationDone": self._begin, "evaluate": self._run_command}

    def _thread(self, number: int) -> Thread:
        if not 1 <= number <= len(self.threads):
            raise Failure(f"there is no thread {number}")
        return self.threads[number - 1]

    def _set_breakpoints(self, arguments: Json) -> Json:
        lines = [each["line"] for each in arguments.get("breakpoints") or []]
        return {"breakpoints": self._breakpoints.set_lines(arguments["source"].get("path") or "", lines)}

    def _stack_trace(self, arguments: Json) -> Json:
        frames = self._thread(arguments["threadId"]).frames()
        first = arguments.get("startFrame") or 0
        levels = arguments.get("levels") or len(frames)
        return {"stackFrames": frames[first:first + levels], "totalFrames": len(frames)}

    def _arguments(self, frame_number: int) -> dict[str, str]:
        """The values of the arguments of a call, by their names; none if the thread has left it."""
        thread_number, depth = divmod(frame_number, MOST_FRAMES)
        frames = self._thread(thread_number).look.frames[depth:depth + 1]
        return {name: value for frame in frames for name, value in arguments_of(self._survey.whole, frame)}

    def _value(self, arguments: Json) -> Json | None:
        """The value of a parameter; None if an expression is a command of the console."""
        name, number = arguments["expression"].strip(), arguments.get("frameId")
        value = self._arguments(number).get(name) if number else None
        if value is not None:
            return {"result": value, "variablesReference": 0}
        if arguments.get("context", "repl") == "repl":
            return None
        raise Failure(f"no parameter {name} of this call was found; only parameters can be seen")

    def _begin(self, request: Json, _: Json) -> None:
        """Goes to the first moment or, if it is not to stop there, to the first breakpoint, which may be there, too."""
        self._client.respond(request)
        self._search(self._current, _ENTRY if self._stops_on_entry else "continue")

    def _move(self, request: Json, arguments: Json) -> None:
        thread = self._thread(arguments["threadId"])
        self._client.respond(request, allThreadsContinued=False)
        if request["command"] == "continue" and thread.is_at_end:
            self._client.event("terminated")  # there is nothing left to continue
        else:
            self._search(thread, request["command"])

    def _search(self, thread: Thread, move: str) -> None:
        """Moves a thread. The request has had its response, so the console tells if this fails."""
        try:
            found, hit = find(thread, move, self._breakpoints)
            if found.unseen:
                self._client.say(f"Not seen on the way: {amount(found.unseen, 'moment')}")
        except Exception as error:
            self._client.say(sentence_for_client(error))
            found, hit = Found(thread.step, False), []
        self._stop(thread, found, move in _BACKWARDS, hit)

    def _stop(self, thread: Thread, found: Found, is_backwards: bool, hit: Sequence[int] = ()) -> None:
        """Moves a thread to where it has arrived, and tells the client why it stops there."""
        thread.move(found.step)
        self._current = thread
        reason, text = "step", thread.name
        if thread.failure:
            reason, text = "exception", thread.failure.text
        elif hit:
            reason = "breakpoint"
        elif not found.is_reached and is_backwards and thread.step == 0:
            reason = "entry"
        elif not found.is_reached:
            reason = "end" if thread.is_at_end else "pause"
        self._client.event("stopped", reason=reason, text=text, threadId=thread.number, allThreadsStopped=True,
                           hitBreakpointIds=hit)

    def _run_command(self, request: Json, arguments: Json) -> None:
        """Answers with what a command of the console prints, and then moves the thread to where it leads."""
        number = arguments.get("frameId")
        thread = self._thread(number // MOST_FRAMES) if number else self._current
        reply = Console(self._survey, thread.moments(), max(thread.step, 0)).answer(arguments["expression"].strip())
        # If it moves the thread, the number of the step comes first.
        first = [f"step {progress_text(thread.evaluation, reply.found.step)}"] if reply.found else []
        self._client.respond(request, result="\n".join(first + reply.lines), variablesReference=0)
        if reply.found:
            self._stop(thread, reply.found, reply.found.step < thread.step)


def aim_of(move: str, thread: Thread, may_repeat: bool) -> Arrives | None:
    """What a move looks for; None if it looks for breakpoints alone, or for nothing."""
    here = thread.look.frames
    if move in ("continue", "reverseContinue", _ENTRY):
        return None
    if move == "stepOut":
        return out_of_call(here)
    if move == "stepBack" and thread.failure:
        # Outside of functions, the only lines before a failure are in calls. Inside, nothing seems to move if the line
        # is the same.
        is_in_function = len(here) > 1
        return on_another_line(next_line(here, may_repeat) if is_in_function else into_line(may_repeat), here)
    # From a moment that was not seen, it is not known which calls are deeper.
    return next_line(here, may_repeat) if here and move != "stepIn" else into_line(may_repeat)


def find(thread: Thread, move: str, breakpoints: Breakpoints) -> tuple[Found, list[int]]:
    """The moment that a move leads to, or a breakpoint before it, and the numbers of the breakpoints there. The thread
    is not moved yet, so that the client can ask where it is meanwhile."""
    moments = thread.moments()
    direction = -1 if move in _BACKWARDS else 1
    aim = aim_of(move, thread, moments.whole.compiler.family.steps_are_statements)
    if move == _ENTRY or not aim and not breakpoints.has_any:
        end = thread.evaluation.last_moment if direction > 0 else 0
        moments.look(end)
        return Found(end, False), []
    hit: list[int] = []

    def arrives(before: Stack, there: Stack) -> bool:
        hit[:] = breakpoints.hit(before, there)
        return bool(hit or aim and aim(before, there))

    return nearest(moments, thread.step, direction, arrives), hit
