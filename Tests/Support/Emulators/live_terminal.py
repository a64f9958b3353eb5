#!/usr/bin/python3
"""Has a person type at random at the gallery, and says where an emulator shows what it should not.

    live_terminal.py pyte|tmux GALLERY FIRST COUNT

plays so many seeds, from FIRST; eight in a row open every screen. Now and then Ctrl-L has the
program paint all anew: what the emulator shows, the cursor included, must be the same before and
afterwards. Nothing is printed where that holds.
"""

import json
import os
import shlex
import subprocess
import sys
import tempfile
import traceback

sys.dont_write_bytecode = True

import person
import terminals
from trial import Trial

WORKERS, PATIENCE = 8, (1, 5, 15)


def work(emulator, gallery, screens, first, count, step):
    """The problems with some seeds."""
    emulator = {"pyte": terminals.Pyte, "tmux": terminals.Tmux}[emulator]()
    for seed in range(first, first + count, step):
        # A machine may be so busy that what is on its way looks like silence.
        for patience in PATIENCE:
            with tempfile.TemporaryDirectory() as home:
                trial = Trial(seed, emulator, gallery, screens, home, patience)
                problem = trial.run()
            if not problem:
                break
        else:
            yield f"seed {seed}, step {len(trial.done)}: {problem}\n"


def inside(target, emulator, gallery, screens, *numbers):
    with open(target, "w") as answers:
        try:
            for problem in work(emulator, gallery, json.loads(screens), *map(int, numbers)):
                answers.write(problem)
        except Exception:
            traceback.print_exc(file=answers)


def main(emulator, gallery, first, count):
    screens = json.dumps(person.screens(gallery))
    with tempfile.TemporaryDirectory() as folder:
        targets = [os.path.join(folder, f"problems-{worker}")
                   for worker in range(min(WORKERS, int(count)))]
        commands = [
            [sys.executable, os.path.abspath(__file__), "inside", target, emulator, gallery,
             screens, str(int(first) + worker), str(int(count) - worker), str(len(targets))]
            for worker, target in enumerate(targets)]
        {"pyte": run_by_itself, "tmux": run_in_tmux}[emulator](commands, folder)
        for target in targets:
            with open(target) as problems:
                sys.stdout.write(problems.read())


def run_by_itself(commands, _):
    for process in [subprocess.Popen(command) for command in commands]:
        process.wait()


def run_in_tmux(commands, folder):
    server = ["tmux", "-u", "-S", os.path.join(folder, "socket"), "-f", "/dev/null"]
    subprocess.run(
        server + ["start-server", ";", "set-option", "-s", "exit-empty", "off", ";",
                  "set-option", "-g", "history-limit", "20000"], check=True)
    for number, command in enumerate(commands):
        ending = f"{shlex.join(command)}; tmux wait-for -S ended-{number}"
        subprocess.run(
            server + ["new-session", "-d", "-x", "250", "-y", "80", ending], check=True,
            stdin=subprocess.DEVNULL)
    for number in range(len(commands)):
        subprocess.run(server + ["wait-for", f"ended-{number}"], check=True)
    subprocess.run(server + ["kill-server"], check=True)


if __name__ == "__main__":
    if sys.argv[1] == "inside":
        inside(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
