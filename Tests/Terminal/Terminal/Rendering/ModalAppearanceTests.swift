import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct ModalAppearanceTests {
  private let focused = Line("( Yes )", style: Style(.focused))

  @Test func theBarsHaveTheColorOfTheKindOfModal() {
    for (kind, role) in [(Modal.Kind.alert, Style.Role.warning), (.sheet, .accent)] {
      let modal = ModalAppearance(kind, lines: 1..<3, gutter: .unicode, closesByEscape: false)
      #expect(modal.line("Sure?", at: 1).runs.first?.style.foreground == .role(role))
    }
  }

  @Test func theThumbOfAListReplacesTheBar() {
    let modal = ModalAppearance(.sheet, lines: 0..<1, gutter: .unicode, closesByEscape: false)
    #expect(modal.line(Line("Row", style: Style(.besideThumb)), at: 0).text == "┃ Row")
  }

  @Test func theLineAboveASheetNamesTheKeyThatClosesIt() {
    let modal = ModalAppearance(.sheet, lines: 1..<3, gutter: .unicode, closesByEscape: true)
    let rule = modal.line("── sheet, dismiss closes it ──", at: 1)
    #expect(rule.text == "│ ── sheet, Esc closes it ──")
    #expect(modal.line("dismiss", at: 2).text == "│ dismiss")
  }

  @Test func onlyLinesOfTheModalHaveABar() {
    let modal = ModalAppearance(.alert, lines: 1..<3, gutter: .ascii, closesByEscape: false)
    let texts = (0..<4).map { modal.line($0 == 2 ? focused : "line", at: $0).text }
    #expect(texts == ["line", "| line", "> ( Yes )", "line"])
  }
}
