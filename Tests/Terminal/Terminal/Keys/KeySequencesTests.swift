import Platen
import Testing

@testable import PlatenTerminal

/// Tests of the key names for a terminal's escape sequences.
@Suite struct KeySequencesTests {
  @Test(
    arguments: [
      ("\r", KeyEquivalent.return, []), ("\n", .return, []), ("\t", .tab, []), (" ", .space, []),
      ("\u{7F}", .delete, []), ("\u{8}", .delete, []), ("a", "a", []), ("é", "é", []),
      ("\u{1B}[Z", .tab, .shift), ("\u{1B}[A", .upArrow, []), ("\u{1B}OB", .downArrow, []),
      ("\u{1B}[1;5C", .rightArrow, .control), ("\u{1B}[1;4D", .leftArrow, [.shift, .option]),
      ("\u{1B}[H", .home, []), ("\u{1B}[4~", .end, []), ("\u{1B}[8~", .end, []),
      ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6;2~", .pageDown, .shift),
      ("\u{1B}[3~", .deleteForward, []), ("\u{1B}OM", .return, []), ("\u{13}", "s", .control),
      ("\u{1B}f", "f", .option), ("\u{1B}\u{1B}[A", .upArrow, .option),
      ("\u{1B}\u{6}", "f", [.option, .control]), ("\u{1B}[", "[", .option),
      ("\u{1B}O", "O", .option),
    ] as [(String, KeyEquivalent, EventModifiers)])
  func anEscapeSequenceHasItsKeyAndModifiers(
    bytes: String, key: KeyEquivalent, modifiers: EventModifiers
  ) {
    #expect(
      Key.bytes(Array(bytes.utf8)).shortcut == KeyboardShortcut(key, modifiers: modifiers))
  }

  @Test(arguments: [
    "\u{1B}[2~", "\u{1B}OP", "\u{1B}[15~", "\u{0}", "\u{1B}[99999999999;x~", "ab", "",
  ])
  func unknownEscapeSequencesHaveNoKeyEquivalent(bytes: String) {
    #expect(Key.bytes(Array(bytes.utf8)).shortcut == nil)
  }

  @Test func aPrintableASCIICharacterIsItsOwnKeyEquivalent() {
    for byte in UInt8(0x20)..<0x7F {
      let key = KeyEquivalent(Character(UnicodeScalar(byte)))
      #expect(Key.bytes([byte]).shortcut == KeyboardShortcut(key, modifiers: []))
    }
  }

  @Test func escapeHasAShortcutAndAPasteDoesNot() {
    #expect(Key.escape.shortcut == .cancelAction)
    #expect(Key.paste("\r").shortcut == nil)
  }

  @Test func outOfRangeParametersAreIgnored() {
    let far = Key.bytes(Array("\u{1B}[1;9223372036854775807A".utf8)).shortcut
    #expect(far?.key == .upArrow)
    let least = Key.bytes(Array("\u{1B}[1;-9223372036854775808A".utf8)).shortcut
    #expect(least?.key == .upArrow)
  }
}
