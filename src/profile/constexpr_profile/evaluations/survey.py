# SPDX-License-Identifier: BSL-1.0
"""What compilations with several limits have shown: the evaluations of a translation unit, and their steps.

If the wrong files are taken for the user's, evaluations are left out or lines of a system header are listed; --system
takes all files for the user's."""
from __future__ import annotations

import functools
import os
from typing import Iterable, Mapping, NamedTuple

from ..commands.cache import Answer
from ..commands.processes import Workers
from ..compilers.answers import Count, Key, Kind, Reason, Stop, messages
from ..compilers.compiler import Compiler
from ..compilers.time_trace import TimeTrace
from ..compilers.unit import Whole
from ..source.text import RowAndColumn
from .evaluation import Evaluation, Known, between, tell_apart

# Steps, with which a survey begins: such a compilation takes little more than the compiler's start. So it is also known
# which evaluations are hidden behind others with it, and those of no more steps may not have been found.
FIRST_LIMIT = 100


class Shown(NamedTuple):
    """What a compilation with some limit has shown."""
    stops: dict[Key, Stop]
    is_enough: bool  # the limit has stopped nothing
    first_stopped: RowAndColumn  # where it has stopped the first one


class AsItIs(NamedTuple):
    """What the compilation of a file as it is tells, besides its evaluations."""
    trace: TimeTrace | None = None
    has_all_times: bool = False  # even the short ones are in the trace
    culprit: Stop | None = None  # the evaluation that the first error of the file is about


class Ownership:
    """Which files are the user's: all but those in the folders that the compiler searches by itself (not those of
    -isystem), or, with `all_files`, all. Paths are those that `Unit.plain_path()` makes, relative to the current
    folder; those of the compiler are relative to where it runs."""
    def __init__(self, compiler: Compiler, all_files: bool):
        self._folders = () if all_files else tuple(
            os.path.join(os.path.realpath(os.path.join(compiler.directory, folder)), "")
            for folder in compiler.system_folders)
        self.is_users = functools.lru_cache(maxsize=None)(self._find_out)

    def _find_out(self, path: str) -> bool:
        if os.path.basename(path).startswith("<"):  # <built-in> and the like
            return False
        return not os.path.realpath(path).startswith(self._folders)


