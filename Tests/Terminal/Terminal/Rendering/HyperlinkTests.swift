import Platen
import Testing

@testable import PlatenTerminal

@Suite struct HyperlinkTests {
  private let terminal: TerminalCapabilities = {
    var terminal = TerminalCapabilities(width: 40, height: 4)
    terminal.showsLinks = true
    return terminal
  }()

  private func link(_ text: String) -> Line { Line(text, style: Style(.link)) }

  private func frame(_ line: Line) -> PaintedFrame {
    PaintedFrame([line], cursor: .init(row: 0, column: 0))
  }

  /// Returns the bytes of an update, with `{` at the start and `}` at the end of a link.
  private func update(_ renderer: inout Renderer, _ line: Line) -> String {
    String(decoding: renderer.painted(frame(line), on: terminal), as: UTF8.self)
      .replacing("\u{1B}]8;;\u{1B}\\", with: "}").replacing("\u{1B}]8;;", with: "{")
      .replacing("\u{1B}\\", with: "|").replacing("\u{1B}", with: "")
  }

  @Test func onlyTheAddressIsALink() {
    var renderer = Renderer()
    let bytes = update(&renderer, "To " + link("<http://a.b>") + " go")
    #expect(bytes.contains(#/To.*\{http://a\.b\|<http://a\.b>.*\}go/#))
  }

  @Test func aChangedStyleWritesTheLinkAgain() {
    var renderer = Renderer()
    _ = update(&renderer, link("<http://a.b>"))
    let bold = update(&renderer, link("<http://a.b>").styled(.bold))
    #expect(bold.contains("{http://a.b|<http://a.b>}"))
    #expect(update(&renderer, link("<http://a.b>").styled(.bold)) == "")
  }

  @Test func anotherAddressInTheSameCellsIsWritten() {
    var renderer = Renderer()
    _ = update(&renderer, link("<http://a.b>"))
    #expect(update(&renderer, link("<http://a.c>")).contains("{http://a.c|<http://a.c>}"))
    #expect(
      update(&renderer, "<http://a.c>").contains("<http://a.c>"), "the text is no longer a link")
  }

  @Test func noMovementWritesTheCellsOfALinkAgain() {
    let row = CellRow(link("<http://a.b>"), on: terminal)
    #expect(row.stretch(0..<4, in: .plain) == nil)
    #expect(CellRow("<http://a.b>", on: terminal).stretch(0..<4, in: .plain) != nil)
  }

  @Test(arguments: [
    ("<https://a.b/ä b>", "https://a.b/%C3%A4%20b"), ("<HTTPS://a.b>", "HTTPS://a.b"),
    ("<mailto:a@b.c>", "mailto:a@b.c"), ("<http://a.b/\u{1B}\\\u{7}>", "http://a.b/%1B\\%07"),
    ("<http://a.b/\u{9C}>", "http://a.b/%C2%9C"),
  ])
  func anAddressConsistsOfPrintableASCII(text: String, address: String) {
    #expect(Hyperlink(text[...], at: 0)?.address == address)
  }

  @Test(arguments: [
    "<javascript:alert(1)>", "<file:///etc/passwd>", "<data:text/html,x>", "<x>", "<>", "",
    "http://a.b", "<http://a.b", "<http://a…",
  ])
  func otherTextIsNotALink(text: String) { #expect(Hyperlink(text[...], at: 0) == nil) }

  @Test func anAddressThatIsTooLongIsNotALink() {
    let path = String(repeating: "a", count: 3000)
    #expect(Hyperlink("<http://\(path)>"[...], at: 0) == nil)
  }

  @Test func aTerminalWithoutLinksShowsTheText() {
    let row = CellRow(link("<http://a.b>"), on: TerminalCapabilities(width: 40, height: 4))
    #expect(row.links == [])
  }
}
