# SPDX-License-Identifier: BSL-1.0
"""The client: the editor that debugs. It gets responses and events."""
from __future__ import annotations

import contextlib
import threading
import traceback
from typing import Any, BinaryIO, Union

from ..commands.processes import Processes
from ..failure import Failure, sentence_of
from . import fields
from .framing import Json, write_message

# The request with which the client has left; or why it is not understood; None if the stream has ended.
Farewell = Union[Json, Failure, None]


class ClientHasLeft(BaseException):
    """Ends the adapter, wherever it is. Not an `Exception`, so that no handler of errors answers it."""


class Client:
    """The connection to the editor: the stream on which it listens, what it can show, and how it counts lines and
    columns. It is connected until `leave` is called. Every thread may send; the receiver calls `leave`, and the
    adapter's thread the rest."""
    def __init__(self, stream: BinaryIO, processes: Processes):
        self._stream = stream
        self.processes = processes  # compilers that run for this client
        self._farewell: Farewell = None
        self._count_of_messages = 0
        self._lock = threading.Lock()  # of the stream and the count
        self.shows_progress = False
        self._first_line = self._first_column = 1

    def learn(self, arguments: Json) -> None:
        """What the client tells about itself in `initialize`."""
        self.shows_progress = bool(fields.flag(arguments, "supportsProgressReporting"))
        self._first_line = 0 if fields.flag(arguments, "linesStartAt1") is False else 1
        self._first_column = 0 if fields.flag(arguments, "columnsStartAt1") is False else 1

    def line(self, line: int) -> int:
        """The client's number of a line."""
        return line - 1 + self._first_line

    def column(self, column: int) -> int:
        """The client's number of a column. The compiler's is 0 if it is not known."""
        return max(column, 1) - 1 + self._first_column

    def own_line(self, line: int) -> int:
        """The number of a line, by the client's number."""
        return line + 1 - self._first_line

    def _send(self, kind: str, **members: Any) -> None:
        try:
            with self._lock:
                self._count_of_messages += 1
                write_message(self._stream, {"seq": self._count_of_messages, "type": kind, **members})
        except ConnectionError as error:
            raise ClientHasLeft from error

    def event(self, name: str, **body: Any) -> None:
        """Tells what has happened."""
        self._send("event", event=name, body=body)

    def respond(self, request: Json, **body: Any) -> None:
        """Answers a request that has succeeded."""
        self._send("response", request_seq=request.get("seq", 0), command=request.get("command", ""),
                  success=True, body=body)

    def refuse(self, request: Json, sentence: str, is_shown: bool) -> None:
        """Tells why a request failed. If that is to be shown, clients show the error's format to the user."""
        # Braces are variables in a format.
        error = {"id": 1, "format": "{sentence}", "variables": {"sentence": sentence}, "showUser": is_shown}
        self._send("response", request_seq=request.get("seq", 0), command=request.get("command", ""),
                  success=False, message=sentence, body={"error": error})

    def say(self, text: str) -> None:
        """Prints a line in the client's console."""
        self.event("output", category="console", output=text + "\n")

    def sentence_of(self, error: Exception) -> str:
        """What to tell of an error. If the client has left, compilers have been ended, so the error means nothing.
        An error that nothing expects is also printed with its traceback."""
        if self.processes.have_ended:
            raise ClientHasLeft from error
        if isinstance(error, (Failure, OSError)):
            return sentence_of(error)
        traceback.print_exception(type(error), error, error.__traceback__)
        return f"internal error: {error!r}"

    def leave(self, farewell: Farewell) -> None:
        """Notes that the client has left, and ends its compilers."""
        self._farewell = farewell
        self.processes.end()

    def answer_farewell(self) -> None:
        """Answers `disconnect`. This comes last, since the client may end this program as soon as it has the answer."""
        if isinstance(self._farewell, Failure):
            raise self._farewell
        if self._farewell:
            with contextlib.suppress(ClientHasLeft):
                self.respond(self._farewell)
