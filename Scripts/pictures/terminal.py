"""A program at a terminal, and a person who types when it has come to rest."""

import fcntl
import os
import pathlib
import pty
import select
import struct
import tempfile
import termios
import time

import pyte
from screen import Screen

PATIENCE = 30  # Seconds until what a scenario waits for counts as missing.
LOOKS = 15  # How often the main thread has to be seen asleep; others are busy while they load.
KEYS = {"Tab": "\t", "S-Tab": "\033[Z", "Return": "\r", "Escape": "\033", "Space": " ",
        "Backspace": "\x7f", "Up": "\033[A", "Down": "\033[B", "Right": "\033[C", "Left": "\033[D",
        "Home": "\033[H", "End": "\033[F", "PageUp": "\033[5~", "PageDown": "\033[6~"}


class Missing(Exception):
    """What a scenario waits for has not come."""


class Terminal:
    """A pseudo-terminal with a program in it, whose home and history are empty."""

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
        os.close(self.terminal)  # The program ends by SIGHUP.
        os.waitpid(self.process, 0)
        self.home.cleanup()

    def press(self, key):
        """Presses a key, and lets the program do what it does about it."""
        before = self.screen.cells, self.screen.place
        os.write(self.terminal, key.encode())
        self.wait_until(f"nothing changed when {key!r} was pressed",
                        lambda: (self.screen.cells, self.screen.place) != before)

    def wait_for_prompt(self):
        """Waits until the cursor is somewhere again: at the prompt, or at what has the focus."""
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
        """Reads until nothing more comes and all threads sleep, or for long the one that paints."""
        looks = 0
        while looks < LOOKS:
            is_quiet = not self.read(0.005) and self.screen.is_complete
            sleeping = self.sleeping if is_quiet else []
            looks = looks + (LOOKS // 3 if all(sleeping) else 1) if any(sleeping[:1]) else 0

    def read(self, seconds):
        """Shows what the program has written; whether that was anything."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            self.stream.feed(os.read(self.terminal, 65536))
        except OSError:  # Linux's way to say that the program has closed its side.
            raise Missing("\n".join(["the program ended", *filter(None, self.screen.rows)]))
        return True

    @property
    def sleeping(self):
        """Whether each thread of the program sleeps, the main one first."""
        tasks = pathlib.Path(f"/proc/{self.process}/task")
        files = sorted(tasks.glob("*/stat"), key=lambda file: int(file.parent.name))
        try:
            return [file.read_text().rpartition(")")[2].split()[0] == "S" for file in files]
        except FileNotFoundError:  # A thread has ended meanwhile.
            return []
