import PlatenSyntax
import Testing

/// Tests of parsing source code by its brackets.
@Suite struct SourceTests {
  private func statements(_ text: String) -> [String] {
    let source = Source(text)
    guard let braces = source.firstBraces else { return [] }
    return source.statements(in: braces).map(source.text)
  }

  @Test func statementsEndAtLineEnds() {
    #expect(statements("{ a; b\n c }") == ["a", "b", "c"])
    #expect(statements("(x) {\n}") == [])
  }

  @Test func aContinuationLineBelongsToTheStatement() {
    #expect(
      statements("{ var a =\n 1\n b(\n 2)\n .c\n @D @E\n var f: Int?\n g }")
        == ["var a =\n 1", "b(\n 2)\n .c", "@D @E\n var f: Int?", "g"])
  }

  @Test func commentsDoNotEndAStatement() {
    #expect(
      statements("{ a // so +\n /* and, */\n b // not yet\n .c\n d +// 1\n /* . */ e\n f }")
        == ["a // so +", "/* and, */", "b // not yet\n .c", "d +// 1\n /* . */ e", "f"])
    #expect(statements("{ // it:\n @D // of\n var a\n b }") == ["// it:", "@D // of\n var a", "b"])
  }

  @Test func literalsCanEndAndBeginStatements() {
    #expect(
      statements("{ var a = \"+\"\n \".\" + b\n @D(c, \"d e\")\n var f }") == [
        "var a = \"+\"", "\".\" + b", "@D(c, \"d e\")\n var f",
      ])
  }

  @Test func bracketsInCommentsAndLiteralsAreIgnored() {
    #expect(
      statements(
        """
        { "}" // }
        /* } /* } */ } */ #"\\"}"#; \"""
        " }
        \"""
        "\\("}" + "\\(x)") } \\" }" }
        """
      ).count == 4)
  }

  @Test func aURLInABlockCommentEndsWithIt() {
    #expect(
      statements("{ /* see https://example.org */ a\n b }") == [
        "/* see https://example.org */ a", "b",
      ])
  }

  @Test func unclosedBracesHaveNoContent() {
    #expect(statements("{ a\n b") == [])
    #expect(statements("\"{ a }\"") == [])
  }
}
