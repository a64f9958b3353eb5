import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct RowWindowTests {
  @Test func numbersOfTheVisibleRowsStartAtOne() throws {
    let viewport = try TestViewport(count: 100)
    let window = viewport.window
    #expect(window.numberRange == 1..<5)
    #expect(window.numbers.map(\.position) == [0, 1, 2, 3])
    #expect(window.texts.map(\.text) == ["row 1", "row 2", "row 3", "row 4"])
    #expect(window.shows(3) && !window.shows(4))
  }

  @Test func headersHaveNoNumber() throws {
    let list = List { Section("letters") { Text("a") } }
    let viewport = try TestViewport(list)
    let window = viewport.window
    #expect(window.seen.count == 2)
    #expect(window.numberedRows.map(\.position) == [1])
    #expect(window.numberRange == 1..<2)
  }

  @Test func aScrolledWindowShowsNoRowsBeforeTheNextLayout() throws {
    let viewport = try TestViewport(count: 100)
    let window = viewport.window
    window.scroll(to: 10, anchor: 0)
    #expect(window.isScrolled && window.shown.isEmpty)
    window.show(window.laidOut, from: 0)
    #expect(window.shown.count == 4)
  }

  @Test func theThumbIsAtThePlaceOfTheWindowAmongAllRows() throws {
    let viewport = try TestViewport(count: 100)
    #expect(viewport.window.thumb == 0..<1)
    viewport.host.scroll(to: 100)
    #expect(viewport.window.thumb == 3..<4)
    #expect(try TestViewport(count: 3).window.thumb.isEmpty)
  }
}
