#!/usr/bin/env python3
"""Writes Documentation/Combine.md: what there is of Combine off Apple's platforms, and by whom.

    python3 Scripts/generate-combine-table.py

What Combine has is listed in Scripts/combine-symbols.txt. What there is of it is asked of the
compiler: the symbol graphs of OpenCombine's modules and of PlatenReactive, which are built first.
"""
import collections
import json

from symbol_graphs import ROOT, read_graphs, symbol_names
from symbol_lists import ABSENT, ACCEPTED, WORKS, read_list

LIST = ROOT / "Scripts/combine-symbols.txt"
PAGE = ROOT / "Documentation/Combine.md"

OPEN_COMBINE = "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"
OURS = "PlatenReactive"
NAMESPACE = "OCombine"  # Where OpenCombine puts what would clash with Combine's own.
# An overload of ours that leaves out what has a default.
SHORTER = {"print(_:)": "print(_:to:)"}
PLACE = "fileID:line:"  # Labels that nobody writes: they say where an operator was called.

NO_OBSERVING = "Foundation off Apple's platforms has no key-value observing."
REASONS = {"NSObject": NO_OBSERVING, "NSObject.KeyValueObservingPublisher": NO_OBSERVING}
SECTIONS = {
    ABSENT: ABSENT,
    "ours": f"{WORKS}: ours",
    "overloaded": f"{WORKS}: OpenCombine's with overloads of ours",
    "theirs": f"{WORKS}: OpenCombine's",
}


class Symbols:
    """The names that some modules declare, with the number of overloads, and conformances."""

    def __init__(self):
        self.count = collections.Counter()
        self.conformances = set()

    def add(self, graph, names):
        known = set(names.values())
        for symbol in graph["symbols"]:
            path = usable(tuple(symbol["pathComponents"]), known)
            if path:
                self.count[path] += 1
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo":
                source = usable(names[relation["source"]], known)
                self.conformances.add((source, names[relation["target"]][-1]))

    def leave_out(self, types):
        """Forgets what belongs to types that other modules declare as well, and win."""
        self.count = collections.Counter(
            {path: count for path, count in self.count.items() if path[0] not in types})
        self.conformances = {
            (source, name) for source, name in self.conformances
            if not source or source[0] not in types}


def usable(path, known):
    """A name without OpenCombine's namespace; None if it cannot be used without it."""
    name = path[-1].replace(PLACE, "")
    path = (*path[:-1], SHORTER.get(name, name))
    if NAMESPACE not in path:
        return path
    at = path.index(NAMESPACE)
    short = path[:at] + path[at + 1 :]
    return short if len(short) > at and short[: at + 1] in known else None


def declared_types(graph):
    """The types that stand in a module by themselves."""
    kinds = {f"swift.{kind}" for kind in ("class", "struct", "enum")}
    return {
        symbol["pathComponents"][0] for symbol in graph["symbols"]
        if symbol["kind"]["identifier"] in kinds and len(symbol["pathComponents"]) == 1}


def read_symbols():
    """What OpenCombine's modules declare and is not declared anew by ours, and what ours declares."""
    graphs = read_graphs(*OPEN_COMBINE, OURS, build=OURS)
    names = symbol_names(graphs)
    found = {True: Symbols(), False: Symbols()}
    for module, graph in graphs:
        found[module == OURS].add(graph, names)
    for module, graph in graphs:
        if module == OURS:
            found[False].leave_out(declared_types(graph))
    return found[False], found[True]


def status(theirs, ours, needed):
    if theirs >= needed:
        return "overloaded" if ours else "theirs"
    return "ours" if theirs + ours >= needed else ABSENT


def classify(theirs, ours):
    """Rows of a type, its members and its conformances, by status; how many symbols are in each."""
    rows = collections.defaultdict(list)
    totals = collections.Counter()
    for _, name, is_own, members, conformances in read_list(LIST):
        path = tuple(name.split("."))
        own = status(theirs.count[path], ours.count[path], 1) if is_own else None
        parts = collections.defaultdict(lambda: ([], []))
        for member, count in members:
            symbol = (*path, member)
            found = status(theirs.count[symbol], ours.count[symbol], int(count or 1))
            parts[found][0].append(f"`{member}`" + (f" ×{count}" if count else ""))
            totals[found] += int(count or 1)
        for conformance in conformances:
            symbol = (path, conformance)
            is_theirs = symbol in theirs.conformances
            found = status(is_theirs, not is_theirs and symbol in ours.conformances, 1)
            parts[found][1].append(f"`{conformance}`")
            totals[found] += 1
        if own:
            parts[own]
            totals[own] += 1
        for found, (names, protocols) in parts.items():
            cells = f"`{name}`", " ".join(names), " ".join(protocols)
            cells += (REASONS[name],) if found == ABSENT else ()
            rows[found].append(("" if found == own else "in ") + " | ".join(cells))
    return rows, totals


def open_combine_version():
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    return next(p["state"]["version"] for p in pins if p["identity"] == "opencombine")


def page(rows, totals):
    working = totals.total() - totals[ABSENT]
    text = f"""# What there is of Combine off Apple's platforms

Written by `Scripts/generate-combine-table.py` from the compiler's symbol graphs: do not edit.

On Apple's platforms `PlatenReactive` is Combine itself. Elsewhere it is OpenCombine {open_combine_version()} with what that lacks. Of Combine's {totals.total()} public symbols (types, members, conformances; [the list](../Scripts/combine-symbols.txt)) {working} work ({totals['theirs']} are OpenCombine's, {totals['overloaded']} OpenCombine's with overloads of ours, {totals['ours']} ours), none is {ACCEPTED}, {totals[ABSENT]} are {ABSENT}.

A symbol works if its type has as many members of its full name as Combine's. Known to differ in behaviour: OpenCombine's `throttle` loses a value that is sent on subscription; the overloads of ours, on run loops, dispatch queues, operation queues and the schedulers of this package, do not. OpenCombine's `Future` reads its result without its lock when a value is asked for while the promise is kept; ours, which takes its place wherever `Platen` or `PlatenReactive` is imported and `OpenCombine` is not, does not. What ours decide where Combine leaves it open is in two decisions: [CombineLatest](Decisions/combine-latest.md), [Merge and time](Decisions/merge-and-time.md).

A row that begins with "in" is about members of a type that stands elsewhere.
"""
    for key, title in SECTIONS.items():
        if not rows[key]:
            continue
        columns = ["type", "members", "conforms to"] + ["why"] * (key == ABSENT)
        lines = " | ".join(columns), " | ".join("---" for _ in columns), *rows[key]
        text += f"\n## {title[0].upper()}{title[1:]}\n\n"
        text += "".join(f"| {line} |\n" for line in lines)
    return text


PAGE.write_text(page(*classify(*read_symbols())), encoding="utf-8")
print(PAGE)
