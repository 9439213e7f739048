# SPDX-License-Identifier: BSL-1.0
"""The commands that are typed in the client's console."""
from __future__ import annotations

import re
from typing import NamedTuple

from ..failure import Failure
from ..moments.profile import sample
from ..output.evaluation_list import list_lines
from ..output.profile_report import report_lines
from ..settings import ROWS, SAMPLES, SEED
from .session import Session
from .threads import Thread

_HELP = """step 3000     go to the moment after 3,000 steps
step +10      go 10 steps forwards (step -10: backwards)
list          list the constant evaluations of the file
profile       show which functions and lines take the steps of this evaluation
NAME          show a parameter of the selected call
help          show this list"""


class Reply(NamedTuple):
    """What a command prints, and where it leads."""
    text: str
    step: int | None = None  # the moment to go to, which has been looked at


def run_command(session: Session, thread: Thread, command: str) -> Reply:
    """Runs a command in the background, since it may compile. It moves nothing."""
    move = re.fullmatch(r"step\s+([+-]?)(\d[\d,]{0,18})", command)
    if move:
        number = int(move[2].replace(",", ""))
        step = {"": number, "+": thread.step + number, "-": thread.step - number}[move[1]]
        step = thread.look_at(step)
        return Reply(f"step {step:,} of {thread.evaluation.most:,}", step)
    if command == "list":
        return Reply(_evaluation_list(session))
    if command == "profile":
        return Reply(_profile_report(session, thread))
    if command == "help":
        return Reply(_HELP)
    if not command:
        return Reply("")
    if command.split()[0] == "step":
        raise Failure("step needs a number, as in step 3000 or step +10")
    raise Failure(f"{command}: neither a parameter of this call nor a command; try help")


def _evaluation_list(session: Session) -> str:
    return "\n".join(list_lines(session.survey.evaluations(), session.survey))


def _profile_report(session: Session, thread: Thread) -> str:
    """The tables that the program prints without `dap`."""
    survey = session.survey
    profile = sample(thread.open(), SAMPLES, SEED, survey.ownership)
    lines = report_lines(profile, survey.whole.compiler, survey.evaluations(), ROWS, step_command="step")
    return "\n".join(lines).strip()
