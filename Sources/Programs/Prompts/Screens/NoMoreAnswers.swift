/// The error of a source of answers that has no more of them.
struct NoMoreAnswers: Error, CustomStringConvertible {
  static let endOfInput = NoMoreAnswers(reason: "standard input has ended")

  /// The reason, for the message about the missing answer.
  let reason: String

  var description: String { reason }
}
