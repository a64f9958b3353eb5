"""A program at a pseudo-terminal, as it runs for a person."""

import codecs
import collections
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

FORBIDDEN = re.compile(
    r"\x1b\[\?(?:47|1047|1049)h"  # The alternate screen.
    r"|\x1b\[[023]?J|\x1bc"  # A clear.
    r"|\x1b\[\?(?:9|100[0-6]|1015|1016)h"  # Mouse reporting.
    r"|\x1b\[\d*;?\d*[rHf]")  # Rows of the screen.
LONGEST_WAIT = 60


class Broken(Exception):
    """What a program did that it must never do."""


class Program:
    """A program that is typed to, and what it has written that was not taken yet."""

    def __init__(self, command, size, environment):
        # The program's end stays open here as well: what is not read there can be counted.
        self.own_end, self.end = pty.openpty()
        self.resize(*size)
        self.process = subprocess.Popen(
            command, stdin=self.end, stdout=self.end, stderr=self.end, start_new_session=True,
            preexec_fn=self.take_terminal, env=environment)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.tail = ""
        self.written = collections.deque(maxlen=4)

    @staticmethod
    def take_terminal():
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.pthread_sigmask(signal.SIG_SETMASK, [])

    def resize(self, width, height):
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def type(self, data):
        """Types, while nobody has to read what the program writes for that."""
        while data:
            data = data[os.write(self.own_end, data[:512]):]

    def read(self, seconds):
        """What the program writes, waited for no longer than that."""
        if not select.select([self.own_end], [], [], seconds)[0]:
            return ""
        text = self.decoder.decode(os.read(self.own_end, 1 << 16))
        self.examine(text)
        self.written.append(text)
        return text

    def examine(self, text):
        """Looks for what must never be written, also where a reading has cut it in two."""
        if found := FORBIDDEN.search(self.tail + text):
            raise Broken(f"it wrote {found[0]!r}")
        self.tail = (self.tail + text)[-12:]

    def settle(self, quiet, show):
        """Waits until the program waits for keys, and has written nothing for so many seconds.

        Shows what it writes meanwhile, and returns that.
        """
        written, end = "", time.monotonic() + LONGEST_WAIT
        while time.monotonic() < end:
            text = self.read(quiet)
            written += text
            show(text)
            if self.process.poll() is not None:
                raise Broken(f"it ended: {self.process.returncode}")
            if not text and self.is_waiting():
                return written
        raise Broken(f"it is not quiet after {LONGEST_WAIT} s")

    def is_waiting(self):
        """Whether all that was typed is read, and no thread does anything."""
        unread = struct.unpack("i", fcntl.ioctl(self.end, termios.FIONREAD, b"\0" * 4))[0]
        return unread == 0 and all(state == "S" for state in self.states())

    def states(self):
        tasks = f"/proc/{self.process.pid}/task"
        for task in os.listdir(tasks):
            try:
                with open(f"{tasks}/{task}/stat") as stat:
                    yield stat.read().rpartition(")")[2].split()[0]
            except FileNotFoundError:
                pass  # A thread that has just ended.

    def end_it(self):
        self.process.kill()
        self.process.wait()
        os.close(self.own_end)
        os.close(self.end)
