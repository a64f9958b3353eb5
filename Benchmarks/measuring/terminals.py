"""Programs in an emulated terminal."""
import os
import pathlib
import re
import select
import signal
import sys
import tempfile
import time

import pyte

from measuring.programs import ROOT, read, started

sys.path.append(os.path.join(ROOT, "Tests/Support/Emulators"))
from pyte_screens import Screen  # noqa: E402

WIDTH, HEIGHT = 80, 40


class Terminal:
    """An emulated terminal that runs a program, and waits until the program shows a text."""

    def __init__(self, program, *arguments, shows=None):
        self.screen = Screen(WIDTH, HEIGHT)
        self.screen.keeps_place = True
        self.stream = pyte.ByteStream(self.screen)
        self.bytes = b""
        self.state = tempfile.TemporaryDirectory()
        self.start = time.monotonic()
        self.process, self.end = started(
            [program, *arguments], WIDTH, HEIGHT, XDG_STATE_HOME=self.state.name)
        self.shown = self.expect("> ") if shows is None else self.appearance(shows)

    def close(self):
        os.kill(self.process, signal.SIGTERM)
        os.waitpid(self.process, 0)
        os.close(self.end)
        self.state.cleanup()

    def type(self, text):
        os.write(self.end, text.encode())

    def read(self, seconds):
        """Reads output within a time limit and returns its arrival time, or None, also at the end."""
        if not select.select([self.end], [], [], max(seconds, 0))[0]:
            return None
        new = read(self.end)
        if not new:
            return None
        now = time.monotonic()
        self.bytes += new
        self.stream.feed(new)
        return now

    def rest(self, seconds):
        """Reads until no output arrives for the specified time."""
        while self.read(seconds):
            pass

    def until(self, moment):
        """Reads until the specified time."""
        while (left := moment - time.monotonic()) > 0:
            self.read(left)

    @property
    def before_cursor(self):
        cursor = self.screen.cursor
        return self.screen.display[cursor.y][:cursor.x]

    @property
    def text(self):
        return "\n".join(self.screen.display)

    def expect(self, end, seconds=10):
        """Reads until the text before the cursor ends as specified; returns the arrival time."""
        start = moment = time.monotonic()
        while not self.before_cursor.endswith(end):
            moment = self.read(start + seconds - time.monotonic())
            if moment is None:
                sys.exit(f"{end!r} has not come after {seconds} s:\n{self.text}")
        return moment

    def appearance(self, text, seconds=10):
        """Reads until the screen contains a text; returns the arrival time."""
        moment = None
        while text not in self.text:
            moment = self.read(seconds)
            if moment is None:
                sys.exit(f"{text!r} has not come after {seconds} s:\n{self.text}")
        return moment

    @property
    def work(self):
        """Returns the processor time of the program's threads, in milliseconds."""
        files = pathlib.Path(f"/proc/{self.process}").glob("task/*/schedstat")
        return sum(int(file.read_text().split()[0]) for file in files) / 1e6

    @property
    def anonymous(self):
        """Returns the program's modified anonymous memory, in kilobytes."""
        text = pathlib.Path(f"/proc/{self.process}/smaps_rollup").read_text()
        return int(re.search(r"Anonymous: +(\d+)", text)[1])

    def run(self, command, prompt="> "):
        self.type(command + "\r")
        self.expect(prompt)
        self.rest(0.2)
