# SPDX-License-Identifier: BSL-1.0
"""Surveys the file of a compile command, for the command line and the debug adapter."""
from __future__ import annotations

import pathlib

from .compilers.compiler import Compiler, has_imports
from .compilers.limits import largest_horizon
from .evaluations.choice import Choice
from .evaluations.evaluation import Evaluation
from .evaluations.opening import open_survey
from .evaluations.ownership import Ownership
from .evaluations.survey import Survey
from .units.whole import Whole
from .workers import Workers

PRECISE = 1.25  # the factor between the least and the largest number of steps that an evaluation may take


def survey_file(compiler: Compiler, folder: pathlib.Path, workers: Workers, horizon: int, has_headers: bool) -> Survey:
    """Begins a survey of evaluations of up to so many steps, or as many as the compiler can be told; perhaps also of
    those in system headers."""
    horizon = min(horizon, largest_horizon(compiler.family))
    text = compiler.preprocess()
    if has_imports(text):
        compiler = compiler.without_cache()  # what is imported may be built again
    unit = Whole(compiler, folder, text, header_limit=max(horizon, compiler.users_limit))
    return open_survey(unit, workers, Ownership(compiler, has_headers), horizon)


def find_largest(choice: Choice) -> Evaluation:
    """The largest evaluation that the user may mean."""
    while choice.survey.refine(choice.rivals(), PRECISE):
        pass  # narrower brackets can leave fewer rivals
    return choice.candidates()[0]
