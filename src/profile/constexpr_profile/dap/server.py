# SPDX-License-Identifier: BSL-1.0
"""`constexpr-profile dap`: serves the client, on standard input and output."""
from __future__ import annotations

import argparse
import os
import pathlib
import sys
import threading
from typing import BinaryIO, Sequence

from ..arguments import add_common
from ..commands.cache import Cache, cache_for
from ..commands.processes import Processes, Workers, temporary_folder
from ..compilers.compiler import Compiler
from ..errors import Failure, named
from ..evaluations.choice import survey_file
from ..families import FAMILIES
from .launch import chosen, command_of, settings_of
from .protocol import Client, Json, read_request
from .session import Answer, Job, Session

_CAPABILITIES = [
    "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints", "supportsEvaluateForHovers",
    "supportsStepBack", "supportsSingleThreadExecutionRequests"]


def serve(arguments: Sequence[str]) -> None:
    """Serves one client until it leaves."""
    parser = argparse.ArgumentParser(
        prog="constexpr-profile dap", allow_abbrev=False,
        description="A debug adapter: editors step through constant evaluations.")
    add_common(parser)
    options = parser.parse_args(arguments)
    with named("standard input"):
        incoming = os.fdopen(0, "rb", closefd=False)
    with named("standard output"):
        outgoing = os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr  # what is printed by mistake must not come between the messages
    serve_stream(incoming, outgoing, options.jobs, options.cache)


def serve_stream(incoming: BinaryIO, outgoing: BinaryIO, jobs: int, is_cached: bool) -> None:
    """Serves one client until it leaves. Then what is being done is given up."""
    client = Client(outgoing)
    with temporary_folder() as folder, Workers(jobs) as workers, Workers(1) as background, \
            Processes(folder) as processes:
        adapter = Adapter(client, pathlib.Path(folder), workers, background, processes, cache_for(is_cached, folder))
        request = read_request(incoming)
        while request and request["command"] != "disconnect":
            adapter.answer(request)
            request = read_request(incoming)
    # `disconnect` is answered last, since the client may end this program as soon as it has the answer.
    if request:
        client.respond(request)


class Adapter:
    """Answers requests, or lets the background do so. Before a launch succeeds, these are only `initialize`, `launch`
    and `pause`; after that, those of a session. The first stop comes once the client has set its breakpoints and says
    so."""
    def __init__(self, client: Client, folder: pathlib.Path, workers: Workers, background: Workers,
                 processes: Processes, cache: Cache):
        self.client, self._processes = client, processes
        self._folder, self._workers, self._background, self._cache = folder, workers, background, cache
        self._shows_progress, self._progress_id, self._is_noted = False, "", False
        self._count_of_pauses, self._lock = 0, threading.Lock()  # of the count, and of what is noted
        self.answers: dict[str, Answer] = {"initialize": self._initialize}
        self.jobs: dict[str, Job] = {"launch": self._launch}

    def answer(self, request: Json) -> None:
        """Answers a request at once, also if that fails, or gives it to the background."""
        name, arguments = request["command"], request.get("arguments") or {}
        try:
            body = self.answers[name](arguments) if name in self.answers else None
            if body is not None:
                self.client.respond(request, **body)
            elif name == "pause":
                self.client.respond(request)  # before it stops
                with self._lock:
                    self._count_of_pauses += 1
                    self._processes.give_up()
            elif name in self.jobs:
                self._background.submit(self._do, self.jobs[name], request, arguments, self._count_of_pauses)
            else:
                raise Failure(f'the request "{name}" is not supported, or not at this time')
        except Exception as error:
            self.client.refuse(request, error)

    def _do(self, job: Job, request: Json, arguments: Json, count_of_pauses: int) -> None:
        """Does a job in the background, and compiles nothing for it if the client has paused since it asked."""
        with self._lock:
            if count_of_pauses == self._count_of_pauses:
                self._processes.resume()
        self._progress_id, self._is_noted = str(request["seq"]), False
        try:
            job(request, arguments)
        except Exception as error:
            self.client.refuse(request, error)
        if self._is_noted:
            self.client.event("progressEnd", progressId=self._progress_id)

    def note(self, message: str) -> None:
        """Shows what the background is doing, if the client can show that."""
        if self._shows_progress:
            with self._lock:  # a worker may tell, too
                self.client.event("progressUpdate" if self._is_noted else "progressStart",
                                  progressId=self._progress_id, title="constexpr-profile", message=message)
                self._is_noted = True

    def _initialize(self, arguments: Json) -> Json:
        self._shows_progress = bool(arguments.get("supportsProgressReporting"))
        return {name: True for name in _CAPABILITIES}

    def _launch(self, request: Json, arguments: Json) -> None:
        """Opens a file. After this, the client can set breakpoints: it is known which lines can be stopped at."""
        settings, say = settings_of(arguments), self.client.say
        command, directory, _ = command_of(settings, say)
        compiler = Compiler(command, directory, FAMILIES, self._cache, self._processes, self.note)
        say(f"{compiler.command.program} is {compiler.name}")
        # The compiler itself gives up at the user's limit.
        survey = survey_file(compiler, self._folder, self._workers, compiler.users_limit, all_files=False)
        first = chosen(survey, settings["program"] or compiler.source, settings["line"], say)
        session = Session(self.client, survey, first, settings["stopOnEntry"])
        self.answers, self.jobs = session.answers, session.jobs
        self.client.respond(request)
        self.client.event("initialized")
