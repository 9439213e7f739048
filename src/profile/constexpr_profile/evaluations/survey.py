# SPDX-License-Identifier: BSL-1.0
"""What compilations with several limits have shown: the evaluations of a translation unit, and their steps."""
from __future__ import annotations

from typing import Iterable, Mapping, NamedTuple

from ..commands.cache import Answer
from ..commands.processes import Workers
from ..compilers.answers import Count, Key, Kind, Reason, Stop, messages
from ..compilers.time_trace import TimeTrace
from ..compilers.whole import Whole
from ..source.text import RowAndColumn
from .evaluation import Evaluation, tell_apart
from .ownership import Ownership
from .steps import Known, between

FIRST_LIMIT = 100  # steps, with which a survey begins: such a compilation takes little more than the compiler's start


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
        for each in shown.values():
            for stop in filter(self.is_evaluation, each.stops.values()):
                evaluation = self._by_key.get(stop.key) or self._add(stop)
                evaluation.stop = max(evaluation.stop, stop, key=lambda stop: len(stop.frames))
        self._shown.update(shown)
        self._teach(self._by_key.values(), shown)
        tell_apart(self._by_key.values())

    def _add(self, stop: Stop) -> Evaluation:
        """Adds an evaluation, which learns from all limits until now."""
        lines = self.whole.file_text(stop.position.path).lines_of_statement(stop.position)
        evaluation = Evaluation(stop, lines, self._failures.get(stop.key), self.horizon)
        self._teach([evaluation], self._shown)
        self._by_key[stop.key] = evaluation
        return evaluation

    def _teach(self, evaluations: Iterable[Evaluation], shown: Mapping[int, Shown]) -> None:
        """Lets evaluations learn from what some limits have shown."""
        enough = self.enough
        for evaluation in evaluations:
            for limit, each in shown.items():
                may_be_hidden = self.whole.may_be_hidden(evaluation.stop.origin, each.first_stopped)
                evaluation.see(limit, each.stops.get(evaluation.stop.key), may_be_hidden=may_be_hidden)
            evaluation.learn(enough)

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
        shown = self._shown.get(FIRST_LIMIT)
        return not self.whole.compiler.family.names_dependents or shown is None or any(
            not stop.frames and key not in self._failures and self.ownership.is_users(stop.origin.path)
            for key, stop in shown.stops.items())

    def refine(self, evaluation: Evaluation) -> bool:
        """Narrows the bounds of an evaluation whose number of steps is not known, which may also narrow others.
        Returns whether that can go on."""
        if evaluation.steps.high is None or evaluation.has_count:
            return False
        below = max((limit for limit in evaluation.shown if limit < evaluation.steps.high), default=-1)
        return evaluation.steps.was_seen and self.ask(between(below, evaluation.steps.high, self.workers.jobs))

    def count(self, limit: int, *, with_candidates: bool = False) -> bool:
        """Counts the steps of the evaluations that are not known to take more than `limit`, all together, or of all if
        that takes no longer; perhaps also of what no limit has shown, but the text has. Returns whether any count is
        new."""
        family = self.whole.compiler.family
        most = self.counted_up_to if family.burning else limit  # burning counts all together
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
        located = self.whole.compiler.family.located
        return [located(self.whole, Stop(position, "", (), (), None))
                for path in self.whole.paths if self.ownership.is_users(path)
                for position in self.whole.file_text(path).constants(path)]

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
        for evaluation in (self._by_key[key] for key in counts if key in self._by_key):
            steps, is_exact, is_bound, is_absent = counts[evaluation.stop.key]
            if is_absent or steps is not None:
                evaluation.is_fleeting = is_absent
                evaluation.learn(self.enough)
            if steps is not None:
                before = evaluation.steps
                evaluation.steps = before.settled(steps) if is_exact else before.with_estimate(steps, is_bound=is_bound)
        tell_apart(self._by_key.values())
        self.whole.note_steps(sum(each.extent for each in self._by_key.values() if each.has_known_end))
