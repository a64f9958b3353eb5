"""Measures questions: the first paint, keys, memory, a long list, and many jobs."""
import statistics
import time

from measuring.programs import built
from measuring.startup import report
from measuring.terminals import Terminal

STARTS = 20
OPTIONS = 100_000
JOBS = 1_000


class Questions(Terminal):
    """A command in a terminal that asks questions."""

    def __init__(self, *arguments, shows):
        super().__init__(built("PlatenAsking"), *arguments, shows=shows)

    def cost(self, key):
        """Returns the elapsed and the processor time of a key, in milliseconds, and its output."""
        begin, work, start = len(self.bytes), self.work, time.monotonic()
        self.type(key)
        shown = self.read(10)
        elapsed = 1000 * (shown - start)
        self.rest(0.3)
        return elapsed, self.work - work, len(self.bytes) - begin


def measure_start():
    times = []
    for _ in range(STARTS):
        terminal = Questions("name", shows="Name")
        times.append((1000 * (terminal.shown - terminal.start), terminal.work))
        memory = terminal.anonymous
        terminal.close()
    report("the first paint of a question", times)
    print(f"anonymous memory of a question: {memory / 1000:.1f} MB")


def report_keys(name, costs):
    report(name, [cost[:2] for cost in costs])
    print(f"  {statistics.median(cost[2] for cost in costs):.0f} bytes a key")


def measure_keys():
    terminal = Questions("name", shows="Name")
    terminal.rest(0.3)
    report_keys("a key in a text", [terminal.cost(key) for key in "wonderful"])
    terminal.close()


def measure_list():
    terminal = Questions("list", str(OPTIONS), "--many", shows="Option 1 ")
    terminal.rest(1)
    report_keys(f"an arrow among {OPTIONS} options", [terminal.cost("\x1b[B") for _ in range(9)])
    terminal.cost("/")
    report_keys(f"a key that filters {OPTIONS} options", [terminal.cost(key) for key in "99999"])
    print(f"anonymous memory: {terminal.anonymous / 1000:.1f} MB")
    terminal.close()


def measure_jobs():
    terminal = Questions("work", str(JOBS), shows="Job 1")
    while terminal.read(10):
        ended = 1000 * (time.monotonic() - terminal.start)
    print(f"{JOBS} jobs that end at once: {ended:.0f} ms, {len(terminal.bytes) / JOBS:.0f} bytes a job")


def measure():
    for each in measure_start, measure_keys, measure_list, measure_jobs:
        each()
