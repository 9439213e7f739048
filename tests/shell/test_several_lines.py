# SPDX-License-Identifier: BSL-1.0
"""`check -` reads what only several lines together show: boards beside each other, tables, and boards that lack a row."""

import subprocess

from shell import COMMAND, ShellTest, output, run
from test_other_programs import BOARDS, QUEENS, board

FIRST, SECOND = ((1, 3, 0, 2), (2, 0, 3, 1))
BOTH = "N = 4: all 2 solutions, in lexicographic order\n"


def beside(boards, between):
    return "\n".join(between.join(lines) for lines in zip(*(each.split("\n") for each in boards)))


def numbered(all_queens, first=1, between=","):
    return "".join(between.join(map(str, [number, *queens])) + "\n" for number, queens in enumerate(all_queens, first))


class SideBySide(ShellTest):
    def test_boards(self):
        for form in "dots", "blanks between", "bits", "labelled":
            for size, all_queens in QUEENS.items():
                for between in "  ", "\t", "     ":
                    text = beside([BOARDS[form](queens) for queens in all_queens[:2]], between)
                    numbers = "".join(f"line …: solution {number} …\n" for number in (1, 2))
                    _, answers, errors = run("check -", text)
                    with self.subTest(form, size=size, between=between):
                        self.assertEqual((answers.count(": solution "), errors), (2, ""), answers)

    def test_lines_and_columns(self):
        first, second = board(FIRST), board(SECOND)
        self.expect("check - --complete", 0, "line 2: solution 1 …\nline 2: solution 2 …\n" + BOTH, input=f"\n{beside([first, second], '   ')}\n")
        broken = beside([first, second.replace("Q...", "Q..Q", 1)], "   ")
        self.expect("check -", 2, "line 1: solution 1 …\nN = 4: 1 of 2 …\nmissing: …\n",
                    "ctqueens: standard input, line 2: character 11: this row already has a queen …; it begins in line 1\n", input=broken)

    def test_what_is_one_board(self):
        for text in board(FIRST, "Q", ".", "  "), board(FIRST, "Q", ".", "\t"):
            self.expect("check -", 0, "line 1: solution 1 …\nN = 4: 1 of 2 …\nmissing: …\n", input=text)


class SeveralInALine(ShellTest):
    def test_labels(self):
        """No placement is lost between labels."""
        for text in "Solution 1: {}    Solution 2: {}", "1. {}   2. {}", "1={} 2={}", "first: {}, last: {}", "{}   |   {}", \
                "No. 1: {}; No. 2: {}", "{}; {}", "1) {}  2) {}", "Solution 1: {} | Solution 2: {}":
            for first, second in ("2413", "3142"), ("2 4 1 3", "3 1 4 2"), ("b4 d3 a2 c1", "c4 a3 d2 b1"):
                self.expect("check - --complete", 0, "line 1: solution 1 …\nline 1: solution 2 …\n" + BOTH, input=text.format(first, second) + "\n")
                if text != "1={} 2={}":
                    self.expect("check -", 1, "line 1: not …\nline 1: solution 2 …\nN = 4: 1 of …\nmissing: 2413\n",
                                input=text.format("1 2 3 4", second) + "\n")
        self.expect("check -", 2, "line 1: …\nN = 4: 1 …\nmissing: …\n",
                    "ctqueens: standard input, line 1: character 19: this is not a column …\n", input="Solution 1: 2 4 1 9    Solution 2: 2 4 1 3\n")

    def test_counts(self):
        for heading in "nodes: 1530 time: 2413 ms", "N = 4: 2 solutions; 12 ms", "a: 1 b: 2 c: 3 d: 4":
            self.assertIn(run("check - --complete", f"{heading}\n1302\n2031\n")[0:2:2], [(0,)], heading)


