"""A program that a person types at, and what may never be seen of it."""

import os
import random
import re

import person
import program
from program import Broken

STEPS, STEPS_OF_A_SCREEN, ATTEMPTS = 30, 5, 50
# Seconds without output; after Escape the program waits for what may follow.
QUIET, QUIET_AFTER_ESCAPE = 0.02, 0.06
REPAINTED = re.compile(
    r"\x1b\[\?2026h\r(?:\x1b\[(\d*)A)?\x1b\[m\x1b\[\d*M((?!\x1b\[\?2026).)*\x1b\[\?2026l",
    re.DOTALL)
MARKS = re.compile(r"\x1b\[\?2026([hl])")
PROMPT = re.compile(r"({[^}]*})?[a-z -]*…?> ")


class Trial:
    """One program, and what is done to it."""

    def __init__(self, seed, emulator, gallery, screens, home, patience=1):
        self.patience = patience
        self.random = random.Random(seed)
        self.emulator = emulator
        self.size = self.random.choice([(80, 24), (40, 12), (120, 40), (20, 6), (250, 80)])
        self.person = person.Person(self.random, screens, self.size)
        names = list(screens)
        start = seed * -(-STEPS // STEPS_OF_A_SCREEN) % len(names)
        self.screens = names[start:] + names[:start]
        emulator.begin(self.size)
        environment = {
            **os.environ, "TERM": emulator.name, "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
            "HOME": home, "XDG_STATE_HOME": home, "SWIFT_BACKTRACE": "enable=no"}
        if emulator.cuts:
            environment.pop("TMUX", None)
        # A progress view is never quiet for as long as a busy machine needs.
        motion = [] if patience == 1 else ["--no-motion"]
        self.program = program.Program(
            [gallery, "--secret", "word=opensesame", *motion], self.size, environment)
        self.done, self.checks, self.notes, self.frames = [], 0, set(), set()
        self.was_smaller, self.was_dragged, self.is_busy = False, False, True

    def run(self):
        """What is wrong, or nothing."""
        try:
            self.await_prompt()
            for step in range(STEPS):
                if step % STEPS_OF_A_SCREEN == 0:
                    self.perform(self.person.opening(self.screens.pop(0)))
                self.perform(self.person.acts())
                if self.random.random() < 0.5:
                    self.check()
            self.check()
            self.look_for_notes()
            if self.checks < STEPS // 10:
                raise Broken(f"it was quiet only {self.checks} times")
        except Broken as problem:
            width, height = self.size
            written = "".join(f"\n  it wrote {text[:400]!r}" for text in self.program.written)
            return f"{problem}\n  at {width}×{height} after {'; '.join(self.done[-14:])}{written}"
        finally:
            self.program.end_it()

    def await_prompt(self):
        """Until then what is typed is echoed by the system, too."""
        for _ in range(500):
            if "> " in self.settle():
                return
        raise Broken("it shows no prompt")

    def perform(self, acts):
        if not isinstance(acts[0][1], str):
            return self.give_sizes(acts)
        for name, text in acts:
            self.done.append(name)
            # Until it is seen that nothing goes on; in a search the prompt does not say so.
            self.is_busy = self.is_busy or text.endswith("\r")
            if text == "\x03":
                self.settle()  # Two of them without a key between leave the program.
            self.program.type(text.encode())
            if text == "\x1b" or text == "\x03":
                self.settle(QUIET_AFTER_ESCAPE)
            else:
                self.emulator.write(self.program.read(0))

    def give_sizes(self, acts):
        """Gives the window another size, or several before the program takes notice of any.

        Nobody knows then what size it had when it was painted: a row may be left, or lost.
        """
        self.check()
        self.was_dragged = self.was_dragged or len(acts) > 1
        for name, size in acts:
            self.done.append(f"{name} to {size[0]}×{size[1]}")
            self.was_smaller = self.was_smaller or size[0] < self.size[0] or size[1] < self.size[1]
            self.size = size
            self.emulator.resize(*size)
            if self.emulator.cuts:
                self.notes &= self.notes_in(self.emulator.kept() + self.emulator.shown()[1])
            self.program.resize(*size)
            self.frames |= {row[:size[0]] for row in self.frames}
        self.check()
        if self.was_dragged:
            self.notes &= self.notes_in(self.emulator.kept() + self.emulator.shown()[1])

    def settle(self, quiet=QUIET):
        written = self.program.settle(quiet * self.patience, self.emulator.write)
        marks = "".join(MARKS.findall(written))
        if marks.replace("hl", ""):
            raise Broken(f"marks of what is shown at once: {marks}")
        return written

    def check(self):
        """Compares what is shown with what is shown once all is painted anew."""
        found = self.painted_anew()
        if found is None:
            return
        before, after, up = found
        self.checks += 1
        if before != after:
            raise Broken(difference(before, after))
        _, rows, cursor = before
        if cursor[0] < up and not (self.was_smaller or self.was_dragged):
            raise Broken(f"it believes that it begins {up - cursor[0]} rows above the terminal")
        first = max(0, cursor[0] - up)
        self.look_above(rows[:first])
        self.notes |= self.notes_in(rows[:first])
        self.remember(rows[first:], cursor[0] - first)

    def painted_anew(self):
        """What is shown before and after Ctrl-L, and how many rows it goes up for that.

        Nothing if work is going on: what is shown may change at any time.
        """
        for _ in range(ATTEMPTS):
            self.settle()
            before = self.emulator.shown()
            _, rows, (row, column) = before
            text = "".join(rows)
            is_asked = column > 0 or rows[row] and "Ctrl-C stops" not in rows[row]
            # Finished lines above the prompt can have been entered while work was going on.
            prompt = [row for row in rows if PROMPT.match(row)][-1:] or rows
            self.is_busy = (
                "…>" in "".join(prompt)
                or self.is_busy and (not is_asked or "-search)`" in text))
            if self.is_busy:
                continue
            self.program.type(b"\x0c")
            # Something else may have changed meanwhile.
            if answer := REPAINTED.fullmatch(self.settle()):
                up = int(answer[1] or 1) if answer[1] is not None else 0
                return before, self.emulator.shown(), up
        if not self.is_busy:
            raise Broken("it does not paint anew")

    def look_above(self, rows):
        """Above the screen are finished lines, and nothing of an older screen.

        What tmux scrolled away when it was made smaller comes back when it is made larger.
        """
        if self.was_dragged:
            return
        for row in rows:
            if row in self.frames and (self.emulator.cuts or not self.was_smaller):
                raise Broken(f"an old row is above the screen: {row!r}")

    def look_for_notes(self):
        """No line that was finished is lost."""
        lost = self.notes - self.notes_in(self.emulator.kept() + self.emulator.shown()[1])
        if lost:
            raise Broken(f"lines are lost: {lost}")

    @staticmethod
    def notes_in(rows):
        return set(re.findall(r"#\d+;", "".join(rows)))

    def remember(self, rows, cursor):
        """Notes the rows of the screen, without those of the prompt and what is below."""
        if self.size[0] < 40:
            return  # The prompt may take several rows by itself.
        prompts = [number for number, row in enumerate(rows[:cursor + 1]) if PROMPT.match(row)]
        self.frames |= {row for row in rows[:max(prompts, default=0)] if len(row.strip()) > 3}


def difference(before, after):
    """The first thing that is not as it is painted anew."""
    rows = [(number, old, new) for number, (old, new) in enumerate(zip(before[1], after[1]))
            if old != new]
    if rows:
        number, old, new = rows[0]
        return f"{len(rows)} rows differ; row {number} is\n  {old!r}, painted anew\n  {new!r}"
    if before[2] != after[2]:
        return f"the cursor is at {before[2]}, painted anew at {after[2]}"
    return f"{after[0] - before[0]} rows scroll away when all is painted anew"
