import PlatenLines
import PlatenReactive
import PlatenSession

/// A script that has been played: what happened, and what is wrong with that.
package struct TranscriptCheck {
  package let script: Script
  /// What happened, in the words of the script where it says the same.
  package let scriptRun: ScriptRun
  /// Where it is another than the script expects.
  package let difference: TranscriptDiff
  /// The first input, if any, that a transcript hides a part of, so that it cannot be played from
  /// one.
  package let hiddenInput: String?
  /// What is wrong beside the lines, each in words for a person.
  package let mistakes: [String]
  let size: Session.Size

  /// Plays a script.
  ///
  /// - Parameter isExhaustive: Whether every line is to be expected, and nothing may be pending at
  ///   the end.
  @MainActor
  package init(_ script: Script, on host: TestHost, isExhaustive: Bool = true) async {
    self.script = script
    let happened = await ScriptRun(of: script, on: host)
    let isExhaustive = isExhaustive || script.lines.isEmpty
    scriptRun = happened.inWords(of: script, isExhaustive: isExhaustive)
    difference = TranscriptDiff(
      from: script.expected, to: scriptRun.lines, notes: scriptRun.notes)
    hiddenInput = happened.hiddenInputs(of: script).first
    size = host.size.merged(script.size).session
    mistakes =
      [script.flaw, isExhaustive ? happened.pendingMessage : nil, scriptRun.warningsMessage]
      .compactMap { $0 }
  }

  /// What differs, in words for a person.
  package var message: String {
    let signs = "− expected, + actual" + (difference.hasNotes ? ", @ time and cause" : "")
    let title = "The transcript differs from the expected one (\(signs))."
    return [title, "\(difference)", hint].compactMap { $0 }.joined(separator: "\n\n")
  }

  /// The steps that wrote something else than is expected.
  package var changedSteps: [Int] {
    script.steps.indices.filter { scriptRun.output(of: $0) != script.expected(of: $0) }
  }
}

extension ScriptRun {
  fileprivate var pendingMessage: String? {
    if pending.isEmpty { return nil }
    return """
      The transcript ends while work is pending:

      \(pending.asLines)

      End the transcript with "> wait" to show the result, or with "> close" to cancel the work.
      """
  }

  fileprivate var warningsMessage: String? {
    let warnings = hiddenWarnings.unique
    if warnings.isEmpty { return nil }
    return """
      The screen logged a warning that the transcript does not show.

      \(warnings.joined(separator: "\n"))

      If the warning is expected, include the log in the transcript: pass log: true in a test, or \
      --log to the program.
      """
  }
}

extension [PendingWork] {
  /// Each on a line of its own; work that reads alike is named once.
  package var asLines: String { map { "  \($0)" }.unique.joined(separator: "\n") }
}

extension TranscriptCheck {
  /// What probably lies behind the difference, for who has not seen its like before.
  var hint: String? {
    if isOfAnotherWidth {
      return """
        The words are equal, but their positions differ: the expected lines are up to \
        \(Self.width(of: script.expected)) cells wide, the actual lines up to \
        \(Self.width(of: scriptRun.lines)). The transcript is probably from a screen of another width \
        than \(size.width) cells. Specify the width with width: in the test, or in the first line of \
        the transcript, as in # width 60.
        """
    }
    if difference.happened.contains(where: { $0.hasPrefix("! ") }) {
      return "A line that begins with ! gives the reason why a command failed."
    }
    if difference.isMore, script.lines.contains(where: { !$0.isInput }) {
      return """
        The expected lines all appear, but so do the lines marked +. If they are correct, add them to \
        the transcript; if they do not matter, pass isExhaustive: false.
        """
    }
    return nil
  }

  private var isOfAnotherWidth: Bool {
    Self.width(of: script.expected) != Self.width(of: scriptRun.lines)
      && script.steps.indices.allSatisfy { step in
        script.expected(of: step).wordsByMark == scriptRun.output(of: step).wordsByMark
      }
  }

  private static func width(of lines: [String]) -> Int { lines.map(\.cells).max() ?? 0 }
}

extension [String] {
  /// The words of the lines of each mark, without what a width decides: spaces, ends of lines and
  /// rules.
  fileprivate var wordsByMark: [Character?: String] {
    Dictionary(grouping: self, by: \.first).mapValues { lines in
      lines.map { $0.dropFirst().filter { $0 != " " && $0 != "─" } }.joined()
    }
  }
}
