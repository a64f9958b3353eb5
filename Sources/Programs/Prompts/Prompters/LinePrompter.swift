import Foundation
import PlatenLines
import PlatenQuestions
import PlatenSession
import PlatenTerminal
import PlatenTranscript

/// A person or a program that answers each question with one line of text.
@MainActor
final class LinePrompter: Prompter {
  /// Whether questions are written as lines of JSON, rather than as plain text for a screen reader.
  private let isJSON: Bool
  private let lines: ScriptReader
  private let output: OutputPrompter
  private let write: (Line) -> Void
  /// The source of answers for screens, which no single line can answer.
  private let screens: ScriptPrompter

  /// - Parameters:
  ///   - write: A closure that receives each line of a question.
  ///   - writeText: A closure that receives each line of a screen or a transcript.
  init(
    isJSON: Bool, recorder: ScriptRecorder?, width: Int, write: @escaping (Line) -> Void,
    writeText: @escaping (Line) -> Void
  ) {
    lines = ScriptReader(.input)
    output = OutputPrompter(recorder: recorder, width: width, write: writeText)
    screens = ScriptPrompter(
      lines, named: "standard input", isInteractive: true, isSpoken: !isJSON, recorder: recorder,
      write: writeText)
    (self.isJSON, self.write) = (isJSON, write)
  }

  var recorder: ScriptRecorder? { output.recorder }

  func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    guard let question = screen.question else {
      if !isJSON { write("Answer with commands, such as set and press; help lists them.") }
      return try await screens.show(screen, entry)
    }
    if !isJSON, let document = question.document {
      try await screen.answer(question, in: document)
    } else {
      screen.onEnd = { [lines] in lines.stopWaiting() }
      while screen.isAsking { try await ask(question, on: screen) }
    }
    if screen.isAnswered { try await output.leave(entry) }
  }

  private func ask(_ question: any TypedQuestion, on screen: PromptScreen) async throws {
    let line = try await line(after: screen.facts)
    guard screen.isAsking else { return }
    guard case .text(let text) = line?.content else {
      // A program that ends its input leaves the rest to the defaults. A person does not.
      if isJSON { throw NoMoreAnswers.endOfInput }
      return screen.end(with: NoMoreAnswers.endOfInput)
    }
    if let problem = await screen.submit(text, to: question) { write(report(problem)) }
  }

  func watch(
    _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
  ) async throws {
    try await output.watch(screen, entry, begin: begin)
  }

  func read(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    if isJSON { return try await output.read(screen, entry) }
    screen.isPlain = true
    try await leave(entry)
    screen.onEnd = { [lines] in lines.stopWaiting() }
    write("Return to continue:")
    _ = try await lines.next()
    screen.answer()
  }

  func leave(_ entry: ScreenEntry) async throws { try await output.leave(entry) }

  private func write(_ text: String) { Line.lines(of: text).forEach(write) }

  /// Writes a question, and reads the line that follows. At a terminal, a secret has no echo.
  private func line(after facts: QuestionFacts) async throws -> ScriptLine? {
    let isHidden = facts.kind == .secret && FileDescriptor.input.isTerminal
    // A person begins to type as soon as the question appears.
    if isHidden { HiddenInput.begin(at: FileDescriptor.input.number) }
    defer {
      if isHidden {
        HiddenInput.end()
        if !isJSON { write("") }
      }
    }
    write(isJSON ? facts.json : facts.spoken)
    return try await lines.next()
  }

  private func report(_ problem: String) -> String {
    isJSON ? ["error": problem].json : problem.printable
  }
}

extension QuestionFacts {
  /// The question in plain text, with numbers for its choices.
  fileprivate var spoken: String {
    let choices = choices.enumerated().map { "  \($0.offset + 1) \($0.element.title.printable)" }
    let hint =
      switch kind {
      case .choice: " (a number)"
      case .choices where self.choices.isEmpty: " (separated by commas)"
      case .choices: " (numbers, separated by commas)"
      case .confirmation: " (yes or no)"
      default: standard.map { " (default \($0.printable))" } ?? ""
      }
    let listed = kind == .confirmation ? [] : choices
    return ([label.printable + hint + ":"] + listed).joined(separator: "\n")
  }

  /// The values of the choices that a line of text refers to by number or title; for other questions,
  /// the line itself.
  func value(of line: String) -> String {
    let text = line.trimmingCharacters(in: .whitespaces)
    guard kind == .choice || kind == .choices else { return text }
    return text.split(separator: ",").map { part in
      let part = part.trimmingCharacters(in: .whitespaces)
      if let number = Int(part), choices.indices.contains(number - 1) {
        return choices[number - 1].value
      }
      return choices.first { $0.title == part }?.value ?? part
    }.joined(separator: ",")
  }

  /// The question as one line of JSON.
  var json: String {
    var object: [String: Any] = ["label": label, "kind": kind.rawValue, "flag": flag]
    if !choices.isEmpty {
      object["options"] = choices.map { ["value": $0.value, "title": $0.title] }
    }
    object["default"] = standard
    object["environment"] = environment
    return object.json
  }
}

extension [String: Any] {
  /// The dictionary as one line of JSON, with sorted keys.
  var json: String {
    let data = try? JSONSerialization.data(
      withJSONObject: self, options: [.sortedKeys, .withoutEscapingSlashes])
    // The values are strings, and arrays and dictionaries of strings.
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
