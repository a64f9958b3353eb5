import Platen
import PlatenTesting
import Testing

/// An operator, with the marbles that the Rx community publishes of it.
struct OperatorExample: Sendable, CustomTestStringConvertible {
  /// The heading on the page.
  let name: String
  /// What it does, in a sentence.
  let text: String
  /// The rows that are played, and what comes of them.
  let marbles: String
  /// Where Combine differs from Rx: what Rx gives, and why.
  let difference: String?
  /// The line in `OperatorExamples.swift`.
  let line: Int
  let pipeline: @Sendable (MarblePlay) -> AnyPublisher<String, MarbleFailure>

  init<Result: Publisher<String, MarbleFailure> & SendableMetatype>(
    _ name: String, _ text: String, _ marbles: String, difference: String? = nil,
    line: Int = #line, pipeline: @escaping @Sendable (MarblePlay) -> Result
  ) {
    self.name = name
    self.text = text
    self.marbles = marbles
    self.difference = difference
    self.line = line
    self.pipeline = { pipeline($0).eraseToAnyPublisher() }
  }

  var testDescription: String { name }
}
