# SPDX-License-Identifier: BSL-1.0
"""Answers the client's requests, one after the other. While the client does not ask for anything, it
looks at the moments that are likely to be asked for next."""
from __future__ import annotations

import contextlib
import pathlib
import queue
import threading
from typing import Callable, Iterator, Union

from ..compilers.cache import Cache
from ..failure import Failure, sentence_of
from ..workers import Workers
from . import fields
from .client import Client
from .framing import Json
from .inspection import Inspection
from .launch import launch
from .running import MOVES, Entry, Running
from .session import MOST_THREADS, Session

CAPABILITIES = [
    "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints", "supportsEvaluateForHovers",
    "supportsStepBack", "supportsSteppingGranularity", "supportsExceptionInfoRequest",
    "supportsTerminateRequest", "supportsCancelRequest", "supportsSingleThreadExecutionRequests"]

# A request, or why there are no more: the stream has ended, or a message cannot be read.
Incoming = Union[Json, Failure, None]
Handler = Callable[[Json, Json], None]


class Leave(Exception):
    """The client has left. If it has said so, it waits for an answer to this request."""
    def __init__(self, request: Json | None = None):
        super().__init__()
        self.request = request


class Adapter:
    def __init__(self, client: Client, inbox: "queue.Queue[Incoming]", folder: pathlib.Path,
                 workers: Workers, cache: Cache):
        self.client, self.inbox, self.folder, self.workers, self.cache = client, inbox, folder, workers, cache
        self.running: Running | None = None  # what has been launched
        self.inspection: Inspection | None = None
        self.entry = Entry()
        self.is_configured = False
        self.has_left = False  # the client
        self.is_busy = False  # with what cannot be paused
        self.lock = threading.Lock()  # so that the client interrupts nothing else
        self.handlers: dict[str, Handler] = {
            "initialize": self.initialize, "launch": self.launch,
            "configurationDone": self.configuration_done, "terminate": self.terminate,
            "disconnect": self.disconnect}

    def run(self) -> Json | None:
        """Returns when the client has left, with its request to leave."""
        try:
            while True:
                while self.running and self.inbox.empty() and self.running.look_ahead():
                    pass
                self.answer(self.inbox.get())
        except Leave as leave:
            return leave.request
        except KeyboardInterrupt:
            if not self.has_left:
                raise
            requests = [self.inbox.get() for _ in range(self.inbox.qsize())]
            return next((each for each in requests
                         if isinstance(each, dict) and each.get("command") == "disconnect"), None)

    def attend(self) -> None:
        """Answers what has been asked."""
        was_busy = self.is_busy
        with self.lock:
            self.is_busy = False  # so that no request is lost
        while not self.inbox.empty():
            self.answer(self.inbox.get())
        self.is_busy = was_busy

    def answer(self, request: Incoming) -> None:
        if request is None:
            raise Leave
        if isinstance(request, Failure):
            raise request
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
        except ConnectionError as error:
            raise Leave from error
        except (Failure, OSError) as error:
            self.client.refuse(request, sentence_of(error))

    def initialize(self, request: Json, arguments: Json) -> None:
        self.client.learn(arguments)
        self.client.respond(request, **{name: True for name in CAPABILITIES})

    def launch(self, request: Json, arguments: Json) -> None:
        """After this, the client can set breakpoints: it is known which lines can be stopped at."""
        if self.running:
            raise Failure("a session debugs one file")
        self.entry = Entry.of(arguments)
        with self.busy():
            found = launch(arguments, self.folder, self.workers, self.cache, self.client.say)
            session = Session(found, self.client)
            session.current.open()
        self.running = running = Running(self.client, session, self.attend)
        self.inspection = Inspection(session)
        self.handlers.update({"evaluate": self.evaluate, "pause": running.pause,
                              "cancel": running.cancel, **{name: running.move for name in MOVES}})
        self.client.respond(request)
        if session.left_out:
            self.client.say(f"The threads are the {MOST_THREADS} largest evaluations; list shows all")
        self.client.event("initialized")
        if self.is_configured:
            running.begin(self.entry)

    @contextlib.contextmanager
    def busy(self) -> Iterator[None]:
        """What is done cannot be paused, but is interrupted if the client leaves."""
        self.is_busy = True
        try:
            yield
        finally:
            with self.lock:
                self.is_busy = False

    def evaluate(self, request: Json, arguments: Json) -> None:
        with self.busy():
            if self.running:
                self.running.evaluate(request, arguments)

    def configuration_done(self, request: Json, _: Json) -> None:
        self.is_configured = True
        self.client.respond(request)
        if self.running:
            self.running.begin(self.entry)

    def terminate(self, request: Json, _: Json) -> None:
        self.client.respond(request)
        self.client.event("terminated")
        if self.running:
            self.running.is_paused = True

    def disconnect(self, request: Json, _: Json) -> None:
        raise Leave(request)
