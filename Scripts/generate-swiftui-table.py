#!/usr/bin/env python3
"""Writes the support tables for SwiftUI, UIKit and other frameworks in Documentation from the compiler's symbol graphs.

    python3 Scripts/generate-swiftui-table.py

The first page lists each name with the full names of its declarations and the first sentence of its
doc comment. The doc comment of a symbol without effect begins with "Has no effect:". The
second page lists the support state of each SwiftUI name. The third page lists the names of UIKit and
of the frameworks that screens touch.
"""
import collections
import re

import swiftui_states
from symbol_graphs import ROOT, read_graphs, symbol_names

PAGE = ROOT / "Documentation/Reference/SwiftUI.md"
UIKIT_PAGE = ROOT / "Documentation/Reference/UIKit.md"
# Modules that contain only SwiftUI's names.
VIEWS = "PlatenGraph", "PlatenControls", "PlatenNavigation", "PlatenCompatibility", "PlatenSwiftUI"
APPS = "PlatenApp"
UIKIT = "PlatenUIKit"
# The names of Foundation that the plugin declares in each target, because an app would not see those of
# a module.
TEMPLATE = ROOT / "Plugins/UnchangedSources/UnchangedFoundation.swift.template"
# Modules for other frameworks.
FRAMEWORKS = (
    "Charts", "CoreData", "CoreGraphics", "CoreLocation", "CoreTransferable", "Foundation", "MapKit",
    "Network", "SafariServices", "Security", "SwiftData", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit",
)
# Modules that contain other names as well, with the names that `PlatenSwiftUI` re-exports.
OTHERS = {
    APPS: {"App", "Scene", "SceneBuilder", "WindowGroup", "WindowResizability"},
    "PlatenRemote": {"AsyncImage", "AsyncImagePhase"},
}
ACCEPTED = "Has no effect"
SECTIONS = "Views", "State", "Modifiers", "Environment", "Styles", "Apps", "Other", ACCEPTED
TYPES = {"swift.struct", "swift.enum", "swift.class", "swift.protocol"}
APART = {"EnvironmentValues", "View"}  # Types whose members have separate sections.
UNSEEN = {"swift.associatedtype", "swift.typealias"}

Row = collections.namedtuple("Row", "section name members sentence")


class Symbol:
    def __init__(self, module, raw):
        self.module = module
        self.path = tuple(raw["pathComponents"])
        self.name = ".".join(self.path)
        self.kind = raw["kind"]["identifier"]
        fragments = raw["declarationFragments"]
        declaration = "".join(fragment["spelling"] for fragment in fragments)
        # Argument labels, and whether each argument has a default.
        self.arguments = re.findall(r"[(,] ?([\w`]+)(?: \w+)?: [^,=]*((?:=(?!=))?)", declaration)
        self.is_wrapper = any(f["spelling"] == "@propertyWrapper" for f in fragments)
        constraints = raw.get("swiftExtension", {}).get("constraints", [])
        same = (c["rhs"] for c in constraints if c["kind"] == "sameType" and c["lhs"] == "Self")
        self.style = next(same, None)  # The type in the constraint `Self == …` of a protocol's member.
        lines = [line["text"].strip() for line in raw.get("docComment", {"lines": []})["lines"]]
        paragraph = " ".join(lines[: lines.index("")] if "" in lines else lines)
        sentence = re.split(r"(?<=\.)\s", paragraph)[0].replace("``", "`").replace("|", "\\|")
        self.is_accepted = sentence.startswith(ACCEPTED + ": ")
        sentence = sentence.removeprefix(ACCEPTED + ": ")
        self.sentence = sentence[:1].upper() + sentence[1:]


