import Platen

/// A character on a terminal, in one cell or in two.
struct Cell: Equatable {
  /// The character, and what stands behind it without cells of its own.
  fileprivate(set) var text: String
  let style: Style
  /// The cell that it begins in, from 0.
  let column: Int
  /// The cells that it takes.
  let width: Int
  /// Whether terminals disagree on them.
  fileprivate(set) var isDisputed: Bool

  /// The cell after it.
  var end: Int { column + width }

  /// Whether it looks like a cell that was erased.
  var isBlank: Bool { text == " " && style == .plain }
}

extension Line {
  /// The cells as a terminal shows them, without what looks erased at the end.
  ///
  /// What has no cells, and nothing before it to stand behind, is not shown.
  ///
  /// - Complexity: O(*n*) in bytes.
  var cells: [Cell] {
    var cells: [Cell] = []
    for run in runs {
      for character in run.text { cells.append(character, run.style) }
    }
    while cells.last?.isBlank == true { cells.removeLast() }
    return cells
  }
}

extension [Cell] {
  fileprivate mutating func append(_ character: Character, _ style: Style) {
    let (width, text) = (character.cells, character.withoutJoinerAtEnd)
    if width > 0 {
      append(
        Cell(
          text: text, style: style, column: end, width: width,
          isDisputed: text.first?.hasDisputedCells ?? false))
    } else if !isEmpty && !text.isEmpty {
      self[count - 1].text += text
      self[count - 1].isDisputed = true
    }
  }

  /// The cell after the last.
  var end: Int { last?.end ?? 0 }

  /// What to write to go over cells that show this already, from one column up to another; nothing
  /// where that needs another style, or is not certain to end there.
  func text(_ columns: Range<Int>, in style: Style) -> String? {
    let cells = filter { columns.contains($0.column) }
    let start = cells.first?.column ?? columns.upperBound
    let blanks = columns.upperBound - Swift.max(end, columns.lowerBound)
    guard start == columns.lowerBound || cells.isEmpty && blanks == columns.count,
      blanks > 0 ? style == .plain : cells.end == columns.upperBound,
      cells.allSatisfy({ $0.style == style && !$0.isDisputed })
    else { return nil }
    return cells.map(\.text).joined() + String(repeating: " ", count: Swift.max(blanks, 0))
  }
}

extension Character {
  /// The character; a joiner that joins nothing would join what is written next to it in tmux.
  fileprivate var withoutJoinerAtEnd: String {
    var text = String(self)
    while text.unicodeScalars.last == "\u{200D}" { text.unicodeScalars.removeLast() }
    return text
  }
}
