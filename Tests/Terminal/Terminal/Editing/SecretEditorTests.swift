import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct SecretEditorTests {
  private func outcome(of keys: [Key]) -> SecretEditor.Outcome {
    var editor = SecretEditor()
    var outcome = SecretEditor.Outcome.goesOn
    for key in keys { outcome = editor.handle(key) }
    return outcome
  }

  private func keys(_ text: String) -> [Key] { text.map { .bytes(Array(String($0).utf8)) } }

  @Test func returnEntersTheTypedText() {
    #expect(outcome(of: keys("päss wörd\r")) == .entered("päss wörd"))
  }

  @Test func backspaceRemovesACharacter() {
    #expect(outcome(of: keys("ae\u{301}\u{7F}\u{7F}\u{7F}b\r")) == .entered("b"))
  }

  @Test func ctrlURemovesAllText() {
    #expect(outcome(of: keys("one two\u{15}x\r")) == .entered("x"))
  }

  @Test func ctrlDGivesUpOnlyAnEmptySecret() {
    #expect(outcome(of: keys("\u{4}")) == .givenUp)
    #expect(outcome(of: keys("a\u{4}\r")) == .entered("a"))
  }

  @Test func aMultilinePasteIsRejected() {
    #expect(outcome(of: keys("a") + [.paste("b\nc")]) == .refused)
    #expect(outcome(of: keys("a") + [.paste("b\nc"), .enter]) == .entered("a"))
  }

  @Test func aNewlineAtTheEndOfAPasteDoesNotEnterTheSecret() {
    #expect(outcome(of: [.paste("abc\n")]) == .goesOn)
    #expect(outcome(of: [.paste("abc\n"), .enter]) == .entered("abc"))
  }

  @Test func theCaretMovesByCharacterAndToTheEnds() {
    #expect(outcome(of: keys("ac") + [.left] + keys("b\r")) == .entered("abc"))
    #expect(
      outcome(of: keys("bc") + [.home] + keys("a") + [.end] + keys("d\r")) == .entered("abcd"))
    #expect(outcome(of: keys("abc") + [.home] + keys("\u{4}\r")) == .entered("bc"))
  }

  @Test func wordsOfASecretAreNotTreatedSeparately() {
    #expect(outcome(of: keys("one two") + [.option("b")] + keys("x\r")) == .entered("xone two"))
    #expect(outcome(of: keys("one two\u{17}\r")) == .entered(""))
  }

  @Test func noPartOfASecretIsYankedOrUndone() {
    #expect(
      outcome(of: keys("abc\u{15}\u{19}\u{1F}") + [.option("y"), .option("r"), .enter])
        == .entered(""))
  }

  @Test func keysThatProduceNoTextAreIgnored() {
    #expect(outcome(of: [.bytes(Array("\u{1B}[A".utf8)), .paste("x"), .enter]) == .entered("x"))
  }
}
