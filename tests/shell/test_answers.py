# SPDX-License-Identifier: BSL-1.0
"""What the program answers in one line, what it refuses, and its help. In the tables of texts and commands, {} stands
for each of the values that follow a command. In texts, … stands for anything."""

import os
import re
from pathlib import Path

from shell import ShellTest, output

FIRST = "solution 1 of 92 for N = 8, an image of fundamental solution 1 of 12, symmetry: none"

# Exit status, output, command, values.
ANSWERS = [
    (0, FIRST, "check {}", "15863724", "-- 15863724", "'Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1'",
     "'a8 e7 h6 f5 c4 g3 b2 d1'", "'a8 e7 h6 f5 c4 g3 b2 d1 '", "' 0 4 7 5 2 6 1 3'", "'[0, 4, 7, 5, 2, 6, 1, 3]'"),
    (0, "solution 14 of 92 for N = 8, an image of fundamental solution 10 of 12, symmetry: half turn",
     "check 35281746"),
    (0, "solution 2 of 2 for N = 4, an image of fundamental solution 1 of 1, symmetry: quarter turn", "check 3142"),
    (0, "solution 1 of 1 for N = 1, an image of fundamental solution 1 of 1, symmetry: quarter turn", "check '{}'",
     "1", "a1", "Q", "q w - - 0 1"),
    (0, FIRST, "check '{}'", "1 5 8 6 3 7 2 4", "04752613",
     "(1,1) (2,5) (3,8) (4,6) (5,3) (6,7) (7,2) (8,4)",
     "Q.......\n....Q...\n.......Q\n.....Q..\n..Q.....\n......Q.\n.Q......\n...Q....",
     '["Q.......","....Q...",".......Q",".....Q..","..Q.....","......Q.",".Q......","...Q...."]'),
    (0, "a solution for N = 13", "check 13579BD2468AC"),
    (1, "not a solution: the queens on a26 and b25 attack each other", f"check '{' '.join(map(str, range(26)))}'"),
    (1, "not a solution: the queens on row 1, column 1 and row 2, column 2 attack each other",
     f"check '{' '.join(map(str, range(30)))}'"),
    (1, "not a solution: the queens on a8 and b7 attack each other", "check 12863754"),
    (1, "not a solution: the queens on a4 and a2 attack each other", "check Q3/3Q/Q3/3Q"),
    (0, "26831475", "--order iterative --solution 8 --format digits"),
    (0, "0 solutions", "{}", "--having e4 --having a1", "--having e4 --solution 1",
     "--fundamental --solution 92"),
    (0, "16837425", "--solution 2 --having f7 --order permutation --format digits"),
    (0, "35286471\n36428571", "--having a1 --fundamental --format digits"),
    (0, "16777216", "replay exhaustive"),
    (0, f"ctqueens {os.environ.get('VERSION', '…')}", "count --version"),
]

