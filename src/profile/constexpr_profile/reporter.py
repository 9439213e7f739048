# SPDX-License-Identifier: BSL-1.0
"""Tells the user what is being done."""
from __future__ import annotations

import contextlib
from typing import Callable, Iterator


class Reporter:
    """Passes on what is being done to what shows it, if anything does."""
    def __init__(self, show: Callable[[str], None] = lambda what: None):
        self.show = show

    def tell(self, what: str) -> None:
        self.show(what)

    @contextlib.contextmanager
    def shown_by(self, show: Callable[[str], None]) -> Iterator[None]:
        """Meanwhile, something else shows it."""
        before, self.show = self.show, show
        try:
            yield
        finally:
            self.show = before
