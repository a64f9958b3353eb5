"""Writes which declarations have the names that sources know from Apple's SwiftUI.

A module of an app may well have a type called `Session`, `Log` or `Line`. So what is re-exported under
the name of Apple's module is declaration by declaration what that declares, and never a module
whole, whose other names would make an app's own ambiguous.
"""
from symbol_graphs import ROOT, read_graphs

KINDS = ("struct", "class", "enum", "protocol", "func", "typealias", "var")
APPLE = "os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)"
SWIFTUI = (
    "PlatenGraph", "PlatenControls", "PlatenNavigation", "PlatenCompatibility", "PlatenREPL",
)  # fmt: skip
# Of what asks servers little is SwiftUI's.
REMOTE = {"AsyncImage", "AsyncImagePhase"}
PAGE = ROOT / "Sources/PlatenSwiftUI/Exports.swift"


def write_exports(not_swiftui):
    """Writes the re-exports, once all that is re-exported is built."""
    graphs = read_graphs(*SWIFTUI, "PlatenRemote", build="PlatenREPL")
    ours = declared(graphs, SWIFTUI)
    remote = declared(graphs, ["PlatenRemote"])
    write(lines(ours, ours.keys() - not_swiftui) + lines(remote, remote.keys() & REMOTE))


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


def write(lines):
    """Writes the re-exports: Apple's own where it is, else two modules whole and lines."""
    whole = [f"@_exported import {module}" for module in ("Observation", "PlatenCombine")]
    text = "\n".join(f"  {line}" for line in whole + lines)
    PAGE.write_text(
        f"""// Written by Scripts/generate-swiftui-table.py: do not edit.

#if {APPLE}
  @_exported import SwiftUI
#else
{text}
#endif
""", encoding="utf-8")
    print(PAGE)
