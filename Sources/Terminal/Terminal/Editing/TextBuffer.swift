import PlatenLines

/// A text with a caret, edited by keys, without input or output.
///
/// All positions are boundaries of characters, so that a key never splits an emoji or a letter with
/// a combining mark.
///
///     var buffer = TextBuffer("first")
///     buffer.perform(.insert("\nsecond"), width: 40)
///     buffer.perform(.move(.rows(-1)), width: 40)
///     buffer.charactersBeforeCaret  // 5, the end of the first line
package struct TextBuffer {
  package private(set) var text: String
  private(set) var caret: String.Index
  /// The most recently killed texts, which `yank` inserts.
  package var kills: KillRing

  private var history = TextHistory()
  /// The column that vertical motion keeps while the caret passes shorter rows.
  private var goal: Int?
  private var wasKill = false
  /// The bytes of the text that the last command yanked, or `nil` after another command.
  private var yanked: Range<Int>?

  /// Creates a buffer with the caret at the end of the text.
  package init(_ text: String, kills: KillRing = KillRing()) {
    (self.text, self.kills) = (text, kills)
    caret = text.endIndex
  }

  /// Creates a buffer with the caret before the last occurrence of a part of the text.
  init(_ text: String, caretBefore part: String) {
    self.init(text)
    if let range = text.ranges(of: part).last { caret = range.lowerBound }
  }

  /// The number of characters before the caret.
  package var charactersBeforeCaret: Int { text.distance(from: text.startIndex, to: caret) }

  /// The number of bytes before the caret.
  var bytesBeforeCaret: Int { text.utf8.distance(from: text.startIndex, to: caret) }

  /// Performs a command.
  ///
  /// - Parameter width: The width of a displayed row, in cells, for vertical motion.
  package mutating func perform(_ command: TextCommand, width: Int) {
    let (goal, wasKill, yanked) = (goal, wasKill, yanked)
    (self.goal, self.wasKill, self.yanked) = (nil, false, nil)
    switch command {
    case .insert(let new): replace(caret..<caret, with: new)
    case .move(let motion):
      move(by: motion, goal: goal, width: width)
    case .delete(let motion):
      replace(range(of: motion, width: width), with: "")
    case .kill(let motion):
      kill(range(of: motion, width: width), isMore: wasKill)
    case .yank: yank(over: nil)
    case .yankPrevious: if let yanked { yank(over: yanked) }
    case .transpose(let unit): transpose(unit)
    case .changeCase(let letterCase): changeCase(to: letterCase)
    case .undo: _ = undo()
    case .revert: while undo() {}
    }
    if case .insert = command {} else { history.endTyping() }
  }

  /// Ends a sequence of kills or of yanks, as a command does that acts on more than the text.
  mutating func endSequence() { (wasKill, yanked) = (false, nil) }

  /// Replaces the text, as a single change that can be undone. A caret at the end remains there;
  /// otherwise, it keeps its number of characters before it, if the new text is long enough.
  package mutating func replace(with new: String) {
    let count = caret == text.endIndex ? nil : charactersBeforeCaret
    history.endTyping()
    replace(text.startIndex..<text.endIndex, with: new)
    history.endTyping()
    guard let count else { return }
    caret = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
  }

  mutating func replace(_ range: Range<String.Index>, with new: String) {
    let end = history.replace(range, of: &text, with: new)
    placeCaret(atByte: end)
  }

  /// Places the caret after a number of bytes, or after the character that contains that position.
  private mutating func placeCaret(atByte offset: Int) {
    var scalars = text.utf8.index(text.startIndex, offsetBy: offset)
    while String.Index(scalars, within: text) == nil {
      scalars = text.unicodeScalars.index(after: scalars)
    }
    caret = scalars
  }

  private mutating func kill(_ range: Range<String.Index>, isMore: Bool) {
    kills.add(String(text[range]), isBackward: range.upperBound == caret, extendsNewest: isMore)
    replace(range, with: "")
    wasKill = true
  }

  /// Inserts the newest killed text, or replaces the yanked text with the killed text before it.
  private mutating func yank(over yanked: Range<Int>?) {
    var range = caret..<caret
    if let yanked {
      kills.rotate()
      let start = text.utf8.index(text.startIndex, offsetBy: yanked.lowerBound)
      range = start..<text.utf8.index(text.startIndex, offsetBy: yanked.upperBound)
    }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    replace(range, with: kills.newest)
    self.yanked = start..<start + kills.newest.utf8.count
  }

  /// Undoes the last change, or returns `false` if there is none.
  private mutating func undo() -> Bool {
    guard let offset = history.undo(in: &text) else { return false }
    placeCaret(atByte: offset)
    return true
  }

  /// Discards the changes that can be undone.
  mutating func forgetChanges() { history = TextHistory() }

  /// Replaces the text from an index to the caret with a completion, as a single change.
  mutating func complete(from start: String.Index, with completion: String) {
    history.endTyping()
    replace(start..<caret, with: completion)
    history.endTyping()
  }
}

// MARK: - Motion

extension TextBuffer {
  private mutating func move(by motion: TextMotion, goal: Int?, width: Int) {
    guard case .rows(let count) = motion else {
      caret = target(of: motion)
      return
    }
    let rows = TextRows(text, width: width)
    let row = rows.row(of: caret)
    let column = goal ?? rows.column(of: caret, inRow: row)
    let next = min(max(row + count, 0), rows.rows.count - 1)
    if next != row { caret = rows.index(atColumn: column, ofRow: next) }
    self.goal = column
  }

  /// Returns the range between the caret and the target of a motion.
  func range(of motion: TextMotion, width: Int) -> Range<String.Index> {
    var target = target(of: motion)
    // At the end of a line, the rest of the line is the newline.
    if motion == .lineEnd, target == caret { target = self.target(of: .next) }
    return min(target, caret)..<max(target, caret)
  }

  private func target(of motion: TextMotion) -> String.Index {
    switch motion {
    case .previous: caret == text.startIndex ? caret : text.index(before: caret)
    case .next: caret == text.endIndex ? caret : text.index(after: caret)
    case .previousWord: start(before: caret, of: \.isPartOfWord)
    case .nextWord: end(after: caret, of: \.isPartOfWord)
    case .previousSpace: start(before: caret) { !$0.isWhitespace }
    case .lineStart:
      text[..<caret].lastIndex(where: \.isNewline).map(text.index(after:))
        ?? text.startIndex
    case .lineEnd: text[caret...].firstIndex(where: \.isNewline) ?? text.endIndex
    case .textStart: text.startIndex
    case .textEnd: text.endIndex
    case .rows: caret
    }
  }

  /// Returns the start of the last run of characters with a property before an index.
  func start(before index: String.Index, of isPart: (Character) -> Bool) -> String.Index {
    let before = text[..<index]
    guard let last = before.lastIndex(where: isPart) else { return text.startIndex }
    return before[...last].lastIndex { !isPart($0) }.map(text.index(after:)) ?? text.startIndex
  }

  /// Returns the end of the first run of characters with a property after an index.
  func end(after index: String.Index, of isPart: (Character) -> Bool) -> String.Index {
    guard let first = text[index...].firstIndex(where: isPart) else { return text.endIndex }
    return text[first...].firstIndex { !isPart($0) } ?? text.endIndex
  }
}

extension Character {
  var isPartOfWord: Bool { isLetter || isNumber }
}
