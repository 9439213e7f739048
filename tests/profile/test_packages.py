# SPDX-License-Identifier: BSL-1.0
"""The parts of the profiler: each uses only those before it, and each package names its modules."""
import ast
import pathlib
import re
import unittest

import command  # noqa: F401, which finds the package
import constexpr_profile

FOLDER = pathlib.Path(constexpr_profile.__file__).parent
NAMED = re.compile(r"^ {4}(\w+(?:, \w+)*)(?: {2}|$)", re.M)  # a row of a list in a docstring
RESERVED = {  # modules of Python, and which parts of the profiler alone may use them
    "time": set(),
    "random": {"moments/profile"},  # the choice of samples, which --seed repeats
    "subprocess": {"commands/processes"},  # a compilation can be given up
}


def named_in(module):
    rows = NAMED.findall(ast.get_docstring(ast.parse(module.read_text()), clean=False))
    return [name for row in rows for name in row.split(", ")]


def used_by(module):
    """The parts of the profiler from which a module imports."""
    path = module.relative_to(FOLDER).with_suffix("").parts
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield [*path[:-node.level], *(node.module or "").split(".")][0]


def imported_beside(module):
    """The modules of its own package that a module imports, apart from those that it imports only to name types."""
    statements = ast.parse(module.read_text()).body
    return {name for node in statements if isinstance(node, ast.ImportFrom) and node.level == 1
            for name in ([node.module] if node.module else [each.name for each in node.names])}


def imports(module, name):
    """Whether a module imports one of Python, by either of the two statements."""
    for node in ast.walk(ast.parse(module.read_text())):
        if (isinstance(node, ast.Import) and name in (each.name for each in node.names)
                or isinstance(node, ast.ImportFrom) and not node.level and node.module == name):
            return True
    return False


class Packages(unittest.TestCase):
    def test_use_only_those_before_them(self):
        modules = {module: module.relative_to(FOLDER).with_suffix("").parts[0] for module in FOLDER.rglob("*.py")}
        parts = set(modules.values()) - {"__init__"}
        order = [name for name in named_in(FOLDER / "__init__.py") if name in parts]
        self.assertEqual(sorted(order), sorted(parts))
        for module, part in modules.items():
            with self.subTest(module=module.relative_to(FOLDER)):
                self.assertLessEqual(set(used_by(module)), set(order[:order.index(part) + 1] if part in parts else []))

    def test_modules_use_only_those_before_them(self):
        for package in FOLDER.glob("*/__init__.py"):
            order = named_in(package)
            for number, name in enumerate(order):
                with self.subTest(package=package.parent.name, module=name):
                    siblings = imported_beside(package.parent / f"{name}.py") & set(order)
                    self.assertLessEqual(siblings, set(order[:number]))

    def test_families_do_not_know_each_other(self):
        self.assertNotIn("clang", set(used_by(FOLDER / "gcc.py")))

    def test_reserved_modules(self):
        """No decision depends on the clock or, except for the samples, on chance."""
        for name, allowed in RESERVED.items():
            users = {module.relative_to(FOLDER).with_suffix("").as_posix()
                     for module in FOLDER.rglob("*.py") if imports(module, name)}
            self.assertEqual(users, allowed, name)

    def test_name_their_modules(self):
        for package in FOLDER.glob("*/__init__.py"):
            modules = {path.stem for path in package.parent.glob("*.py")} - {"__init__"}
            self.assertEqual(modules, set(named_in(package)), package.parent.name)
