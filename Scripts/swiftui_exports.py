"""Writes which declarations have the names that sources know from Apple's Combine and SwiftUI.

A module of an app may well have a type called `Session`, `Log` or `Line`. So what is re-exported under
the names of Apple's modules is declaration by declaration what those declare, and never a module
whole, whose other names would make an app's own ambiguous.
"""
from symbol_graphs import ROOT, read_graphs
from symbol_lists import read_list

COMBINE = ROOT / "Scripts/combine-symbols.txt"
KINDS = ("struct", "class", "enum", "protocol", "func", "typealias", "var")
APPLE = "os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)"
SWIFTUI = "PlatenViews", "PlatenREPL"
# Of what asks servers little is SwiftUI's.
REMOTE = {"AsyncImage", "AsyncImagePhase"}


def write_exports(not_swiftui):
    """Writes the re-exports of both modules, once all that they re-export is built."""
    graphs = read_graphs(*SWIFTUI, "PlatenRemote", "PlatenReactive", "OpenCombine", build="PlatenREPL")
    ours = declared(graphs, SWIFTUI)
    remote = declared(graphs, ["PlatenRemote"])
    names = {entry.name for entry in read_list(COMBINE)}
    combine = declared(graphs, ["OpenCombine"]) | declared(graphs, ["PlatenReactive"])
    write("PlatenCombine", "Combine", ["Foundation", "FoundationNetworking"], lines(combine, combine.keys() & names))
    write(
        "PlatenSwiftUI", "SwiftUI",
        ["Observation", "PlatenCombine"],
        lines(ours, ours.keys() - not_swiftui) + lines(remote, remote.keys() & REMOTE))


def declared(graphs, modules):
    """What stands in some modules by itself: the kind and the module of each name."""
    found = {}
    for module, graph in graphs:
        for symbol in graph["symbols"] if module in modules else []:
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            if len(symbol["pathComponents"]) == 1 and kind in KINDS:
                found[symbol["pathComponents"][0].split("(")[0]] = kind, module
    return found


def lines(found, names):
    kinds = ((name, *found[name]) for name in sorted(names, key=str.lower))
    return [f"@_exported import {kind} {module}.{name}" for name, kind, module in kinds]


def write(module, apples, whole, lines):
    """Writes the re-exports of a module: Apple's own where it is, else some modules and lines."""
    page = ROOT / f"Sources/{module}/Exports.swift"
    text = "\n".join(f"  {line}" for line in [f"@_exported import {m}" for m in whole] + lines)
    page.write_text(
        f"""// Written by Scripts/generate-swiftui-table.py: do not edit.

#if {APPLE}
  @_exported import {apples}
#else
{text}
#endif
""", encoding="utf-8")
    print(page)
