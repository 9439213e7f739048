# SPDX-License-Identifier: BSL-1.0
"""The module, which is the file that the environment variable MODULE names."""

import os
import re
import unittest
from pathlib import Path

import checks

UNIT = Path("module_names.cpp").resolve()


def names(line, scope):
    """The names that may follow the scope below this line."""
    UNIT.write_text(f"{line}\n{scope}\n", encoding="utf-8")
    output = checks.attempt(*checks.COMPILER, f"-I{checks.INCLUDE}", f"-fmodule-file=ctqueens={os.environ['MODULE']}",
                            "-fsyntax-only", "-Xclang", f"-code-completion-at={UNIT}:2:{len(scope) + 1}", UNIT).stdout
    return set(re.findall(r"COMPLETION: (\S+)", output))


class Module(unittest.TestCase):
    def test_names(self):
        """It exports every name that the headers have, but `detail`: where an editor would ask the compiler what may
        follow `ctqueens::`, the answer is the same for both."""
        for scope in "ctqueens::", "ctqueens::search::", "ctqueens::text::":
            declared = names("#include <ctqueens/ctqueens.hpp>", scope) - {"detail"}
            self.assertTrue(declared, f"the compiler says nothing about {scope}")
            self.assertEqual(names("import ctqueens;", scope), declared)
