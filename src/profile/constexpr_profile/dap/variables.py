# SPDX-License-Identifier: BSL-1.0
"""What the client shows of a moment: frames, scopes and variables. Their numbers are valid until the
evaluation moves on."""
from __future__ import annotations

import os
from typing import Callable, NamedTuple

from ..compilers.calls import parse_call
from ..compilers.diagnostics import Frame
from ..evaluations.ownership import Ownership
from ..failure import Failure
from ..output.shortening import shorten, without_bodies
from ..text.lists import elements
from .argument_names import Parameters
from .client import Client
from .framing import Json
from .threads import Thread

LONGEST_CALL = 100

Variables = list[tuple[str, str]]  # names and values


class Located(NamedTuple):
    """A frame, and where it belongs."""
    thread: Thread
    frame: Frame


class Handles:
    """What the client has been told of, by number."""
    def __init__(self, client: Client, parameters: Parameters, ownership: Ownership):
        self.client, self.parameters, self.ownership = client, parameters, ownership
        self.frames: dict[int, Located] = {}
        self.groups: dict[int, Callable[[], Variables]] = {}
        self.count = 0

    def forget(self) -> None:
        """Forgets the frames and groups. Numbers are not used again, so that a client cannot ask for what has gone."""
        self.frames.clear()
        self.groups.clear()

    def new_number(self) -> int:
        self.count += 1
        return self.count

    def stack(self, thread: Thread) -> list[Json]:
        """The frames, innermost first."""
        return [self.show_frame(Located(thread, frame)) for frame in reversed(thread.stack())]

    def show_frame(self, located: Located) -> Json:
        number = self.new_number()
        self.frames[number] = located
        shown: Json = {"id": number, "name": name_of(located), "line": 0, "column": 0}
        if not located.frame.position:
            return {**shown, "presentationHint": "subtle"}
        path, line, column = located.frame.position
        source = {"name": os.path.basename(path), "path": os.path.abspath(path)}
        if not self.ownership.is_users(path):
            source["presentationHint"] = "deemphasize"
        return {**shown, "source": source,
                "line": self.client.line(line), "column": self.client.column(column)}

    def located(self, number: int) -> Located:
        if number not in self.frames:
            raise Failure(f"there is no frame {number} now")
        return self.frames[number]

    def scopes(self, number: int) -> list[Json]:
        located = self.located(number)
        scopes = [("Evaluation", lambda: moment(located.thread))]
        if located.frame.call:
            scopes.insert(0, ("Arguments", lambda: self.arguments(located.frame)))
        return [{"name": name, "variablesReference": self.group(variables), "expensive": False,
                 **({"presentationHint": "arguments"} if name == "Arguments" else {})}
                for name, variables in scopes]

    def group(self, variables: Callable[[], Variables]) -> int:
        number = self.new_number()
        self.groups[number] = variables
        return number

    def variables(self, number: int) -> list[Json]:
        if number not in self.groups:
            raise Failure(f"there are no variables {number} now")
        return [{"name": name, **self.show_value(value)} for name, value in self.groups[number]()]

    def show_value(self, value: str, member: str = "value") -> Json:
        has_elements = bool(elements(value))
        number = self.group(lambda: elements(value)) if has_elements else 0
        return {member: value, "variablesReference": number}

    def value_of(self, frame: Frame, name: str) -> str | None:
        """The value of a parameter of a call."""
        return dict(self.arguments(frame)).get(name) if frame.call else None

    def arguments(self, frame: Frame) -> Variables:
        """The parameters of a call, with the values that the compiler prints."""
        call = parse_call(frame.call)
        names = self.parameters.names(frame, len(call.arguments))
        return ([("this", call.object)] if call.object else []) + list(zip(names, call.arguments))


def name_of(located: Located) -> str:
    call = without_bodies(located.frame.call).replace("\n", " ") or located.thread.evaluation.name
    return shorten(call, LONGEST_CALL) + ("" if located.frame.position else " (line not known)")


def moment(thread: Thread) -> Variables:
    """Where an evaluation is."""
    if not thread.opened:
        return [("step", "not begun")]
    return [("step", f"{thread.step:,}"), ("steps", f"{thread.evaluation.most:,}"),
            ("depth", str(len(thread.stack()) - 1))]
