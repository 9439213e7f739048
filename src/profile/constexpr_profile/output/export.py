# SPDX-License-Identifier: BSL-1.0
"""Writes a profile for other programs."""
from __future__ import annotations

import contextlib
import errno
import json
import os
import pathlib
import stat
import tempfile
from typing import Callable, Iterator

from ..failure import Failure
from ..moments.profile import Profile
from ..terminal import visible
from .flame_graph import flame_graph


def _folded(profile: Profile) -> str:
    """Stacks and their numbers of samples, as flamegraph.pl reads them."""
    return "".join(f"{';'.join(visible(name).replace(';', ',') for name in stack)} {count}\n"
                   for stack, count in profile.stacks())


def _speedscope(profile: Profile) -> str:
    """The samples in order, as JSON that speedscope reads."""
    numbers: dict[str, int] = {}
    samples = [[numbers.setdefault(name, len(numbers)) for name in profile.boxes(frames)]
               for frames in profile.samples]
    return json.dumps({
        "$schema": "https://www.speedscope.app/file-format-schema.json",
        "shared": {"frames": [{"name": name} for name in numbers]},
        "profiles": [{"type": "sampled", "name": profile.evaluation.place, "unit": "none",
                      "startValue": 0, "endValue": profile.steps, "samples": samples,
                      "weights": [profile.steps / profile.count] * len(samples)}]})


FORMS: dict[str, Callable[[Profile], str]] = {
    ".svg": flame_graph, ".json": _speedscope, ".folded": _folded}


def check(path: pathlib.Path) -> None:
    """Refuses a file that cannot be written, before the user waits for its contents."""
    with _problems_of(path):
        if os.path.isdir(path):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.TemporaryFile(dir=_folder_of(path)):
            pass


def write(profile: Profile, path: pathlib.Path) -> None:
    """Writes a file, which keeps its old contents if that fails."""
    text = FORMS[path.suffix.lower()](profile)
    with _problems_of(path):
        handle, name = tempfile.mkstemp(dir=_folder_of(path), prefix=".constexpr-profile-")
        try:
            with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
            os.chmod(name, stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~_umask())
            os.replace(name, os.path.realpath(path))
        except BaseException:
            os.unlink(name)
            raise


def _folder_of(path: pathlib.Path) -> str:
    """Where a file is. If the user gives a link, its target is written."""
    return os.path.dirname(os.path.realpath(path))


@contextlib.contextmanager
def _problems_of(path: pathlib.Path) -> Iterator[None]:
    """Names the user's file in errors, not a temporary one."""
    try:
        yield
    except OSError as error:
        raise Failure(f"--output {path}: {error.strerror or error}") from error


def _umask() -> int:
    """The permissions that new files do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
