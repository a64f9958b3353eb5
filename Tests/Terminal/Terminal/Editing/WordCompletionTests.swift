import Testing

@testable import PlatenTerminal

@Suite struct WordCompletionTests {
  private func completion(
    _ word: String, isQuoted: Bool = false, of words: String...
  ) -> WordCompletion? {
    WordCompletion(of: word, isQuoted: isQuoted) { start in words.filter { $0.hasPrefix(start) } }
  }

  @Test func aWordIsCompletedAsFarAsAllPossibleWordsAgree() {
    let found = completion("pr", of: "press", "present", "quit")
    #expect(found?.words == ["press", "present"])
    #expect(found?.replacement == "pres")
  }

  @Test func anUnknownWordIsNotCompleted() { #expect(completion("x", of: "press") == nil) }

  @Test func aWordWithSpacesIsQuoted() {
    #expect(completion("Sa", of: "Save as")?.replacement == "\"Save as\"")
    #expect(completion("Sa", of: "Save as", "Save all")?.replacement == "\"Save a")
  }

  @Test func aQuotedWordIsClosedOnceItIsComplete() {
    #expect(completion("Sa", isQuoted: true, of: "Save as")?.replacement == "Save as\"")
    #expect(completion("Sa", isQuoted: true, of: "Save as", "Save all")?.replacement == "Save a")
  }

  @Test func aQuoteInAWordIsEscaped() {
    let found = completion(#"a\""#, isQuoted: true, of: #"a"b"#, "ab")
    #expect(found?.words == [#"a\"b"#])
    #expect(found?.replacement == #"a\"b""#)
  }

  @Test(
    arguments: [
      ("press Sa", "Sa", false), ("press \"Save a", "Save a", true),
      (#"set "a\" b"#, #"a\" b"#, true),
      ("press ", "", false), ("", "", false), ("\"a\" b", "b", false),
    ])
  func theLastWordCanBeQuoted(line: String, word: String, isQuoted: Bool) {
    let last = WordCompletion.lastWord(of: line[...])
    #expect(line[last.start...] == word)
    #expect(last.isQuoted == isQuoted)
  }
}
