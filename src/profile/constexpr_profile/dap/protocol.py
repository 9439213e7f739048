# SPDX-License-Identifier: BSL-1.0
"""The Debug Adapter Protocol: messages (JSON after a header with its length), and the client, which is the editor that
debugs."""
from __future__ import annotations

import json
import re
import threading
import traceback
from typing import Any, BinaryIO

from ..commands.processes import Processes
from ..errors import Failure, sentence_of

Json = dict[str, Any]
_FIELD = re.compile(rb"([\w-]+): *(.+)\r\n")
_MOST_HEADER_LINE_BYTES = 1000
_MOST_BYTES = 64 << 20  # of a message


def read_message(stream: BinaryIO) -> Json | None:
    """The next message; None at the end of the stream."""
    length = 0
    line = stream.readline(_MOST_HEADER_LINE_BYTES)
    if not line:
        return None
    while line != b"\r\n":
        field = _FIELD.fullmatch(line)
        if not field:
            raise Failure(f"not a header of the Debug Adapter Protocol: {line[:60]!r}")
        if field[1].lower() == b"content-length" and field[2].isdigit():
            length = int(field[2])
        line = stream.readline(_MOST_HEADER_LINE_BYTES)
    if length > _MOST_BYTES:
        raise Failure("a message of the Debug Adapter Protocol is too long")
    try:
        message = json.loads(stream.read(length))
    except (ValueError, RecursionError) as error:
        raise Failure(f"a message of the Debug Adapter Protocol is not JSON: {error}") from error
    if not isinstance(message, dict):
        raise Failure("a message of the Debug Adapter Protocol is not an object")
    return message


def read_request(stream: BinaryIO) -> Json | None:
    """The next request; None at the end of the stream."""
    message = read_message(stream)
    if message is not None and not ("seq" in message and "command" in message):
        raise Failure("a message of the Debug Adapter Protocol is no request")
    return message


def write_message(stream: BinaryIO, message: Json) -> None:
    """Writes a message and flushes the stream. If several threads write, the caller must hold a lock."""
    # Names in answers may contain bytes that are not UTF-8, which JSON escapes.
    data = json.dumps(message).encode("ascii")
    stream.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
    stream.flush()


class ClientHasLeft(BaseException):
    """Ends the adapter, wherever it is. Not an `Exception`, so that no handler of errors answers it."""


class Client:
    """The connection to the editor. Every thread may send; the adapter's thread calls the rest."""
    def __init__(self, stream: BinaryIO, processes: Processes):
        self._stream = stream
        self.processes = processes  # compilers that run for this client
        self._count_of_messages = 0
        self._lock = threading.Lock()  # of the stream and the count
        self.shows_progress = False

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
        self._send("response", request_seq=request["seq"], command=request["command"], success=True, body=body)

    def refuse(self, request: Json, sentence: str) -> None:
        """Tells why a request failed."""
        self._send("response", request_seq=request["seq"], command=request["command"], success=False, message=sentence)

    def say(self, line: str) -> None:
        """Prints a line in the client's console."""
        self.event("output", category="console", output=line + "\n")

    def handle_error(self, error: Exception) -> str:
        """Returns what to tell of an error. If the client has left, compilers have been ended, so the error means
        nothing. An error that nothing expects is also printed with its traceback."""
        if self.processes.have_ended:
            raise ClientHasLeft from error
        if isinstance(error, (Failure, OSError)):
            return sentence_of(error)
        traceback.print_exception(type(error), error, error.__traceback__)
        return f"internal error: {error!r}"
