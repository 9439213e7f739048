# SPDX-License-Identifier: BSL-1.0
"""The commands that step through an evaluation, in the console of a debugger and at the prompt of `--step`."""
from __future__ import annotations

import contextlib
import re
from typing import Callable, NamedTuple

from ..commands.processes import unless_interrupted
from ..errors import Failure, sentence_of
from ..evaluations.survey import Survey
from ..moments.ends import count_all
from ..moments.moments import Moments
from ..moments.movement import (Arrives, Found, Stack, changing_calls, nearest, not_deeper, out_of_call,
                                visiting_line)
from ..moments.profile import SAMPLES, SEED, sample
from ..terminal import amount, show
from .report import ROWS, list_lines, report_lines, step_lines
from .wording import last_text

_BEHIND_ALL = 10**18  # no evaluation takes so many steps
_QUIT = "quit"
_COMMAND = re.compile(r"(\w+)(?:\s+([+-]?\d[\d,]{0,18}))?")


class Reply(NamedTuple):
    """What a command prints, and where it leads, if it moves."""
    lines: list[str]
    found: Found | None = None


class Console:
    """Answers commands about one moment of an evaluation. A reply only says where to move: nothing is moved here, and
    the moment that it leads to has been looked at."""
    def __init__(self, survey: Survey, moments: Moments, step: int):
        self.survey, self.moments, self.step = survey, moments, step

    def answer(self, command: str) -> Reply:
        """Obeys a command. This may compile for a long time."""
        found = _COMMAND.fullmatch(command)
        if not found or found[1] not in COMMANDS:
            raise Failure(f"{command} is not a command; try help")
        obeyed = COMMANDS[found[1]]
        return obeyed.answer(self, int(found[2].replace(",", "")) if found[2] else obeyed.usual_number)

    def go(self, step: int) -> Reply:
        """Leads to a moment, or to the nearest one that is looked at."""
        last = self.moments.evaluation.last_moment
        there = min(max(step, 0), last)
        self.moments.look(there)
        return Reply([last_text(self.moments.evaluation)] if step > last else [], Found(there, there < last))

    def search(self, aim: Callable[[Stack], Arrives], count: int) -> Reply:
        """Leads to where a search arrives that is repeated so many times, backwards if the count is negative."""
        found, unseen = Found(self.step), 0
        self.moments.look(self.step)  # to which a count of 0 leads
        for _ in range(abs(count)):
            here = self.moments.shown_at(found.step).frames
            found = nearest(self.moments, found.step, 1 if count > 0 else -1, aim(here))
            unseen += found.unseen
            if not found.is_reached:
                break
        notes = [] if found.is_reached else ["not found up to here"]
        return Reply(notes + ([f"not seen on the way: {amount(unseen, 'moment')}"] if unseen else []), found)

    def visit(self, here: Stack) -> Arrives:
        """Arrives at the line of a moment again."""
        return visiting_line(here, self.moments.whole.compiler.family.steps_are_statements)

    def list(self) -> Reply:
        """The list of `--list`."""
        return Reply([*list_lines(count_all(self.survey), self.survey, is_complete=True)])

    def profile(self) -> Reply:
        """The tables that the program prints without `--step`."""
        profile = sample(self.moments, SAMPLES, SEED, self.survey.ownership)
        lines = report_lines(profile, self.survey.evaluations(), ROWS, step_command="goto")
        return Reply("\n".join(lines).strip().split("\n"))


class Command(NamedTuple):
    """What a command does, and the number that is meant if none was typed."""
    help: str
    answer: Callable[[Console, int], Reply]
    usual_number: int = 1


COMMANDS = {
    "step": Command("go to the next step", lambda console, count: console.go(console.step + count)),
    "goto": Command("go to the moment after so many steps; without a number, to the last one", Console.go, _BEHIND_ALL),
    "call": Command("go to the next call, or behind the return from this one",
                    lambda console, count: console.search(changing_calls, count)),
    "next": Command("go to the next moment that is not inside a call from here",
                    lambda console, count: console.search(not_deeper, count)),
    "out": Command("go to the moment after this call", lambda console, count: console.search(out_of_call, count)),
    "visit": Command("go to the next visit of this line",
                     lambda console, count: console.search(console.visit, count)),
    "list": Command("count and list the constant evaluations of the file", lambda console, _: console.list()),
    "profile": Command("show which functions and lines take the steps of this evaluation",
                       lambda console, _: console.profile()),
    "help": Command("show this list", lambda console, _: Reply(help_lines()))}


def help_lines() -> list[str]:
    """What all commands do."""
    return [*(f"{name:8} {command.help}" for name, command in COMMANDS.items()),
            "step, call, next, out and visit take a number: step 10 moves ten times, and call -1 moves backwards.",
            "At the prompt, words may be shortened, Enter repeats the last command, and quit ends the program.",
            "In an editor, the name of a parameter shows its value in the selected call."]


def step_through(survey: Survey, moments: Moments) -> None:
    """Shows the first moment or, if the evaluation fails, the failure. Then obeys what the user types until that is
    `quit`."""
    with contextlib.suppress(ImportError):  # some systems do not have it
        import readline  # noqa: F401, lets the user edit and repeat lines  # pylint: disable=unused-import
    step = moments.evaluation.last_moment if moments.evaluation.failure else 0
    command = f"goto {step}"
    while command != _QUIT:
        try:
            reply = unless_interrupted(moments.whole.compiler.processes,
                                       lambda: Console(survey, moments, step).answer(command))
            if reply.lines:
                show(reply.lines)
            if reply.found:
                step = reply.found.step
                show(step_lines(moments, step))
        except KeyboardInterrupt:
            show(["Stopped; Enter goes on with it"])
        except (Failure, OSError) as error:  # if a moment was not seen, one can go on from there
            show([sentence_of(error)])
        command = _next_command(command)


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
