"""Release builds, and terminals that discard their output."""
import fcntl
import json
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios

BENCHMARKS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(BENCHMARKS)
OPTIONS = ["-c", "release"]
VARIABLES = {
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "", "LC_ALL": "C.UTF-8"}


def built(product):
    """Builds a product and returns its path."""
    command = ["swift", "build", *OPTIONS]
    subprocess.run([*command, "--product", product], cwd=ROOT, check=True, stdout=sys.stderr)
    shown = subprocess.run(
        [*command, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return os.path.join(shown.stdout.strip(), product)


def started(command, width=80, height=24, **variables):
    """Starts a command in a new terminal and returns its process and the terminal's other end."""
    process, end = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        os.execvpe(command[0], command, {**os.environ, **VARIABLES, **variables})
    return process, end


def drained(command, **variables):
    """Runs a command to completion in a terminal that reads its output."""
    process, end = started(command, **variables)
    written = b""
    while new := read(end):
        written = (written + new)[-2_000:]
    os.close(end)
    if os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) != 0:
        sys.exit(f"{' '.join(command)} has failed:\n{written.decode(errors='replace')}")


def read(end):
    """Returns the available output, which is empty once the terminal's program has ended."""
    try:
        return os.read(end, 1 << 16)
    except OSError:
        return b""


def reported(command):
    """Runs a command as `drained` does and returns the metrics that it appends to BENCH_OUT."""
    with tempfile.NamedTemporaryFile() as file:
        drained(command, BENCH_OUT=file.name)
        return json.loads(file.read())
