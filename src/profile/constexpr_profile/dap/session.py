# SPDX-License-Identifier: BSL-1.0
"""What is debugged: the evaluations of a translation unit, and what the client asks about them."""
from __future__ import annotations

from typing import Callable

from ..errors import Failure
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from .breakpoints import Breakpoints
from .protocol import Client, Json
from .threads import Thread
from .variables import Handles, Located, name_of

MOST_THREADS = 100


class Session:
    """The threads of one file, their breakpoints, and what the client has been shown of them. Its questions can be
    answered at any time, since they move nothing. Only the adapter's thread calls the methods."""
    def __init__(self, survey: Survey, first: Evaluation, client: Client):
        self.survey = survey
        evaluations = [each for each in survey.evaluations() if each.takes_steps]
        evaluations = [first, *(each for each in evaluations if each.stop.key != first.stop.key)]
        self.threads = [Thread(number, evaluation, self.survey)
                        for number, evaluation in enumerate(evaluations[:MOST_THREADS], 1)]
        if len(evaluations) > MOST_THREADS:
            client.say(f"{MOST_THREADS} evaluations have threads, {len(evaluations) - MOST_THREADS:,} more have none")
        self.current = self.threads[0]  # the thread that was moved last
        unit = survey.whole
        self.breakpoints = Breakpoints(unit, evaluations)
        self.handles = Handles(unit)
        self.questions: dict[str, Callable[[Json], Json]] = {
            "setBreakpoints": self._set_breakpoints,
            "setFunctionBreakpoints": lambda arguments: {
                "breakpoints": self.breakpoints.set_functions(each["name"] for each in arguments["breakpoints"])},
            "setExceptionBreakpoints": lambda arguments: {},  # there are no filters
            "threads": lambda arguments: {"threads": [{"id": each.number, "name": each.name} for each in self.threads]},
            "stackTrace": self._stack_trace,
            "scopes": lambda arguments: {"scopes": self.handles.scopes(arguments["frameId"])},
            "variables": lambda arguments: {"variables": self.handles.variables(arguments["variablesReference"])},
            "exceptionInfo": self._exception_info}

    def thread(self, number: int) -> Thread:
        """The thread with a number."""
        return self.threads[number - 1]

    def move_to(self, thread: Thread, step: int) -> None:
        """Moves a thread to a moment."""
        thread.step, self.current = step, thread

    def _set_breakpoints(self, arguments: Json) -> Json:
        lines = [each["line"] for each in arguments.get("breakpoints") or []]
        return {"breakpoints": self.breakpoints.set_lines(arguments["source"].get("path") or "", lines)}

    def _stack_trace(self, arguments: Json) -> Json:
        frames = self.handles.stack(self.thread(arguments["threadId"]))
        first = arguments.get("startFrame") or 0
        levels = arguments.get("levels") or len(frames)
        return {"stackFrames": frames[first:first + levels], "totalFrames": len(frames)}

    def _exception_info(self, arguments: Json) -> Json:
        thread = self.thread(arguments["threadId"])
        failure = thread.evaluation.failure
        if not (failure and thread.has_failed):
            raise Failure("the evaluation has not failed here")
        calls = "\n".join(name_of(Located(thread, frame)) for frame in reversed(thread.stack))
        return {"exceptionId": thread.problem, "description": failure.text,
                "breakMode": "always", "details": {"message": failure.text, "stackTrace": calls}}
