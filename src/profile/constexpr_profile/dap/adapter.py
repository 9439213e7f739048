# SPDX-License-Identifier: BSL-1.0
"""Answers the requests of a client, one after the other."""
from __future__ import annotations

import pathlib
import queue
from typing import Callable

from ..commands.cache import Cache
from ..commands.processes import Workers
from ..errors import Failure
from .launch import open_file, settings_of
from .protocol import Client, ClientHasLeft, Json
from .running import Running
from .session import Session
from .tasks import Task

_CAPABILITIES = [
    "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints", "supportsEvaluateForHovers",
    "supportsStepBack", "supportsExceptionInfoRequest", "supportsSingleThreadExecutionRequests"]


class Adapter:
    """Serves one client. Before a launch succeeds, it answers only `initialize` and `launch`; after that, it debugs the
    file. The first stop comes once the client has set its breakpoints and says so. The thread that calls `run` is the
    adapter's thread, which alone calls the other methods."""
    def __init__(self, client: Client, inbox: "queue.Queue[Json | None]", folder: pathlib.Path,
                 workers: Workers, cache: Cache):
        self.client, self.inbox = client, inbox
        self._folder, self._workers, self._cache = folder, workers, cache
        self._task = Task(client, self._attend)
        self.handlers: dict[str, Callable[[Json, Json], None]] = {
            "initialize": self._initialize, "launch": self._launch}
        self.questions: dict[str, Callable[[Json], Json]] = {}

    def run(self) -> None:
        """Serves the client until it has left."""
        try:
            while True:
                self.answer(self.inbox.get())
        except ClientHasLeft:
            pass

    def _attend(self) -> None:
        """Answers the requests that have come, while something else goes on."""
        while not self.inbox.empty():
            self.answer(self.inbox.get())

    def answer(self, request: Json | None) -> None:
        """Answers a request, also if that fails. None means that the client has left."""
        if request is None:
            raise ClientHasLeft
        name, arguments = request.get("command"), request.get("arguments") or {}
        try:
            if name in self.questions:
                self.client.respond(request, **self.questions[name](arguments))
            elif name in self.handlers:
                self.handlers[name](request, arguments)
            else:
                raise Failure(f'the request "{name}" is not supported, or comes before a launch that succeeds')
        except Exception as error:
            self.client.refuse(request, self.client.handle_error(error))

    def _initialize(self, request: Json, arguments: Json) -> None:
        self.client.shows_progress = bool(arguments.get("supportsProgressReporting"))
        self.client.respond(request, **{name: True for name in _CAPABILITIES})

    def _launch(self, request: Json, arguments: Json) -> None:
        """After this, the client can set breakpoints: it is known which lines can be stopped at."""
        if self.questions:
            raise Failure("a session debugs one file")
        settings = settings_of(arguments)
        survey, first = self._task.run(lambda: open_file(
            settings, self._folder, self._workers, self._cache, self.client, self._task.note))
        session = Session(survey, first, self.client)
        running = Running(self.client, session, self._task)

        def configuration_done(request: Json, _: Json) -> None:
            self.client.respond(request)
            running.begin(settings["stopOnEntry"])

        self.questions = session.questions
        self.handlers.update(running.handlers, configurationDone=configuration_done)
        self.client.respond(request)
        self.client.event("initialized")