class Survey:
    """What is known from compilations: with the limit K, the evaluations that take more than K steps are errors."""
    def __init__(self, whole: Whole, workers: Workers, ownership: Ownership, horizon: int, as_it_is: AsItIs):
        self.whole, self.workers, self.ownership, self.horizon = whole, workers, ownership, horizon
        self.as_it_is = as_it_is
        self._shown: dict[int, Shown] = {}  # by limits
        self._failures: dict[Key, Reason] = {}  # of evaluations that fail, whatever the limit
        self._by_key: dict[Key, Evaluation] = {}  # each is kept while more is learned about it

    def ask(self, limits: Iterable[int]) -> bool:
        """Compiles with some limits. Returns whether any of them is new."""
        new = [limit for limit in limits if limit not in self._shown]
        if new:
            self.whole.tell("counting steps: " + ", ".join(f"{limit:,}" for limit in new))
            # All or, if one fails, none.
            self._learn({limit: self._read(answer)
                         for limit, answer in zip(new, self.workers.map(self.whole.compile, new))})
        return bool(new)

    def record(self, limit: int, answer: Answer) -> None:
        """Records what a compilation with this limit has answered."""
        self._learn({limit: self._read(answer)})

    def _learn(self, shown: dict[int, Shown]) -> None:
        """Finds evaluations in what further limits have shown, from which all learn."""
        self._shown.update(shown)
        for each in shown.values():
            for stop in filter(self.is_evaluation, each.stops.values()):
                evaluation = self._by_key.get(stop.key) or self._add(stop)
                evaluation.stop = max(evaluation.stop, stop, key=lambda stop: len(stop.frames))
        self._teach()

    def _add(self, stop: Stop) -> Evaluation:
        """Adds an evaluation, which has not learned anything yet."""
        return self._by_key.setdefault(stop.key, Evaluation(stop, self._failures.get(stop.key), self.horizon))

    def _teach(self) -> None:
        """Lets all evaluations learn from what the limits have shown that they have not seen yet, and tells them apart.
        """
        for evaluation in self._by_key.values():
            for limit in self._shown.keys() - evaluation.sights.keys():
                each = self._shown[limit]
                may_be_hidden = self.whole.may_be_hidden(evaluation.stop.origin, each.first_stopped)
                evaluation.see(limit, each.stops.get(evaluation.stop.key), may_be_hidden=may_be_hidden,
                               is_enough=each.is_enough)
            evaluation.learn()
        tell_apart(self._by_key.values())

    def is_evaluation(self, stop: Stop) -> bool:
        """Whether a stop shows that something is evaluated. In `constexpr int a = f(), b = a;`, a limit that stops a
        makes b an error, too; but the limit has not stopped that, and b may take no steps."""
        return self.ownership.is_users(stop.origin.path) and (
            stop.kind is Kind.LIMIT or stop.is_of_expression or stop.key in self._failures)

    def _read(self, answer: Answer) -> Shown:
        stops = self.whole.read(answer.text)
        return Shown(stops, self._says_that_limit_is_enough(answer, stops), self.whole.first_stopped(stops))

    def _says_that_limit_is_enough(self, answer: Answer, stops: Mapping[Key, Stop]) -> bool:
        """Whether a limit has stopped nothing: the text compiles or, if evaluations fail, these fail as they do without
        a limit; and no message tells of the limit."""
        limit_message = self.whole.compiler.family.limit_message
        are_failures_said = all(key in stops and (reason := stops[key].reason) and reason.text == failure.text
                                for key, failure in self._failures.items())
        return ((answer.status == 0) == (not self._failures) and are_failures_said
                and not any(limit_message.search(message.text) for message in messages(answer.text)))

    def learn_failures(self, stops: Mapping[Key, Stop]) -> None:
        """Remembers the evaluations that fail, from a compilation with a limit that stops few. Nothing may have been
        recorded before. What only uses a variable that has no value does not fail itself, unless it is the culprit."""
        kinds = Kind.FAILURE, Kind.ASSERTION
        self._failures = {key: stop.reason for key, stop in stops.items() if stop.reason and (
            stop.kind in kinds or stop.kind is Kind.CONSEQUENCE and self.is_culprit(stop))}

    def is_culprit(self, stop: Stop) -> bool:
        """Whether the first error of the file is about this evaluation."""
        culprit = self.as_it_is.culprit
        return culprit is not None and stop.key == culprit.key

    def evaluations(self) -> list[Evaluation]:
        """All evaluations that have been seen: the culprit, those that fail, then the largest. A small limit can hide
        some."""
        return sorted(self._by_key.values(), key=lambda each: (not self.is_culprit(each.stop), *each.rank))

    def is_enough(self, limit: int) -> bool:
        """Whether a limit stops nothing in the text."""
        self.ask([limit])
        return self._shown[limit].is_enough

    @property
    def enough(self) -> int | None:
        """The smallest limit that is known to stop nothing. All evaluations take at most so many steps."""
        return min((limit for limit, shown in self._shown.items() if shown.is_enough), default=None)

    @property
    def too_small(self) -> int:
        """The largest limit that is known to stop something, below all that are enough; -1 if there is none."""
        enough = self.enough
        return max((limit for limit, shown in self._shown.items()
                    if not shown.is_enough and (enough is None or limit < enough)), default=-1)

    @property
    def seen_above(self) -> int:
        """Evaluations of no more steps may not have been found, unless they fail."""
        least = self.whole.compiler.family.least_limit
        return least if least in self._shown else FIRST_LIMIT

    @property
    def hides_any(self) -> bool:
        """Whether an evaluation of the user's may only be seen with a larger limit, since it depends on one that was
        stopped. Some compilers do not say so."""
        return not self.whole.compiler.family.names_dependents or any(
            not stop.frames and key not in self._failures and self.ownership.is_users(stop.origin.path)
            for key, stop in self._shown[FIRST_LIMIT].stops.items())

    def refine(self, evaluation: Evaluation) -> bool:
        """Narrows the bounds of an evaluation whose number of steps is not known, which may also narrow others.
        Returns whether that can go on."""
        if evaluation.steps.high is None or evaluation.has_count:
            return False
        below = max((limit for limit in evaluation.sights if limit < evaluation.steps.high), default=-1)
        return evaluation.steps.was_seen and self.ask(between(below, evaluation.steps.high, self.workers.jobs))

    def count(self, limit: int, *, with_candidates: bool = False) -> bool:
        """Counts the steps of the evaluations that are not known to take more than `limit`, all together, or of all if
        that takes no longer; perhaps also of what no limit has shown, but the text has. Returns whether any count is
        new."""
        family = self.whole.compiler.family
        most = self.counted_up_to if family.counts_together else limit
        left = [each.stop for each in self._by_key.values() if self._is_to_count(each, most)]
        if with_candidates:
            left += [stop for stop in self._candidates() if stop.key not in self._by_key]
        counts = family.count(self.whole, left, most) if left else {}
        self._add_counted(left, counts, is_last=limit >= self.counted_up_to)
        self._learn_counts(counts)
        return any(count.steps is not None and key in self._by_key for key, count in counts.items())

    @property
    def counted_up_to(self) -> int:
        """Up to how many steps evaluations are counted."""
        return self.horizon if self.enough is None else min(self.horizon, self.enough)

    def counts(self) -> list[int]:
        """The numbers of steps that have been counted, the largest first."""
        return sorted({each.extent for each in self._by_key.values() if each.has_count}, reverse=True)

    def _candidates(self) -> list[Stop]:
        """The variables and conditions in the user's files that must be constant, if the compiler may not show all that
        it evaluates."""
        if self.whole.compiler.family.names_dependents:
            return []
        return [Stop(position, "", (), (), None, variable=variable)
                for path in self.whole.paths if self.ownership.is_users(path)
                for position, variable in self.whole.file_text(path).constants(path)]

    @staticmethod
    def _is_to_count(evaluation: Evaluation, most: int) -> bool:
        """Whether an evaluation has no number yet, but can be counted, and is not known to take more steps."""
        return (evaluation.steps.raw_estimate is None and evaluation.known is not Known.EXACT
                and (not evaluation.failure or evaluation.is_false) and evaluation.steps.low <= most)

    def _add_counted(self, stops: Iterable[Stop], counts: Mapping[Key, Count], *, is_last: bool) -> None:
        """Adds evaluations that no limit has shown. One that takes no steps needs no row; one that ends with no limit
        does, although it has no number."""
        for stop in stops:
            if stop.key in counts and stop.key not in self._by_key:
                steps = counts[stop.key].steps
                if steps or (steps is None and is_last):
                    self._add(stop)

    def _learn_counts(self, counts: Mapping[Key, Count]) -> None:
        counted = [(self._by_key[key], count) for key, count in counts.items() if key in self._by_key]
        for evaluation, count in counted:
            if count.is_absent or count.steps is not None:
                evaluation.is_fleeting = count.is_absent
        self._teach()
        for evaluation, (steps, is_exact, is_bound, _) in counted:
            if steps is not None:
                before = evaluation.steps
                evaluation.steps = before.settled(steps) if is_exact else before.with_estimate(steps, is_bound=is_bound)
        self.whole.known_steps = sum(each.extent for each in self._by_key.values() if each.has_known_end)
