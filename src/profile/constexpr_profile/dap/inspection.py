# SPDX-License-Identifier: BSL-1.0
"""Answers what the client asks about the evaluations at the moments at which they are."""
from __future__ import annotations

from typing import Callable

from ..failure import Failure
from . import fields
from .framing import Json
from .handles import Located, name_of
from .session import Session


class Inspection:
    """Answers the requests that move nothing, also while a search or a command goes on. Only the adapter's thread
    calls it."""
    def __init__(self, session: Session):
        self._session = session
        self._questions: dict[str, Callable[[Json], Json]] = {
            "setBreakpoints": lambda arguments: {"breakpoints": session.breakpoints.set_lines(arguments)},
            "setFunctionBreakpoints": lambda arguments: {
                "breakpoints": session.breakpoints.set_functions(arguments)},
            "setExceptionBreakpoints": lambda arguments: {},  # there are no filters
            "threads": lambda arguments: {
                "threads": [{"id": each.number, "name": each.name} for each in session.threads]},
            "stackTrace": self._stack_trace,
            "scopes": lambda arguments: {
                "scopes": session.handles.scopes(fields.required_number(arguments, "frameId"))},
            "variables": lambda arguments: {"variables": session.handles.variables(
                fields.required_number(arguments, "variablesReference"))},
            "exceptionInfo": self._exception_info}

    def answer(self, question: str, arguments: Json) -> Json:
        """The body of the response to a request."""
        if question not in self._questions:
            raise Failure(f'the request "{question}" is not supported')
        return self._questions[question](arguments)

    def _stack_trace(self, arguments: Json) -> Json:
        thread = self._session.thread(fields.required_number(arguments, "threadId"))
        frames = self._session.handles.stack(thread)
        first = fields.number(arguments, "startFrame") or 0
        levels = fields.number(arguments, "levels") or len(frames)
        return {"stackFrames": frames[first:first + levels], "totalFrames": len(frames)}

    def _exception_info(self, arguments: Json) -> Json:
        thread = self._session.thread(fields.required_number(arguments, "threadId"))
        failure = thread.evaluation.failure
        if not (failure and thread.has_failed):
            raise Failure("the evaluation has not failed here")
        calls = "\n".join(name_of(Located(thread, frame)) for frame in reversed(thread.stack))
        return {"exceptionId": "Not a constant expression", "description": failure.text,
                "breakMode": "always", "details": {"message": failure.text, "stackTrace": calls}}
