# SPDX-License-Identifier: BSL-1.0
"""What only a POSIX system can show: failing writes, the terminal, bytes that are not text, and the symbols."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import threading
import unittest
from pathlib import Path

from shell import COMMAND, ShellTest, output, run_program

WRITE_ERROR = "ctqueens: cannot write to standard output: {}\n".format


def start(words, **options):
    return subprocess.Popen([*COMMAND, *words.split()], stdout=subprocess.PIPE, **options)


class Writing(ShellTest):
    """A write that fails is never success, and a closed pipe ends the program as it ends every filter."""

    @unittest.skipUnless(os.path.exists("/dev/full"), "needs /dev/full")
    def test_full_disk(self):
        with open("/dev/full", "wb") as full:
            for words in ["", "--size 12", "--help", "--version", "count", "searches", "replay iterative",
                          "check 2413", "check -"]:
                self.expect(words, 2, errors=WRITE_ERROR("No space left on device"), stdout=full, input="2413")

    def test_closed_output(self):
        self.expect("", 2, errors=WRITE_ERROR("Bad file descriptor"), stdout=None, preexec_fn=lambda: os.close(1))

    def test_closed_pipe(self):
        with start("--size 12", stderr=subprocess.PIPE) as program:
            program.stdout.read(1)
            program.stdout.close()
            self.assertEqual((program.wait(), program.stderr.read()), (-signal.SIGPIPE, b""))

    def test_closed_pipe_after_check(self):
        with start("--size 12 --format digits") as program:
            with start("check -", stdin=program.stdout) as check:
                program.stdout.close()
                check.stdout.readline()
                check.stdout.close()
            self.assertEqual((program.wait(), check.wait()), (0, -signal.SIGPIPE))  # all is read first


class Reading(ShellTest):
    def test_read_error(self):
        self.expect("check -", 2, errors="ctqueens: cannot read standard input\n", preexec_fn=lambda: os.close(0))

    def test_bytes_that_are_not_text(self):
        self.expect("--size '" + os.fsdecode(b"\xff") + "8'", 2,
                    errors="ctqueens: --size '\\xff8': must be between 1 and 12\n", run=run_program)
        self.expect("--size '" + os.fsdecode(b"\xf8\x90\x80\x80") + "8'", 2, # begins no character
                    errors="ctqueens: --size '\\xf8\\x90\\x80\\x808': must be between 1 and 12\n", run=run_program)


def on_terminal(columns, words, **environment):
    """What a terminal of this width receives, without carriage returns."""
    terminal, its_end = pty.openpty()
    fcntl.ioctl(its_end, termios.TIOCSWINSZ, struct.pack("4H", 24, columns, 0, 0))
    program = subprocess.Popen([*COMMAND, *words.split()], stdin=subprocess.DEVNULL, stdout=its_end,
                               env={"TERM": "xterm", **environment})
    # What is not read when the last writer closes a terminal can be lost, so this end stays open, and writes a mark.
    thread = threading.Thread(target=lambda: (program.wait(), os.write(its_end, b"\0")))
    thread.start()
    received = b""
    while not received.endswith(b"\0"):
        received += os.read(terminal, 1 << 16)
    thread.join()
    os.close(terminal)
    os.close(its_end)
    assert program.returncode == 0, f"ctqueens {words}: exit status {program.returncode}"
    return received[:-1].decode().replace("\r", "")


def plain(columns, words="", **environment):
    return on_terminal(columns, words, NO_COLOR="1", **environment)


class Terminal(ShellTest):
    """On a terminal, boards stand side by side, in colour unless NO_COLOR is set."""

    def test_boards_side_by_side(self):
        self.assertEqual(plain(80).split("\n")[0],
                         "Solution 1         Solution 2         Solution 3         Solution 4")
        self.assertEqual(plain(20).split("\n")[0], "Solution 1")
        self.assertEqual(plain(80, "orbit 1").split("\n")[0],
                         "identity            quarter turn        half turn           three-quarter turn")
        self.assertEqual(plain(100).count("Solution"), 92)
        self.assertEqual(sum("♛" in line for line in plain(20, "--solution 3").split("\n")), 8)
        self.assertLessEqual(max(map(len, plain(80, "--size 9").split("\n"))), 80)

    def test_whole_sheets(self):
        golden = Path(__file__).with_name("golden")
        for file, sheet in [("side-by-side.txt", plain(60, "--size 5")), ("colours.txt", on_terminal(80, "orbit 1"))]:
            with self.subTest(f"cat {golden / file}"):
                self.assertEqual(sheet, (golden / file).read_text(encoding="utf-8"))

    def test_colour(self):
        self.assertRegex(on_terminal(80, ""), "\x1b\\[.*48;5")
        self.assertIn("\x1b", on_terminal(80, "", NO_COLOR=""))
        self.assertNotIn("\x1b", plain(80))
        self.assertNotIn("\x1b", on_terminal(80, "", TERM="dumb"))

    def test_without_a_width(self):
        """The width is COLUMNS, or 80 if COLUMNS is not a number from 1 to INT_MAX."""
        for columns, beside in [
                (1, 1), (35, 1), (36, 2), (80, 4), (1745, 91), (1746, 92), (2147483645, 92), (2147483646, 92),
                (2147483647, 92), (2147483648, 4), (99999999999, 4), (0, 4), (-1, 4), ("x", 4), ("", 4)]:
            with self.subTest(COLUMNS=columns):
                sheet = plain(0, COLUMNS=str(columns))
                self.assertEqual((sheet.split("\n")[0].count("Solution"), sheet.count("Solution")), (beside, 92))

    def test_one_below_the_other_as_in_a_file(self):
        for words in ["--having e4", "--fundamental", "--order iterative"]:
            with self.subTest(words):
                self.assertEqual(re.sub(" +\n", "\n", plain(20, words)), output(words))

    def test_a_replay_is_plain(self):
        self.assertEqual(on_terminal(80, "replay occupancy"), output("replay occupancy"))

    def test_other_formats_are_plain(self):
        for words in "--format grid", "orbit 1 --format fen":
            with self.subTest(words):
                self.assertEqual(on_terminal(80, words), output(words))


class Symbols(unittest.TestCase):
    """The program holds the tables and no solver: no symbol names a search or a variant of one."""

    def test_no_search(self):
        symbols = subprocess.check_output([os.environ["NM"], "-C", COMMAND[-1]], text=True)
        self.assertRegex(symbols, "(?m) main$")
        self.assertEqual(re.findall(".*(?:search::|tuned_).*", symbols), [])
