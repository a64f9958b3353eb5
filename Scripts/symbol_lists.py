"""Lists of what Apple's modules declare, and the words for what there is of it."""
import collections
import re

WORKS = "works"
ACCEPTED = "accepted without effect"
ABSENT = "absent"

# A type, whether the list is about itself or only about what stands in it, its members with the
# number of overloads, and its conformances, under a heading.
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
