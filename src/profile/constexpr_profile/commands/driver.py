# SPDX-License-Identifier: BSL-1.0
"""Words that the driver passes on, to the preprocessor or to Clang itself."""
from __future__ import annotations

import collections
import os
import re
from typing import Iterator

_INCLUDES = ("-include", "-include-pch")
# What Clang itself, after -Xclang, writes to the next word.
_WRITTEN = re.compile("-dependency-(file|dot)|-header-include-file|-serialize-diagnostic-file|-diagnostic-log-file"
                     "|-module-dependency-dir")
# Limits, which the driver takes, too. Older versions of Clang itself want the number in the next word.
_PASSED_LIMIT = re.compile("-f(constexpr-(steps|depth|backtrace-limit)|template-backtrace-limit|error-limit)(=.*)?")


# What both the driver and Clang itself take, and is dropped.
DROPPED_BY_BOTH = (
    "-emit-.*|-stats-file=.*|-w|-Werror.*|-pedantic(-errors)?"
    "|-f(dump-|stack-usage|callgraph-info|opt-info|save-optimization-record|optimization-record"
    "|time-trace|time-report|mem-report|stats|test-coverage|profile-|coverage-|cs-profile|auto-profile"
    "|compare-debug|proc-stat-report|crash-diagnostics|module-output|debug-|record-|embed-bitcode).*"
    # how messages and preprocessed text look
    "|-f(no-)?(diagnostics-|color-diagnostics|caret-diagnostics|ansi-escape-codes|message-length"
    "|show-column|show-source-location|working-directory).*")
# What only Clang itself takes. The driver's options are others: its -l is a library, but -load is no `-l`.
_DROPPED_BY_CLANG = re.compile(
    rf"{DROPPED_BY_BOTH}|-[ES]|-fsyntax-only|-ast-(dump|list|print|view).*|-verify(=.*)?|-print-stats|-coverage-.*"
    "|-debug-info-.*|-debugger-tuning=.*|-dwarf-.*|-gsimple-template-names.*")
_VALUE_OF_CLANG = re.compile("-mllvm|-load|-add-plugin|-plugin-arg-.*")  # the next word for Clang is no option


def passed_on(words: list[str]) -> Iterator[str]:
    """The words, with those that the driver passes on, as they would be without that."""
    rest = collections.deque(words)
    limits: list[str] = []
    while rest:
        word = rest.popleft()
        # Clang's own options and their values are passed on one by one: -Xclang OPTION -Xclang VALUE.
        has_value = word == "-Xclang" and len(rest) > 2 and rest[1] == word
        if word == "-Xpreprocessor" and rest:
            passed = [rest.popleft()]
            while len(rest) > 1 and rest[0] == word:
                rest.popleft()
                passed.append(rest.popleft())
            yield from _of_preprocessor(passed)
        elif word.startswith("-Wp,"):
            yield from _of_preprocessor(word.split(",")[1:])
        elif has_value and rest[0] in _INCLUDES:
            yield rest.popleft()  # CMake names headers so, and precompiled ones
            rest.popleft()
        elif has_value and _WRITTEN.fullmatch(rest[0]):
            for _ in range(3):
                rest.popleft()
        elif has_value and _VALUE_OF_CLANG.fullmatch(rest[0]):
            yield from (word, rest.popleft(), rest.popleft(), rest.popleft())
        elif word == "-Xclang" and rest and _DROPPED_BY_CLANG.fullmatch(rest[0]):
            rest.popleft()
        elif word == "-Xclang" and rest and _PASSED_LIMIT.fullmatch(rest[0]):
            limits.append(_limit_of_driver(rest))
        else:
            yield word
    yield from limits  # the driver puts them behind its own, so they would also override those that are tried


def _limit_of_driver(rest: collections.deque[str]) -> str:
    """Takes a limit, and its number if that is the next word for Clang, off the beginning of some words."""
    name, _, number = rest.popleft().partition("=")
    if not number and len(rest) > 1 and rest[0] == "-Xclang":
        rest.popleft()
        number = rest.popleft()
    return f"{name}={number}"


def without_precompiled(words: list[str]) -> Iterator[str]:
    """The words without precompiled headers whose header is included, too, and comes in as text."""
    included = {name for word, name in zip(words, words[1:]) if word == "-include"}
    rest = iter(words)
    for word in rest:
        if word != "-include-pch":
            yield word
            continue
        name = next(rest, "")
        if os.path.splitext(name)[0] not in included:
            yield from (word, name)


def _of_preprocessor(words: list[str]) -> list[str]:
    """Words for the preprocessor as the driver would take them. Its -MD and -MMD take the next word, which only -MF
    does for the driver."""
    return ["-MF" if word in ("-MD", "-MMD") and number < len(words) else word
            for number, word in enumerate(words, 1)]
