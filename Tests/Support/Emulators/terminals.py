"""The emulators that a program is shown by."""

import os
import re

import pyte
import pyte_screens
import tmux_screens

JOINED = re.compile("(?:[^\u200d]\u200d)+[^\u200d]")


class Pyte:
    """A terminal that does with another size what xterm does."""

    name = "xterm-256color"
    # Whether it cuts off what is too wide.
    cuts = True

    def begin(self, size):
        self.screen = pyte_screens.Screen(*size)
        self.screen.keeps_place = True
        self.stream = pyte.Stream(self.screen)

    def write(self, text):
        self.stream.feed(text)

    def resize(self, width, height):
        self.screen.resize_as_xterm(width, height)

    def shown(self):
        """How many rows have scrolled away, the rows, and the cursor's row and column."""
        screen = self.screen
        rows = [pyte_screens.text(screen.buffer[row]) for row in range(screen.lines)]
        return len(screen.kept), rows, (screen.cursor.y, screen.cursor.x)

    def kept(self):
        """The rows that have scrolled away."""
        return [pyte_screens.text(row) for row in self.screen.kept]


class Tmux:
    """The tmux that this runs in."""

    name = "tmux-256color"
    cuts = False

    def __init__(self):
        self.terminal = tmux_screens.Terminal()

    def begin(self, size):
        self.resize(*size)
        self.terminal.write("\x1bc")
        tmux_screens.tmux("clear-history")

    def write(self, text):
        data = text.encode()
        while data:
            data = data[os.write(1, data):]

    def resize(self, width, height):
        self.terminal.resize(width, height)

    def shown(self):
        cursor = self.terminal.write("")
        top, captured = tmux_screens.tmux(
            "display-message", "-p", "#{history_size}", ";",
            "capture-pane", "-p", "-e", "-N").split("\n", 1)
        # How much is shown of a family depends on where tmux has cut what it read.
        rows = [JOINED.sub("👪", row) for row in tmux_screens.rows(captured)]
        return int(top), rows + [""] * (self.terminal.size[1] - len(rows)), cursor

    def kept(self):
        captured = tmux_screens.tmux("capture-pane", "-p", "-e", "-N", "-S", "-", "-E", "-1")
        return tmux_screens.rows(captured)
