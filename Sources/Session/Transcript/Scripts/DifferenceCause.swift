import PlatenContext
import PlatenSession

extension TranscriptCheck {
  /// The probable cause of the first difference, in one or two sentences; `nil` if it is unknown.
  var cause: String? {
    if let explanation = scriptRun.explanation { return explanation }
    guard let step = changedSteps.first, case .input(let written) = script.steps[step] else {
      return nil
    }
    // The echo masks a secret that the script contains.
    let shown = scriptRun.output(of: step).first { $0.hasPrefix("> ") } ?? written
    if let failure = scriptRun.unexpectedFailure(of: step, in: script) {
      let work = scriptRun.pending(before: step)
      let input = failure.namesMissingSecret ? written : shown
      let sentence = "\(input.command.inQuotes) failed: \(failure)"
      return (failure.last == "?" ? sentence : sentence + ".") + advice(about: failure, work)
    }
    if hiddenInput == written {
      return """
        \(shown.command.inQuotes) contains a secret, which a transcript must not show. In a \
        secure field, write $NAME in its place, and pass secrets: ["NAME": "…"] in a test, or \
        --secret NAME=… to the program; in another field, use another text.
        """
    }
    return causeOfLateLines(in: step, shown)
  }

  private func advice(about failure: String, _ work: [PendingWork]) -> String {
    if failure.namesMissingSecret {
      return #" In a test, pass secrets: ["NAME": "…"]."#
    }
    if !failure.hasPrefix("no control ") || work.isEmpty { return "" }
    return " The following work was pending; to wait for it, insert \"> wait\": \(work.inOneLine)."
  }

  /// Returns the pending work if a line that is expected in a step appears in a later one.
  private func causeOfLateLines(in step: Int, _ input: String) -> String? {
    let work = scriptRun.pending(after: step)
    let happened = scriptRun.output(of: step)
    let missing = script.expected(of: step).filter { !happened.contains($0) }
    let later = Set(
      (step + 1..<script.steps.count).flatMap { scriptRun.output(of: $0).dropFirst() })
    guard let line = missing.first(where: later.contains), !work.isEmpty else { return nil }
    return """
      \(line.inQuotes) appeared after a later command, because the following work was pending after \
      \(input.command.inQuotes): \(work.inOneLine). To wait for it, insert "> wait".
      """
  }
}

extension String {
  /// The command of an input line, without its `>`.
  fileprivate var command: String { String(dropFirst(2)) }

  /// Whether this error message concerns the name of a secret, so the line contains no secret itself.
  fileprivate var namesMissingSecret: Bool { hasPrefix("no secret ") }
}

extension [PendingWork] {
  fileprivate var inOneLine: String { map { "\($0)" }.unique.joined(separator: "; ") }
}
