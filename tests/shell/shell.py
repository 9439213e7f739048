# SPDX-License-Identifier: BSL-1.0
"""Runs the program, for the tests of this folder. CTest sets the environment variables SHELL_COMMAND, the words that
start the program, and SHELL_RUNS, those that start runs.cpp. To run some tests by hand:

    cd tests/shell
    SHELL_COMMAND=../../build/ctqueens SHELL_RUNS=../../build/tests/shell/ctqueens_shell_runs \\
        python3 -m unittest test_answers -k refusals
"""

import atexit
import functools
import os
import re
import shlex
import subprocess
import unittest

COMMAND = shlex.split(os.environ["SHELL_COMMAND"])


@functools.cache
def runs():
    """The process in which run() runs command lines. If it fails at its end, so do the tests."""
    process = subprocess.Popen(shlex.split(os.environ["SHELL_RUNS"]), stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    @atexit.register
    def end():
        process.stdin.close()
        if process.wait() != 0:
            os._exit(1)
    return process


def run(words, input="", **options):
    """The exit status, the output and the errors of `ctqueens WORDS`. The input is a text, or a file. Files, and other
    options of a process, need a process of its own."""
    if options or not isinstance(input, str):
        return run_program(words, input, **options)
    process = runs()
    line = b"".join(os.fsencode(word) + b"\0" for word in shlex.split(words)).hex() + f" {input.encode().hex()}\n"
    process.stdin.write(line.encode())
    process.stdin.flush()
    status, output_size, errors_size = map(int, process.stdout.readline().split())
    return status, process.stdout.read(output_size).decode(), process.stdout.read(errors_size).decode()


def run_program(words, input="", **options):
    """The same, but always in a process of its own. The program always writes something; on a busy machine, Wine can
    fail to start it and say nothing, so that there is another attempt."""
    given = {"input": input.encode()} if isinstance(input, str) else {"stdin": input}
    for _ in range(2 if len(COMMAND) > 1 and not options else 1):
        result = subprocess.run([*COMMAND, *shlex.split(words)], **given,
                                **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options})
        if result.stdout or result.stderr:
            break
    errors = result.stderr.decode().replace("\r\n", "\n")  # on Windows, only the output is binary
    return result.returncode, (result.stdout or b"").decode(), errors


def output(words, input="", run=run):
    """The output of `ctqueens WORDS`, which must succeed."""
    status, text, errors = run(words, input)
    assert (status, errors) == (0, ""), f"ctqueens {words}: exit status {status}, errors '{errors}'"
    return text


class ShellTest(unittest.TestCase):
    maxDiff = None

    def expect(self, words, status, output="", errors="", run=run, **options):
        """Tests what `ctqueens WORDS` does. In expected texts, … stands for anything within a line."""
        with self.subTest(f"ctqueens {words}"):
            actual_status, *actual = run(words, **options)
            for index, text in enumerate([output, errors]):
                if re.fullmatch(re.escape(text).replace("…", ".*"), actual[index]):
                    actual[index] = text
            self.assertEqual((actual_status, *actual), (status, output, errors))
