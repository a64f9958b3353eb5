import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenNavigation

/// The explanation of the most recent change to an element of a screen.
@MainActor
struct ChangeExplanation {
  private let screen: LiveScreen

  init(of screen: LiveScreen) { self.screen = screen }

  /// Returns the changed text, the time, and the causes. See ``Session/why(_:within:)``.
  func lines(for name: String?, within width: Int) throws(InputError) -> [String] {
    screen.flush()
    let origins = try name.map { name throws(InputError) in
      try screen.names.element(named: name).origins(in: screen.frame.block)
    }
    guard let history = screen.history else { return ["this screen keeps no history of changes"] }
    if let name, origins?.isEmpty == true {
      return ["\(name.shown.inQuotes) is not on the screen"]
    }
    guard let turn = history.lastChange(of: origins) else {
      let (subject, screen) = name.map { ($0.shown.inQuotes, "the screen") } ?? ("the screen", "it")
      return ["\(subject) has not changed since \(history.start ?? "\(screen) was opened")"]
    }
    return history.changes(in: turn, of: origins) + reasons(for: history.turns[turn], within: width)
  }

  private func reasons(for turn: Turn, within width: Int) -> [String] {
    let input = turn.input.map { $0.line.shown.inQuotes }
    let causes = (turn.isByInput ? [input].compactMap { $0 } : []) + turn.otherCauses
    let doer = causes.isEmpty ? "" : ", by \(causes.joined(separator: ", "))"
    var rows = [HelpEntry(term: "changed", meaning: "at \(turn.moment.text)\(doer)")]
    if !turn.isByInput, let input, let moment = turn.input?.moment {
      rows.append(HelpEntry(term: "after", meaning: "\(input), at \(moment.text)"))
    }
    let names = StateChange.names(of: turn.published, in: screen.graph)
    if !names.isEmpty {
      rows.append(HelpEntry(term: "published", meaning: names.joined(separator: ", ")))
    }
    return described(rows, within: width)
  }
}

// MARK: - Comparing frames

extension History {
  /// The maximum number of lines shown for a change.
  private static let maxLines = 6

  /// Returns the index of the last turn that changed the lines of the specified nodes, or any line.
  ///
  /// Turns that only changed the size are skipped, because their cause is obvious.
  fileprivate func lastChange(of origins: Set<NodeID>?) -> Int? {
    turns.indices.last { turn in
      if turns[turn].isOfSizeOnly { return false }
      let (before, after) = (frame(before: turn), turns[turn].frame)
      guard let origins else { return !before.plain.patch(to: after.plain).isEmpty }
      return before.texts(from: origins) != after.texts(from: origins)
    }
  }

  /// Returns the changes that a turn made to the lines of the specified nodes, or to all lines.
  fileprivate func changes(in turn: Int, of origins: Set<NodeID>?) -> [String] {
    let (before, after) = (frame(before: turn), turns[turn].frame)
    let lines =
      origins.map { before.texts(from: $0).changes(to: after.texts(from: $0)) }
      ?? before.plain.patch(to: after.plain).transcriptLines
    return lines.prefix(Self.maxLines)
      + (lines.count > Self.maxLines ? ["… \(lines.count - Self.maxLines) more"] : [])
  }

  /// The time at which the stored history begins, or `nil` if it begins when the screen was opened.
  fileprivate var start: String? {
    count == turns.count
      ? nil : "\(turns[0].moment.text); only the last \(turns.count) changes are kept"
  }
}

extension Frame {
  /// A copy without styles, so changes to colors or the focus do not count.
  fileprivate var plain: Frame { Frame(block.mapLines { Line($0.text) }) }

  /// Returns the text of the lines that the specified nodes produce.
  fileprivate func texts(from origins: Set<NodeID>) -> [String] {
    guard let range = block.lines(from: origins) else { return [] }
    return block.prefix(range.upperBound).dropFirst(range.lowerBound).lines.map(\.text)
  }
}

extension [String] {
  /// Returns the removed lines, marked with `-`, and the added lines, marked with `+`.
  fileprivate func changes(to new: [String]) -> [String] {
    AlignedLines(self, new).rows.compactMap { row in
      switch row {
      case .both: nil
      case .old(let index): "- " + self[index]
      case .new(let index): "+ " + new[index]
      }
    }
  }
}
