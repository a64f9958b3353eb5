import Foundation
import PlatenTestSupport
import Testing

@testable import PlatenReadline
@testable import PlatenTerminal

extension OneReadline {
  /// Tests of the states in which readline's callback interface fails.
  @MainActor
  @Suite final class ReadlineGuardsTests {
    private let readline = OneReadline.readline
    private var lines: [String?] = []

    init() {
      readline.edit("")
      readline.onLine = { [weak self] in self?.lines.append($0) }
    }

    private func type(_ text: String) {
      for scalar in text.unicodeScalars { readline.handle(.bytes(Array(String(scalar).utf8))) }
    }

    private func press(_ sequence: String) { readline.handle(.bytes(Array(sequence.utf8))) }

    @Test(arguments: ["\u{12}", "\u{13}"], ["\u{18}", "\u{18}\u{18}", "\u{1B}[A", "\u{1B}b"])
    func aPrefixKeyEndsASearch(search: String, key: String) {
      type(search)
      if key.hasPrefix("\u{1B}") { press(key) } else { type(key) }
      #expect(readline.question == nil)
      type("\u{7}")
      readline.edit("")
      type("b")
      #expect(readline.text == "b")
    }

    @Test func aCommandKeyEndsASearchAndIsPerformed() {
      readline.addToHistory("one two")
      type("\u{12}tw")
      #expect(readline.point == 4)
      type("\u{1}")
      #expect(readline.question == nil)
      #expect(readline.point == 0)
      #expect(readline.text == "one two")
    }

    @Test func backspaceShortensTheTextOfASearch() {
      readline.addToHistory("one two")
      type("\u{12}tx\u{7F}")
      #expect(readline.question?.hasSuffix("reverse-i-search)`t': ") == true)
      type("w")
      #expect(readline.text == "one two")
      type("\u{7}")
      #expect(readline.text == "")
    }

    @Test func theHistoryCanBeReplacedDuringASearch() {
      readline.setHistory(["abc"])
      type("\u{12}a")
      readline.setHistory(["xyz"])
      #expect(readline.question == nil)
      type("\u{12}y")
      #expect(readline.text == "xyz")
      type("\u{7}")
    }

    @Test func aSearchForTheBeginningOfTheLineIsRepeated() {
      readline.setHistory(["abc", "x", "abd"])
      type("ab")
      press("\u{1B}[5~")
      #expect(readline.text == "abd")
      press("\u{1B}[5~")
      #expect(readline.text == "abc")
      readline.edit("")
      for _ in 1...4 { press("\u{1B}[5~") }
      #expect(readline.text == "abc")
      type("\u{1F}\u{1F}y")
      #expect(readline.text.contains("y"))
    }

    @Test func returnAfterANumericArgumentEndsTheLine() {
      type("ab")
      press("\u{1B}2")
      type("\r")
      #expect(lines == ["ab"])
    }

    /// readline would read past the end of such a line when it splits the line into words.
    @Test(arguments: [#"a b\"#, "a $("]) func theHistoryIsClosedBeforeAnArgumentIsYanked(
      line: String
    ) {
      readline.addToHistory(line)
      press("\u{1B}.")
      #expect(line.hasSuffix(readline.text.trimmingCharacters(in: .whitespaces)))
      readline.edit("")
      press("\u{1B}[A")
      #expect(readline.text == line + " ")
    }

    @Test func settingsThatAreReadAgainKeepTheGuards() throws {
      let settings = try #require(ProcessInfo.processInfo.environment["INPUTRC"])
      defer { try? FileManager.default.removeItem(atPath: settings) }
      let lines = "\"\\C-xb\": backward-delete-char\nset bell-style audible\n"
      try Data(lines.utf8).write(to: URL(fileURLWithPath: settings))
      type("\u{18}\u{12}")
      #expect(readline.variable("bell-style") == "none")
      type("🇩🇪\u{18}b")
      #expect(readline.text == "")
    }

    /// The settings of the tests bind Escape to `abort` in vi's command mode.
    @Test func escapeCanBeBoundToAbort() {
      defer { OneReadline.useEmacsMode() }
      type("\u{18}vab")
      readline.handle(.escape)
      readline.handle(.escape)
      type("x")
      #expect(readline.text == "a")
    }

    /// > Law: No keys, and no changes by the program between them, end the program or leave the line
    /// > in a state that it cannot show.
    @Test func anyKeysCanFollowEachOther() {
      for seed in Seeds.first(30) {
        var random = SeededGenerator(seed: seed)
        readline.completions = { _, word in ["abc", "abd"].filter { $0.hasPrefix(word) } }
        readline.onLine = { [readline] line in
          if let line, !line.isEmpty { readline.addToHistory(line) }
        }
        readline.setHistory(["one two", "abc", #"a b\"#])
        readline.edit("")
        if seed.isMultiple(of: 2) { type("\u{18}v") }
        for _ in 1...400 {
          perform(RandomInput(&random))
          #expect(0...readline.text.utf8.count ~= readline.point, "seed \(seed)")
        }
        OneReadline.useEmacsMode()
        // A prefix key without a binding.
        press("\u{1B}[15~")
        type("a")
        #expect(readline.text == "a", "seed \(seed)")
      }
      readline.completions = { _, _ in [] }
    }

    private func perform(_ input: RandomInput) {
      switch input {
      case .key(let text): press(text)
      case .escape: readline.handle(.escape)
      case .paste: readline.handle(.paste("pü q"))
      case .edit(let field): readline.edit("text of", of: field)
      case .replace: readline.replace(with: "program")
      case .restart: readline.restart()
      case .history: readline.setHistory(["abc", "abc 1"])
      }
    }
  }
}

/// A key, or a change by the program.
private enum RandomInput {
  case key(String)
  case escape, paste, replace, restart, history
  case edit(String?)

  private static let sequences = [
    "[A", "[B", "[C", "[D", "[H", "[F", "[3~", "[5~", "b", "f", "d", "u", ".", "_", "y", "\u{7F}",
    "<", ">", "n", "p", "r", "1", "-", "t", "#", "\u{10}", "\u{5}", "/",
  ].map { "\u{1B}" + $0 }
  private static let searches = ["\u{12}", "\u{13}", "\u{18}", "/", "?", "n", "N", "."]

  init(_ random: inout SeededGenerator) {
    self =
      switch Int.random(in: 0..<100, using: &random) {
      case ..<30: .key(String(UnicodeScalar(UInt8.random(in: 1...26, using: &random))))
      case ..<55: .key(String(UnicodeScalar(UInt8.random(in: 0x20...0x7F, using: &random))))
      case ..<70: .key(Self.sequences.randomElement(using: &random) ?? "")
      case ..<85: .key(Self.searches.randomElement(using: &random) ?? "")
      case ..<91: .escape
      case ..<93: .paste
      case ..<95: .edit([nil, "Name"].randomElement(using: &random) ?? nil)
      case ..<97: .replace
      case ..<98: .restart
      default: .history
      }
  }
}
