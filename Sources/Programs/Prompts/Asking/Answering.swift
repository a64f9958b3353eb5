import ArgumentParser
import Foundation
import PlatenQuestions
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
    return try asking.result
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
}

extension QuestionFacts {
  /// Whether the default answers if no person can be asked. A confirmation has to come from a person or
  /// from the command line.
  var mayUseDefault: Bool { kind != .confirmation && kind != .secret }
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

  /// Throws the error that has ended the screen, if any.
  func check() throws {
    guard case .ended(let error) = phase else { return }
    throw (error as? NoMoreAnswers).map { ValidationError($0.reason) } ?? error
  }
}
