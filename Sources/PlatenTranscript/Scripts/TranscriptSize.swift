import PlatenSession

/// The size of screen that a transcript is of, as far as anybody says: in its first line, or where
/// it is played.
///
///     # width 60, rows 12
package struct TranscriptSize: Equatable, CustomStringConvertible {
  /// Cells in a line.
  package var width: Int?
  /// Lines of a list's window.
  package var rows: Int?

  package init(width: Int? = nil, rows: Int? = nil) {
    self.width = width
    self.rows = rows
  }

  /// The size that a comment gives; none if it is about anything else.
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

  /// Whether another says something else.
  package func contradicts(_ other: TranscriptSize) -> Bool { merged(other) != other.merged(self) }

  /// This size, with what it does not say from another.
  func merged(_ other: TranscriptSize) -> TranscriptSize {
    TranscriptSize(width: width ?? other.width, rows: rows ?? other.rows)
  }

  /// The size of a screen: 80 cells and 20 rows where nothing is said.
  var session: Session.Size {
    Session.Size(width: width ?? Self.usual.width, rows: rows ?? Self.usual.rows)
  }

  private static let usual = Session.Size()

  /// As it is written in the first line: `width 60, rows 12`.
  package var description: String {
    [width.map { "width \($0)" }, rows.map { "rows \($0)" }].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension [Substring] {
  fileprivate mutating func popFirst() -> Substring? { isEmpty ? nil : removeFirst() }
}
