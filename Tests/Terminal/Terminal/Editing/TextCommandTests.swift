import PlatenTestSupport
import Testing

@testable import PlatenTerminal

@Suite struct TextCommandTests {
  private func command(_ sequence: String) -> TextCommand? {
    TextCommand(.bytes(Array(sequence.utf8)))
  }

  @Test(
    arguments: [
      ("\r", .insert("\n")), ("a", .insert("a")), ("日", .insert("日")),
      ("\u{02}", .move(.previous)), ("\u{1B}f", .move(.nextWord)),
      ("\u{1B}[1;5D", .move(.previousWord)), ("\u{1B}[A", .move(.rows(-1))),
      ("\u{1B}[6~", .move(.rows(10))), ("\u{7F}", .delete(.previous)), ("\u{0B}", .kill(.lineEnd)),
      ("\u{17}", .kill(.previousSpace)), ("\u{1B}\u{7F}", .kill(.previousWord)),
      ("\u{19}", .yank), ("\u{1B}y", .yankPrevious), ("\u{14}", .transpose(.character)),
      ("\u{1B}t", .transpose(.word)), ("\u{1B}u", .changeCase(.upper)), ("\u{1F}", .undo),
      ("\u{1B}r", .revert),
    ] as [(String, TextCommand)])
  func theKeysOfEmacsEditText(sequence: String, command: TextCommand) {
    #expect(self.command(sequence) == command)
  }

  @Test(arguments: ["\u{1B}[15~", "\u{07}", "\u{1B}q"])
  func otherKeysHaveNoEffectOnText(sequence: String) { #expect(command(sequence) == nil) }

  @Test func escapeAloneHasNoEffectOnText() { #expect(TextCommand(.escape) == nil) }

  @Test func pastedLineBreaksBecomeNewlines() {
    #expect(TextCommand(.paste("a\r\nb\rc\u{2028}d")) == .insert("a\nb\nc\nd"))
  }
}
