"""The support states of SwiftUI's public names: working, accepted without effect, or absent."""
import collections
import itertools
import re

from symbol_graphs import ROOT
from symbol_lists import ABSENT, ACCEPTED, WORKS, read_list

LIST = ROOT / "Scripts/swiftui-symbols.txt"
PAGE = ROOT / "Documentation/SwiftUISymbols.md"

STATES = WORKS, ACCEPTED, ABSENT
# Labels with default arguments that identify the caller.
PLACES = {"name", "fileID", "filePath", "file", "line", "function"}


class States:
    """Returns the states of each name from the symbols that the modules declare."""

    def __init__(self, symbols):
        self.found = collections.defaultdict(lambda: ABSENT)
        for symbol in symbols.all:
            owner = symbol.path[:-1]
            for form in forms(symbol):
                name = ".".join((*owner, form))
                if self.found[name] != WORKS:
                    self.found[name] = ACCEPTED if symbols.is_accepted(symbol) else WORKS

    def of(self, name, member=None):
        """Returns the state of a type, or of a member, which has no effect if its type has none."""
        own = self.found[name]
        if not member:
            return own
        inner = self.found[f"{name}.{member}"]
        return ACCEPTED if own == ACCEPTED and inner == WORKS else inner


def forms(symbol):
    """Yields a symbol's full names, with and without arguments that have defaults."""
    base, bracket, labels = symbol.path[-1].partition("(")
    labels = re.findall(r"[^:]+(?=:)", labels)
    if not bracket or len(labels) > 8:
        return {symbol.path[-1]}
    declared = iter(symbol.arguments)
    choices = []
    for label in labels:
        has_default = next((default for name, default in declared if name == label), "")
        choices.append(((label,), ()) if has_default or label in PLACES else ((label,),))
    chosen = (itertools.chain(*choice) for choice in itertools.product(*choices))
    return {f"{base}({''.join(label + ':' for label in kept)})" for kept in chosen}


def rows(states):
    """Yields the heading and the name of each entry in the list, and the names in each state."""
    for entry in read_list(LIST):
        cells = {state: [] for state in STATES}
        if entry.is_own:
            cells[states.of(entry.name)].append("itself")
        for member, _ in entry.members:
            cells[states.of(entry.name, member)].append(f"`{member}`")
        name = f"`{entry.name}`" if entry.is_own else f"in `{entry.name}`"
        yield entry.heading, name, cells


def page(states):
    found = list(rows(states))
    counts = {s: sum(len(cells[s]) for _, _, cells in found) for s in STATES}
    text = f"""# SwiftUI, symbol by symbol

Written by `Scripts/generate-swiftui-table.py` from [a list](../Scripts/swiftui-symbols.txt) and the compiler's symbol graphs: do not edit.

This page lists the {sum(counts.values())} public names of SwiftUI that apps with forms and lists use: {counts[WORKS]} work, {counts[ACCEPTED]} are accepted without effect, and {counts[ABSENT]} are absent. [SwiftUI support](SwiftUI.md) describes each available name. A program that uses an absent name, or a name on neither page, does not compile.

A name represents all its overloads and works if at least one of them works. "Itself" is the symbol of the row. A row that begins with "in" lists members of a type in another section.
"""
    heading = None
    for group, name, cells in found:
        if group != heading:
            heading = group
            text += f"\n## {heading}\n\n| symbol | {' | '.join(STATES)} |\n| --- | --- | --- | --- |\n"
        text += f"| {name} | {' | '.join(' '.join(cells[s]) for s in STATES)} |\n"
    return text
