"""Swift source text without comments and the contents of string and regex literals."""
import re

# The starts of comments and literals, and the ends of interpolations.
INTERRUPTION = re.compile(
    r'(?P<line>//[^\n]*)|(?P<block>/\*)|(?P<hashes>#*)(?P<quotes>"""(?=[ \t]*\n)|")'
    r"|(?<=[(,=\[])(?P<regex>\s*/(?![\s/*])(?:\\.|[^\\\n/])+/)|(?P<paren>[()])")
BLOCK_MARK = re.compile(r"/\*|\*/")


def strip(text):
    """Returns the code of a source file, including interpolations."""
    return "".join(Stripper(text).code())


def literals(text):
    """Yields the line, the code before it and the text of each string literal, without its
    interpolations."""
    stripper = Stripper(text)
    for _ in stripper.code():
        pass
    for start, literal in stripper.literals:
        line = text.count("\n", 0, start) + 1
        yield line, text[max(0, start - 60) : start], literal


def comments(text, mark=r"//+"):
    """Yields the first line and the text of each block of line comments."""
    block = re.compile(rf"^([ \t]*{mark}(?!/).*\n)+", re.MULTILINE)
    for match in block.finditer(text):
        words = re.sub(rf"^[ \t]*{mark} ?", "", match[0], flags=re.MULTILINE)
        yield text.count("\n", 0, match.start()) + 1, words.strip()


class Stripper:
    """A reader that passes through a source text once."""

    def __init__(self, text):
        self.text = text
        self.position = 0
        # The start and the text of each string literal read so far.
        self.literals = []

    def code(self, is_interpolation=False):
        """Yields code up to the end of the text or of the interpolation."""
        depth = 0
        while match := INTERRUPTION.search(self.text, self.position):
            yield self.text[self.position : match.start()]
            self.position = match.end()
            if paren := match["paren"]:
                yield paren
                depth += 1 if paren == "(" else -1
                if is_interpolation and depth < 0:
                    return
            else:
                yield " "
                yield from self.interruption(match)
        yield self.text[self.position :]
        self.position = len(self.text)

    def interruption(self, match):
        """Skips a comment or a literal and yields the code of its interpolations."""
        if match["block"]:
            self.skip_block_comment()
        elif match["quotes"]:
            yield from self.string(match.start(), match["hashes"], match["quotes"])

    def skip_block_comment(self):
        depth = 1
        while depth and (match := BLOCK_MARK.search(self.text, self.position)):
            self.position = match.end()
            depth += 1 if match[0] == "/*" else -1

    def string(self, start, hashes, quotes):
        """Skips a string literal and yields the code of its interpolations."""
        mark = re.compile(rf'\\{hashes}(?P<paren>\()|\\{hashes}.|{quotes}{hashes}', re.DOTALL)
        parts = []
        while match := mark.search(self.text, self.position):
            parts.append(self.text[self.position : match.start()])
            self.position = match.end()
            if match["paren"]:
                yield " ("
                yield from self.code(is_interpolation=True)
            elif not match[0].startswith("\\"):
                self.literals.append((start, " ".join(parts)))
                return
