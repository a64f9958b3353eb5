import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

/// Values that exceed the size of any screen.
@MainActor
@Suite struct BoundTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func textCanShowDatesThatAreNotFiniteOrAreOutOfRange(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [Text.DateStyle.relative, .offset, .timer] {
      #expect(!picture(40) { Text(date, style: style) }.isEmpty)
    }
  }

  @Test func lineLimitIsClampedToAtLeastOneAndAtMostAThousand() {
    #expect(picture(4) { Text("ab cd ef").environment(\.lineLimit, 0) } == "ab…")
    let lines = picture(9) { Text("a").lineLimit(.max, reservesSpace: true) }.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 1_000)
  }

  @Test func aGridCellSpansOnlyExistingColumns() {
    let shown = picture(20) {
      Grid(alignment: .leading, horizontalSpacing: 8) {
        GridRow { Text("all").gridCellColumns(.max) }
      }
    }
    #expect(shown == "all")
  }

  @Test func aFormatSpecifierWithAnExcessiveWidthIsIgnored() {
    #expect(picture(20) { Text("\(7, specifier: "%99999999d")") } == "7")
    #expect(picture(20) { Text("\(7, specifier: "%03d")") } == "007")
  }

  @Test func aLazyHGridFillsEachColumnFromTopToBottom() {
    let rows = [GridItem(), GridItem(), GridItem()]
    let shown = picture(20) {
      LazyHGrid(rows: rows) { ForEach(0..<4) { Text("\($0)") } }
    }
    #expect(shown == "0 3\n1\n2")
  }

  @Test func theViewWithTheHighestLayoutPriorityIsNotNarrowed() {
    let shown = picture(21) {
      HStack {
        Text("Internationalization")
        Text("12.50").layoutPriority(1)
      }
    }
    #expect(shown == "Internationaliz 12.50\nation")
  }

  @Test func shapesInAZStackFillTheirFrame() {
    let shown = picture(20) {
      ZStack {
        Rectangle().fill(.blue)
        Rectangle().fill(.white)
      }
      .frame(width: 24, height: 32)
    }
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
  }
}
