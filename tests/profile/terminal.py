# SPDX-License-Identifier: BSL-1.0
"""A program in a pseudo-terminal, and what is on its screen. The terminal is a VT52, whose few commands are easy to
follow."""
import fcntl
import os
import pty
import re
import select
import struct
import termios
import time

from command import FOLDER

ROWS, COLUMNS = 30, 100
COMMAND = re.compile(r'\x1bY(?P<row>.)(?P<column>.)|\x1b(?P<letter>.)|(?P<control>[\x00-\x1f])'
                     r'|(?P<text>[^\x00-\x1f]+)', re.DOTALL)


class Screen:
    def __init__(self):
        self.rows = [[' '] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = 0

    def __str__(self):
        return '\n'.join(''.join(row).rstrip() for row in self.rows)

    def write(self, text):
        for found in COMMAND.finditer(text):
            if found['row']:
                self.row, self.column = ord(found['row']) - 32, ord(found['column']) - 32
            elif found['text']:
                for letter in found['text']:
                    self.rows[self.row][self.column] = letter
                    self.column = min(self.column + 1, COLUMNS - 1)
            elif found['letter']:
                self.obey(found['letter'])
            else:
                self.control(found['control'])

    def obey(self, letter):
        if letter == 'H':
            self.row = self.column = 0
        elif letter in 'KJ':
            self.rows[self.row][self.column:] = [' '] * (COLUMNS - self.column)
            for row in self.rows[self.row + 1:] if letter == 'J' else []:
                row[:] = [' '] * COLUMNS
        elif letter in 'ABCD':
            self.row += (letter == 'B') - (letter == 'A')
            self.column += (letter == 'C') - (letter == 'D')

    def control(self, letter):
        if letter == '\r':
            self.column = 0
        elif letter == '\n':
            self.row = min(self.row + 1, ROWS - 1)
        elif letter == '\b':
            self.column -= 1


class Terminal:
    def __init__(self, *command, folder=FOLDER):
        self.screen, self.process = Screen(), None
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.environ.update(TERM='vt52', LINES=str(ROWS), COLUMNS=str(COLUMNS))
            os.execvp(command[0], command)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack('HHHH', ROWS, COLUMNS, 0, 0))

    def wait_for(self, pattern, seconds=300):
        """The screen, as soon as it contains the pattern."""
        end = time.monotonic() + seconds
        while not re.search(pattern, str(self.screen)):
            if time.monotonic() > end or not self.read():
                raise AssertionError(f'{pattern!r} has not come, but:\n{self.screen}')
        return str(self.screen)

    def read(self):
        """Whether the program is still running."""
        try:
            if select.select([self.terminal], [], [], 1)[0]:
                data = os.read(self.terminal, 65536)
                self.screen.write(data.decode(errors='replace'))
                return bool(data)
        except OSError:  # the program has ended
            return False
        return True

    def press(self, keys):
        os.write(self.terminal, keys.encode())

    def status(self):
        while self.read():
            pass
        _, status = os.waitpid(self.process, 0)
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(status)
