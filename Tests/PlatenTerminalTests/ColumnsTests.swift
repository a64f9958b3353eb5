import Platen
import Testing

@testable import PlatenTerminal

@Suite struct ColumnsTests {
  @Test func wordsAreReadDownwards() {
    #expect(columns(of: ["a", "b", "日本", "d"], width: 12) == "a     日本\nb     d\n")
  }

  @Test func aNarrowTerminalHasOneColumn() {
    #expect(columns(of: ["alpha", "beta"], width: 4) == "alpha\nbeta\n")
  }

  @Test func wordsFromOutsideCannotAct() {
    #expect(columns(of: ["\u{1B}[2J"], width: 9) == "␛[2J\n")
  }

  @Test func linesAreColouredByTheirMark() {
    let ink = Ink(environment: ["TERM": "xterm"])
    #expect(ink.encoded("! no") == "\u{1B}[91m! no\u{1B}[0m")
    #expect(ink.encoded("  shown") == "  shown")
    let alert = Line("no", style: Style(foreground: .red))
    #expect(ink.encoded("  " + alert) == "  \u{1B}[31mno\u{1B}[0m")
    #expect(ink.encoded("+ " + alert) == "\u{1B}[32m+ \u{1B}[31mno\u{1B}[0m")
    #expect(Ink(environment: ["TERM": "xterm", "NO_COLOR": "1"]).encoded("! no") == "! no")
  }

  @Test func theThemeIsTheOneAskedForOrThatOfTheBackground() {
    let light = ["TERM": "xterm", "COLORFGBG": "0;15"]
    #expect(Ink(environment: light).encoded("! no") == "\u{1B}[31m! no\u{1B}[0m")
    #expect(Ink(environment: light, theme: .dark).encoded("! no") == "\u{1B}[91m! no\u{1B}[0m")
    #expect(Ink(environment: light, theme: Theme.none).encoded("+ yes") == "+ yes")
  }
}
