"""The content of a terminal: pyte's styled cells, with attributes that pyte omits."""

import pathlib
import sys
from collections import namedtuple

import pyte

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Tests/Support/Emulators"))
from pyte_screens import Screen as EmulatedScreen  # noqa: E402

LOOKS = {1: "bold", 2: "dim", 3: "italics", 4: "underscore", 7: "reverse", 9: "strikethrough"}
ENDS = {22: ("bold", "dim"), 23: ("italics",), 24: ("underscore",), 27: ("reverse",),
        29: ("strikethrough",)}
SHOWN_AT_ONCE = 2026 << 5  # Pyte's representation of private modes.

Cell = namedtuple("Cell", ("data", "fg", "bg", *LOOKS.values()),
                  defaults=(None, None, *[False] * len(LOOKS)))
Cell.__doc__ = "A character and its look; a colour is 0 to 255, red, green and blue, or None."


class Screen(EmulatedScreen):
    """A screen with dim cells, and with colors exactly as requested."""

    @property
    def default_char(self):
        return Cell(" ")

    keeps_place = True
    has_bar_cursor = False

    def reset(self):
        super().reset()
        self.cursor.attrs = self.default_char

    def select_graphic_rendition(self, *codes):
        codes, look = list(codes or [0]), {}
        while codes:
            code = codes.pop(0)
            if code == 0:
                look = self.default_char._replace(data=self.cursor.attrs.data)._asdict()
            elif code in LOOKS:
                look[LOOKS[code]] = True
            elif code in ENDS:
                look.update(dict.fromkeys(ENDS[code], False))
            elif code in (38, 48):
                look["fg" if code == 38 else "bg"] = self.color(codes)
            elif code in (39, 49):
                look["fg" if code == 39 else "bg"] = None
            elif 30 <= code <= 37 or 90 <= code <= 97:
                look["fg"] = code % 10 + 8 * (code >= 90)
            elif 40 <= code <= 47 or 100 <= code <= 107:
                look["bg"] = code % 10 + 8 * (code >= 100)
        self.cursor.attrs = self.cursor.attrs._replace(**look)

    @staticmethod
    def color(codes):
        """Parses the rest of `38;5;N` or `38;2;R;G;B`."""
        count = 3 if codes.pop(0) == 2 else 1
        numbers, codes[:] = codes[:count], codes[count:]
        return tuple(numbers) if count == 3 else numbers[0]

    @property
    def is_complete(self):
        """Whether no synchronized update is in progress."""
        return SHOWN_AT_ONCE not in self.mode

    @property
    def cells(self):
        return [[self.buffer[row][column] for column in range(self.columns)]
                for row in range(self.lines)]

    @property
    def place(self):
        """The row and the column of the cursor, from 0, and whether it is visible."""
        return self.cursor.y, min(self.cursor.x, self.columns - 1), not self.cursor.hidden

    @property
    def rows(self):
        return ["".join(cell.data for cell in row).rstrip() for row in self.cells]
