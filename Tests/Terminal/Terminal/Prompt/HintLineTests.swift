import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct HintLineTests {
  private let keys = HintLine.keys([
    KeyHint(["↑", "↓"], "move"), KeyHint(["Return"], "opens"), .help,
  ])

  private func text(of hint: HintLine, width: Int, in glyphs: Glyphs = .unicode) -> String {
    hint.line(within: width, glyphs: glyphs).text
  }

  @Test func itemsAreOmittedFromTheRightBeforeTheHelp() {
    #expect(text(of: keys, width: 32) == "↑↓ move · Return opens · ? keys")
    #expect(text(of: keys, width: 30) == "↑↓ move · ? keys")
    #expect(text(of: keys, width: 15) == "? keys")
    #expect(text(of: keys, width: 11) == "")
  }

  @Test func itemsAreOmittedAsAWhole() {
    let items = HintLine.keys([KeyHint(["Tab"], "next"), KeyHint(["Esc"], "closes")])
    #expect(text(of: items, width: 21) == "Tab next · Esc closes")
    #expect(text(of: items, width: 20) == "Tab next")
  }

  @Test func symbolsHaveASCIIForms() {
    #expect(text(of: keys, width: 40, in: .ascii) == "Up Down move - Return opens - ? keys")
  }

  @Test func aMessageIsTruncated() {
    #expect(text(of: .message("no effect on Save"), width: 12) == "no effect o…")
    #expect(text(of: .message("a\u{1B}b and more"), width: 20) == "a␛b and more")
  }
}
