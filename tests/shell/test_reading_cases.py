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

    def test_columns_before_rows(self):
        """Pairs with two queens in a column are answered, too."""
        self.read("(1, 0) (3, 1) (0, 2) (2, 3)\n(1, 0) (1, 1) (0, 2) (2, 3)\n", 1, 2, status=1,
                  summary="N = 4: 1 of 2 solutions; 1 is not a solution\nmissing: 2413\n")

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


class LooksLikeAPlacement(ShellTest):
    """A line that looks like a placement is answered or refused."""
    LISTS = 92 * "[0,4,7,5,2,6,1,3]\n"

    def test_other_brackets_and_separators(self):
        text = "".join(str([*queens]) + "\n" for queens in QUEENS[8])
        for line in "[12345678]", '"12345678"', "(12345678)", "<0,1,2,3,4,5,6,7>", "0|1|2|3|4|5|6|7", \
                "['a8','b7','c6','d5','e4','f3','g2','h1']", "{0,1,2,3,4,5,6,7}", "0 - 1 - 2 - 3 - 4 - 5 - 6 - 7", \
                "0 -> 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7", "0:1:2:3:4:5:6:7", '"0","1","2","3","4","5","6","7"', \
                "[0,1,2,3,4,5,6,?]", "[0,1,2,3,4,5,6,x]", "[0,1,2,3,4,5,6,7", "0,1,2,3,4,5,6,7]", "12345678", \
                "Solution: [0, 1, 2, 3, 4, 5, 6, 7]", "Found solution [0, 1, 2, 3, 4, 5, 6, 7]", \
                "x = 0 1 2 3 4 5 6 7", \
                "{0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7}", "[0,1,2,3,4,5,6]", "[0,1,2,3,4,5,6,7,8]":
            for before in text, self.LISTS:
                status, answers, errors = run("check - --complete" if before is text else "check -",
                    f"{before}{line}\n")
                with self.subTest(line):
                    if status == 2:
                        self.assertRegex(errors, r"\Actqueens: standard input, line 93: .*\n\Z")
                    else:
                        self.assertEqual((status, errors), (1, ""))
                        self.assertIn("\nline 93: not a solution: ", answers)

    def test_another_size(self):
        """A second N is refused by name if it is a clear placement."""
        for number, text in (5, "1 3 0 2\n"), (5, "[2, 4, 1, 3]\n"), (5, "b4 d3 a2 c1\n"), \
                (5, "(0, 1) (1, 3) (2, 0) (3, 2)\n"), (5, board(QUEENS[4][0]) + "\n"):
            self.refused(number, each(lambda _, queens: str([*queens]))(QUEENS[6]) + text)
        self.refused(29, each(lambda _, queens: board(queens) + "\n")(QUEENS[6]) + board(QUEENS[4][0]) + "\n")

    def test_as_many_of_another_size(self):
        """The larger N is read."""
        self.expect("check -", 2, "line 2: …\nN = 6: 1 of 4 solutions\nmissing: …\n",
                    "ctqueens: standard input, line 1: this is for another N: …\n", input="1 3 0 2\n1 3 5 0 2 4\n")

    def refused(self, number, text):
        status, answers, errors = run("check - --complete", text)
        with self.subTest(text):
            self.assertEqual((status, answers.count("\nN = 6: all 4 solutions")), (2, 1), answers)
            self.assertRegex(errors, rf"\Actqueens: standard input, line ({number}|{number + 3}): .*N = [46].*\n\Z")

    def test_rows_before_the_first_board(self):
        """A first board that is not whole is not passed over, even if nobody knows its queen."""
        boards = "□■□□\n□□□■\n■□□□\n□□■□\n\n□□■□\n■□□□\n□□□■\n□■□□\n"
        for damaged in "□■□□\n□□□■\n■□□□\n\n", "□■□□\n□□□■\n■□□\n□□■□\n\n":
            status, answers, errors = run("check - --complete", damaged + boards)
            with self.subTest(damaged):
                self.assertEqual((status, answers.count("N = 4: all 2 solutions")), (2, 1))
                self.assertIn("line 1: the rows from here on are not whole boards", errors)

    def test_words_for_no_column(self):
        text = each(lambda _, queens: str([*queens]))(QUEENS[6])
        self.refused(5, text + "[1, 3, 5, None, 2, 4]\n")

    def test_numbers_of_nodes(self):
        """Numbers behind a name that announces nothing are placements only if the others have such a name, too."""
        for text in ("2 4 1 3\n3 1 4 2\nnodes: 3 1 4 2", "2413\n3142\nnodes: [3, 1, 4, 2]",
                     "Solution: 2 4 1 3\nSolution: 3 1 4 2\nnodes per level 3 1 4 2",
                     '{"queens":[2,4,1,3]}\n{"queens":[3,1,4,2]}\n{"nodes":[3,1,4,2]}'):
            status, answers, errors = run("check - --complete", text)
            with self.subTest(text):
                self.assertEqual((status, answers.count("line ")), (2, 2))
                self.assertIn("line 3: this looks like a placement", errors)
        climbing = "Hill climbing: [2, 4, 1, 3]\nAnnealing: [3, 1, 4, 2]\n"
        self.expect("check - --complete", 0, f"line 1: …\nline 2: …\n{BOTH}", input=climbing)

    def test_headings(self):
        """Lists that count up are headings if they are repeated, or if all others are solutions."""
        for text in "1 2 3 4\n2 4 1 3\n3 1 4 2", "   1 2 3 4\n1: 2 4 1 3\n2: 3 1 4 2", "0,1,2,3\n1,3,0,2\n2,0,3,1", \
                "rows: 1 2 3 4\ncols: 2 4 1 3\nrows: 1 2 3 4\ncols: 3 1 4 2", "( 1 2 3 4 )\n( 2 4 1 3 )":
            status, answers, errors = run("check -", text)
            with self.subTest(text):
                self.assertEqual(status, 2)
                self.assertNotIn("not a solution", answers)
                self.assertIn("line 1: this looks like a placement", errors)
        self.expect("check -", 1, "line 1: not …\nline 2: not …\nN = 4: 0 of …\nmissing: …\n", input="1234\n1 2 4 3\n")

    def test_the_form_of_others(self):
        """What has the form of a line that was read, or is drawn like a board that was read, is not passed over."""
        boards = each(lambda _, queens: board(queens) + "\n")(QUEENS[4])
        for text in boards + "Q..\n..Q\n.Q.\n", "2413\n" + board(QUEENS[4][0]) + "\n314\n" + board(QUEENS[4][1]), \
                "N = 4\n2413\n3142\nN = 5\n13524\n", "2413\n3142\n1: 0\n2: 1\n3: 1\n4: 0\n":
            status, answers, errors = run("check - --complete", text)
            with self.subTest(text):
                self.assertEqual((status, answers.count("N = 4: all 2 solutions")), (2, 1))
                self.assertIn("this looks like a placement", errors)
        for count in "2", "92", "total: 2", "2 solutions", "took 12 ms":
            self.assertEqual(run("check - --complete", f"2413\n3142\n{count}\n")[0], 0, count)

    def test_the_first_mistake(self):
        """The line that is named is the first one, even if it is for another N."""
        text = "[1, 3, 0, 2]\n" + each(lambda _, queens: str([*queens]))(QUEENS[6]) + "[1, 3, 5, 0, 2, x]\n"
        status, _, errors = run("check -", text)
        self.assertEqual(status, 2)
        self.assertIn("line 1: this is for another N", errors)
        self.assertTrue(errors.endswith("; 1 more cannot be read\n"), errors)
        self.assertIn("line 30001: this is for another N", run("check -", "N = 6\n" * 30_000 + text)[2])

    def test_where_mistakes_are(self):
        """A board ends in its last line, before a larger gap than those between its rows; and of several brackets that
        are not closed, the first one is named."""
        spaced = "\n\n".join([*rows(QUEENS[4][0])[:3], "\n" + "\n\n".join(rows(QUEENS[4][1]))])
        for text, error in (spaced, "line 5: the board ends before every row has a queen: 'Q...'"), \
                (".Q..\n...Q\nQ...\n", "line 3: the board ends before every row has a queen: 'Q...'"), \
                ("[\n[1, 3, 0, 2],\n[\n[2, 0, 3, 1]\n", "line 1: this bracket is not closed"):
            self.assertIn(error, run("check -", text)[2])

    def test_hints(self):
        for text, hint in ("13681059247", "columns of two digits need blanks between them"), \
                ("12: 14200", "ctqueens count prints numbers of solutions"):
            self.assertIn(hint, run("check -", text)[2])

    def test_names_of_squares(self):
        for text in "Queen 1: b4\nQueen 2: d3\nQueen 3: a2\nQueen 4: c1\n", "Q1: b4\nQ2: d3\nQ3: a2\nQ4: c1\n":
            self.expect("check -", 0, "line 1: solution 1 …\n" + FIRST, input=text)

    def test_what_is_not_counted(self):
        """Nothing between or behind placements of a line is dropped."""
        for line in "246135 246135x", "2 4 6 1 3 5 / 1 2 3 4 5 6", "246135 -> 123456", "x=123456 y=246135":
            status, answers, _ = run("check - --complete", "".join(
                "".join(str(column + 1) for column in queens) + "\n" for queens in QUEENS[6]) + line + "\n")
            with self.subTest(line):
                self.assertNotEqual(status, 0, answers)

    def test_what_is_missing(self):
        """Fewer than N pairs are refused where N pairs are a placement, and so is a list for another N in a line."""
        first = ["[(0, 1), (1, 3), (2, 0), (3, 2)]", "[(0, 2), (1, 0), (2, 3), (3, 1)]"]
        damaged = "[(0, 2), (1, ?), (2, 3), (3, 1)]", "[(0, 2), (1, 0), (2), (3, 1)]", "[(0, 2), (1, 0), (2, 3)]"
        texts = ["\n".join([*first, line]) for line in damaged]
        texts += ["0 1\n1 3\n2 0\n3 2\n\n0 2\n1 0\n3 1\n",
                  "".join(f"Queen {row} -> Column {column}\n" for row, column in zip("12341234", "2413" "3 42")),
                  "[[2,4,1,3],[0,4,7,5,2,6,1,3],[0,5,7,2,6,3,1,4]]\n", "04752613\n05726314\n[\n[2, 4, 1, 3]\n]\n"]
        boards = [str(board(QUEENS[size][0]).split("\n")) for size in (4, 5)]
        texts += [f"[{boards[0]}, {boards[1]}, {boards[0]}]\n", "13524 14253\n24135 3142\n", "[[2,4,1,3],[3,1, ,2]]\n",
                  "['2413', '3 142']\n", "[[2,4,1,3],[3,1]]\n", "1 2 4 1 3\n2 3 1 4 2\n3 1 4 2\n",
                  "1,2,4,6,1,3,5\n2,3,6,2,5,1,4\n3,3,5,2,4,1\n", "['2413', '', '31x2']\n"]
        texts += ["\n\n".join("\n".join(f"|{'|'.join(line)}|" for line in rows(QUEENS[size][0])).translate(
            {ord("."): " ", ord("Q"): "*"}) for size in (4, 5))]
        for text in texts:
            status, _, errors = run("check -", text)
            with self.subTest(text):
                self.assertEqual(status, 2)
                self.assertRegex(errors, r"\Actqueens: standard input, line \d+: .*\n\Z")


class Quotes(ShellTest):
    def test_characters_without_a_shape(self):
        """Control characters and what sets the direction of text are written as bytes."""
        for code in [0x85, 0xAD, 0x61C, 0x180E, *range(0x200B, 0x2010), *range(0x2028, 0x202F), *range(0x2060, 0x2070),
                     0xFEFF, *range(0xFFF9, 0xFFFC), 0xE0001, 0xE0020, 0xE007F]:
            character = chr(code)
            self.expect(f"check 'x{character}'", 2, "",
                        "ctqueens: check 'x" + "".join(f"\\x{byte:02x}" for byte in character.encode()) + "': …\n")
