import ArgumentParser
import Foundation
import PlatenNavigation
import PlatenSession

extension Prompts {
  /// Returns the answer to a question from the first source that has one.
  @MainActor
  func answer<Value>(_ question: Question<Value>, given: Value?) async throws -> Value {
    let facts = question.facts
    if let given {
      return try await checked(try question.orDefault(given), question, from: facts.flag)
    }
    if let name = facts.environment, let text = ProcessInfo.processInfo.environment[name] {
      if text.isEmpty, let standard = try question.checkedDefault() {
        return try await checked(standard, question, from: name)
      }
      return try await checked(typed: text, question, from: name)
    }
    try question.checkedDefault()
    let asking = Asking(question)
    let (screen, entry) = (asking.screen, asking.entry)
    if let reason = try await PromptRun.current.show(screen, entry, for: self) {
      guard facts.mayUseDefault, asking.submitDefault() else {
        throw facts.missingAnswer(because: reason, recordedIn: record)
      }
      await screen.whenIdle()
      if let problem = asking.problem {
        throw ValidationError("the default of \(facts.label.shown.inQuotes): \(problem)")
      }
      try screen.check()
      try await PromptRun.current.leave(screen, entry, for: self)
    }
    if case .ended(let error) = screen.phase { throw error }
    guard let answer = asking.answer else { throw Cancelled() }
    return answer
  }

  /// Returns an answer from the command line or the environment if it is valid.
  @MainActor
  private func checked<Value>(
    typed text: String, _ question: Question<Value>, from source: String
  ) async throws -> Value {
    do {
      let value = try await question.checking { try await question.parse(text) }
      return try await checked(value, question, from: source)
    } catch let error as Invalid {
      throw ValidationError("\(source): \(error)")
    }
  }

  @MainActor
  private func checked<Value>(
    _ value: Value, _ question: Question<Value>, from source: String
  ) async throws -> Value {
    do {
      try question.accept(value)
      try await question.checking { try await question.validate(value) }
      return value
    } catch let error as Invalid {
      throw ValidationError("\(source): \(error)")
    }
  }
}

extension Asking {
  /// The screen of the question, of which the answer remains.
  var entry: ScreenEntry {
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
