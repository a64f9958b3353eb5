#!/usr/bin/env python3
"""Writes the rings of Documentation/Architecture.md from the table of libraries in Package.swift.

    Scripts/generate-architecture.py           writes the page
    Scripts/generate-architecture.py --check   fails if the page differs

A ring or target is described by the comment before its entry in the table. An arrow leads to the
targets and products that a target uses directly.
"""
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST, PAGE = ROOT / "Package.swift", ROOT / "Documentation/Architecture.md"
BEGIN, END = "<!-- rings: Scripts/generate-architecture.py -->\n", "<!-- end of rings -->\n"
WIDTH = 100


def entries(lines, indent):
    """Yields the description and name of each entry with an indent, and its lines."""
    comment, found = [], None
    for line in lines:
        text = line[len(indent):] if line.startswith(indent) else ""
        if text.startswith("//"):
            comment.append(text.removeprefix("//").strip())
        elif text.startswith('"'):
            for name, rest in re.findall(r'"(\w+)": (\[[^\]]*)', text):
                if found:
                    yield found
                found = (" ".join(comment), name, [rest])
            comment = []
        elif found:
            found[2].extend(f"{indent}// {text}" for text in comment)
            found[2].append(line)
            comment = []
    yield found


def rings():
    """Yields each ring with its description and its targets: name, description, direct uses."""
    text = MANIFEST.read_text()
    start = text.index("let libraries")
    table = text[start:text.index("\n]\n", start)].splitlines()[1:]
    for description, name, lines in entries(table, "  "):
        yield name, description, special(name) + [
            (target, text, re.findall(r'"(\w+)"', "".join(rest)))
            for text, target, rest in entries(lines[1:], "    ")]


def special(ring):
    """Returns the system libraries and macros of a ring."""
    pattern = rf'\.(systemLibrary|macro)\(\s*name: [^)]*?path: "Sources/{ring}/(\w+)"'
    kinds = {"systemLibrary": "Headers of a system library.", "macro": "The plugin of the compiler."}
    return [(name, kinds[kind], []) for kind, name in re.findall(pattern, MANIFEST.read_text())]


def drawing():
    found = [*rings(), ("Adopt", "The program `platen`, which adopts Xcode projects.", [])]
    for ring, description, targets in reversed(found):
        yield f"{ring:<11}{description}".rstrip()
        for name, text, uses in reversed(targets):
            parts = filter(None, [text, "→ " + ", ".join(uses) if uses else ""])
            yield from textwrap.wrap(
                f"{name:<24}{' '.join(parts)}".rstrip(), WIDTH, initial_indent="  ",
                subsequent_indent=" " * 26)


def main():
    page = PAGE.read_text()
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    block = "```text\n" + "".join(f"{line}\n" for line in drawing()) + "```\n"
    text = before + BEGIN + block + END + after
    if "--check" not in sys.argv:
        PAGE.write_text(text)
    elif text != page:
        sys.exit("the rings in Documentation/Architecture.md differ from Package.swift; "
                 "run Scripts/generate-architecture.py")


main()
