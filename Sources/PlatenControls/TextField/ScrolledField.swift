import PlatenLines

/// Text that scrolls horizontally in a narrow field, with a caret at the insertion point.
///
///     var start = 0
///     let line = ScrolledField("Ada Lovelace", at: 12)
///     line.window(of: 8, from: &start, ellipsis: "…")  // …velace and an empty cell
struct ScrolledField {
  private let line: Line
  /// The cells of the caret: those of the next character, or one cell behind the text.
  private let caret: Range<Int>

  /// Creates text with a caret.
  ///
  /// - Parameter point: The number of characters before the caret; `nil` is the end of the text.
  init(_ text: String, at point: Int?) {
    let split = point.flatMap {
      text.index(text.startIndex, offsetBy: $0, limitedBy: text.endIndex)
    }
    let rest = text[(split ?? text.endIndex)...]
    let before = Line(String(text[..<rest.startIndex]))
    let next = Line(rest.first.map(String.init) ?? " ").styled(Style(.caret))
    line = before + next + (rest.isEmpty ? .empty : Line(rest.dropFirst() + " "))
    caret = before.width..<before.width + next.width
  }

  /// Returns the visible part of the text, which contains the caret.
  ///
  /// - Parameters:
  ///   - start: The first visible cell, which moves no more than necessary.
  ///   - ellipsis: The replacement for hidden text, if the width suffices.
  func window(of width: Int, from start: inout Int, ellipsis: String) -> Line {
    let sign = width >= caret.count + 2 * ellipsis.cells ? Line(ellipsis) : .empty
    let lowest = min(caret.upperBound + sign.width, line.width) - width
    let highest = min(caret.lowerBound - sign.width, line.width - width)
    start = max(min(max(start, lowest), highest), 0)
    let shown = line.dropFirst(cells: start).prefix(cells: width)
    let isCutAtEnd = start + width < line.width
    let head = start > 0 ? sign + shown.dropFirst(cells: sign.width) : shown
    return isCutAtEnd ? head.prefix(cells: width - sign.width) + sign : head
  }
}

extension Line {
  /// The line with a caret on its first cell.
  var caretAtStart: Line {
    let first = isEmpty ? " " : prefix(cells: 1)
    return first.styled(Style(.caret)) + dropFirst(cells: 1)
  }
}
