import PlatenLines
import PlatenReactive

/// A script that has been played: what happened, and what is wrong with that.
package struct TranscriptCheck {
  package let script: Script
  /// What happened, in the words of the script where it says the same.
  package let playback: Playback
  /// Where it is another than the script expects.
  package let difference: Difference
  /// The first input, if any, that a transcript hides a part of, so that it cannot be played from
  /// one.
  package let hiddenInput: String?
  /// What is wrong beside the lines, each in words for a person.
  package let mistakes: [String]
  private let size: Session.Size

  /// Plays a script.
  ///
  /// - Parameter isExhaustive: Whether every line is to be expected, and nothing may be pending at
  ///   the end.
  @MainActor
  package init(_ script: Script, on stage: Stage, isExhaustive: Bool = true) async {
    self.script = script
    let happened = await Playback(of: script, on: stage)
    let isExhaustive = isExhaustive || script.lines.isEmpty
    playback = happened.inWords(of: script, isExhaustive: isExhaustive)
    difference = Difference(
      from: script.expected, to: playback.lines, notes: playback.notes)
    hiddenInput = happened.hiddenInputs(of: script).first
    size = stage.size.merged(script.size).session
    mistakes =
      [isExhaustive ? happened.pendingMessage : nil, playback.warningsMessage].compactMap { $0 }
  }

  /// What differs, in words for a person.
  package var message: String {
    let signs = "− expected, + happened" + (difference.hasNotes ? ", @ when and by what" : "")
    let title = "The transcript is another than expected (\(signs))."
    return [title, "\(difference)", hintAtWidth].compactMap { $0 }.joined(separator: "\n\n")
  }

  /// The steps that wrote something else than is expected.
  package var changedSteps: [Int] {
    script.steps.indices.filter { playback.output(of: $0) != script.expected(of: $0) }
  }
}

extension TranscriptCheck {
  /// Says so where the lines are those of a screen of another width.
  private var hintAtWidth: String? {
    let (old, new) = (script.expected, playback.lines)
    let (oldWidth, newWidth) = (old.map(\.cells).max() ?? 0, new.map(\.cells).max() ?? 0)
    let isSame = script.steps.indices.allSatisfy { step in
      script.expected(of: step).wordsByMark == playback.output(of: step).wordsByMark
    }
    guard oldWidth != newWidth, isSame else { return nil }
    return """
      The words are the same, and only their places differ: the expected lines are up to \
      \(oldWidth) cells wide, and those that happened up to \(newWidth). It is probably the \
      transcript of a screen of another width than the \(size.width) cells that it was played at.
      """
  }
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

extension Playback {
  fileprivate var pendingMessage: String? {
    if pending.isEmpty { return nil }
    return """
      The transcript ends, and this is still to come:

      \(pending.asLines)

      End it with «> wait», which shows what comes of it, or with «> close», which gives it up.
      """
  }

  fileprivate var warningsMessage: String? {
    let warnings = hiddenWarnings
    if warnings.isEmpty { return nil }
    return """
      The screen warns of a mistake, and the transcript does not show it.

      \(warnings.joined(separator: "\n"))
      """
  }
}

extension [PendingWork] {
  /// Each on a line of its own; work that reads alike is named once.
  package var asLines: String { map { "  \($0)" }.unique.joined(separator: "\n") }
}
