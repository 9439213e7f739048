# SPDX-License-Identifier: BSL-1.0
"""Reads and writes messages of the Debug Adapter Protocol: JSON after a header with its length."""
from __future__ import annotations

import json
from typing import Any, BinaryIO

from ..failure import Failure

Json = dict[str, Any]
LONGEST_LINE = 1000  # bytes of a line of the header
LARGEST = 1 << 26  # bytes of a message


def read_message(stream: BinaryIO) -> Json | None:
    """The next message; None at the end of the stream."""
    length: int | None = None
    is_first = True
    while True:
        line = stream.readline(LONGEST_LINE)
        if not line and is_first:
            return None
        is_first = False
        if line == b"\r\n":
            break
        name, colon, value = line.partition(b":")
        if not (colon and line.endswith(b"\r\n")):
            raise Failure(f"not a header of the Debug Adapter Protocol: {line[:60]!r}")
        # No web page can send a message without other fields.
        if name.lower() not in (b"content-length", b"content-type"):
            raise Failure(f"not a field of the Debug Adapter Protocol: {name[:60]!r}")
        if name.lower() == b"content-length":
            length = length_of(value)
    if length is None:
        raise Failure("a message of the Debug Adapter Protocol has no Content-Length")
    return parsed(stream.read(length), length)


def length_of(value: bytes) -> int:
    text = value.strip()
    if not (text.isdigit() and len(text) < 20 and int(text) <= LARGEST):
        raise Failure(f"Content-Length must be a number up to {LARGEST:,}, not {text[:40]!r}")
    return int(text)


def parsed(data: bytes, length: int) -> Json:
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
    # Names in answers may contain bytes that are not UTF-8, which JSON escapes.
    data = json.dumps(message).encode("ascii")
    stream.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
    stream.flush()
