import PlatenSession

/// What is wrong in the text of a marble diagram, and where.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and what would be right.
  public let reason: String
  /// The line, from 1.
  public package(set) var line: Int
  /// The character in the line, from 1.
  public let column: Int

  package init(_ reason: String, line: Int = 1, column: Int = 1) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// As in `line 2, column 7: …`.
  public var description: String { "line \(line), column \(column): \(reason)" }
}
