import Testing

@Suite struct CodeBlockTests {
  @Test func aBlockHasItsPositionLanguageAndLines() throws {
    let page = "One.\n```transcript gallery --width 60\n> show\n\n```\nTwo.\n```\nplain\n```"
    let blocks = CodeBlock.blocks(of: page, page: "Page.md")
    #expect(blocks.map(\.place) == ["Page.md:2", "Page.md:7"])
    #expect(blocks.map(\.info) == [["transcript", "gallery", "--width", "60"], []])
    #expect(blocks.map(\.lines) == [["> show", ""], ["plain"]])
  }
}
