import Foundation
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct AlignmentTests {
  @Test func theOffsetOfAnAlignmentIsAFractionOfTheFreeSpace() {
    #expect(HorizontalAlignment.leading.offset(of: 4, in: 10) == 0)
    #expect(HorizontalAlignment.center.offset(of: 4, in: 10) == 3)
    #expect(HorizontalAlignment.trailing.offset(of: 4, in: 10) == 6)
    #expect(VerticalAlignment.center.offset(of: 4, in: 9) == 2)
  }

  @Test func contentLargerThanItsSpaceHasNoOffset() {
    #expect(HorizontalAlignment.trailing.offset(of: 12, in: 10) == 0)
    #expect(VerticalAlignment.bottom.offset(of: 3, in: 2) == 0)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  @Test func customAlignmentsRoundToTheNearestStandardAlignment() {
    #expect(HorizontalAlignment(Third.self) == .center)
    #expect(HorizontalAlignment(End.self) == .trailing)
  }
}
