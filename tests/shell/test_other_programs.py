# SPDX-License-Identifier: BSL-1.0
"""`check -` reads what N-queens programs print, and never answers it wrongly."""

import itertools
import json
import re

from programs import BOARDS, DOCUMENTS, LISTS, QUEENS, TEXTS, each, is_solution, pairs
from shell import ShellTest, run

# A board or a list is tried with a caption like a placement, with nothing between it and the next, and with labels.
LABELS = "{}) ", "[{}]: ", "#{}: ", "Solution {}: ", "{}. "
FORMS = {**{name: each(lambda _, queens, draw=draw: draw(queens), "\n\n") for name, draw in BOARDS.items()},
         **{name: each(lambda _, queens, draw=draw: draw(queens)) for name, draw in LISTS.items()}, **TEXTS}


def not_solutions(size):
    """A permutation that is not a solution, and a list with two queens in a column."""
    return [next(queens for queens in itertools.permutations(range(size)) if not is_solution(queens)),
            (QUEENS[size][0][1], *QUEENS[size][0][1:])]


class OtherPrograms(ShellTest):
    def read(self, form, text, placements, summary="", complete=None):
        """Tests that all placements are answered, in their order, and nothing else."""
        size = len(placements[0])
        solutions = QUEENS[size]
        status, answers, errors = run("check - --complete", text)
        verdicts = [f"solution {solutions.index(queens) + 1} of {len(solutions)}" if is_solution(queens)
                    else "not a solution" for queens in placements]
        with self.subTest(form, size=size):
            found = re.findall(r"(?m)^line (\d+): (solution \d+ of \d+|not a solution)(?: |:)", answers)
            self.assertEqual(errors, "", text[:200])
            self.assertEqual([verdict for _, verdict in found], verdicts, text[:200])
            self.assertRegex(answers, rf"(?m)^N = {size}: {summary}")
            self.assertEqual(status, 0 if list(placements) == solutions else 1)
            self.assertEqual(sorted(int(line) for line, _ in found), [int(line) for line, _ in found])

    def read_all(self, form, size, text):
        self.read(form, text, QUEENS[size], f"all {len(QUEENS[size])} solutions, in lexicographic order\n")

    def test_permutations(self):
        """Each is answered, so that nothing wrong is passed over; solutions are among them."""
        some = [*itertools.permutations(range(5))][::3]
        for form, write in FORMS.items():
            self.read(form, write(some), some, "3 of 10 solutions; 37 are not solutions\n")

    def test_mistakes(self):
        """One solution is missing, and one is repeated; an attack and two queens in a column are found."""
        for form, write in FORMS.items():
            for size, most in (4, 1), (6, 3):
                placements = [*QUEENS[size][:1], *not_solutions(size), *QUEENS[size][2:], QUEENS[size][0]]
                self.read(form, write(placements), placements,
                          f"{most} of {most + 1} solutions.*; 1 repeated; 2 are not solutions\nmissing: [1-6]+\n")

    def test_all_solutions(self):
        for form, write in TEXTS.items():
            self.read_all(form, 8, write(QUEENS[8]))

    def test_captions(self):
        """A number is a placement only by itself."""
        numbers = *range(1300, 1312), *range(5000, 5011)
        some = QUEENS[8][::4]
        for form, draw in {**BOARDS, **LISTS}.items():
            self.read(form, "".join(f"Solution {number}\n{draw(queens)}\n\n" for number, queens in zip(numbers, some)),
                      some, "23 of 92 solutions\nmissing: ")

    def test_what_is_between(self):
        for form in "hash", "hash and rules", "console.table", "data frame", "dots", "bits", "ruled", "labelled", \
                "rows as lists", "matrix":
            self.read_all(form, 6, "\n".join(map(BOARDS[form], QUEENS[6])))
        for label in LABELS:
            for form in "blanks", "brackets", "from 1", "pairs":
                self.read_all(form, 5, each(lambda number,
                    queens: label.format(number) + LISTS[form](queens))(QUEENS[5]))

    def test_documents(self):
        for form, listed in DOCUMENTS.items():
            for size, all_queens in QUEENS.items():
                everything = [*map(listed, all_queens)]
                self.read_all(form, size, json.dumps(everything, indent=size - 4 or None))
                document = {"n": size, "solutions": everything, "count": len(everything)}
                self.read_all(form, size, json.dumps(document, indent=size - 4 or None))

    def test_lists_of_dictionaries(self):
        for size, all_queens in QUEENS.items():
            self.read_all("dictionaries", size, str([dict(pairs(queens)) for queens in all_queens]))
            self.read_all("Go maps", size, f"[{' '.join(map(LISTS['Go map'], all_queens))}]")
            self.read_all("braces", size, json.dumps(all_queens, indent=1).translate(str.maketrans("[]", "{}")) + ";")
