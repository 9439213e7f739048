# SPDX-License-Identifier: BSL-1.0
"""`check` and `check -`: what the program prints is read back, and each placement is answered with its line number."""

import pathlib
import re
import tempfile

from programs import BOARDS, QUEENS, rows
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
                text = re.sub(r"^Solution \d+\n", "", output(f"--size {size} --solution {solution} --format {name}"))
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
                self.assertNotIn("passed over", output("check -", output(command)))
        for command in ["-f svg", "count", "searches"]:
            self.expect("check -", 2, errors="ctqueens: there is no placement on standard input…\n",
                input=output(command))

    def test_refusals(self):
        """One sentence names the line, and says what is wrong, what the others are, and what always works."""
        for number, text, what in [
                (2, ".Q..\n....\nQ...\n..Q.\n", "this row has no queen"),
                (2, ".Q..\nQ..Q\nQ...\n..Q.\n", "this row has more than one queen"),
                (3, ".Q..\n...Q\nQ...\n", "the board ends before every row has a queen"),
                (3, "b4 d3 a2\n", "these are not the squares of whole placements"),
                (1, "b4 b3 a3 c1\n", "these are not N squares|these squares are off"),
                (1, "[1, 3, 0, 2\n", "this bracket is not closed|this looks like a placement"),
                (1, "[1, 3, 0, 8]\n", "this looks like a placement")]:
            before = "1 3 0 2\n2 0 3 1\n" if text[0] not in ".b" else output(
                f"--size 4 -f {'board' if text[0] == '.' else 'squares'}")
            with self.subTest(text):
                status, answers, errors = run("check - --complete", before + text)
                line = before.count("\n") + 1
                self.assertEqual((status, answers.count("\nN = 4: all 2 solutions")), (2, 1), answers)
                lines = "|".join(str(line + each) for each in range(text.count("\n")))
                self.assertRegex(errors, rf"\Actqueens: standard input, line ({lines}): ({what}).*: '.*'"
                                 "; the other placements are for N = 4; these always work: .*\n\Z")
        for text in "", "\n\n", "x" * 300_000, "Four queens\n":
            self.expect("check -", 2, "", "ctqueens: there is no placement on standard input…\n", input=text)
        for option in "--complete", "--missing":
            self.expect(f"check 15863724 {option}", 2, "", f"ctqueens: {option} can only be used with check -\n")

    def test_a_mistake_alone(self):
        refused = "ctqueens: standard input, line {}: …\n".format
        for number, text in (1, "[1, 3, 0, 2\n"), (2, ".Q..\n....\nQ...\n..Q.\n"), (2, ".Q..\nQ..Q\nQ...\n..Q.\n"), \
                (1, "{0: -1, 1: 3, 2: 0, 3: 2}\n"), (1, "[[0, 1, 0, 0],\n [0, 0, 0, 1],\n [1, 0, 0, 0]\n"):
            status, answers, errors = run("check -", text)
            with self.subTest(text):
                self.assertEqual((status, answers), (2, ""))
                self.assertRegex(errors, r"\Actqueens: .*\bline \d.*\n\Z")

    def test_size_of_the_text(self):
        """At most 64 MiB are read."""
        with tempfile.TemporaryFile() as large:
            large.truncate((64 << 20) + 1)
            self.expect("check -", 2, "", "ctqueens: standard input…64 MiB…\n", input=large)

    def test_noise(self):
        """Long lines and bytes that are not text end in one sentence, without control characters."""
        for line in "#" + "." * 200_000, "# " * 100_000, "  " * 100_000 + "#", "1," * 100_000, "Q...  " * 40_000, \
                "12" * 100_000, "[" + 100_000 * "1," + "1]", "[" * 1_000_000, "1. " * 80_000 + "[", \
                "\x1b[0m" * 50_000, \
                "\0" * 200_000, "\x1b[31m9 9 9 9 9\x1b]0;", "#\n" * 16_000, "\x1b[1" * 1000 + "\u061c\u2066":
            status, answers, errors = run("check -", f"{line}\n2413\n")
            with self.subTest(line[:20]):
                self.assertIn((status, errors.count("\n")), [(0, 0), (1, 0), (2, 1)])
                self.assertNotRegex(answers + errors, "[\x00-\x09\x0b-\x1f\x7f\u061c\u2066]")

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
        self.summarize("".join(digits[:-1]), 0,
            "N = 8: 91 of 92 solutions, in lexicographic order\nmissing: 84136275\n")

    def test_page(self):
        """The summary in docs/guide/grade.md is that of the left half."""
        left = "".join(output("--format digits").splitlines(keepends=True)[:46])
        page = pathlib.Path(__file__).parents[2].joinpath("docs/guide/grade.md").read_text(encoding="utf-8")
        self.summarize(left, 1, re.search("```\n(N = 8: 46 .*?\n)```", page, re.DOTALL)[1], "--complete")

    def test_repeated(self):
        text = output("--format digits")
        summary = "N = 8: all 92 solutions, in lexicographic order; 1 repeated\n"
        self.summarize(text + "84136275\n", 0, summary)
        self.summarize(text + "84136275\n", 1, summary, "--complete")

    def test_others(self):
        self.summarize("2413\n3142\n1234\n", 1, "N = 4: all 2 solutions, in lexicographic order; 1 is not a solution\n")
        self.summarize(".Q.\n..Q\nQ..\n", 1, "N = 3: there is no solution; 1 is not a solution\n")

    def test_orders(self):
        for search in "iterative", "exhaustive", "permutation":
            text = output(f"--order {search}")
            self.expect("check - --complete", 0, 92 * "line …\n" + "N = 8: all 92 solutions, in …\n", input=text)
        self.summarize(output("--order iterative --format fen"), 0,
                       "N = 8: all 92 solutions, in the order of iterative\n")
        self.summarize("3142\n2413\n", 0, "N = 4: all 2 solutions\n", "--complete")

    def test_sizes(self):
        """A second N is refused by name, and so is what has the form of the placements."""
        status, answers, errors = run("check -", "15863724\n16837425\n[1, 3, 0, 2]\n")
        self.assertEqual((status, answers.count("\nN = 8: 2 of 92")), (2, 1))
        self.assertRegex(errors, r"\Actqueens: standard input, line 3: this is for another N: .*N = 8.*\n\Z")
        two = "line 1: …\nline 2: …\n" + complete(4).replace("…", "2")
        self.expect("check - --complete", 0, two + "passed over line 3: '1'\n", input="2413\n3142\n1\n")
        for before, after in ("", "1 2"), ("", "214"), ("", "21435"), ("", "21 43"), ("1. ", "21435"), ("#1: ", "2"):
            lines = [before + "2413", before + "3142", before + after]
            self.expect("check - --complete", 2, two, "…: standard input, line 3: this looks like a placement, …\n",
                        input="\n".join(lines))

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
                        "2024-01-01 12:00:00", "第1种解法:", "92", "0", "(1)", "[1]", "X", "Queens: Q", "1: 00000000",
                                "(4 queens)"]:
            text = f"{heading}\n.Q..\n...Q\nQ...\n..Q.\n\n{heading}\n..Q.\nQ...\n...Q\n.Q..\n"
            self.expect("check - --complete", 0, 2 * "line …\n" + "N = 4: all 2 solutions, in lexicographic order\n"
                        f"passed over 2 lines, such as line 1: …\n", input=text)

    def test_counters_that_are_like_solutions(self):
        """Every list for N = 11 or 12 reaches them."""
        boards = "\n.Q..\n...Q\nQ...\n..Q.\n", "\n..Q.\nQ...\n...Q\n.Q..\n"
        for heading in "Solution 1302:", "c restarts 2031 times", "Backtracked 2413 times":
            self.expect("check - --complete", 0, "line 2: …\nline 7: …\nN = 4: all …\npassed over 2 lines, …\n",
                        input="".join(heading + board for board in boards))

    def test_what_is_beside_lists(self):
        """What may be a placement is not passed over in silence."""
        first, second = "1, 3, 0, 2", "2, 0, 3, 1"
        for text in [f"[[{first}]] 3142", "(0, 1) (1, 3) (2, 0) (3, 2) 3142", f"[[{first}], 3142]",
                f"[[{first}],\n3142]",
                     f"[ [{first}]\n3142\n", f"[ [{first}]\n{second}\n", f"[{first}] and 3142"]:
            status, answers, errors = run("check - --complete", text + "\n")
            with self.subTest(text):
                if status == 2:  # a bracket is not closed
                    self.assertRegex(errors, r"\Actqueens: standard input, line \d: .*\n\Z")
                elif "passed over line 1: " not in answers:
                    self.assertEqual((status, answers.count(": solution "), errors), (0, 2, ""))

    def test_lines_that_look_like_placements(self):
        """They are answered, or refused by name, for an N that is read; and are nothing for another N."""
        for line in "Solution 1: 1 2 3 4 (0.1 ms)", "1 2 3 4 *", "[1, 2, 3, 4] - [3, 1, 4, 2]", \
                "a1 b2 c3 d4 (0.1 ms)", "Found: 1 2 3 4 after 3 steps", "[0, 1, 0, 0] it's row 1":
            for number, text in (1, f"{line}\n2413\n"), (2, f"2413\n{line}\n"):
                status, answers, errors = run("check -", text)
                with self.subTest(text):
                    if status == 2:
                        self.assertRegex(errors, rf"\Actqueens: standard input, line {number}: .*\n\Z")
                    else:
                        self.assertEqual((status, errors), (1, ""))
                        self.assertRegex(answers, rf"(?m)^line {number}: not a solution: ")

    def test_no_placement(self):
        """The first line with the most digits is quoted, as it was written."""
        self.expect("check -", 2,
                    errors="ctqueens: there is no placement on standard input: line 2 is '│ é1 │ 5 7 x'; …\n",
                    input="The solutions are 4\n│ é1 │ 5 7 x\nended after 1.57 s\n")

    def test_incomplete_placements(self):
        """What is like its neighbours is no heading, even if it is too short."""
        for text in "1 3 0", "[1, 3, -1, 2]", "1 3 -1 2", "[1, 3, 0]", "[(0, 2), (1, 0), (2, 3)]":
            self.expect("check - --complete", 2, "line …\nline …\nN = 4: all …\n",
                        "ctqueens: standard input, line 3: …; the other placements are for N = 4; …\n",
                        input=f"1 3 0 2\n2 0 3 1\n{text}\n")
        for text in "....\n....\n....\n....\n", "[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]\n":
            self.expect("check -", 2, errors="ctqueens: …\n", input=text)

    def test_controls_of_terminals(self):
        for text in ("\x1b[?25l1302\x1b[?25h\n\x1b(B2031\x1b(B\n",
                     "\x1b[1m[1, 3, 0, 2],\x1b[0m\n\x1b[1m2031, \x1b[0m\n",
                     "\x1b]0;queens\x1b\\1302\n\x1b]0;queens\a2031\n"):
            self.expect("check - --complete", 0, 2 * "line …\n" + "N = 4: all 2 solutions, in lexicographic order\n",
                input=text)

    def test_several_in_a_line(self):
        self.expect("check - --complete", 0, 92 * "line 1: …\n" + complete(8),
            input=output("-f digits").replace("\n", " "))
        for text in "2413 3145\n", "Solution 1: 2 4 1 9    Solution 2: 2 4 1 3\n":
            status, answers, errors = run("check -", text)
            self.assertEqual((status, answers.count("not a solution")), (2, 0), answers)
            self.assertRegex(errors, r"\Actqueens: .*\bline 1\b.*\n\Z")

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
        status, _, errors = run("check -", "第1个解： 1 3 0 8\n")
        self.assertEqual((status, "line 1" in errors), (2, True))

    def test_counts(self):
        """What could also be a placement in digits."""
        columns = output("--size 12 --format columns")
        for text in columns + "14200\n", columns + "Total: 14200\n":
            self.expect("check - --complete", 0, 14200 * "line …\n" + "N = 12: all …\npassed over …\n", input=text)


