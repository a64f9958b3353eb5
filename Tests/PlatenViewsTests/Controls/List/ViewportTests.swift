import Testing

@testable import PlatenControls

/// Which rows fit a number of lines.
@MainActor
@Suite struct ViewportTests {
  @Test func whatFitsIsShownWhole() {
    #expect(Viewport.rows(of: 0, from: 0, within: 20) { _ in 1 } == 0..<0)
    #expect(Viewport.rows(of: 20, from: 0, within: 20) { _ in 1 } == 0..<20)
  }

  @Test func aCutEndTakesALine() {
    #expect(Viewport.rows(of: 21, from: 0, within: 20) { _ in 1 } == 0..<19)
    #expect(Viewport.rows(of: 100, from: 50, within: 20) { _ in 1 } == 50..<68)
  }

  @Test func atTheEndTheWindowIsFull() {
    #expect(Viewport.rows(of: 100, from: 99, within: 20) { _ in 1 } == 81..<100)
    #expect(Viewport.rows(of: 100, from: 1_000, within: 20) { _ in 1 } == 81..<100)
    #expect(Viewport.rows(of: 15, from: 10, within: 20) { _ in 1 } == 0..<15)
  }

  @Test func rowsAreWholeAndOneIsAlwaysShown() {
    #expect(Viewport.rows(of: 10, from: 0, within: 10) { _ in 4 } == 0..<2)
    #expect(Viewport.rows(of: 10, from: 3, within: 2) { _ in 4 } == 3..<4)
    #expect(Viewport.rows(of: 10, from: 3, within: 0) { _ in 1 } == 3..<4)
  }

  @Test func rowsWithoutLinesCount() {
    #expect(Viewport.rows(of: 1_000_000, from: 0, within: 20) { _ in 0 } == 0..<20)
  }

  /// > Law: a window is as full as it can be, and never too full.
  @Test(arguments: seeds)
  func aWindowIsAsFullAsItCanBe(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let heights = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Int.random(in: 1...4, using: &random)
      }
      let (start, lines) = (
        Int.random(in: 0..<heights.count, using: &random), Int.random(in: 0...12, using: &random)
      )
      let rows = Viewport.rows(of: heights.count, from: start, within: lines) { heights[$0] }
      func taken(_ rows: Range<Int>) -> Int {
        heights[rows].reduce(0, +) + (rows.lowerBound > 0 ? 1 : 0)
          + (rows.upperBound < heights.count ? 1 : 0)
      }
      #expect(rows.contains(start))
      #expect(rows.count == 1 || taken(rows) <= lines)
      if rows.upperBound < heights.count {
        #expect(rows.lowerBound == start)
        #expect(taken(rows.lowerBound..<rows.upperBound + 1) > lines)
      } else if rows.lowerBound > 0 {
        #expect(taken(rows.lowerBound - 1..<rows.upperBound) > lines)
      }
      let again = Viewport.rows(of: heights.count, from: rows.lowerBound, within: lines) {
        heights[$0]
      }
      #expect(rows == again)
    }
  }
}
