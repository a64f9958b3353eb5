import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct ScreenCoverTests {
  private let face: ConsoleFace
  private var terminal = TerminalCapabilities(width: 40, height: 24)

  init() {
    face = ConsoleFace(StubLineEditor())
    terminal.gutter = .unicode
  }

  private func rows(within height: Int = 20, over count: Int = 0) -> [String]? {
    face.cover.rows(on: terminal, within: height, over: count)?.map(\.withoutSpacesAtEnd.text)
  }

  @Test func aTextThatFitsIsNotShown() {
    #expect(!face.cover.read("log", ["one"], in: (40, 24)))
    #expect(rows() == nil)
  }

  @Test(arguments: [(8, 5), (24, 19)])
  func aTextIsPrintedOnlyIfItFitsAboveTheScreen(height: Int, room: Int) {
    let session = Session(
      VStack {
        Text("a"); Text("b")
      }, time: .virtual)
    face.screen.session = session
    let lines = Array(repeating: Line("x"), count: room + 1)
    #expect(!face.cover.read("log", Array(lines.dropLast()), in: (40, height)))
    #expect(face.cover.read("log", lines, in: (40, height)))
  }

  @Test func aLongTextCoversTheScreenNextToTheGutter() {
    let lines = Array(repeating: Line(String(repeating: "x", count: 40)), count: 24)
    #expect(face.cover.read("log", lines, in: (40, 24)))
    #expect(rows(within: 3) == [String(repeating: "x", count: 38), "xx", "… 46 below"])
    #expect(face.screen.overlay.take(.escape))
    #expect(rows() == nil)
  }
}
