"""An image of a terminal window in SVG."""

import itertools
import re
from collections import namedtuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT, BASE = 9, 20, 15  # The size of a cell, and the distance from its top to the baseline.
MARGIN, TITLE = 20, 34  # The margin around the cells, and the height of the title bar.
FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

Window = namedtuple("Window", "ground text cursor edge colors")
Window.__doc__ = "The colors of a terminal window: its own and the 16 colors of its palette."

DARK = Window("#1b1e25", "#d7dae0", "#e8b45a", "#3a404c", [
    "#3a404c", "#ef6b73", "#8ccf7e", "#e5c76b", "#6cb2f5", "#c792ea", "#5fc9d4", "#d7dae0",
    "#788190", "#ff8087", "#a5e198", "#f4da8c", "#8dc6ff", "#d9adf5", "#84dfe8", "#ffffff"])
LIGHT = Window("#fbfbfa", "#22262e", "#b96d00", "#c9cdd4", [
    "#22262e", "#b3261e", "#1f7a33", "#8a5a00", "#1f5fbf", "#8a3ab9", "#00687a", "#e3e5e8",
    "#5c6470", "#d0342b", "#2b8f42", "#a86e00", "#2f74dd", "#a04fd0", "#0a8299", "#ffffff"])
BUTTONS = ("#ef6b73", "#e5c76b", "#8ccf7e")
LEVELS = [0, 95, 135, 175, 215, 255]  # The component values of the 216 colors after the first 16.

# The part of a cell that each block fills: its left and top edges, width and height.
BLOCKS = {
    **{sign: (0, 20 - 2.5 * part, 9, 2.5 * part) for part, sign in enumerate("▁▂▃▄▅▆▇█", 1)},
    **{sign: (0, 0, 1.125 * part, 20) for part, sign in enumerate("▏▎▍▌▋▊▉", 1)},
    "▀": (0, 0, 9, 10), "▔": (0, 0, 9, 2.5), "▐": (4.5, 0, 4.5, 20), "▕": (7.875, 0, 1.125, 20),
    "┃": (3, 0, 3, 20), "░": (0, 4, 9, 12)}
# The directions of each box's lines.
BOXES = {"─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu"}
ENDS = {"l": "h-4.5", "r": "h4.5", "u": "v-10", "d": "v10"}
DRAWN = {*BLOCKS, *BOXES, ""}  # Drawn without a font.

# Characters in monospaced fonts; others may be wider in their fallback font.
LETTERS = re.compile("[!-~\u00a1-\u024f–—‘’“”…• ]")


def picture(title, screen, window=DARK, top=0):
    """Returns the rows of a screen from the specified one to the last that is not empty."""
    bottom = 1 + max(row for row, text in enumerate(screen.rows) if text)
    cells = Cells(screen, window)
    cells.rows = cells.rows[top:max(bottom, screen.cursor.y + 1)]
    width = screen.columns * WIDTH + 2 * MARGIN
    height = len(cells.rows) * HEIGHT + TITLE + MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="9"'
        f' fill="{window.ground}" stroke="{window.edge}"/>',
        *(f'<circle cx="{MARGIN + 4 + 18 * at}" cy="18" r="5.5" fill="{color}"/>'
          for at, color in enumerate(BUTTONS)),
        f'<g transform="translate({MARGIN} {TITLE})" font-family="{FONT}" font-size="15"'
        f' fill="{window.text}" xml:space="preserve">',
        *cells.fills(), *cells.boxes(), *cells.underlines(), *cells.texts(), *cells.bar_cursor(top),
        "</g>", "</svg>", ""])


