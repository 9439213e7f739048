# SPDX-License-Identifier: BSL-1.0
"""Runs the user's compiler."""
from __future__ import annotations

import functools
import os
import re
from typing import Callable, NoReturn

from ..commands.cache import Answer, Cache, digest, fingerprint_of
from ..commands.parsing import parse_command
from ..commands.processes import Done, Processes
from ..errors import Failure, Unfinished
from ..terminal import Reporter
from .answers import crash_in, first_message
from .family import VERBOSE, Families, family_of

_UNSET_VARIABLES = re.compile(r"DEPENDENCIES_OUTPUT|SUNPRO_DEPENDENCIES|CC_(?:PRINT|LOG)_\w+")
_FOLDER_VARIABLES = ("CPATH", "CPLUS_INCLUDE_PATH")
_FORM = 6  # of kept answers; another one gets another number
_ATTEMPTS = 2  # memory may be short for a moment
_SEARCH_LIST = re.compile(r"#include <\.\.\.> search starts here:\n(.*?)End of search list", re.DOTALL)
_MARKER = re.compile('^# [0-9]+ "', re.MULTILINE)  # which says where the next line of a preprocessed text is from
_IMPORT = re.compile(r"""^\s*(?:export\s+)?(?:(?:__)?import|module)\b\s*[\w:<"]""", re.MULTILINE)


def has_imports(text: str) -> bool:
    """Whether a preprocessed text imports modules. What the compiler answers then depends on more than the text."""
    return _IMPORT.search(text) is not None


def system_folders(verbose_output: str) -> list[str]:
    """The folders of headers that a compiler searches without being told to, by its answer to `VERBOSE`."""
    listed = _SEARCH_LIST.search(verbose_output)
    return [line.strip().replace(" (framework directory)", "")
            for line in listed[1].splitlines()] if listed else []


class Compiler:
    """A compile command without its output, and the compiler that it names. `reporter` tells the user what it is run
    for."""
    def __init__(self, words: list[str], directory: str, families: Families, cache: Cache | None,
                 processes: Processes, reporter: Reporter):
        self.directory, self.cache, self.processes, self.reporter = directory, cache, processes, reporter
        self.command = parse_command(words, directory)
        self._verbose_output = self.run([*self.command.options, *VERBOSE, os.devnull],
                                       without=_FOLDER_VARIABLES).errors
        self.family = family_of(self.command.program, self._verbose_output, families)
        self.system_folders = system_folders(self._verbose_output)
        self.name, self.source = self.family.label, self.command.source
        self.allowed_steps = self.family.limit_of(self.command.limit)  # None: all
        self.users_limit = self.family.usable_limit(self.allowed_steps)

    @functools.cached_property
    def fingerprint(self) -> str:
        """What its answers depend on, apart from its options and the text."""
        return fingerprint_of(self.command, self._verbose_output, self.directory, self.environment())

    def environment(self) -> dict[str, str]:
        """The variables of the environment: for English, and without those that make a compiler write files."""
        variables = {**os.environ, **self.command.environment, "LC_ALL": "C", "LANGUAGE": "C"}
        return {name: value for name, value in variables.items() if not _UNSET_VARIABLES.fullmatch(name)}

    def run(self, arguments: list[str], without: tuple[str, ...] = ()) -> Done:
        """Runs the compiler with some arguments, without some variables of the environment."""
        variables = {name: value for name, value in self.environment().items() if name not in without}
        try:
            return self.processes.run([self.command.program, *arguments], self.directory, variables)
        except OSError as error:
            raise Failure(f"{error.filename or self.command.program}: {error.strerror or error}") from error
        except ValueError as error:  # a NUL, or what has no encoding
            raise Failure(f"{self.command.program} cannot be started with this command: {error}") from error

    def preprocess(self) -> str:
        """The text of the translation unit, from which all that is compiled later is cut."""
        options = self.family.preprocess_options(self.command.preprocessing)
        done = self.run([*self.command.options, *options, "-E", "-w", self.source])
        if done.status or not _MARKER.search(done.output):
            why = crash_in(done.status, done.errors) or first_message(done.errors)
            raise Failure(f"{self.source} could not be preprocessed: {why or 'an option asks for something else'}")
        return self.family.with_right_lines(done.output)

    def arguments(self, path: str, limit: int, *extra: str) -> list[str]:
        """The arguments with which preprocessed text is compiled. With -undef, since it is preprocessed again, and a
        macro that the source has undefined must not come back."""
        return [*self.command.options, *self.family.limit_options(limit), "-undef",
                "-ftemplate-backtrace-limit=0", "-Wno-fatal-errors", *extra, path]

    def compile(self, path: str, limit: int, *extra: str) -> Done:
        """What the compiler does with preprocessed text."""
        for _ in range(_ATTEMPTS):
            done = self.run(self.arguments(path, limit, *extra))
            crash = crash_in(done.status, done.errors)
            if not crash:
                return done
        raise Unfinished(f"{self.command.program} has not finished: {crash}")

    def answer(self, path: str, limit: int, *extra: str, prepare: Callable[[], None],
               read_trace: Callable[[], str] | None = None) -> Answer:
        """What the compiler says, from the cache if possible, perhaps with the time trace that it has written.
        Otherwise, `prepare` makes what the compiler reads. All files in the folder must have been named by
        `name_of_text()`, so that their names stand for their texts. The folder is left out. An answer whose trace is
        empty is not kept, since the trace was not complete."""
        folder = os.path.join(os.path.dirname(path), "")
        words = [word.replace(folder, "") for word in self.arguments(path, limit, *extra)]
        key = digest([_FORM, self.fingerprint, words]) if self.cache else ""
        kept = self.cache.find(key) if self.cache else None
        if kept:
            return kept
        prepare()
        done = self.compile(path, limit, *extra)
        answer = Answer(done.status, done.errors.replace(folder, ""), read_trace() if read_trace else "")
        if self.cache and (answer.trace or not read_trace):
            self.cache.keep(key, answer)
        return answer

    def complain(self, printed: str) -> NoReturn:
        """Refuses the source or, if that compiles, its preprocessed text, with the first message of an answer."""
        direct = self.run([*self.command.options, *self.command.preprocessing,
                           *self.family.limit_options(self.users_limit), "-fsyntax-only", self.source])
        is_refused = direct.status and not crash_in(direct.status, direct.errors)
        what = self.source if is_refused else f"the preprocessed text of {self.source}"
        raise Failure(f"{what} does not compile: {first_message(printed) or 'the compiler does not say why'}")
