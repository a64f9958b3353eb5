import PlatenTestSupport
import Testing

@testable import PlatenTerminal

@Suite struct TextHistoryTests {
  /// A text with the history of its changes.
  private struct Edited {
    var text: String
    var history = TextHistory()

    mutating func replace(_ part: String, with new: String) throws -> Int {
      let range = try #require(text.ranges(of: part).last)
      return history.replace(range, of: &text, with: new)
    }

    mutating func append(_ new: String) {
      _ = history.replace(text.endIndex..<text.endIndex, of: &text, with: new)
    }
  }

  @Test func aReplacementReturnsItsEndAndIsUndone() throws {
    var edited = Edited(text: "für dich")
    #expect(try edited.replace("dich", with: "ßie") == 9)
    #expect(edited.text == "für ßie")
    #expect(edited.history.undo(in: &edited.text) == 9)
    #expect(edited.text == "für dich")
    #expect(edited.history.undo(in: &edited.text) == nil)
  }

  @Test func typedCharactersAreUndoneTogether() {
    var edited = Edited(text: "")
    for character in "abc" { edited.append(String(character)) }
    edited.history.endTyping()
    edited.append("d")
    _ = edited.history.undo(in: &edited.text)
    #expect(edited.text == "abc")
    _ = edited.history.undo(in: &edited.text)
    #expect(edited.text == "")
  }

  @Test func aLineBreakBeginsAnotherChange() {
    var edited = Edited(text: "")
    edited.append("a")
    edited.append("\n")
    _ = edited.history.undo(in: &edited.text)
    #expect(edited.text == "a")
  }

  @Test func anEmptyReplacementAddsNoChange() throws {
    var edited = Edited(text: "a")
    edited.append("")
    #expect(edited.history.undo(in: &edited.text) == nil)
  }

  @Test(arguments: Seeds.first(50))
  func replacementsAreUndoneInReverse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (text, history, texts) = ("ä日b", TextHistory(), [String]())
    for _ in 0..<20 {
      let indices = Array(text.indices) + [text.endIndex]
      let bounds = (0..<2).map { _ in indices[Int.random(in: indices.indices, using: &random)] }
      let new = ["xy", "é\n", "👨‍👩‍👧z"][Int.random(in: 0..<3, using: &random)]
      texts.append(text)
      history.endTyping()
      _ = history.replace(
        min(bounds[0], bounds[1])..<max(bounds[0], bounds[1]), of: &text, with: new)
    }
    for last in texts.reversed() {
      #expect(history.undo(in: &text) != nil)
      #expect(Array(text.utf8) == Array(last.utf8))
    }
  }
}
