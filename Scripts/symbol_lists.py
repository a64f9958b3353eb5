"""Lists of the symbols in Apple's modules, and the names of support states."""
import collections
import re

WORKS = "works"
ACCEPTED = "has no effect"
ABSENT = "absent"

# A type in a list: its heading, its name, whether the list contains the type itself or only its
# members, its members with their numbers of overloads, and its conformances.
Entry = collections.namedtuple("Entry", "heading name is_own members conformances")


def read_list(path):
    heading = None
    for line in path.read_text().splitlines():
        if line.startswith("## "):
            heading = line[3:]
        if not line or line.startswith("#"):
            continue
        words, _, conformances = line.partition(" : ")
        name, *members = words.split()
        counted = [re.fullmatch(r"(.+?)(?:\*(\d))?", member).groups() for member in members]
        is_own = not name.startswith("+")
        yield Entry(heading, name.lstrip("+"), is_own, counted, conformances.split())
