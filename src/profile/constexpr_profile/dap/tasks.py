# SPDX-License-Identifier: BSL-1.0
"""What takes long: it is done in the background, while the adapter attends to the client, which is shown how far it
is, and may pause it."""
from __future__ import annotations

from typing import Callable

from ..commands.processes import Result, done_while
from ..errors import Failure
from .protocol import Client, ClientHasLeft


class Task:
    """The launch, search or command that is going on, if any; there is one at most. Meanwhile, `attend` answers what
    the client asks. The background may call `note`, and the adapter's thread everything."""
    def __init__(self, client: Client, attend: Callable[[], None]):
        self._client, self._attend = client, attend
        self._is_running = self._is_paused = False
        self._message = self._shown = ""  # what is being done, and what the client has been told of it
        self._count = 0  # of tasks that were shown

    def refuse_if_running(self) -> None:
        """Refuses a request that needs a task of its own."""
        if self._is_running:
            raise Failure("the evaluation is running")

    def run(self, work: Callable[[], Result]) -> Result:
        """What some work gives, unless it fails after the client has paused it."""
        self.refuse_if_running()
        self._is_running, self._is_paused, self._message = True, False, ""
        try:
            result = done_while(self._attend_unless_paused, self._client.processes, work)
        finally:
            self._is_running = False
            self._end_progress()
        if self._client.processes.have_ended:
            raise ClientHasLeft
        if result is None:
            raise Failure("paused")
        return result

    def pause(self) -> None:
        """Ends the task, if any."""
        self._is_paused = True

    def note(self, message: str) -> None:
        """Says what is being done."""
        self._message = message

    def _attend_unless_paused(self) -> bool:
        """This is called several times a second, so a task that is over soon is not shown, nor is each message."""
        if self._client.shows_progress and self._message != self._shown:
            self._show_progress(self._message)
        self._attend()
        return not self._is_paused

    def _show_progress(self, message: str) -> None:
        if self._shown:
            self._client.event("progressUpdate", progressId=f"task {self._count}", message=message)
        else:
            self._count += 1
            self._client.event("progressStart", progressId=f"task {self._count}", title="constexpr-profile",
                               message=message)
        self._shown = message

    def _end_progress(self) -> None:
        if self._shown:
            self._client.event("progressEnd", progressId=f"task {self._count}")
        self._shown = ""
