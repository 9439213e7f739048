# SPDX-License-Identifier: BSL-1.0
"""Answers the client's requests, one after the other. While the client does not ask for anything, it
looks at the moments that are likely to be asked for next."""
from __future__ import annotations

import pathlib
import queue
from typing import Callable

from ..commands.cache import Cache
from ..commands.processes import Workers, done_while
from ..failure import Failure
from ..reporter import Reporter
from . import fields
from .client import Client, ClientHasLeft
from .framing import Json
from .inspection import Inspection
from .launch import FirstStop, Launched, open_file
from .progress import Progress
from .running import MOVES, Running
from .session import MOST_THREADS, Session
from .task import Task

_CAPABILITIES = [
    "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints", "supportsEvaluateForHovers",
    "supportsStepBack", "supportsSteppingGranularity", "supportsExceptionInfoRequest",
    "supportsCancelRequest", "supportsSingleThreadExecutionRequests"]

Handler = Callable[[Json, Json], None]


class Adapter:
    """Serves one client. Before a launch succeeds, it answers only `initialize`, `launch` and `configurationDone`;
    after that, it debugs the file. The first stop comes once the file is open and the configuration is done, in either
    order. The thread that calls `run` is the adapter's thread, which alone calls the other methods."""
    def __init__(self, client: Client, inbox: "queue.Queue[Json | None]", folder: pathlib.Path,
                 workers: Workers, cache: Cache):
        self.client, self.inbox = client, inbox
        self._folder, self._workers, self._cache = folder, workers, cache
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
                while self.inbox.empty() and self._look_ahead():
                    pass
                self.answer(self.inbox.get())
                self._begin_if_ready()
        except ClientHasLeft:
            pass

    def _look_ahead(self) -> bool:
        """Looks at some moments, unless the client asks for something meanwhile. Returns whether there may be more."""
        return bool(self.running and done_while(self.inbox.empty, self.client.processes, self.running.look_ahead))

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
            arguments = fields.member(request, "arguments")
            if name in self.handlers:
                self.handlers[name](request, arguments)
            elif self._inspection:
                self.client.respond(request, **self._inspection.answer(name, arguments))
            else:
                raise Failure(f'"{name}" comes before a launch that succeeds')
        except Exception as error:
            # While a client looks around, it asks for much that there is not.
            self.client.refuse(request, self.client.sentence_of(error), name == "launch" or name in MOVES)

    def _initialize(self, request: Json, arguments: Json) -> None:
        self.client.learn(arguments)
        self.client.respond(request, **{name: True for name in _CAPABILITIES})

    def _launch(self, request: Json, arguments: Json) -> None:
        """After this, the client can set breakpoints: it is known which lines can be stopped at."""
        if self.running:
            raise Failure("a session debugs one file")
        self._first_stop = FirstStop.of(arguments)
        session = Session(self._open(arguments), self.client)
        task = Task(self.client, self._progress, self._attend)
        self.running = running = Running(self.client, session, self._progress, task)
        self._inspection = Inspection(session)
        self.handlers.update({"pause": task.pause, "cancel": task.cancel, "evaluate": running.evaluate,
                              **{name: running.move for name in MOVES}})
        self.client.respond(request)
        if session.left_out:
            self.client.say(f"The threads are the {MOST_THREADS} largest evaluations; list shows all")
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
                                                    Reporter(self._progress.note)))
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
