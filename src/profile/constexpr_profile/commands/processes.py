# SPDX-License-Identifier: BSL-1.0
"""Runs compilers, waits for them in threads, and kills them with all that they have started once nobody wants the
result any more."""
from __future__ import annotations

import concurrent.futures
import contextlib
import os
import signal
import subprocess
import tempfile
import threading
from typing import Any, Callable, Mapping, NamedTuple, Sequence, TypeVar

from ..errors import GivenUp, named
from ..source.text import UNDECODABLE

_HAS_GROUPS = hasattr(os, "killpg")  # Windows does not have them
_GIVEN_UP = "it has been given up"
_TEMPORARY_VARIABLES = ("TMPDIR", "TMP", "TEMP")  # the variables that name the folder of temporary files
_POLL_SECONDS = 0.05  # after which Windows tells of Ctrl-C

Result = TypeVar("Result")


class Done(NamedTuple):
    """What a compiler has done."""
    status: int  # its exit status, or minus the signal that has killed it
    output: str
    errors: str


def temporary_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for the texts that are compiled, and for what compilers write."""
    with named("temporary files"):  # there may be no place for them
        return tempfile.TemporaryDirectory()


class Processes:
    """The compilers that run at the moment. `give_up()` kills them, and no others start before `resume()`; after
    `end()`, none do. A GCC that is killed leaves temporary files in `folder`, which is deleted later.
    No answer may depend on the folder, so the cache ignores it."""
    def __init__(self, folder: str) -> None:
        self.temporary = dict.fromkeys(_TEMPORARY_VARIABLES, folder)
        self.lock = threading.Lock()
        self.running: set[subprocess.Popen[bytes]] = set()
        self.is_paused = self.have_ended = False

    @property
    def is_given_up(self) -> bool:
        """Whether no compiler may start."""
        return self.is_paused or self.have_ended

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *error: Any) -> None:
        self.end()

    def run(self, arguments: Sequence[str], directory: str, variables: Mapping[str, str]) -> Done:
        """Runs a compiler to its end. Raises GivenUp if it has been given up meanwhile, or before."""
        with self.lock:
            if self.is_given_up:
                raise GivenUp(_GIVEN_UP)
            process = subprocess.Popen(  # pylint: disable=consider-using-with
                arguments, cwd=directory, env={**variables, **self.temporary}, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=_HAS_GROUPS)
            self.running.add(process)
        output, errors = process.communicate()
        with self.lock:
            if process not in self.running:  # it has not crashed, so it is not to be run again after `resume()`
                raise GivenUp(_GIVEN_UP)
            self.running.remove(process)
        return Done(process.returncode, _text(output), _text(errors))

    def give_up(self) -> None:
        """Kills the compilers that run. No others start before `resume()`."""
        with self.lock:
            self.is_paused = True
            while self.running:
                _kill(self.running.pop())

    def resume(self) -> None:
        """Lets compilers start again, unless all has ended."""
        with self.lock:
            self.is_paused = False

    def end(self) -> None:
        """Kills the compilers that run. No others start."""
        self.have_ended = True
        self.give_up()


def _text(data: bytes) -> str:
    """What a compiler has written. On Windows, it writes a carriage return before each line break, also behind one that
    it has read."""
    return data.decode("utf-8", UNDECODABLE).replace(os.linesep, "\n")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kills a compiler with all that it has started: a driver does not do that."""
    with contextlib.suppress(OSError):  # it has ended
        if _HAS_GROUPS:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


class Workers(concurrent.futures.ThreadPoolExecutor):
    """Threads, each of which waits for one compiler."""
    def __init__(self, jobs: int):
        super().__init__(jobs)
        self.jobs = jobs

    def __exit__(self, *error: Any) -> None:
        """Waits only for what is running."""
        self.shutdown(cancel_futures=True)


def unless_interrupted(processes: Processes, work: Callable[[], Result]) -> Result:
    """What some work gives. Ctrl-C ends it: then nothing else is compiled for it. A thread of its own does the work, so
    that Ctrl-C cannot leave something half done."""
    try:
        with concurrent.futures.ThreadPoolExecutor(1) as background:
            doing = background.submit(work)
            try:
                while not concurrent.futures.wait([doing], _POLL_SECONDS).done:
                    pass
            except BaseException:  # a signal
                processes.give_up()
                raise
        return doing.result()
    finally:
        processes.resume()
