"""What a person might do at the gallery, at random and the same for the same seed."""

import re
import subprocess

TEXTS = [
    "a", "ab ", "se", "x y", "日本", "ｶﾅ", "e\u0301", "o\u0308\u0323", "한글", "👍", "👩‍👩‍👧", "🇩🇪",
    "❤️", "☕", "\u200b", "\u200d", "´", "\"", "\\", "'", "שלום", "ไทย", "12", "$", "#"]
KEYS = {
    "left": "\x1b[D", "right": "\x1b[C", "up": "\x1b[A", "down": "\x1b[B", "Home": "\x1b[H",
    "End": "\x1b[F", "Page Up": "\x1b[5~", "Page Down": "\x1b[6~", "Delete": "\x1b[3~",
    "Backspace": "\x7f", "Ctrl-A": "\x01", "Ctrl-E": "\x05", "Ctrl-B": "\x02", "Ctrl-F": "\x06",
    "Ctrl-K": "\x0b", "Ctrl-U": "\x15", "Ctrl-Y": "\x19", "Ctrl-W": "\x17", "Ctrl-T": "\x14",
    "undo": "\x1f", "Alt-B": "\x1bb", "Alt-F": "\x1bf", "Alt-D": "\x1bd", "Ctrl-R": "\x12",
    "Ctrl-P": "\x10", "Ctrl-N": "\x0e", "Ctrl-G": "\x07", "Tab": "\t", "Tab twice": "\t\t",
    "Shift-Tab": "\x1b[Z", "Space": " ", "Enter": "\r", "Escape": "\x1b"}
SMALLEST, LARGEST = (20, 6), (250, 80)


def screens(gallery):
    """The screens of a gallery, and for each the lines that its help says can be typed there."""
    names = [line.strip() for line in play(gallery, ["screens"]) if line.startswith("  ")]
    played = play(gallery, [line for name in names for line in (f"open {name}", "help")])
    lines, name, is_listing = {}, "", False
    for line in played:
        if line.startswith("> open "):
            name = line.removeprefix("> open ")
            lines[name] = []
        is_listing = line.startswith("    ") and is_listing or line == "  On this screen:"
        if is_listing and line.startswith("    "):
            lines[name].append(re.split(r" {2,}", line.strip())[0])
    return lines


def play(gallery, lines):
    script = "".join(line + "\n" for line in lines)
    return subprocess.run(
        [gallery, "--virtual-time"], input=script, capture_output=True, text=True,
        check=True).stdout.splitlines()


class Person:
    """Types at random; knows which screen was opened last by it."""

    def __init__(self, random, screens, size):
        self.random, self.screens, self.size = random, screens, size
        self.screen, self.notes = None, 0

    def acts(self):
        """What is done next: names and bytes to type, or a size that the window is given."""
        return self.random.choices(
            [self.command, self.another_screen, self.note, self.text, self.keys, self.paste,
             self.interrupt, self.window],
            weights=[5, 2, 1, 6, 9, 1, 0.5, 2])[0]()

    def opening(self, name):
        self.screen = name
        return self.line(f"open {name}")

    def another_screen(self):
        return self.opening(self.random.choice(list(self.screens)))

    def command(self):
        lines = self.screens.get(self.screen) or ["controls"]
        return self.line(self.filled(self.random.choice(lines)))

    def note(self):
        """A comment, which stays above the screen and can be told from all others there."""
        self.notes += 1
        return self.line(f"#{self.notes};")

    def line(self, text):
        """A whole line, wherever the focus is and whatever is typed already."""
        leaving = [(name, KEYS[name]) for name in ("Escape", "Ctrl-G", "Ctrl-A", "Ctrl-K")]
        return leaving + [(f"enters {text!r}", text + "\r")]

    def filled(self, line):
        line = line.replace("$NAME", "$word").replace("TEXT", '"' + self.words(r'["\\$]') + '"')
        line = re.sub(r"(\d+)…(\d+)", self.number, line)
        return re.sub(r'(?:"[^"]*"|[^\s|"]+)(?:\|(?:"[^"]*"|[^\s|"]+))+', self.option, line)

    def number(self, match):
        return str(self.random.randint(int(match[1]), int(match[2])))

    def option(self, match):
        return self.random.choice(re.findall(r'"[^"]*"|[^|"]+', match[0]))

    def words(self, without="^$"):
        count = self.random.choice([1, 1, 2, 3, 30])
        return re.sub(without, "", "".join(self.random.choices(TEXTS, k=count)))

    def text(self):
        text = self.words()
        return [(f"types {text!r}", text)]

    def keys(self):
        names = self.random.choices(list(KEYS), k=self.random.choice([1, 1, 2, 5]))
        return [(name, KEYS[name]) for name in names]

    def paste(self):
        lines = [self.words() for _ in range(self.random.choice([1, 1, 2, 3]))]
        text = "\n".join(lines)
        return [(f"pastes {text!r}", f"\x1b[200~{text}\x1b[201~")]

    def interrupt(self):
        return [("Ctrl-C", "\x03"), ("types 'u'", "u")]

    def window(self):
        """Another size, or several in a row as of a window that is dragged."""
        count = self.random.choice([1, 1, 1, 4])
        return [("resizes", self.another_size()) for _ in range(count)]

    def another_size(self):
        limits = [SMALLEST, self.random.choice([LARGEST, (60, 24), (30, 10), self.size])]
        self.size = tuple(self.random.randint(min(low, high), max(low, high))
                          for low, high in zip(*limits))
        return self.size
