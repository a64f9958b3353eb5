"""The screens of the gallery."""
import subprocess

from measuring.programs import built


def screens():
    """Returns the names of the available screens."""
    return [line.strip() for line in transcript("screens")]


def transcript(command):
    """Returns the lines after a command in a transcript."""
    done = subprocess.run(
        [built("gallery")], input=command, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if line.startswith("  ")]


def beginning(screen):
    """Returns the first line of a screen and its number of lines."""
    lines = [line for line in transcript(f"open {screen}") if line.strip()]
    return lines[0].strip().split("  ")[0], len(lines)
