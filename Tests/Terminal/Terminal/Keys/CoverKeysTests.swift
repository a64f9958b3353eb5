import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct CoverKeysTests {
  private let program = StubProgram(screens: "form", "signup")
  private let editor = StubLineEditor()
  private let face: ConsoleFace
  private let keys: KeyChain
  private var terminal = TerminalCapabilities(width: 40, height: 24)

  init() {
    face = ConsoleFace(editor)
    face.delegate = program
    keys = face.keys
    terminal.gutter = .unicode
  }

  private func rows(within height: Int = 20, over count: Int = 0) -> [String]? {
    face.cover.rows(on: terminal, within: height, over: count)?.map(\.withoutSpacesAtEnd.text)
  }

  @Test func aQuestionMarkOpensTheHelpUnlessItIsText() {
    editor.text = "a"
    keys.take(.questionMark)
    #expect(!face.screen.overlay.isOpen)
    editor.text = ""
    keys.take(.questionMark)
    #expect(rows(within: 99)?.last == "commands in 38 cells")
  }

  @Test func downOpensTheListOfScreensOnlyAtAnEmptyPrompt() async {
    let down = Key.bytes(Array("\u{1B}[B".utf8))
    let session = Session(Text("a"), time: .virtual)
    face.screen.session = session
    let answer: String? = await withCheckedContinuation { continuation in
      face.request.open(for: continuation)
      editor.text = "a"
      keys.take(down)
      #expect(rows(within: 4) == nil)
      editor.text = ""
      keys.take(down)
      #expect(rows(within: 4, over: 3) == ["form", "signup", ""])
      let yielding = face.cover.rows(on: terminal, within: 2, yielding: 1, over: 0)
      #expect(yielding?.map(\.withoutSpacesAtEnd.text) == ["form"])
      #expect(face.launcher.uncover())
      #expect(rows(within: 4) == nil)
      face.request.close()?.resume(returning: nil)
    }
    #expect(answer == nil)
  }
}
