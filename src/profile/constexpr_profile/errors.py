# SPDX-License-Identifier: BSL-1.0
"""How the program refuses, and what errors of the system say."""
from __future__ import annotations

import contextlib
from typing import Iterator


class Failure(Exception):
    """One sentence for the user; the exit status is 2."""


class Unfinished(Failure):
    """A compiler has crashed or was killed, also when it was tried again, or a precompiled header does not compile. It
    is caught where the answer is only one of several ways to the same end, or about one of many things: that one is
    left out then."""


class GivenUp(Failure):
    """What was being done is not wanted any more."""


def sentence_of(error: Exception) -> str:
    """What to tell the user of a failure, or of an error of the system."""
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return f"{error.filename}: {reason}" if error.filename else reason
    return str(error)


@contextlib.contextmanager
def named(name: str) -> Iterator[None]:
    """Gives errors of the system that name no file this name: what is used here."""
    try:
        yield
    except OSError as error:
        error.filename = error.filename or name
        raise
