# SPDX-License-Identifier: BSL-1.0
"""The client: the editor that debugs. It gets responses and events."""
from __future__ import annotations

import contextlib
import threading
import traceback
from typing import Any, BinaryIO, Union

from ..compilers.processes import Processes
from ..failure import Failure, sentence_of
from . import fields
from .framing import Json, write_message

# The request with which the client has left; or why it is not understood; None if the stream has ended.
Farewell = Union[Json, Failure, None]


class Leave(BaseException):
    """The client has left. This is not an error that can be handled."""


class Client:
    """What the client can do, and the stream on which it listens."""
    def __init__(self, stream: BinaryIO, processes: Processes):
        self.stream = stream
        self.processes = processes  # that run for it
        self.farewell: Farewell = None
        self.sent = 0
        self.lock = threading.Lock()  # see Threads in __init__.py
        self.shows_progress = False
        self.first_line = self.first_column = 1

    def learn(self, arguments: Json) -> None:
        """What the client tells about itself in `initialize`."""
        self.shows_progress = bool(fields.flag(arguments, "supportsProgressReporting"))
        self.first_line = 0 if fields.flag(arguments, "linesStartAt1") is False else 1
        self.first_column = 0 if fields.flag(arguments, "columnsStartAt1") is False else 1

    def line(self, line: int) -> int:
        """The client's number of a line."""
        return line - 1 + self.first_line

    def column(self, column: int) -> int:
        return max(column, 1) - 1 + self.first_column

    def own_line(self, line: int) -> int:
        """The number of a line, by the client's number."""
        return line + 1 - self.first_line

    def send(self, kind: str, **members: Any) -> None:
        try:
            with self.lock:
                self.sent += 1
                write_message(self.stream, {"seq": self.sent, "type": kind, **members})
        except ConnectionError as error:
            raise Leave from error

    def event(self, name: str, **body: Any) -> None:
        self.send("event", event=name, body=body)

    def respond(self, request: Json, **body: Any) -> None:
        self.send("response", request_seq=request.get("seq", 0), command=request.get("command", ""),
                  success=True, body=body)

    def refuse(self, request: Json, sentence: str, is_shown: bool) -> None:
        """Tells why a request failed. If that is to be shown, clients show the error's format to the user."""
        # Braces are variables in a format.
        error = {"id": 1, "format": "{sentence}", "variables": {"sentence": sentence}, "showUser": is_shown}
        self.send("response", request_seq=request.get("seq", 0), command=request.get("command", ""),
                  success=False, message=sentence, body={"error": error})

    def say(self, text: str) -> None:
        """Prints a line in the client's console."""
        self.event("output", category="console", output=text + "\n")

    def sentence_of(self, error: Exception) -> str:
        """What to tell of an error, unless the client has left, so that nothing is compiled any more."""
        if self.processes.have_ended:
            raise Leave from error
        if isinstance(error, (Failure, OSError)):
            return sentence_of(error)
        traceback.print_exception(type(error), error, error.__traceback__)
        return f"internal error: {error!r}"

    def leave(self, farewell: Farewell) -> None:
        self.farewell = farewell
        self.processes.end()

    def answer_farewell(self) -> None:
        """The client may end this program as soon as it has the answer."""
        if isinstance(self.farewell, Failure):
            raise self.farewell
        if self.farewell:
            with contextlib.suppress(Leave):
                self.respond(self.farewell)
