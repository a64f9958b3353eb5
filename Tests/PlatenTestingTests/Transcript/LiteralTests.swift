import Platen
import Testing

@testable import PlatenTesting

@Suite @MainActor struct LiteralTests {
  @Test func specialCharactersAreEscapedInALiteral() async throws {
    let source = try SourceCopy("{\n  \"\"\"\n  \"\"\"\n}")
    defer { source.remove() }
    _ = await failures {
      await source.expectation(of: Text(verbatim: #"\(a) """" "b""#)).check("")
    }
    #expect(
      try source.text == ##"""
        {
          """
            \\(a) \"\"\"\" \"b\"
          """
        }
        """##)
  }

  @Test func aRawLiteralUsesItsOwnEscapes() async throws {
    let source = try SourceCopy("{\n  #\"\"\"\n  \"\"\"#\n}")
    defer { source.remove() }
    _ = await failures {
      await source.expectation(of: Text(verbatim: ##"\(a) \#(b)"##)).check("")
    }
    #expect(
      try source.text == ###"""
        {
          #"""
            \(a) \#\#(b)
          """#
        }
        """###)
  }

  @Test func anEmptyLastLineIsNotPartOfATranscript() async throws {
    let source = try SourceCopy("{\n  \"\"\"\n  > show\n\n  \"\"\"\n}")
    defer { source.remove() }
    _ = await failures { await source.expectation(of: Text("a")).check("> show\n") }
    #expect(try source.text == "{\n  \"\"\"\n  > show\n    a\n  \"\"\"\n}")
  }
}
