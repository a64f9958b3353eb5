import PlatenLines
import Testing

@Suite struct LineJoinedTests {
  @Test func joiningIsAppendingInOrder() {
    forRandomLines(seed: 31, count: 500) { first, generator in
      let lines = [first] + (0..<3).map { _ in Line.random(using: &generator) }
      let separator = Line.random(using: &generator)
      #expect(lines.joined() == lines[0] + lines[1] + lines[2] + lines[3])
      #expect(
        lines.joined(separator: separator)
          == lines[0] + separator + lines[1] + separator + lines[2] + separator + lines[3])
    }
  }

  @Test func aSeparatorIsBetweenLinesOnly() {
    let lines: [Line] = ["Name", "Age"]
    #expect(lines.joined(separator: " │ ") == "Name │ Age")
    #expect([Line("Name")].joined(separator: " │ ") == "Name")
    #expect([Line]().joined(separator: " │ ") == .empty)
  }
}
