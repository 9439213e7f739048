# SPDX-License-Identifier: BSL-1.0
"""The client: the editor that debugs. It gets responses and events."""
from __future__ import annotations

from typing import Any, BinaryIO

from . import fields
from .framing import Json, write_message


class Client:
    """What the client can do, and the stream on which it listens."""
    def __init__(self, stream: BinaryIO):
        self.stream = stream
        self.sent = 0
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
        self.sent += 1
        write_message(self.stream, {"seq": self.sent, "type": kind, **members})

    def event(self, name: str, **body: Any) -> None:
        self.send("event", event=name, body=body)

    def respond(self, request: Json, **body: Any) -> None:
        self.send("response", request_seq=request.get("seq", 0), command=request.get("command", ""),
                  success=True, body=body)

    def refuse(self, request: Json, sentence: str) -> None:
        """Tells why a request failed. Clients show the error's format to the user."""
        # Braces are variables in a format.
        error = {"id": 1, "format": "{sentence}", "variables": {"sentence": sentence}, "showUser": True}
        self.send("response", request_seq=request.get("seq", 0), command=request.get("command", ""),
                  success=False, message=sentence, body={"error": error})

    def say(self, text: str) -> None:
        """Prints a line in the client's console."""
        self.event("output", category="console", output=text + "\n")