# Message, command, values. The exit status is 2, and the output is empty.
REFUSALS = [
    # commands
    ("unknown command 'solve': must be one of…", "{}", "solve", "help solve"),
    ("unknown command 'tarce'; did you mean 'trace'?", "tarce bitmask"),
    ("unknown command 'extra': must be one of…", "--version extra"),
    ("unknown command 'a1': must be one of…", "--having e4 a1"),
    ("unknown command '--size': must be one of…", "-- --size"),
    (f"unknown command '{60 * '1'}...': must be one of…", 300 * "1"),
    ("unexpected argument 'count': help takes only one argument", "help trace count"),
    ("unexpected argument 'extra': count takes no arguments", "count extra --version"),
    ("unexpected argument 'searches': count takes no arguments", "count searches"),
    ("unexpected argument 'iterative': trace takes only one argument", "trace bitmask iterative"),
    ("replay needs an argument, NAME; see ctqueens help replay", "replay"),
    ("trace needs an argument, SEARCH; see ctqueens help trace", "trace"),
    ("orbit needs an argument, K; see ctqueens help orbit", "orbit"),
    ("check needs an argument, PLACEMENT; see ctqueens help check", "check"),

    # options
    ("unknown option '{}': must be one of…", "{}", "-K", "-x", "--colour"),
    ("unknown option '--output': must be one of…", "--output one.txt"),
    ("unknown option '--siz'; did you mean '--size'?", "--siz 4"),
    ("unknown option '--utl-soluton'; did you mean '--until-solution'?", "trace bitmask --utl-soluton 1"),
    ("--size needs a value: --size N", "--size"),
    ("--size can only be given once", "--size 4 --size 5"),
    ("--fundamental does not take a value", "--fundamental=false"),
    ("--size can only be used with solutions, orbit, trace", "{}",
     "check 15863724 --size 8", "--size 4 count", "count --size 4"),
    ("--solution can only be used with solutions", "trace bitmask --solution 1"),
    ("--having can only be used with solutions", "orbit 1 --having a1"),
    ("--steps can only be used with trace", "--steps 1"),
    ("--until-solution can only be used with trace", "count --until-solution 1"),
    ("--steps and --until-solution cannot be combined", "trace bitmask --steps 1 --until-solution 1"),

    # values of options
    ("--size '{}': must be between 1 and 12", "--size '{}'",
     "0", "13", "-1", "8x", "08", "0x8", " 8", "", "99999999999999999999"),
    (f"--size '{60 * '1'}...': must be between 1 and 12", "--size " + 300 * "1"),
    (r"--size 'né\x1b\xc2\x9b\x7f~8': must be between 1 and 12", "--size 'né\x1b\x9b\x7f~8'"),
    ("--size '{}': must be between 1 and 50", "--format dimacs --size {}", "0", "51", "x"),
    ("--having: requires --size 26 or less", "--format dimacs --size 27 --having a1"),
    ("--having '{}': must be a square from a1 to t20", "--format dimacs --size 20 --having {}", "u1", "a21"),
    ("--solution '{}': must be between 1 and 92 for N = 8", "--solution {}", "0", "93", "-1", "x"),
    ("--solution '1': none exist for N = 3", "--solution 1 --size 3"),
    ("--having '{}': must be a square from a1 to h8", "--having '{}'", "e9", "[e4,a1]", ""),
    ("--having 'f1': must be a square from a1 to e5", "--size 5 --having f1"),
    ("unknown format 'chess': must be one of board,…, svg, dimacs", "--format chess"),
    (r"unknown format 'a\x0ab\x27\x5c': must be one of…", "--format 'a\nb'\\'\\\\"),
    ("unknown format '{}'; did you mean 'fen'?", "--format {}", "fne", "FEN"),
    ("--format 'dimacs': writes the puzzle, so it can only be used with --size and --having",
     "--format dimacs --solution 1"),
    ("unknown search 'random': must be one of…", "--order random"),
    ("unknown search 'premutation'; did you mean 'permutation'?", "--order premutation"),
    ("--order 'bitmask': requires --size 8", "--order bitmask --size 7"),

    # replay and orbit
    ("unknown program 'bitmask': must be one of…", "replay bitmask"),
    ("orbit '{}': must be between 1 and 92 for N = 8", "orbit -- '{}'", "93", "--"),
    ("orbit '1': none exist for N = 3", "orbit 1 --size 3"),
    ("unknown format 'dimacs': must be one of…", "orbit 1 --format dimacs"),

    # trace
    ("unknown search '{}'; did you mean 'backtracking'?", "trace {}", "backtrack", "bactraking"),
    ("--size '{}': must be between 1 and 8", "trace bitmask --size {}", "9", "0"),
    ("unknown format 'board': must be one of text, json, plantuml, mermaid, svg", "trace bitmask --format board"),
    ("--steps '{}': must be between 1 and 4096 for bitmask with N = 8", "trace bitmask --steps {}",
     "0", "4097", "-1", "x"),
    ("--steps '35': must be between 1 and 34 for bitmask with N = 4", "trace bitmask --size 4 --steps 35"),
    ("--until-solution '5': must be between 1 and 4 for bitmask with N = 6",
     "trace bitmask --size 6 --until-solution 5"),
    ("--until-solution '1': none exist for iterative with N = 3",
     "trace iterative --size 3 --until-solution 1"),
    ("--until-solution '93': must be between 1 and 5 for backtracking with N = 8 in the first 4096 steps (see --steps)",
     "trace backtracking --until-solution 93"),
    ("--until-solution '1': none exist for permutation with N = 8 in the first 4096 steps (see --steps)",
     "trace permutation --until-solution 1"),
    ("trace: no solution in the first 4096 steps for exhaustive with N = 8; see --steps", "trace exhaustive"),

    # check
    ("check '{}': this is not a placement in any notation, such as digits 2413, …",
     "check '{}'", "", "  ", "no queens"),
    (f"check '{60 * '1'}...': read as digits, this board has more than 255 rows",
     "check " + 300 * "1"),
    ("check 'Q 3,0,4,1,5,2': character 3: the text continues after every row has a queen (read as FEN…",
     "check 'Q 3,0,4,1,5,2'"),
    ("check '1586372x': character 8: this is not a column of the board (read as digits for N = 8; columns count from "
     "0 or from 1)", "check 1586372x"),
    ("check '1 5 8 6 3 7 2 0': character 15: this is not a column of the board (read as columns for N = 8; columns "
     "count from 0 or from 1)", "check '1 5 8 6 3 7 2 0'"),
    ("check '0,4,7,5,2,6,1,9': character 15: this is not a column of the board (read as columns for N = 8;…",
     "check 0,4,7,5,2,6,1,9"),
    ("check '{}': character 6: this row is too long for the board (read…", "check {}", "Q7/4Q4/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"),
    ("check '{}': character 26: the text ends before every row has a queen (read…", "check {}",
     "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6"),
    ("check 'a8 e7 x9': character 7: this is not a square of the board (read as squares for N = 9)",
     "check 'a8 e7 x9'"),
    ("check '…': character 11: this is not a square of the board (read as a board for N = 3)",
     "check '♛ · ·\n· · y ♛'"),
]


