@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenReactive
import PlatenViews

extension Session {
  /// Takes a line that is about to be carried out for the cause of what changes.
  package func noteCommand(_ line: String) { history?.note(line: line) }

  /// When and by whom the frame was changed since this was last asked, as far as the command does not
  /// say it; without secrets.
  package func takeChangeNote() -> String? {
    history?.takeNews().note.map(withoutSecrets)
  }

  /// What changed a control or a labelled line last, or the screen if none is named: when, and what
  /// did that, in lines for a person.
  ///
  /// - Parameter width: The cells that a line takes at most, but for those of the frame.
  /// - Throws: As ``value(of:)``.
  /// - Complexity: O(*nt*) in the lines of the frame and the turns that are kept.
  package func why(_ name: String?, within width: Int) throws(InputError) -> [String] {
    flush()
    let origins = try name.map { name throws(InputError) in
      try shown(name).origins(in: frame.block)
    }
    guard let history else { return ["this screen keeps no history of changes"] }
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
    let names = StateChange.names(of: turn.published, in: graph)
    if !names.isEmpty {
      rows.append(HelpEntry(term: "published", meaning: names.joined(separator: ", ")))
    }
    return described(rows, within: width)
  }
}

// MARK: - Lines at several moments

extension History {
  /// Lines of a change that are shown at most.
  private static let mostLines = 6

  /// The last turn that has changed the lines of some places, or any. Nobody asks for those that only
  /// have another size: users see that by themselves.
  fileprivate func lastChange(of origins: Set<NodeID>?) -> Int? {
    turns.indices.last { turn in
      if turns[turn].isOfSizeOnly { return false }
      let (before, after) = (frame(before: turn), turns[turn].frame)
      guard let origins else { return !before.plain.patch(to: after.plain).isEmpty }
      return before.texts(from: origins) != after.texts(from: origins)
    }
  }

  /// What a turn has made of the lines of some places, or of all.
  fileprivate func changes(in turn: Int, of origins: Set<NodeID>?) -> [String] {
    let (before, after) = (frame(before: turn), turns[turn].frame)
    let lines =
      origins.map { before.texts(from: $0).changes(to: after.texts(from: $0)) }
      ?? before.plain.patch(to: after.plain).transcriptLines
    return lines.prefix(Self.mostLines)
      + (lines.count > Self.mostLines ? ["… \(lines.count - Self.mostLines) more"] : [])
  }

  /// Since when it is known what has changed; `nil` if that is ever since the screen was opened.
  fileprivate var start: String? {
    count == turns.count
      ? nil : "\(turns[0].moment.text); only the last \(turns.count) changes are kept"
  }
}

extension Frame {
  /// The same without its looks: who only sees another colour, or the focus elsewhere, sees no change.
  fileprivate var plain: Frame { Frame(block.mapLines { Line($0.text) }) }

  /// What the lines of some places say.
  fileprivate func texts(from origins: Set<NodeID>) -> [String] {
    guard let range = block.lines(from: origins) else { return [] }
    return block.prefix(range.upperBound).dropFirst(range.lowerBound).lines.map(\.text)
  }
}

extension [String] {
  /// The lines that go and come, marked.
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
