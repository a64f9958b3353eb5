import PlatenTestSupport
import Testing

@testable import PlatenTerminal

/// Random keys, compared with a model that keeps the line as two strings.
@MainActor
@Suite struct EmacsLineEditorLaws {
  /// A line that handles keys in the most obvious way.
  private struct Model {
    private var before = ""
    private var after = ""
    private var kills: [String] = []
    private var lastWasKill = false
    /// The scalars of the text that the last key yanked.
    private var yanked: Range<Int>?
    private var history: [String] = []
    private var drafts: [Int: String] = [:]
    private var position = 0
    private(set) var entered: [String] = []

    var text: String { before + after }
    var caret: Int {
      var (count, bytes) = (0, 0)
      for character in text where bytes < before.utf8.count {
        bytes += character.utf8.count
        count += 1
      }
      return count
    }

    mutating func handle(_ key: Step) {
      let (wasKill, yanked) = (lastWasKill, yanked)
      (lastWasKill, self.yanked) = (false, nil)
      switch key {
      case .insert(let text): before += text
      case .left: split(at: caret - 1)
      case .right: split(at: caret + 1)
      case .home: split(at: 0)
      case .end: split(at: text.count)
      case .wordLeft: split(at: before.count - before.wordAtEnd.count)
      case .wordRight: split(at: before.count + after.wordAtStart.count)
      case .backspace: before = String(before.dropLast())
      case .delete: after = String(after.dropFirst())
      case .killEnd: kill(forward: after, more: wasKill)
      case .killStart: kill(backward: before, more: wasKill)
      case .killWord: kill(forward: after.wordAtStart, more: wasKill)
      case .killWordBack: kill(backward: before.wordAtEnd, more: wasKill)
      case .yank: yank()
      case .yankPrevious:
        guard let yanked, let newest = kills.popLast() else { break }
        kills.insert(newest, at: 0)
        // The end of the yanked text can belong to a character of the text after it.
        let scalars = text.unicodeScalars
        before = String(scalars.prefix(yanked.lowerBound))
        after = String(scalars.dropFirst(yanked.upperBound))
        yank()
      case .previous: move(to: position - 1)
      case .next: move(to: position + 1)
      case .enter: enter()
      }
      settle()
    }

    private mutating func yank() {
      let start = before.unicodeScalars.count
      before += kills.last ?? ""
      yanked = start..<before.unicodeScalars.count
    }

    private mutating func split(at index: Int) {
      let all = text
      before = String(all.prefix(min(max(index, 0), all.count)))
      after = String(all.dropFirst(before.count))
    }

    /// Moves the caret behind a character that the texts around it form together.
    private mutating func settle() {
      let all = text
      let count = caret
      before = String(all.prefix(count))
      after = String(all.dropFirst(count))
    }

    private mutating func kill(forward part: String = "", backward: String = "", more: Bool) {
      if !(part + backward).isEmpty {
        let last = more ? kills.popLast() ?? "" : ""
        kills.append(backward + last + part)
        kills = Array(kills.suffix(10))
      }
      after = String(after.dropFirst(part.count))
      before = String(before.dropLast(backward.count))
      lastWasKill = true
    }

    private mutating func move(to index: Int) {
      guard 0...history.count ~= index, index != position else { return }
      drafts[position] = text
      position = index
      before = drafts[index] ?? (index < history.count ? history[index] : "")
      after = ""
    }

    private mutating func enter() {
      entered.append(text)
      if history.last != text { history.append(text) }
      (before, after, drafts, position) = ("", "", [:], history.count)
    }
  }

  private enum Step {
    case insert(String)
    case left, right, home, end, wordLeft, wordRight, backspace, delete
    case killEnd, killStart, killWord, killWordBack, yank, yankPrevious, previous, next, enter

    var key: Key {
      switch self {
      case .insert(let text): text.count == 1 ? .typed(text) : .paste(text)
      case .left: .left
      case .right: .control("f")
      case .home: .home
      case .end: .control("e")
      case .wordLeft: .option("b")
      case .wordRight: .option("f")
      case .backspace: .backspace
      case .delete: .typed("\u{1B}[3~")
      case .killEnd: .control("k")
      case .killStart: .control("u")
      case .killWord: .option("d")
      case .killWordBack: .option("\u{7F}")
      case .yank: .control("y")
      case .yankPrevious: .option("y")
      case .previous: .up
      case .next: .control("n")
      case .enter: .enter
      }
    }
  }

  private static let steps: [Step] =
    ["a", "日", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "one two", " ", "-"].map { .insert($0) } + [
      .left, .left, .right, .home, .end, .wordLeft, .wordRight, .backspace, .delete, .killEnd,
      .killStart, .killWord, .killWordBack, .yank, .yankPrevious, .previous, .next, .enter,
    ]

  /// > Law: **A line editor handles keys as its model does.** The caret is always between characters.
  @Test func aLineEditorHandlesKeysAsItsModelDoes() {
    for seed in Seeds.first(2_000) {
      var random = SeededGenerator(seed: seed)
      var model = Model()
      let editor = EmacsLineEditor()
      var entered: [String] = []
      editor.onLine = { line in
        entered.append(line ?? "end")
        editor.addToHistory(line ?? "end")
      }
      for _ in 0..<16 {
        let step = Self.steps.randomElement(using: &random)!
        editor.handle(step.key)
        model.handle(step)
        let isEqual =
          editor.text.unicodeScalars.elementsEqual(model.text.unicodeScalars)
          && editor.charactersBeforePoint == model.caret && entered == model.entered
        #expect(
          isEqual, "seed \(seed): \(step): \(editor.text) \(model.text) \(entered) \(model.entered)"
        )
        if !isEqual { return }
      }
    }
  }
}

extension String {
  /// The characters through the end of the first word.
  fileprivate var wordAtStart: String {
    guard let first = firstIndex(where: \.isWord) else { return self }
    return String(self[..<(self[first...].firstIndex { !$0.isWord } ?? endIndex)])
  }

  /// The characters from the start of the last word.
  fileprivate var wordAtEnd: String {
    guard let last = lastIndex(where: \.isWord) else { return self }
    let gap = self[...last].lastIndex { !$0.isWord }
    return String(self[(gap.map(index(after:)) ?? startIndex)...])
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