class Symbols:
    """The types, members and conformances that the modules declare."""

    def __init__(self, graphs):
        found = (Symbol(module, raw) for module, graph in graphs for raw in graph["symbols"])
        self.all = [s for s in found if s.path[0] in OTHERS.get(s.module, {s.path[0]})]
        self.types = {s.name: s for s in self.all if s.kind in TYPES}
        self.members = collections.defaultdict(list)
        for symbol in sorted(self.all, key=order):
            if symbol.kind not in TYPES | UNSEEN and symbol.path[-1] != "body":
                self.members[".".join(symbol.path[:-1])].append(symbol)
        names = symbol_names(graphs)
        self.protocols = collections.defaultdict(set)
        for _, graph in graphs:
            for relation in graph["relationships"]:
                if relation["kind"] == "conformsTo":
                    source = ".".join(names[relation["source"]])
                    self.protocols[source].add(names[relation["target"]][-1])

    def styles(self, name):
        """Returns the style protocols to which a type conforms."""
        return [self.types[p] for p in self.protocols[name] if is_style(p) and p in self.types]

    def is_accepted(self, symbol):
        """Returns whether a symbol, or a style protocol to which it conforms, has no effect."""
        styles = self.styles(symbol.name)
        return symbol.is_accepted or any(style.is_accepted for style in styles)

    def rows(self):
        for symbol in self.types.values():
            yield from self.type_rows(symbol)
        yield from self.method_rows()
        for owner in sorted(self.members.keys() - self.types.keys() - APART):
            for member in self.members[owner]:
                name = member.path[-1].split("(")[0]
                yield row("Other", member, name, [member.name])
        for value in self.members["EnvironmentValues"]:
            if value.kind == "swift.property":
                yield row("Environment", value, value.path[-1], [f"\\.{value.path[-1]}"])

    def type_rows(self, symbol):
        styles = self.styles(symbol.name)
        if self.is_accepted(symbol) and not symbol.is_accepted:
            return  # Listed in the row of its protocol.
        own = [] if symbol.name in APART else self.members[symbol.name]
        members = [m.path[-1] for m in own if not m.style or symbol.is_accepted]
        for protocol in sorted(self.protocols[symbol.name] & self.types.keys()):
            members += [m.path[-1] for m in self.members[protocol] if m.style == symbol.name]
        if symbol.is_accepted:
            members += sorted(n for n in self.types if symbol in self.styles(n))
        name = ("@" if symbol.is_wrapper else "") + symbol.name
        yield row(self.section(symbol), symbol, name, members)

    def effectless_member_rows(self):
        """Yields rows of the members without effect of types that have an effect."""
        for name, symbol in self.types.items():
            for member in [] if self.is_accepted(symbol) else self.members[name]:
                if member.is_accepted:
                    yield row(ACCEPTED, member, member.name.split("(")[0], [member.path[-1]])

    def section(self, symbol):
        if symbol.module == APPS:
            return "Apps"
        if symbol.is_wrapper:
            return "State"
        if "View" in self.protocols[symbol.name]:
            return "Views"
        return "Styles" if is_style(symbol.name) or self.styles(symbol.name) else "Other"

    def method_rows(self):
        """Yields rows of view modifiers with the same name and the same support state."""
        methods = collections.defaultdict(list)
        for method in self.members["View"]:
            methods[method.path[-1].split("(")[0], method.is_accepted].append(method)
        for (name, _), group in methods.items():
            plainest = min(group, key=lambda m: (len(m.sentence), m.sentence))
            yield row("Modifiers", plainest, name, [method.path[-1] for method in group])


def order(symbol):
    """Returns the sort key of a type's member: initializers first, then short names."""
    name = symbol.path[-1]
    return not name.startswith("init("), len(name), name


def is_style(name):
    return name.endswith("Style")


def row(section, symbol, name, members):
    if symbol.is_accepted:
        section = ACCEPTED
    return Row(section, name, list(dict.fromkeys(members)), symbol.sentence)


