"""The gallery in a terminal, as fast as it can be asked."""
import os
import pathlib
import re
import select
import signal
import subprocess
import tempfile
import time

from measuring.programs import built, read, started


class Gallery:
    """A gallery that runs: its process, and what it has written."""

    def __init__(self):
        self.program = built("gallery")
        self.state = tempfile.TemporaryDirectory()
        self.start = time.monotonic()
        self.process, self.end = started([self.program], XDG_STATE_HOME=self.state.name)
        self.processes = pathlib.Path(f"/proc/{self.process}")

    def close(self):
        os.kill(self.process, signal.SIGTERM)
        os.waitpid(self.process, 0)
        os.close(self.end)
        self.state.cleanup()

    def until_prompt(self, name=""):
        """Reads until the prompt has come."""
        text = ""
        while not text.endswith(f"{name}> "):
            new = read(self.end).decode(errors="replace")
            if not new:
                raise EOFError("the gallery has ended")
            text = re.sub(r"\x1b\[[?\d;]*[A-Za-z]", "", text + new)

    def rest(self, seconds=0.1):
        """Reads until nothing has come for a time."""
        while select.select([self.end], [], [], seconds)[0]:
            read(self.end)

    def open(self, screen):
        """Opens a screen: the milliseconds until it was shown, and those of a processor."""
        os.write(self.end, f"open {screen}".encode())
        self.rest()
        start, work = time.monotonic(), self.work
        os.write(self.end, b"\r")
        self.until_prompt(screen)
        took = 1000 * (time.monotonic() - start), self.work - work
        self.rest()
        return took

    @property
    def work(self):
        """The milliseconds that its threads have been at work."""
        files = [task / "schedstat" for task in (self.processes / "task").iterdir()]
        return sum(int(file.read_text().split()[0]) for file in files) / 1e6

    @property
    def anonymous(self):
        """Kilobytes of memory that it has written to and that are no file's."""
        text = (self.processes / "smaps_rollup").read_text()
        return int(re.search(r"Anonymous: +(\d+)", text)[1])


def screens():
    """The names of all screens."""
    done = subprocess.run(
        [built("gallery")], input="screens", capture_output=True, text=True, check=True)
    return [line.strip() for line in done.stdout.splitlines() if line.startswith("  ")]
