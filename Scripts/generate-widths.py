#!/usr/bin/env python3
"""Writes Sources/Text/Lines/Width/WidthTable.swift from the files of Debian's package unicode-data.

    apt-get install unicode-data
    python3 Scripts/generate-widths.py

The choices made here are explained in Documentation/Decisions/widths.md.
"""
import bz2
import gzip
import io
import pathlib
import re
import sys
import zipfile

UNICODE = pathlib.Path("/usr/share/unicode")
OUTPUT = pathlib.Path(__file__).parent.parent / "Sources/Text/Lines/Width/WidthTable.swift"

LIMIT = 0x20000  # Scalars above this limit follow rules; see `check_rules_above_limit`.
PAGE = 64  # The number of scalars per page.
PER_LINE = 94  # The number of characters per line of a literal.

# Bits 0-1 are the width (3: one cell, or two before VS16); bit 2 means "may join a neighbor".
NARROW, WIDE, EMOJI_BASE, JOINS = 1, 2, 3, 4


def read(name):
    """Returns the text of a file in the package, decompressing it if necessary."""
    path = UNICODE / name
    if path.exists():
        return path.read_text(encoding="utf-8")
    for suffix, unpack in ((".bz2", bz2.decompress), (".gz", gzip.decompress), (".zip", unzip)):
        packed = path.with_name(path.name + suffix)
        if packed.exists():
            return unpack(packed.read_bytes()).decode("utf-8")
    sys.exit(f"{path} is missing: apt-get install unicode-data")


def unzip(data):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.read(archive.namelist()[0])


def properties(name):
    """Yields the scalars in a file with their values."""
    for line in read(name).splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        for scalar in range(int(first, 16), int(last or first, 16) + 1):
            yield scalar, fields[1]


def scalars(name, *values):
    return {scalar for scalar, value in properties(name) if value in values}


def emoji_bases():
    """Returns the scalars that VS16 changes to emoji."""
    text = read("emoji/emoji-variation-sequences.txt")
    return {int(base, 16) for base in re.findall(r"^(\w+) FE0F", text, re.MULTILINE)}


east_asian_wide = scalars("EastAsianWidth.txt", "W", "F")
category = dict(properties("extracted/DerivedGeneralCategory.txt"))
cluster_break = dict(properties("auxiliary/GraphemeBreakProperty.txt"))
ignorable = scalars("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
visible_format = scalars("PropList.txt", "Prepended_Concatenation_Mark") | {0x00AD}
pictographic = scalars("emoji/emoji-data.txt", "Extended_Pictographic")
emoji_base = emoji_bases()


def is_unassigned(scalar):
    return category.get(scalar, "Cn") == "Cn"


def has_no_width(scalar):
    if scalar in visible_format:
        return False
    if category.get(scalar) in ("Mn", "Me", "Cf", "Cc", "Cs", "Zl", "Zp"):
        return True
    if cluster_break.get(scalar) in ("V", "T"):
        return True
    return is_unassigned(scalar) and scalar in ignorable


def is_future_emoji(scalar):
    """Returns whether a scalar is reserved for a future emoji, which will be wide."""
    kept = range(0x1F680, 0x1F700), range(0x1FA70, 0x1FB00)
    return is_unassigned(scalar) and scalar in pictographic and any(scalar in r for r in kept)


def width(scalar):
    if has_no_width(scalar):
        return 0
    if scalar in east_asian_wide or is_future_emoji(scalar):
        return WIDE
    return EMOJI_BASE if scalar in emoji_base else NARROW


def may_join(scalar):
    """Returns whether a cluster can contain this scalar next to one that may not join."""
    # LV and LVT join only jamo, and pictographs only ZWJ and Extend, which have the bit themselves.
    breaks = cluster_break.get(scalar, "Other")
    return breaks not in ("Other", "LV", "LVT") or is_unassigned(scalar)


def trait(scalar):
    return width(scalar) | (JOINS if may_join(scalar) else 0)


def check_rules_above_limit():
    """Checks the rules in `Unicode.Scalar.trait` for the planes without a table."""
    for scalar in range(LIMIT, 0x110000):
        plane = scalar >> 16
        if plane in (2, 3):
            expected = WIDE
        elif plane == 14:
            expected = JOINS
        else:
            expected = NARROW
        if not is_unassigned(scalar) and trait(scalar) != expected:
            sys.exit(f"U+{scalar:04X} is {trait(scalar)}, not {expected}: revise the rules")


def digit(value):
    """Returns six bits as a character that is valid in a raw string literal."""
    assert value < 0x40
    return chr(0x30 + value)


def pages():
    """Returns the distinct pages, and the page number of each group of 64 scalars."""
    unique, numbers = {}, []
    for start in range(0, LIMIT, PAGE):
        traits = [trait(scalar) for scalar in range(start, start + PAGE)]
        page = "".join(digit(even | odd << 3) for even, odd in zip(traits[::2], traits[1::2]))
        numbers.append(unique.setdefault(page, len(unique)))
    return "".join(unique), "".join(digit(n >> 6) + digit(n & 0x3F) for n in numbers)


def literal(text):
    lines = [text[start : start + PER_LINE] for start in range(0, len(text), PER_LINE)]
    return '#"""\n' + "\\#\n".join("    " + line for line in lines) + '\n    """#'


def unicode_version():
    return re.search(r"EastAsianWidth-([\d.]+)\.txt", read("EastAsianWidth.txt")).group(1)


TEMPLATE = """\
// swift-format-ignore-file
// Generated by Scripts/generate-widths.py from Unicode {version}: do not edit.
//
//     apt-get install unicode-data
//     python3 Scripts/generate-widths.py

/// The traits of the scalars below U+20000, in pages of 64 that are shared if they are equal.
///
/// String literals need no work at program start. Each character encodes six bits as an offset from
/// "0".
enum WidthTable {{
  /// The pages: each character encodes two scalars, the first in the low three bits.
  static var pages: StaticString {{
    {pages}
  }}

  /// The page number of each 64 scalars: two characters, the high bits first.
  static var numbers: StaticString {{
    {numbers}
  }}
}}
"""

check_rules_above_limit()
page_literal, number_literal = map(literal, pages())
OUTPUT.write_text(
    TEMPLATE.format(version=unicode_version(), pages=page_literal, numbers=number_literal),
    encoding="utf-8",
)
