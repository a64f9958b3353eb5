"""How soon the gallery asks for a line, and how soon after `open` each screen is there."""
import statistics
import time

from measuring.gallery import Gallery, screens

STARTS = 20
SLOWEST = 5


def started():
    """A start: the milliseconds until the prompt, and those of a processor."""
    gallery = Gallery()
    gallery.until_prompt()
    took = 1000 * (time.monotonic() - gallery.start), gallery.work
    gallery.close()
    return took


def described(times):
    return f"median {statistics.median(times):.1f} ms, best {min(times):.1f} ms"


def measure_start():
    waits, works = zip(*[started() for _ in range(STARTS)])
    print(f"the gallery's prompt, {STARTS} starts: {described(waits)}; of a processor {described(works)}")


def measure_screens():
    gallery = Gallery()
    gallery.until_prompt()
    times = {screen: gallery.open(screen) for screen in screens()}
    gallery.close()
    slowest = sorted(times, key=lambda screen: -times[screen][1])[:SLOWEST]
    print(f"{len(times)} screens opened, the first time each; those with the most work:")
    for screen in slowest:
        wait, work = times[screen]
        print(f"  {screen}: shown after {wait:.1f} ms, with {work:.1f} ms of a processor")


def measure():
    measure_start()
    measure_screens()
