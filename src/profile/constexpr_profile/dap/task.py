# SPDX-License-Identifier: BSL-1.0
"""Does in the background what a request needs, while the adapter attends to the client."""
from __future__ import annotations

from typing import Callable

from ..commands.processes import Result, done_while
from ..failure import Failure
from .client import Client
from .framing import Json
from .progress import Progress


class Task:
    """The search or the command that is going on, if any; there is one at most. Meanwhile, `attend` answers what the
    client asks, and a pause ends it. Only the adapter's thread calls the methods."""
    def __init__(self, client: Client, progress: Progress, attend: Callable[[], None]):
        self._client, self._progress, self._attend = client, progress, attend
        self._is_running = False
        self.is_paused = False  # while it runs; and after that, whether it was

    def refuse_if_running(self) -> None:
        """Refuses a request that needs a task of its own."""
        if self._is_running:
            raise Failure("the evaluation is running")

    def run(self, work: Callable[[], Result], what: str = "") -> Result | None:
        """What some work gives. None if it fails after the client has paused it. `what` is shown as its progress."""
        self._is_running, self.is_paused = True, False
        self._progress.start(can_pause=True)
        self._progress.note(what)
        try:
            return done_while(self._attend_unless_paused, self._client.processes, work)
        finally:
            self._is_running = False
            self._progress.end()

    def _attend_unless_paused(self) -> bool:
        self._progress.show()
        self._attend()
        return not self.is_paused

    def pause(self, request: Json, _: Json) -> None:
        """Ends the task, if any."""
        self.is_paused = True
        self._client.respond(request)

    def cancel(self, request: Json, arguments: Json) -> None:
        """Ends the task if the client means it. Other requests that a client may cancel have been answered before."""
        self.is_paused = self.is_paused or arguments.get("progressId") == self._progress.id
        self._client.respond(request)
