"""Measures the time until the gallery's prompt, and from `open` until a screen appears."""
import statistics
import time

from measuring.gallery import beginning, screens
from measuring.programs import built
from measuring.terminals import Terminal

STARTS = 20
LARGEST = 5


def started():
    """Returns the elapsed time and the processor time until the prompt, in milliseconds."""
    terminal = Terminal(built("gallery"))
    took = 1000 * (terminal.shown - terminal.start), terminal.work
    terminal.close()
    return took


def opened(screen, text):
    """Returns the elapsed and the processor time until the first screen shows a text, in ms."""
    terminal = Terminal(built("gallery"))
    terminal.type(f"open {screen}")
    terminal.rest(0.1)
    start, work = time.monotonic(), terminal.work
    terminal.type("\r")
    while text not in terminal.text:
        shown = terminal.read(10)
    took = 1000 * (shown - start), terminal.work - work
    terminal.close()
    return took


def described(times):
    return f"median {statistics.median(times):.1f} ms, best {min(times):.1f} ms"


def report(name, times):
    waits, works = zip(*times)
    print(f"{name}: {described(waits)}; of a processor {described(works)}", flush=True)


def measure():
    report("the gallery's prompt", [started() for _ in range(STARTS)])
    beginnings = {screen: beginning(screen) for screen in screens()}
    largest = sorted(beginnings, key=lambda screen: -beginnings[screen][1])[:LARGEST]
    for screen in ["form", *largest]:
        text, lines = beginnings[screen]
        times = [opened(screen, text) for _ in range(STARTS)]
        report(f"open {screen}, {lines} lines", times)