def fill(values, *texts):
    """The texts, for each value that takes the place of {}; without values, as they are."""
    return [[text.replace("{}", value) for text in texts] for value in values or ["{}"]]


class Answers(ShellTest):
    def test_answers(self):
        for status, answer, command, *values in ANSWERS:
            for filled, words in fill(values, answer, command):
                self.expect(words, status, filled + "\n")


class Refusals(ShellTest):
    def test_refusals(self):
        for message, command, *values in REFUSALS:
            for filled, words in fill(values, message, command):
                self.expect(words, 2, errors=f"ctqueens: {filled}\n")


class Help(ShellTest):
    """The help fits 80 columns even where the manual page indents it by 5, is the same however it is asked for, and is
    in the manual page."""

    def test_help(self):
        manual = Path(os.environ["MANUAL"]).read_text(encoding="utf-8").replace("\\-", "-")
        text = output("help")
        commands = re.findall("^  ([a-z]+)", text.split("\nCommands")[1].split("\n\n")[0], re.MULTILINE)
        self.assertIn("orbit", commands)
        self.assertEqual(output("--help"), text)
        self.assertEqual(output("help solutions"), text)
        self.assertEqual(output("solutions"), output(""))
        for command in ["solutions", *commands]:
            with self.subTest(command):
                text = output(f"help {command}")
                self.assertEqual(output(f"{command} -h"), text)
                self.assertLessEqual(max(map(len, text.splitlines())), 75)
                heading = "" if command == "solutions" else f".Ss ctqueens {command}\n"
                self.assertEqual(manual.count(f"{heading}.Bd -literal\n{text}.Ed\n"), 1)
