# SPDX-License-Identifier: BSL-1.0
"""Shows in the client what is being done, if it takes long."""
from __future__ import annotations

import time

from .client import Client

DELAY_SECONDS = 0.5  # seconds before anything is shown, and between two events
SECONDS_BETWEEN_LINES = 5  # seconds between two lines, if the client cannot show progress


class Progress:
    """The progress of one search, or of a launch, at a time."""
    def __init__(self, client: Client):
        self.client = client
        self.message = ""  # what is being done, as the background says
        self.count = 0
        self.can_pause = False
        self.is_shown = False
        self.due = 0.0

    @property
    def id(self) -> str:
        return f"search {self.count}"

    def start(self, *, can_pause: bool) -> None:
        self.count += 1
        self.message, self.can_pause = "", can_pause
        self.is_shown = False
        self.due = time.monotonic() + DELAY_SECONDS

    def note(self, message: str) -> None:
        """Says what is being done, for the next `show()`."""
        self.message = message

    def show(self) -> None:
        if not self.message or time.monotonic() < self.due:
            return
        message = self.message
        if not self.client.shows_progress:
            self.client.say(f"{message}; pause stops there" if self.can_pause else message)
        elif self.is_shown:
            self.client.event("progressUpdate", progressId=self.id, message=message)
        else:
            self.client.event("progressStart", progressId=self.id, title="constexpr-profile",
                              message=message, cancellable=self.can_pause)
        self.is_shown = True
        self.due = time.monotonic() + (DELAY_SECONDS if self.client.shows_progress else SECONDS_BETWEEN_LINES)

    def end(self) -> None:
        if self.is_shown and self.client.shows_progress:
            self.client.event("progressEnd", progressId=self.id)
        self.is_shown = False
