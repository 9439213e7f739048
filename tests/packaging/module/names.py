# SPDX-License-Identifier: BSL-1.0
"""names.py MODULE: passes if the module exports every name that the headers have, but `detail`: where an editor would
ask the compiler what may follow `ctqueens::`, the answer is the same for both."""

import re
import sys
from pathlib import Path

import checks

UNIT = Path("names.cpp").resolve()


def names(line, scope):
    """The names that may follow the scope below this line."""
    UNIT.write_text(f"{line}\n{scope}\n", encoding="utf-8")
    output = checks.attempt(*checks.COMPILER, f"-I{checks.INCLUDE}", f"-fmodule-file=ctqueens={sys.argv[1]}",
                            "-fsyntax-only", "-Xclang", f"-code-completion-at={UNIT}:2:{len(scope) + 1}", UNIT).stdout
    return set(re.findall(r"COMPLETION: (\S+)", output))


for scope in "ctqueens::", "ctqueens::search::", "ctqueens::text::":
    declared = names("#include <ctqueens/ctqueens.hpp>", scope) - {"detail"}
    assert declared, f"The compiler says nothing about {scope}"
    checks.expect(f"names that follow {scope}", sorted(declared), sorted(names("import ctqueens;", scope)))
