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

  @Test(arguments: ["\n", "\n\n", "\n  \n\n"])
  func blankLinesAtTheEndAreNotPartOfATranscript(end: String) async throws {
    let source = try SourceCopy("{\n  \"\"\"\n  > show\n\(end)  \"\"\"\n}")
    defer { source.remove() }
    let screen = Text("a\n\n")
    _ = await failures { await source.expectation(of: screen).check("> show\(end)") }
    #expect(try source.text == "{\n  \"\"\"\n  > show\n    a\n  \"\"\"\n}")
    #expect(await failures { await source.expectation(of: screen).check("> show\n  a") } == [])
  }
}
