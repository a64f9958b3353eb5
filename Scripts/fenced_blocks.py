"""The fenced code blocks of a documentation page."""


def blocks(page):
    """Yields the language, the lines and the line number (from 1) of each fenced block."""
    fence = None
    lines = page.splitlines()
    for number, text in enumerate(lines, start=1):
        if not text.startswith("```"):
            continue
        if fence is None:
            fence = number
        else:
            yield lines[fence - 1][3:], lines[fence : number - 1], fence
            fence = None
    if fence is not None:
        raise SystemExit(f"line {fence}: this block has no end")
