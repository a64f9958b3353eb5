"""Measures the modified anonymous memory of screens, sessions and long lists."""
from measuring.gallery import screens
from measuring.programs import built, reported
from measuring.terminals import Terminal


def measure_gallery():
    terminal = Terminal(built("gallery"))
    before = terminal.anonymous
    for screen in screens():
        terminal.run(f"open {screen}", f"{screen}> ")
    print(f"the gallery: {before:,} kB at its prompt, {terminal.anonymous:,} kB once each screen "
          "was open")
    terminal.close()


def measure_sessions(live):
    alone, many = (reported([live, "sessions", str(count), "5000"]) for count in (1, 1_000))
    print(f"1,000 sessions of the form: {many['memory'] / 1_000 / 1024:.1f} kB each; an update in "
          f"one of them {many['cpu_us']:.1f} µs, in one alone {alone['cpu_us']:.1f} µs")


def measure_list(live):
    for rows in (1_000, 1_000_000):
        line = reported([live, "w2", str(rows), "100"])
        print(f"a list of {rows:,} rows: {line['memory'] / 1024:,.0f} kB beside its model")


def measure():
    measure_gallery()
    live = built("PlatenLive")
    measure_sessions(live)
    measure_list(live)
