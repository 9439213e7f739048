# SPDX-License-Identifier: BSL-1.0
"""What takes long: it is done in the background, while the adapter attends to the client, which is told how far it is,
and may end it."""
from __future__ import annotations

import time
from typing import Callable

from ..commands.processes import Result, done_while
from ..errors import Failure
from .protocol import Client, Json

DELAY_SECONDS = 0.5  # before anything is shown, and between two events
_SECONDS_BETWEEN_LINES = 5  # between two lines, if the client cannot show progress


class Progress:
    """The progress of one launch, search or command at a time. Between `start` and `end` it runs; it is shown once it
    has run for a while. The background may call `note`, and the adapter's thread everything."""
    def __init__(self, client: Client):
        self._client = client
        self._message = ""  # what is being done, as the background says
        self._count = 0
        self._can_pause = False
        self._is_shown = False
        self._due = 0.0  # the time at which to show something, as time.monotonic() counts

    @property
    def id(self) -> str:
        """The name of what runs, by which the client can cancel it."""
        return f"search {self._count}"

    def start(self, *, can_pause: bool) -> None:
        """Begins the progress of something else. Nothing is shown of it until something is noted."""
        self._count += 1
        self._message, self._can_pause = "", can_pause
        self._is_shown = False
        self._due = time.monotonic() + DELAY_SECONDS

    def note(self, message: str) -> None:
        """Says what is being done, for the next `show()`."""
        self._message = message

    def show(self) -> None:
        """Tells the client what was noted last, unless it has been told a short time ago."""
        if not self._message or time.monotonic() < self._due:
            return
        message = self._message
        if not self._client.shows_progress:
            self._client.say(f"{message}; pause stops there" if self._can_pause else message)
        elif self._is_shown:
            self._client.event("progressUpdate", progressId=self.id, message=message)
        else:
            self._client.event("progressStart", progressId=self.id, title="constexpr-profile",
                              message=message, cancellable=self._can_pause)
        self._is_shown = True
        self._due = time.monotonic() + (DELAY_SECONDS if self._client.shows_progress else _SECONDS_BETWEEN_LINES)

    def end(self) -> None:
        """Takes away what is shown, if anything."""
        if self._is_shown and self._client.shows_progress:
            self._client.event("progressEnd", progressId=self.id)
        self._is_shown = False


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
