# SPDX-License-Identifier: BSL-1.0
"""Runs the program, for the tests of this folder. CTest sets the environment variable SHELL_COMMAND, the words that
start the program. To run some tests by hand:

    cd tests/shell && SHELL_COMMAND=../../build/ctqueens python3 -m unittest test_answers -k refusals
"""

import os
import re
import shlex
import subprocess
import unittest

COMMAND = shlex.split(os.environ["SHELL_COMMAND"])


def run(words, input="", **options):
    """The exit status, the output and the errors of `ctqueens WORDS`. The input is a text or a file. The program always
    writes something; on a busy machine, Wine can fail to start it and say nothing, so that there is another attempt."""
    given = {"input": input.encode()} if isinstance(input, str) else {"stdin": input}
    for _ in range(2 if len(COMMAND) > 1 and not options else 1):
        result = subprocess.run([*COMMAND, *shlex.split(words)], **given,
                                **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options})
        if result.stdout or result.stderr:
            break
    errors = result.stderr.decode().replace("\r\n", "\n")  # on Windows, only the output is binary
    return result.returncode, (result.stdout or b"").decode(), errors


def output(words, input=""):
    """The output of `ctqueens WORDS`, which must succeed."""
    status, text, errors = run(words, input)
    assert (status, errors) == (0, ""), f"ctqueens {words}: exit status {status}, errors '{errors}'"
    return text


class ShellTest(unittest.TestCase):
    maxDiff = None

    def expect(self, words, status, output="", errors="", **options):
        """Tests what `ctqueens WORDS` does. In expected texts, … stands for anything within a line."""
        with self.subTest(f"ctqueens {words}"):
            actual_status, *actual = run(words, **options)
            for index, text in enumerate([output, errors]):
                if re.fullmatch(re.escape(text).replace("…", ".*"), actual[index]):
                    actual[index] = text
            self.assertEqual((actual_status, *actual), (status, output, errors))
