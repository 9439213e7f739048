# SPDX-License-Identifier: BSL-1.0
"""`check` and `check -`: what the program prints is read back, and each placement is answered with its line number."""

import pathlib
import re

from shell import ShellTest, output, run

HELP = " ".join(output("help check").split())
FORMATS = re.search("one of the formats: (.*?) or -", HELP)[1].replace(" and", ",").split(", ")


def complete(size):
    """The summary of all solutions in the usual order."""
    return f"N = {size}: {'the only solution' if size == 1 else 'all … solutions, in lexicographic order'}\n"


class Check(ShellTest):
    def test_argument(self):
        for size, solution in [(1, 1), (4, 2), (8, 5), (10, 724), (12, 14200)]:
            for name in FORMATS:
                text = output(f"--size {size} --solution {solution} --format {name}")
                self.expect(f"check '{text}'", 0, f"solution {solution} of … for N = {size},…\n")

    def test_standard_input(self):
        for name in FORMATS:
            for size in (1, 4, 8, 10):
                text = output(f"--size {size} --format {name}")
                if size == 1 and re.search(r"(?m)^\d$", text):
                    self.expect("check -", 2, "", "ctqueens: there is no …\n", input=text)  # it may be a count
                    continue
                count = len(output(f"--size {size} --format digits").splitlines())
                answers = "".join(f"line …: solution {number} …\n" for number in range(1, count + 1))
                self.expect("check - --complete", 0, answers + complete(size),
                            input=text)

    def test_byte_order_mark_blank_lines_and_line_ends_of_windows(self):
        for name in FORMATS:
            text = "\ufeff\n \t\n" + output(f"--format {name}") + "\n"
            self.expect("check -", 0, 92 * "line …\n" + complete(8), input=text.replace("\n", "\r\n"))

    def test_what_other_commands_print(self):
        for command in ["orbit 1", "orbit 1 -f grid", "replay backtracking", "--fundamental"]:
            with self.subTest(command):
                output("check -", output(command))
        for command in ["-f svg", "-f latex", "count", "searches", "trace bitmask"]:
            with self.subTest(command):
                self.expect("check -", 2, errors="ctqueens: there is no placement on standard input…\n",
                            input=output(command))

    def test_refusals(self):
        refused = "ctqueens: standard input, line {}: {}\n".format
        first_of_8, first_of_4 = "line …\nN = 8: 1 of 92 …\nmissing: …\n", "line …\nN = 4: 1 of 2 …\nmissing: …\n"
        for text, answers, errors in [
                ("15863724\n1586372x\n", first_of_8, refused(
                    2, "character 8: this is not a column of the board (read as digits for N = 8; columns count from "
                    "0 or from 1)")),
                ("15863724: solution\n15863724\n", first_of_8, refused(1, "…")),
                ("1586372x\n15863724\n1586372y\n1586372z\n", first_of_8, refused(1, "character 8: …; 2 more cannot be read")),
                ("Solution 17: 0 4 7 5 2 6 1 9\n", "", refused(1, "character 28: this is not a column of …")),
                ("\n0 1 0 0\n0 0 0 1\n", "", refused(
                    3, "character 8: the board ends before every row has a queen (read as a grid for N = 4); it begins in line 2")),
                ("\n4 · ♛ · ·\n3 ♛ ♛ · ·\n  a b c d\n", "", refused(
                    3, "character 5: this row already has a queen (read as a board for N = 4); it begins in line 2")),
                (".Q..\n...Q\nQ...\n..Q.\n....\n", first_of_4, refused(5, "this is not a placement in any …")),
                ("....\n.Q..\n...Q\nQ...\n", "", refused(1, "character 1: this row has no queen …")),
                ("2413\n....\n....\n....\n....\n", first_of_4, refused(2, "this board has no queen")),
                ("[3, 1, 4, 2\n[2, 4, 1, 3]\n", first_of_4, refused(1, "character 12: the text ends before …")),
                (".Q..\n...\nQ...\n..Q.\n", "", refused(2, "character 1: this row is too short for the board …")),
                (".Q..\n...@\nQ...\n..Q.\n", "", refused(2, "character 4: this is not a square of the board …")),
                (".Q..\n...Q\n\n.Q..\n", "", refused(2, "character 5: the board ends before …")),
                ("[1, 3, 0, 2\n", "", refused(1, "…")), ("[1, 3, 0, 2] x\n", "", refused(1, "…")),
                ("[[1, 3, 0, 2], [1, 3, 0, 8]]\n", first_of_4, refused(1, "…")),
                ("12" * 3_000_000, "", refused(1, "this line is too long")),
                ("[" + 3_000_000 * "1," + "1]", "", refused(1, "this list is too long")),
                ("x" * 3_000_000, "", "ctqueens: there is no placement on standard input…\n"),
                ("", "", "ctqueens: there is no placement on standard input…\n"),
                ("\n\n", "", "ctqueens: there is no placement on standard input…\n")]:
            with self.subTest(text[:60]):
                self.expect("check -", 2, answers, errors, input=text)
        for option in "--complete", "--missing":
            self.expect(f"check 15863724 {option}", 2, "", f"ctqueens: {option} can only be used with check -\n")


