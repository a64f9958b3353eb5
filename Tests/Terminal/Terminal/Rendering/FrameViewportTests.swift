import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct FrameViewportTests {
  private func lines(
    showing focus: Int, from first: Int, height: Int, of count: Int = 30
  ) -> [String] {
    FrameViewport(of: count, showing: focus, from: first, height: height)
      .lines(of: (0..<count).map { Line("\($0)") }, glyphs: .unicode).map(\.text)
  }

  @Test func aFrameThatFitsIsShownCompletely() {
    #expect(lines(showing: 0, from: 2, height: 3, of: 3) == ["0", "1", "2"])
    #expect(lines(showing: 0, from: 0, height: 3, of: 0) == [])
  }

  @Test func overflowMarkersCountTheHiddenRows() {
    #expect(lines(showing: 0, from: 0, height: 4) == ["0", "1", "2", "… 27 below"])
    #expect(lines(showing: 12, from: 12, height: 4) == ["… 12 above", "12", "13", "… 16 below"])
    #expect(lines(showing: 29, from: 0, height: 4) == ["… 27 above", "27", "28", "29"])
  }

  @Test func theViewportScrollsAsLittleAsPossible() {
    #expect(lines(showing: 14, from: 12, height: 5).first == "… 12 above")
    #expect(
      lines(showing: 15, from: 12, height: 5) == ["… 13 above", "13", "14", "15", "… 14 below"])
    #expect(lines(showing: 11, from: 12, height: 5).first == "… 11 above")
  }

  @Test func aShortViewportHasNoOverflowMarkers() {
    #expect(lines(showing: 7, from: 0, height: 1) == ["7"])
    #expect(lines(showing: 7, from: 0, height: 2) == ["6", "7"])
  }

  @Test func theFocusedRowIsVisibleAtAnyHeight() {
    for height in 1...9 {
      for count in 1...12 {
        for focus in 0..<count {
          for first in -1...count {
            let viewport = FrameViewport(of: count, showing: focus, from: first, height: height)
            let lines = viewport.lines(of: (0..<count).map { Line("\($0)") }, glyphs: .unicode)
            #expect(lines[viewport.place(of: focus)].text == "\(focus)")
            #expect(lines.count == min(count, height))
          }
        }
      }
    }
  }
}