class Cells:
    """The rows of a screen, in the colors of a window."""

    def __init__(self, screen, window):
        self.window, self.rows, self.bar = window, screen.cells, None
        row, column, is_seen = screen.place
        if is_seen and screen.has_bar_cursor:
            self.bar = row, column
        elif is_seen:
            self.rows[row][column] = self.rows[row][column]._replace(
                fg=window.ground, bg=window.cursor, dim=False, reverse=False)

    def fills(self):
        """Yields the backgrounds of cells and the blocks above them, as one path per color."""
        for part in self.ground, self.block:
            paths = {}
            for row, cells in enumerate(self.rows):
                for (color, *place), column, count in spans(part(cell) for cell in cells):
                    paths.setdefault(color, []).append(rectangles(row, column, count, *place))
            for color, path in paths.items():
                yield f'<path fill="{color}" d="{"".join(path)}" shape-rendering="crispEdges"/>'

    def bar_cursor(self, top):
        """Yields the cursor as a bar at the left edge of its cell, if it has this shape."""
        if self.bar:
            row, column = self.bar
            yield (f'<rect x="{column * WIDTH}" y="{(row - top) * HEIGHT}" width="2"'
                   f' height="{HEIGHT}" fill="{self.window.cursor}"/>')

    def boxes(self):
        """Yields the lines of boxes, each from the center of its cell."""
        for row, cells in enumerate(self.rows):
            signs = ((self.colors(cell)[0], cell.data) if cell.data in BOXES else None
                     for cell in cells)
            for (color, sign), column, count in spans(signs):
                path = "".join(
                    f"M{(column + at + 0.5) * WIDTH} {(row + 0.5) * HEIGHT:g}{ENDS[end]}"
                    for at in range(count) for end in BOXES[sign])
                yield f'<path d="{path}" stroke="{color}" stroke-linecap="square"/>'

    def underlines(self):
        """Yields the lines below underlined cells, including spaces."""
        for row, cells in enumerate(self.rows):
            colors = (self.colors(cell)[0] if cell.underscore else None for cell in cells)
            for color, column, count in spans(colors):
                yield (f'<path d="M{column * WIDTH} {row * HEIGHT + BASE + 2.5}h{count * WIDTH}"'
                       f' stroke="{color}"/>')

    def texts(self):
        """Yields letters in runs of one style as wide as their cells; other characters separately."""
        for row, cells in enumerate(self.rows):
            y = row * HEIGHT + BASE
            shown = (self.look(cell) if cell.data not in DRAWN else None for cell in cells)
            for attributes, column, count in spans(shown):
                text = "".join(
                    cell.data if LETTERS.fullmatch(cell.data) else "\0"
                    for cell in cells[column:column + count])
                for run in re.finditer("[^ \0]+(?: [^ \0]+)*", text):
                    yield (f'<text x="{(column + run.start()) * WIDTH}" y="{y}"'
                           f' textLength="{len(run[0]) * WIDTH}"{attributes}>'
                           f"{escape(run[0])}</text>")
                for sign in re.finditer("\0", text):
                    at = column + sign.start()
                    yield (f'<text x="{(at + cells_of(cells, at) / 2) * WIDTH:g}" y="{y}"'
                           f' text-anchor="middle"{attributes}>{escape(cells[at].data)}</text>')

    def ground(self, cell):
        """Returns the color of a cell's background and the part that it fills, or None."""
        color = self.colors(cell)[1]
        return color and (color, 0, 0, WIDTH, HEIGHT)

    def block(self, cell):
        """Returns a block's color and the part of the cell that it fills; placeholders are pale."""
        if cell.data not in BLOCKS:
            return None
        front, back = self.colors(cell)
        color = mixed(front, back or self.window.ground, 0.25) if cell.data == "░" else front
        return (color, *BLOCKS[cell.data])

    def look(self, cell):
        """Returns the attributes of text that differ from the image's defaults."""
        front = self.colors(cell)[0]
        return "".join([
            f' fill="{front}"' * (front != self.window.text),
            ' font-weight="bold"' * cell.bold, ' font-style="italic"' * cell.italics,
            ' text-decoration="line-through"' * cell.strikethrough])

    def colors(self, cell):
        """Returns a cell's text and background colors; None is the window's color."""
        front, back = self.color(cell.fg) or self.window.text, self.color(cell.bg)
        if cell.reverse:
            front, back = back or self.window.ground, front
        return mixed(front, back or self.window.ground, 0.55) if cell.dim else front, back

    def color(self, color):
        """Returns a color as it appears in SVG, such as "#1b1e25", or None."""
        if isinstance(color, str):
            return color
        if isinstance(color, int) and color < 16:
            return self.window.colors[color]
        if isinstance(color, int) and color < 232:
            color = [LEVELS[(color - 16) // step % 6] for step in (36, 6, 1)]
        elif isinstance(color, int):
            color = [8 + 10 * (color - 232)] * 3
        return color and "#" + "".join(f"{part:02x}" for part in color)


def rectangles(row, column, count, left, top, width, height):
    """Returns the path of the same part of adjacent cells; whole cells form one rectangle."""
    if width == WIDTH:
        count, width = 1, count * WIDTH
    return "".join(
        f"M{(column + at) * WIDTH + left:g} {row * HEIGHT + top:g}"
        f"h{width:g}v{height:g}h{-width:g}z" for at in range(count))


def mixed(front, back, share):
    parts = (tuple(int(color[at:at + 2], 16) for at in (1, 3, 5)) for color in (front, back))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(*parts))


def spans(row):
    """Yields the ranges of a row's cells with equal values other than None."""
    column = 0
    for value, group in itertools.groupby(row):
        count = len(list(group))
        if value is not None:
            yield value, column, count
        column += count


def cells_of(cells, at):
    """Returns the width of a character in cells; the second of two cells is empty."""
    return 2 if at + 1 < len(cells) and not cells[at + 1].data else 1
