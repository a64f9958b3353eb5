import PlatenSession

/// A syntax error in a marble diagram, with the position of the error.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// A description of the error and of the text that the parser expected.
  public let reason: String
  /// The line number, starting at 1.
  public package(set) var line: Int
  /// The character position in the line, starting at 1.
  public let column: Int

  package init(_ reason: String, line: Int = 1, column: Int = 1) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// The message with its position: `line 2, column 7: …`.
  public var description: String { "line \(line), column \(column): \(reason)" }
}