def page(rows):
    text = """# SwiftUI support

Generated by `Scripts/generate-swiftui-table.py` from the compiler's symbol graphs. Do not edit this page.

This page describes the SwiftUI names that Platen declares. [SwiftUI, symbol by symbol](SwiftUISymbols.md) also lists the absent names. `@Observable` is part of Swift, and `@Published` is part of [Combine](Combine.md). Names that have no effect let screens written for a phone compile, but do not change the output.
"""
    for section in SECTIONS:
        text += f"\n## {section}\n\n| name | declarations | description |\n| --- | --- | --- |\n"
        chosen = [r for r in rows if r.section == section]
        for r in sorted(chosen, key=lambda r: (r.name.lower(), *r)):
            members = " ".join(f"`{member}`" for member in r.members).replace("|", "\\|")
            text += f"| `{r.name}` | {members} | {r.sentence} |\n"
    return text


def uikit_page(rows, effectless, frameworks):
    text = """# UIKit support

Generated by `Scripts/generate-swiftui-table.py` from the compiler's symbol graphs. Do not edit this page.

This page lists the names of UIKit that `PlatenUIKit` declares, and the names of other frameworks. [Running your iOS view models on Linux](../Unchanged.md#uikit) describes what they do. SwiftUI's names for UIKit, such as `UIViewRepresentable`, are in [SwiftUI support](SwiftUI.md).
"""
    text += table("Works", [r for r in rows if r.section != ACCEPTED])
    text += table(ACCEPTED, [r for r in rows if r.section == ACCEPTED] + effectless)
    for name, rows in frameworks:
        text += table(name, rows)
    return text


def table(heading, rows):
    text = f"\n## {heading}\n\n| name | declarations | description |\n| --- | --- | --- |\n"
    for r in sorted(rows, key=lambda r: (r.name.lower(), *r)):
        members = " ".join(f"`{member}`" for member in r.members).replace("|", "\\|")
        text += f"| `{r.name}` | {members} | {r.sentence} |\n"
    return text


def template_rows():
    """Yields rows of the declarations in the template of the plugin."""
    owner, sentence = "", ""
    for line in TEMPLATE.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"extension (\w+)", line):
            owner = match[1] + "."
        elif line == "}":
            owner = ""
        declared = re.match(
            r" *(?:@usableFromInline|public)(?: static)? (?:func|var|typealias) (\w+)(\([^)]*\))?", line
        )
        if declared:
            labels = re.findall(r"(\w+)(?: \w+)?:", declared[2] or "")
            arguments = f"({''.join(f'{label}:' for label in labels)})" if declared[2] else ""
            name = owner + declared[1] + arguments
            yield Row("Names", declared[1], [name] if owner or arguments else [], sentence)
        comment = re.match(r" *// (.*)", line)
        sentence = comment[1].removeprefix(ACCEPTED + ": ") if comment else ""
        sentence = sentence[:1].upper() + sentence[1:]


modules = [f"Platen{name}" for name in FRAMEWORKS]
graphs = read_graphs(*VIEWS, *OTHERS, UIKIT, *modules, build="PlatenSwiftUI")
frameworks = [(n, Symbols([g for g in graphs if g[0] == m])) for n, m in zip(FRAMEWORKS, modules)]
graphs = [graph for graph in graphs if graph[0] not in modules]
symbols = Symbols([graph for graph in graphs if graph[0] != UIKIT])
PAGE.write_text(page(list(symbols.rows())), encoding="utf-8")
print(PAGE)
uikit = Symbols([graph for graph in graphs if graph[0] == UIKIT])
found = [(name, list(symbols.rows())) for name, symbols in frameworks]
for name, rows in found:
    if name == "Foundation":
        known = {r.name for r in rows}
        rows += {r.members[0]: r for r in template_rows() if r.name not in known}.values()
UIKIT_PAGE.write_text(
    uikit_page(list(uikit.rows()), list(uikit.effectless_member_rows()), found), encoding="utf-8")
print(UIKIT_PAGE)
symbol_page = swiftui_states.page(swiftui_states.States(Symbols(graphs)))
swiftui_states.PAGE.write_text(symbol_page, encoding="utf-8")
print(swiftui_states.PAGE)
