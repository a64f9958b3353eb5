import Platen
import Testing

@testable import PlatenTerminal

@Suite struct EscapeWriterTests {
  private func written(_ body: (inout EscapeWriter) -> Void) -> String {
    let start = PaintedFrame.Place(row: 0, column: 0)
    var writer = EscapeWriter(
      at: start, home: PaintedFrame.Place(row: 9, column: 0), rowCount: 3,
      on: TerminalCapabilities(width: 20, height: 9))
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func insertingAndDeletingRowsOmitsACountOfOne() {
    #expect(written { $0.delete(1) } == "\u{1B}[M")
    #expect(written { $0.insert(12) } == "\u{1B}[12L")
  }

  @Test func settingTheCurrentStyleAgainWritesNothing() {
    let bold = written {
      $0.set(.bold)
      $0.set(.bold)
    }
    #expect(bold == "\u{1B}[1m")
  }

  @Test func erasingARowFirstResetsTheStyle() {
    let erased = written {
      $0.set(.bold)
      $0.erase()
    }
    #expect(erased.hasSuffix("m\u{1B}[K"))
    #expect(written { $0.erase() } == "\u{1B}[K")
  }

  @Test func theWriterReportsWhenItExceedsItsLimit() {
    let place = PaintedFrame.Place(row: 0, column: 0)
    var writer = EscapeWriter(
      at: place, home: place, rowCount: 1, on: TerminalCapabilities(width: 20, height: 9), limit: 2)
    writer.blank()
    #expect(!writer.isOver)
    writer.blank()
    #expect(writer.isOver)
  }
}
