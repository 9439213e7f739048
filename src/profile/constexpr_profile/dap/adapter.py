# SPDX-License-Identifier: BSL-1.0
"""Answers the requests of a client, one after the other."""
from __future__ import annotations

import hmac
import pathlib
import queue
from typing import Callable

from ..commands.cache import Cache
from ..commands.processes import Workers, done_while
from ..errors import Failure
from . import protocol
from .launch import FirstStop, Launched, open_file
from .protocol import Client, ClientHasLeft, Json
from .running import MOVES, Running
from .session import MOST_THREADS, Session
from .tasks import Progress, Task
from .variables import Located, name_of

_CAPABILITIES = [
    "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints", "supportsEvaluateForHovers",
    "supportsStepBack", "supportsSteppingGranularity", "supportsExceptionInfoRequest",
    "supportsCancelRequest", "supportsSingleThreadExecutionRequests"]

TOKEN = "CONSTEXPR_PROFILE_TOKEN"  # the variable of the environment that may have the token of a port

Handler = Callable[[Json, Json], None]


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
                "scopes": session.handles.scopes(protocol.required_number(arguments, "frameId"))},
            "variables": lambda arguments: {"variables": session.handles.variables(
                protocol.required_number(arguments, "variablesReference"))},
            "exceptionInfo": self._exception_info}

    def answer(self, question: str, arguments: Json) -> Json:
        """The body of the response to a request."""
        if question not in self._questions:
            raise Failure(f'the request "{question}" is not supported')
        return self._questions[question](arguments)

    def _stack_trace(self, arguments: Json) -> Json:
        thread = self._session.thread(protocol.required_number(arguments, "threadId"))
        frames = self._session.handles.stack(thread)
        first = protocol.number(arguments, "startFrame") or 0
        levels = protocol.number(arguments, "levels") or len(frames)
        return {"stackFrames": frames[first:first + levels], "totalFrames": len(frames)}

    def _exception_info(self, arguments: Json) -> Json:
        thread = self._session.thread(protocol.required_number(arguments, "threadId"))
        failure = thread.evaluation.failure
        if not (failure and thread.has_failed):
            raise Failure("the evaluation has not failed here")
        calls = "\n".join(name_of(Located(thread, frame)) for frame in reversed(thread.stack))
        return {"exceptionId": thread.problem, "description": failure.text,
                "breakMode": "always", "details": {"message": failure.text, "stackTrace": calls}}


class Adapter:
    """Serves one client. Before a launch succeeds, it answers only `initialize`, `launch` and `configurationDone`;
    after that, it debugs the file. The first stop comes once the file is open and the configuration is done, in either
    order. The thread that calls `run` is the adapter's thread, which alone calls the other methods.

    A launch runs programs, so a client that any user of this machine may be must know a token."""
    def __init__(self, client: Client, inbox: "queue.Queue[Json | None]", folder: pathlib.Path,
                 workers: Workers, cache: Cache, token: str = ""):
        self.client, self.inbox = client, inbox
        self._folder, self._workers, self._cache = folder, workers, cache
        self._token = token  # empty if a launch needs none
        self._progress = Progress(client)
        self.running: Running | None = None  # until a launch succeeds
        self._inspection: Inspection | None = None
        self._first_stop = FirstStop()
        self._is_configured = self._has_begun = False
        self.handlers: dict[str, Handler] = {
            "initialize": self._initialize, "launch": self._launch,
            "configurationDone": self._configuration_done}

    def run(self) -> None:
        """Serves the client until it has left."""
        try:
            while True:
                self.answer(self.inbox.get())
                self._begin_if_ready()
        except ClientHasLeft:
            pass

    def _attend(self) -> None:
        """Answers the requests that have come, while a search or a command goes on."""
        while not self.inbox.empty():
            self.answer(self.inbox.get())

    def answer(self, request: Json | None) -> None:
        """Answers a request, also if that fails. None means that the client has left."""
        if request is None:
            raise ClientHasLeft
        name = request.get("command")
        name = name if isinstance(name, str) else ""
        try:
            arguments = protocol.member(request, "arguments")
            if name in self.handlers:
                self.handlers[name](request, arguments)
            elif self._inspection:
                self.client.respond(request, **self._inspection.answer(name, arguments))
            else:
                raise Failure(f'"{name}" comes before a launch that succeeds')
        except Exception as error:
            # While a client looks around, it asks for much that there is not.
            self.client.refuse(request, self.client.handle_error(error), name == "launch" or name in MOVES)

    def _initialize(self, request: Json, arguments: Json) -> None:
        self.client.learn(arguments)
        self.client.respond(request, **{name: True for name in _CAPABILITIES})

    def _launch(self, request: Json, arguments: Json) -> None:
        """After this, the client can set breakpoints: it is known which lines can be stopped at."""
        if self.running:
            raise Failure("a session debugs one file")
        given = protocol.text(arguments, "token") or ""
        if self._token and not hmac.compare_digest(_as_bytes(given), _as_bytes(self._token)):
            raise Failure('"token" must be the one that the adapter has printed, or the value of ' + TOKEN)
        self._first_stop = FirstStop.of(arguments)
        session = Session(self._open(arguments), self.client)
        task = Task(self.client, self._progress, self._attend)
        self.running = running = Running(self.client, session, self._progress, task)
        self._inspection = Inspection(session)
        self.handlers.update({"pause": task.pause, "cancel": task.cancel, "evaluate": running.evaluate,
                              **{name: running.move for name in MOVES}})
        self.client.respond(request)
        if session.left_out:
            self.client.say(f"{MOST_THREADS} evaluations have threads, {session.left_out:,} more have none")
        self.client.event("initialized")

    def _open(self, arguments: Json) -> Launched:
        """Opens the file, and shows how far it is."""
        def show() -> bool:
            self._progress.show()
            return True

        self._progress.start(can_pause=False)
        try:
            launched = done_while(show, self.client.processes,
                                  lambda: open_file(arguments, self._folder, self._workers, self._cache, self.client,
                                                    self._progress.note))
            if launched is None:  # no launch can be paused, so the client has left
                raise ClientHasLeft
            return launched
        finally:
            self._progress.end()

    def _configuration_done(self, request: Json, _: Json) -> None:
        if self._is_configured:
            raise Failure("the configuration is done")
        self._is_configured = True
        self.client.respond(request)

    def _begin_if_ready(self) -> None:
        """Goes to the first stop once the file is open and the client has set its breakpoints. Only `run` calls this: a
        configuration that is done while a search or a command goes on begins after that, since two cannot overlap."""
        if self.running and self._is_configured and not self._has_begun:
            self._has_begun = True
            self.running.begin(self._first_stop)


def _as_bytes(token: str) -> bytes:
    """A token, whatever is in it, so that it can be compared in constant time."""
    return token.encode(errors="surrogatepass")
