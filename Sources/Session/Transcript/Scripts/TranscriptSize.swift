import PlatenSession

/// The dimensions of a screen that the first line of a transcript or the test specifies.
///
///     # width 60, rows 12
package struct TranscriptSize: Equatable, CustomStringConvertible {
  /// The width of a line, in cells, or `nil` if it is not specified.
  package var width: Int?
  /// The height of a list's viewport, in lines, or `nil` if it is not specified.
  package var rows: Int?

  package init(width: Int? = nil, rows: Int? = nil) {
    self.width = width
    self.rows = rows
  }

  /// Creates a size from a comment. Both dimensions are `nil` if the comment has another meaning.
  package init(comment: String) {
    var words = comment.split { " ,\r".contains($0) }
    guard words.popFirst() == "#", [2, 4].contains(words.count) else { return }
    var size = TranscriptSize()
    while let name = words.popFirst(), let number = words.popFirst().flatMap({ Int($0) }) {
      guard Session.Size.range.contains(number) else { return }
      switch name {
      case "width" where size.width == nil: size.width = number
      case "rows" where size.rows == nil: size.rows = number
      default: return
      }
    }
    if words.isEmpty { self = size }
  }

  /// Returns whether another size differs in a dimension that both sizes specify.
  package func contradicts(_ other: TranscriptSize) -> Bool { merged(other) != other.merged(self) }

  /// Returns this size, in which the dimensions of another size replace unspecified dimensions.
  func merged(_ other: TranscriptSize) -> TranscriptSize {
    TranscriptSize(width: width ?? other.width, rows: rows ?? other.rows)
  }

  /// The size of a session, with defaults of 80 cells and 20 rows.
  var session: Session.Size {
    Session.Size(width: width ?? Self.usual.width, rows: rows ?? Self.usual.rows)
  }

  private static let usual = Session.Size()

  /// The size as the first line of a transcript specifies it: `width 60, rows 12`.
  package var description: String {
    [width.map { "width \($0)" }, rows.map { "rows \($0)" }].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension [Substring] {
  fileprivate mutating func popFirst() -> Substring? { isEmpty ? nil : removeFirst() }
}
