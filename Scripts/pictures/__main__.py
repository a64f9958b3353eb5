#!/usr/bin/python3
"""Runs the scenarios in this directory against the gallery and creates images and a recording.

    make pictures                                # builds the gallery and runs all scenarios
    Scripts/pictures/__main__.py form            # runs only form.scenario
    Scripts/pictures/__main__.py --theme=light   # runs all scenarios in another theme

With a theme, the images and a page that shows all of them are in .build/pictures/THEME.

Each line of a scenario is a step: a method of `Steps` and its arguments. Requires python3-pyte, and
Linux to determine whether a program is idle.
"""

import pathlib
import shlex
import sys

from cast import Recording
from svg import DARK, LIGHT, picture
from terminal import KEYS, Missing, Terminal

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = HERE.parents[1] / ".build/debug/gallery"
DOCUMENTATION = HERE.parents[1] / "Documentation"
THEMED = HERE.parents[1] / ".build/pictures"
TYPING, LOOKING = 0.08, 0.8  # Recorded seconds per key, and after each step.


class Steps:
    """The steps of scenarios."""

    def start(self, size, *arguments):
        """start 80x24 --theme=light NO_COLOR=1: starts the gallery on an empty screen."""
        self.end()
        width, _, height = size.partition("x")
        options = [self.theme] * bool(self.theme)
        options += [word for word in arguments if word.startswith("-")]
        variables = dict(word.split("=") for word in arguments if not word.startswith("-"))
        self.window = LIGHT if "--theme=light" in options else DARK
        self.terminal = Terminal(str(PROGRAM), options, variables, int(width), int(height))

    def record(self, name, title):
        """record gallery "The gallery": records the next steps in Documentation/gallery.cast."""
        self.recording_name, self.recording = name, Recording(title)

    def enter(self, *words):
        """enter open form: types a command and Return. Images begin at the last `open`."""
        if words[0] == "open":
            self.opening = "> " + " ".join(words)
        self.type(*words)
        self.key("Return")
        self.terminal.wait_for_prompt()

    def type(self, *words):
        """type Ada: types text, key by key in a recording."""
        text = " ".join(words)
        self.press(text if self.recording else [text], TYPING)

    def key(self, *names):
        """key Tab Tab Return: presses keys by name."""
        unknown = [name for name in names if name not in KEYS]
        if unknown:
            raise Missing(f"no key is called {unknown[0]}; there are {', '.join(KEYS)}")
        self.press([KEYS[name] for name in names], LOOKING)

    def wait(self, text):
        """wait "in progress": waits until the text appears."""
        self.terminal.wait_for(text)
        self.pass_time(LOOKING)

    def gone(self, text):
        """gone "in progress": waits until the text disappears; `gone …>` waits for pending work."""
        self.terminal.wait_until_gone(text)
        self.pass_time(LOOKING)

    def pause(self, seconds):
        """pause 1.5: advances the recording's clock without waiting."""
        self.look()
        self.pass_time(float(seconds))

    def picture(self, name):
        """picture form: saves the screen in form.svg."""
        rows = self.terminal.screen.rows
        top = max((row for row, text in enumerate(rows) if text.endswith(self.opening)), default=0)
        title = f"{name}, at a terminal"
        text = picture(title, self.terminal.screen, self.window, top)
        (folder(self.theme) / f"{name}.svg").write_text(text)


class Play(Steps):
    """A running scenario."""

    terminal = recording = None
    opening = "> open"

    def __init__(self, scenario, theme):
        self.theme = theme
        for number, line in enumerate(scenario.read_text().splitlines(), 1):
            if line and not line.startswith("#"):
                try:
                    self.play(line)
                except (Missing, TypeError, ValueError) as trouble:
                    sys.exit(f"{scenario}:{number}: {line}: {trouble}")
        self.end()

    def play(self, line):
        name, _, rest = line.partition(" ")
        if name not in vars(Steps):
            raise Missing(f"{name} is none of " + ", ".join(filter(str.isalpha, vars(Steps))))
        if not self.terminal and name != "start":
            raise Missing("a scenario begins with start 80x24")
        getattr(self, name)(*(rest.split() if name in ("type", "enter") else shlex.split(rest)))

    def press(self, keys, seconds):
        for key in keys:
            self.look()
            self.pass_time(seconds)
            self.terminal.press(key)

    def look(self):
        """Records the screen before the next step, when all expected output has arrived."""
        if self.recording:
            self.recording.show(self.terminal.screen)

    def pass_time(self, seconds):
        if self.recording:
            self.recording.time += seconds

    def end(self):
        if self.recording:
            self.look()
            (DOCUMENTATION / f"{self.recording_name}.cast").write_text(self.recording.text)
        if self.terminal:
            self.terminal.close()


def folder(theme):
    """Returns the folder of the images in a theme, such as "--theme=light"."""
    return THEMED / theme.removeprefix("--theme=") if theme else DOCUMENTATION / "Pictures"


def write_page(folder):
    """Writes a page that shows all images of a folder."""
    images = (f'<img src="{path.name}" width="30%">' for path in sorted(folder.glob("*.svg")))
    (folder / "index.html").write_text("\n".join(images))


def main(arguments):
    if not PROGRAM.exists():
        sys.exit(f"{PROGRAM} is missing: make pictures builds it")
    theme = next((word for word in arguments if word.startswith("--theme=")), "")
    names = [word for word in arguments if word != theme]
    folder(theme).mkdir(parents=True, exist_ok=True)
    scenarios = {path.stem: path for path in sorted(HERE.glob("*.scenario"))}
    if theme:  # These scenarios select their own theme, or create no images.
        del scenarios["faces"], scenarios["recording"]
    for name in names or scenarios:
        if name not in scenarios:
            sys.exit(f"no scenario is called {name}; there are {', '.join(scenarios)}")
        Play(scenarios[name], theme)
    if theme:
        write_page(folder(theme))


main(sys.argv[1:])
