/// The error of a source of answers that has no more of them.
package struct NoMoreAnswers: Error, CustomStringConvertible {
  package static let endOfInput = NoMoreAnswers(reason: "standard input has ended")

  /// The reason, for the message about the missing answer.
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { reason }
}
