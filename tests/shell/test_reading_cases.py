# SPDX-License-Identifier: BSL-1.0
"""`check -` on short texts that were once answered wrongly, and on what the six programs of the articles print."""

from programs import QUEENS, board, each, model, rows, squares
from shell import ShellTest, output, run

NONE = "ctqueens: there is no placement on standard input…\n"
BOTH = "N = 4: all 2 solutions, in lexicographic order\n"
FIRST = "N = 4: 1 of 2 solutions\nmissing: 3142\n"
ATTACK = "N = 4: 0 of 2 solutions; 1 is not a solution\nmissing: 2413, 3142\n"


class Articles(ShellTest):
    """What the programs of the articles print."""

    def test_replays(self):
        orders = {"iterative": "the order of iterative", "permutation": "the order of permutation"}
        for name in "iterative", "board-scan", "occupancy", "backtracking", "permutation":
            status, answers, errors = run("check - --complete", output(f"replay {name}"))
            with self.subTest(name):
                summary = f"N = 8: all 92 solutions, in {orders.get(name, 'lexicographic order')}\n"
                self.assertEqual((status, errors, answers.count("\nline ") + 1), (0, "", 92))
                self.assertIn(f"\n{summary}", answers)

    def test_a_count(self):
        self.expect("check - --complete", 2, "", NONE, input=output("replay exhaustive"))


