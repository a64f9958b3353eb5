"""An image of a terminal window in SVG."""

import itertools
import re
from xml.sax.saxutils import escape

WIDTH, HEIGHT, BASE = 9, 20, 15  # The size of a cell, and the distance from its top to the baseline.
MARGIN, TITLE = 20, 34  # The margin around the cells, and the height of the title bar.
FONT = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

GROUND, TEXT, CURSOR = "#1b1e25", "#d7dae0", "#e8b45a"
COLORS = ["#3a404c", "#ef6b73", "#8ccf7e", "#e5c76b", "#6cb2f5", "#c792ea", "#5fc9d4", "#d7dae0",
          "#788190", "#ff8087", "#a5e198", "#f4da8c", "#8dc6ff", "#d9adf5", "#84dfe8", "#ffffff"]
LEVELS = [0, 95, 135, 175, 215, 255]  # The component values of the 216 colors after the first 16.

# The part of a cell that each block fills, from the top, and the directions of each box's lines.
BLOCKS = {"▀": (0, 10), "▄": (10, 10), "█": (0, 20), "░": (4, 12)}
BOXES = {"─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu"}
ENDS = {"l": "h-4.5", "r": "h4.5", "u": "v-10", "d": "v10"}
DRAWN = {*BLOCKS, *BOXES, ""}  # Drawn without a font.

# Characters in monospaced fonts; others may be wider in their fallback font.
LETTERS = re.compile("[!-~\u00a1-\u024f–—‘’“”…• ]")


def picture(title, screen, top=0):
    """Returns the rows of a screen from the specified one to the last that is not empty."""
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
    """Returns the cells of a screen, with the cursor in its color."""
    cells, (row, column, is_seen) = screen.cells, screen.place
    if is_seen:
        cells[row][column] = cells[row][column]._replace(
            fg=GROUND, bg=CURSOR, dim=False, reverse=False)
    return cells


def colors(cell):
    """Returns a cell's text and background colors; None is the window's color."""
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
    """Yields the ranges of a row's cells with equal values other than None."""
    column = 0
    for value, group in itertools.groupby(row):
        count = len(list(group))
        if value is not None:
            yield value, column, count
        column += count


def fills(rows):
    """Yields the backgrounds of cells and the blocks above them, as one path per color."""
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
    """Returns the color of a cell's background and the part of the cell that it fills, or None."""
    return colors(cell)[1] and (colors(cell)[1], 0, HEIGHT)


def block(cell):
    """Returns a block's color and the part of the cell that it fills; placeholders are pale."""
    if cell.data not in BLOCKS:
        return None
    front, back = colors(cell)
    color = mixed(front, back or GROUND, 0.25) if cell.data == "░" else front
    return (color, *BLOCKS[cell.data])


def boxes(rows):
    """Yields the lines of boxes, each from the center of its cell."""
    for row, cells in enumerate(rows):
        signs = ((colors(cell)[0], cell.data) if cell.data in BOXES else None for cell in cells)
        for (color, sign), column, count in spans(signs):
            path = "".join(
                f"M{(column + at + 0.5) * WIDTH} {(row + 0.5) * HEIGHT:g}{ENDS[end]}"
                for at in range(count) for end in BOXES[sign])
            yield f'<path d="{path}" stroke="{color}" stroke-linecap="square"/>'


def texts(rows):
    """Yields letters in runs of one style as wide as their cells, and other characters separately."""
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
    """Returns the width of a character in cells; the second of two cells is empty."""
    return 2 if at + 1 < len(cells) and not cells[at + 1].data else 1


def look(cell):
    """Returns the attributes of text that differ from the image's defaults."""
    front = colors(cell)[0]
    decoration = [name for name, has in (("underline", cell.underscore),
                                         ("line-through", cell.strikethrough)) if has]
    return "".join([
        f' fill="{front}"' * (front != TEXT),
        ' font-weight="bold"' * cell.bold, ' font-style="italic"' * cell.italics,
        f' text-decoration="{" ".join(decoration)}"' * bool(decoration)])
