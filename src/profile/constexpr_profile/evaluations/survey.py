# SPDX-License-Identifier: BSL-1.0
"""What compilations with several limits have shown: the evaluations of a translation unit, and their steps."""
from __future__ import annotations

from typing import Iterable, Mapping, Sequence

from ..clang.time_trace import Trace
from ..compilers.diagnostics import Key, Kind, Reason, Stop, Subject
from ..compilers.limits import FIRST_LIMIT, UNLIMITED
from ..units.whole import Whole
from ..workers import Workers
from .brackets import between
from .by_statement import ByStatement
from .evaluation import Evaluation, tell_apart
from .ownership import Ownership


class Survey:
    """What is known from compilations: with the limit K, the evaluations that take more than K steps are errors."""
    def __init__(self, whole: Whole, workers: Workers, ownership: Ownership, horizon: int = UNLIMITED):
        self.whole, self.workers, self.ownership, self.horizon = whole, workers, ownership, horizon
        self._stops_at: dict[int, dict[Key, Stop]] = {}  # what compilations have shown, by their limits
        self._deepest: dict[tuple[Key, bool], Stop] = {}  # of these, inside calls and outside apart
        self._failures: dict[Key, Reason] = {}  # of evaluations that fail, whatever the limit
        self.trace: Trace | None = None  # of the compilation with the user's limit
        self.culprit: Key | None = None  # the evaluation that the first error of the file is about
        self.is_limit_reached = False  # whether that is the error: the user's limit stopped it
        self._by_key: dict[Key, Evaluation] = {}  # each is kept while more is learned about it
        self._by_statement = ByStatement(())  # the same

    def ask(self, limits: list[int]) -> bool:
        """Compiles with some limits. Returns whether any of them is new."""
        new = [limit for limit in limits if limit not in self._stops_at]
        if new:
            self.whole.tell("counting steps: " + ", ".join(f"{limit:,}" for limit in new))
            self._update(dict(zip(new, self.workers.map(self.whole.stops, new))))  # all or, if one fails, none
        return bool(new)

    def record_stops(self, limit: int, stops: dict[Key, Stop]) -> None:
        """Records the stops that a compilation with this limit has shown."""
        self._update({limit: stops})

    def learn_failures(self, stops: dict[Key, Stop]) -> None:
        """Remembers the evaluations that fail, from a compilation with a limit that stops few. Nothing may have been
        recorded before. What only uses a variable that has no value does not fail itself, unless it is the culprit."""
        self._failures = {key: stop.reason for key, stop in stops.items()
                          if stop.reason and (stop.kind in (Kind.FAILURE, Kind.ASSERTION) or key == self.culprit)}

    @property
    def seen_above(self) -> int:
        """Evaluations of no more steps may not have been found, unless they fail."""
        least = self.whole.compiler.family.least_limit
        return least if least in self._stops_at else FIRST_LIMIT

    @property
    def counted_up_to(self) -> int:
        """Up to how many steps evaluations are counted."""
        allowed = self.whole.compiler.users_limit
        return allowed if self._stops_at.get(allowed) == {} else self.horizon

    def is_complete(self) -> bool:
        """Whether it is known of all evaluations where they end, or that they take more steps than are looked at."""
        return all(evaluation.has_known_end or evaluation.is_too_long for evaluation in self.evaluations())

    def hides_any(self) -> bool:
        """Whether an evaluation of the user's may only be seen with a larger limit, since it depends on one that was
        stopped."""
        return any(not stop.frames and key not in self._failures and self.ownership.is_users(stop.origin.path)
                   for key, stop in self._stops_at[FIRST_LIMIT].items())

    def evaluations(self) -> list[Evaluation]:
        """All evaluations that have been seen: the culprit, those that fail, then the largest. A small limit can hide
        some."""
        return sorted(self._by_key.values(),
                      key=lambda evaluation: (evaluation.stop.key != self.culprit, *evaluation.rank))

    def evaluations_of(self, stop: Stop) -> list[Evaluation]:
        """The evaluations that a stop may be of, the largest first."""
        own = self._by_key.get(stop.key)
        same = [evaluation for evaluation in self._by_statement.same(stop) if evaluation is not own]
        return sorted([own, *same] if own else same, key=lambda evaluation: evaluation.rank)

    def _update(self, shown: dict[int, dict[Key, Stop]]) -> None:
        """Finds evaluations in what further limits have shown. Those that are new learn from all limits, and the others
        only from these."""
        self._stops_at.update(shown)
        before = self._by_key
        if self._keep_deepest(stop for stops in shown.values() for stop in stops.values()):
            self._by_key = self._found_evaluations(before)
        _teach([evaluation for key, evaluation in self._by_key.items() if key in before], shown)
        new = [evaluation for key, evaluation in self._by_key.items() if key not in before]
        if new:
            _teach(new, self._stops_at)
        if self._by_key.keys() != before.keys():
            tell_apart(self._by_key.values())

    def _keep_deepest(self, stops: Iterable[Stop]) -> bool:
        """Keeps the stops with the deepest stacks that have been seen. Returns whether there are new ones."""
        is_any_new = False
        for stop in stops:
            if self.is_evaluation(stop):
                kind = stop.key, stop.is_outside_calls
                known = self._deepest.get(kind)
                if not known or len(stop.frames) > len(known.frames):
                    self._deepest.pop(kind, None)  # they are kept in the order in which they have been seen
                    self._deepest[kind] = stop
                    is_any_new = True
        return is_any_new

    def _found_evaluations(self, known: dict[Key, Evaluation]) -> dict[Key, Evaluation]:
        """The evaluations that there are, some of which are known. A stop outside all calls may be of the same
        evaluation as another one, at another line. Which one that is may be seen late, so one that was known can be
        missing now."""
        by_key: dict[Key, Evaluation] = {}
        self._by_statement = ByStatement(())
        for stop in sorted(self._deepest.values(), key=lambda stop: -len(stop.frames)):
            key = stop.key
            if key not in by_key and (stop.says_what or not self._by_statement.same(stop)):
                evaluation = known.get(key) or self._evaluation_of(stop)
                evaluation.show_deepest(stop)
                by_key[key] = evaluation
                self._by_statement.add(evaluation)
        return by_key

    def _evaluation_of(self, stop: Stop) -> Evaluation:
        return Evaluation(stop, self._lines_of(stop), self._failures.get(stop.key), self._variable_of(stop),
                          self.horizon)

    def _lines_of(self, stop: Stop) -> range:
        """The lines of its statement."""
        return self.whole.file_text(stop.position.path).lines_of_statement(stop.position)

    def _variable_of(self, stop: Stop) -> str:
        """The variable that is initialized, as the compiler or else the text names it."""
        if self.whole.compiler.family.names_variables:
            return stop.variable
        return self.whole.file_text(stop.position.path).variable_near(stop.position)

    def is_evaluation(self, stop: Stop) -> bool:
        """Whether a stop shows that something is evaluated. In `constexpr int a = f(), b = a;`, a limit that stops a
        makes b an error, too; but that has no frames, and b may take no steps."""
        return self.ownership.is_users(stop.origin.path) and (
            bool(stop.frames) or stop.subject is Subject.EXPRESSION or stop.key in self._failures)

    def refine(self, evaluations: Iterable[Evaluation], factor: float) -> bool:
        """Narrows the first bracket that is wider than this factor, which may also narrow others. Returns whether there
        was one."""
        for evaluation in evaluations:
            is_wide = evaluation.has_known_end and evaluation.was_stopped and evaluation.most > evaluation.low * factor
            if is_wide and self.ask(between(evaluation.low - 1, evaluation.most, self.workers.jobs)):
                return True
        return False


def _teach(evaluations: Sequence[Evaluation], shown: Mapping[int, dict[Key, Stop]]) -> None:
    """Lets evaluations learn from what some limits have shown."""
    by_statement = ByStatement(evaluations)
    found = {limit: by_statement.shown_by(stops) for limit, stops in shown.items()}
    for evaluation in evaluations:
        key = evaluation.stop.key
        evaluation.learn((limit, stops.get(key)) for limit, stops in found.items())
