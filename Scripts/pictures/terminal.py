"""A program at a terminal, with keys that are typed when the program is idle."""

import fcntl
import os
import pathlib
import pty
import re
import select
import struct
import tempfile
import termios
import time

import pyte
from screen import Screen

PATIENCE = 30  # Seconds until a wait in a scenario fails.
CURSOR_SHAPE = re.compile(rb"\033\[([0-6]) q")
LOOKS = 15  # Samples in which the main thread must be asleep; others are busy while they load.
KEYS = {"Tab": "\t", "S-Tab": "\033[Z", "Return": "\r", "Escape": "\033", "Space": " ",
        "Backspace": "\x7f", "Up": "\033[A", "Down": "\033[B", "Right": "\033[C", "Left": "\033[D",
        "Home": "\033[H", "End": "\033[F", "PageUp": "\033[5~", "PageDown": "\033[6~",
        "Alt-E": "\033e", "Alt-S": "\033s", "Alt-Z": "\033z"}


class Missing(Exception):
    """An error for expected output that has not appeared."""


class Terminal:
    """A pseudo-terminal that runs a program with an empty home directory and history."""

    def __init__(self, program, arguments, variables, width, height):
        self.screen = Screen(width, height)
        self.stream = pyte.ByteStream(self.screen)
        self.home = tempfile.TemporaryDirectory()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            try:
                fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
                os.execve(program, [program, *arguments], {
                    "HOME": self.home.name, "XDG_STATE_HOME": self.home.name, "TZ": "UTC",
                    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
                    **variables})
            finally:
                os._exit(127)
        self.wait_for_prompt()

    def close(self):
        os.close(self.terminal)  # Ends the program with SIGHUP.
        os.waitpid(self.process, 0)
        self.home.cleanup()

    def press(self, key):
        """Presses a key and waits until the program has handled it."""
        before = self.screen.cells, self.screen.place
        os.write(self.terminal, key.encode())
        self.wait_until(f"nothing changed when {key!r} was pressed",
                        lambda: (self.screen.cells, self.screen.place) != before)

    def wait_for_prompt(self):
        """Waits until the cursor is at the prompt or at the focused control."""
        self.wait_until("there is no prompt", lambda: self.screen.rows[self.screen.cursor.y])

    def wait_for(self, text):
        self.wait_until(f"{text!r} was not shown", lambda: self.shows(text))

    def wait_until_gone(self, text):
        self.wait_until(f"{text!r} did not go", lambda: not self.shows(text))

    def shows(self, text):
        return any(text in row for row in self.screen.rows)

    def wait_until(self, trouble, is_right):
        end = time.monotonic() + PATIENCE
        while not is_right():
            if time.monotonic() > end:
                raise Missing("\n".join([trouble, *filter(None, self.screen.rows)]))
            self.read(0.1)
        self.rest()

    def rest(self):
        """Reads until output ends and either all threads or, for longer, the main thread is asleep."""
        looks = 0
        while looks < LOOKS:
            is_quiet = not self.read(0.005) and self.screen.is_complete
            sleeping = self.sleeping if is_quiet else []
            looks = looks + (LOOKS // 3 if all(sleeping) else 1) if any(sleeping[:1]) else 0

    def read(self, seconds):
        """Displays the program's output and returns whether there was any."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            self.feed(os.read(self.terminal, 65536))
        except OSError:  # On Linux, the program has closed the terminal.
            raise Missing("\n".join(["the program ended", *filter(None, self.screen.rows)]))
        return True

    def feed(self, data):
        self.stream.feed(data)
        for shape in CURSOR_SHAPE.findall(data):  # Pyte ignores it.
            self.screen.has_bar_cursor = shape in b"56"

    @property
    def sleeping(self):
        """Returns whether each thread of the program is asleep, the main thread first."""
        tasks = pathlib.Path(f"/proc/{self.process}/task")
        files = sorted(tasks.glob("*/stat"), key=lambda file: int(file.parent.name))
        try:
            return [file.read_text().rpartition(")")[2].split()[0] == "S" for file in files]
        except FileNotFoundError:  # A thread has ended in the meantime.
            return []
