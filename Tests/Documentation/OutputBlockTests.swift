import Testing

/// Checks that every block without a language is expected output of a test.
///
/// Scripts check the blocks of the pages whose commands they run, and `MarblesPageTests` checks those
/// of the generated page of operators.
@Suite struct OutputBlockTests {
  private static let blocks = CodeBlock.all("").filter {
    !$0.isRunByScript && $0.page != "Documentation/Marbles.md"
  }

  private static let literals = SourceLines.all(in: ["Tests"]).map(\.continued)

  @Test(arguments: blocks) func anOutputBlockEqualsALiteralInATest(block: CodeBlock) {
    #expect(Self.literals.contains { $0.hold(block.lines) })
  }
}
