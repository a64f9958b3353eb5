import Foundation
import Testing

@testable import PlatenReadline
@testable import PlatenTerminal

/// The serialized parent of all suites that use readline, whose state is global to the process.
@MainActor
@Suite(.serialized) struct OneReadline {
  /// The shared readline instance, with settings for tests instead of the user's.
  static let readline: Readline = {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let lines = #"""
      "\C-xq": "help quit\nscreens\nrest"
      "\C-xv": vi-editing-mode
      set show-mode-in-prompt on
      set keymap vi-command
      "\e": abort
      set keymap emacs
      """#
    try? Data((lines + "\n").utf8).write(to: file)
    setenv("INPUTRC", file.path, 1)
    // readline reads the file on first use.
    Readline.shared.start()
    try? FileManager.default.removeItem(at: file)
    return Readline.shared
  }()

  /// Starts an empty line in Emacs mode, for the tests that follow.
  static func useEmacsMode() {
    readline.edit("")
    while readline.mode != "@" {
      readline.handle(.escape)
      // A command of vi's command mode.
      readline.handle(.bytes([0x05]))
    }
    readline.edit("")
  }
}

extension OneReadline {
  /// Tests of sending keys to readline and reading its line.
  @MainActor
  @Suite final class ReadlineTests {
    private let readline: Readline
    private var lines: [String?] = []

    init() {
      readline = OneReadline.readline
      readline.setHistory([])
      readline.edit("")
      readline.onLine = { [weak self] in self?.lines.append($0) }
    }

    private func type(_ text: String) {
      for scalar in text.unicodeScalars { readline.handle(.bytes(Array(String(scalar).utf8))) }
    }

    @Test func linesAreReadInOrder() {
      type("one\rtwo\rth")
      #expect(lines == ["one", "two"])
      #expect(readline.text == "th")
    }

    @Test func theCaretStaysAtTheEndOfTextFromTheProgram() {
      type("ab")
      readline.replace(with: "abcd")
      #expect(readline.point == 4)
      readline.handle(.bytes([0x02]))
      readline.replace(with: "abcdef")
      #expect(readline.point == 3)
    }

    @Test func textAfterANULIsKept() {
      readline.handle(.paste("a\0b\0\0"))
      #expect(readline.text == "a␀b␀␀")
      readline.replace(with: "\0c")
      #expect(readline.text == "␀c")
      readline.edit("d\0e")
      #expect(readline.text == "d␀e")
    }

    /// Page Up, Page Down, F5, Insert and Alt with an arrow have no effect in readline's own
    /// bindings.
    @Test(arguments: ["[5~", "[6~", "[15~", "[2~", "[1;3P", "OX", "\u{1B}[B", "\u{1B}OB"])
    func functionKeysWithoutABindingInsertNothing(sequence: String) {
      readline.handle(.bytes(Array(("\u{1B}" + sequence).utf8)))
      type("a")
      #expect(readline.text == "a")
    }

    @Test func eachLineOfAMacroIsRead() {
      type("\u{18}q")
      #expect(lines == ["help quit", "screens"])
      #expect(readline.text == "rest")
    }

    @Test func aPasteIsPlainTextInASearch() {
      type("\u{12}")
      readline.handle(.paste("a\u{F}b\u{7}c"))
      #expect(readline.question?.contains("abc") == true)
      #expect(lines.isEmpty)
      type("\u{7}")
    }

    @Test func keysAfterTheEndOfALineAreTyped() {
      readline.addToHistory("abc")
      type("\u{12}a")
      readline.handle(.bytes([0x0F, 0x78]))
      #expect(lines == ["abc"])
      #expect(readline.text == "x")
    }

    @Test func viCommandsMoveByGraphemeCluster() {
      type("\u{18}va🇩🇪e\u{301}b")
      readline.handle(.escape)
      type("0lx")
      #expect(readline.text == "ae\u{301}b")
      type("~")
      #expect(readline.text == "aE\u{301}b")
      type("X")
      #expect(readline.text == "ab")
      type("xx")
      #expect(readline.text == "")
      type("\u{5}")
    }

    @Test(arguments: ["", "a", "\u{18}", "\u{1B}1"])
    func aLoneEscapeDoesNotCombineWithTheNextKey(before: String) {
      readline.handle(.bytes(Array(before.utf8)))
      readline.handle(.escape)
      #expect(!readline.isAsking)
      type("b")
      #expect(readline.text == (before == "a" ? "ab" : "b"))
    }

    @Test func escapeFollowedImmediatelyByALetterIsMeta() {
      type("one two\u{1}")
      readline.handle(.bytes(Array("\u{1B}f".utf8)))
      #expect(readline.point == 3)
    }

    @Test func theDisplayedViModeIsThatAfterTheLastKey() {
      var modes = [readline.mode]
      readline.onLine = { [readline] _ in modes.append(readline.mode) }
      type("\u{18}v")
      modes.append(readline.mode)
      readline.handle(.escape)
      modes.append(readline.mode)
      // The entered line keeps its editing mode; the next line starts in insert mode.
      type("\r")
      modes.append(readline.mode)
      readline.handle(.escape)
      modes.append(readline.mode)
      readline.restart()
      modes.append(readline.mode)
      readline.handle(.escape)
      type("\u{5}")
      modes.append(readline.mode)
      #expect(modes == ["@", "(ins)", "(cmd)", "(cmd)", "(ins)", "(cmd)", "(ins)", "@"])
    }

    @Test func aNameWithQuotesIsCompleted() {
      readline.completions = { _, word in [#"Say "hi""#, "Save"].filter { $0.hasPrefix(word) } }
      defer { readline.completions = { _, _ in [] } }
      type("press Say\t")
      #expect(readline.text == #"press "Say \"hi\"" "#)
      readline.restart()
      type(#"press "Say \"h"# + "\t")
      #expect(readline.text == #"press "Say \"hi\"" "#)
    }
  }
}
