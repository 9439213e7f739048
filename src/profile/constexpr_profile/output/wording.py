# SPDX-License-Identifier: BSL-1.0
"""The words for numbers of steps, and for how certain they are. A number that was not seen is never stated alone."""
from __future__ import annotations

from ..compilers.answers import Look
from ..evaluations.evaluation import Evaluation, Known
from ..moments.profile import Profile
from ..terminal import amount, in_number


def steps_text(evaluation: Evaluation) -> str:
    """The number of steps of an evaluation, as exactly as it is known."""
    return evaluation.known.value.format(low=evaluation.steps.low, extent=evaluation.extent)


def steps_phrase(evaluation: Evaluation) -> str:
    """The same with its noun, such as `1 step` or `10 to 20 steps`."""
    if evaluation.known is Known.NOT_COUNTED:
        return steps_text(evaluation)
    return f"{steps_text(evaluation)} {in_number(evaluation.extent, 'step')}"


def certainty(evaluation: Evaluation) -> str:
    """What stands before a share of a limit that the steps are, if these are as many as are known: `at most ` in `at
    most 5.1 % of the 1,048,576 steps`."""
    before_number = evaluation.known.value.partition("{")[0]
    return "at most " if evaluation.known is Known.BETWEEN else before_number


def progress_text(evaluation: Evaluation, step: int) -> str:
    """A number of steps, of all that the evaluation takes as far as that is known."""
    return f"{step:,}" if evaluation.known is Known.NOT_COUNTED else f"{step:,} of {steps_text(evaluation)}"


def outcome(evaluation: Evaluation) -> str:
    """What an evaluation that fails does at its end, as a verb."""
    return "is false" if evaluation.is_false else "fails"


def failure_at(evaluation: Evaluation, step: int) -> str:
    """The reason for which an evaluation fails at a step; empty if it does not fail there."""
    if not evaluation.failure or not evaluation.fails_at(step):
        return ""
    where = ", where it {}" if evaluation.known is Known.EXACT else "; it {} there or before"
    return f"{where.format(outcome(evaluation))}: {evaluation.failure.text}"


def last_text(evaluation: Evaluation) -> str:
    """Which moments can be looked at. Behind the last one, the evaluation may go on."""
    return f"only the steps up to {evaluation.last_moment:,} are looked at"


def why_not_seen(look: Look) -> str:
    """Why a moment has no stack, as far as that is known."""
    return look.why_hidden or "the evaluation has ended before"


def sampled_steps(profile: Profile) -> str:
    """The number of steps that were sampled, as exactly as it is known."""
    evaluation = profile.evaluation
    if evaluation and not evaluation.has_known_end:
        return f"the first {profile.steps:,}"
    return steps_text(evaluation) if evaluation else f"{profile.steps:,}"


def title(profile: Profile) -> str:
    """What was sampled, and how much of it was seen."""
    steps = f"{sampled_steps(profile)} {in_number(profile.steps, 'step')}"
    evaluation = profile.evaluation
    if not evaluation:
        steps = f"{len(profile.evaluations)} evaluations, {steps}"
    elif evaluation.failure and evaluation.has_known_end:
        steps += f", then it {outcome(evaluation)}"
    taken = amount(len(profile.samples), "sample") if profile.samples else "no samples"
    return f"{profile.place}: {steps}, {'every one seen' if profile.is_complete else taken}"
