import PlatenLines

/// A text that is edited in few cells, with the cell marked where the next character goes.
///
///     var start = 0
///     let line = EditedLine("Ada Lovelace", at: 12)
///     line.window(of: 8, from: &start, ellipsis: "…")  // …velace and an empty cell
struct ScrolledField {
  private let line: Line
  /// The cells of the character at the edit point, or of the place behind the last.
  private let caret: Range<Int>

  /// - Parameter point: How many characters stand before the edit point; all, if nothing.
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

  /// As many cells as there are, with the edit point among them.
  ///
  /// - Parameters:
  ///   - start: The first cell that is shown; it moves no further than it has to.
  ///   - ellipsis: What stands for the rest, where there is room to say so.
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
  /// The line with the edit point at its first cell.
  var caretAtStart: Line {
    let first = isEmpty ? " " : prefix(cells: 1)
    return first.styled(Style(.caret)) + dropFirst(cells: 1)
  }
}
