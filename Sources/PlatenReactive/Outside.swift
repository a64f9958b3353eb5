/// What comes into a session from outside, such as the answers of a service: it is written down as it
/// comes, or told again as it was written down.
package protocol Outside: Sendable {
  /// Somebody asks something of the outside. The same question may be asked again and again.
  func ask(_ question: String) -> Asked
}

/// What becomes of a question to the outside.
package enum Asked: Sendable {
  /// The parts of what came, by name.
  package typealias Answer = [String: String]

  /// It is asked now, and the closure is told what comes.
  case now(note: @Sendable (Answer) -> Void)
  /// It was asked before, and this came, each so long after the question.
  case before([(after: Duration, answer: Answer)])
  /// Nobody has written down what comes of it; the text says why.
  case never(why: String)
}
