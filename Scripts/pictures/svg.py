"""A picture of a terminal: its cells in a window, as SVG."""

import itertools
import re
from xml.sax.saxutils import escape

WIDTH, HEIGHT, BASE = 9, 20, 15  # Of a cell, and from its top to the base of its letters.
MARGIN, TITLE = 20, 34  # Around the cells, and above them.
FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

GROUND, TEXT, CURSOR = "#1b1e25", "#d7dae0", "#e8b45a"
COLORS = ["#3a404c", "#ef6b73", "#8ccf7e", "#e5c76b", "#6cb2f5", "#c792ea", "#5fc9d4", "#d7dae0",
          "#788190", "#ff8087", "#a5e198", "#f4da8c", "#8dc6ff", "#d9adf5", "#84dfe8", "#ffffff"]
LEVELS = [0, 95, 135, 175, 215, 255]  # Of the 216 colours that follow the sixteen.

# How much of a cell a block fills, from the top; where the lines of a box go from its middle.
BLOCKS = {"▀": (0, 10), "▄": (10, 10), "█": (0, 20), "░": (4, 12)}
BOXES = {"─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu"}
ENDS = {"l": "h-4.5", "r": "h4.5", "u": "v-10", "d": "v10"}
DRAWN = {*BLOCKS, *BOXES, ""}  # Not by a font.

# What fonts of fixed width have; other signs may be wider in the font that is taken for them.
LETTERS = re.compile("[!-~\u00a1-\u024f–—‘’“”…• ]")


def picture(title, screen, top=0):
    """The rows of a screen from one on to the last that shows anything."""
    bottom = 1 + max(row for row, text in enumerate(screen.rows) if text)
    rows = with_cursor(screen)[top:max(bottom, screen.cursor.y + 1)]
    width = screen.columns * WIDTH + 2 * MARGIN
    height = len(rows) * HEIGHT + TITLE + MARGIN
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="9" fill="{GROUND}"'
        ' stroke="#3a404c"/>',
        *(f'<circle cx="{MARGIN + 4 + 18 * at}" cy="18" r="5.5" fill="{color}"/>'
          for at, color in enumerate(("#ef6b73", "#e5c76b", "#8ccf7e"))),
        f'<g transform="translate({MARGIN} {TITLE})" font-family="{FONT}" font-size="15"'
        f' fill="{TEXT}" xml:space="preserve">',
        *fills(rows), *boxes(rows), *texts(rows), "</g>", "</svg>", ""])


def with_cursor(screen):
    """The cells of a screen, the one where the cursor is in its colours."""
    cells, (row, column, is_seen) = screen.cells, screen.place
    if is_seen:
        cells[row][column] = cells[row][column]._replace(
            fg=GROUND, bg=CURSOR, dim=False, reverse=False)
    return cells


def colors(cell):
    """The colours of a cell's signs and of its ground, None being the window's."""
    front, back = hexadecimal(cell.fg) or TEXT, hexadecimal(cell.bg)
    if cell.reverse:
        front, back = back or GROUND, front
    return mixed(front, back or GROUND, 0.55) if cell.dim else front, back


def hexadecimal(color):
    if isinstance(color, str):
        return color
    if isinstance(color, int) and color < 16:
        return COLORS[color]
    if isinstance(color, int) and color < 232:
        color = [LEVELS[(color - 16) // step % 6] for step in (36, 6, 1)]
    elif isinstance(color, int):
        color = [8 + 10 * (color - 232)] * 3
    return color and "#" + "".join(f"{part:02x}" for part in color)


def mixed(front, back, share):
    parts = (tuple(int(color[at:at + 2], 16) for at in (1, 3, 5)) for color in (front, back))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(*parts))


def spans(row):
    """The stretches of a row that have the same value, if they have one."""
    column = 0
    for value, group in itertools.groupby(row):
        count = len(list(group))
        if value is not None:
            yield value, column, count
        column += count


def fills(rows):
    """The grounds of cells, and over them their blocks, each colour by one path."""
    for part in ground, block:
        paths = {}
        for row, cells in enumerate(rows):
            for (color, top, height), column, count in spans(part(cell) for cell in cells):
                paths.setdefault(color, []).append(
                    f"M{column * WIDTH} {row * HEIGHT + top}"
                    f"h{count * WIDTH}v{height}h-{count * WIDTH}z")
        for color, path in paths.items():
            yield f'<path fill="{color}" d="{"".join(path)}" shape-rendering="crispEdges"/>'


def ground(cell):
    """The colour of a cell's ground and the part of the cell that it fills, or nothing."""
    return colors(cell)[1] and (colors(cell)[1], 0, HEIGHT)


def block(cell):
    """A block's colour and the part of the cell that it fills; what stands for a text is pale."""
    if cell.data not in BLOCKS:
        return None
    front, back = colors(cell)
    color = mixed(front, back or GROUND, 0.25) if cell.data == "░" else front
    return (color, *BLOCKS[cell.data])


def boxes(rows):
    """The lines of boxes, each sign's from the middle of its cell."""
    for row, cells in enumerate(rows):
        signs = ((colors(cell)[0], cell.data) if cell.data in BOXES else None for cell in cells)
        for (color, sign), column, count in spans(signs):
            path = "".join(
                f"M{(column + at + 0.5) * WIDTH} {(row + 0.5) * HEIGHT:g}{ENDS[end]}"
                for at in range(count) for end in BOXES[sign])
            yield f'<path d="{path}" stroke="{color}" stroke-linecap="square"/>'


def texts(rows):
    """Letters in runs of one look, as long as their cells; each other sign in its place."""
    for row, cells in enumerate(rows):
        y = row * HEIGHT + BASE
        shown = (look(cell) if cell.data not in DRAWN else None for cell in cells)
        for attributes, column, count in spans(shown):
            text = "".join(
                cell.data if LETTERS.fullmatch(cell.data) else "\0"
                for cell in cells[column:column + count])
            for run in re.finditer("[^ \0]+(?: [^ \0]+)*", text):
                yield (f'<text x="{(column + run.start()) * WIDTH}" y="{y}"'
                       f' textLength="{len(run[0]) * WIDTH}"{attributes}>{escape(run[0])}</text>')
            for sign in re.finditer("\0", text):
                at = column + sign.start()
                yield (f'<text x="{(at + cells_of(cells, at) / 2) * WIDTH:g}" y="{y}"'
                       f' text-anchor="middle"{attributes}>{escape(cells[at].data)}</text>')


def cells_of(cells, at):
    """How many cells a sign takes: the second of two is empty."""
    return 2 if at + 1 < len(cells) and not cells[at + 1].data else 1


def look(cell):
    """The attributes of a text, none of which is what the picture has for all."""
    front = colors(cell)[0]
    decoration = [name for name, has in (("underline", cell.underscore),
                                         ("line-through", cell.strikethrough)) if has]
    return "".join([
        f' fill="{front}"' * (front != TEXT),
        ' font-weight="bold"' * cell.bold, ' font-style="italic"' * cell.italics,
        f' text-decoration="{" ".join(decoration)}"' * bool(decoration)])
