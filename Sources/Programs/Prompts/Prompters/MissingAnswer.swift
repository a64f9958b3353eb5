import ArgumentParser
import PlatenLines
import PlatenQuestions
import PlatenSession

extension QuestionFacts {
  /// Returns the error for a question without an answer, which names each way to answer it.
  ///
  /// - Parameters:
  ///   - reason: The reason why no person can be asked.
  ///   - recording: The file with the answers so far, or `nil` if they are not recorded.
  func missingAnswer(because reason: String, recordedIn recording: String? = nil) -> ValidationError
  {
    let others = otherWays(recording)
    let ways =
      isOfChoices
      ? listOfChoices + (others.isEmpty ? "" : "\nor " + others.joined(separator: ", or "))
      : (byOption + others).joined(separator: ", or ").firstUppercased
    return cannotAsk(reason, ways.isEmpty ? "Run the command in a terminal" : ways)
  }

  /// Returns the error for a screen that only a person or a script can answer.
  ///
  /// - Parameter lines: The lines of the screen.
  func missingScreen(
    because reason: String, _ lines: [String], recordedIn recording: String?
  ) -> ValidationError {
    let way = "\(scriptPlace(recording).firstUppercased). The screen is"
    return cannotAsk(reason, ([way] + lines.map { "  " + $0 }).joined(separator: "\n"))
  }

  private func cannotAsk(_ reason: String, _ ways: String) -> ValidationError {
    ValidationError("cannot ask for \(label.shown.inQuotes): \(reason). \(ways)")
  }

  /// The way to pass a script.
  private func scriptPlace(_ recording: String?) -> String {
    guard let file = recording?.printable.quotedIfNeeded else { return "answer with --script FILE" }
    return "add to \(file), and pass --script \(file)"
  }

  private var isOfChoices: Bool { !choices.isEmpty && kind != .confirmation }

  /// The maximum number of choices in a message.
  private static let maxListed = 20

  private var listOfChoices: String {
    let choices = choices.prefix(Self.maxListed)
    let others = self.choices.count - choices.count
    let options = choices.map { "  \(flag) \($0.value.quotedIfNeeded)" }
    let width = options.map(\.cells).max() ?? 0
    let rows = zip(options, choices).map { option, choice in
      option.padded(to: width + 3) + choice.title.printable
    }
    let first = kind == .choice ? "Pass one of" : "Pass one or more of"
    let more = others > 0 ? ["  and \(others) more"] : []
    return ([first] + rows + more).joined(separator: "\n")
  }

  /// The option of the command. A secret is never passed on the command line, which other users of
  /// the system can read.
  private var byOption: [String] {
    if kind == .secret { return placeholder.map { ["pass \($0) FILE"] } ?? [] }
    return ["pass " + (placeholder.map { "\(flag) \($0)" } ?? flag)]
  }

  private func otherWays(_ recording: String?) -> [String] {
    let variable = environment.map { "set \($0)" }
    let lines = "\(scriptPlace(recording)):  \(script.joined(separator: "; "))"
    return [variable, script.isEmpty ? nil : lines].compactMap { $0 }
  }
}

extension String {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

  /// The text with spaces at the end up to a width, in cells.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - cells))
  }
}
