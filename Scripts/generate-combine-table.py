#!/usr/bin/env python3
"""Writes Documentation/Reference/Combine.md, the support table for Combine on other platforms.

    python3 Scripts/generate-combine-table.py

Scripts/combine-symbols.txt lists Combine's symbols. The available ones come from the compiler's
symbol graphs of PlatenCombine and PlatenCombineNetworking, which are built first. Additional public symbols are an error.
"""
import collections
import sys

from symbol_graphs import ROOT, WHOLE, read_graphs, symbol_names
from symbol_lists import ABSENT, WORKS, read_list

LIST = ROOT / "Scripts/combine-symbols.txt"
PAGE = ROOT / "Documentation/Reference/Combine.md"
MODULES = "PlatenCombineNetworking", "PlatenCombine"

PLACE = "fileID:line:"  # Labels with default arguments that identify the call site.
SYNTHESIZED = "::SYNTHESIZED::"  # Separates a protocol's member from the conforming type.

NO_OBSERVING = "On Linux, Foundation does not support key-value observing."
REASONS = {"NSObject": NO_OBSERVING, "NSObject.KeyValueObservingPublisher": NO_OBSERVING}
# Members that the list omits because they follow from a conformance.
IMPLIED_KINDS = {"swift.typealias", "swift.associatedtype"}
IMPLIED = {"==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "encode(to:)", "init(from:)"}


class Symbols:
    """The public declarations of a module: the number of each name, and the conformances."""

    def __init__(self, graphs):
        symbols = [symbol for _, graph in graphs for symbol in graph["symbols"]]
        self.declared = declared(symbols)
        self.count = collections.Counter(path(symbol) for symbol in self.declared)
        self.count.update(path(symbol) for symbol in inherited(symbols, self.declared))
        names = symbol_names(graphs)
        relations = [relation for _, graph in graphs for relation in graph["relationships"]]
        self.conformances = {
            (names[relation["source"]], names[relation["target"]][-1])
            for relation in relations if relation["kind"] == "conformsTo"}

    def beyond(self, known):
        """Returns the unlisted symbols that do not follow from a conformance."""
        return sorted({
            ".".join(path(symbol)) for symbol in self.declared
            if path(symbol) not in known and path(symbol)[-1] not in IMPLIED
            and symbol["kind"]["identifier"] not in IMPLIED_KINDS})


def path(symbol):
    *types, name = symbol["pathComponents"]
    return (*types, name.replace(PLACE, ""))


def declared(symbols):
    """Yields the public symbols declared in the sources, except members of hidden types."""
    hidden = {path(symbol)[0] for symbol in symbols
              if symbol["accessLevel"] == "package" and len(symbol["pathComponents"]) == 1}
    return [
        symbol for symbol in symbols
        if symbol["accessLevel"] in ("public", "open") and path(symbol)[0] not in hidden
        and SYNTHESIZED not in symbol["identifier"]["precise"]]


def inherited(symbols, declared):
    """Yields the members that types inherit from other modules' protocols or from hidden ones."""
    own = {symbol["identifier"]["precise"] for symbol in declared}
    for symbol in symbols:
        origin, separator, _ = symbol["identifier"]["precise"].partition(SYNTHESIZED)
        if separator and origin not in own:
            yield symbol


def classify(symbols, entries):
    """Returns a type's rows, with its members and conformances by status, and the number of each."""
    rows = collections.defaultdict(list)
    totals = collections.Counter()
    for _, name, is_own, members, conformances in entries:
        path = tuple(name.split("."))
        parts = collections.defaultdict(lambda: ([], []))
        own = status(symbols.count[path] > 0) if is_own else None
        if own:
            parts[own]
            totals[own] += 1
        for member, count in members:
            found = status(symbols.count[*path, member] >= int(count or 1))
            parts[found][0].append(f"`{member}`" + (f" ×{count}" if count else ""))
            totals[found] += int(count or 1)
        for conformance in conformances:
            found = status((path, conformance) in symbols.conformances)
            parts[found][1].append(f"`{conformance}`")
            totals[found] += 1
        for found, (names, protocols) in parts.items():
            cells = f"`{name}`", " ".join(names), " ".join(protocols)
            cells += (REASONS.get(name, ""),) if found == ABSENT else ()
            rows[found].append(("" if found == own else "in ") + " | ".join(cells))
    return rows, totals


def status(is_there):
    return WORKS if is_there else ABSENT


def page(rows, totals):
    text = f"""# Combine support

`Scripts/generate-combine-table.py` generates this page from the compiler's symbol graph. Do not edit this page.

`PlatenCombine` declares the public symbols of Combine except the publisher of `URLSession`, which `PlatenCombineNetworking` adds. Of Combine's {totals.total()} types, members and conformances ([list](../../Scripts/combine-symbols.txt)), {totals[WORKS]} work and {totals[ABSENT]} are {ABSENT}.

A type or a conformance works if one of these two modules declares it. A member works if its type declares at least as many members with that full name as in Combine. The time-based operators have two additional arguments with default values. These arguments record the call site, which identifies pending work. `Scripts/check-unchanged` compiles sources that import only `Combine`, in the language modes of Swift 5 and Swift 6. `Scripts/check-combine` runs a public test suite that also passes with Apple's Combine.

[Packages that import Combine or SwiftUI](../Dependencies.md) describes which dependencies of an app can use it.

A row that begins with "in" lists members of a type that is in another section or in another module.
"""
    for title in (ABSENT, WORKS):
        columns = ["type", "members", "conforms to"] + ["why"] * (title == ABSENT)
        lines = " | ".join(columns), " | ".join("---" for _ in columns), *rows[title]
        text += f"\n## {title.capitalize()}\n\n"
        text += "".join(f"| {line} |\n" for line in lines)
    return text


def known_names(entries):
    for entry in entries:
        types = tuple(entry.name.split("."))
        yield types
        yield from ((*types, member) for member, _ in entry.members)


entries = list(read_list(LIST))
symbols = Symbols(read_graphs(*MODULES, build="PlatenCombine", options=WHOLE))
PAGE.write_text(page(*classify(symbols, entries)), encoding="utf-8")
print(PAGE)
if beyond := symbols.beyond(set(known_names(entries))):
    sys.exit(f"Public in {' and '.join(MODULES)} and not Combine's: {', '.join(beyond)}")
