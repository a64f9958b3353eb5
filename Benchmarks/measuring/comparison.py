"""Compares complete updates of PlatenLive with handwritten ncurses code."""
import statistics
import subprocess

from measuring.programs import BENCHMARKS, built, reported

NCURSES = f"{BENCHMARKS}/.build/ncurses"
ROUNDS = 5
# Each workload, its number of rows and the number of measured updates.
WORKLOADS = [
    ("w1", 0, 10_000), ("w2", 1_000, 10_000), ("w3", 1_000, 5_000), ("w4", 0, 2_000),
    ("w2", 100, 10_000), ("w2", 100_000, 10_000), ("w2", 1_000_000, 10_000)]


def run(program, workload):
    return reported([program, *map(str, workload)])


def middle(lines, figure):
    return statistics.median(line[figure] for line in lines)


def compare(live, workload):
    """Prints a row of the table. The programs alternate, so that both meet the same conditions."""
    theirs, ours, loop = [], [], []
    for _ in range(ROUNDS):
        theirs.append(run(NCURSES, workload))
        ours.append(run(live, workload))
        loop.append(run(live, ("turns", 0, workload[2])))
    times = middle(theirs, "cpu_us"), middle(ours, "cpu_us") - middle(loop, "cpu_us")
    bytes = middle(theirs, "bytes"), middle(ours, "bytes")
    name, rows, _ = workload
    name = f"{name}, {rows:,} rows" if rows else name
    print(f"| {name} | {times[0]:.1f} | {times[1]:.1f} | {times[1] / times[0]:.2f} "
          f"| {bytes[0]:.1f} | {bytes[1]:.1f} | {bytes[1] / bytes[0]:.2f} |", flush=True)


def measure():
    subprocess.run(["make", "--silent", "-C", f"{BENCHMARKS}/ncurses"], check=True)
    live = built("PlatenLive")
    print("| an update | µs, ncurses | µs | ratio | bytes, ncurses | bytes | ratio |")
    print("|---|---|---|---|---|---|---|")
    for workload in WORKLOADS:
        compare(live, workload)
    print("\nµs of a processor, without what Platen's main loop takes by itself\n")
