# SPDX-License-Identifier: BSL-1.0
"""`check` reads back what the program prints, and `check -` answers each placement with its line number."""

import re

from shell import ShellTest, output

HELP = " ".join(output("help check").split())
FORMATS = re.search("one of the formats: (.*?) or -", HELP)[1].replace(" and", ",").split(", ")


class Check(ShellTest):
    def test_argument(self):
        for size, solution in [(1, 1), (4, 2), (8, 5), (10, 724), (12, 14200)]:
            for name in FORMATS:
                text = output(f"--size {size} --solution {solution} --format {name}")
                self.expect(f"check '{text}'", 0, f"solution {solution} of … for N = {size},…\n")

    def test_standard_input(self):
        for name in FORMATS:
            for size in (1, 4, 8, 10):
                count = len(output(f"--size {size} --format digits").splitlines())
                answers = "".join(f"line …: solution {number} …\n" for number in range(1, count + 1))
                self.expect("check -", 0, answers, input=output(f"--size {size} --format {name}"))

    def test_byte_order_mark_blank_lines_and_line_ends_of_windows(self):
        for name in FORMATS:
            text = "\ufeff\n \t\n" + output(f"--format {name}") + "\n"
            self.expect("check -", 0, 92 * "line …\n", input=text.replace("\n", "\r\n"))

    def test_what_other_commands_print(self):
        for command in ["orbit 1", "orbit 1 -f grid", "replay backtracking", "--fundamental"]:
            with self.subTest(command):
                output("check -", output(command))
        for command in ["-f svg", "-f html", "-f latex", "-f dimacs", "--help", "count", "searches",
                        "trace bitmask", "replay occupancy"]:
            with self.subTest(command):
                self.expect("check -", 2, errors="ctqueens: standard input, line 1: …\n", input=output(command))

    def test_errors_and_exit_status(self):
        refused = "ctqueens: standard input, line {}: {}\n".format
        for text, status, answers, errors in [
                ("15863724\n\n12863754", 1, "line 1: solution 1 …\nline 3: not a solution: …\n", ""),
                ("12863754\n15863724\n", 1, "line 1: not a solution: …\nline 2: solution 1 …\n", ""),
                ("15863724\n1586372x\n15863724\n", 2, "line 1: …\n", refused(
                    2, "character 8: this is not a column of the board (read as digits for N = 8; columns count from "
                    "0 or from 1)")),
                ("11111111 solutions\n15863724\n", 2, "", refused(1, "…")),
                ("15863725: solution\n15863724\n", 2, "", refused(1, "…")),
                ("\n0 1 0 0\n0 0 0 1\n", 2, "", refused(
                    3, "character 8: the text ends before every row has a queen (read as a grid for N = 4)")),
                ("\n2 ♛ ·\n1 ♛ ♛\n  a b\n", 2, "", refused(
                    3, "character 5: this row already has a queen (read as a board for N = 2)")),
                ("[1, 3, 0, 2\n", 2, "", refused(1, "…")),
                ("", 2, "", "ctqueens: there is no placement on standard input\n"),
                ("\n\n", 2, "", "ctqueens: there is no placement on standard input\n")]:
            with self.subTest(text):
                self.expect("check -", status, answers, errors, input=text)
