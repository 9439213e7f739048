# SPDX-License-Identifier: BSL-1.0
"""Answers the client's requests, one after the other. While the client does not ask for anything, it
looks at the moments that are likely to be asked for next."""
from __future__ import annotations

import pathlib
import queue
from typing import Callable

from ..compilers.background import done_while
from ..compilers.cache import Cache
from ..failure import Failure
from ..reporter import Reporter
from ..workers import Workers
from . import fields
from .client import Client, Leave
from .framing import Json
from .inspection import Inspection
from .launch import FirstStop, Launched, open_file
from .progress import Progress
from .running import MOVES, Running
from .session import MOST_THREADS, Session

CAPABILITIES = [
    "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints", "supportsEvaluateForHovers",
    "supportsStepBack", "supportsSteppingGranularity", "supportsExceptionInfoRequest",
    "supportsCancelRequest", "supportsSingleThreadExecutionRequests"]

Handler = Callable[[Json, Json], None]


class Adapter:
    def __init__(self, client: Client, inbox: "queue.Queue[Json | None]", folder: pathlib.Path,
                 workers: Workers, cache: Cache):
        self.client, self.inbox, self.folder, self.workers, self.cache = client, inbox, folder, workers, cache
        self.progress = Progress(client)
        self.running: Running | None = None  # what has been launched
        self.inspection: Inspection | None = None
        self.first_stop = FirstStop()
        self.is_configured = self.has_begun = False
        self.handlers: dict[str, Handler] = {
            "initialize": self.initialize, "launch": self.launch,
            "configurationDone": self.configuration_done}

    def run(self) -> None:
        """Serves the client until it has left."""
        try:
            while True:
                while self.inbox.empty() and self.look_ahead():
                    pass
                self.answer(self.inbox.get())
                self.begin_if_ready()
        except Leave:
            pass

    def look_ahead(self) -> bool:
        """Looks at some moments, unless the client asks for something meanwhile. Returns whether there may be more."""
        return bool(self.running and done_while(self.inbox.empty, self.client.processes, self.running.look_ahead))

    def attend(self) -> None:
        """Answers what has been asked."""
        while not self.inbox.empty():
            self.answer(self.inbox.get())

    def answer(self, request: Json | None) -> None:
        if request is None:  # there are no more
            raise Leave
        name = request.get("command")
        name = name if isinstance(name, str) else ""
        try:
            arguments = fields.member(request, "arguments")
            if name in self.handlers:
                self.handlers[name](request, arguments)
            elif self.inspection:
                self.client.respond(request, **self.inspection.answer(name, arguments))
            else:
                raise Failure(f'"{name}" comes before a launch that succeeds')
        except Exception as error:
            # While a client looks around, it asks for much that there is not.
            self.client.refuse(request, self.client.sentence_of(error), name == "launch" or name in MOVES)

    def initialize(self, request: Json, arguments: Json) -> None:
        self.client.learn(arguments)
        self.client.respond(request, **{name: True for name in CAPABILITIES})

    def launch(self, request: Json, arguments: Json) -> None:
        """After this, the client can set breakpoints: it is known which lines can be stopped at."""
        if self.running:
            raise Failure("a session debugs one file")
        self.first_stop = FirstStop.of(arguments)
        session = Session(self.open(arguments), self.client)
        self.running = running = Running(self.client, session, self.progress, self.attend)
        self.inspection = Inspection(session)
        self.handlers.update({"evaluate": running.evaluate, "pause": running.pause,
                              "cancel": running.cancel, **{name: running.move for name in MOVES}})
        self.client.respond(request)
        if session.left_out:
            self.client.say(f"The threads are the {MOST_THREADS} largest evaluations; list shows all")
        self.client.event("initialized")

    def open(self, arguments: Json) -> Launched:
        """Opens the file, and shows how far it is."""
        def show() -> bool:
            self.progress.show()
            return True

        self.progress.start(can_pause=False)
        try:
            launched = done_while(show, self.client.processes,
                                  lambda: open_file(arguments, self.folder, self.workers, self.cache, self.client,
                                                    Reporter(self.progress.note)))
            if launched is None:  # nobody has paused it
                raise Leave
            return launched
        finally:
            self.progress.end()

    def configuration_done(self, request: Json, _: Json) -> None:
        if self.is_configured:
            raise Failure("the configuration is done")
        self.is_configured = True
        self.client.respond(request)

    def begin_if_ready(self) -> None:
        """Goes to the first stop once the file is open and the client has set its breakpoints. Only `run` calls this: a
        configuration that is done while a search or a command goes on begins after that, since two cannot overlap."""
        if self.running and self.is_configured and not self.has_begun:
            self.has_begun = True
            self.running.begin(self.first_stop)
