import PlatenLines
import Testing

@testable import PlatenTerminal

extension StoppedTerminal {
  @MainActor
  @Suite final class DisplayTests {
    private var written = ""
    private lazy var display = Display(
      output: -1, theme: .auto, glyphs: .unicode, showsUTF8: true, features: .xterm,
      isAnimated: false,
      write: { [unowned self] in written += String(decoding: $0, as: UTF8.self) })

    private func paint(_ text: String) {
      let frame = PaintedFrame([Line(text)], cursor: .init(row: 0, column: 0))
      _ = display.paint(frame, isBusy: false)
    }

    @Test func theLastFrameIsLeftBetweenAStopAndTheContinuation() throws {
      display.begin()
      display.title.set("screen")
      paint("in progress")
      TerminalOutput.stop {}
      written = ""
      display.add([Line("printed")])
      paint("half done")
      #expect(written == "")
      display.drawLast { display.leave([Line("done")]) }
      #expect(!written.contains("half done"))
      let printed = try #require(written.firstRange(of: "printed"))
      let left = try #require(written.firstRange(of: "done"))
      #expect(printed.upperBound < left.lowerBound)
      #expect(written.hasSuffix("done\r\n"))
      #expect(!written.contains("]2;screen"), "the shell has restored its title")
    }

    @Test func theLastFrameIsLeftOnceWithoutAStop() {
      display.begin()
      display.drawLast { display.leave([Line("done")]) }
      #expect(written.components(separatedBy: "done").count == 2)
    }
  }
}
