import Testing

@testable import PlatenControls

@Suite struct MarkdownSourceTests {
  @Test func onlyDelimitersInLiteralsAreMarkdown() {
    var source = MarkdownSource()
    source.appendLiteral("a *")
    source.append("*b*")
    source.appendLiteral("* c")
    #expect(source.text == "a **b** c")
    #expect(source.marks.map(\.offset) == [2, 6])
    #expect(source.marks.map(\.literal) == [0..<3, 6..<9])
  }

  @Test func linkDelimitersAreMarkdownOnlyAfterAnOpeningBracket() {
    var source = MarkdownSource()
    source.appendLiteral("(a)")
    #expect(source.isPlain)
    source.appendLiteral("[b](c)")
    #expect(source.marks.map(\.offset) == [3, 5, 6, 8])
  }

  @Test func anInterpolatedInsetOccupiesOneByteOfTheSource() {
    var source = MarkdownSource()
    source.append("ab")
    source.appendInset()
    source.append("c")
    #expect(source.insets == [2])
    #expect(source.text.utf8.count == 4)
    #expect(!source.isPlain)
  }
}
