# SPDX-License-Identifier: BSL-1.0
"""check_mutants.py [OPTION…]: passes if the examiner finds the mistake in every mutant of a search, with the right
sentence and placement, and accepts copies without a mistake.

Copies and mutants are in the namespace ctqueens::mutants, beside the originals.
"""

import re
import sys
from concurrent.futures import ThreadPoolExecutor

import checks
from mutants import MISSING, MUTANTS, NOT_A_SOLUTION, OUT_OF_ORDER, REPEATED

# In C++26 the sentences name the digits themselves, and a column off the board as ?.
NAMING = {NOT_A_SOLUTION: "ctqueens: this search reports {}, which is not a solution",
          MISSING: "ctqueens: this search misses {}",
          REPEATED: "ctqueens: this search reports {} twice",
          OUT_OF_ORDER: "ctqueens: this search reports {} out of order"}

PREAMBLE = """#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
namespace ctqueens::mutants {
using namespace search;
}
"""


class Problem(Exception):
    """A failure, described for the person who runs the tests."""


def replace_only(text, old, new, where):
    """The text with `old`, which must be there exactly once, replaced."""
    if text.count(old) != 1:
        raise Problem(f"'{old}' should be in {where} once, but is there {text.count(old)} times")
    return text.replace(old, new)


def copy_of(search, changes=()):
    """The text of a search's header with some changes, in the namespace ctqueens::mutants."""
    header = f"ctqueens/search/{search}.hpp"
    text = (checks.INCLUDE / header).read_text(encoding="utf-8")
    for old, new in changes:
        text = replace_only(text, old, new, header)
    text = replace_only(text, "namespace ctqueens::search {\n", "namespace ctqueens::mutants {\n", header)
    return re.sub(r"^#(ifndef|define|endif)\b.*\n", "", text, flags=re.MULTILINE)


def rejection(source):
    return checks.rejection(f"-I{checks.INCLUDE}", *sys.argv[1:], source=source)


def check_copies():
    """The mutants are refused for their mistakes, not for being copies."""
    searches = sorted({mutant.search for mutant in MUTANTS})
    source = PREAMBLE + "".join(map(copy_of, searches)) + "".join(
        f"static_assert(ctqueens::passes_in_order_of<5, "
        f"ctqueens::mutants::{search}, ctqueens::search::{search}>);\n" for search in searches)
    output = rejection(source)
    if output is not None:
        raise Problem(f"copies of the searches without a mistake do not pass:\n{output}")


def check_mutant(mutant):
    name = f"ctqueens::mutants::{mutant.search}"
    passes = f"passes<{mutant.size}, {name}>"
    if mutant.expected == OUT_OF_ORDER:
        passes = f"passes_in_order_of<{mutant.size}, {name}, ctqueens::search::{mutant.search}>"
    output = rejection(PREAMBLE + copy_of(mutant.search, mutant.changes) + f"static_assert(ctqueens::{passes});\n")
    if output is None:
        raise Problem("it passes, but should not")
    errors = [line for line in output.splitlines() if "error: " in line]
    if "-std=c++2c" in sys.argv:
        digits = "".join(digit if int(digit) <= mutant.size else "?" for digit in mutant.digits)
        sentence = NAMING[mutant.expected].format(digits)
        if len(errors) != 1 or not errors[0].endswith(sentence):
            raise Problem(f"expected one error, '{sentence}', but got:\n{output}")
        return
    if len(errors) != 1 or mutant.expected not in errors[0]:
        raise Problem(f"expected one error, '{mutant.expected}', but got:\n{output}")
    if not re.search(rf", {mutant.digits}>", output):
        raise Problem(f"the error does not name {mutant.digits}:\n{output}")


def problem_of(check, *arguments):
    try:
        check(*arguments)
    except Problem as problem:
        return str(problem)
    return None


def main():
    with ThreadPoolExecutor(max_workers=2) as pool:
        copies = pool.submit(problem_of, check_copies)
        problems = pool.map(lambda mutant: problem_of(check_mutant, mutant), MUTANTS)
    found = [copies.result()] + [
        problem and f"{mutant.search}, {mutant.mistake}: {problem}"
        for mutant, problem in zip(MUTANTS, problems)]
    found = [problem for problem in found if problem]
    print("\n".join(found) or f"{len(MUTANTS)} mutants are refused")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
