/// A question that a typed text can answer.
@MainActor
protocol TypedQuestion: AnyObject {
  /// The reason why the last answer cannot be used.
  var problem: String? { get }
  /// The lines of a script that give the answer; `nil` without an answer, or if the question has no
  /// such lines.
  var script: [String]? { get }

  /// Answers the question with a typed text, or with the default if the text is empty.
  func submit(typed text: String)
}

extension PromptScreen {
  /// Answers a question with a line of text.
  ///
  /// - Returns: The reason why the answer cannot be used, or `nil` if it can.
  func submit(_ line: String, to question: any TypedQuestion) async -> String? {
    question.submit(typed: facts.value(of: line))
    await whenIdle()
    return question.problem
  }
}
