import Testing

@testable import PlatenTerminal

@MainActor
@Suite struct WindowTitleTests {
  private let written = Written()

  @MainActor private final class Written { var text = "" }

  private func title(isSupported: Bool) -> WindowTitle {
    WindowTitle(isSupported: isSupported) { [written] in
      written.text += String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func theLastTitleIsSetAgainAfterAStop() {
    let title = title(isSupported: true)
    title.restart()
    #expect(written.text == "")
    title.set("form")
    title.set("sign\u{7}up")
    written.text = ""
    title.restart()
    #expect(written.text == "\u{1B}]2;\("sign\u{7}up".printable)\u{1B}\\")
  }

  @Test func aTerminalWithoutTitlesReceivesNone() {
    title(isSupported: false).set("form")
    #expect(written.text == "")
  }
}
