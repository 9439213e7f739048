# SPDX-License-Identifier: BSL-1.0
"""The packages of the profiler: each uses only those before it, and names its modules."""
import ast
import pathlib
import re
import unittest

import command  # noqa: F401, which finds the package
import constexpr_profile

FOLDER = pathlib.Path(constexpr_profile.__file__).parent
NAMED = re.compile(r"^ {4}(\w+(?:, \w+)*)(?: {2}|$)", re.M)  # a row of a list in a docstring


def named_in(module):
    rows = NAMED.findall(ast.get_docstring(ast.parse(module.read_text()), clean=False))
    return [name for row in rows for name in row.split(", ")]


def used_by(module):
    """The parts of the profiler from which a module imports."""
    path = module.relative_to(FOLDER).with_suffix("").parts
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield [*path[:-node.level], *(node.module or "").split(".")][0]


class Packages(unittest.TestCase):
    def test_use_only_those_before_them(self):
        packages = sorted(path.parent.name for path in FOLDER.glob("*/__init__.py"))
        order = [name for name in named_in(FOLDER / "__init__.py") if name in packages]
        self.assertEqual(sorted(order), packages)
        for place, name in enumerate(order):
            for module in (FOLDER / name).glob("*.py"):
                with self.subTest(module=f"{name}/{module.name}"):
                    self.assertLessEqual(set(used_by(module)) & set(packages), set(order[:place + 1]))

    def test_name_their_modules(self):
        for package in FOLDER.glob("*/__init__.py"):
            modules = {path.stem for path in package.parent.glob("*.py")} - {"__init__"}
            self.assertEqual(modules, set(named_in(package)), package.parent.name)
