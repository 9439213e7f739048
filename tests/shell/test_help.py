# SPDX-License-Identifier: BSL-1.0
"""The help fits 80 columns, is the same however it is asked for, and is in the manual page."""

import os
import re
from pathlib import Path

from shell import ShellTest, output

HELP = output("help")
COMMANDS = re.findall("^  ([a-z]+)", HELP.split("\nCommands")[1].split("\n\n")[0], re.MULTILINE)


class Help(ShellTest):
    def test_commands(self):
        self.assertIn("construct", COMMANDS)
        self.assertEqual(output("--help"), HELP)
        self.assertEqual(output("help solutions"), HELP)
        self.assertEqual(output(""), output("solutions"))
        for command in ["solutions", *COMMANDS]:
            with self.subTest(command):
                text = output(f"help {command}")
                self.assertEqual(output(f"{command} -h"), text)
                self.assertLessEqual(max(map(len, text.splitlines())), 80)

    def test_manual_page(self):
        manual = Path(os.environ["MANUAL"]).read_text(encoding="utf-8").replace("\\-", "-")
        self.assertIn(f".Bd -literal\n{HELP}.Ed\n", manual)
        for command in COMMANDS:
            with self.subTest(command):
                section = f".Ss ctqueens {command}\n.Bd -literal\n{output(f'help {command}')}.Ed\n"
                self.assertEqual(manual.count(section), 1)
