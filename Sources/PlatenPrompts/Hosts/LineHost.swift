import Foundation
import PlatenLines
import PlatenProcess
import PlatenSession
import PlatenTranscript

/// A person or a program that answers each question with one line of text.
@MainActor
final class LineHost: PromptHost {
  /// The form in which questions are written.
  enum Form {
    /// Numbered lines of plain text, which a screen reader can read.
    case text
    /// One line of JSON.
    case json
  }

  private let form: Form
  private let lines: ScriptReader
  private let write: (String) -> Void
  /// The host of screens, which no single line can answer.
  private let screens: any PromptHost

  init(
    _ form: Form, _ lines: ScriptReader, screens: any PromptHost, write: @escaping (String) -> Void
  ) {
    (self.form, self.lines, self.screens, self.write) = (form, lines, screens, write)
  }

  func show(
    _ screen: PromptScreen, _ entry: ScreenRegistry.Entry, submit: Submit?
  ) async throws {
    guard let submit else { return try await screens.show(screen, entry, submit: nil) }
    let facts = screen.facts
    while screen.isAsking {
      write(form == .json ? facts.json : facts.spoken)
      guard let line = try await nextLine(isSecret: facts.kind == .secret),
        case .text(let text) = line.content
      else {
        throw NoMoreAnswers(reason: "standard input has ended")
      }
      if let problem = await submit(facts.value(of: text)) { write(report(problem)) }
    }
  }

  func watch(_ screen: PromptScreen, _ entry: ScreenRegistry.Entry) async throws {
    try await screens.watch(screen, entry)
  }

  /// Reads a line, without an echo at a terminal if the line is a secret.
  private func nextLine(isSecret: Bool) async throws -> ScriptLine? {
    guard isSecret, FileDescriptor.input.isTerminal else { return try await lines.next() }
    var modes = termios()
    tcgetattr(FileDescriptor.input.number, &modes)
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(FileDescriptor.input.number, TCSAFLUSH, &silent)
    defer {
      tcsetattr(FileDescriptor.input.number, TCSANOW, &modes)
      write("")
    }
    return try await lines.next()
  }

  private func report(_ problem: String) -> String {
    switch form {
    case .text: problem.printable
    case .json: ["error": problem].json
    }
  }
}

extension QuestionFacts {
  /// The question in plain text, with numbers for its choices.
  fileprivate var spoken: String {
    let choices = choices.enumerated().map { "  \($0.offset + 1) \($0.element.title.printable)" }
    let hint =
      switch kind {
      case .choice: " (a number)"
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
  fileprivate var json: String {
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
  fileprivate var json: String {
    let data = try? JSONSerialization.data(
      withJSONObject: self, options: [.sortedKeys, .withoutEscapingSlashes])
    // The values are strings, and arrays and dictionaries of strings.
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
