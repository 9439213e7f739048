# SPDX-License-Identifier: BSL-1.0
"""A prompt at which the user steps through an evaluation."""
from __future__ import annotations

import contextlib

from ..commands.processes import done_while
from ..errors import Failure, sentence_of
from ..evaluations.survey import Survey
from ..moments.moments import Moments
from ..terminal import show
from .console import COMMANDS, Console, Reply
from .moment import step_lines

_QUIT = "quit"


def step_through(survey: Survey, moments: Moments) -> None:
    """Shows the first moment or, if the evaluation fails, the failure. Then obeys commands until the user quits."""
    with contextlib.suppress(ImportError):  # some systems do not have it
        import readline  # noqa: F401, lets the user edit and repeat lines  # pylint: disable=unused-import
    step = moments.evaluation.last_moment if moments.evaluation.failure else 0
    command = f"goto {step}"
    while command != _QUIT:
        reply = _obey(Console(survey, moments, step), command)
        show(reply.lines)
        step = reply.found.step if reply.found else step
        command = _next_command(command)


def _obey(console: Console, command: str) -> Reply:
    """What a command prints, with the moment to which it leads. Ctrl-C ends it."""
    nothing = Reply(["Stopped; Enter goes on with it"])
    try:
        return done_while(lambda: True, console.moments.whole.compiler.processes,
                          lambda: _with_moment(console, console.answer(command))) or nothing
    except KeyboardInterrupt:
        return nothing
    except (Failure, OSError) as error:
        return Reply([sentence_of(error)])


def _with_moment(console: Console, reply: Reply) -> Reply:
    """A reply with the moment to which it leads, if any."""
    if not reply.found:
        return reply
    try:
        shown = step_lines(console.moments, reply.found.step)
    except Failure as failure:  # it was not seen, but one can go on from there
        shown = [sentence_of(failure)]
    return Reply([*reply.lines, *shown], reply.found)


def _next_command(last: str) -> str:
    """What the user types; the last command again if that is nothing, and `quit` at the end of the input."""
    while True:
        try:
            return _completed(input("\n> ").strip()) or last
        except KeyboardInterrupt:
            show([])
        except (EOFError, RuntimeError):  # an input that is closed raises the second one
            show([])
            return _QUIT


def _completed(typed: str) -> str:
    """A command whose word may have been shortened, such as `s 10`."""
    word, blank, rest = typed.partition(" ")
    return next((name for name in (*COMMANDS, _QUIT) if word and name.startswith(word)), word) + blank + rest
