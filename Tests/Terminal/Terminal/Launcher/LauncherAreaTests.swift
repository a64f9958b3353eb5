import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct LauncherAreaTests {
  private let editor = StubLineEditor()
  private let program = StubProgram(screens: "form", "posts")
  private let area: LauncherArea

  init() {
    area = LauncherArea(editor: editor, glyphs: .unicode)
    area.delegate = program
  }

  private var rows: [String]? {
    area.rows(width: 20, height: 9)?.map { $0.withoutSpacesAtEnd.text }
  }

  @Test func returnEntersTheCommandThatOpensTheScreen() {
    var entered: [String?] = []
    editor.onLine = { entered.append($0) }
    #expect(area.take(.bytes(Array("\u{1B}[B".utf8))))
    #expect(area.take(.enter))
    #expect(entered == ["open posts"])
  }

  @Test func returnEntersTheScreenThatTheTypedLettersFind() {
    var entered: [String?] = []
    editor.onLine = { entered.append($0) }
    editor.text = "po"
    #expect(rows == ["posts", ""])
    #expect(area.take(.enter))
    #expect(entered == ["open posts"])
  }

  @Test func keysActOnALineWithACommand() {
    editor.text = "open"
    #expect(rows == ["form", "posts"])
    #expect(!area.take(.enter))
    #expect(!area.take(.bytes(Array("\u{1B}[B".utf8))))
  }

  @Test func escapeHidesTheListUntilAScreenOpens() {
    #expect(area.take(.escape))
    #expect(rows == nil)
    #expect(!area.take(.enter))
    area.reset()
    #expect(rows == ["form", "posts"])
  }

  @Test func aProgramWithoutScreensHasNoList() {
    program.screens = []
    #expect(rows == nil)
    #expect(!area.take(.enter))
  }

  @Test func lettersAreTypedAtThePrompt() {
    #expect(!area.take(.bytes([UInt8(ascii: "p")])))
  }
}
