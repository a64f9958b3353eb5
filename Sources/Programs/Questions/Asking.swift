import PlatenContext
import PlatenNavigation
import PlatenSession
import PlatenTranscript

/// A question that is being asked.
@MainActor
package final class Asking<Value: Sendable>: ObservableObject {
  package let question: Question<Value>
  package let screen: PromptScreen
  private(set) var answer: Value?
  /// Whether the answer is the default, which was neither typed nor chosen.
  private var isDefault = false
  @Published package private(set) var problem: String?
  /// Whether an answer is being validated.
  @Published private(set) var isValidating = false

  package init(_ question: Question<Value>) {
    self.question = question
    screen = PromptScreen(question.facts, keeping: .summary)
    screen.question = self
  }

  /// Answers the question if the answer is valid.
  package func submit(_ value: Value) { submit(isDefault: false) { value } }

  /// Answers the question with its default, if it has one.
  ///
  /// - Returns: Whether the question has a default.
  package func submitDefault() -> Bool {
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
  package func fail(_ error: NestedQuestion) { screen.end(with: error) }

  /// Forgets the reason why the last answer cannot be used.
  package func clearProblem() { if problem != nil { problem = nil } }

  /// The answer, once the screen has ended.
  package var result: Value {
    get throws {
      if case .ended(let error) = screen.phase { throw error }
      guard let answer else { throw Cancelled() }
      return answer
    }
  }

  /// The answered question in one line; `nil` without an answer.
  var line: AnswerLine? {
    answer.map {
      let source = isDefault ? " (default)" : ""
      return AnswerLine(label: question.facts.label, answer: question.text($0) + source)
    }
  }
}

extension Asking: TypedQuestion {
  package var document: EditedDocument? { question.document }

  package var script: [String]? {
    guard let answer else { return nil }
    return question.script?(answer)
  }

  package func submit(typed text: String) {
    if text.isEmpty, submitDefault() { return }
    submit(isDefault: false) { [question] in try await question.parse(text) }
  }
}

extension Asking {
  /// The screen of the question, of which the answer remains.
  package var entry: ScreenEntry {
    ScreenEntry(question.facts.label) { [self] in
      PromptRoot(screen: screen) {
        AskingScreen(asking: self)
      } summary: {
        self.line.lineLimit(1)
      }
    }.finishing(screen.finishWork)
  }
}

/// The controls of a question, its validation in progress, and the reason why the last answer cannot
/// be used.
struct AskingScreen<Value: Sendable>: View {
  @ObservedObject var asking: Asking<Value>

  var body: some View {
    asking.question.content(asking)
    if asking.isValidating { ProgressView("checking") }
    if let problem = asking.problem { Text(problem).foregroundStyle(.red) }
  }
}
