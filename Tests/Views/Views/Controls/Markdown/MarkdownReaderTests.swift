import PlatenNavigation
import Testing

/// Markdown in literals, which are localized string keys.
@MainActor
@Suite struct MarkdownReaderTests {
  @Test func unmatchedMarkdownDelimitersAreShownAsText() {
    #expect(looks("2 * 3 * 4") == "2 * 3 * 4")
    #expect(looks("snake_case_name") == "snake_case_name")
    #expect(looks("a ~ b ~~ c ~d~") == "a ~ b ~~ c ~d~")
    #expect(looks("**open") == "**open")
    #expect(looks("close**") == "close**")
    #expect(looks("*") == "*")
    #expect(looks("[x] and [y](") == "[x] and [y](")
    #expect(looks("`open") == "`open")
    #expect(looks(#"C:\Users"#) == #"C:\Users"#)
    #expect(looks("**a*") == "*I<a>")
  }

  @Test func aBackslashEscapesAMarkdownDelimiter() {
    #expect(looks(#"\*so\* and \\"#) == #"*so* and \"#)
    #expect(looks(#"\[a](b)"#) == "[a](b)")
  }

  @Test func delimitersInCodeSpansAreNotParsed() {
    #expect(looks("run `swift **test**` now") == "run swift **test** now")
    #expect(looks("`` a`b `` and ` c `") == "a`b and c")
  }

  @Test func lineBreaksInMarkdownArePreserved() {
    #expect(looks("one\n**two\nthree**") == "one\nB<two>\nB<three>")
  }

  @Test func interpolatedValuesAreNotParsed() {
    let name = "**Ada**", address = "https://example.org/a_b_c)"
    #expect(looks("Hello, \(name)!") == "Hello, **Ada**!")
    #expect(looks("**\(name)** \(1)*") == "B<**Ada**> 1*")
    #expect(looks("*\(" ")\(3)*") == "I< 3>")
    #expect(looks("**\("")**") == "")
    #expect(looks("`\(name)` [\("[x](y)")](\(address))") == "**Ada** [x](y) <\(address)>")
    #expect(looks("\("*")a\("*")") == "*a*")
  }

  @Test func interpolatedTextViewsKeepTheirStyle() {
    #expect(
      looks("so **\(Text("many").italic())** \(Text("words"))") == "so BI<many> words")
    #expect(looks("`\(Text("a").bold())`\(Text("b").bold())") == "B<ab>")
  }

  @Test func onlyLocalizedStringKeysAreParsedAsMarkdown() {
    let text = "**so**"
    #expect(picture(20) { Text(text) } == "**so**")
    #expect(picture(20) { Text(text.dropFirst()) } == "*so**")
    #expect(picture(20) { Text(verbatim: "**so**") } == "**so**")
    #expect(picture(20) { Text(.init(text)) } == "so")
    #expect(picture(20) { Text(LocalizedStringKey(text)) } == "so")
  }

  @Test func longRunsOfUnmatchedDelimitersAreParsed() {
    for sign in [
      "*", "*a ", "a* ", "*a", "_a*", "[", "[a](", "`a``", "[a]", "**a *b ", "[a](b(", "[a](b '",
    ] {
      let text = String(repeating: sign, count: 1_000)
      #expect(TestGraph(Text(LocalizedStringKey(text))).lines.joined().count > 0)
    }
  }
}
