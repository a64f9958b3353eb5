import PlatenTestSupport
import Testing

@testable import PlatenTerminal

/// Random commands, compared with a model that keeps the text as lines and the caret as a number.
@Suite struct TextBufferLaws {
  /// A text with a caret that performs commands in the most obvious way.
  private struct Model {
    var text: String
    var caret: Int

    /// The text before and after the caret.
    private var parts: (String, String) {
      (String(text.prefix(caret)), String(text.dropFirst(caret)))
    }

    mutating func perform(_ command: TextCommand) {
      let (before, after) = parts
      let (head, tail) = (before.lastLine.count, after.firstLine.count)
      switch command {
      case .insert(let new): set(before + new, after)
      case .move(.previous): caret = max(caret - 1, 0)
      case .move(.next): caret = min(caret + 1, text.count)
      case .move(.lineStart): caret -= head
      case .move(.lineEnd): caret += tail
      case .delete(.previous) where !before.isEmpty: set(String(before.dropLast()), after)
      case .delete(.next) where !after.isEmpty: set(before, String(after.dropFirst()))
      case .kill(.lineStart) where head > 0: set(String(before.dropLast(head)), after)
      case .kill(.lineEnd) where !after.isEmpty:
        set(before, String(after.dropFirst(max(tail, 1))))
      default: break
      }
    }

    private mutating func set(_ before: String, _ after: String) {
      text = before + after
      // The end of the new text can join the text behind the caret.
      var count = 0
      var bytes = 0
      for character in text where bytes < before.utf8.count {
        bytes += character.utf8.count
        count += 1
      }
      caret = count
    }
  }

  private static let commands: [TextCommand] =
    ["a", "日", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\n", "x y\nz", " "].map { .insert($0) } + [
      .move(.previous), .move(.next), .move(.lineStart), .move(.lineEnd), .delete(.previous),
      .delete(.next), .kill(.lineStart), .kill(.lineEnd),
    ]

  /// > Law: **A text buffer performs the commands of its model.**
  @Test(arguments: Seeds.first(200))
  func aTextBufferPerformsTheCommandsOfItsModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = Model(text: "one\ntwo", caret: 7)
    var buffer = TextBuffer("one\ntwo")
    for _ in 0..<60 {
      let command = Self.commands.randomElement(using: &random)!
      buffer.perform(command, width: 20)
      model.perform(command)
      #expect(Array(buffer.text.unicodeScalars) == Array(model.text.unicodeScalars))
      #expect(buffer.charactersBeforeCaret == model.caret)
    }
  }

  /// > Law: **Undoing all changes restores the first text.** The caret is always between characters.
  @Test(arguments: Seeds.first(200))
  func undoingAllChangesRestoresTheFirstText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rest: [TextCommand] = [
      .move(.rows(-1)), .move(.rows(1)), .move(.rows(10)), .move(.previousWord), .move(.nextWord),
      .move(.textStart), .move(.textEnd), .kill(.previousSpace), .kill(.previousWord),
      .kill(.nextWord), .yank, .undo,
    ]
    let first = HardText.random(HardText.pieces + HardText.forbidden, using: &random)
    let width = Int.random(in: 1...12, using: &random)
    var buffer = TextBuffer(first)
    for _ in 0..<60 {
      buffer.perform((Self.commands + rest).randomElement(using: &random)!, width: width)
      #expect(buffer.caret == buffer.text.endIndex || buffer.text.indices.contains(buffer.caret))
    }
    for _ in 0..<61 { buffer.perform(.undo, width: width) }
    #expect(Array(buffer.text.unicodeScalars) == Array(first.unicodeScalars))
  }
}

extension String {
  fileprivate var firstLine: Substring { prefix { !$0.isNewline } }
  fileprivate var lastLine: Substring {
    lastIndex(where: \.isNewline).map { self[index(after: $0)...] } ?? self[...]
  }
}
