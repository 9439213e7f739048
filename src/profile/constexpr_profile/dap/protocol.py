# SPDX-License-Identifier: BSL-1.0
"""The Debug Adapter Protocol: messages (JSON after a header with its length), the members of their objects, which may
be missing or of a wrong type, and the client, which is the editor that debugs."""
from __future__ import annotations

import contextlib
import json
import threading
import traceback
from typing import Any, BinaryIO, Union

from ..commands.processes import Processes
from ..errors import Failure, sentence_of

Json = dict[str, Any]
# The request with which the client has left; or why it is not understood; None if the stream has ended.
Farewell = Union[Json, Failure, None]
_MOST_HEADER_LINE_BYTES = 1000
_MOST_MESSAGE_BYTES = 1 << 26


def read_message(stream: BinaryIO) -> Json | None:
    """The next message; None at the end of the stream."""
    length = _read_header(stream)
    return None if length is None else _parsed(stream.read(length), length)


def _read_header(stream: BinaryIO) -> int | None:
    """The length of the message behind a header, in bytes; None at the end of the stream."""
    length: int | None = None
    line = stream.readline(_MOST_HEADER_LINE_BYTES)
    if not line:
        return None
    while line != b"\r\n":
        name, colon, value = line.partition(b":")
        if not (colon and line.endswith(b"\r\n")):
            raise Failure(f"not a header of the Debug Adapter Protocol: {line[:60]!r}")
        # No web page can send a message without other fields.
        if name.lower() not in (b"content-length", b"content-type"):
            raise Failure(f"not a field of the Debug Adapter Protocol: {name[:60]!r}")
        if name.lower() == b"content-length":
            length = _length_in(value)
        line = stream.readline(_MOST_HEADER_LINE_BYTES)
    if length is None:
        raise Failure("a message of the Debug Adapter Protocol has no Content-Length")
    return length


def _length_in(value: bytes) -> int:
    digits = value.strip()
    if not (digits.isdigit() and len(digits) < 20 and int(digits) <= _MOST_MESSAGE_BYTES):
        raise Failure(f"Content-Length must be a number up to {_MOST_MESSAGE_BYTES:,}, not {digits[:40]!r}")
    return int(digits)


def _parsed(data: bytes, length: int) -> Json:
    if len(data) < length:
        raise Failure(f"a message of the Debug Adapter Protocol ends after {len(data)} of {length} bytes")
    try:
        message = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Failure(f"a message of the Debug Adapter Protocol is not JSON: {error}") from error
    if not isinstance(message, dict):
        raise Failure("a message of the Debug Adapter Protocol is not an object")
    return message


def write_message(stream: BinaryIO, message: Json) -> None:
    """Writes a message and flushes the stream. If several threads write, the caller must hold a lock."""
    # Names in answers may contain bytes that are not UTF-8, which JSON escapes.
    data = json.dumps(message).encode("ascii")
    stream.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
    stream.flush()


def text(source: Json, name: str) -> str | None:
    """A string; None if it is missing, null or empty."""
    value = source.get(name)
    if value is None or value == "":
        return None
    if not isinstance(value, str) or "\0" in value:
        raise Failure(f'"{name}" must be a string')
    return value


def number(source: Json, name: str) -> int | None:
    """A number that is not negative. It may be a string, since editors put variables in strings."""
    value = source.get(name)
    if value is None or value == "":
        return None
    if isinstance(value, str) and value.isdecimal() and len(value) < 20:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Failure(f'"{name}" must be a number, not {value!r}')
    return value


def required_number(source: Json, name: str) -> int:
    """A number that is not negative; it fails if the number is missing."""
    value = number(source, name)
    if value is None:
        raise Failure(f'"{name}" is missing')
    return value


def flag(source: Json, name: str) -> bool | None:
    """A Boolean; None if it is missing or null."""
    value = source.get(name)
    if value is not None and not isinstance(value, bool):
        raise Failure(f'"{name}" must be true or false, not {value!r}')
    return value


def words(source: Json, name: str) -> list[str]:
    """A list of strings; an empty one if it is missing."""
    value = source.get(name) or []
    if not (isinstance(value, list)
            and all(isinstance(word, str) and "\0" not in word for word in value)):
        raise Failure(f'"{name}" must be a list of strings')
    return value


def objects(source: Json, name: str) -> list[Json]:
    """A list of objects; an empty one if it is missing."""
    value = source.get(name) or []
    if not (isinstance(value, list) and all(isinstance(each, dict) for each in value)):
        raise Failure(f'"{name}" must be a list of objects')
    return value


def member(source: Json, name: str) -> Json:
    """An object; an empty one if it is missing."""
    value = source.get(name)
    if value is not None and not isinstance(value, dict):
        raise Failure(f'"{name}" must be an object')
    return value or {}


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
        self.shows_progress = bool(flag(arguments, "supportsProgressReporting"))
        self._first_line = 0 if flag(arguments, "linesStartAt1") is False else 1
        self._first_column = 0 if flag(arguments, "columnsStartAt1") is False else 1

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
