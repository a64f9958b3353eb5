import Dispatch
import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct ScreenCoverTests {
  private let screen = ScreenArea(glyphs: .unicode)
  private let prompt: PromptArea
  private let cover: ScreenCover
  private var terminal = TerminalCapabilities(width: 40, height: 24)

  init() {
    prompt = PromptArea(
      editor: StubLineEditor(), glyphs: .unicode, session: { nil },
      scheduler: DispatchQueue.test.eraseToAnyScheduler())
    prompt.launcher.choices = {
      ["form", "signup"].map { Launcher.Choice(title: $0, summary: "") }
    }
    cover = ScreenCover(screen, prompt) { ["commands in \($0) cells"] }
    terminal.gutter = .unicode
  }

  private func rows(within height: Int = 20, over count: Int = 0) -> [String]? {
    cover.rows(on: terminal, within: height, over: count)?.map(\.withoutSpacesAtEnd.text)
  }

  @Test func aTextThatFitsIsNotShown() {
    #expect(!cover.read("log", ["one"], in: (40, 24)))
    #expect(rows() == nil)
  }

  @Test(arguments: [(8, 5), (24, 19)])
  func aTextIsPrintedOnlyIfItFitsAboveTheScreen(height: Int, room: Int) {
    let session = Session(
      VStack {
        Text("a"); Text("b")
      }, time: .virtual)
    screen.session = { session }
    let lines = Array(repeating: Line("x"), count: room + 1)
    #expect(!cover.read("log", Array(lines.dropLast()), in: (40, height)))
    #expect(cover.read("log", lines, in: (40, height)))
  }

  @Test func aLongTextCoversTheScreenNextToTheGutter() {
    let lines = Array(repeating: Line(String(repeating: "x", count: 40)), count: 24)
    #expect(cover.read("log", lines, in: (40, 24)))
    #expect(rows(within: 3) == [String(repeating: "x", count: 38), "xx", "… 46 below"])
    #expect(screen.overlay.take(.escape))
    #expect(rows() == nil)
  }

  @Test func aQuestionMarkOpensTheHelpUnlessItIsText() {
    #expect(!cover.take(.questionMark, isText: true, isAtEmptyPrompt: false))
    #expect(cover.take(.questionMark, isText: false, isAtEmptyPrompt: false))
    #expect(rows(within: 99)?.last == "commands in 38 cells")
  }

  @Test func downOpensTheListOfScreensOnlyAtAnEmptyPrompt() async {
    let down = Key.bytes(Array("\u{1B}[B".utf8))
    let session = Session(Text("a"), time: .virtual)
    screen.session = { session }
    let answer: String? = await withCheckedContinuation { continuation in
      prompt.question = continuation
      #expect(!cover.take(down, isText: false, isAtEmptyPrompt: false))
      #expect(rows(within: 4) == nil)
      #expect(cover.take(down, isText: false, isAtEmptyPrompt: true))
      #expect(rows(within: 4, over: 3) == ["form", "signup", ""])
      let yielding = cover.rows(on: terminal, within: 2, yielding: 1, over: 0)
      #expect(yielding?.map(\.withoutSpacesAtEnd.text) == ["form"])
      #expect(prompt.launcher.uncover())
      #expect(rows(within: 4) == nil)
      continuation.resume(returning: nil)
    }
    #expect(answer == nil)
  }
}
