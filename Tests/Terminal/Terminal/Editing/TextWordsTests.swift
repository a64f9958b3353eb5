import Testing

@testable import PlatenTerminal

@Suite struct TextWordsTests {
  /// Returns a text after a change before the vertical bar, with the bar at the new caret.
  private func text(_ marked: String, _ change: (inout TextBuffer) -> Void) -> String {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    var buffer = TextBuffer(String(parts[0]))
    buffer.perform(.insert(String(parts[1])), width: .max)
    for _ in parts[1] { buffer.perform(.move(.previous), width: .max) }
    change(&buffer)
    return buffer.text[..<buffer.caret] + "|" + buffer.text[buffer.caret...]
  }

  @Test(
    arguments: [
      ("a|bc", "ba|c"), ("ab|", "ba|"), ("|ab", "|ab"), ("a|", "a|"), ("x\nab|\ny", "x\nba|\ny"),
      ("x\n|ab", "x\n|ab"), ("日|e\u{301}", "e\u{301}日|"),
    ])
  func charactersAreExchanged(before: String, after: String) {
    #expect(text(before) { $0.transpose(.character) } == after)
  }

  @Test(
    arguments: [
      ("one| two", "two one|"), ("one, two|", "two, one|"), ("one two| three", "one three two|"),
      ("one|", "one|"), ("|", "|"),
    ])
  func wordsAreExchanged(before: String, after: String) {
    #expect(text(before) { $0.transpose(.word) } == after)
  }

  @Test(
    arguments: [
      (TextCommand.LetterCase.upper, "ÜBER|"), (.lower, "über|"), (.capitalized, "Über|"),
    ])
  func theCaseOfAWordChanges(letterCase: TextCommand.LetterCase, word: String) {
    #expect(text("a |üBeR b") { $0.changeCase(to: letterCase) } == "a \(word) b")
  }

  @Test func theWordAfterSpacesIsCapitalized() {
    #expect(text("a|  (bC)") { $0.changeCase(to: .capitalized) } == "a  (Bc|)")
    #expect(text("a|  ") { $0.changeCase(to: .capitalized) } == "a  |")
  }
}
