# SPDX-License-Identifier: BSL-1.0
"""The Debug Adapter Protocol: messages (JSON after a header with its length), and the client, which is the editor that
debugs."""
from __future__ import annotations

import json
import re
import threading
import traceback
from typing import Any, BinaryIO

from ..errors import Failure, sentence_of

Json = dict[str, Any]
_HEADER = re.compile(rb"Content-Length: *(\d{1,8})\r\n\r\n")


def read_message(stream: BinaryIO) -> Json | None:
    """The next message; None at the end of the stream."""
    line = stream.readline()
    if not line:
        return None
    header = _HEADER.fullmatch(line + stream.readline())
    if not header:
        raise Failure(f"not a header of the Debug Adapter Protocol: {line[:60]!r}")
    try:
        message: Json = json.loads(stream.read(int(header[1])))
    except (ValueError, RecursionError) as error:
        raise Failure(f"a message of the Debug Adapter Protocol is not JSON: {error}") from error
    return message


def read_request(stream: BinaryIO) -> Json | None:
    """The next message, which must be a request; None at the end of the stream."""
    message = read_message(stream)
    is_request = isinstance(message, dict) and "seq" in message and isinstance(message.get("command"), str) \
        and isinstance(message.get("arguments") or {}, dict)
    if message is not None and not is_request:
        raise Failure("a message of the Debug Adapter Protocol is not a request")
    return message


def write_message(stream: BinaryIO, message: Json) -> None:
    """Writes a message and flushes the stream. If several threads write, the caller must hold a lock."""
    # Names in answers may contain bytes that are not UTF-8, which JSON escapes.
    data = json.dumps(message).encode("ascii")
    stream.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
    stream.flush()


class Client:
    """The connection to the editor. Every thread may send."""
    def __init__(self, stream: BinaryIO):
        self._stream = stream
        self._count_of_messages = 0
        self._lock = threading.Lock()  # of the stream and the count

    def _send(self, kind: str, **members: Any) -> None:
        with self._lock:
            self._count_of_messages += 1
            write_message(self._stream, {"seq": self._count_of_messages, "type": kind, **members})

    def event(self, name: str, **body: Any) -> None:
        """Tells what has happened."""
        self._send("event", event=name, body=body)

    def respond(self, request: Json, **body: Any) -> None:
        """Answers a request that has succeeded."""
        self._send("response", request_seq=request["seq"], command=request["command"], success=True, body=body)

    def refuse(self, request: Json, error: Exception) -> None:
        """Tells why a request failed."""
        self._send("response", request_seq=request["seq"], command=request["command"], success=False,
                   message=sentence_for_client(error))

    def say(self, line: str) -> None:
        """Prints a line in the client's console."""
        self.event("output", category="console", output=line + "\n")


def sentence_for_client(error: Exception) -> str:
    """What to tell of an error. One that nothing expects is also printed with its traceback."""
    if isinstance(error, (Failure, OSError)):
        return sentence_of(error)
    traceback.print_exception(type(error), error, error.__traceback__)
    return f"internal error: {error!r}"
