import PlatenTestProcesses
import Testing

@testable import PlatenREPL

@Suite struct SideBySideTests {
  @Test func differingLinesAreShownSideBySide() {
    let columns = SideBySide(["> a", "- b", "+ c"], ["> a", "+ cc", "+ d"])
    #expect(
      columns.description == """
          expected    actual
          > a       │ > a
          - b       ≠ + cc
          + c       ≠ + d
        """)
    #expect(columns.width == columns.description.split(separator: "\n").map(\.count).max())
  }
}
