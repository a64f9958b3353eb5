/// What comes into a session from outside, such as the answers of a service: it is written down as it
/// comes, or told again as it was written down.
package protocol ResponseSource: Sendable {
  /// Somebody asks something of the outside. The same question may be asked again and again.
  func ask(_ question: String) -> Resolution
}

/// What becomes of a question to the outside.
package enum Resolution: Sendable {
  /// The parts of what came, by name.
  package typealias Answer = [String: String]

  /// The name of a part that is no text, but bytes in base64.
  package static let bytes = "base64"

  /// It is asked now, and the closure is told what comes.
  case now(note: @Sendable (Answer) -> Void)
  /// It was asked before, and this came.
  case before([RecordedAnswer])
  /// Nobody has written down what comes of it; the text says why.
  case never(why: String)
}

/// An answer that came before, or a part of one.
package struct RecordedAnswer: Sendable {
  /// The time from the question to it.
  package let delay: Duration
  /// Its place among all answers: of those in one moment the earlier was first.
  package let position: UInt32
  package let answer: Resolution.Answer

  package init(after delay: Duration, _ position: UInt32, _ answer: Resolution.Answer) {
    self.delay = delay
    self.position = position
    self.answer = answer
  }
}