class Tables(ShellTest):
    """Lists with numbers, and names of columns."""
    NOTE = "the first number of each list was taken for its number, such as {} in line {}\n"

    def test_numbers(self):
        for size, all_queens in QUEENS.items():
            summary = f"N = {size}: all {len(all_queens)} solutions, in lexicographic order\n"
            for first in 0, 1:
                for between in ",", " ", "\t", ";", ", ":
                    for base in 0, 1:
                        if (first, base) == (0, 1) and size in (4, 6):
                            continue  # see the next test
                        lists = [[column + base for column in queens] for queens in all_queens]
                        self.expect("check - --complete", 0, len(all_queens) * "line …\n" + summary + self.NOTE.format(first, 1),
                                    input=numbered(lists, first, between))

    def test_what_can_be_read_in_two_ways(self):
        self.expect("check -", 2, "line 1: solution 1 of 10 for N = 5…\n", "ctqueens: standard input, line 2: …two ways; …\n",
                    input="0 2 4 1 3\n1 3 1 4 2\n")

    def test_wrong_lists(self):
        lists = [FIRST, (1, 1, 1, 1), SECOND]
        self.expect("check -", 1, f"line 1: solution 1 …\nline 2: not a solution: …\nline 3: solution 2 …\n{BOTH[:-1]}; 1 is not a solution\n"
                    + self.NOTE.format(1, 1), input=numbered(lists))
        self.expect("check -", 2, "line …\nline …\nline …\n", "ctqueens: standard input, line 4: …do not continue with 4\n",
                    input=numbered(lists) + "9,1,1,1,1\n")

    def test_lists_without_numbers(self):
        """A list is not shortened if its first number is a column."""
        for text, answers in [("0 2 4 1 3\n1 3 0 2 4\n2 0 3 1 4\n", "line 1: solution 1 …\nline 2: solution 3 …\nline 3: solution 5 …\n")]:
            _, actual, _ = run("check -", text)
            self.assertNotIn("taken for", actual)
        for text in "1 1 1 1 1\n2 1 1 1 1\n3 1 1 1 1\n", "1 0 4 7 5 2 6 1 1\n5 0 4 7 5 2 6 1 3\n":
            _, actual, _ = run("check -", text)
            self.assertNotIn("taken for", actual)

    def test_numbers_above(self):
        self.expect("check - --complete", 0, "line 2: …\nline 3: …\n" + BOTH + self.NOTE.format(0, 2),
                    input="   0  1  2  3\n0  1  3  0  2\n1  2  0  3  1\n")
        spaced = "\t1\t2\t3\t4\n\n" + "\n\n".join(f"{number}\t{row}" for number, row in enumerate(board(FIRST, "Q", "-", "\t").split("\n"), 1))
        self.expect("check -", 0, "line 3: …\nN = 4: 1 …\nmissing: …\n", input=spaced + "\n")
        self.expect("check -", 1, "line 1: not …\nline 2: solution …\nN = 4: 1 …\nmissing: …\n", input="1 2 3 4\n2413\n")

    def test_names_of_columns(self):
        lists = numbered([FIRST, SECOND])
        passed = "passed over line 1: '{}'\n".format
        for names in "id,q1,q2,q3,q4", "#,Q0,Q1,Q2,Q3", "solution,row 1,row 2,row 3,row 4":
            self.expect("check - --complete", 0, 2 * "line …\n" + BOTH + passed(names) + self.NOTE.format(1, 2), input=f"{names}\n{lists}")
        self.expect("check - --complete", 0, 2 * "line …\n" + BOTH + passed("q1,q2,q3,q4"), input="q1,q2,q3,q4\n1,3,0,2\n2,0,3,1\n")
        for names in "b4,d3,a2,c1", "a1,a2,a3,a4":  # squares
            self.assertIn("line 1: ", run("check -", names + "\n\n")[1])


class Hashes(ShellTest):
    def test_what_is_no_board(self):
        """# is an empty square beside queens, and a comment or a rule by itself."""
        text = board(FIRST, "Q", "#") + "\n\n" + board(SECOND, "Q", "#")
        for rule in "#\n#\n#\n#\n#\n", "####\n", "# # # #\n":
            self.expect("check - --complete", 0, 2 * "line …\n" + BOTH, input=rule + text + "\n" + rule)
        self.expect("check -", 2, "", "ctqueens: standard input, line 1: this board has no queen\n", input=".#..\n....\n#...\n..#.\n")


class Streaming(ShellTest):
    def test_answers_are_not_delayed(self):
        """Only the lines of one board are read before it is answered."""
        for text in board(FIRST, "#"), beside([board(FIRST), board(SECOND)], "  "), BOARDS["data frame"](FIRST), "1302":
            with subprocess.Popen([*COMMAND, "check", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
                process.stdin.write(text.encode() + b"\n")
                process.stdin.flush()
                self.assertIn(b"solution 1 of 2", process.stdout.readline())
                process.stdin.close()
                process.stdout.read()

    def test_long_lines(self):
        for line in "#" + "." * 3_000_000, "# " * 1_500_000, "  " * 1_500_000 + "#", "1," * 1_500_000, "Q...  " * 500_000:
            status, _, _ = run("check -", f"{line}\n2413\n")
            self.assertIn(status, (0, 2))


class LostRows(ShellTest):
    def test_lost_rows(self):
        lines = "\n".join(map(board, QUEENS[8])).split("\n")
        for lost in 0, 4, 100, 368, 700, 727:
            first = lost // 8 * 8 + 1
            status, _, errors = run("check -", "\n".join(lines[:lost] + lines[lost + 1:]))
            with self.subTest(lost):
                self.assertEqual((status, errors.count(f"; the board that begins in line {first} lacks a row")), (2, 1), errors)
        self.expect("check -", 2, "line 1: …\nline 5: …\nN = 4: …\nmissing: …\n",
                    "ctqueens: standard input, line 11: …; the board that begins in line 1 lacks a row before line 3\n",
                    input="\n".join([board(FIRST).replace("\nQ...", ""), board(SECOND), board(FIRST)]) + "\n")

    def test_other_causes(self):
        """Wrong boards lack nothing."""
        for text in "....\n".join(4 * [board(FIRST) + "\n"]), board((0, 1, 2, 3)) + "\n.Q..\n", board(FIRST) + "\n...Q\n.Q..\n":
            self.assertNotIn("lacks", run("check -", text)[2])
