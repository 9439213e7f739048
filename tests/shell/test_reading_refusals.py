# SPDX-License-Identifier: BSL-1.0
"""`check -` on lines that look like a placement: each is answered, or refused by its number."""

from programs import QUEENS, board, each, rows
from shell import ShellTest, run
from test_reading_cases import BOTH, FIRST


class LooksLikeAPlacement(ShellTest):
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
