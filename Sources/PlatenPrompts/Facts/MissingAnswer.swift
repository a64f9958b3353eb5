import ArgumentParser
import PlatenLines
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
    return ValidationError(
      "cannot ask for \(label.shown.inQuotes): \(reason). "
        + (ways.isEmpty ? "Run the command in a terminal" : ways))
  }

  private var isOfChoices: Bool { !choices.isEmpty && kind != .confirmation }

  /// The maximum number of choices in a message.
  private static let mostListed = 20

  private var listOfChoices: String {
    let choices = choices.prefix(Self.mostListed)
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
    let place = recording.map { name in
      let file = name.printable.quotedIfNeeded
      return "add to \(file), and pass --script \(file)"
    }
    let lines = "\(place ?? "answer with --script FILE"):  \(script.joined(separator: "; "))"
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
