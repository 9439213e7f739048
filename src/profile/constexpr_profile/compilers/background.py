# SPDX-License-Identifier: BSL-1.0
"""Does what may take long in the background, while the user is attended to."""
from __future__ import annotations

import concurrent.futures
from typing import Callable, TypeVar

from .processes import Processes

_POLL_SECONDS = 0.05  # after which it is asked again whether something is still wanted
Result = TypeVar("Result")


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
