import ArgumentParser
import PlatenContext
import PlatenNavigation
import PlatenSession

/// A question whose answer is a value.
@MainActor
struct Question<Value: Sendable> {
  var facts: QuestionFacts
  /// The default answer.
  var standard: Value?
  /// Converts a typed answer, or throws the reason why it cannot be used.
  let parse: (String) async throws -> Value
  /// Returns the answer as the text that remains on the terminal.
  let text: (Value) -> String
  /// Returns the lines of a script that give an answer; `nil` if the lines that were played or typed
  /// are to be recorded instead.
  var script: ((Value) -> [String])?
  /// Throws the reason why a default or a value from the command line cannot be an answer. Controls
  /// offer only values that can.
  var accept: (Value) throws -> Void = { _ in }
  /// Throws the reason why an answer cannot be used.
  var validate: (Value) async throws -> Void = { _ in }
  /// The text that a person at a terminal writes in an editor, instead of using the controls.
  var document: EditedDocument?
  /// Creates the controls of the question.
  let content: (Asking<Value>) -> AnyView
}

extension Question {
  /// Returns the default before it is used or offered.
  ///
  /// - Throws: An error if the default cannot be an answer, which is a mistake in the program.
  @discardableResult
  func checkedDefault() throws -> Value? {
    do {
      try standard.map(accept)
    } catch {
      throw ValidationError("the default of \(facts.label.shown.inQuotes): \(error)")
    }
    return standard
  }

  /// Returns the default in place of an empty text.
  func orDefault(_ value: Value) throws -> Value {
    (value as? String)?.isEmpty == true ? try checkedDefault() ?? value : value
  }

  /// Performs a part of the question that asks the program about an answer.
  ///
  /// - Throws: ``NestedQuestion`` if the part asks another question.
  func checking<Result>(_ part: () async throws -> Result) async rethrows -> Result {
    try await PromptRun.$part.withValue(.question(facts.label), operation: part)
  }
}

/// A question that is being asked.
@MainActor
final class Asking<Value: Sendable>: ObservableObject {
  let question: Question<Value>
  let screen: PromptScreen
  private(set) var answer: Value?
  /// Whether the answer is the default, which was neither typed nor chosen.
  private(set) var isDefault = false
  @Published private(set) var problem: String?
  /// Whether an answer is being validated.
  @Published private(set) var isValidating = false

  init(_ question: Question<Value>) {
    self.question = question
    screen = PromptScreen(question.facts, keeping: .summary)
    screen.question = self
    screen.document = question.document
  }

  /// Answers the question if the answer is valid.
  func submit(_ value: Value) { submit(isDefault: false) { value } }

  /// Answers the question with its default, if it has one.
  ///
  /// - Returns: Whether the question has a default.
  func submitDefault() -> Bool {
    guard let standard = question.standard else { return false }
    submit(isDefault: true) { standard }
    return true
  }

  private func submit(isDefault: Bool, _ value: @escaping () async throws -> Value) {
    guard !isValidating else { return }
    problem = nil
    isValidating = true
    screen.validate { [self] in
      do {
        let value = try await question.checking {
          let value = try await value()
          try await question.validate(value)
          return value
        }
        (answer, self.isDefault) = (value, isDefault)
        screen.answer()
      } catch let error as NestedQuestion {
        fail(error)
      } catch {
        problem = String(ordered: error)
      }
      isValidating = false
    }
  }

  /// Ends the question because of a mistake in the program, which no answer corrects.
  func fail(_ error: NestedQuestion) { screen.end(with: error) }

  /// Forgets the reason why the last answer cannot be used.
  func clearProblem() { if problem != nil { problem = nil } }

  /// The answered question in one line; `nil` without an answer.
  var line: AnswerLine? {
    answer.map {
      let source = isDefault ? " (default)" : ""
      return AnswerLine(label: question.facts.label, answer: question.text($0) + source)
    }
  }
}

extension Asking: TypedQuestion {
  var script: [String]? {
    guard let answer else { return nil }
    return question.script?(answer)
  }

  func submit(typed text: String) {
    if text.isEmpty, submitDefault() { return }
    submit(isDefault: false) { [question] in try await question.parse(text) }
  }
}
