# SPDX-License-Identifier: BSL-1.0
"""check.py TEST [OPTION…]: what the headers include. The tests are the functions below."""

import re
import sys
import tempfile
from pathlib import Path

import checks

INCLUDE = f"-I{checks.INCLUDE}"


def read_for(*arguments, **options):
    """The files that the compiler reads."""
    return set(re.findall(r"[^\s\\]*/[^\s\\]*", checks.run(*checks.COMPILER, "-M", *arguments, **options)))


def standard_library():
    """The library includes nothing of the standard library but <cstddef> and <cstdint>: what the compiler reads for all
    public headers is what it reads for these two, and the headers."""
    read = read_for(INCLUDE, "-x", "c++", "-", input="#include <ctqueens/ctqueens.hpp>\n")
    own = {path for path in read if re.search(r"/ctqueens/[a-z_/]+\.hpp$", path)}
    assert len(own) >= 20, f"Only {len(own)} headers of the library were read: {read}"
    standard = read_for("-x", "c++", "-", input="#include <cstddef>\n#include <cstdint>\n")
    checks.expect("what the library also includes", [], sorted(read - own - standard))


def without_boost():
    """Every header but those of the Hana front end compiles where there is no Boost: on the compiler's own include
    path, but with each folder that has Boost replaced by links to all else in it."""
    output = checks.attempt(*checks.COMPILER, "-E", "-v", "-x", "c++", "-", input="").stderr
    path = re.search(r"#include <\.\.\.> search starts here:\n(.*)\nEnd of search list", output, re.DOTALL)
    options = ["-Wno-unused-command-line-argument", "-nostdinc", INCLUDE]  # the first because of -stdlib=…
    with tempfile.TemporaryDirectory() as links:
        for number, folder in enumerate(Path(line.strip()) for line in path[1].split("\n")):
            if (folder / "boost").exists():
                original, folder = folder, Path(links, str(number))
                folder.mkdir()
                for entry in original.iterdir():
                    if entry.name != "boost":
                        (folder / entry.name).symlink_to(entry)
            options += ["-isystem", folder]
        headers = checks.headers(but=("ctqueens/hana.", "ctqueens/hana/"))
        checks.expect("messages without Boost", None, checks.rejection(
            *options, source="".join(f"#include <{header}>\n" for header in headers)))
        errors = checks.rejection(*options, source="#include <ctqueens/hana.hpp>\n")
    if not re.search(r"boost/hana/[a-z_/]+\.hpp", errors or ""):
        sys.exit(f"There was Boost after all, or something else is missing:\n{errors}")


def single_header(*options):
    """The static tests, with the include path of all tests, read no header of the library but the single one, and
    std.hpp, which is not a part of it."""
    for source in sorted(checks.ROOT.glob("tests/library/*.static.cpp")):
        read = read_for(*options, source)
        assert any(path.endswith("/single_header/ctqueens.hpp") for path in read), f"{source} reads {read}"
        others = {path for path in read if path.startswith(f"{checks.INCLUDE}/")} - {f"{checks.INCLUDE}/ctqueens/std.hpp"}
        checks.expect(f"other headers that {source} reads", [], sorted(others))


checks.main(standard_library, without_boost, single_header)
