import Platen
import PlatenTesting
import Testing

/// An operator, with its marble diagram from the Rx community.
struct OperatorExample: Sendable, CustomTestStringConvertible {
  /// The heading on the page.
  let name: String
  /// A one-sentence description of the operator.
  let text: String
  /// The input rows and the expected output.
  let marbles: String
  /// The output in Rx and the reason for the difference, if Combine differs.
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
