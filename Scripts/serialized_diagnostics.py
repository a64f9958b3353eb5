"""The diagnostics that the Swift compiler stores next to the objects of a build.

A `.dia` file is an LLVM bitstream. Its format is declared in clang/Frontend/SerializedDiagnostics.h.
"""
import collections
import dataclasses

BLOCK_INFO, META_BLOCK, DIAGNOSTIC_BLOCK = 0, 8, 9
DIAGNOSTIC, FILE_NAME = 2, 6
WARNING = 2


@dataclasses.dataclass(frozen=True, order=True)
class Diagnostic:
    file: str
    line: int
    column: int
    text: str
    severity: int

    def __str__(self):
        return f"{self.file}:{self.line}:{self.column}: {self.text}"


class Bits:
    """A sequence of bits, beginning with the least significant bit of each byte."""

    def __init__(self, data):
        self.data = data
        self.position = 0

    def fixed(self, width):
        start, end = self.position, self.position + width
        if end > 8 * len(self.data):
            raise ValueError("the file is truncated")
        value = int.from_bytes(self.data[start // 8 : (end + 7) // 8], "little")
        self.position = end
        return value >> start % 8 & (1 << width) - 1

    def variable(self, width):
        """A number in groups of bits, in which the highest bit announces another group."""
        value, shift, more = 0, 0, 1 << width - 1
        while True:
            group = self.fixed(width)
            value |= (group & more - 1) << shift
            shift += width - 1
            if not group & more:
                return value

    def align(self):
        self.position = (self.position + 31) // 32 * 32

    def blob(self):
        length = self.variable(6)
        self.align()
        start = self.position // 8
        self.position += 8 * length
        self.align()
        return self.data[start : start + length]


class Reader:
    """Reads the records of a bitstream."""

    def __init__(self, data):
        if data[:4] != b"DIAG":
            raise ValueError("the file does not begin with DIAG")
        self.bits = Bits(data)
        self.bits.position = 32
        # The abbreviations that BLOCK_INFO declares, by block.
        self.shared = collections.defaultdict(list)

    def records(self):
        while self.bits.position + 32 <= 8 * len(self.bits.data):
            yield from self.block(None, 2, [])

    def block(self, number, width, abbreviations):
        """Yields the block, code and operands of each record."""
        described = None
        while self.bits.position < 8 * len(self.bits.data):
            identifier = self.bits.fixed(width)
            if identifier == 0:
                return self.bits.align()
            if identifier == 1:
                inner, inner_width = self.bits.variable(8), self.bits.variable(4)
                self.bits.align()
                self.bits.fixed(32)
                yield from self.block(inner, inner_width, list(self.shared[inner]))
            elif identifier == 2:
                target = abbreviations if number != BLOCK_INFO else self.shared[described]
                target.append(self.abbreviation())
            else:
                code, *operands = self.record(identifier, abbreviations)
                if number == BLOCK_INFO and code == 1:
                    described = operands[0]
                yield number, code, operands

    def abbreviation(self):
        """Returns pairs of an encoding and its value."""
        operands = []
        for _ in range(self.bits.variable(5)):
            if self.bits.fixed(1):
                operands.append(("literal", self.bits.variable(8)))
                continue
            encoding = [None, "fixed", "variable", "array", "char6", "blob"][self.bits.fixed(3)]
            value = self.bits.variable(5) if encoding in ("fixed", "variable") else None
            operands.append((encoding, value))
        return operands

    def record(self, identifier, abbreviations):
        if identifier == 3:
            code, count = self.bits.variable(6), self.bits.variable(6)
            return [code] + [self.bits.variable(6) for _ in range(count)]
        return [self.operand(*operand) for operand in abbreviations[identifier - 4]]

    def operand(self, encoding, value):
        if encoding == "literal":
            return value
        if encoding == "blob":
            return self.bits.blob()
        if encoding in ("fixed", "variable"):
            return getattr(self.bits, encoding)(value) if value else 0
        raise ValueError(f"unexpected encoding {encoding}")


def diagnostics(data):
    """Returns the diagnostics, including notes, in the contents of a file."""
    files, found = {}, []
    for block, code, operands in Reader(data).records():
        if block != DIAGNOSTIC_BLOCK:
            continue
        if code == FILE_NAME:
            files[operands[0]] = operands[-1].decode()
        elif code == DIAGNOSTIC:
            severity, file, line, column = operands[:4]
            found.append(
                Diagnostic(
                    files.get(file, ""), line, column, operands[-1].decode(errors="replace"),
                    severity))
    return found