class Summary(ShellTest):
    """The lines below the answers."""
    def summarize(self, text, status, summary, options=""):
        answers = re.sub("(?m)^(?!line ).*\n", "", run("check -", text)[1])
        self.expect(f"check - {options}", status, answers + summary, input=text)

    def test_missing(self):
        digits = output("--format digits").splitlines(keepends=True)
        few = "N = 8: 40 of 92 solutions, in lexicographic order\n" \
            "missing: 47382516, 47526138, 47531682 and 49 more (--missing lists all)\n"
        self.summarize("".join(digits[:40]), 0, few)
        self.summarize("".join(digits[:40]), 1, few, "--complete")
        everything = ", ".join(each.strip() for each in digits[40:])
        self.summarize("".join(digits[:40]), 0, f"{few.splitlines()[0]}\nmissing: {everything}\n", "--missing")
        self.summarize("".join(digits[:-1]), 0, "N = 8: 91 of 92 solutions, in lexicographic order\nmissing: 84136275\n")

    def test_readme(self):
        """The summary in the README is that of the left half."""
        left = "".join(output("--format digits").splitlines(keepends=True)[:46])
        readme = pathlib.Path(__file__).parents[2].joinpath("README.md").read_text(encoding="utf-8")
        self.summarize(left, 1, re.search("```\n(N = 8: 46 .*?\n)```", readme, re.DOTALL)[1], "--complete")

    def test_repeated(self):
        text = output("--format digits")
        summary = "N = 8: all 92 solutions, in lexicographic order; 1 repeated\n"
        self.summarize(text + "84136275\n", 0, summary)
        self.summarize(text + "84136275\n", 1, summary, "--complete")

    def test_others(self):
        self.summarize("2413\n3142\n1234\n", 1, "N = 4: all 2 solutions, in lexicographic order; 1 is not a solution\n")
        self.summarize("[0, 1]\n\n[1, 0]\n", 1, "N = 2: there is no solution; 2 are not solutions\n", "--complete")

    def test_orders(self):
        for search in "iterative", "exhaustive", "permutation":
            text = output(f"--order {search}")
            self.expect("check - --complete", 0, 92 * "line …\n" + "N = 8: all 92 solutions, in …\n", input=text)
        self.summarize(output("--order iterative --format fen"), 0,
                       "N = 8: all 92 solutions, in the order of iterative\n")
        self.summarize("3142\n2413\n", 0, "N = 4: all 2 solutions\n", "--complete")

    def test_sizes(self):
        self.summarize("2413\n3142\n15863724\n", 0, complete(4).replace("…", "2")
                       + "N = 8: 1 of 92 solutions\nmissing: 16837425, 17468253, 17582463 and 88 more (--missing lists all)\n")

    def test_sizes_without_tables(self):
        solution = "0 2 4 1 3 12 14 11 17 19 16 8 15 18 7 9 6 13 5 10\n"
        self.summarize(solution, 0, "N = 20: 1 solution\n")
        self.summarize(2 * solution, 1, "N = 20: 2 solutions, perhaps repeated\n", "--complete")

    def test_lines_that_are_passed_over(self):
        known = "N = 4: all 2 solutions, in lexicographic order\n"
        for text, passed in [
                ("Four queens:\n2413\n3142\n", "passed over line 1: 'Four queens:'\n"),
                ("2413\n3142\nTotal: 2\nTime: 0.01 s\n", "passed over 2 lines, such as line 3: 'Total: 2'\n"),
                ("2413\n—————\n3142\n", ""), ("2413\n☐☒☐☐\n3142\n", "passed over line 2: …\n"),
                ("2413\n3142\n2\n", "passed over line 3: '2'\n"), ("(4 queens)\n2413\n3142\n", "passed over …\n"),
                ("Solution 1\n2413\n\nSolution 2\n3142\n2 solutions\n", "")]:
            self.expect("check - --complete", 0, 2 * "line …\n" + known + passed, input=text)

    def test_headings_that_are_like_placements(self):
        for heading in ["1:", "1.", "#1", "No. 1", "N = 4", "4x4", "==== 1 ====", "> 4", "0.001", "12ms", "1e-05", "1",
                        "--- 1 ---", "### 11 ###",
                        "2024-01-01 12:00:00", "第1种解法:", "92", "0", "(1)", "[1]", "X", "Queens: Q", "1: 00000000", "(4 queens)"]:
            text = f"{heading}\n.Q..\n...Q\nQ...\n..Q.\n\n{heading}\n..Q.\nQ...\n...Q\n.Q..\n"
            self.expect("check - --complete", 0, 2 * "line …\n" + "N = 4: all 2 solutions, in lexicographic order\n"
                        f"passed over 2 lines, such as line 1: …\n", input=text)

    def test_counters_that_are_like_solutions(self):
        """Every list for N = 11 or 12 reaches them."""
        boards = "\n.Q..\n...Q\nQ...\n..Q.\n", "\n..Q.\nQ...\n...Q\n.Q..\n"
        for heading, passed in [("Solution 1302:", "passed over 2 lines, …\n"), ("c restarts 2031 times", ""),
                                ("Backtracked 2413 times", "passed over 2 lines, …\n")]:
            self.expect("check - --complete", 0, "line 2: …\nline 7: …\nN = 4: all …\n" + passed,
                        input="".join(heading + board for board in boards))

    def test_what_is_beside_lists(self):
        """What may be a placement is not passed over in silence."""
        first, second = "1, 3, 0, 2", "2, 0, 3, 1"
        for text in [f"[[{first}]] 3142", f"(0, 1) (1, 3) (2, 0) (3, 2) 3142", f"[[{first}], 3142]", f"[[{first}],\n3142]",
                     f"[ [{first}]\n3142\n", f"[ [{first}]\n{second}\n"]:
            self.expect("check - --complete", 0, "line …\nline …\nN = 4: all …\n", input=text)
        self.expect("check -", 0, "line …\nN = 4: 1 …\nmissing: …\npassed over line 1: '[1, 3, 0, 2] and 3142'\n",
                    input=f"[{first}] and 3142\n")
        self.expect("check -", 0, "line …\nN = 4: 1 …\nmissing: …\npassed over line 2: 'c 3142'\n", input="2413\nc 3142\n")

    def test_lines_that_look_like_placements(self):
        """They are refused for an N that is read."""
        for line in "Solution 1: 1 2 3 4 (0.1 ms)", "1 2 3 4 *", "[1, 2, 3, 4] - [3, 1, 4, 2]", "a1 b2 c3 d4 (0.1 ms)", \
                "row 1: . Q . . (free)", "? | | Q | | |", "Found: 1 2 3 4 after 3 steps":
            for before in "", "2413\n":
                number = 2 if before else 1
                self.expect("check -", 2, f"line {3 - number}: …\nN = 4: 1 of …\nmissing: …\npassed over line {number}: …\n",
                            f"ctqueens: standard input, line {number}: '…' looks like a placement for N = 4, but …\n",
                            input=before + line + "\n" + ("" if before else "2413\n"))
            self.expect("check -", 0, "line …\nN = 8: 1 of …\nmissing: …\npassed over …\n", input=f"15863724\n{line}\n")

    def test_no_placement(self):
        """The line that is most like a placement is quoted, as it was written."""
        self.expect("check -", 2, errors="ctqueens: there is no placement on standard input: line 2 is '│ é1 │ 5 7 x'; …\n",
                    input="The solutions are 4\n│ é1 │ 5 7 x\nend\n")

    def test_incomplete_placements(self):
        """What is like its neighbours is no heading, even if it is too short."""
        for text in "1 3 0", "[1, 3, -1, 2]", "1 3 -1 2", "[1, 3, 0]", "[(0, 2), (1, 0), (2, 3)]":
            self.expect("check - --complete", 2, "line …\nline …\nN = 4: all …\n", "ctqueens: standard input, line 3: …\n",
                        input=f"1 3 0 2\n2 0 3 1\n{text}\n")
        for text in "....\n....\n....\n....\n", "[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]\n":
            self.expect("check -", 2, errors="ctqueens: standard input, line 1: this board has no queen\n", input=text)

    def test_text_that_is_damaged(self):
        for text, error in [("{0: -1, 1: 3, 2: 0, 3: 2}", "line 1: character 12: …"),
                            (".Q..\n....\n....\n....", "line 2: character 1: this row has no queen …"),
                            ("(x=0,y=12345)", ""), ("{x:4,y:1234}", "")]:
            self.expect("check -", 2, errors=f"ctqueens: standard input, {error}\n" if error else "ctqueens: there is no …\n", input=text)
        self.expect("check - --complete", 0, "line 1: …\nline 5: …\nN = 4: all …\n",
                    input="[0, 1, 0, 0] it's row 1\n[0, 0, 0, 1]\n[1, 0, 0, 0]\n[0, 0, 1, 0]\n[2, 0, 3, 1]\n")

    def test_controls_of_terminals(self):
        for text in "\x1b[?25l1302\x1b[?25h\n\x1b(B2031\x1b(B\n", "\x1b[1m[1, 3, 0, 2],\x1b[0m\n\x1b[1m2031, \x1b[0m\n":
            self.expect("check - --complete", 0, 2 * "line …\n" + "N = 4: all 2 solutions, in lexicographic order\n", input=text)

    def test_several_in_a_line(self):
        self.expect("check - --complete", 0, 92 * "line 1: …\n" + complete(8), input=output("-f digits").replace("\n", " "))
        self.expect("check -", 2, "line 1: …\nN = 4: 1 …\nmissing: …\n",
                    "ctqueens: standard input, line 1: character 9: this is not a column …\n", input="2413 3145\n")

    def test_columns_of_errors_in_lists(self):
        for text, place in [("[[0, 1, 0, 0],\n [0, 0, 0, 2],\n [1, 0, 0, 0], [0, 0, 1, 0]]", "line 2: character 12"),
                            ("(0, 1) (1, 3) (0, 0) (3, 2)", "line 1: character 15"),
                            ("Lösung 1: [2, 4, 1, 8]", "line 1: character 21"),
                            ("X--X\n-XX-\n-XX-\nX--X", "line 1: character 4"),
                            (".Q..\n\n...Q\n\n..@.\n\n..Q.", "line 5: character 3"), ("Q--Q\n...Q\nQ...\n..Q.", "line 1: character 4")]:
            self.expect("check -", 2, errors=f"ctqueens: standard input, {place}: …\n", input=text + "\n")

    def test_remarks(self):
        for text in "[1, 3, 0, 2] conflicts: 0\n[2, 0, 3, 1];\n", "1302;\n2031;\n":
            self.expect("check - --complete", 0, 2 * "line …\n" + "N = 4: all 2 solutions, in lexicographic order\n",
                        input=text)

    def test_labels(self):
        for label in ["No. 1: ", "Nr. 1: ", "Solution no. 1: ", "Solution 1 = ", "Lösung 1: ", "第1个解：", "(1) ", "#1 ",
                      "[1] ", "N=4: ", "Found on try 876: ",
                      "Found on try 3142: ", "No. 2413: "]:
            for first, second in ("1 3 0 2", "2 0 3 1"), ("[2, 4, 1, 3]", "[3, 1, 4, 2]"), ("2413", "3142"):
                self.expect("check - --complete", 0, 2 * "line …\n" + "N = 4: all 2 solutions, in …\n",
                            input=f"{label}{first}\n{label}{second}\n")
        self.expect("check -", 2, "", "ctqueens: standard input, line 1: character 13: …\n", input="第1个解： 1 3 0 8\n")

    def test_counts(self):
        """What could also be a placement in digits."""
        columns = output("--size 12 --format columns")
        for text in columns + "14200\n", columns + "Total: 14200\n":
            self.expect("check - --complete", 0, 14200 * "line …\n" + "N = 12: all …\npassed over …\n", input=text)
