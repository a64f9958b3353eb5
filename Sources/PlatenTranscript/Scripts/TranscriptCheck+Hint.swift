import PlatenLines
import PlatenSession

extension TranscriptCheck {
  /// What probably lies behind the difference, for who has not seen its like before.
  var hint: String? {
    if isOfAnotherWidth {
      return """
        The words are the same, and only their places differ: the expected lines are up to \
        \(Self.width(of: script.expected)) cells wide, and those that happened up to \
        \(Self.width(of: scriptRun.lines)). It is probably the transcript of a screen of another \
        width than the \(size.width) cells that it was played at. A test says the width by width:, \
        a transcript by its first line, as in # width 60.
        """
    }
    if difference.happened.contains(where: { $0.hasPrefix("! ") }) {
      return "A line with ! says why a command could not be carried out."
    }
    if difference.isMore, script.lines.contains(where: { !$0.isInput }) {
      return """
        All that is expected happens, and the lines marked + as well. If they are right, they belong \
        in the transcript; where they do not matter, a test says isExhaustive: false.
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
