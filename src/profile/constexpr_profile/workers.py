# SPDX-License-Identifier: BSL-1.0
"""Runs compilations in parallel."""
import concurrent.futures
from typing import Any


class Workers(concurrent.futures.ThreadPoolExecutor):
    """Threads, each of which waits for one compiler."""
    def __init__(self, jobs: int):
        super().__init__(jobs)
        self.jobs = jobs

    def __exit__(self, *error: Any) -> None:
        """Waits only for what is running."""
        self.shutdown(cancel_futures=True)
