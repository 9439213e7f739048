# SPDX-License-Identifier: BSL-1.0
"""Threads that wait for compilers, and work in the background that is given up when nobody wants it any more."""
from __future__ import annotations

import concurrent.futures
from typing import Any, Callable, TypeVar

from .processes import Processes

_POLL_SECONDS = 0.05  # after which it is asked again whether the work is still wanted

Result = TypeVar("Result")


class Workers(concurrent.futures.ThreadPoolExecutor):
    """Threads, each of which waits for one compiler."""
    def __init__(self, jobs: int):
        super().__init__(jobs)
        self.jobs = jobs

    def __exit__(self, *error: Any) -> None:
        """Waits only for what is running."""
        self.shutdown(cancel_futures=True)


def done_while(is_wanted: Callable[[], bool], processes: Processes, work: Callable[[], Result]) -> Result | None:
    """What some work gives. Once it is not wanted any more, nothing else is compiled for it; if the work fails
    then, there is no result. The caller's thread calls `is_wanted`, and a thread of its own does the work."""
    try:
        with concurrent.futures.ThreadPoolExecutor(1) as background:
            doing = background.submit(work)
            try:
                while not concurrent.futures.wait([doing], _POLL_SECONDS).done:
                    if not is_wanted():
                        processes.give_up()
            except BaseException:  # the client has left, or it is a signal
                processes.give_up()
                raise
        return None if processes.is_given_up and doing.exception() else doing.result()
    finally:
        processes.resume()
