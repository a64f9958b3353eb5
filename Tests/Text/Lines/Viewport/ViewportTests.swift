import Testing

@testable import PlatenLines

@Suite struct ViewportTests {
  private func rows(of count: Int, from start: Int, within room: Int, length: Int = 1) -> Range<Int>
  {
    Viewport(count: count, room: room).rows(from: start) { _ in length }
  }

  @Test func allRowsAreShownIfTheyFit() {
    #expect(rows(of: 0, from: 0, within: 20) == 0..<0)
    #expect(rows(of: 20, from: 0, within: 20) == 0..<20)
  }

  @Test func anOverflowMarkerOccupiesOneLine() {
    #expect(rows(of: 21, from: 0, within: 20) == 0..<19)
    #expect(rows(of: 100, from: 50, within: 20) == 50..<68)
  }

  @Test func theViewportIsFullWhenScrolledToTheEnd() {
    #expect(rows(of: 100, from: 99, within: 20) == 81..<100)
    #expect(rows(of: 100, from: 1_000, within: 20) == 81..<100)
    #expect(rows(of: 15, from: 10, within: 20) == 0..<15)
  }

  @Test func theViewportShowsOnlyWholeRowsAndAtLeastOne() {
    #expect(rows(of: 10, from: 0, within: 10, length: 4) == 0..<2)
    #expect(rows(of: 10, from: 3, within: 2, length: 4) == 3..<4)
    #expect(rows(of: 10, from: 3, within: 0) == 3..<4)
  }

  @Test func theNumberOfEmptyRowsShownIsLimitedToTheViewportHeight() {
    #expect(rows(of: 1_000_000, from: 0, within: 20, length: 0) == 0..<20)
  }

  @Test func anAnchorPlacesTheRowAtTheTopMiddleOrBottom() {
    let viewport = Viewport(count: 100, room: 11)
    #expect(viewport.rows(from: 50, anchor: 0) { _ in 1 } == 50..<59)
    #expect(viewport.rows(from: 50, anchor: 0.5) { _ in 1 } == 46..<55)
    #expect(viewport.rows(from: 50, anchor: 1) { _ in 1 } == 42..<51)
  }

  @Test func aRowIsRevealedAtTheNearerEdge() {
    let viewport = Viewport(count: 100, room: 11)
    #expect(viewport.rows(from: 50, revealing: 55) { _ in 1 } == 50..<59)
    #expect(viewport.rows(from: 50, revealing: 60) { _ in 1 } == 52..<61)
    #expect(viewport.rows(from: 50, revealing: 40) { _ in 1 } == 40..<49)
  }
}
