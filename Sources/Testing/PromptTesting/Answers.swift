import PlatenPrompts

/// The answers to the questions of a command, for tests that do not compare its screens.
///
///     let url = try await Answers(["Region": "Virginia", "Name": "web"]).answering {
///       try await deploy()
///     }
public struct Answers: Sendable {
  private let texts: [String: String]

  /// Creates answers.
  ///
  /// - Parameter texts: The answers by the label of the question. Several choices are separated by
  ///   commas.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// Performs work whose questions are answered.
  ///
  /// - Throws: The error of the work; `ValidationError` for a question without an answer, or whose
  ///   answer is not valid.
  @MainActor
  public func answering<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async throws -> Result {
    try await KnownAnswers(texts).answering(work)
  }
}
