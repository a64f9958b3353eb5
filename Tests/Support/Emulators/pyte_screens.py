#!/usr/bin/python3
"""Says what pyte shows after bytes were written to it.

Reads a case a line: {"width", "height", "steps"}; a step is a text, or a size that the terminal is
given. Answers each by {"rows", "cursor", "top"}: what has scrolled away and what is shown, the
cursor's row and cell in that, and how many rows have scrolled away. A row says its styles too.
"""

import functools
import json
import sys

import pyte

PLAIN = pyte.screens.Char(" ")


class Screen(pyte.Screen):
    """A screen that keeps what scrolls away, and is made smaller as xterm is."""

    keeps_place = False

    def __init__(self, width, height):
        self.kept = []
        super().__init__(width, height)

    def index(self):
        if self.cursor.y == self.lines - 1:
            self.kept.append(dict(self.buffer[0]))
        super().index()

    def restore_cursor(self):
        """As pyte's, which forgets the place; most terminals do not."""
        was_kept = bool(self.savepoints)
        super().restore_cursor()
        if was_kept and self.keeps_place:
            self.save_cursor()

    def delete_lines(self, count=None):
        """As pyte's, which keeps a row if the one that comes in its place was never written."""
        for row in range(self.lines):
            self.buffer[row]  # Makes it.
        super().delete_lines(count)

    def select_graphic_rendition(self, *codes):
        """As pyte's, which takes bright colours for bold ones."""
        if 38 not in codes and 48 not in codes:
            codes = [part for code in codes
                     for part in ([38, 5, code - 82] if 90 <= code <= 97 else [code])]
        super().select_graphic_rendition(*codes)

    def resize_as_xterm(self, width, height):
        while self.lines > height:
            if self.cursor.y < self.lines - 1:
                self.buffer.pop(self.lines - 1, None)
            else:
                self.index()
                self.cursor.y -= 1
            self.lines -= 1
        self.lines, self.columns = height, width
        for row in self.buffer.values():
            for column in [column for column in row if column >= width]:
                del row[column]
        self.cursor.x = min(self.cursor.x, width - 1)


@functools.lru_cache(maxsize=None)
def style(char):
    names = [name for name in ("bold", "italics", "underscore", "strikethrough", "reverse")
             if getattr(char, name)]
    colors = [f"{kind}={color}" for kind, color in (("fg", char.fg), ("bg", char.bg))
              if color != "default"]
    return "{" + " ".join(names + colors) + "}"


def text(row):
    """A row's characters, each change of style before it, without blanks at the end."""
    cells = [row.get(column, PLAIN) for column in range(max(row, default=-1) + 1)]
    while cells and cells[-1] == PLAIN:
        cells.pop()
    parts, last = [], "{}"
    for cell in cells:
        if style(cell) != last:
            last = style(cell)
            parts.append(last)
        parts.append(cell.data)
    return "".join(parts)


def answer(case):
    screen = Screen(case["width"], case["height"])
    stream = pyte.Stream(screen)
    for step in case["steps"]:
        if isinstance(step, str):
            stream.feed(step)
        else:
            screen.resize_as_xterm(*step)
    shown = [screen.buffer[row] for row in range(screen.lines)]
    rows = [text(row) for row in screen.kept + shown]
    while rows and not rows[-1]:
        rows.pop()
    top = len(screen.kept)
    return {"rows": rows, "cursor": [top + screen.cursor.y, screen.cursor.x], "top": top}


def main():
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))))


if __name__ == "__main__":
    main()