class SeveralLines(ShellTest):
    """What only several lines, or several placements of a line, together show."""

    def test_side_by_side(self):
        for form in "dots", "blanks between", "bits", "labelled":
            for size, solutions in QUEENS.items():
                for between in "  ", "\t", "     ", " | ":
                    lines = zip(*(BOARDS[form](queens).split("\n") for queens in solutions[:2]))
                    status, answers, errors = run("check -", "\n" + "\n".join(map(between.join, lines)) + "\n")
                    with self.subTest(form, size=size, between=between):
                        self.assertEqual((status, re.findall("(?m)^line 2: solution ([12]) of", answers), errors),
                                         (0, ["1", "2"], ""))
        broken = "\n".join(map("   ".join, zip(rows(QUEENS[4][0], "◆", "◇"), ["◇◇◆◇", "◆◇◇◆", "◇◇◇◆", "◇◆◇◇"]))) + "\n"
        self.expect("check -", 2, "", "ctqueens: standard input, line 2: this row has more than one queen: …\n",
                    input=broken)
        for board in "\n".join(rows(QUEENS[4][0], "Q", ".", "  ")), "\n".join(rows(QUEENS[4][0], "Q", ".", "\t")):
            self.expect("check -", 0, "line 1: solution 1 …\nN = 4: 1 of 2 …\nmissing: …\n", input=board + "\n")

    def test_labels_in_a_line(self):
        """No placement is lost between labels."""
        for text in "Solution 1: {}    Solution 2: {}", "1. {}   2. {}", "first: {}, last: {}", "{}   |   {}", \
                "No. 1: {}; No. 2: {}", "{}; {}", "1) {}  2) {}", "Solution 1: {} | Solution 2: {}":
            for first, second in ("2413", "3142"), ("2 4 1 3", "3 1 4 2"), ("b4 d3 a2 c1", "c4 a3 d2 b1"):
                if text.startswith("first") and " " not in first:
                    continue  # a word of digits behind a name may be a count
                self.expect("check - --complete", 0, "line 1: solution 1 …\nline 1: solution 2 …\n" + complete(4),
                            input=text.format(first, second) + "\n")
                self.expect("check -", 1, "line 1: not …\nline 1: solution 2 …\nN = 4: 1 of …\nmissing: 2413\n",
                            input=text.format("1 2 4 3", second) + "\n")

    NOTE = "the first number of each list was taken for its number, such as {} in line {}\n"

    def test_numbers_of_lists(self):
        for size, solutions in QUEENS.items():
            for between in ",", " ", "\t", ";", ", ":
                for first, base in (0, 0), (1, 0), (1, 1):
                    text = "".join(between.join(map(str, [number, *(column + base for column in queens)])) + "\n"
                                   for number, queens in enumerate(solutions, first))
                    self.expect("check - --complete", 0, len(solutions) * "line …\n" + complete(size)
                                + self.NOTE.format(first, 1), input=text)
        text = "1 1 3 0 2\n2 2 0 3 1\n"  # the note names the first list of all
        self.expect("check -", 0, 4 * "line …\n" + "N = 4: all 2 solutions, in lexicographic order; 2 repeated\n"
                    "passed over line 3: 'again'\n" + self.NOTE.format(1, 1), input=f"{text}again\n{text}")
        status, answers, _ = run("check - --complete", "1 1 3 0 2\n2 1 1 1 1\n3 2 0 3 1\n")
        self.assertEqual((status, answers.count("line 2: not a solution")), (1, 1), answers)

    def test_numbers_that_do_not_count(self):
        for text in "1 1 1 1 1\n2 1 1 1 1\n3 1 1 1 1\n", "1 0 4 7 5 2 6 1 1\n5 0 4 7 5 2 6 1 3\n", \
                "0 2 4 1 3\n1 3 0 2 4\n2 0 3 1 4\n":
            status, answers, errors = run("check -", text)
            with self.subTest(text):
                self.assertFalse("taken for" in answers and status == 0, answers)

    def test_tables(self):
        lists = "1,1,3,0,2\n2,2,0,3,1\n"
        for names in "id,q1,q2,q3,q4", "#,Q0,Q1,Q2,Q3", "solution,row 1,row 2,row 3,row 4":
            self.expect("check - --complete", 0, 2 * "line …\n" + complete(4)
                        + f"passed over line 1: '{names}'\n" + self.NOTE.format(1, 2), input=f"{names}\n{lists}")
        self.expect("check - --complete", 0, 2 * "line …\n" + complete(4) + "passed over line 1: 'q1,q2,q3,q4'\n",
                    input="q1,q2,q3,q4\n1,3,0,2\n2,0,3,1\n")
        for squares in "b4,d3,a2,c1", "a1,a2,a3,a4":
            self.assertIn("line 1", "".join(run("check -", squares + "\n\n")[1:]))
        spaced = "\t1\t2\t3\t4\n\n" + "\n\n".join(
            f"{number}\t{row}" for number, row in enumerate(rows(QUEENS[4][0], "Q", "-", "\t"), 1))
        self.expect("check -", 0, "line …\nN = 4: 1 …\nmissing: …\n", input=spaced + "\n")
        self.expect("check -", 1, "line 1: not …\nline 2: solution …\nN = 4: 1 …\nmissing: …\n",
            input="1 2 4 3\n2413\n")

    def test_hashes(self):
        """# is an empty square beside queens, and a comment or a rule by itself."""
        text = "\n\n".join("\n".join(rows(queens, "Q", "#")) for queens in QUEENS[4])
        for rule in "#\n#\n#\n#\n#\n", "####\n", "# # # #\n":
            status, answers, errors = run("check - --complete", f"{rule}\n{text}\n\n{rule}")
            self.assertEqual((status, answers.count(": solution "), errors), (0, 2, ""))

    def test_lost_rows(self):
        """A board without a row is never passed over."""
        lines = [row for queens in QUEENS[8] for row in rows(queens)]
        for lost in 0, 4, 100, 368, 700, 727:
            status, _, errors = run("check -", "\n".join(lines[:lost] + lines[lost + 1:]) + "\n")
            with self.subTest(lost):
                self.assertEqual((status, errors.count("\n"), "line " in errors), (2, 1, True), errors)
