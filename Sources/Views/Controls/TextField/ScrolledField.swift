import PlatenLines

/// Text that scrolls horizontally in a narrow field, with a caret at the insertion point.
///
///     let text = "Ada Lovelace"
///     var start = ScrolledField.Start()
///     let field = ScrolledField(text, at: text.endIndex, width: 8)
///     field.window(from: &start, ellipsis: "…")  // …velace and an empty cell
///
/// - Complexity: O(*w*) in the width for a long text, so that a key does not cost more than the
///   characters in the field.
struct ScrolledField {
  /// The hidden beginning of a text: the bytes before a character, and the cells after these bytes.
  struct Start: Equatable {
    var offset = 0
    var cells = 0
  }

  /// The length of a text that is laid out as a whole, in bytes.
  private static let wholeLength = 1_000
  /// The maximum distance that is measured between two parts of a text, in bytes.
  private static let maxDistance = 4_000

  private let text: String
  /// The characters around the caret, which include all that can be visible.
  private let part: Range<String.Index>
  private let line: Line
  /// The cells of the caret: those of the next character, or one cell behind the text.
  private let caret: Range<Int>
  private let width: Int

  /// Creates text with a caret.
  ///
  /// - Parameters:
  ///   - caret: The position of the caret.
  ///   - width: The width of the field, in cells.
  ///   - wholeLength: The length of a text that is laid out as a whole, in bytes.
  init(
    _ text: String, at caret: String.Index, width: Int, wholeLength: Int = Self.wholeLength
  ) {
    (self.text, self.width) = (text, width)
    let isWhole = text.utf8.count <= wholeLength
    part =
      isWhole ? text.startIndex..<text.endIndex : text.characters(around: caret, reach: width + 2)
    let before = Line(String(text[part.lowerBound..<caret]))
    let rest = text[caret..<part.upperBound]
    let next = Line(rest.first.map(String.init) ?? " ").styled(Style(.caret))
    line = before + next + (rest.isEmpty ? .empty : Line(rest.dropFirst() + " "))
    self.caret = before.width..<before.width + next.width
  }

  /// Returns the visible part of the text, which contains the caret.
  ///
  /// - Parameters:
  ///   - start: The hidden beginning, which changes no more than necessary.
  ///   - ellipsis: The replacement for hidden text, if the width suffices.
  func window(from start: inout Start, ellipsis: String) -> Line {
    let sign = width >= caret.count + 2 * ellipsis.cells ? Line(ellipsis) : .empty
    let lowest = min(caret.upperBound + sign.width, line.width) - width
    let highest = min(caret.lowerBound - sign.width, line.width - width)
    let first = max(min(max(column(of: start), lowest), highest), 0)
    start = Start(offset: offset(of: part.lowerBound), cells: first)
    let shown = line.dropFirst(cells: first).prefix(cells: width)
    let isCutAtStart = first > 0 || part.lowerBound > text.startIndex
    let isCutAtEnd = first + width < line.width || part.upperBound < text.endIndex
    let head = isCutAtStart ? sign + shown.dropFirst(cells: sign.width) : shown
    return isCutAtEnd ? head.prefix(cells: width - sign.width) + sign : head
  }

  /// Returns the column at which the hidden beginning ends, from the beginning of the part.
  private func column(of start: Start) -> Int {
    let (here, there) = (offset(of: part.lowerBound), min(start.offset, text.utf8.count))
    if here == there { return start.cells }
    let isBehind = here < there
    if abs(here - there) > Self.maxDistance { return isBehind ? line.width : 0 }
    let index = text.utf8.index(text.startIndex, offsetBy: there)
    let between = min(index, part.lowerBound)..<max(index, part.lowerBound)
    let cells = Line(String(text[between])).width
    return start.cells + (isBehind ? cells : -cells)
  }

  private func offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }
}

extension String {
  /// Returns the range of the characters that are at most a number of characters away from an index.
  fileprivate func characters(around index: Index, reach: Int) -> Range<Index> {
    let start = self.index(index, offsetBy: -reach, limitedBy: startIndex) ?? startIndex
    return start..<(self.index(index, offsetBy: reach, limitedBy: endIndex) ?? endIndex)
  }
}

extension Line {
  /// The line with a caret on its first cell.
  var caretAtStart: Line {
    let first = isEmpty ? " " : prefix(cells: 1)
    return first.styled(Style(.caret)) + dropFirst(cells: 1)
  }
}
