"""The instructions and the calls of malloc that callgrind counts."""
import collections
import re
import subprocess
import tempfile

ALLOCATORS = {"malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign"}


class Profile:
    """A callgrind profile: the instructions by function, and the calls of allocators."""

    def __init__(self, path):
        self.own = collections.Counter()
        self.mallocs = 0
        self.names = {}
        self.function = self.callee = None
        self.in_call = False
        with open(path, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                self.read(line.rstrip("\n"))

    def read(self, line):
        if line.startswith("fn="):
            self.function = self.name(line[3:])
        elif line.startswith("cfn="):
            self.callee = self.name(line[4:])
        elif line.startswith("calls="):
            self.in_call = True
            if self.callee in ALLOCATORS and self.function not in ALLOCATORS:
                self.mallocs += int(line[6:].split()[0])
        elif line[:1] in "0123456789+-*" and line:
            if not self.in_call:
                self.own[self.function] += int(line.split()[1])
            self.in_call = False

    def name(self, text):
        """Returns a function's name, which the file abbreviates to a number after its first use."""
        match = re.match(r"\((\d+)\)(?: (.*))?", text)
        if not match:
            return text
        number, name = match.groups()
        if name:
            self.names[number] = re.sub(r"'\d+$", "", name)
        return self.names[number]

    @property
    def instructions(self):
        return sum(self.own.values())


class Cost:
    """Returns the cost per run from the difference between a longer and a shorter profile."""

    def __init__(self, shorter, longer, runs):
        self.instructions = (longer.instructions - shorter.instructions) // runs
        self.mallocs = (longer.mallocs - shorter.mallocs) / runs
        self.own = collections.Counter(longer.own)
        self.own.subtract(shorter.own)
        self.runs = runs


def profile(program, *arguments, run=None):
    """Returns the profile of a program. `run` runs a command that needs a special environment.

    The profiled program is a copy without debug information, which valgrind cannot read completely.
    """
    run = run or (lambda command: subprocess.run(command, check=True, capture_output=True))
    with tempfile.TemporaryDirectory() as folder:
        copy, output = f"{folder}/program", f"{folder}/output"
        subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)
        run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", copy, *arguments])
        return Profile(output)


def demangled(names):
    done = subprocess.run(
        ["swift", "demangle", "--compact", "--simplified"], input="\n".join(names),
        capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
