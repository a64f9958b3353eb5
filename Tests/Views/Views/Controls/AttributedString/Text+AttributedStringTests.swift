import Foundation
import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct TextAttributedStringTests {
  private func styles(_ text: Text) -> [Style] {
    TestGraph(width: 80, text).graph.block.lines.flatMap { $0.runs.map(\.style) }
  }

  @Test func stringAttributesSetTheStyleOfTheText() {
    var text = AttributedString("red")
    text.foregroundColor = .red
    var bold = AttributedString("bold")
    bold.font = .headline
    var lines = AttributedString("lines")
    lines.underlineStyle = .single
    lines.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .red)
    #expect(
      styles(Text(text + bold + lines + AttributedString("."))) == [
        Style(foreground: .red), .bold, Style([.underline, .strikethrough]), .plain,
      ])
    #expect(picture(30) { Text("a \(bold) word") } == "a bold word")
    #expect(picture(30) { Text(AttributedString()) } == "")
  }

  @Test func theTextOfALinkIsFollowedByItsURL() {
    var link = AttributedString("Terms")
    link.link = URL(string: "https://example.org")
    #expect(picture(60) { Text(link + AttributedString("!")) } == "Terms <https://example.org>!")
  }

  @Test func anAttributedMarkdownStringPreservesStylesAndLinks() throws {
    let text = try AttributedString(markdown: "**so** and `so` [there](https://example.org)")
    #expect(String(text.characters) == "so and so there")
    #expect(styles(Text(text)).first == .bold)
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org"])
    #expect(text.runs.contains { $0.inlinePresentationIntent == .code })
    #expect(
      picture(60) { Text(text) } == "so and so there <https://example.org>")
  }
}
