# SPDX-License-Identifier: BSL-1.0
"""The program: how it begins and ends."""
from __future__ import annotations

import io
import os
import signal
import sys

from .arguments import parse
from .failure import Failure, sentence_of
from .tasks import run
from .terminal import Output, message, progress

# After these, temporary files are still removed.
_ENDING_SIGNALS = (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM))


def main() -> None:
    """Runs the program with the arguments of the command line, and sets the exit status."""
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):  # it is None if it is closed
        sys.stdout = Output(sys.stdout.buffer, sys.stdout.encoding, "replace", line_buffering=sys.stdout.line_buffering)
    try:
        _handle_signals()
        if sys.argv[1:2] == ["dap"]:
            from .dap.adapter import serve  # which takes time to load
            serve(sys.argv[2:])
        else:
            run(*parse(sys.argv[1:]))
        print(end="", flush=True)
        for number in _ENDING_SIGNALS:
            if signal.getsignal(number) is _leave:  # Python cannot raise exceptions any more when it ends
                signal.signal(number, signal.SIG_DFL)
    except KeyboardInterrupt:
        progress()
        os._exit(130)  # at once: what is left is not wanted
    except BrokenPipeError:
        progress()
        os._exit(141)  # as after SIGPIPE, and at once: to write what is left would fail
    except (Failure, OSError) as error:
        _refuse(sentence_of(error))


def _handle_signals() -> None:
    """Lets signals end the program in an orderly way, unless its parent ignores them."""
    for number in _ENDING_SIGNALS:
        if signal.getsignal(number) != signal.SIG_IGN:  # as nohup wants it
            signal.signal(number, _leave)
    if signal.getsignal(signal.SIGINT) == signal.SIG_DFL:  # until here, Ctrl-C has ended the program at once
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGCHLD"):  # if the parent ignores it, the system forgets how compilers have ended
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)


def _leave(number: int, _: object) -> None:
    """Ends the program as a signal would, but removes temporary files."""
    sys.exit(128 + number)


def _refuse(sentence: str) -> None:
    """Ends the program with an error message."""
    message(sentence)
    os._exit(2)  # at once: to write what is left would fail if that is what has failed
