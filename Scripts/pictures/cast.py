"""A recording for asciinema: an asciicast, version 2.

Its events are the differences between successive screens of a scenario, and its clock counts the
seconds that a user would need. The same scenario therefore creates the same file, regardless of the
machine's speed.
"""

import json

CODES = {"bold": "1", "dim": "2", "italics": "3", "underscore": "4", "reverse": "7",
         "strikethrough": "9"}


class Recording:
    """The content of a screen over time."""

    def __init__(self, title):
        self.title, self.time, self.events = title, 0, []
        self.cells = self.place = None

    def show(self, screen):
        """Appends the changes of a screen since the last event."""
        cells, place = screen.cells, screen.place
        if self.cells is None:
            self.size = {"width": screen.columns, "height": screen.lines}
            self.cells = [[screen.default_char] * screen.columns] * screen.lines
        text = "".join(changes(self.cells, cells))
        if text or place != self.place:
            self.events.append([round(self.time, 2), "o", text + moved(place)])
        self.cells, self.place = cells, place

    @property
    def text(self):
        header = {"version": 2, **self.size, "title": self.title}
        lines = (json.dumps(line, ensure_ascii=False) for line in [header, *self.events])
        return "".join(line + "\n" for line in lines)


def changes(before, after):
    """Yields the differing cells: in each row, those from the first difference to the last."""
    for row, (old, new) in enumerate(zip(before, after)):
        columns = [column for column, cells in enumerate(zip(old, new)) if cells[0] != cells[1]]
        if columns:
            first = next(at for at in range(columns[0], -1, -1) if new[at].data)
            yield f"\033[{row + 1};{first + 1}H" + styled(new[first:columns[-1] + 1])


def styled(cells):
    """Returns text in its style, followed by a reset."""
    text, last = "", ""
    for cell in cells:
        look = codes(cell)
        if look != last:
            text += f"\033[{';'.join(['0', look]) if look else ''}m"
            last = look
        text += cell.data
    return text + ("\033[m" if last else "")


def codes(cell):
    looks = [code for name, code in CODES.items() if getattr(cell, name)]
    return ";".join(looks + list(color("3", cell.fg)) + list(color("4", cell.bg)))


def color(kind, color):
    if isinstance(color, tuple):
        yield kind + "8;2;" + ";".join(map(str, color))
    elif color is not None:
        yield f"{kind}8;5;{color}"


def moved(place):
    row, column, is_seen = place
    return f"\033[{row + 1};{column + 1}H\033[?25{'h' if is_seen else 'l'}"