class Cases(ShellTest):
    def read(self, text, *lines, summary=BOTH, status=0, passed=""):
        """Tests that placements in these lines are all that is read."""
        answers = "".join(f"line {line}: …\n" for line in lines)
        self.expect("check - --complete", status, answers + summary + passed, input=text)

    def refuse(self, text, error=NONE):
        self.expect("check - --complete", 2, "", error, input=text)

    def not_complete(self, text, *allowed):
        """Tests that a mistake is answered as one of these, or refused by name."""
        status, answers, errors = run("check - --complete", text)
        with self.subTest(text):
            if status == 2:
                self.assertRegex(errors, r"\Actqueens: .*line 1\b.*\n\Z")
            else:
                self.assertEqual(status, 1)
                self.assertIn([line for line in answers.splitlines() if line.startswith("N = ")],
                              [[summary.split("\n")[0]] for summary in allowed])

    def test_labels_in_a_line(self):
        self.read("[ 1]:15863724 [ 2]:16837425\n", 1, 1, status=1,
                  summary="N = 8: 2 of 92 solutions, in lexicographic order\nmissing: …\n")

    def test_numbers_beside_a_mistake(self):
        for text in "Best: 1 2 3 4 h=0", "a=1234 b=1", "1. 1234 t=0", "s: a1 b2 c3 d4 k=0":
            self.not_complete(text + "\n", ATTACK)

    def test_counts_and_times(self):
        self.read("2413\nnodes: 3142\n", 1, summary=FIRST, status=1, passed="passed over line 2: 'nodes: 3142'\n")
        self.refuse("time: 2413\n")
        for text in "12: 14200\n", "13: 73712\n", "16777216\n", "92\n", "14200\n":
            self.refuse(text)

    def test_pairs_without_brackets(self):
        for text in "0,1 1,3 2,0 3,2", "1,2;2,4;3,1;4,3", "0 1, 1 3, 2 0, 3 2":
            self.read(text + "\n", 1, summary=FIRST, status=1)

    def test_names_of_columns(self):
        for name in "cqVx":
            names = " ".join(f"{name}{column}" for column in range(1, 5))
            self.read(f"{names}\n 2 4 1 3\n 3 1 4 2\n", 2, 3, passed=f"passed over line 1: '{names}'\n")

    def test_labels_that_are_not_columns(self):
        self.read("N=6 1 3 5 0 2 4\n", 1, summary="N = 6: 1 of 4 solutions\nmissing: …\n", status=1)
        for text in "id=1 2 4 1 3\n", "size=4 2 4 1 3\n", "12:00:01 1 3 0 2\n", "0:00:01 2 4 1 3\n":
            self.read(text, 1, summary=FIRST, status=1)

    def test_a_table_of_rows_and_columns(self):
        text = "solution,row,col\n1,1,2\n1,2,4\n1,3,1\n1,4,3\n"
        status, answers, errors = run("check -", text)
        if status == 2:
            self.assertRegex(errors, r"\Actqueens: .*line \d+\b.*\n\Z")
        else:
            self.assertRegex(answers, r"\Aline \d: solution 1 of 2 .*\nN = 4: 1 of 2")

    def test_two_notations(self):
        twice = "each placement is given twice, as columns and as a board\n"
        for write in (lambda queens: " ".join(map(str, queens))), str, (lambda queens: str([*queens])):
            text = each(lambda _, queens: f"{write(queens)}\n{board(queens)}\n")(QUEENS[4])
            self.read(text, 1, 7, passed=twice)
        text = each(lambda _, queens: f"{' '.join(squares(queens))}\n{board(queens)}\n")(QUEENS[4])
        self.read(text, 1, 7, passed="each placement is given twice, as …\n")
        self.read("1 3 0 2\n" + text, 1, 8,
                  passed="each placement is given more than once, as columns, as squares and as a board\n")

    def test_what_is_given_twice_is_the_same(self):
        """A list and another board are two placements."""
        self.read(f"1 3 0 2\n{board(QUEENS[4][1])}\n", 1, 2)
        self.read(f"1 3 0 2\n{board((0, 1, 2, 3))}\n", 1, 2, status=1,
                  summary="N = 4: 1 of 2 solutions; 1 is not a solution\nmissing: 3142\n")
        self.read("1 3 0 2\n1 3 0 2\n2 0 3 1\n", 1, 2, 3, status=1, summary=BOTH[:-1] + "; 1 repeated\n")

    def test_numbers_of_two_digits(self):
        columns = output("--size 12 --solution 1 --format columns").split()
        for line in "{row} {column}\n", "{row:2} {blanks}Q\n":
            text = "".join(line.format(row=row, column=column, blanks=int(column) * " ")
                           for row, column in enumerate(columns, 1))
            self.read(text, 1, status=1, summary="N = 12: 1 of 14200 solutions\nmissing: …\n")

    def test_blanks_of_other_kinds(self):
        for blank in "\u00a0", "\u3000", "\f":
            self.read(blank.join("2413") + "\n", 1, summary=FIRST, status=1)

    def test_two_squares_in_a_row(self):
        """The squares that attack each other are named as they are written."""
        for text in "b4 d3 a2 c1\nb4 d4 a2 c1\n", "(0, 1) (1, 3) (2, 0) (3, 2)\n(0, 1) (0, 3) (2, 0) (3, 2)\n":
            self.expect("check -", 1, "line 1: …\nline 2: not a solution: the queens on b4 and d4 attack each other\n"
                        "N = 4: 1 of 2 solutions; 1 is not a solution\nmissing: 3142\n", input=text)

    def test_large_numbers_are_not_squares(self):
        self.read("2413\n3142\n(12, 40) (52, 40) (92, 40) (132, 40)\n", 1, 2, passed="passed over line 3: …\n")

    def test_boards_in_a_line(self):
        self.read("\n".join(" ".join(rows(queens)) for queens in QUEENS[4]) + "\n", 1, 2)

    def test_two_queens_in_a_column(self):
        """Such a word of digits is answered even if there is only one other placement."""
        self.read("2413\n2443\n", 1, 2, status=1,
                  summary="N = 4: 1 of 2 solutions; 1 is not a solution\nmissing: 3142\n")

    def test_mistakes_in_models(self):
        """Two queens in a row and none in the next one, and squares that are missing."""
        whole = model(QUEENS[4][0])
        for text in whole.replace(" -3 ", " 3 ").replace(" 8 ", " -8 "), whole[:whole.index(" -7")]:
            self.refuse(f"v {text} 0\n", "ctqueens: standard input, line 1: …\n")

    def test_mistakes_in_fen(self):
        for line in "1QQ1/3Q/Q3/2Q1", "1Q2/4/Q3/2Q1", "1Q2/3Q/Q3/3Q1", "1Q2/3Q/Q3":
            self.expect("check - --complete", 2, f"line 1: …\nline 2: …\n{BOTH}",
                        f"ctqueens: standard input, line 3: this looks like a placement, …: '{line}'…\n",
                        input=f"1Q2/3Q/Q3/2Q1\n2Q1/Q3/3Q/1Q2\n{line}\n")

    def test_rules_of_stars(self):
        self.read("****\n" + each(lambda _, queens: board(queens) + "\n****")(QUEENS[4]), 2, 7)

    def test_large_labels(self):
        for label in "100 -", "#100", "100.", "99 -", "#99", "99.":
            for write in (lambda queens: " ".join(map(str, queens))), (lambda queens: str([*queens])):
                self.expect("check -", 0, "line 2: …\nline 4: …\n" + BOTH + "passed over 2 lines, …\n",
                            input=each(lambda _, queens: f"{label}\n{write(queens)}")(QUEENS[4]))

    def test_numbers_of_rows_and_columns(self):
        self.read("   0  1  2  3\n0  2  4  1  3\n1  3  1  4  2\n", 2, 3,
                  passed="the first number of each list was taken for its number, such as 0 in line 2\n")

    def test_columns_of_two_digits(self):
        self.refuse("13681059247\n", "ctqueens: …line 1…'13681059247'…\n")

    def test_what_follows_a_list(self):
        """A mark behind a list, or a full stop, does not make its last column a label."""
        for form in "{}: ok", "One solution is {}.", "{} : 3", "{} #1", "{} -> 0":
            for numbers in "1 3 5 2 4", "1, 3, 5, 2, 4":
                self.read(form.format(numbers) + "\n", 1, status=1, summary="N = 5: 1 of 10 solutions\nmissing: …\n")

    def test_large_boards(self):
        """N = 11 and N = 12 are tried, whatever is around them."""
        self.read("Solution 1: 1 3 5 7 9 11 2 4 6 8 10\n", 1, status=1,
                  summary="N = 11: 1 of 2680 solutions\nmissing: …\n")

    def test_names_of_rows(self):
        self.read("A . Q . .\nB . . . Q\nC Q . . .\nD . . Q .\n", 1, status=1, summary=FIRST)
        self.read("1234\n.Q..\n...Q\nQ...\n..Q.\n", 2, status=1, summary=FIRST)

    def test_remarks(self):
        for text in "15863724 took 1234 us", "[INFO] 15863724", "#1: 15863724 (0.3 ms)":
            self.read(text + "\n", 1, summary="N = 8: 1 of 92 solutions\nmissing: …\n", status=1)
        self.read('solutions: ["15863724","16837425"]\n', 1, 1, status=1,
                  summary="N = 8: 2 of 92 solutions, in lexicographic order\nmissing: …\n")
        self.refuse("13524 took 12 us\n", f"{NONE[:-2]}: line 1 is '13524 took 12 us'; …\n")  # N < 6: maybe a count

    def test_names_in_front_of_digits(self):
        """Digits behind the name of a placement are one, behind another name they are passed over."""
        for name in "Solution: ", "queens=", "Found: ", "board = ", "Sol.: ", "Board#: ":
            self.read(f"{name}2413\n{name}3142\n", 1, 2)
        self.read("2413\nSolution 3142\n", 1, summary=FIRST, passed="passed over line 2: 'Solution 3142'\n", status=1)
        self.read("2024/05/17 09:12:01 [1 3 0 2]\n", 1, summary=FIRST, status=1)

    def test_ranks_on_both_sides(self):
        ranks = each(lambda _, queens: "".join(
            f"{4 - row} {cells} {4 - row}\n" for row, cells in enumerate(rows(queens))))
        self.read(ranks(QUEENS[4]), 1, 6)

    def test_what_was_refused(self):
        sentences = "".join(f"row {row} has a queen in column {column}\n" for row, column in enumerate(QUEENS[4][0]))
        for text in "0 [1, 3, 0, 2]", "[1, 3, 0, 2] True", "2 | 4 | 1 | 3", "{'q1': 2, 'q2': 4, 'q3': 1, 'q4': 3}", \
                "Q_1 = 2, Q_2 = 4, Q_3 = 1, Q_4 = 3", sentences, "2/4/1/3", "[0] => 1\n[1] => 3\n[2] => 0\n[3] => 2":
            self.read(text + "\n", 1, summary=FIRST, status=1)


class Quotes(ShellTest):
    def test_characters_without_a_shape(self):
        """Control characters and what sets the direction of text are written as bytes."""
        for code in [0x85, 0xAD, 0x61C, 0x180E, *range(0x200B, 0x2010), *range(0x2028, 0x202F), *range(0x2060, 0x2070),
                     0xFEFF, *range(0xFFF9, 0xFFFC), 0xE0001, 0xE0020, 0xE007F]:
            character = chr(code)
            self.expect(f"check 'x{character}'", 2, "",
                        "ctqueens: check 'x" + "".join(f"\\x{byte:02x}" for byte in character.encode()) + "': …\n")
