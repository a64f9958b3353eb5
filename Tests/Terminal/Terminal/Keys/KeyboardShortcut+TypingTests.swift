import Platen
import Testing

@testable import PlatenTerminal

@Suite struct KeyboardShortcutTypingTests {
  @Test func onlyTabAndShiftTabMoveTheFocus() {
    #expect(KeyboardShortcut(.tab, modifiers: []).movesFocus)
    #expect(KeyboardShortcut(.tab, modifiers: .shift).movesFocus)
    #expect(!KeyboardShortcut(.tab, modifiers: .control).movesFocus)
    #expect(!KeyboardShortcut("a", modifiers: []).movesFocus)
  }

  @Test func typingACharacterOtherThanASpaceBeginsALine() {
    #expect(KeyboardShortcut("a", modifiers: []).isTyped)
    #expect(KeyboardShortcut("A", modifiers: .shift).isTyped)
    #expect(!KeyboardShortcut("a", modifiers: .control).isTyped)
    #expect(!KeyboardShortcut(.space, modifiers: []).isTyped)
    #expect(!KeyboardShortcut(.upArrow, modifiers: []).isTyped)
  }

  @Test func altReplacesTheCommandKey() {
    let save = KeyboardShortcut("s", modifiers: .command)
    #expect(Key.bytes(Array("\u{1B}s".utf8)).shortcut?.asCommand == save)
    #expect(
      Key.bytes(Array("\u{1B}S".utf8)).shortcut?.asCommand
        == KeyboardShortcut("s", modifiers: [.command, .shift]))
    #expect(
      Key.bytes(Array("\u{1B}\u{7F}".utf8)).shortcut?.asCommand
        == KeyboardShortcut(.delete, modifiers: .command))
    #expect(KeyboardShortcut("s", modifiers: .control).asCommand == nil)
  }

  @Test func newlinesBetweenPastedLinesBecomeSpaces() {
    #expect(Key.paste("one\ntwo\r\n").inOneLine == .paste("one two"))
    #expect(Key.escape.inOneLine == .escape)
  }
}
