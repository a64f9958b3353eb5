import Testing

/// Every block without a language is what something writes, because a test expects it.
///
/// Those of the tutorial are checked by `Scripts/check-tutorial`, and those of the page of operators,
/// which is made by a test, by that.
@Suite struct OutputBlockTests {
  private static let blocks = CodeBlock.all("").filter {
    !$0.isOfTheTutorial && $0.page != "Documentation/Marbles.md"
  }

  private static let literals = SourceLines.all(in: ["Tests"]).map(\.continued)

  @Test(arguments: blocks) func anOutputBlockEqualsALiteralInATest(block: CodeBlock) {
    #expect(Self.literals.contains { $0.hold(block.lines) })
  }
}
