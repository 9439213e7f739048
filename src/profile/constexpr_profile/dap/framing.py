# SPDX-License-Identifier: BSL-1.0
"""Reads and writes messages of the Debug Adapter Protocol: JSON after a header with its length."""
from __future__ import annotations

import json
from typing import Any, BinaryIO

from ..failure import Failure

Json = dict[str, Any]
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
    text = value.strip()
    if not (text.isdigit() and len(text) < 20 and int(text) <= _MOST_MESSAGE_BYTES):
        raise Failure(f"Content-Length must be a number up to {_MOST_MESSAGE_BYTES:,}, not {text[:40]!r}")
    return int(text)


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
