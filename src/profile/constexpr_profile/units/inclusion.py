# SPDX-License-Identifier: BSL-1.0
"""Finds the namespaces in which files are included, which their own text does not show.

If a guess is wrong, functions of the file have other namespaces in their names."""
from __future__ import annotations

import functools

from .paths import file_named
from .unit import Unit


class Inclusion:
    """Where the files of a unit are included first."""
    def __init__(self, unit: Unit):
        self._unit = unit
        self._known: dict[str, list[str]] = {}

    @functools.cached_property
    def _first_sections(self) -> dict[str, int]:
        """The index of the first section of each file. The section before it is the includer's."""
        first: dict[str, int] = {}
        for index in range(len(self._unit.rows.sections)):
            first.setdefault(self._path_of(index), index)
        return first

    def _path_of(self, index: int) -> str:
        return self._unit.plain_path(file_named(self._unit.rows.sections[index].spelled))

    def scopes_around(self, path: str) -> list[str]:
        """The names of the namespaces and classes around a file, outermost first."""
        if path not in self._known:
            self._known[path] = self._find_scopes(path)
        return self._known[path]

    def _find_scopes(self, path: str) -> list[str]:
        index = self._first_sections.get(path, 0)
        if index == 0:
            return []
        includer = self._path_of(index - 1)
        file_text = self._unit.file_text(includer)
        offset = file_text.offset_from(self._unit.rows.sections[index].indexes.start)
        return self.scopes_around(includer) + file_text.scopes.names_around(offset)
