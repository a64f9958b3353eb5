import PlatenReactive
import PlatenViews

/// A question whose answer is a value.
@MainActor
struct Question<Value: Sendable> {
  var facts: QuestionFacts
  /// The default answer.
  var standard: Value?
  /// Converts a typed answer, or throws the reason why it cannot be used.
  let parse: (String) throws -> Value
  /// Returns the answer as the text that remains on the terminal.
  let text: (Value) -> String
  /// Throws the reason why an answer cannot be used.
  var validate: (Value) async throws -> Void = { _ in }
  /// Creates the controls of the question.
  let content: (Asking<Value>) -> AnyView
}

/// A question that is being asked.
@MainActor
final class Asking<Value: Sendable>: ObservableObject {
  let question: Question<Value>
  private let screen: PromptScreen
  private(set) var answer: Value?
  /// The reason why the last answer cannot be used.
  @Published private(set) var problem: String?
  /// Whether an answer is being validated.
  @Published private(set) var isValidating = false

  init(_ question: Question<Value>, on screen: PromptScreen) {
    (self.question, self.screen) = (question, screen)
  }

  /// Answers the question if the answer is valid.
  func submit(_ value: Value) {
    guard !isValidating else { return }
    problem = nil
    isValidating = true
    screen.perform { [self] in
      do {
        try await question.validate(value)
        answer = value
        screen.answer()
      } catch {
        problem = "\(error)"
      }
      isValidating = false
    }
  }

  /// Answers the question with a typed text, or with the default if the text is empty.
  func submit(typed text: String) {
    if text.isEmpty, let standard = question.standard { return submit(standard) }
    do {
      submit(try question.parse(text))
    } catch {
      problem = "\(error)"
    }
  }

  /// Forgets the reason why the last answer cannot be used.
  func clearProblem() { if problem != nil { problem = nil } }
}
