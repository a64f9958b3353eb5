#!/usr/bin/python3
"""Says what tmux shows after bytes were written to it; cases and answers as in pyte_screens.py.

It starts a tmux of its own, and itself in that as the program that writes.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import termios
import tty

WIDEST, HIGHEST = 250, 80


def tmux(*arguments):
    return subprocess.run(["tmux", *arguments], capture_output=True, text=True, check=True).stdout


def parts(codes):
    """The parameters of a sequence, a colour's together."""
    while codes:
        count = {"2": 5, "5": 3}[codes[1]] if codes[0] in ("38", "48") else 1
        yield ";".join(codes[:count])
        codes = codes[count:]


class Style:
    """What the sequences of a captured screen have set so far."""

    OFF = {"22": "12", "23": "3", "24": "4", "27": "7", "29": "9"}

    def __init__(self):
        self.attributes, self.colors = set(), {}

    def set(self, codes):
        for code in parts(codes.split(";")):
            if code in ("", "0"):
                self.__init__()
            elif code in self.OFF:
                self.attributes -= set(self.OFF[code])
            elif len(code) == 1:
                self.attributes.add(code)
            elif code in ("39", "49"):
                self.colors.pop(code[0], None)
            else:
                self.colors["4" if code[0] == "4" or code[:2] == "10" else "3"] = code

    def __str__(self):
        return "{" + " ".join(sorted(self.attributes) + sorted(self.colors.values())) + "}"


def rows(capture):
    """The rows captured, each change of style before the text, without blanks at the end."""
    style, rows = Style(), []
    for row in capture.split("\n"):
        cells = []
        for codes, text in re.findall(r"(?:\x1b\[([\d;]*)m|([^\x1b]))", row):
            if text:
                cells.append((str(style), text))
            else:
                style.set(codes)
        while cells and cells[-1] == ("{}", " "):
            cells.pop()
        before = ["{}"] + [style for style, _ in cells]
        rows.append("".join((look if look != last else "") + text
                            for last, (look, text) in zip(before, cells)))
    while rows and not rows[-1]:
        rows.pop()
    return rows


class Terminal:
    """The terminal that this program runs in."""

    def __init__(self):
        tty.setraw(0)
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGWINCH})
        self.size = tuple(os.get_terminal_size(0))

    def write(self, text):
        """Writes, and waits until the terminal has shown it: it then says where its cursor is."""
        data = text.encode() + b"\x1b[6n"
        while data:
            data = data[os.write(1, data):]
        reply = b""
        while not (place := re.search(rb"\x1b\[(\d+);(\d+)R", reply)):
            reply += os.read(0, 100)
        return int(place[1]) - 1, int(place[2]) - 1

    def resize(self, width, height):
        if (width, height) == self.size:
            return
        tmux("resize-window", "-x", str(width), "-y", str(height))
        while tuple(os.get_terminal_size(0)) != (width, height):
            signal.sigwait({signal.SIGWINCH})
        self.size = (width, height)

    def answer(self, case):
        self.resize(case["width"], case["height"])
        self.write("\x1bc")
        tmux("clear-history")
        cursor = (0, 0)
        for step in case["steps"]:
            if isinstance(step, str):
                cursor = self.write(step)
            else:
                self.resize(*step)
        top, captured = tmux("display-message", "-p", "#{history_size}", ";",
                             "capture-pane", "-p", "-e", "-N", "-S", "-").split("\n", 1)
        top = int(top)
        return {"rows": rows(captured), "cursor": [top + cursor[0], cursor[1]], "top": top}


def inside(source, target):
    terminal = Terminal()
    with open(source) as cases, open(target, "w") as answers:
        try:
            for line in cases:
                print(json.dumps(terminal.answer(json.loads(line))), file=answers)
        except Exception as error:
            print(f"{error!r}", file=answers)


def main():
    with tempfile.TemporaryDirectory() as folder:
        source, target = os.path.join(folder, "cases"), os.path.join(folder, "answers")
        with open(source, "w") as cases:
            cases.write(sys.stdin.read())
        server = ["tmux", "-u", "-S", os.path.join(folder, "socket"), "-f", "/dev/null"]
        command = f"'{sys.executable}' '{os.path.abspath(__file__)}' '{source}' '{target}'"
        subprocess.run(
            server + ["set-option", "-g", "history-limit", "20000", ";", "new-session", "-d",
                      "-x", str(WIDEST), "-y", str(HIGHEST),
                      f"{command}; tmux wait-for -S ended"],
            check=True, stdin=subprocess.DEVNULL)
        subprocess.run(server + ["wait-for", "ended"], check=True)
        with open(target) as answers:
            sys.stdout.write(answers.read())


if __name__ == "__main__":
    inside(*sys.argv[1:]) if len(sys.argv) > 1 else main()
