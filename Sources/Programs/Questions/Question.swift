import PlatenNavigation

/// A question whose answer is a value.
@MainActor
package struct Question<Value: Sendable> {
  package let facts: QuestionFacts
  /// The default answer.
  package let standard: Value?
  /// Converts a typed answer, or throws the reason why it cannot be used.
  package let parse: (String) async throws -> Value
  /// Returns the answer as the text that remains on the terminal.
  let text: (Value) -> String
  /// Returns the lines of a script that give an answer; `nil` if the lines that were played or typed
  /// are to be recorded instead.
  let script: ((Value) -> [String])?
  /// Throws the reason why a default or a value from the command line cannot be an answer. Controls
  /// offer only values that can.
  package let accept: (Value) throws -> Void
  /// Throws the reason why an answer cannot be used.
  package let validate: (Value) async throws -> Void
  /// The text that a person at a terminal writes in an editor, instead of using the controls.
  let document: EditedDocument?
  /// Creates the controls of the question.
  let content: (Asking<Value>) -> AnyView

  package init(
    facts: QuestionFacts, standard: Value? = nil,
    parse: @escaping (String) async throws -> Value, text: @escaping (Value) -> String,
    script: ((Value) -> [String])? = nil, accept: @escaping (Value) throws -> Void = { _ in },
    validate: @escaping (Value) async throws -> Void = { _ in }, document: EditedDocument? = nil,
    content: @escaping (Asking<Value>) -> AnyView
  ) {
    (self.facts, self.standard, self.parse, self.text) = (facts, standard, parse, text)
    (self.script, self.accept, self.validate) = (script, accept, validate)
    (self.document, self.content) = (document, content)
  }
}

extension Question {
  /// Performs a part of the question that asks the program about an answer.
  ///
  /// - Throws: ``NestedQuestion`` if the part asks another question.
  package func checking<Result>(_ part: () async throws -> Result) async rethrows -> Result {
    try await ScreenPart.$current.withValue(.question(facts.label), operation: part)
  }
}
